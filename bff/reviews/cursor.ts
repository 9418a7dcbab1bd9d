import { rejectArgument } from '../platform/failures.ts';
import { byNewest, type ReviewListNode, type ReviewNode } from './nodes.ts';

/** The ids of a host without additions may contain any characters. */
const POSITION = /^([0-9TZ:.+-]{20,40}),([^\p{Cc}]{1,200})$/u;

/** One page of a list of reviews: its size, and the position after which it begins. */
export interface CursorPage {
  first: number;
  /** `createdAt,reviewId` of the last review of the page before, as the contract has it. */
  after?: string;
}

/** The position that a cursor encodes. Throws BAD_USER_INPUT for any other text. */
export function parseCursor(cursor: string | null | undefined): string | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  const position = Buffer.from(cursor, 'base64url').toString('utf8');
  return isPosition(position) ? position : rejectArgument('after', 'must be the endCursor of the portion before');
}

/** Whether a position's moment exists in every calendar: databases have no year 0. */
function isPosition(position: string): boolean {
  const [, createdAt = ''] = POSITION.exec(position) ?? [];
  const year = new Date(createdAt).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** A connection of the first reviews of a list that may be longer. */
export function toConnection({ totalCount, reviews }: ReviewListNode, first: number) {
  const nodes = reviews.slice(0, first);
  const last = nodes.at(-1);
  return {
    nodes,
    totalCount,
    pageInfo: { hasNextPage: reviews.length > first, endCursor: last ? toCursor(last) : null },
  };
}

/** The reviews after a position, of a whole list in the order of `byNewest`. */
export function reviewsAfter(reviews: ReviewNode[], position: string | undefined): ReviewNode[] {
  const [, createdAt, id] = POSITION.exec(position ?? '') ?? [];
  if (createdAt === undefined || id === undefined) return reviews;
  const reviewAtPosition = { id, sku: '', createdAt, rating: 1, comment: '', reviewer: '' };
  return reviews.filter((review) => byNewest(reviewAtPosition, review) < 0 && review.id !== id);
}

function toCursor({ createdAt, id }: ReviewNode): string {
  return Buffer.from(`${createdAt},${id}`).toString('base64url');
}
