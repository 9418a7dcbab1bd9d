import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../api/cli/run.ts';
import { readOperatorConfig } from '../../../api/config.ts';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import type { Database } from '../../../api/platform/database.ts';
import { reportSamples, seedSamples } from '../../../api/shop-samples.ts';
import { createSampleRepository } from '../../../api/catalog/samples/repository.ts';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { rejectionReason } from '../../../api/promotions/rules.ts';
import { MIGRATIONS } from '../../../api/server.ts';
import { addSamples, removeSamples } from '../../../api/seeding.ts';
import type { SampleData } from '../../../api/seeding.ts';
import { logIn } from '../../account/people.ts';
import { admin, operator, seller } from '../../account/staff.ts';
import { createBuyer, placeOrderOf, itemOf, readOrderItem } from '../../orders/api/buyer.ts';
import { createTestApi, createTestDatabase, TEST_SECRET, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

const REVIEW = { rating: 5, comment: 'Lovely.', createdAt: '2026-02-01T00:00:00Z', userEmail: 'a.b@example.com' };
/** Two sample products of two sellers, with a review and a promo code without an end. */
const samples = (): SampleData => ({
  sellers: [
    { id: 'rbs-01', shopName: 'Invented House' },
    { id: 'rbs-02', shopName: 'Invented Works' },
  ],
  products: [
    productOf(1001, { id: 'rb-1001', sellerId: 'rbs-01', variants: [{ sku: 'O-A', color: 'Indigo', stock: 9 }] }),
    productOf(1002, { id: 'rb-1002', sellerId: 'rbs-02' }),
  ],
  reviews: [{ ...REVIEW, id: 'rv-10001', sku: 'O-A' }],
  promoCodes: [{ code: 'RANG10', percent: 10, maximum: 50_000 }],
});

let api: TestApi;
let apiUrl: string;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, isProduction: true });
  await addProducts(api.database, [productOf(1)]);
  await addSamples(api.database, samples);
  apiUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const shop = (...line: string[]) =>
  run(
    line,
    () => readOperatorConfig({ REST_URL: apiUrl, SESSION_SECRET: TEST_SECRET }),
    () => api.clock.now(),
  );
const productIds = async () =>
  (await api.get('/product')).body.products.map(({ productId }: { productId: string }) => productId);
const rowsOf = async (table: string) =>
  (await sql<{ id: string }>`select * from ${sql.table(table)}`.execute(api.database.db)).rows;

describe('the samples in a real shop', () => {
  it('are marked', async () => {
    const { output } = await shop('sellers', 'list');
    expect(output.split('\n')).toEqual([
      'rbs-01  Invented House: 1 product (a sample)',
      'rbs-02  Invented Works: 1 product (a sample)',
      'se-1  Sanganer Dyers: 1 product',
    ]);
    expect(await shop('samples', 'add')).toEqual({ code: 1, output: 'The shop has samples. [ALREADY_EXISTS]' });
  });

  it('have promo codes that are refused', async () => {
    const requested = await api.client().post('/promocode/validate', { promoCode: 'RANG10', totalAmount: 2_000 });
    expect(requested).toMatchObject({ status: 400, body: { code: 'INVALID_PROMO_CODE', field: 'promoCode' } });
    // The bill of a checkout asks the same rule.
    const promo = await createPromoCodeRepository(api.database.db).findCode('RANG10', undefined);
    const reasons = [true, false].map(
      (acceptsSamples) =>
        promo &&
        rejectionReason(promo, { subtotal: 200_000, amounts: undefined, now: api.clock.now(), acceptsSamples }),
    );
    expect(reasons).toEqual([undefined, 'This promo code is not valid.']);
  });

  it('are marked in a database of an earlier release', async () => {
    const { db } = api.database;
    for (const table of ['sellers', 'products', 'promo_codes'])
      await sql`update ${sql.table(table)} set is_sample = false`.execute(db);
    const migration = await readFile(join(MIGRATIONS, '0049_samples.sql'), 'utf8');
    for (const [update] of migration.matchAll(/^update [^;]+/gm)) await sql.raw(update).execute(db);
    const counts = await createSampleRepository(db).count();
    expect(counts).toEqual({ products: 2, sellers: 2, promoCodes: 1 });
  });

  it('stay while an order that is being paid holds pieces of them', async () => {
    const buyer = await createBuyer(api);
    const { orderId } = await placeOrderOf(api, buyer, { lines: [{ sku: 'O-A' }] });
    await sql`insert into stock_holds (order_id, sku, quantity) values (${orderId}, 'O-A', 1)`.execute(api.database.db);
    expect(await shop('samples', 'remove')).toMatchObject({ code: 1, output: expect.stringContaining('hold 1 piece') });
    expect(await productIds()).toContain('rb-1001');
    await sql`delete from stock_holds`.execute(api.database.db);
  });

  it('are removed with all that lies of them in carts, and orders stay as they were', async () => {
    const buyer = await createBuyer(api);
    await buyer.post('/cart', { sku: 'O-A', quantity: 1 });
    await buyer.post('/wishlist', { sku: 'SK-1002-A' });
    const promo = { code: 'RANG10', discount: 10_000 };
    const placed = await placeOrderOf(api, buyer, { lines: [{ sku: 'O-A', quantity: 2 }], promo });
    const delivered = itemOf(await placeOrderOf(api, buyer, { lines: [{ sku: 'O-A' }], status: 'Delivered' }));
    const before = await readOrderItem(buyer, itemOf(placed));
    const removed = await shop('samples', 'remove');
    expect(removed).toEqual({
      code: 0,
      output: 'Removed samples: products 2, sellers 2, promo codes 1.',
    });
    expect(await productIds()).toEqual(['p-00001']);
    expect([await rowsOf('reviews'), await rowsOf('promo_codes'), await rowsOf('cart_items')]).toEqual([[], [], []]);
    const after = await readOrderItem(buyer, itemOf(placed));
    expect(after).toEqual({ ...before, variant: { ...before.variant, stock: 0 } });
    expect((await buyer.get('/order/getPaidOrders')).status).not.toBe(500);
    const review = { orderItemId: delivered, sku: 'O-A', rating: 5, comment: 'Soft and bright.' };
    expect(await buyer.post('/product/create/review', review)).toMatchObject({ status: 404 });
    const cancelled = await (await operator(api)).post(`/admin/orders/${itemOf(placed)}/reject`, { reason: 'Gone.' });
    expect(cancelled.status).toBe(200);
    expect((await shop('sellers', 'list')).output).toBe(
      'rbs-01  Invented House: 0 products\nse-1  Sanganer Dyers: 1 product',
    );
    expect((await shop('orders', 'list')).output).toContain('Leheriya saree 1001');
  });

  it('come back by a command, and a second removal takes nothing that is real', async () => {
    await addSamples(api.database, samples);
    expect(await productIds()).toEqual(['p-00001', 'rb-1001', 'rb-1002']);
    await removeSamples(api.database);
    expect(await removeSamples(api.database)).toEqual({ products: 0, sellers: 0, promoCodes: 0 });
    expect(await productIds()).toEqual(['p-00001']);
  });

  it('are added by the operator alone, and counted and removed by the owner too', async () => {
    const staff = await seller(api, 'seller@example.com', 'se-1');
    const calls = [staff.get('/admin/samples'), staff.post('/admin/samples'), staff.delete('/admin/samples')];
    for (const response of await Promise.all(calls))
      expect(response).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const owner = await admin(api, 'owner@example.com');
    expect((await owner.post('/admin/samples')).status).toBe(403);
    await addSamples(api.database, samples);
    const counts = { products: 2, sellers: 2, promoCodes: 1 };
    expect((await owner.get('/admin/samples')).body).toEqual(counts);
    api.clock.move(11 * 60_000);
    owner.token = (await owner.post('/auth/token')).body.accessToken;
    expect((await owner.delete('/admin/samples')).body.code).toBe('CONFIRM_LOGIN');
    const again = await logIn(api, 'owner@example.com');
    expect((await again.delete('/admin/samples')).body).toEqual(counts);
    expect((await again.get('/admin/samples')).body).toEqual({ products: 0, sellers: 0, promoCodes: 0 });
  });

  it('do not come back at the next start of a trial', async () => {
    const trial = await createTestDatabase();
    await addSamples(trial, samples);
    await removeSamples(trial);
    await seedSamples(trial, { hasSamples: true });
    expect(await createCatalogRepository(trial.db).isEmpty()).toBe(true);
    await trial.close();
  });
});

