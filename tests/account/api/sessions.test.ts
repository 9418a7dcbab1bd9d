import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredAccountData } from '../../../api/account/accounts.ts';
import { DATABASE_KIND, createTestApi, TEST_SECRET, type Client, type TestApi } from '../../test-api.ts';
import { logIn, PASSWORD, register } from '../people.ts';

const DAY = 86_400_000;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** Another browser with the cookies that this one has now. */
function copyOf(client: Client): Client {
  return Object.assign(api.client(), { cookies: new Map(client.cookies), token: client.token });
}
const refresh = (client: Client) => client.post('/auth/token');

describe(`sessions (${DATABASE_KIND})`, () => {
  it('[REST-1] renew an expired token by the cookie, which changes with it', async () => {
    const client = await logIn(api, 'renew@example.com');
    const before = client.cookies.get('shop_refresh');
    api.clock.move(600_000);
    expect((await client.get('/user/profile')).status).toBe(401);
    const { status, body } = await refresh(client);
    expect(status).toBe(200);
    expect(client.cookies.get('shop_refresh')).not.toBe(before);
    client.token = body.accessToken;
    expect((await client.get('/user/profile')).status).toBe(200);
  });

  it('[REST-1] protect their cookies from scripts and from other sites', async () => {
    const response = await refreshRaw(await logIn(api, 'cookies@example.com'));
    expect(response.cookies.map(({ name }) => name).toSorted()).toEqual(['shop_binding', 'shop_refresh']);
    for (const cookie of response.cookies) {
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 86_400 });
      expect(cookie).not.toHaveProperty('domain');
    }
  });

  it('[REST-1] return 404 without a cookie, and 401 for an invalid cookie', async () => {
    expect(await refresh(api.client())).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
    const made = api.client();
    made.cookies.set('shop_refresh', 'x'.repeat(43)).set('shop_binding', 'y'.repeat(43));
    expect(await refresh(made)).toMatchObject({ status: 401, body: { code: 'SESSION_INVALID' } });
    expect(made.cookies.size).toBe(0);
    const bare = await logIn(api, 'bare@example.com');
    bare.cookies.delete('shop_binding');
    expect((await refresh(bare)).status).toBe(401);
    const swapped = await logIn(api, 'swapped@example.com');
    const other = await logIn(api, 'other@example.com');
    swapped.cookies.set('shop_binding', other.cookies.get('shop_binding') ?? '');
    expect((await refresh(swapped)).status).toBe(401);
    expect((await refresh(other)).status).toBe(200);
  });

  it('[REST-1] let twenty tabs refresh at once, and give all of them the same successor', async () => {
    const client = await logIn(api, 'tabs@example.com');
    const tabs = Array.from({ length: 20 }, () => copyOf(client));
    const responses = await Promise.all(tabs.map(refresh));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(tabs.map(({ cookies }) => cookies.get('shop_refresh'))).size).toBe(1);
    api.clock.move(10_000);
    const late = copyOf(client);
    expect((await refresh(late)).status).toBe(200);
    expect(late.cookies.get('shop_refresh')).toBe(tabs[0]?.cookies.get('shop_refresh'));
    expect((await refresh(late)).status).toBe(200);
  });

  it('[REST-1] lead a tab that was asleep for some seconds to the newest of several successors', async () => {
    const client = await logIn(api, 'asleep@example.com');
    const asleep = copyOf(client);
    await refresh(client);
    await refresh(client);
    expect((await refresh(asleep)).status).toBe(200);
    expect(asleep.cookies.get('shop_refresh')).toBe(client.cookies.get('shop_refresh'));
  });

  it('[REST-1] end when a replaced cookie is used later', async () => {
    const client = await logIn(api, 'stolen@example.com');
    const thief = copyOf(client);
    client.token = (await refresh(client)).body.accessToken;
    api.clock.move(10_001);
    expect((await client.get('/user/profile')).status).toBe(200);
    expect(await refresh(thief)).toMatchObject({ status: 401, body: { code: 'SESSION_INVALID' } });
    expect((await client.get('/user/profile')).status).toBe(401);
    expect((await refresh(client)).status).toBe(401);
  });

  it('[REST-1] last thirty days after the last use, and half a year at the most', async () => {
    const [idle, busy] = [await logIn(api, 'idle@example.com'), await logIn(api, 'busy@example.com')];
    for (let day = 0; day < 174; day += 29) {
      api.clock.move(29 * DAY);
      expect((await refresh(busy)).status).toBe(200);
    }
    expect((await refresh(idle)).status).toBe(401);
    api.clock.move(6 * DAY);
    expect((await refresh(busy)).status).toBe(401);
  });

  it('[REST-2] end at once on logout, which returns 404 if there is no session', async () => {
    const client = await logIn(api, 'leaving@example.com');
    const copy = copyOf(client);
    expect((await client.post('/user/logout')).status).toBe(200);
    expect(client.cookies.size).toBe(0);
    expect((await copy.get('/user/profile')).status).toBe(401);
    expect((await refresh(copy)).status).toBe(401);
    const again = await client.post('/user/logout');
    expect(again).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
    copy.cookies.set('shop_refresh', 'x'.repeat(43));
    expect((await copy.post('/user/logout')).status).toBe(404);
    expect(copy.cookies.size).toBe(0);
  });

  it('[REST-2] end by an unbound token without any cookie, and by no other token', async () => {
    const email = 'unbound@example.com';
    await register(api, email);
    const client = api.client();
    const { body } = await client.post('/user/login', { email, password: PASSWORD, unbound: true });
    client.token = body.accessToken;
    const stolen = Object.assign(api.client(), { token: (await logIn(api, 'robbed@example.com')).token });
    expect(await stolen.post('/user/logout')).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
    expect((await client.get('/user/profile')).status).toBe(200);
    expect((await client.post('/user/logout')).status).toBe(200);
    expect((await client.get('/user/profile')).status).toBe(401);
    expect(await client.post('/user/logout')).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
  });

  it('[REST-2] that are unbound remain when the cookie names another session', async () => {
    const both = await logIn(api, 'both@example.com');
    const email = 'beside@example.com';
    await register(api, email);
    const beside = api.client();
    const { body } = await beside.post('/user/login', { email, password: PASSWORD, unbound: true });
    beside.token = both.token = body.accessToken;
    expect((await both.post('/user/logout')).status).toBe(200);
    expect((await beside.get('/user/profile')).status).toBe(200);
  });

  it('[REST-2] end when a login replaces them in the same browser', async () => {
    const client = await logIn(api, 'first@example.com');
    const older = copyOf(client);
    await logIn(api, 'second@example.com', client);
    expect((await client.get('/user/profile')).body.user.email).toBe('second@example.com');
    expect((await older.get('/user/profile')).status).toBe(401);
  });

  it('store no token, secret or code in the database, only hashes', async () => {
    const client = await logIn(api, 'hashed@example.com');
    await client.post('/user/send-otp', { email: 'hashed@example.com' });
    const code = /\b\d{4}\b/.exec(api.mails.at(-1)?.text ?? '')?.[0];
    const tables = ['sessions', 'refresh_tokens', 'one_time_codes', 'password_resets', 'attempts'];
    const all = JSON.stringify(await Promise.all(tables.map(rowsOf)));
    for (const word of [...client.cookies.values(), client.token, `"${code}"`]) expect(all).not.toContain(word);
    expect(JSON.stringify(await rowsOf('attempts'))).not.toContain('@');
  });

  it('delete expired rows, and nothing else', async () => {
    await logIn(api, 'swept@example.com');
    api.clock.move(DAY);
    const lasting = await logIn(api, 'lasting@example.com');
    await lasting.post('/user/checkemail/forgotpassword', { email: 'lasting@example.com' });
    await lasting.post('/user/send-otp', { email: 'lasting@example.com' });
    await deleteExpiredAccountData(api.database.db, api.clock.now());
    expect(await rowsOf('password_resets')).toHaveLength(1);
    expect((await refresh(lasting)).status).toBe(200);
    api.clock.move(30 * DAY);
    await deleteExpiredAccountData(api.database.db, api.clock.now());
    for (const table of ['sessions', 'refresh_tokens', 'one_time_codes', 'password_resets', 'attempts']) {
      expect(await rowsOf(table)).toEqual([]);
    }
    expect((await rowsOf('shoppers')).length).toBeGreaterThan(5);
  });
});

describe('in production', () => {
  it('[REST-1] has its cookies travel over https alone', async () => {
    const given = {
      DATABASE_URL: 'postgres://db/shop',
      SESSION_SECRET: TEST_SECRET,
      SMTP_URL: 'smtp://mail.example',
      PUBLIC_URL: 'https://shop.example',
    };
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    const razorpay = { RAZORPAY_KEY_ID: 'id', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'secret' };
    const real = await createTestApi({ NODE_ENV: 'production', ...given, ...google, ...razorpay });
    const response = await refreshRaw(await logIn(real, 'secure@example.com'), real);
    expect(response.cookies).toHaveLength(2);
    expect(response.cookies.every(({ secure }) => secure)).toBe(true);
    const elsewhere = await real.get('/auth/google-login?origin=http://localhost:3000');
    expect(elsewhere).toMatchObject({ status: 400, body: { field: 'origin' } });
    await real.close();
  });
});

function refreshRaw(client: Client, on = api) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return on.app.inject({ method: 'POST', url: '/auth/token', headers: { cookie } });
}

async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  return (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(api.database.db)).rows;
}
