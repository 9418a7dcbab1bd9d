import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KIND, openTestApi, type Client, type TestApi } from '../database.ts';
import { idTokenFor } from './fake-google.ts';
import { logIn, PASSWORD, register } from './people.ts';

const MINUTE = 60_000;
const SHOP = 'http://127.0.0.1:3000';
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const callback = (client: Client, code: string, state = 'the-state') =>
  client.get(`/auth/google/callback?${new URLSearchParams({ code, state, iss: 'x', scope: 'openid', authuser: '0' })}`);
const landing = (outcome: string, mode = 'page', origin = SHOP) =>
  `${origin}/account/google?outcome=${outcome}&mode=${mode}`;

/** Goes to Google and comes back as the person of the token. */
async function throughGoogle(token: string, query = '', client = api.client()) {
  const start = await client.get(`/auth/google-login${query}`);
  const { headers, status } = await callback(client, token);
  return { client, start, status, location: headers['location'] };
}

describe(`logging in with Google (${DATABASE_KIND})`, () => {
  it('[REST-10][AUTH-1] leads to Google and back, and hands the session over once', async () => {
    const token = idTokenFor({ email: 'google@example.com', name: 'Gauri Rao' });
    const { client, start, status, location } = await throughGoogle(token);
    expect(start.status).toBe(302);
    expect(start.headers['location']).toContain(encodeURIComponent(`${SHOP}/auth/google/callback`));
    expect(start.headers['cache-control']).toBe('no-store');
    expect({ status, location }).toEqual({ status: 302, location: landing('done') });
    expect([...client.cookies.keys()].toSorted()).toEqual(['shop_binding', 'shop_refresh']);
    const { body } = await client.get('/auth/login/success');
    expect(body.user).toMatchObject({ name: 'Gauri Rao', email: 'google@example.com' });
    client.token = body.accessToken;
    expect((await client.get('/user/profile')).status).toBe(200);
    expect((await client.get('/auth/login/success')).status).toBe(401);
    expect((await client.get('/user/profile')).status).toBe(200);
  });

  it('[REST-10] completes only a session that began by redirect, within five minutes, with its own cookies', async () => {
    expect((await api.client().get('/auth/login/success')).status).toBe(404);
    const byCode = await logIn(api, 'by-code@example.com');
    expect((await byCode.get('/auth/login/success')).status).toBe(401);
    const late = await throughGoogle(idTokenFor({ email: 'late@example.com' }));
    const bare = await throughGoogle(idTokenFor({ email: 'bare@example.com' }));
    bare.client.cookies.delete('shop_binding');
    expect((await bare.client.get('/auth/login/success')).status).toBe(401);
    api.clock.move(5 * MINUTE);
    expect((await late.client.get('/auth/login/success')).status).toBe(401);
  });

  it('[AUTH-7] takes the name from Google, and no phone, where a stranger had registered the address', async () => {
    const email = 'claimed@example.com';
    await register(api, email);
    const { client } = await throughGoogle(idTokenFor({ email, name: 'Gauri Rao' }));
    const { user } = (await client.get('/auth/login/success')).body;
    expect(user).toMatchObject({ name: 'Gauri Rao', email });
    expect(user.phone ?? '').toBe('');
  });

  it('[REST-10] comes back in the mode and to the origin that it left from', async () => {
    const token = idTokenFor({ email: 'popup@example.com' });
    const { location } = await throughGoogle(token, '?mode=popup&origin=http://localhost:5000');
    expect(location).toBe(landing('done', 'popup', 'http://localhost:5000'));
  });

  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://localhost:3000@evil.example',
    'http://127.0.0.1:3000/path',
    'https://localhost:3000',
    'http://10.0.0.1:3000',
    '//localhost',
    'javascript:alert(1)',
    '',
  ])('[REST-10] refuses to lead back to %s', async (origin) => {
    const answer = await api.client().get(`/auth/google-login?origin=${encodeURIComponent(origin)}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: 'origin' } });
  });

  it('[REST-10] ends as failed for another state, a refusal, a cookie that is missing, too old or made up', async () => {
    const token = idTokenFor({ email: 'failed@example.com' });
    const outcomeOf = async (prepare: (client: Client) => void, code = token, state = 'the-state') => {
      const client = api.client();
      await client.get('/auth/google-login');
      prepare(client);
      const { headers } = await callback(client, code, state);
      expect(client.cookies.size).toBe(0);
      return headers['location'];
    };
    expect(await outcomeOf(() => undefined, token, 'another')).toBe(landing('failed'));
    expect(await outcomeOf(() => undefined, 'not.a.token')).toBe(landing('failed'));
    expect(await outcomeOf(({ cookies }) => cookies.clear())).toBe(landing('failed'));
    expect(await outcomeOf(({ cookies }) => cookies.set('shop_google', 'made.up.as.it.is'))).toBe(landing('failed'));
    expect(await outcomeOf(() => api.clock.move(10 * MINUTE))).toBe(landing('failed'));
    const refused = await api.client().get('/auth/google/callback?error=access_denied&state=the-state');
    expect(refused.headers['location']).toBe(landing('failed'));
  });

  it('[REST-5][AUTH-7] logs in by an identity token that was verified, once', async () => {
    const client = api.client();
    const idToken = idTokenFor({ email: 'token@example.com', subject: 'sub-1' });
    const answer = await client.post('/user/google-login', { idToken });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    client.token = answer.body.accessToken;
    expect((await client.get('/user/profile')).body.user.email).toBe('token@example.com');
    const again = await api.client().post('/user/google-login', { idToken });
    expect(again).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS', message: 'Login failed' } });
    const other = idTokenFor({ email: 'token@example.com', subject: 'sub-2' }, 'race');
    const uses = Array.from({ length: 4 }, () => api.client().post('/user/google-login', { idToken: other }));
    const statuses = (await Promise.all(uses)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
  });

  it('[REST-5] never takes a name, an address and an id on trust', async () => {
    const body = { name: 'Asha', email: 'token@example.com', uid: 'sub-1' };
    for (const more of [{}, { idToken: '' }, { idToken: 'a.b.c' }, { idToken: `${idTokenFor(body)}x` }]) {
      const answer = await api.client().post('/user/google-login', { ...body, ...more });
      expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('[REST-5] knows a person by issuer and subject, whatever the address says later', async () => {
    const idOf = async (token: string) => {
      const client = api.client();
      client.token = (await client.post('/user/google-login', { idToken: token })).body.accessToken;
      return (await client.get('/user/profile')).body.user.id;
    };
    const first = await idOf(idTokenFor({ email: 'old@example.com', subject: 'same' }));
    expect(await idOf(idTokenFor({ email: 'new@example.com', subject: 'same' }))).toBe(first);
    expect(await idOf(idTokenFor({ email: 'old@example.com', subject: 'linked' }))).toBe(first);
    const elsewhere = idTokenFor({ email: 'third@example.com', subject: 'same', issuer: 'https://other.example' });
    expect(await idOf(elsewhere)).not.toBe(first);
  });

  it('[REST-5] ends a password that was set before Google proved the address', async () => {
    const email = 'unproven@example.com';
    await register(api, email);
    expect((await api.client().post('/user/login', { email, password: PASSWORD })).status).toBe(200);
    await api.client().post('/user/google-login', { idToken: idTokenFor({ email }) });
    expect((await api.client().post('/user/login', { email, password: PASSWORD })).status).toBe(401);
  });
});
