import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KIND, createTestApi, type ApiResponse, type Client, type TestApi } from '../../test-api.ts';
import { codeFor, logIn } from '../people.ts';

const DAY = 86_400_000;
const PORTABLE = /^rt_[\w-]{65}$/;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** A shopper's app: the data that it stores between calls. */
interface App {
  client: Client;
  refreshToken: string;
}

/** Logs an app in by a code. */
async function openApp(email: string, more: object = {}): Promise<App> {
  const client = api.client();
  await client.post('/user/send-otp', { email });
  const body = { email, Userotp: codeFor(api, email), unbound: true, ...more };
  return adopt(client, await client.post('/user/verify-otp', body));
}

function adopt(client: Client, response: ApiResponse): App {
  expect(response.status, response.text).toBe(200);
  client.token = response.body.accessToken;
  return { client, refreshToken: response.body.refreshToken };
}

const refreshWith = (refreshToken: string, client = api.client()) => client.post('/auth/token', { refreshToken });
const logoutWith = (refreshToken: string, client = api.client()) => client.post('/user/logout', { refreshToken });
const refreshApp = async (app: App) => adopt(app.client, await refreshWith(app.refreshToken, app.client));
const profileOf = (client: Client) => client.get('/user/profile');
const rowsOf = async (table: string) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(api.database.db)).rows;

