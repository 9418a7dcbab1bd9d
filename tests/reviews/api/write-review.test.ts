import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createReviewRepository } from '../../../api/reviews/repository.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { placeOrderOf, createBuyer, eventsOf, itemOf, readOrderItem, type Buyer } from '../../orders/api/buyer.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';

let api: TestApi;
let asha: Buyer;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  const variants = ['A', 'B', 'C'].map((name) => ({ sku: `O-${name}`, color: 'Indigo', stock: 5_000 }));
  await addProducts(api.database, [productOf(1, { variants }), productOf(2)]);
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`update order_items set review_id = null`.execute(api.database.db);
  await sql`delete from reviews`.execute(api.database.db);
  await sql`update variants set review_count = 0`.execute(api.database.db);
  await sql`update products set review_count = 0, rating = 0`.execute(api.database.db);
  asha = await createBuyer(api);
});

const delivered = (who: Buyer, sku = 'O-A') => placeOrderOf(api, who, { status: 'Delivered', lines: [{ sku }] });
const review = (client: Client, id: string, change: object = {}) =>
  client.post('/order/rating', { orderItemId: id, sku: 'O-A', rating: 4, comment: 'Soft and bright.', ...change });
const ratings = async () => (await api.get('/ratings?productId=p-00001')).body.ratings[0];

