import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOperatorTokens } from '../../../api/account/sessions/operator-tokens.ts';
import { deriveKey } from '../../../api/platform/secrets.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { OPERATIONS } from '../../contract.ts';
import { DATABASE_KIND, createTestApi, TEST_SECRET, type Client, type TestApi } from '../../test-api.ts';
import { logIn, PASSWORD, register } from '../people.ts';
import { admin, operator, seller } from '../staff.ts';

let api: TestApi;
let made = 0;
let email: string;
let asha: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1)]);
});
afterAll(() => api.close());
beforeEach(async () => {
  email = `asha-${++made}@example.com`;
  asha = await logIn(api, email);
});

const roleOf = async (client: Client) => (await client.get('/user/profile')).body.user.role;
const sales = async (client: Client) => (await client.get('/admin/orders')).status;

/** Every call that only staff may use. */
const ADMIN_CALLS = OPERATIONS.filter(({ path }) => path.startsWith('/admin/')).map(({ method, path }) => ({
  method: method.toUpperCase() as 'GET',
  url: path.replaceAll(/\{\w+\}/g, 'oi-aaaaaaaaaaaaaaaa'),
}));

describe(`roles (${DATABASE_KIND})`, () => {
  it('[REST-28] everybody is only a shopper at first, and the profile returns the permissions', async () => {
    expect(await roleOf(asha)).toBe('SHOPPER');
    expect(await sales(asha)).toBe(403);
    await (await operator(api)).put('/admin/roles', { email, role: 'ADMIN' });
    expect(await roleOf(asha)).toBe('ADMIN');
  });

  it('[REST-17] refuses every staff call to shoppers and visitors, whatever the body', async () => {
    expect(ADMIN_CALLS.length).toBeGreaterThanOrEqual(9);
    for (const { method, url } of ADMIN_CALLS) {
      for (const body of [undefined, { email: 'x@example.com', role: 'ADMIN' }]) {
        if (method === 'GET' && body) continue;
        expect(await asha.call(method, url, body)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
        expect((await api.client().call(method, url, body)).status).toBe(401);
      }
    }
    expect(await roleOf(asha)).toBe('SHOPPER');
  });

  it('[REST-17] a role holds from the next call on, and ends with it', async () => {
    const boss = await admin(api, `boss-${made}@example.com`);
    expect((await boss.put('/admin/roles', { email, role: 'SELLER', sellerId: 'se-1' })).status).toBe(200);
    expect(await sales(asha)).toBe(200);
    expect((await boss.put('/admin/roles', { email, role: 'SHOPPER' })).status).toBe(200);
    expect(await sales(asha)).toBe(403);
  });

  it('[REST-17] a seller can give no role to anybody, least of all themselves', async () => {
    const dyer = await seller(api, `dyer-${made}@example.com`, 'se-1');
    for (const who of [email, `dyer-${made}@example.com`]) {
      expect((await dyer.put('/admin/roles', { email: who, role: 'ADMIN' })).status).toBe(403);
    }
    expect(await roleOf(dyer)).toBe('SELLER');
  });

  it.each([
    ['an unknown role', { role: 'OWNER' }, 400, 'INVALID_INPUT'],
    ['a seller of no shop', { role: 'SELLER' }, 400, 'INVALID_INPUT'],
    ['an admin of a shop', { role: 'ADMIN', sellerId: 'se-1' }, 400, 'INVALID_INPUT'],
    ['a shop that does not exist', { role: 'SELLER', sellerId: 'se-9' }, 404, 'NOT_FOUND'],
    ['nobody', { role: 'ADMIN', email: 'nobody@example.com' }, 404, 'NOT_FOUND'],
    ['what is no address', { role: 'ADMIN', email: 'asha' }, 400, 'INVALID_INPUT'],
  ])('[REST-17] refuses %s', async (_, change, status, code) => {
    const response = await (await operator(api)).put('/admin/roles', { email, ...change });
    expect(response).toMatchObject({ status, body: { code } });
    expect(await roleOf(asha)).toBe('SHOPPER');
  });

  it("[REST-17] an unproven address gets no role, because its password may be a stranger's", async () => {
    const victim = `victim-${made}@example.com`;
    await register(api, victim);
    const stranger = api.client();
    stranger.token = (await stranger.post('/user/login', { email: victim, password: PASSWORD })).body.accessToken;
    const boss = await operator(api);
    expect(await boss.put('/admin/roles', { email: victim, role: 'ADMIN' })).toMatchObject({
      status: 409,
      body: { code: 'NOT_ALLOWED_IN_STATUS' },
    });
    expect(await sales(stranger)).toBe(403);
    await logIn(api, victim);
    expect((await boss.put('/admin/roles', { email: victim, role: 'ADMIN' })).status).toBe(200);
    expect(await sales(stranger)).toBe(401);
  });
});

describe('the operator', () => {
  it('[REST-17] may use the staff calls, for a minute', async () => {
    const client = await operator(api);
    expect(await sales(client)).toBe(200);
    api.clock.move(59_000);
    expect(await sales(client)).toBe(200);
    api.clock.move(7_000);
    expect(await sales(client)).toBe(401);
  });

  it('[REST-17] does not exist elsewhere, and no access token is an operator', async () => {
    const client = await operator(api);
    for (const url of ['/user/profile', '/cart', '/orders', '/order/All']) {
      expect((await client.get(url)).status).toBe(401);
    }
    const profile = { name: 'Operator', phone: '9829012345' };
    expect((await client.patch('/user/update-profile', profile)).status).toBe(401);
    expect(await sales(asha)).toBe(403);
  });

  it('[REST-17] is proven by this secret, this type and this use alone', async () => {
    const now = Math.floor(api.clock.now().getTime() / 1_000);
    const forged = (change: { purpose?: string; typ?: string; aud?: string; iat?: number; exp?: number }) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: change.typ ?? 'operator+jwt' })
        .setIssuer('rangbandh')
        .setAudience(change.aud ?? 'rangbandh-admin')
        .setSubject('operator')
        .setIssuedAt(change.iat ?? now)
        .setExpirationTime(change.exp ?? now + 60)
        .sign(deriveKey(TEST_SECRET, change.purpose ?? 'operator tokens'));
    const tokens = createOperatorTokens(TEST_SECRET, () => api.clock.now());
    // The clocks of two machines differ by a few seconds.
    for (const change of [{}, { iat: now + 5, exp: now + 65 }, { iat: now - 65 }, { exp: now - 4 }])
      expect([change, await tokens.verify(await forged(change))]).toEqual([change, true]);
    const wrong = [
      { purpose: 'access tokens' },
      { typ: 'at+jwt' },
      { aud: 'rangbandh-shop' },
      { iat: now - 66, exp: now + 3_600 },
      { exp: now - 5 },
      { iat: now + 6, exp: now + 66 },
    ];
    for (const change of wrong) expect(await tokens.verify(await forged(change))).toBe(false);
    const other = createOperatorTokens('another secret, as long as the first', () => api.clock.now());
    expect(await tokens.verify(await other.sign())).toBe(false);
  });
});
