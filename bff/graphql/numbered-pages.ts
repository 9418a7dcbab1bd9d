import { parseInRange, readArguments } from '../host/failures.ts';
import {
  listOfPages,
  pageConnection,
  parseWindow,
  sliceConnection,
  type ConnectionArguments,
  type ConnectionNode,
} from './connections.ts';

/** A list of a host that has numbered pages of one size. */
interface NumberedList<T> {
  /** The nodes on a page. */
  pageSize: number;
  idOf: (node: T) => string;
  /** Whether new nodes are added at the front. */
  isNewestFirst?: boolean;
  /** Reads a page, from 1, and the number of nodes on all pages. */
  readPage: (page: number) => Promise<{ nodes: T[]; total: number }>;
}

const MAX_SIZE = 50;
const LAST_PAGE = 100_000;

/** Returns part of a list, by a numbered page or by cursors. Throws BAD_USER_INPUT for arguments that cannot be combined. */
export async function connectionOfPages<T>(
  args: ConnectionArguments,
  { pageSize, readPage, ...order }: NumberedList<T>,
): Promise<ConnectionNode<T>> {
  const { window, page } = readArguments({
    window: () => parseWindow(args, { usualSize: pageSize, maxSize: MAX_SIZE }),
    page: () => parseInRange('page', args.page ?? 1, 1, LAST_PAGE),
  });
  if (window) return sliceConnection({ ...listOfPages(pageSize, readPage), ...order }, window);
  const { nodes, total: totalItems } = await readPage(page);
  const totalPages = Math.ceil(totalItems / pageSize);
  return pageConnection(nodes, { offset: (page - 1) * pageSize, page, totalItems, totalPages });
}