describe(`reviewing (${DATABASE_KIND})`, () => {
  it('[ORDER-10] is read by everybody at once, under the name of the reviewer, and counts', async () => {
    const order = await delivered(asha);
    const response = await review(asha, itemOf(order), { comment: '  Soft & <b>bright</b>.\r\nनमस्ते 🙏 ' });
    expect(response).toMatchObject({ status: 200, body: { message: 'Thanks For Submitting Review' } });
    const { reviews } = (await api.get('/product/variant/reviews/O-A')).body;
    expect(reviews).toEqual([
      {
        reviewId: expect.stringMatching(/^rv-[a-z2-7]{16}$/),
        rating: 4,
        comment: 'Soft & <b>bright</b>.\nनमस्ते 🙏',
        createdAt: api.clock.now().toISOString(),
        isVerified: true,
        helpfulCount: 0,
        pictures: [],
        user: { name: asha.email.split('@')[0], email: `${asha.email.split('@')[0]}@masked.invalid` },
      },
    ]);
    expect(await readOrderItem(asha, itemOf(order))).toMatchObject({ review_done: true, status: 'Delivered' });
    expect(await ratings()).toMatchObject({ rating: 4, reviewCount: 1 });
    expect((await api.get('/reviews?sku=O-A')).body.reviews[0].totalCount).toBe(1);
    expect(await eventsOf(api, order.orderId)).toEqual([['reviewed', asha.id]]);
  });

  it('[ORDER-10] updates rating and counts to the values of a new count of all reviews', async () => {
    for (const [sku, rating] of [
      ['O-A', 5],
      ['O-B', 4],
      ['O-B', 4],
      ['O-C', 1],
      ['O-A', 2],
      ['O-B', 3],
    ] as const) {
      const order = await delivered(asha, sku);
      expect((await review(asha, itemOf(order), { sku, rating })).status).toBe(200);
    }
    const stored = await ratings();
    expect(stored).toMatchObject({ rating: 3.2, reviewCount: 6 });
    expect(stored.variants).toEqual([
      { sku: 'O-A', reviewCount: 2 },
      { sku: 'O-B', reviewCount: 3 },
      { sku: 'O-C', reviewCount: 1 },
    ]);
    await createReviewRepository(api.database.db).updateAllRatings();
    expect(await ratings()).toEqual(stored);
    expect((await api.get('/product/p-00001')).body.product.rating).toBe(3.2);
    expect((await api.get('/ratings?productId=p-00002')).body.ratings[0]).toMatchObject({ rating: 0, reviewCount: 0 });
  });

  it('[ORDER-10] is for delivered items, and refused before', async () => {
    for (const status of ['Placed', 'Confirm', 'Dispatched', 'Cancelled'] as const) {
      const order = await placeOrderOf(api, asha, { status });
      expect(await review(asha, itemOf(order))).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_IN_STATUS' } });
    }
    expect(await ratings()).toMatchObject({ reviewCount: 0 });
  });

  it('[ORDER-10] is once: the second review is refused, and the first stays', async () => {
    const id = itemOf(await delivered(asha));
    expect((await review(asha, id)).status).toBe(200);
    expect(await review(asha, id, { rating: 1 })).toMatchObject({ status: 409, body: { code: 'ALREADY_EXISTS' } });
    expect(await ratings()).toMatchObject({ rating: 4, reviewCount: 1 });
    expect((await review(asha, itemOf(await delivered(asha)))).status).toBe(200);
  });

  it("[ORDER-12] is of one's own item and its own variant; all else is not there", async () => {
    const id = itemOf(await delivered(asha));
    const nowhere = { status: 404, body: { code: 'NOT_FOUND' } };
    expect(await review(await createBuyer(api), id)).toMatchObject(nowhere);
    for (const sku of ['O-B', 'SK-2-A', 'o-a', '']) expect(await review(asha, id, { sku })).toMatchObject(nowhere);
    expect(await review(asha, 'oi-aaaaaaaaaaaaaaaa')).toMatchObject(nowhere);
    expect(await ratings()).toMatchObject({ reviewCount: 0 });
  });

  it.each([
    ['rating', { rating: 6 }],
    ['rating', { rating: 0 }],
    ['rating', { rating: -1 }],
    ['rating', { rating: 4.5 }],
    ['rating', { rating: 'five' }],
    ['rating', { rating: 1e9 }],
    ['comment', { comment: ' \n\t ' }],
    ['comment', { comment: '\u200b' }],
    ['comment', { comment: 'x'.repeat(2_001) }],
    ['comment', { comment: 'x'.repeat(100_000) }],
    ['comment', { comment: 'half \udc00' }],
    ['comment', { comment: 'turned \u202e round' }],
    ['comment', { comment: undefined }],
    ['userName', { userName: 'Somebody else' }],
  ])('[ORDER-10] refuses a wrong %s: %j', async (field, change) => {
    const id = itemOf(await delivered(asha));
    expect(await review(asha, id, change)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } });
    expect((await readOrderItem(asha, id)).review_done).toBe(false);
    expect(await ratings()).toMatchObject({ reviewCount: 0 });
  });

  it('[ORDER-10] takes 2,000 characters, and refuses a megabyte calmly', async () => {
    const id = itemOf(await delivered(asha));
    const big = await review(asha, id, { comment: 'x'.repeat(1_000_000) });
    expect(big).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    const comment = '🙏'.repeat(2_000);
    expect((await review(asha, id, { comment })).status).toBe(200);
    expect((await api.get('/product/variant/reviews/O-A')).body.reviews[0].comment).toBe(comment);
  });
});

describe(`at the same time (${DATABASE_KIND})`, () => {
  it('[ORDER-10] fifty reviews of one item are one', async () => {
    const id = itemOf(await delivered(asha));
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, at) => review(asha, id, { rating: 1 + (at % 5) })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.code === 'ALREADY_EXISTS')).toHaveLength(49);
    expect(await ratings()).toMatchObject({ reviewCount: 1 });
    expect((await api.get('/product/variant/reviews/O-A')).body.reviews).toHaveLength(1);
  });

  it('[ORDER-10] fifty reviews of one product, of all its variants, all count', async () => {
    const skus = ['O-A', 'O-B', 'O-C'];
    const orders = [];
    for (let at = 0; at < 50; at++) orders.push(await delivered(asha, skus[at % 3]));
    const responses = await Promise.all(
      orders.map((order, at) => review(asha, itemOf(order), { sku: skus[at % 3], rating: 1 + (at % 5) })),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const stored = await ratings();
    expect(stored).toMatchObject({ rating: 3, reviewCount: 50 });
    expect(stored.variants.map(({ reviewCount }: { reviewCount: number }) => reviewCount)).toEqual([17, 17, 16]);
  });
});
