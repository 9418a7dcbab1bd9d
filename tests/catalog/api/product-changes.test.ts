import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReviewRepository } from '../../../api/reviews/repository.ts';
import { seller } from '../../account/staff.ts';
import { DATABASE_KIND, createTestApi, type Client, type Json, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

const ADDED = new Date(Date.UTC(2026, 0, 1, 0, 1)).toISOString();

let api: TestApi;
let dyer: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1), productOf(2)]);
  dyer = await seller(api, 'dyer@example.com', 'se-1');
});
afterAll(() => api.close());

const updatedAt = async (id = 'p-00001'): Promise<string> => (await api.get(`/product/${id}`)).body.product.updatedAt;
const run = (statement: string) => sql.raw(statement).execute(api.database.db);
/** Resets the product's time of its last change. */
const asNew = async () => {
  await api.database.runScript(`set session_replication_role = replica; update products set changed_at = null;
    set session_replication_role = default`);
  expect(await updatedAt()).toBe(ADDED);
};

/** Changes of visible data. */
const CHANGES: [what: string, change: () => Promise<unknown>][] = [
  ['a price', () => dyer.put('/admin/products/p-00001/price', { showPrice: 1_100 })],
  ['its name', () => run(`update products set name = 'Mothra saree' where id = 'p-00001'`)],
  ['its brand', () => run(`update products set brand = null where id = 'p-00001'`)],
  ['its collections', () => run(`update products set collections = '{Featured}' where id = 'p-00001'`)],
  ['a picture', () => run(`update variants set image = 'https://example.com/1.jpg' where sku = 'SK-1-A'`)],
  ['a colour', () => run(`update variants set color = 'Rose' where sku = 'SK-1-A'`)],
  ['a GTIN', () => run(`update variants set gtin = null where sku = 'SK-1-A'`)],
  [
    'one more variant',
    () =>
      run(`insert into variants (sku, product_id, position, color, stock) values ('SK-1-C', 'p-00001', 2, 'Plum', 1)`),
  ],
  ['one variant less', () => run(`delete from variants where sku = 'SK-1-C'`)],
];

describe(`when a product last changed (${DATABASE_KIND})`, () => {
  it('is when it was added, with its variants, as long as nothing has changed', async () => {
    expect(await updatedAt()).toBe(ADDED);
    const { body } = await dyer.post('/admin/addproduct', {
      name: 'Mothra turban cloth',
      category: 'Dupatta',
      fabric: 'Silk',
      price: 1_200,
      showPrice: 999,
      variants: [{ sku: 'NEW-1', color: 'Madder Red', stock: 4 }],
    });
    expect(body.product.updatedAt).toBe(api.clock.now().toISOString());
  });

  it.each(CHANGES)('is now after a change of %s, and of no other product', async (_, change) => {
    await asNew();
    const before = Date.now();
    await change();
    expect(Date.parse(await updatedAt())).toBeGreaterThanOrEqual(before);
    expect(await updatedAt('p-00002')).toBe(new Date(Date.UTC(2026, 0, 1, 0, 2)).toISOString());
  });

  it('stays after more stock, a review and the same price again', async () => {
    await asNew();
    const { product } = (await api.get('/product/p-00001')).body;
    const { status } = await dyer.put('/admin/products/p-00001/price', { showPrice: product.showPrice });
    expect(status).toBe(200);
    expect((await dyer.patch('/admin/variants/SK-1-A/stock', { by: 5 })).status).toBe(200);
    const reviews = createReviewRepository(api.database.db);
    const review = { rating: 5, comment: 'Good.', createdAt: ADDED, userEmail: 'a@example.com' };
    await reviews.insert([{ id: 'r-1', sku: 'SK-1-A', ...review }]);
    await reviews.updateAllRatings();
    expect((await api.get('/product/p-00001')).body.product).toMatchObject({ rating: 5, updatedAt: ADDED });
  });

  it('finds products that changed at a time or later, in any time zone', async () => {
    await asNew();
    const found = async (moment: string) =>
      (await api.get(`/search?category=Saree&updatedSince=${encodeURIComponent(moment)}`)).body.products.map(
        ({ productId }: Json) => productId,
      );
    expect(await found('2026-01-01T00:01:00Z')).toEqual(['p-00001', 'p-00002']);
    expect(await found('2026-01-01T05:31:00.001+05:30')).toEqual(['p-00002']);
    expect(await found('2026-01-01T00:02:00.001Z')).toEqual([]);
    await run(`update products set pattern = 'Plain' where id = 'p-00001'`);
    expect(await found('2026-01-01T00:02:00.001Z')).toEqual(['p-00001']);
  });

  it.each([
    'yesterday',
    '2026-01-01',
    '2026-13-01T00:00:00Z',
    '2026-01-01T25:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-06-31T00:00:00+05:30',
    '2026-01-01T00:00:00',
    '0000-01-01T00:00:00Z',
  ])('refuses %s as a time, and shows the correct form', async (moment) => {
    const { status, body } = await api.get(`/search?updatedSince=${encodeURIComponent(moment)}`);
    expect([status, body.field]).toEqual([400, 'updatedSince']);
    expect(body.message).toBe('updatedSince must be a date and time such as 2026-11-21T09:30:00.000Z');
  });
});
