import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { ADDRESS, placeOrder } from '../../orders/place-orders.ts';
import { logIn, PASSWORD } from '../people.ts';
import { admin, operator, withRole } from '../staff.ts';

const sku = 'O-A';
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1, { variants: [{ sku, color: 'Indigo', stock: 500 }] })]);
});
afterAll(() => api.close());

const { email: _, ...HOME } = ADDRESS;
/** A shopper with data in every part of the account. */
async function person(email: string, name: string): Promise<Client> {
  const client = await logIn(api, email);
  await client.patch('/user/update-profile', { name, phone: '9829012345' });
  await client.put('/user/password', { newPassword: PASSWORD });
  await client.post('/user/addresses', { ...HOME, name });
  await client.post('/cart', { sku, quantity: 2 });
  await client.post('/wishlist', { sku });
  const shopperId = (await client.get('/user/profile')).body.user.id;
  await placeOrder(api.database, { shopperId, lines: [{ sku }], shipping: { ...ADDRESS, name, email } });
  return client;
}

describe(`the export of an account (${DATABASE_KIND})`, () => {
  it("contains the shopper's data, and no secret and no data of other people", async () => {
    const [asha, rohan] = ['asha-export@example.com', 'rohan-export@example.com'];
    const client = await person(asha, 'Asha Verma');
    await person(rohan, 'Rohan Iyer');
    const { status, body, headers, text } = await client.post('/user/export');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const known = JSON.parse(body.json);
    expect(known).toMatchObject({
      exportedAt: api.clock.now().toISOString(),
      profile: { email: asha, hasPassword: true },
      sessions: [{ loginMethod: 'code' }],
      addresses: [{ name: 'Asha Verma', pinCode: '302003' }],
      cart: [{ sku, quantity: 2 }],
      wishlist: [{ sku }],
      orders: [{ shipping: { name: 'Asha Verma' }, items: [{ sku, status: 'Placed' }], payments: [{ method: 'upi' }] }],
      reviews: [],
      newsletter: null,
    });
    for (const secret of [rohan, 'Rohan Iyer', '$argon2id$', 'hash":']) expect(text).not.toContain(secret);
  });

  it('needs a fresh login, or its proof', async () => {
    const client = await person('asha-stale@example.com', 'Asha Verma');
    api.clock.move(11 * 60_000);
    client.token = (await client.post('/auth/token')).body.accessToken;
    expect(await client.post('/user/export')).toMatchObject({ status: 403, body: { code: 'CONFIRM_LOGIN' } });
    expect((await client.post('/user/export', { password: 'wrong' })).status).toBe(400);
    expect((await client.post('/user/export', { password: PASSWORD })).status).toBe(200);
    expect((await client.post('/user/export')).status).toBe(200);
    expect((await api.client().post('/user/export')).status).toBe(401);
  });

  it('is the operator’s and the owner’s for any address, and no other staff’s', async () => {
    const email = 'asha-asks@example.com';
    await person(email, 'Asha Verma');
    const shop = await operator(api);
    const { status, body } = await shop.post('/admin/accounts/export', { email: ' Asha-Asks@example.com ' });
    expect([status, JSON.parse(body.json).profile.email]).toEqual([200, email]);
    expect((await shop.post('/admin/accounts/export', { email: 'nobody@example.com' })).status).toBe(404);
    const boss = await admin(api, 'boss-export@example.com');
    expect((await boss.post('/admin/accounts/export', { email })).status).toBe(200);
    const manager = await withRole(api, { email: 'manager-export@example.com', role: 'MANAGER' });
    expect((await manager.post('/admin/accounts/export', { email })).body.code).toBe('FORBIDDEN');
  });
});
