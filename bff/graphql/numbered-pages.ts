import { parseInRange, readArguments } from '../host/failures.ts';
import {
  listOfPages,
  pageConnection,
  parseWindow,
  sliceConnection,
  type ConnectionArguments,
  type ConnectionNode,
} from './connections.ts';

/** The number of items on a page of the host's lists for staff. */
const PAGE_SIZE = 20;
const MAX_PAGE = 100_000;

/** One page of a list of the host. */
interface HostPage<T> {
  nodes: T[];
  total: number;
}

/** Returns part of a list of the host, which has numbered pages of 20: one page, or a part by cursors. */
export async function readNumberedPages<T>(
  args: ConnectionArguments,
  idOf: (node: T) => string,
  readPage: (page: number) => Promise<HostPage<T>>,
): Promise<ConnectionNode<T>> {
  const { window, page } = readArguments({
    window: () => parseWindow(args, { usualSize: PAGE_SIZE, maxSize: 50 }),
    page: () => parseInRange('page', args.page ?? 1, 1, MAX_PAGE),
  });
  if (window) return sliceConnection({ ...listOfPages(PAGE_SIZE, readPage), idOf }, window);
  const { nodes, total: totalItems } = await readPage(page);
  const totalPages = Math.ceil(totalItems / PAGE_SIZE);
  return pageConnection(nodes, { offset: (page - 1) * PAGE_SIZE, page, totalItems, totalPages });
}
