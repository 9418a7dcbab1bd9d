import { getReviewMarksLimits, reportReviewLimits } from '../../schema/generated/limits.ts';
import { REVIEWS_SIZE } from '../../schema/vocabulary.ts';
import type { MarkReviewHelpfulInput, ReportReviewInput, ReviewSort } from '../generated/schema-types.ts';
import { PartInfo, parseWindow, type ConnectionArguments } from '../graphql/connections.ts';
import { UserErrorException } from '../graphql/user-errors.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HasCapability } from '../host/capabilities.ts';
import { Failure, parseInRange, rejectArgument } from '../host/failures.ts';
import type { Rest } from '../host/rest.ts';
import type { HostResponse } from '../host/contract.ts';
import { reviewNode, type ReviewConnectionNode, type ReviewNode } from './nodes.ts';

/** A shopper's marks at a review. */
export type ReviewMarkNode = HostResponse<'getReviewMarks'>['marks'][number];

/** A part of a product's reviews in one order. */
export interface SortedReviewsArguments extends Omit<ConnectionArguments, 'page'> {
  sort?: ReviewSort | null | undefined;
  stars?: number | null | undefined;
}

/** Sorted reviews, their numbers, and the shopper's marks. */
export interface ReviewDetailsClient {
  /** Null on a host without review details. Throws BAD_USER_INPUT for stars out of range and for a text that is not a cursor. */
  sorted(productId: string, args: SortedReviewsArguments): Promise<ReviewConnectionNode | null>;
  /** The numbers of reviews, the most stars first; null on a host without review details. */
  countStars(productId: string): Promise<{ stars: number; count: number }[] | null>;
  /** Null on a host without review details. */
  marks(reviewIds: readonly string[]): Promise<ReviewMarkNode[] | null>;
  /** The changes throw FORBIDDEN on a host without review details. `reviewId` is the host's. */
  markHelpful(input: MarkReviewHelpfulInput): Promise<MarkedReviewNode>;
  report(input: ReportReviewInput): Promise<MarkedReviewNode>;
}

/** A review after a shopper has marked it. */
export interface MarkedReviewNode {
  review: ReviewNode;
  mark: ReviewMarkNode;
}

/** Creates the details of one request. */
export function createReviewDetails(
  rest: Rest,
  authenticated: AuthenticatedRest,
  has: HasCapability,
): ReviewDetailsClient {
  const isOffered = has('review-details');
  const restOfShopper = () => {
    const shoppers = authenticated.rest();
    if (!isOffered) throw new Failure('FORBIDDEN');
    return shoppers;
  };
  return {
    sorted: (productId, args) => {
      const query = parseSorted(args);
      return isOffered ? readSorted(rest, productId, query) : Promise.resolve(null);
    },
    countStars: async (productId) => {
      if (!isOffered) return null;
      const { counts } = await rest('getReviewSummary', { productId });
      return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: counts[stars - 1] ?? 0 }));
    },
    marks: (reviewIds) => {
      const { minItems, maxItems } = getReviewMarksLimits.reviewId;
      if (reviewIds.length < minItems || reviewIds.length > maxItems)
        rejectArgument('reviewIds', `must have ${minItems} to ${maxItems} ids`);
      if (!isOffered) return Promise.resolve(null);
      const read = authenticated.rest()('getReviewMarks', { reviewId: [...reviewIds] });
      return read.then(({ marks }) => marks);
    },
    markHelpful: async ({ reviewId, isHelpful }) =>
      toMarked(await restOfShopper()('markReviewHelpful', { reviewId, body: { isHelpful } })),
    report: async ({ reviewId, comment }) => {
      const text = comment?.trim() ?? '';
      const { maxLength } = reportReviewLimits.comment;
      if (text.length > maxLength)
        throw new UserErrorException('INVALID_INPUT', 'comment', `Please write at most ${maxLength} characters.`);
      const body = text === '' ? {} : { comment: text };
      return toMarked(await restOfShopper()('reportReview', { reviewId, body }));
    },
  };
}

/** Reads a part. One more review than its size shows that there are more. */
async function readSorted(
  rest: Rest,
  productId: string,
  { size, isBackward, place, ...order }: ReturnType<typeof parseSorted>,
): Promise<ReviewConnectionNode> {
  const from = isBackward ? { backward: true, before: place } : { after: place };
  const { reviews, totalCount } = await rest('getProductReviews', { productId, first: size + 1, ...order, ...from });
  const hasMore = reviews.length > size;
  const shown = isBackward && hasMore ? reviews.slice(1) : reviews.slice(0, size);
  const nodes = shown.map((review) => reviewNode(review, review.sku ?? ''));
  const cursorAt = (index: number) => toCursor(order.sort, nodes[index]);
  const hasOther = place !== undefined;
  const [hasNextPage, hasPreviousPage] = isBackward ? [hasOther, hasMore] : [hasMore, hasOther];
  const numbers = { page: null, totalPages: null, totalItems: totalCount };
  const pageInfo = new PartInfo({ nodes, cursorAt }, { ...numbers, hasNextPage, hasPreviousPage });
  return { nodes, cursorAt, totalCount, pageInfo };
}

const toMarked = ({ review, mark }: HostResponse<'markReviewHelpful'>): MarkedReviewNode => ({
  review: reviewNode(review, review.sku ?? ''),
  mark,
});

const SORT_IN_REST = { NEWEST: 'newest', HELPFUL: 'helpful', HIGHEST: 'highest', LOWEST: 'lowest' } as const;
type SortName = (typeof SORT_IN_REST)[ReviewSort];

/** A position in an order, in the contract's form. */
const POSITION = /^\d{1,9},[0-9TZ:.+-]{20,40},[A-Za-z0-9_-]{1,64}$/;
const positionIn = (cursor: string): string => Buffer.from(cursor, 'base64url').toString('utf8');
const LIMITS = {
  usualSize: REVIEWS_SIZE,
  maxSize: 50,
  isCursor: (cursor: string) => {
    const [, createdAt = ''] = POSITION.test(positionIn(cursor)) ? positionIn(cursor).split(',') : [];
    const year = new Date(createdAt).getUTCFullYear();
    return year >= 1 && year <= 9999;
  },
};

const FIRST_REVIEWS = { size: REVIEWS_SIZE, isBackward: false, cursor: undefined };

function parseSorted({ sort, stars, ...args }: SortedReviewsArguments) {
  const { size, isBackward, cursor } = parseWindow(args, LIMITS) ?? FIRST_REVIEWS;
  return {
    sort: SORT_IN_REST[sort ?? 'NEWEST'],
    size,
    isBackward,
    stars: stars === null || stars === undefined ? undefined : parseInRange('stars', stars, 1, 5),
    place: cursor === undefined ? undefined : positionIn(cursor),
  };
}

function toCursor(sort: SortName, review: ReviewNode | undefined): string {
  if (!review) return '';
  const values = {
    newest: 0,
    helpful: review.details?.helpfulCount ?? 0,
    highest: review.rating,
    lowest: review.rating,
  };
  return Buffer.from(`${values[sort]},${review.createdAt},${review.id}`).toString('base64url');
}
