import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredAccountData } from '../../../api/account/accounts.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { ADDRESS, placeOrder, type Placing } from '../../orders/place-orders.ts';
import { securityLines } from '../../platform/security-lines.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { logIn, PASSWORD } from '../people.ts';
import { admin, operator, withRole } from '../staff.ts';

const sku = 'O-A';
const NAME = 'Zubeida Quraishi';
const PHONE = '9123498765';
const STREET = '77 Nakhas Lane';
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, LOG_LEVEL: 'error' });
  await addProducts(api.database, [productOf(1, { variants: [{ sku, color: 'Indigo', stock: 500 }] })]);
});
afterAll(() => api.close());

const { email: _, ...HOME } = { ...ADDRESS, name: NAME, phone: PHONE, address: STREET };
const idOf = async (client: Client): Promise<string> => (await client.get('/user/profile')).body.user.id;
const order = async (client: Client, email: string, more: Partial<Placing>) =>
  placeOrder(api.database, {
    shopperId: await idOf(client),
    lines: [{ sku }],
    shipping: { ...HOME, email },
    billing: { ...HOME, email },
    ...more,
  });

/** A shopper with data in every part of the account, and a delivered order. */
async function person(email: string): Promise<Client> {
  const client = await logIn(api, email);
  await client.patch('/user/update-profile', { name: NAME, phone: PHONE });
  await client.put('/user/password', { newPassword: PASSWORD });
  await client.post('/user/addresses', HOME);
  await client.post('/cart', { sku, quantity: 2 });
  await client.post('/wishlist', { sku });
  await client.post('/newsletter', { email });
  const { itemIds, orderId } = await order(client, email, { status: 'Delivered' });
  const noted = await (await operator(api)).post(`/admin/whole-orders/${orderId}/notes`, { text: `${NAME} called.` });
  expect(noted.status, noted.text).toBe(200);
  const rated = await client.post('/order/rating', {
    orderItemId: itemIds[0],
    sku,
    rating: 5,
    comment: 'Soft and bright.',
  });
  expect(rated.status, rated.text).toBe(200);
  return client;
}

