import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createReviewRepository } from '../../../api/reviews/repository.ts';
import type { NewReview } from '../../../api/reviews/tables.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type Json, type TestApi } from '../../test-api.ts';

let api: TestApi;

/** Reviews of one sku, a minute apart, except the second and third in the same millisecond. */
function reviewsOf(sku: string, many: number): NewReview[] {
  return Array.from({ length: many }, (_, index) => ({
    id: `${sku}-r${index}`,
    sku,
    rating: 1 + (index % 5),
    comment: `Said ${index}`,
    createdAt: new Date(Date.UTC(2026, 4, 1) + (index === 2 ? 1 : index) * 60_000 + 7).toISOString(),
    userName: index % 2 ? 'Meera' : undefined,
    userEmail: `meera.s${index}@example.com`,
  }));
}

beforeAll(async () => {
  api = await createTestApi();
  await addProducts(api.database, [productOf(1), productOf(2)]);
  const reviews = createReviewRepository(api.database.db);
  await reviews.insert([...reviewsOf('SK-1-A', 12), ...reviewsOf('SK-1-B', 3)]);
  await reviews.updateAllRatings();
});
afterAll(() => api.close());
beforeEach(() => {
  api.statements.length = 0;
});

const bySku = (one: Json, other: Json) => (one.sku < other.sku ? -1 : 1);
const idsOf = (reviews: { reviewId: string }[]) => reviews.map(({ reviewId }) => reviewId);

describe(`the reviews' calls (${DATABASE_KIND})`, () => {
  it('[REST-13] return all reviews of a variant, and none for a sku without reviews', async () => {
    const { status, body } = await api.get('/product/variant/reviews/SK-1-A');
    expect(status).toBe(200);
    expect(body.reviews).toHaveLength(12);
    expect(body.reviews[0]).toEqual({
      reviewId: 'SK-1-A-r11',
      rating: 2,
      comment: 'Said 11',
      createdAt: '2026-05-01T00:11:00.007Z',
      isVerified: false,
      helpfulCount: 0,
      pictures: [],
      user: { name: 'Meera', email: 'meera.s11@masked.invalid' },
    });
    expect((await api.get('/product/variant/reviews/SK-2-A')).body).toEqual({ reviews: [] });
    expect(await api.get('/product/variant/reviews/nope')).toEqual({ status: 200, body: { reviews: [] } });
    expect(api.statements).toHaveLength(3);
  });

  it('return a product with the newest reviews of each of its variants, in two statements', async () => {
    const { status, body } = await api.get('/products/p-00001?reviews=4');
    expect(status).toBe(200);
    expect(api.statements).toHaveLength(2);
    expect(body.product).toEqual((await api.get('/product/p-00001')).body.product);
    const { reviews } = (await api.get('/reviews?sku=SK-1-A&sku=SK-1-B&first=4')).body;
    expect(body.reviews.toSorted(bySku)).toEqual(reviews.toSorted(bySku));
    expect(body.reviews.map(({ reviews }: Json) => reviews.length)).toEqual([4, 3]);
  });

  it('return a product without reviews, and 404 for an unknown one', async () => {
    const { body } = await api.get('/products/p-00002?reviews=51');
    expect(body.reviews.every(({ totalCount, reviews }: Json) => totalCount === 0 && reviews.length === 0)).toBe(true);
    expect(body.reviews).toHaveLength(body.product.variants.length);
    expect(await api.get('/products/nope?reviews=4')).toMatchObject({
      status: 404,
      body: { code: 'PRODUCT_NOT_FOUND' },
    });
    for (const requested of ['', '?reviews=0', '?reviews=52', '?reviews=x']) {
      expect((await api.get(`/products/p-00001${requested}`)).status).toBe(400);
    }
  });

  it("[PDP-9] never lets a reviewer's address leave, only its part before the at-sign", async () => {
    for (const url of ['/product/variant/reviews/SK-1-A', '/reviews?sku=SK-1-A&sku=SK-1-B&first=51']) {
      const response = JSON.stringify((await api.get(url)).body);
      expect(response).toContain('meera.s0@masked.invalid');
      expect(response).not.toContain('example.com');
    }
  });

  it('return the newest reviews of many variants in one statement, with an entry for each requested sku', async () => {
    const { body } = await api.get('/reviews?sku=SK-1-A&sku=SK-1-B&sku=SK-2-A&sku=nope&sku=SK-1-A&first=2');
    const bySku = Object.fromEntries(body.reviews.map((entry: Json) => [entry.sku, entry]));
    expect(Object.keys(bySku).toSorted()).toEqual(['SK-1-A', 'SK-1-B', 'SK-2-A', 'nope']);
    expect(body.reviews).toHaveLength(4);
    expect(bySku['SK-1-A'].totalCount).toBe(12);
    expect(idsOf(bySku['SK-1-A'].reviews)).toEqual(['SK-1-A-r11', 'SK-1-A-r10']);
    expect(bySku['SK-2-A']).toEqual({ sku: 'SK-2-A', totalCount: 0, reviews: [] });
    expect(bySku['nope']).toEqual({ sku: 'nope', totalCount: 0, reviews: [] });
    expect(api.statements).toHaveLength(1);
  });

  it('continue after any review without a missing or a repeated one, in the same millisecond too', async () => {
    const seen: string[] = [];
    let after = '';
    for (;;) {
      const { body } = await api.get(`/reviews?sku=SK-1-A&first=1${after}`);
      const [review] = body.reviews[0].reviews;
      if (!review) break;
      seen.push(review.reviewId);
      after = `&after=${encodeURIComponent(`${review.createdAt},${review.reviewId}`)}`;
    }
    expect(seen).toHaveLength(12);
    expect(new Set(seen).size).toBe(12);
  });

  it('[SEARCH-2] return rating and true review count of many products in one statement', async () => {
    const { body } = await api.get('/ratings?productId=p-00001&productId=p-00002&productId=nope');
    const sorted = body.ratings.toSorted((a: Json, b: Json) => a.productId.localeCompare(b.productId));
    expect(sorted).toEqual([
      {
        productId: 'p-00001',
        rating: 2.6,
        reviewCount: 15,
        variants: [
          { sku: 'SK-1-A', reviewCount: 12 },
          { sku: 'SK-1-B', reviewCount: 3 },
        ],
      },
      {
        productId: 'p-00002',
        rating: 0,
        reviewCount: 0,
        variants: [
          { sku: 'SK-2-A', reviewCount: 0 },
          { sku: 'SK-2-B', reviewCount: 0 },
        ],
      },
    ]);
    expect(api.statements).toHaveLength(1);
    expect((await api.get('/product/p-00001')).body.product.rating).toBe(2.6);
  });

  it.each([
    '0000-99-99T99:99:99.999Z,a',
    '0000-01-01T00:00:00.000Z,a',
    '----------------------,a',
    '+275760-09-13T00:00:00.000Z,a',
    'x',
    'now,a',
  ])('refuse %s as the position to continue from', async (after) => {
    const response = await api.get(`/reviews?sku=SK-1-A&after=${encodeURIComponent(after)}`);
    expect(response).toEqual({
      status: 400,
      body: { message: 'after is not well formed', code: 'BAD_INPUT', field: 'after' },
    });
  });
});
