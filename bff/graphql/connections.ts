import type { PageInfo } from '../generated/schema-types.ts';
import { parseInRange, readArguments, rejectArgument } from '../host/failures.ts';

/** The arguments for a part of a list: a numbered page, or cursors. */
export interface ConnectionArguments {
  page?: number | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}
/** A requested part of a list by cursors. */
export interface CursorWindow {
  /** The most nodes. */
  size: number;
  /** Whether the part ends at the cursor or at the list's end. Otherwise it begins at the cursor or the list's start. */
  isBackward: boolean;
  /** The cursor as the client sent it; undefined for either end of the list. */
  cursor: string | undefined;
}
/** A part of a list, as the schema's connections have it. */
export interface ConnectionNode<T, Total extends number | undefined = number> {
  nodes: T[];
  /** The cursor of the node at this index of `nodes`. */
  cursorAt: (index: number) => string;
  /** The number of nodes of the whole list; undefined if the host does not send it with the part. */
  totalCount: Total;
  countItems?: CountItems | undefined;
  pageInfo: PageInfoNode;
}
/** Reads the number of nodes of a whole list by a separate host call; undefined if the host does not report it. */
export type CountItems = () => Promise<number | undefined>;
/** The page information of a part of a list. */
export interface PageInfoNode extends PageInfo {
  countItems?: CountItems | undefined;
}
/** Part of a list, and the number of all its nodes. */
export interface ListSlice<T> {
  nodes: T[];
  total: number;
}
/** A list that can be read in parts. */
export interface SlicedList<T> {
  slice(offset: number, size: number): Promise<ListSlice<T>> | ListSlice<T>;
  /** The id that a cursor contains besides the index. It finds the node again after the list has changed. */
  idOf?: (node: T) => string;
  /** Returns the index of the node with this id; -1 if it is no longer in the list. */
  indexOfId?: (id: string) => number;
  /** Whether new nodes are added at the front. Then the index in a cursor shifts with them. */
  isNewestFirst?: boolean;
}

/** The limits of a list's parts. */
export interface WindowLimits {
  /** The default number of nodes in a part. */
  usualSize: number;
  /** The most nodes of a part. */
  maxSize: number;
  /** Whether a text can be a cursor of the list; index cursors by default. */
  isCursor?: (cursor: string) => boolean;
}

/** An index of up to six digits: no list of a shop is longer, and hosts refuse pages of greater numbers. */
const CURSOR = /^(\d{1,6})\/(\d{1,6})(?:\/([^\p{Cc}]{1,400}))?$/u;

/** Parses cursor arguments; null for a numbered page. Throws BAD_USER_INPUT for arguments that cannot be combined. */
export function parseWindow(args: ConnectionArguments, limits: WindowLimits): CursorWindow | null {
  if (!isByCursors(args)) return null;
  const { usualSize, maxSize, isCursor = isPlace } = limits;
  const [isForward, isBackward] = [isGiven(args.first ?? args.after), isGiven(args.last ?? args.before)];
  const sizeOf = (name: 'first' | 'last') => parseInRange(name, args[name] ?? usualSize, 1, maxSize);
  const assertCursor = (name: 'after' | 'before') => {
    const cursor = args[name];
    if (isGiven(cursor) && !isCursor(cursor)) rejectCursor(name);
  };
  const sizes = readArguments({
    ends: () => {
      if (isForward && isBackward) rejectArgument('last', 'and before cannot be combined with first and after');
    },
    page: () => {
      if (isGiven(args.page)) rejectArgument('page', 'cannot be combined with first, after, last and before');
    },
    first: () => sizeOf('first'),
    last: () => sizeOf('last'),
    after: () => assertCursor('after'),
    before: () => assertCursor('before'),
  });
  const size = isBackward ? sizes.last : sizes.first;
  return { size, isBackward, cursor: (isBackward ? args.before : args.after) ?? undefined };
}

