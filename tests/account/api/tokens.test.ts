import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKey } from '../../../api/platform/secrets.ts';
import { DATABASE_KIND, createTestApi, TEST_SECRET, type Client, type TestApi } from '../../test-api.ts';
import { claimsOf, forgeTokens, signClaims } from '../forged-tokens.ts';
import { logIn } from '../people.ts';

const KEY = deriveKey(TEST_SECRET, 'access tokens');
let api: TestApi;
let asha: Client;
let rohan: Client;
beforeAll(async () => {
  api = await createTestApi();
  asha = await logIn(api, 'asha@example.com');
  rohan = await logIn(api, 'rohan@example.com');
});
afterAll(() => api.close());

/** Tokens that an attacker could forge, from those of asha and rohan. */
const forgeries = () =>
  forgeTokens({ secret: TEST_SECRET, mine: asha.token ?? '', theirs: rohan.token ?? '', now: api.clock.now() });
const signed = (claims: object) => signClaims(TEST_SECRET, claims);

describe(`tokens (${DATABASE_KIND})`, () => {
  it('[AUTH-9] signs a token of three parts with an expiry in seconds, which holds for ten minutes', async () => {
    const client = await logIn(api, 'fresh@example.com');
    expect(client.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const { iss, aud, exp, iat, cnf, ...rest } = claimsOf(client.token);
    expect({ iss, aud, lasts: exp - iat }).toEqual({ iss: 'rangbandh', aud: 'rangbandh-shop', lasts: 600 });
    expect(cnf['c#S256']).toMatch(/^[\w-]{43}$/);
    expect(Object.keys(rest).toSorted()).toEqual(['sid', 'sub']);
    expect((await client.get('/user/profile')).status).toBe(200);
  });

  it('[AUTH-9] accepts no forged token', async () => {
    expect((await asha.get('/user/profile')).status).toBe(200);
    const all = forgeries();
    expect(all.length).toBeGreaterThanOrEqual(30);
    for (const [kind, token] of all) {
      const { status, body } = await asha.get('/user/profile', { authorization: `Bearer ${token}` });
      expect({ kind, status, code: body.code }).toEqual({ kind, status: 401, code: 'UNAUTHENTICATED' });
    }
    for (const authorization of [asha.token ?? '', `Basic ${asha.token}`, `Bearer ${asha.token} x`, 'Bearer']) {
      expect((await asha.get('/user/profile', { authorization })).status).toBe(401);
    }
    const good = await new SignJWT(claimsOf(asha.token)).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(KEY);
    expect((await asha.get('/user/profile', { authorization: `Bearer ${good}` })).status).toBe(200);
  });

  it('[AUTH-9] makes a stolen token worth nothing without the cookie of its session', async () => {
    const thief = api.client();
    thief.token = asha.token;
    expect((await thief.get('/user/profile')).status).toBe(401);
    thief.cookies.set('shop_binding', rohan.cookies.get('shop_binding') ?? '');
    expect((await thief.get('/user/profile')).status).toBe(401);
  });

  it('[AUTH-9] give a client without cookies a token that is valid by itself, if it requests one', async () => {
    const client = api.client();
    await client.post('/user/send-otp', { email: 'script@example.com' });
    const Userotp = /\b\d{4}\b/.exec(api.mails.at(-1)?.text ?? '')?.[0];
    const { body } = await client.post('/user/verify-otp', { email: 'script@example.com', Userotp, unbound: true });
    expect(client.cookies.size).toBe(0);
    client.token = body.accessToken;
    expect((await client.get('/user/profile')).status).toBe(200);
    const added = signed({ ...claimsOf(client.token), cnf: claimsOf(asha.token).cnf });
    expect((await asha.get('/user/profile', { authorization: `Bearer ${added}` })).status).toBe(401);
    api.clock.move(600_000);
    expect((await client.get('/user/profile')).status).toBe(401);
  });
});
