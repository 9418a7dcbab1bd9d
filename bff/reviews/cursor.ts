import { refuse } from '../platform/input.ts';
import { newestFirst, type ReviewNode, type ReviewsNode } from './nodes.ts';

/** An older host's ids may be of any signs. */
const PLACE = /^([0-9TZ:.+-]{20,40}),([^\p{Cc}]{1,200})$/u;

/** Which portion of a list of reviews: how many, and what follows this place. */
export interface Portion {
  first: number;
  /** `createdAt,reviewId` of the review before, as the contract has it. */
  after?: string;
}

/** The place that a cursor stands for; throws BAD_USER_INPUT for a text that is none. */
export function placeOf(cursor: string | null | undefined): string | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  const place = Buffer.from(cursor, 'base64url').toString('utf8');
  return isPlace(place) ? place : refuse('after', 'must be the endCursor of the portion before');
}

/** Whether it names a moment that every calendar knows: databases have no year 0. */
function isPlace(place: string): boolean {
  const [, createdAt = ''] = PLACE.exec(place) ?? [];
  const year = new Date(createdAt).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** A connection of the first few of a list that may be longer. */
export function connectionOf({ totalCount, reviews }: ReviewsNode, first: number) {
  const nodes = reviews.slice(0, first);
  const last = nodes.at(-1);
  return {
    nodes,
    totalCount,
    pageInfo: { hasNextPage: reviews.length > first, endCursor: last ? cursorOf(last) : null },
  };
}

/** Those of a whole list, the newest first, that follow a place. */
export function following(reviews: ReviewNode[], after: string | undefined): ReviewNode[] {
  const [, createdAt, id] = PLACE.exec(after ?? '') ?? [];
  if (createdAt === undefined || id === undefined) return reviews;
  const place = { id, sku: '', createdAt, rating: 1, comment: '', reviewer: '' };
  return reviews.filter((review) => newestFirst(place, review) < 0 && review.id !== id);
}

function cursorOf({ createdAt, id }: ReviewNode): string {
  return Buffer.from(`${createdAt},${id}`).toString('base64url');
}
