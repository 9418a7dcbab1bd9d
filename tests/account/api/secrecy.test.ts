import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { idTokenFor } from '../fake-google.ts';
import { codeFor, linkTokenFor, logIn, register } from '../people.ts';

const EMAIL = 'canary.address@example.com';
const SECRETS = ['canary-password-1', 'canary-password-2', 'canary.address', '9876543210', 'Canary Bird'];
const [FIRST, SECOND] = ['canary-password-1', 'canary-password-2'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ LOG_LEVEL: 'trace' });
});
afterAll(() => api.close());

/** Every call on accounts with canaries in its input, valid and invalid. Returns the responses of the failed ones. */
async function everything(client: Client): Promise<string[]> {
  const person = { name: 'Canary Bird', email: EMAIL, phone: '9876543210', password: FIRST };
  const calls: [method: 'GET' | 'POST' | 'PATCH', url: string, body?: object][] = [
    ['POST', '/user/register', person],
    ['POST', '/user/register', { ...person, canary: FIRST }],
    ['POST', '/user/register', { ...person, password: [FIRST, SECOND] }],
    ['POST', '/user/register', { ...person, cpassword: SECOND }],
    ['POST', '/user/login', { email: EMAIL, password: FIRST }],
    ['POST', '/user/login', { email: EMAIL, password: SECOND }],
    ['POST', '/user/login', { email: `${EMAIL}\0`, password: SECOND }],
    ['POST', '/user/send-otp', { email: EMAIL }],
    ['POST', '/user/verify-otp', { email: EMAIL, Userotp: 'canary' }],
    ['POST', '/user/google-login', { idToken: `${idTokenFor({ email: EMAIL })}x` }],
    ['POST', '/user/google-login', { idToken: idTokenFor({ email: EMAIL }) }],
    [
      'POST',
      '/user/google-login',
      { code: FIRST, codeVerifier: SECOND, redirectUri: `https://${FIRST}/`, nonce: SECOND },
    ],
    ['POST', '/auth/token', { refreshToken: FIRST }],
    ['POST', '/auth/token', { refreshToken: [FIRST], token: SECOND }],
    ['POST', '/user/logout', { refreshToken: `${FIRST}${'x'.repeat(500)}` }],
    ['POST', '/user/checkemail/forgotpassword', { email: EMAIL }],
    ['POST', '/user/forgotpassword', { email: EMAIL, password: SECOND, token: 'canary.address' }],
    ['PATCH', '/user/update-profile', { name: 'Canary Bird', phone: '9876543210', password: FIRST }],
    ['GET', `/auth/google/callback?code=${FIRST}&state=${SECOND}`],
    ['GET', `/auth/google-login?origin=https://${FIRST}.example`],
    ['GET', `/user/profile?token=${SECOND}`],
    ['GET', `/nothing/here?password=${FIRST}`],
  ];
  const failed: string[] = [];
  for (const [method, url, body] of calls) {
    const { status, text } = await client.call(method, url, body);
    if (status >= 400) failed.push(text);
  }
  return failed;
}

/** Requests a code and returns it. */
async function newCode(email: string): Promise<string> {
  await api.client().post('/user/send-otp', { email });
  return codeFor(api, email);
}

describe(`secrets (${DATABASE_KIND})`, () => {
  it('[AUTH-8] appear in no log line and in no error response of any call', async () => {
    await register(api, 'someone@example.com');
    const responses = await everything(await logIn(api, 'someone@example.com'));
    const app = await logIn(api, 'app@example.com');
    const body = { email: 'app@example.com', Userotp: await newCode('app@example.com'), unbound: true };
    const { refreshToken } = (await app.post('/user/verify-otp', body)).body;
    const { refreshToken: next } = (await app.post('/auth/token', { refreshToken })).body;
    await app.post('/user/logout', { refreshToken: next });
    responses.push((await app.post('/auth/token', { refreshToken: next })).text);
    expect(responses.length).toBeGreaterThan(8);
    const words = [codeFor(api, EMAIL.replace('canary.address', 'someone')), linkTokenFor(api, EMAIL)];
    for (const secret of [...SECRETS, words[1] ?? '', refreshToken, next]) {
      expect(responses.join('\n')).not.toContain(secret);
      expect(api.logged()).not.toContain(secret);
    }
    expect(api.logged()).toContain('/user/login');
  });

  it('[AUTH-8] appear in no log line when the database fails while it stores them', async () => {
    const client = await logIn(api, 'owner@example.com');
    const before = api.logged().length;
    const forbid = `alter table shoppers add constraint no_canary check (name not like 'Canary%') not valid`;
    await sql.raw(forbid).execute(api.database.db);
    const written = await client.patch('/user/update-profile', { name: 'Canary Bird', phone: '9876543210' });
    await sql`drop table one_time_codes`.execute(api.database.db);
    const requested = await client.post('/user/send-otp', { email: EMAIL });
    const lines = api.logged().slice(before);
    expect([written.status, requested.status]).toEqual([500, 500]);
    expect(lines).toContain('A call failed.');
    for (const secret of [...SECRETS, ...client.cookies.values(), client.token ?? '']) {
      expect(lines).not.toContain(secret);
      expect(written.text + requested.text).not.toContain(secret);
    }
  });
});
