import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredAccountData } from '../../../api/account/accounts.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { cartIdOf, cartOf, createShopper, setStock, wishlistIdOf, wishlistOf } from '../shoppers.ts';

const DAY_MS = 24 * 60 * 60_000;
let api: TestApi;
let asha: Client;
let made = 0;
let key: Record<string, string>;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  const variants = Array.from({ length: 9 }, (_, index) => ({ sku: `I-${index}`, color: 'Indigo', stock: 20 }));
  await addProducts(api.database, [productOf(1, { variants })]);
});
afterAll(() => api.close());
beforeEach(async () => {
  asha = await createShopper(api);
  key = { 'idempotency-key': `key-of-test-${++made}` };
});
const body = { sku: 'I-1', quantity: 2 };

describe('a change under a key of the client’s own', () => {
  it('is made once, even if it is sent often or concurrently, and each response is the same', async () => {
    const first = await asha.post('/cart', body, key);
    const again = await Promise.all([1, 2, 3].map(() => asha.post('/cart', body, key)));
    expect(await cartOf(asha)).toEqual([['I-1', 2]]);
    for (const { status, body: response } of again) expect([status, response]).toEqual([200, first.body]);
    const atOnce = { 'idempotency-key': 'all at once'.replaceAll(' ', '-') };
    await Promise.all([1, 2, 3, 4].map(() => asha.post('/cart', body, atOnce)));
    expect(await cartOf(asha)).toEqual([['I-1', 4]]);
  });

  it('is made again under another key, without one, and by another shopper', async () => {
    await asha.post('/cart', body, key);
    await asha.post('/cart', body, { 'idempotency-key': 'another-key' });
    await asha.post('/cart', body);
    expect(await cartOf(asha)).toEqual([['I-1', 6]]);
    const ravi = await createShopper(api);
    await ravi.post('/cart', body, key);
    expect(await cartOf(ravi)).toEqual([['I-1', 2]]);
  });

  it('refuses the key for anything else, and names the field', async () => {
    await asha.post('/cart', body, key);
    const refusal = { status: 409, body: { code: 'ALREADY_EXISTS', field: 'idempotencyKey' } };
    expect(await asha.post('/cart', { ...body, quantity: 3 }, key)).toMatchObject(refusal);
    expect(await asha.post('/wishlist', { sku: 'I-1' }, key)).toMatchObject(refusal);
    expect(await asha.delete(`/cart/${await cartIdOf(asha, 'I-1')}`, key)).toMatchObject(refusal);
    expect(await cartOf(asha)).toEqual([['I-1', 2]]);
  });

  it('stores no copy of the cart for many pieces at once, and returns the current cart', async () => {
    const items = Array.from({ length: 9 }, (_, at) => ({ sku: `I-${at}`, quantity: 1 }));
    const first = await asha.post('/cart/items', { items }, key);
    const { rows } = await sql<{ length: number }>`
      select length(answer::text) from idempotent_answers where key = ${key['idempotency-key']}`.execute(
      api.database.db,
    );
    expect(rows[0]?.length).toBeLessThan(10);
    expect((await asha.post('/cart/items', { items }, key)).body).toEqual(first.body);
    expect(first.body.cartData).toHaveLength(9);
  });

  it('is stored among the shopper’s last 1,000, so that no shopper fills the database with keys', async () => {
    const { db } = api.database;
    await asha.post('/cart', body, key);
    await sql`insert into idempotent_answers (shopper_id, key, request_hash, answer, created_at)
      select shopper_id, 'filled-' || at, request_hash, answer, created_at - at * interval '1 second'
      from idempotent_answers, generate_series(1, 1500) at where key = ${key['idempotency-key']}`.execute(db);
    api.clock.move(1_000);
    await asha.post('/cart', body, { 'idempotency-key': 'one-more-of-them' });
    const { rows } = await sql<{ key: string }>`select key from idempotent_answers
      where shopper_id = (select shopper_id from idempotent_answers where key = 'one-more-of-them')
      order by created_at desc`.execute(db);
    expect([rows.length, rows[0]?.key, rows.at(-1)?.key]).toEqual([1_000, 'one-more-of-them', 'filled-998']);
    await asha.post('/cart', body, key);
    expect(await cartOf(asha)).toEqual([['I-1', 4]]);
  });

  it('that was refused is tried again', async () => {
    await setStock(api, 'I-2', 0);
    const wanted = { sku: 'I-2', quantity: 1 };
    expect(await asha.post('/cart', wanted, key)).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
    await setStock(api, 'I-2', 5);
    expect(await asha.post('/cart', wanted, key)).toMatchObject({ status: 200 });
    expect(await cartOf(asha)).toEqual([['I-2', 1]]);
  });

  it('holds for each change of a cart and a wishlist', async () => {
    const twice = async (call: () => Promise<{ status: number; body: unknown }>) => {
      const [one, two] = [await call(), await call()];
      expect([one.status, two.status]).toEqual([200, 200]);
      expect(two.body).toEqual(one.body);
    };
    const keyOf = (name: string) => ({ 'idempotency-key': `each-change-${name}` });
    await twice(() => asha.post('/cart/items', { items: [body, { sku: 'I-3', quantity: 1 }] }, keyOf('many')));
    const line = await cartIdOf(asha, 'I-1');
    await twice(() => asha.patch(`/cart/${line}`, { quantity: 5 }, keyOf('quantity')));
    await twice(() => asha.post(`/cart/${line}/wishlist`, {}, keyOf('to-wishlist')));
    expect([await cartOf(asha), await wishlistOf(asha)]).toEqual([[['I-3', 1]], ['I-1']]);
    const item = await wishlistIdOf(asha, 'I-1');
    await twice(() => asha.post(`/wishlist/${item}/cart`, {}, keyOf('to-cart')));
    const third = await cartIdOf(asha, 'I-3');
    await twice(() => asha.delete(`/cart/${third}`, keyOf('remove')));
    await twice(() => asha.post('/wishlist', { sku: 'I-4' }, keyOf('like')));
    const liked = await wishlistIdOf(asha, 'I-4');
    await twice(() => asha.delete(`/wishlist/${liked}`, keyOf('unlike')));
    expect([await cartOf(asha), await wishlistOf(asha)]).toEqual([[['I-1', 1]], []]);
  });

  it('refuses a key that is too short or too long, and changes nothing', async () => {
    for (const bad of ['short', 'x'.repeat(65), 'with a blank']) {
      const response = await asha.post('/cart', body, { 'idempotency-key': bad });
      expect(response).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    }
    expect(await cartOf(asha)).toEqual([]);
  });

  it('is forgotten after a day', async () => {
    await asha.post('/cart', body, key);
    api.clock.move(DAY_MS - 1);
    await deleteExpiredAccountData(api.database.db, api.clock.now());
    const ravi = await createShopper(api);
    await ravi.post('/cart', body, key);
    const count = async () => {
      const { rows } = await api.database.db
        .withTables<{ idempotent_answers: { key: string } }>()
        .selectFrom('idempotent_answers')
        .select('key')
        .where('key', '=', key['idempotency-key'] ?? '')
        .execute()
        .then((found) => ({ rows: found.length }));
      return rows;
    };
    expect(await count()).toBe(2);
    api.clock.move(1);
    await deleteExpiredAccountData(api.database.db, api.clock.now());
    expect(await count()).toBe(1);
  });
});
