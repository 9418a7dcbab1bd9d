import { shoppersRepository } from '../account/repository.ts';
import type { Db } from '../platform/database.ts';
import { randomId } from '../platform/secret.ts';
import { reviewsRepository } from './repository.ts';

/** What a shopper says of a variant: 1 to 5 stars and some words, as the rules have read them. */
export interface Said {
  sku: string;
  rating: number;
  comment: string;
}

/**
 * Writes a shopper's review, in the transaction `trx`, and answers its id: the counts and the rating of product and
 * variant change with it. That the shopper may say it, and once, is for the caller to see to.
 */
export async function writeReview(trx: Db, shopperId: string, said: Said, now: Date): Promise<string> {
  const reviews = reviewsRepository(trx);
  const reviewer = await shoppersRepository(trx).profile(shopperId);
  if (!reviewer) throw new Error('A review without a reviewer.');
  const review = { ...said, id: randomId('rv'), createdAt: now.toISOString() };
  await reviews.holdProductOf(said.sku);
  await reviews.add([{ ...review, userName: reviewer.name, userEmail: reviewer.email }]);
  await reviews.recountOf(said.sku);
  return review.id;
}
