import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../../api/cli/run.ts';
import { readOperatorConfig } from '../../../api/config.ts';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { admin, seller } from '../../account/staff.ts';
import { uploaded } from '../../account/uploading.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createBuyer, itemOf, placeOrderOf, type Buyer } from '../../orders/api/buyer.ts';
import { createTestApi, DATABASE_KIND, TEST_SECRET, type Client, type TestApi } from '../../test-api.ts';

let api: TestApi;
let asha: Buyer;
let boss: Client;
let apiUrl: string;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1, { variants: [{ sku: 'O-A', color: 'Indigo', stock: 500 }] })]);
  await createCatalogRepository(api.database.db).insert({ sellers: [{ id: 'se-2', shopName: 'Bhuj' }], products: [] });
  apiUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
  boss = await admin(api, 'boss@shop.example');
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from reviews`.execute(api.database.db);
  asha = await createBuyer(api);
});

async function write(rating = 4, pictureIds: string[] = []): Promise<string> {
  api.clock.move(1_000);
  const order = await placeOrderOf(api, asha, { status: 'Delivered' });
  const body = { orderItemId: itemOf(order), sku: 'O-A', rating, comment: 'Soft.', pictureIds };
  expect((await asha.post('/order/rating', body)).status).toBe(200);
  const { rows } = await sql<{ id: string }>`select id from reviews order by created_at desc limit 1`.execute(
    api.database.db,
  );
  return rows[0]?.id ?? '';
}
const step = (staff: Client, id: string, name: 'answer' | 'hide' | 'show', body?: object) =>
  staff.post(`/admin/reviews/${id}/${name}`, body);
const ratingOf = async () => {
  const { rating, reviewCount } = (await api.get('/ratings?productId=p-00001')).body.ratings[0];
  return { rating, reviewCount };
};

describe(`reviews for staff (${DATABASE_KIND})`, () => {
  it('leave lists, histogram, rating and picture addresses when they are hidden, and come back', async () => {
    const pictureId = await uploaded(asha);
    const id = await write(1, [pictureId]);
    await write(5);
    expect(await ratingOf()).toEqual({ rating: 3, reviewCount: 2 });
    const hidden = await step(boss, id, 'hide', { reason: 'It names a person.' });
    expect(hidden.body.review).toMatchObject({ hiddenReason: 'It names a person.', productName: 'Leheriya saree 1' });
    expect(await ratingOf()).toEqual({ rating: 5, reviewCount: 1 });
    for (const url of [
      '/reviews/product/p-00001',
      '/product/variant/reviews/O-A',
      '/reviews?sku=O-A',
      '/reviews/recent?minRating=1',
    ])
      expect(JSON.stringify((await api.get(url)).body)).not.toContain(id);
    expect((await api.get('/reviews/product/p-00001/summary')).body.counts).toEqual([0, 0, 0, 0, 1]);
    expect((await api.app.inject({ url: `/pictures/uploads/${pictureId}` })).statusCode).toBe(404);
    expect((await api.app.inject({ url: hidden.body.review.review.pictures[0].url })).statusCode).toBe(200);
    await step(boss, id, 'show');
    expect(await ratingOf()).toEqual({ rating: 3, reviewCount: 2 });
    expect((await api.app.inject({ url: `/pictures/uploads/${pictureId}` })).statusCode).toBe(200);
  });

  it('are found by text, product and sku, and those without a reply are a list', async () => {
    const [first, second] = [await write(), await write()];
    await step(boss, first, 'answer', { text: 'Thank you!' });
    const idsOf = async (query: string) => {
      const { reviews, totalItems } = (await boss.get(`/admin/reviews?${query}`)).body;
      return [totalItems, reviews.map((one: { review: { reviewId: string } }) => one.review.reviewId)];
    };
    expect(await idsOf('state=unanswered')).toEqual([1, [second]]);
    expect(await idsOf('search=SOFT')).toEqual([2, [second, first]]);
    expect(await idsOf('search=o-a')).toEqual([2, [second, first]]);
    expect(await idsOf('search=leheriya&state=unanswered')).toEqual([1, [second]]);
    expect(await idsOf('search=100%25')).toEqual([0, []]);
  });

  it('leave no rating when the only one is hidden', async () => {
    await step(boss, await write(), 'hide', { reason: 'Spam.' });
    expect(await ratingOf()).toEqual({ rating: 0, reviewCount: 0 });
  });

  it('have a reply that shoppers read, until it is removed', async () => {
    const id = await write();
    expect((await step(boss, id, 'answer', { text: ' Thank you! ' })).status).toBe(200);
    const read = async () => (await api.get('/reviews/product/p-00001')).body.reviews[0].answer;
    expect(await read()).toEqual({ text: 'Thank you!', answeredAt: api.clock.now().toISOString() });
    await step(boss, id, 'answer', { text: '' });
    expect(await read()).toBeUndefined();
    expect(await step(boss, id, 'hide', { reason: ' ' })).toMatchObject({ status: 400, body: { field: 'reason' } });
  });

  it('are those of own products for a seller, who hides none, and no shopper sees them', async () => {
    const id = await write();
    const [own, other] = [
      await seller(api, 'own@shop.example', 'se-1'),
      await seller(api, 'other@shop.example', 'se-2'),
    ];
    expect((await own.get('/admin/reviews')).body.reviews).toHaveLength(1);
    expect((await other.get('/admin/reviews')).body.reviews).toHaveLength(0);
    expect((await step(own, id, 'answer', { text: 'Thanks.' })).status).toBe(200);
    expect((await step(other, id, 'answer', { text: 'Thanks.' })).status).toBe(404);
    expect((await step(own, id, 'hide', { reason: 'Bad.' })).status).toBe(403);
    expect((await step(own, id, 'show')).status).toBe(403);
    expect((await asha.get('/admin/reviews')).status).toBe(403);
    expect((await step(asha, id, 'answer', { text: 'Me.' })).status).toBe(403);
  });

  it('begin with the most reported ones, if staff ask for reported ones', async () => {
    const [calm, rude] = [await write(), await write()];
    const ravi = await createBuyer(api);
    await ravi.post(`/reviews/${rude}/report`, { comment: 'Rude.' });
    expect((await boss.get('/admin/reviews?state=reported')).body.reviews).toMatchObject([
      { review: { reviewId: rude }, reportCount: 1, reports: ['Rude.'] },
    ]);
    await step(boss, calm, 'hide', { reason: 'Spam.' });
    expect((await boss.get('/admin/reviews?state=hidden')).body.reviews).toHaveLength(1);
  });

  it('are listed, replied to, hidden and shown by the command line', async () => {
    const id = await write();
    const settings = { REST_URL: apiUrl, SESSION_SECRET: TEST_SECRET };
    const shop = (...line: string[]) =>
      run(
        line,
        () => readOperatorConfig(settings),
        () => api.clock.now(),
      );
    expect((await shop('reviews', 'list')).output).toContain(id);
    expect((await shop('reviews', 'answer', id, '--text', 'Thank you!')).output).toContain('answer: Thank you!');
    expect((await shop('reviews', 'hide', id, '--reason', 'Spam.')).output).toContain('hidden: Spam.');
    expect((await shop('reviews', 'list', '--state', 'hidden')).output).toContain('4 of 5 stars');
    expect((await shop('reviews', 'show', id)).output).not.toContain('hidden');
    expect((await shop('reviews', 'list', '--state', 'gone')).code).toBe(2);
  });
});