/** Returns the tables that contain a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    order by 1`.execute(api.database.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await sql`
      select 1 from ${sql.table(name)} t where strpos(lower(t::text), ${text.toLowerCase()}) > 0 limit 1`.execute(
      api.database.db,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

describe(`erasing an account (${DATABASE_KIND})`, () => {
  it('leaves name, email, phone and street only on the invoices that are stored separately', async () => {
    const email = 'zubeida-one@example.com';
    const client = await person(email);
    expect((await tablesWith(email)).length).toBeGreaterThan(2);
    api.mails.length = 0;
    expect(await client.post('/user/erasure')).toMatchObject({ status: 200 });
    const found = Object.fromEntries(
      await Promise.all([email, PHONE, NAME, STREET].map(async (text) => [text, await tablesWith(text)] as const)),
    );
    expect(found).toEqual({
      [email]: [],
      [PHONE]: [],
      [NAME]: ['invoice_records'],
      [STREET]: ['invoice_records'],
    });
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Your account is deleted']]);
    expect(securityLines(api, 'account-erased')).toMatchObject([{ how: 'own' }]);
    expect([...client.cookies.keys()]).toEqual([]);
    expect((await client.get('/user/profile')).status).toBe(401);
    expect((await api.client().post('/user/login', { email, password: PASSWORD })).status).toBe(401);
    const { rows } = await sql`select user_name, comment from reviews`.execute(api.database.db);
    expect(rows).toEqual([{ user_name: 'A shopper', comment: 'Soft and bright.' }]);
  });

  it('stores the name and address of an invoice for eight years after its financial year, and then deletes them', async () => {
    const { rows } = await sql<{ keep_until: string; shipping: object }>`
      select keep_until::text, shipping from invoice_records`.execute(api.database.db);
    const { phone: __, ...address } = HOME;
    expect(rows).toEqual([{ keep_until: '2035-03-31', shipping: address }]);
    const count = async () => (await sql`select 1 from invoice_records`.execute(api.database.db)).rows.length;
    await deleteExpiredAccountData(api.database.db, new Date('2035-03-31T18:00:00Z'));
    expect(await count()).toBe(1);
    await deleteExpiredAccountData(api.database.db, new Date('2035-03-31T18:31:00Z'));
    expect(await count()).toBe(0);
  });

  it('leaves none of the names that a client gave to an order besides the first', async () => {
    const client = await logIn(api, 'zubeida-names@example.com');
    const { orderId } = await order(client, 'zubeida-names@example.com', { status: 'Delivered' });
    await sql`
      insert into order_attempts (shopper_id, attempt_id, order_id, created_at)
      select shopper_id, 'the-second-name', id, created_at from orders where id = ${orderId}`.execute(api.database.db);
    expect(await tablesWith('the-second-name')).toEqual(['order_attempts']);
    expect((await client.post('/user/erasure')).status).toBe(200);
    expect(await tablesWith('the-second-name')).toEqual([]);
  });

  it('is refused with the reason while an order is on its way, a refund is owed or a payment is open', async () => {
    const refusals: [string, Partial<Placing>, RegExp][] = [
      ['placed', { status: 'Placed' }, /order is still on its way/],
      ['dispatched', { status: 'Dispatched' }, /order is still on its way/],
      ['owed', { status: 'Cancelled', refund: 'waiting' }, /refund is still on its way/],
      ['failed', { status: 'Cancelled', refund: 'failed' }, /refund is still on its way/],
    ];
    for (const [name, placing, words] of refusals) {
      const email = `zubeida-${name}@example.com`;
      const client = await logIn(api, email);
      await order(client, email, placing);
      const { status, body } = await client.post('/user/erasure');
      expect([name, status, body.code]).toEqual([name, 409, 'NOT_ALLOWED_IN_STATUS']);
      expect(body.message).toMatch(words);
      expect((await client.get('/user/profile')).body.user.email).toBe(email);
    }
    const email = 'zubeida-paying@example.com';
    const client = await logIn(api, email);
    const { orderId } = await order(client, email, { status: 'Delivered' });
    await sql`update orders set check_at = now() where id = ${orderId}`.execute(api.database.db);
    expect((await client.post('/user/erasure')).body.message).toMatch(/payment is still open/);
  });

  it('needs a fresh login, or its proof', async () => {
    const email = 'zubeida-stale@example.com';
    const client = await person(email);
    api.clock.move(11 * 60_000);
    client.token = (await client.post('/auth/token')).body.accessToken;
    expect((await client.post('/user/erasure')).body.code).toBe('CONFIRM_LOGIN');
    expect((await client.post('/user/erasure', { password: 'wrong' })).status).toBe(400);
    expect((await client.post('/user/erasure', { password: PASSWORD })).status).toBe(200);
  });

  it('lets the address open a new account, which has nothing of the old one', async () => {
    const email = 'zubeida-again@example.com';
    const client = await person(email);
    expect((await client.post('/user/erasure')).status).toBe(200);
    const again = await logIn(api, email);
    expect((await again.get('/user/profile')).body.user).toMatchObject({ name: 'zubeida-again', phone: '' });
    expect((await again.get('/user/addresses')).body.addresses).toEqual([]);
  });

  it('sends no mail to an unproven address', async () => {
    const email = 'zubeida-unproven@example.com';
    const client = api.client();
    await client.post('/user/register', { name: NAME, email, phone: PHONE, password: PASSWORD });
    client.token = (await client.post('/user/login', { email, password: PASSWORD })).body.accessToken;
    api.mails.length = 0;
    expect((await client.post('/user/erasure')).status).toBe(200);
    expect(api.mails).toEqual([]);
  });

  it('is the operator’s and the owner’s for any shopper’s address, not for staff’s, and no other staff’s', async () => {
    const email = 'zubeida-asks@example.com';
    await person(email);
    const boss = await admin(api, 'boss-erasure@example.com');
    const manager = await withRole(api, { email: 'manager-erasure@example.com', role: 'MANAGER' });
    expect((await manager.post('/admin/accounts/erasure', { email })).body.code).toBe('FORBIDDEN');
    const own = { email: 'boss-erasure@example.com' };
    expect((await boss.post('/admin/accounts/erasure', own)).body.message).toMatch(/works for the shop/);
    expect((await boss.post('/user/erasure')).body.message).toMatch(/works for the shop/);
    const shop = await operator(api);
    expect((await shop.post('/admin/accounts/erasure', { email })).status).toBe(200);
    expect(await tablesWith(email)).toEqual([]);
    expect((await shop.post('/admin/accounts/erasure', { email })).status).toBe(404);
  });
});
