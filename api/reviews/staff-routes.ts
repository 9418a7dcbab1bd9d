import type { components } from '../../schema/generated/rest.ts';
import { createUploadRepository } from '../account/uploads/repository.ts';
import type { Staff } from '../platform/authentication.ts';
import type { Serve } from '../platform/contract.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { parseOptionalText, parseText } from '../platform/text-input.ts';
import { NO_REVIEW } from './details-routes.ts';
import { createReviewRepository } from './repository.ts';
import type { ReviewResponses } from './responses.ts';
import { createStaffReviewRepository, type StaffReviewRow } from './staff-repository.ts';

/** The dependencies of the routes of staff. */
export interface StaffReviewDependencies {
  db: Db;
  reviewResponses: ReviewResponses;
  now: () => Date;
}

const PAGE_SIZE = 20;

/** Reviews for staff: they reply to reviews, and an ADMIN hides them. */
export function staffReviewRoutes(serve: Serve, { db, reviewResponses, now }: StaffReviewDependencies): void {
  const toResponse = (row: StaffReviewRow): components['schemas']['StaffReview'] => ({
    review: reviewResponses.review(row, row.hidden_at === null),
    productId: row.product_id,
    productName: row.product_name,
    reportCount: row.report_count,
    reports: row.reports,
    ...(row.hidden_at && row.hidden_reason !== null
      ? { hiddenAt: row.hidden_at.toISOString(), hiddenReason: row.hidden_reason }
      : {}),
  });
  const read = async (staff: Staff, id: string) => {
    const row = await createStaffReviewRepository(db).find(staff, id);
    return { review: toResponse(row ?? refuse('NOT_FOUND', NO_REVIEW)) };
  };

  serve('getAllReviews', async ({ staff, query: { state = 'all', search, page = 1 } }) => {
    const part = { offset: (page - 1) * PAGE_SIZE, size: PAGE_SIZE };
    const { rows, total } = await createStaffReviewRepository(db).listPart(staff, { state, search }, part);
    return { reviews: rows.map(toResponse), hasMore: total > page * PAGE_SIZE, totalItems: total };
  });

  serve('answerReview', async ({ staff, params: { reviewId }, body }) => {
    const text = parseOptionalText(body.text, { field: 'text', what: 'The answer', lines: true });
    await createStaffReviewRepository(db).updateAnswer(staff, reviewId, text, now());
    return read(staff, reviewId);
  });

  serve('hideReview', async ({ staff, params: { reviewId }, body }) => {
    const reason = parseText(body.reason, { field: 'reason', what: 'The reason', lines: true });
    await changeShown(db, staff, reviewId, { reason, by: staff.by, at: now() });
    return read(staff, reviewId);
  });

  serve('showReview', async ({ staff, params: { reviewId } }) => {
    await changeShown(db, staff, reviewId, undefined);
    return read(staff, reviewId);
  });
}

/**
 * Hides a review or shows it again, with its pictures, and computes the ratings anew. A review that is hidden already
 * gets the new reason. Refuses a seller, who could hide bad reviews of own products.
 */
async function changeShown(
  db: Db,
  staff: Staff,
  id: string,
  hidden: { reason: string; by: string; at: Date } | undefined,
): Promise<void> {
  if (staff.sellerId !== undefined) refuse('FORBIDDEN');
  await db.transaction().execute(async (trx) => {
    const reviews = createStaffReviewRepository(trx);
    const found = (await reviews.find(staff, id)) ?? refuse('NOT_FOUND', NO_REVIEW);
    await createReviewRepository(trx).lockProductOf(found.sku);
    await reviews.updateHidden(id, hidden);
    const pictureIds = found.pictures.map((picture) => picture.id);
    await createUploadRepository(trx).updatePublic(pictureIds, hidden === undefined);
    await createReviewRepository(trx).updateRatingsOf(found.sku);
  });
}
