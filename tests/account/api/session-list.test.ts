import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { codeFor, linkTokenFor, logIn, PASSWORD } from '../people.ts';

const DAY = 86_400_000;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
});
afterAll(() => api.close());

let shoppers = 0;
/** Returns an unused address. */
const newEmail = () => `devices-${++shoppers}@example.com`;

/** Logs a device in by a code. */
async function logInOn(email: string, body: object = {}): Promise<Client> {
  const client = api.client();
  await client.post('/user/send-otp', { email });
  const response = await client.post('/user/verify-otp', { email, Userotp: codeFor(api, email), ...body });
  expect(response.status, response.text).toBe(200);
  client.token = response.body.accessToken;
  return client;
}

const listOf = async (client: Client) => (await client.get('/user/sessions')).body.sessions;
const namesOf = async (client: Client) =>
  (await listOf(client)).map(({ deviceName }: { deviceName: string }) => deviceName);
const ownOf = async (client: Client): Promise<string> =>
  (await listOf(client)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id;
const statusOf = async (client: Client) => (await client.get('/user/profile')).status;

describe(`the sessions of a shopper (${DATABASE_KIND})`, () => {
  it('are listed with device and times, the last used first, and the current one is marked', async () => {
    const email = newEmail();
    const phone = await logInOn(email, { deviceName: "Asha's Pixel 9", unbound: true });
    const began = api.clock.now().toISOString();
    api.clock.move(60_000);
    const browser = await logInOn(email);
    const later = api.clock.now().toISOString();
    const ended = await logInOn(email, { deviceName: 'Ended' });
    await ended.post('/user/logout');
    expect(await listOf(browser)).toEqual([
      { id: expect.stringMatching(/^se-/), deviceName: '', createdAt: later, lastUsedAt: later, isCurrent: true },
      { id: expect.any(String), deviceName: "Asha's Pixel 9", createdAt: began, lastUsedAt: began, isCurrent: false },
    ]);
    expect((await listOf(phone)).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([false, true]);
    api.clock.move(60_000);
    browser.token = (await browser.post('/auth/token')).body.accessToken;
    const [used] = await listOf(browser);
    expect(used).toMatchObject({ createdAt: later, lastUsedAt: api.clock.now().toISOString() });
    expect((await browser.get('/user/sessions')).headers['cache-control']).toBe('no-store');
  });

  it('are the last hundred, those that have run out left out', async () => {
    const email = newEmail();
    const first = await logInOn(email, { deviceName: 'Runs out', unbound: true });
    expect(await namesOf(first)).toEqual(['Runs out']);
    api.clock.move(30 * DAY);
    const asks = await logInOn(email, { deviceName: 'Lasts', unbound: true });
    expect(await namesOf(asks)).toEqual(['Lasts']);
    const later = new Date(api.clock.now().getTime() + 1_000);
    await sql`insert into sessions (id, shopper_id, begun_by, device_name, created_at, last_used_at, expires_at)
      select 'se-' || lpad(translate(n::text, '0189', 'abcd'), 16, 'z'), shopper_id, begun_by, 'Later', ${later}, ${later},
        ${later}::timestamptz + '1 day'
      from sessions, generate_series(1, 100) n where id = ${await ownOf(asks)}`.execute(api.database.db);
    expect(await namesOf(asks)).toEqual(Array(100).fill('Later'));
    expect((await asks.delete('/user/sessions')).body).toEqual({ revoked: 100 });
  });

  it('have clean names: one line of visible characters, none for an empty one, at most a hundred', async () => {
    const email = newEmail();
    for (const deviceName of ['  Two \n\t words\u202E ', ' \u0007 ', '', 'आशा का फ़ोन', 'x'.repeat(100)]) {
      await logInOn(email, { deviceName, unbound: true });
      // Five codes a day are sent to one address.
      api.clock.move(DAY);
    }
    const asks = await logInOn(email, { unbound: true });
    expect(await namesOf(asks)).toEqual(['', 'x'.repeat(100), 'आशा का फ़ोन', '', '', 'Two words']);
    await asks.post('/user/send-otp', { email });
    const tooLong = { email, Userotp: codeFor(api, email), deviceName: 'x'.repeat(101) };
    const refused = await api.client().post('/user/verify-otp', tooLong);
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: 'deviceName' } });
  });

  it('are ended one by one, at once; its own too, with the cookies', async () => {
    const email = newEmail();
    const [lost, keeps] = [await logInOn(email), await logInOn(email)];
    const cookies = new Map(lost.cookies);
    expect((await keeps.delete(`/user/sessions/${await ownOf(lost)}`)).status).toBe(200);
    expect(await lost.get('/user/profile')).toMatchObject({ status: 401, body: { reason: 'TOKEN_REVOKED' } });
    expect((await lost.post('/auth/token')).status).toBe(401);
    expect(cookies.size).toBe(3);
    const own = await ownOf(keeps);
    expect((await keeps.delete(`/user/sessions/${own}`)).status).toBe(200);
    expect([...keeps.cookies.keys()]).toEqual(['shop_device']);
    expect(await statusOf(keeps)).toBe(401);
  });

  it("are hidden from other shoppers: a stranger's id returns the same response as a missing one, and the session remains", async () => {
    const [asha, rohan] = [await logIn(api, newEmail()), await logIn(api, newEmail())];
    const ended = await logInOn(newEmail());
    const endedId = await ownOf(ended);
    await ended.post('/user/logout');
    const responses = await Promise.all(
      [await ownOf(asha), endedId, 'se-aaaaaaaaaaaaaaaa', 'x'].map((id) => rohan.delete(`/user/sessions/${id}`)),
    );
    for (const response of responses) {
      expect(response).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(response.text).toBe(responses[0]?.text);
    }
    expect((await rohan.delete('/user/sessions')).body).toEqual({ revoked: 0 });
    expect([await statusOf(asha), await statusOf(rohan)]).toEqual([200, 200]);
    for (const call of [api.client().get('/user/sessions'), api.client().delete('/user/sessions')]) {
      expect(await call).toMatchObject({ status: 401, body: { reason: 'TOKEN_MISSING' } });
    }
  });

  it('are all ended but the current one, browsers and apps', async () => {
    const email = newEmail();
    const [browser, app] = [await logInOn(email), await logInOn(email, { unbound: true })];
    const asks = await logInOn(email);
    expect((await asks.delete('/user/sessions')).body).toEqual({ revoked: 2 });
    expect(await Promise.all([browser, app, asks].map(statusOf))).toEqual([401, 401, 200]);
    expect(await namesOf(asks)).toHaveLength(1);
    expect((await asks.delete('/user/sessions')).body).toEqual({ revoked: 0 });
  });

  it('end all with a new password, those without cookies too', async () => {
    const email = newEmail();
    const app = await logInOn(email, { unbound: true });
    await app.post('/user/checkemail/forgotpassword', { email });
    const reset = { email, password: PASSWORD, token: linkTokenFor(api, email) };
    expect((await api.client().post('/user/forgotpassword', reset)).status).toBe(200);
    expect(await statusOf(app)).toBe(401);
  });
});