/** Whether a part is asked for by cursors, and not by a numbered page. */
export function isByCursors({ first, after, last, before }: ConnectionArguments): boolean {
  return [first, after, last, before].some(isGiven);
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== undefined && value !== null;
}

const rejectCursor = (name: 'after' | 'before') => rejectArgument(name, 'must be a cursor of this list');

/** Returns the connection for a cursor window. Throws BAD_USER_INPUT for a text that is not one of our cursors. */
export async function sliceConnection<T>(list: SlicedList<T>, window: CursorWindow): Promise<ConnectionNode<T>> {
  const cursor = window.cursor === undefined ? undefined : parseCursor(window);
  let total = cursor?.total ?? (window.isBackward ? (await list.slice(0, 0)).total : 0);
  for (;;) {
    const { offset, size } = placeOf(list, window, cursor, total);
    const slice = await list.slice(offset, size);
    const hasMoved = slice.total !== total && (list.isNewestFirst || window.isBackward) && window.cursor !== undefined;
    total = slice.total;
    if (!hasMoved || list.indexOfId) return connectionNode(list, slice, offset);
  }
}

/** A page number and the number of pages. */
interface PageNumbers<Total extends number | undefined> {
  offset: number;
  page: number;
  totalPages: number;
  totalItems: Total;
  countItems?: CountItems | undefined;
}

/** Returns the connection of one numbered page. `offset` is the number of nodes on the pages before. */
export function pageConnection<T, Total extends number | undefined>(
  nodes: T[],
  { offset, ...numbers }: PageNumbers<Total>,
): ConnectionNode<T, Total> {
  const { page, totalPages, totalItems, countItems } = numbers;
  const cursorAt = (index: number) => toCursor(offset + index, totalItems ?? 0, undefined);
  return {
    nodes,
    cursorAt,
    totalCount: totalItems,
    countItems,
    pageInfo: new PartInfo(
      { nodes, cursorAt },
      {
        page,
        totalPages,
        totalItems,
        countItems,
        hasNextPage: page < totalPages,
        hasPreviousPage: page > 1 && totalPages > 0,
      },
    ),
  };
}

/** A list that is completely in memory. Each node has an id. */
export function listInMemory<T extends { id: string }>(all: readonly T[]): SlicedList<T> {
  return {
    slice: (offset, size) => ({ nodes: all.slice(offset, offset + size), total: all.length }),
    idOf: ({ id }) => id,
    indexOfId: (id) => all.findIndex((node) => node.id === id),
  };
}

/** A list that is read by numbered pages of `pageSize` nodes. The pages of a part are read in parallel. */
export function listOfPages<T>(
  pageSize: number,
  readPage: (page: number) => Promise<{ nodes: T[]; total: number }>,
): Pick<SlicedList<T>, 'slice'> {
  return {
    slice: async (offset, size) => {
      const firstPage = Math.floor(offset / pageSize);
      const lastPage = Math.floor((offset + Math.max(size, 1) - 1) / pageSize);
      const numbers = Array.from({ length: lastPage - firstPage + 1 }, (_, at) => firstPage + at + 1);
      const pages = await Promise.all(numbers.map(readPage));
      const start = offset - firstPage * pageSize;
      return {
        nodes: pages.flatMap(({ nodes }) => nodes).slice(start, start + size),
        total: pages[0]?.total ?? 0,
      };
    },
  };
}

/** The edges of a connection. */
export function edgesOf<T>({ nodes, cursorAt }: Pick<ConnectionNode<T, number | undefined>, 'nodes' | 'cursorAt'>) {
  return nodes.map((node, at) => ({ node, cursor: cursorAt(at) }));
}

/** The page information of a part. Its cursors are created lazily. */
export class PartInfo implements PageInfoNode {
  readonly page: number | null;
  readonly totalPages: number | null;
  readonly totalItems: number | undefined;
  readonly countItems: CountItems | undefined;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly #part: Pick<ConnectionNode<unknown, number | undefined>, 'nodes' | 'cursorAt'>;

