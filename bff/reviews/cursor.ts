import { PartInfo, type ConnectionNode, type CursorWindow } from '../graphql/connections.ts';
import { rejectArgument } from '../host/failures.ts';
import { byNewest, type ReviewListNode, type ReviewNode } from './nodes.ts';

/** A position. The ids of a basic host may contain any characters. */
const POSITION = /^([0-9TZ:.+-]{20,40}),([^\p{Cc}]{1,200})$/u;

/** Part of a list of reviews: its size, and the position of its beginning or, backward, its end. */
export interface CursorPage {
  size: number;
  isBackward: boolean;
  /** `createdAt,reviewId` of the review at the cursor, in the contract's form. */
  position?: string;
}

/** Returns the requested part. Throws BAD_USER_INPUT for a text that is not a cursor. */
export function toCursorPage({ size, isBackward, cursor }: CursorWindow): CursorPage {
  return { size, isBackward, ...(cursor === undefined ? {} : { position: parseCursor(cursor, isBackward) }) };
}

const positionIn = (cursor: string): string => Buffer.from(cursor, 'base64url').toString('utf8');

/** Whether a text is a cursor of a list of reviews. */
export const isReviewCursor = (cursor: string): boolean => isPosition(positionIn(cursor));

/** The position that a cursor encodes. Throws BAD_USER_INPUT for any other text. */
function parseCursor(cursor: string, isBackward: boolean): string {
  const position = positionIn(cursor);
  if (isPosition(position)) return position;
  return rejectArgument(isBackward ? 'before' : 'after', 'must be a cursor of this list');
}

/** Whether a position's moment is valid in databases, which have no year 0. */
function isPosition(position: string): boolean {
  const [, createdAt = ''] = POSITION.exec(position) ?? [];
  const year = new Date(createdAt).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** Returns the connection of a part of a list of reviews. One more review than requested shows that there is a next page. */
export function toConnection(
  { totalCount, reviews }: ReviewListNode,
  { size, isBackward, position }: CursorPage,
): ConnectionNode<ReviewNode> {
  const nodes = isBackward ? reviews.slice(Math.max(0, reviews.length - size)) : reviews.slice(0, size);
  const hasMore = reviews.length > size;
  const cursorAt = (index: number) => toCursor(nodes[index]);
  const [hasNextPage, hasPreviousPage] = isBackward
    ? [position !== undefined, hasMore]
    : [hasMore, position !== undefined];
  return {
    nodes,
    cursorAt,
    totalCount,
    pageInfo: new PartInfo(
      { nodes, cursorAt },
      { page: null, totalPages: null, totalItems: totalCount, hasNextPage, hasPreviousPage },
    ),
  };
}

/** Returns the reviews after a position (backward: before it), from a whole list in the order of `byNewest`. */
export function reviewsBeside(reviews: ReviewNode[], { position, isBackward }: CursorPage): ReviewNode[] {
  const [, createdAt, id] = POSITION.exec(position ?? '') ?? [];
  if (createdAt === undefined || id === undefined) return reviews;
  const reviewAtPosition = { id, sku: '', createdAt, rating: 1, comment: '', reviewer: '' };
  return reviews.filter((review) => review.id !== id && byNewest(reviewAtPosition, review) < 0 !== isBackward);
}

function toCursor(review: ReviewNode | undefined): string {
  return review ? Buffer.from(`${review.createdAt},${review.id}`).toString('base64url') : '';
}
