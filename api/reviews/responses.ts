import type { components } from '../../schema/generated/rest.ts';
import type { UploadAddresses } from '../account/uploads/addresses.ts';
import type { ReviewPage } from './repository.ts';
import { maskedEmail } from './rules.ts';
import type { ReviewRow } from './tables.ts';

type Review = components['schemas']['Review'];

/** Creates the functions that convert reviews into the contract's responses. */
export function createReviewResponses({ addressOf }: Pick<UploadAddresses, 'addressOf'>) {
  /** The domain of the reviewer's address is masked. Pictures of a hidden review get addresses that expire. */
  const review = (row: ReviewRow & { sku?: string }, isShown = true): Review => ({
    reviewId: row.id,
    rating: row.rating,
    comment: row.comment,
    createdAt: row.created_at.toISOString(),
    user: { name: row.user_name ?? undefined, email: maskedEmail(row.user_email) },
    ...(row.sku === undefined ? {} : { sku: row.sku }),
    isVerified: row.is_verified,
    helpfulCount: row.helpful_count,
    pictures: row.pictures.map(({ id, width, height }) => ({
      pictureId: id,
      url: addressOf(id, isShown),
      width,
      height,
    })),
    ...(row.answer !== null && row.answered_at !== null
      ? { answer: { text: row.answer, answeredAt: row.answered_at.toISOString() } }
      : {}),
  });
  const ofVariant = ({ sku, totalCount, reviews }: ReviewPage): components['schemas']['ReviewsOfVariant'] => ({
    sku,
    totalCount,
    reviews: reviews.map((row) => review(row)),
  });
  return { review, ofVariant };
}

/** The responses of reviews. */
export type ReviewResponses = ReturnType<typeof createReviewResponses>;