describe(`a client without cookies (${DATABASE_KIND})`, () => {
  it('gets a refresh token with its access token, and no cookie; a browser gets no such token', async () => {
    const client = api.client();
    const email = 'first@example.com';
    await client.post('/user/send-otp', { email });
    const response = await client.post('/user/verify-otp', { email, Userotp: codeFor(api, email), unbound: true });
    expect(response.body).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.stringMatching(PORTABLE),
      refreshExpiresAt: new Date(api.clock.now().getTime() + 30 * DAY).toISOString(),
    });
    expect([response.headers['cache-control'], client.cookies.size]).toEqual(['no-store', 0]);
    await client.post('/user/send-otp', { email });
    const bound = await client.post('/user/verify-otp', { email, Userotp: codeFor(api, email) });
    expect(Object.keys(bound.body)).toEqual(['accessToken']);
    expect(Object.keys((await client.post('/auth/token')).body)).toEqual(['accessToken']);
  });

  it('stays logged in for as long as it refreshes, each time by another token', async () => {
    let app = await openApp('stays@example.com');
    const seen = new Set([app.refreshToken]);
    for (let day = 0; day < 174; day += 29) {
      api.clock.move(29 * DAY);
      expect((await profileOf(app.client)).status).toBe(401);
      app = await refreshApp(app);
      expect(app.refreshToken).toMatch(PORTABLE);
      seen.add(app.refreshToken);
      expect((await profileOf(app.client)).status).toBe(200);
    }
    expect(seen.size).toBe(7);
    api.clock.move(6 * DAY);
    expect(await refreshWith(app.refreshToken)).toMatchObject({ status: 401, body: { code: 'SESSION_INVALID' } });
  });

  it('is logged out after thirty days without a refresh', async () => {
    const app = await openApp('idle@example.com');
    api.clock.move(30 * DAY);
    expect((await refreshWith(app.refreshToken)).status).toBe(401);
  });

  it('may refresh twenty times at once, and gets one successor; it can fetch a lost response again for ten seconds', async () => {
    const app = await openApp('race@example.com');
    const responses = await Promise.all(Array.from({ length: 20 }, () => refreshWith(app.refreshToken)));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(responses.map(({ body }) => body.refreshToken)).size).toBe(1);
    api.clock.move(10_000);
    expect((await refreshWith(app.refreshToken)).body.refreshToken).toBe(responses[0]?.body.refreshToken);
    expect((await rowsOf('refresh_tokens')).filter(({ replaced_at: at }) => at === null).length).toBeGreaterThan(0);
  });

  it('loses its session when a used token is sent later, also the newest token and the access token', async () => {
    const app = await openApp('stolen@example.com');
    const thief = await refreshApp({ client: api.client(), refreshToken: app.refreshToken });
    api.clock.move(10_001);
    expect((await profileOf(thief.client)).status).toBe(200);
    expect(await refreshWith(app.refreshToken)).toMatchObject({ status: 401, body: { code: 'SESSION_INVALID' } });
    expect(await profileOf(thief.client)).toMatchObject({ status: 401, body: { reason: 'TOKEN_REVOKED' } });
    expect((await refreshWith(thief.refreshToken)).status).toBe(401);
    expect((await refreshWith(app.refreshToken)).status).toBe(401);
  });

  it('logs out by its refresh token; nothing of the session is good for anything afterwards', async () => {
    const old = await openApp('leaves@example.com');
    const app = await refreshApp({ ...old });
    expect((await logoutWith(app.refreshToken)).status).toBe(200);
    expect(await profileOf(app.client)).toMatchObject({ status: 401, body: { reason: 'TOKEN_REVOKED' } });
    for (const token of [app.refreshToken, old.refreshToken]) {
      expect((await refreshWith(token)).status).toBe(401);
      expect(await logoutWith(token)).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
    }
  });

  it('leaves the cookies beside it alone, whatever it does with its token', async () => {
    const browser = await logIn(api, 'browser@example.com');
    const cookies = new Map(browser.cookies);
    const app = await openApp('beside@example.com');
    expect((await refreshWith(app.refreshToken, browser)).body.refreshToken).toMatch(PORTABLE);
    expect((await refreshWith('rt_made-up', browser)).status).toBe(401);
    expect((await logoutWith(app.refreshToken, browser)).status).toBe(200);
    expect(browser.cookies).toEqual(cookies);
    expect((await browser.post('/auth/token')).status).toBe(200);
  });

  it("is refused with a token of another kind: a browser's, an access token, a link's, a seal that does not fit", async () => {
    const browser = await logIn(api, 'kinds@example.com');
    const app = await openApp('kinds@example.com');
    const others = [
      browser.cookies.get('shop_refresh') ?? '',
      browser.cookies.get('shop_binding') ?? '',
      `rt_${browser.cookies.get('shop_refresh')}`,
      browser.token ?? '',
      app.client.token ?? '',
      `${app.refreshToken}x`,
      app.refreshToken.slice(0, -1),
      app.refreshToken.replace(/^rt_/, ''),
      app.refreshToken.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      ` ${app.refreshToken}`,
      '',
    ];
    for (const token of others) {
      expect(await refreshWith(token), token).toMatchObject({ status: 401, body: { code: 'SESSION_INVALID' } });
      expect((await logoutWith(token)).status, token).toBe(404);
    }
    const posing = api.client();
    posing.cookies.set('shop_refresh', app.refreshToken).set('shop_binding', browser.cookies.get('shop_binding') ?? '');
    expect((await posing.post('/auth/token')).status).toBe(401);
    posing.token = app.refreshToken;
    expect(await profileOf(posing)).toMatchObject({ status: 401, body: { reason: 'TOKEN_MALFORMED' } });
    expect((await profileOf(browser)).status).toBe(200);
    expect((await refreshWith(app.refreshToken)).status).toBe(200);
  });

  it('receives a 400 whose body lists what violates the contract', async () => {
    for (const body of [{ refreshToken: 7 }, { refreshToken: 'x'.repeat(501) }, { refresh: 'x' }, []]) {
      const response = await api.client().post('/auth/token', body);
      expect(response).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
      expect(response.text).not.toContain('xxx');
    }
  });

  it('has only hashes of its tokens in the database', async () => {
    const old = await openApp('hashed@example.com');
    const app = await refreshApp({ ...old });
    const all = JSON.stringify(await Promise.all(['sessions', 'refresh_tokens'].map(rowsOf)));
    for (const token of [old.refreshToken, app.refreshToken]) {
      expect(all).not.toContain(token.slice(3, 46));
      expect(all).toContain(createHash('sha256').update(token).digest('base64url'));
    }
  });
});

describe(`made-up refresh tokens (${DATABASE_KIND})`, () => {
  const madeUp = (n: number) => `rt_${createHash('sha512').update(`${n}`).digest('base64url').slice(0, 65)}`;

  it('cost no look at the sessions, and are limited by address; a right one never waits', async () => {
    const app = await openApp('guessed@example.com');
    const rows = (await rowsOf('refresh_tokens')).length;
    api.statements.length = 0;
    const counts = new Map<number, number>();
    for (let n = 0; n < 400; n++) {
      const { status } = await (n % 2 ? refreshWith : logoutWith)(madeUp(n));
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    const wrong = (counts.get(401) ?? 0) + (counts.get(404) ?? 0);
    // The account that logs in here adds ten, and some waits end in the meantime.
    expect(wrong).toBeLessThanOrEqual(320);
    expect(counts.get(429)).toBe(400 - wrong);
    expect(api.statements.filter(({ sql: text }) => /sessions|refresh_tokens/.test(text))).toEqual([]);
    expect((await rowsOf('refresh_tokens')).length).toBe(rows);
    expect(await refreshWith(madeUp(1))).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect((await refreshWith(app.refreshToken)).status).toBe(200);
    api.clock.move(600_001);
    expect((await refreshWith(madeUp(1))).status).toBe(401);
  });
});
