import { REVIEWS_SIZE } from '../../schema/vocabulary.ts';
import type { Serve } from '../platform/contract.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { parseOptionalText } from '../platform/text-input.ts';
import { createReviewDetailsRepository, type ReviewMarkRow } from './details-repository.ts';
import type { ReviewResponses } from './responses.ts';
import { parseSortedCursor } from './rules.ts';

/** The dependencies of the routes of review details. */
export interface ReviewDetailDependencies {
  db: Db;
  reviewResponses: ReviewResponses;
  now: () => Date;
}

/** Sorted reviews, their histogram, and the marks of shoppers. */
export function reviewDetailRoutes(serve: Serve, { db, reviewResponses, now }: ReviewDetailDependencies): void {
  const details = createReviewDetailsRepository(db);

  serve('getProductReviews', async ({ params: { productId }, query }) => {
    const { sort = 'newest', stars, first: size = REVIEWS_SIZE, after, backward: isBackward = false, before } = query;
    const from = isBackward ? parsePlace('before', before) : parsePlace('after', after);
    const [rows, counts] = await Promise.all([
      details.listSorted(productId, { sort, stars, size, isBackward, from }),
      details.countStars(productId),
    ]);
    const counted = counts.filter(({ rating }) => stars === undefined || rating === stars);
    const totalCount = counted.reduce((sum, { many }) => sum + many, 0);
    return { totalCount, reviews: rows.map((row) => reviewResponses.review(row)) };
  });

  serve('getReviewSummary', async ({ params: { productId } }) => {
    const counts = await details.countStars(productId);
    return { counts: [1, 2, 3, 4, 5].map((stars) => counts.find(({ rating }) => rating === stars)?.many ?? 0) };
  });

  serve('getReviewMarks', async ({ shopperId, query: { reviewId } }) => ({
    marks: (await details.listMarks(shopperId, reviewId)).map(toMark),
  }));
  markRoutes(serve, { db, reviewResponses, now });
}

/** The marks of shoppers. */
function markRoutes(serve: Serve, { db, reviewResponses, now }: ReviewDetailDependencies): void {
  /** Changes a shown review of another shopper in a transaction, and returns it with the shopper's marks. */
  const change = (
    { shopperId, reviewId, own }: { shopperId: string; reviewId: string; own: string },
    run: (trx: ReturnType<typeof createReviewDetailsRepository>) => Promise<void>,
  ) =>
    db.transaction().execute(async (trx) => {
      const changed = createReviewDetailsRepository(trx);
      const { is_own: isOwn } = (await changed.lockShown(reviewId, shopperId)) ?? refuse('NOT_FOUND', NO_REVIEW);
      if (isOwn) refuse('NOT_ALLOWED_IN_STATUS', { message: own });
      await run(changed);
      const review = (await changed.findShown(reviewId)) ?? refuse('NOT_FOUND', NO_REVIEW);
      const [mark] = await changed.listMarks(shopperId, [reviewId]);
      return { review: reviewResponses.review(review), mark: toMark(mark ?? refuse('NOT_FOUND', NO_REVIEW)) };
    });

  serve('markReviewHelpful', ({ shopperId, params: { reviewId }, body: { isHelpful } }) =>
    change({ shopperId, reviewId, own: OWN_HELPFUL }, (trx) =>
      isHelpful ? trx.insertHelpful(reviewId, shopperId, now()) : trx.deleteHelpful(reviewId, shopperId),
    ),
  );

  serve('reportReview', ({ shopperId, params: { reviewId }, body }) => {
    const comment = parseOptionalText(body.comment, { field: 'comment', what: 'The comment', lines: true });
    return change({ shopperId, reviewId, own: OWN_REPORT }, (trx) =>
      trx.insertReport(reviewId, shopperId, comment, now()),
    );
  });
}

/** The refusal of a review that is not shown. */
export const NO_REVIEW = { message: 'This review is no longer here.' };
const OWN_HELPFUL = 'You can’t mark your own review as helpful.';
const OWN_REPORT = 'You can’t report your own review.';

function parsePlace(field: string, text: string | undefined) {
  if (text === undefined) return undefined;
  return parseSortedCursor(text) ?? refuse('BAD_INPUT', { field, message: `${field} is not well formed` });
}

const toMark = (row: ReviewMarkRow) => ({
  reviewId: row.id,
  isOwn: row.is_own,
  isHelpful: row.is_helpful,
  isReported: row.is_reported,
});
