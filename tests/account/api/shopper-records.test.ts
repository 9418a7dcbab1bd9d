import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProducts, productOf } from '../../catalog/products.ts';
import { placeOrder } from '../../orders/place-orders.ts';
import { createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { idTokenFor } from '../fake-google.ts';
import { codeFor, logIn, PASSWORD } from '../people.ts';
import { withRole } from '../staff.ts';

const sku = 'O-A';
let api: TestApi;
let made = 0;
let proofs = 0;
let manager: Client;
let email: string;
let asha: Client;
let shopperId: string;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1, { variants: [{ sku, color: 'Indigo', stock: 500 }] })]);
});
afterAll(() => api.close());
beforeEach(async () => {
  email = `asha-${++made}@example.com`;
  manager = await withRole(api, { email: `manager-${made}@example.com`, role: 'MANAGER' });
  asha = await logIn(api, email);
  shopperId = (await asha.get('/user/profile')).body.user.id;
});

const record = async () => (await manager.get(`/admin/shoppers/${shopperId}`)).body.shopper;
const found = async (search: string) =>
  (await manager.get(`/admin/shoppers?search=${encodeURIComponent(search)}`)).body.shoppers.map(
    (one: { shopperId: string }) => one.shopperId,
  );

describe('the shoppers, for staff', () => {
  it('are found by name, phone, email, id and order', async () => {
    const name = `Zubeida ${'abcdefghijkl'[made]} Khatri`;
    const phone = `98290${String(10_000 + made)}`;
    await asha.patch('/user/update-profile', { name, phone });
    const { orderId, itemIds } = await placeOrder(api.database, { shopperId, lines: [{ sku }] });
    for (const text of [
      name.slice(0, 9).toUpperCase(),
      `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
      email.toUpperCase(),
    ])
      expect([text, ...(await found(text))]).toContain(shopperId);
    for (const id of [shopperId, orderId, itemIds[0] ?? '']) expect(await found(id)).toEqual([shopperId]);
    expect(await found('no%body_')).toEqual([]);
    expect((await manager.get('/admin/shoppers?search=zu')).status).toBe(400);
  });

  it('have their orders, newsletter and notes in a record', async () => {
    await placeOrder(api.database, { shopperId, lines: [{ sku }], status: 'Dispatched' });
    await manager.post(`/admin/shoppers/${shopperId}/notes`, { text: 'Asks for calls\nafter six.' });
    const { orderItems, notes, newsletter, account, returns, reviews } = await record();
    expect(orderItems).toMatchObject([{ status: 'Dispatched', quantity: 1 }]);
    expect(notes).toMatchObject([{ text: 'Asks for calls\nafter six.', by: `manager-${made}` }]);
    expect([newsletter, returns, reviews, account.orders]).toEqual(['none', [], [], 1]);
    const url = `/admin/shoppers/${shopperId}/notes/${notes[0].noteId}`;
    expect((await manager.delete(url)).body.shopper.notes).toEqual([]);
    expect((await manager.delete(url)).status).toBe(404);
    expect((await manager.post(`/admin/shoppers/${shopperId}/notes`, { text: ' \u200B ' })).status).toBe(400);
  });

  it('do not exist for an unknown id', async () => {
    for (const answer of [
      await manager.get('/admin/shoppers/sh-nobody'),
      await manager.put('/admin/shoppers/sh-nobody/block', { reason: 'Fraud' }),
      await manager.delete('/admin/shoppers/sh-nobody/block'),
      await manager.post('/admin/shoppers/sh-nobody/notes', { text: 'Hello' }),
    ])
      expect(answer.status).toBe(404);
  });
});

describe('a blocked shopper', () => {
  const block = (reason = 'Refuses every parcel') => manager.put(`/admin/shoppers/${shopperId}/block`, { reason });

  it('is logged out, cannot log in by any method, and can again after the block', async () => {
    await asha.put('/user/password', { newPassword: PASSWORD });
    const { body } = await block();
    expect(body.shopper.block).toMatchObject({ reason: 'Refuses every parcel', by: `manager-${made}` });
    expect((await asha.get('/cart')).body.reason).toBe('TOKEN_REVOKED');
    expect((await asha.post('/auth/token')).status).toBe(401);
    const refused = { status: 409, body: { message: expect.stringContaining('This account is blocked.') } };
    expect(await api.client().post('/user/login', { email, password: PASSWORD })).toMatchObject(refused);
    const client = api.client();
    await client.post('/user/send-otp', { email });
    const otp = { email, Userotp: codeFor(api, email) };
    expect(await client.post('/user/verify-otp', otp)).toMatchObject(refused);
    expect(await found(shopperId)).toEqual([shopperId]);
    expect((await manager.get('/admin/shoppers?blocked=true')).body.shoppers).toMatchObject([
      { email, isBlocked: true },
    ]);
    expect((await manager.delete(`/admin/shoppers/${shopperId}/block`)).body.shopper.block).toBeUndefined();
    expect((await api.client().post('/user/login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('is refused by Google too, in the browser and in an app, and gets no new token', async () => {
    const idToken = () => idTokenFor({ email, subject: `google-${made}` }, `nonce-${(proofs += 1)}`);
    const inApp = () =>
      api.client().post('/user/google-login', { unbound: true, idToken: idToken(), nonce: `nonce-${proofs}` });
    const inBrowser = async () => {
      const client = api.client();
      await client.get('/auth/google-login');
      const { headers } = await client.get(`/auth/google/callback?code=${idToken()}&state=the-state`);
      return String(headers['location']);
    };
    const first = await inApp();
    expect(first, first.text).toMatchObject({ status: 200 });
    expect(await inBrowser()).not.toContain('failed');
    await block();
    const refused = { status: 409, body: { message: expect.stringContaining('This account is blocked.') } };
    expect(await inApp()).toMatchObject(refused);
    expect(await inBrowser()).toContain('failed');
    const { refreshToken } = first.body;
    expect(await api.client().post('/auth/token', { refreshToken })).toMatchObject({ status: 401 });
  });

  it('still has the open orders, and gets no role', async () => {
    const { itemIds } = await placeOrder(api.database, { shopperId, lines: [{ sku }] });
    await block();
    expect((await manager.post(`/admin/orders/${itemIds[0]}/confirm`)).body.orders.status).toBe('Confirm');
    await expect(withRole(api, { email: `x-${made}@example.com`, role: 'ADMIN' })).resolves.toBeDefined();
    const boss = await withRole(api, { email: `boss-${made}@example.com`, role: 'ADMIN' });
    expect(await boss.put('/admin/roles', { email, role: 'PACKER' })).toMatchObject({
      status: 409,
      body: { message: 'This account is blocked.' },
    });
    const { entries } = (await boss.get(`/admin/audit?object=${shopperId}`)).body;
    expect(JSON.stringify(entries)).not.toContain('parcel');
    expect(entries.map((one: { operation: string }) => one.operation)).toEqual(['blockShopper']);
  });

  it('is never a person who works for the shop', async () => {
    await withRole(api, { email, role: 'EDITOR' });
    expect((await block()).status).toBe(409);
    expect((await record()).block).toBeUndefined();
  });
});
