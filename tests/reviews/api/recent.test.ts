import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createReviewRepository } from '../../../api/reviews/repository.ts';
import type { NewReview } from '../../../api/reviews/tables.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, explain, createTestApi, type Json, type TestApi } from '../../test-api.ts';

const MANY = 5_000;
const MINUTE = 60_000;

/** Reviews of all ratings in turn, a minute apart; the two newest were written in the same millisecond. */
const reviews: NewReview[] = Array.from({ length: MANY }, (_, index) => ({
  id: `r-${String(index).padStart(5, '0')}`,
  sku: index % 2 ? 'SK-1-A' : 'SK-2-B',
  rating: 1 + (index % 5),
  comment: `Said ${index}`,
  createdAt: new Date(Date.UTC(2026, 4, 1) + Math.min(index, MANY - 2) * MINUTE).toISOString(),
  userName: index % 3 ? 'Meera' : undefined,
  userEmail: `meera.s${index}@example.com`,
}));

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await addProducts(api.database, [productOf(1), productOf(2)]);
  const repository = createReviewRepository(api.database.db);
  await repository.insert(reviews);
  await repository.updateAllRatings();
  await repository.analyze();
});
afterAll(() => api.close());
beforeEach(() => {
  api.statements.length = 0;
});

/** The ids of the reviews that a response should have. */
function newest(minRating: number, first: number): string[] {
  const good = reviews.filter(({ rating }) => rating >= minRating);
  return good
    .toReversed()
    .slice(0, first)
    .map(({ id }) => id);
}

async function recent(query = ''): Promise<Json[]> {
  const { status, body } = await api.get(`/reviews/recent${query}`);
  expect(status).toBe(200);
  return body.reviews;
}

const idsOf = (entries: Json[]) => entries.map(({ review }) => review.reviewId);

describe(`the newest reviews of the shop (${DATABASE_KIND})`, () => {
  it('[HOME-5] are nine of 4 and 5 stars, the newest first, each with its variant', async () => {
    const entries = await recent();
    expect(idsOf(entries)).toEqual(newest(4, 9));
    expect(entries).toHaveLength(9);
    expect(entries[0]).toEqual({
      sku: 'SK-1-A',
      review: {
        reviewId: 'r-04999',
        rating: 5,
        comment: 'Said 4999',
        createdAt: '2026-05-04T11:18:00.000Z',
        isVerified: false,
        helpfulCount: 0,
        pictures: [],
        user: { name: 'Meera', email: 'meera.s4999@masked.invalid' },
      },
    });
    expect(entries[1]).toMatchObject({ sku: 'SK-2-B', review: { reviewId: 'r-04998', rating: 4, user: {} } });
    expect(new Set(entries.map(({ review }) => review.rating))).toEqual(new Set([4, 5]));
    expect(api.statements).toHaveLength(1);
  });

  it.each([
    [1, 12],
    [2, 1],
    [3, 7],
    [4, 12],
    [5, 3],
  ])('[HOME-5] of at least %i stars are as many as requested: %i', async (minRating, first) => {
    expect(idsOf(await recent(`?minRating=${minRating}&first=${first}`))).toEqual(newest(minRating, first));
  });

  it("[HOME-5] never let a reviewer's address leave, only its part before the at-sign", async () => {
    const text = JSON.stringify(await recent('?minRating=1&first=12'));
    expect(text).toContain('meera.s4999@masked.invalid');
    expect(text).not.toContain('example.com');
  });

  it.each(['minRating=0', 'minRating=6', 'minRating=4.5', 'minRating=x', 'first=0', 'first=13', 'first=-1'])(
    '[HOME-5] are refused for %s',
    async (query) => {
      const { status, body } = await api.get(`/reviews/recent?${query}`);
      expect([status, body.code, body.field]).toEqual([400, 'BAD_INPUT', query.split('=')[0]]);
      expect(api.statements).toEqual([]);
    },
  );

  it.each([4, 5])('[HOME-5] of %i stars are found by their index', async (minRating) => {
    await recent(`?minRating=${minRating}`);
    expect(await explain(api.database, api.statements[0]!)).toContain('reviews_recent');
  });

  it('[HOME-5] are none in a shop without reviews', async () => {
    const empty = await createTestApi();
    expect(await empty.get('/reviews/recent')).toEqual({ status: 200, body: { reviews: [] } });
    await empty.close();
  });
});