describe('a start in production', () => {
  it('inserts no samples, and logs one line about what a trial left, or about an empty shop', async () => {
    const lines: string[] = [];
    const log = { warn: (words: string) => void lines.push(words) };
    const start = async (database: Database, isProduction = true) => {
      await seedSamples(database, { hasSamples: !isProduction });
      await reportSamples(database, { isProduction }, log);
    };
    const empty = await createTestDatabase();
    await start(empty);
    expect(await createCatalogRepository(empty.db).isEmpty()).toBe(true);
    expect(lines.splice(0)).toEqual([expect.stringContaining('npm run shop -- sellers add <name>')]);
    await addSamples(empty, samples);
    await start(empty, false);
    expect(lines).toEqual([]);
    await start(empty);
    await start(empty);
    const words = expect.stringContaining('products 2, sellers 2, promo codes 1');
    expect(lines.splice(0)).toEqual([words, words]);
    await empty.close();
    await start(api.database);
    expect(lines).toEqual([]);
  });
});

describe('an empty shop', () => {
  it('gets its first seller and product from the command line', async () => {
    expect((await shop('sellers', 'add', ' ')).code).not.toBe(0);
    const { output } = await shop('sellers', 'add', 'Asha & Daughters');
    const [, id] = /^(se-[a-z2-7]{16}) {2}Asha & Daughters: 0 products$/m.exec(output) ?? [];
    expect(id).toBeDefined();
  });
});

describe('a price', () => {
  it('that changes by more than half needs --yes, and can be undone', async () => {
    for (const rupees of ['1', '749', '2251', '150000']) {
      const requested = await shop('price', 'set', 'p-00001', rupees, '--list', '150000');
      expect(requested).toMatchObject({ code: 2, output: expect.stringContaining('Add --yes') });
    }
    expect((await shop('price', 'set', 'p-00001', '750')).code).toBe(0);
    expect((await shop('price', 'set', 'p-00001', '1', '--yes')).output).toContain('₹1.00 (list price ₹2,000.00)');
    const history = (await shop('price', 'history', 'p-00001')).output;
    expect(history.replaceAll(/until .*/g, 'until')).toBe(
      '₹1.00 (list price ₹2,000.00)  now\n₹750.00 (list price ₹2,000.00)  until\n₹1,500.00 (list price ₹2,000.00)  until',
    );
    expect((await shop('price', 'undo', 'p-00001')).output).toContain('₹750.00 (list price ₹2,000.00)');
    expect(await shop('price', 'set', 'p-00001', '700', '--list', '9000')).toMatchObject({ code: 2 });
    expect(await shop('price', 'undo', 'nothing')).toMatchObject({
      code: 1,
      output: expect.stringContaining('PRODUCT_NOT_FOUND'),
    });
  });
});