  constructor(
    part: Pick<ConnectionNode<unknown, number | undefined>, 'nodes' | 'cursorAt'>,
    { page, totalPages, totalItems, countItems, ...neighbours }: Omit<PageInfoNode, 'startCursor' | 'endCursor'>,
  ) {
    this.#part = part;
    this.page = page ?? null;
    this.totalPages = totalPages ?? null;
    this.totalItems = totalItems ?? undefined;
    this.countItems = countItems;
    this.hasNextPage = neighbours.hasNextPage;
    this.hasPreviousPage = neighbours.hasPreviousPage;
  }

  /** The cursor of the first node; null for an empty part. */
  get startCursor(): string | null {
    return this.#part.nodes.length === 0 ? null : this.#part.cursorAt(0);
  }

  /** The cursor of the last node; null for an empty part. */
  get endCursor(): string | null {
    const { nodes, cursorAt } = this.#part;
    return nodes.length === 0 ? null : cursorAt(nodes.length - 1);
  }
}

interface Cursor {
  index: number;
  total: number;
  id: string | undefined;
}

const partsOf = (cursor: string) => CURSOR.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];

/** Whether a text is an index cursor. */
const isPlace = (cursor: string): boolean => partsOf(cursor).length > 0;

function parseCursor({ cursor = '', isBackward }: CursorWindow): Cursor {
  const [, index, total, id] = partsOf(cursor);
  if (index === undefined || total === undefined) return rejectCursor(isBackward ? 'before' : 'after');
  return { index: Number(index), total: Number(total), id };
}

function toCursor(index: number, total: number, id: string | undefined): string {
  return Buffer.from(`${index}/${total}${id === undefined ? '' : `/${id}`}`).toString('base64url');
}

/** Returns the start index and the most nodes of a part, in a list of `total` nodes. */
function placeOf<T>(list: SlicedList<T>, window: CursorWindow, cursor: Cursor | undefined, total: number) {
  const { size, isBackward } = window;
  if (!cursor) return isBackward ? { offset: Math.max(0, total - size), size } : { offset: 0, size };
  const moved = list.isNewestFirst ? cursor.index + total - cursor.total : cursor.index;
  const found = cursor.id === undefined ? -1 : (list.indexOfId?.(cursor.id) ?? -1);
  const index = Math.max(0, found >= 0 ? found : moved);
  // A deleted node has moved all after it. Some nodes may come twice, so that none is lost.
  const isGone = found < 0 && cursor.id !== undefined && list.indexOfId !== undefined;
  const before = isGone ? Math.max(1, cursor.total - total) : 0;
  if (!isBackward) return { offset: Math.max(0, index + 1 - before), size };
  const offset = Math.max(0, index - size);
  return { offset, size: index - offset };
}

function connectionNode<T>({ idOf }: SlicedList<T>, { nodes, total }: ListSlice<T>, offset: number): ConnectionNode<T> {
  const cursorAt = (index: number) => {
    const node = nodes[index];
    return toCursor(offset + index, total, node === undefined ? undefined : idOf?.(node));
  };
  return {
    nodes,
    cursorAt,
    totalCount: total,
    pageInfo: new PartInfo(
      { nodes, cursorAt },
      {
        page: null,
        totalPages: null,
        totalItems: total,
        hasNextPage: offset + nodes.length < total,
        hasPreviousPage: offset > 0 && total > 0,
      },
    ),
  };
}

const LIST_LIMITS = { usualSize: 20, maxSize: 50 };
const BEGINNING: CursorWindow = { size: LIST_LIMITS.usualSize, isBackward: false, cursor: undefined };

/** Returns part of an in-memory list by cursors; the first 20 nodes without arguments. */
export function connectionInMemory<T extends { id: string }>(
  all: readonly T[],
  args: ConnectionArguments,
): Promise<ConnectionNode<T>> {
  return sliceConnection(listInMemory(all), parseWindow(args, LIST_LIMITS) ?? BEGINNING);
}
