import { createShopperRepository } from '../account/repository.ts';
import type { Db } from '../platform/database.ts';
import { randomId } from '../platform/secrets.ts';
import { createReviewRepository } from './repository.ts';

/** What a shopper says of a variant: 1 to 5 stars and some words, as the rules have read them. */
export interface ReviewInput {
  sku: string;
  rating: number;
  comment: string;
}

/**
 * Writes a shopper's review, in the transaction `trx`, and answers its id: the counts and the rating of product and
 * variant change with it. That the shopper may say it, and once, is for the caller to see to.
 */
export async function writeReview(trx: Db, shopperId: string, said: ReviewInput, now: Date): Promise<string> {
  const reviews = createReviewRepository(trx);
  const reviewer = await createShopperRepository(trx).findProfile(shopperId);
  if (!reviewer) throw new Error('A review without a reviewer.');
  const review = { ...said, id: randomId('rv'), createdAt: now.toISOString() };
  await reviews.lockProductOf(said.sku);
  await reviews.insert([{ ...review, userName: reviewer.name, userEmail: reviewer.email }]);
  await reviews.updateRatingsOf(said.sku);
  return review.id;
}
