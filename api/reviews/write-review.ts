import { createShopperRepository } from '../account/repository.ts';
import { claimUploads } from '../account/uploads/uploads.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { randomId } from '../platform/secrets.ts';
import { createReviewDetailsRepository } from './details-repository.ts';
import { createReviewRepository } from './repository.ts';

/** A shopper's review after parsing: 1 to 5 stars and a text. */
export interface ReviewInput {
  sku: string;
  rating: number;
  comment: string;
  /** Uploaded pictures of the shopper that are not used yet. */
  pictureIds: readonly string[];
}

/**
 * Inserts a shopper's review in the transaction `trx` and updates the counts and ratings of product and variant.
 * Returns the review's id. The caller checks that the shopper may review this.
 */
export async function writeReview(
  trx: Db,
  shopperId: string,
  { pictureIds, ...input }: ReviewInput,
  now: Date,
): Promise<string> {
  const reviews = createReviewRepository(trx);
  const reviewer = await createShopperRepository(trx).findProfile(shopperId);
  if (!reviewer) throw new Error('A review without a reviewer.');
  const review = { ...input, id: randomId('rv'), createdAt: now.toISOString() };
  if (!(await reviews.lockProductOf(input.sku)))
    refuse('NOT_FOUND', { message: 'This product is not sold any longer.' });
  await reviews.insert([{ ...review, userName: reviewer.name, userEmail: reviewer.email }]);
  await claimUploads(trx, shopperId, pictureIds, { use: 'review', isPublic: true });
  await createReviewDetailsRepository(trx).updateBought(review.id, shopperId, pictureIds);
  await reviews.updateRatingsOf(input.sku);
  return review.id;
}