describe(`why a token is refused (${DATABASE_KIND})`, () => {
  const reasonOf = async (client: Client, headers?: Record<string, string>) => {
    const { status, body } = await client.get('/user/profile', headers);
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    return body.reason;
  };

  it('is returned: missing, expired, malformed, revoked, or without its cookie', async () => {
    const browser = await logIn(api, newEmail());
    const bare = Object.assign(api.client(), { token: browser.token });
    const app = await logInOn(newEmail(), { unbound: true });
    expect(await reasonOf(api.client())).toBe('TOKEN_MISSING');
    expect(await reasonOf(browser, { authorization: 'Basic YTpi' })).toBe('TOKEN_MISSING');
    for (const token of ['', 'x', 'a.b.c', `${browser.token}x`, `${browser.token}.x`]) {
      expect([token, await reasonOf(browser, { authorization: `Bearer ${token}` })]).toEqual([
        token,
        'TOKEN_MALFORMED',
      ]);
    }
    expect(await reasonOf(bare)).toBe('COOKIE_MISSING');
    bare.cookies.set('shop_binding', 'another');
    expect(await reasonOf(bare)).toBe('COOKIE_MISSING');
    bare.token = app.token;
    expect(await statusOf(bare)).toBe(200);
    api.clock.move(600_000);
    expect([await reasonOf(browser), await reasonOf(app)]).toEqual(['TOKEN_EXPIRED', 'TOKEN_EXPIRED']);
    browser.token = (await browser.post('/auth/token')).body.accessToken;
    await Object.assign(api.client(), { cookies: new Map(browser.cookies) }).post('/user/logout');
    expect(await reasonOf(browser)).toBe('TOKEN_REVOKED');
  });
});
