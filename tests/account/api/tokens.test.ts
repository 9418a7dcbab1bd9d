import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKey } from '../../../api/platform/secrets.ts';
import { DATABASE_KIND, createTestApi, TEST_SECRET, type Client, type TestApi } from '../../test-api.ts';
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

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const mac = (text: string, hash = 'sha256', key: Uint8Array | string = KEY) =>
  createHmac(hash, key).update(text).digest('base64url');

/** A token signed with the shop's own key, but of other content. */
function signed(claims: object, header: object = { alg: 'HS256', typ: 'at+jwt' }): string {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${mac(text)}`;
}

/** A token signed with the shop's own key by another algorithm. */
function signedAs(alg: string, hash: string, payload: string): string {
  const text = `${part({ alg, typ: 'at+jwt' })}.${payload}`;
  return `${text}.${mac(text, hash)}`;
}

/** Tokens that somebody might make up, from what asha and rohan have. */
function forgeries(): [kind: string, token: string][] {
  const [mine, theirs] = [claimsOf(asha.token), claimsOf(rohan.token)];
  const [header = '', payload = '', signature = ''] = (asha.token ?? '').split('.');
  const { exp, ...endless } = mine;
  const { sid, ...sessionless } = mine;
  const { cnf, ...unbound } = mine;
  void [exp, sid, cnf];
  const early = Math.floor(api.clock.now().getTime() / 1_000);
  const plain = { alg: 'HS256', typ: 'at+jwt' };
  return [
    ['alg none', `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.`],
    ['alg none, with a signature', `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.${signature}`],
    ['alg NONE', `${part({ alg: 'NONE', typ: 'at+jwt' })}.${payload}.x`],
    ['HS384', signedAs('HS384', 'sha384', payload)],
    ['HS512', signedAs('HS512', 'sha512', payload)],
    ['RS256 signed by HMAC', signed(mine, { alg: 'RS256', typ: 'at+jwt' })],
    ['another key', `${header}.${payload}.${mac(`${header}.${payload}`, 'sha256', 'guess')}`],
    ['the secret itself as the key', `${header}.${payload}.${mac(`${header}.${payload}`, 'sha256', TEST_SECRET)}`],
    [
      'the key of another purpose',
      `${header}.${payload}.${mac(`${header}.${payload}`, 'sha256', deriveKey(TEST_SECRET, 'limits'))}`,
    ],
    ['an empty key', `${header}.${payload}.${mac(`${header}.${payload}`, 'sha256', '')}`],
    ['another issuer', signed({ ...mine, iss: 'https://evil.example' })],
    ['another audience', signed({ ...mine, aud: 'another-shop' })],
    ['no audience', signed({ ...mine, aud: undefined })],
    ['type JWT', signed(mine, { alg: 'HS256', typ: 'JWT' })],
    ['no type', signed(mine, { alg: 'HS256' })],
    ['expired', signed({ ...mine, exp: early - 1 })],
    ['expiring now', signed({ ...mine, exp: early })],
    ['without an expiry', signed(endless)],
    ['an expiry that is text', signed({ ...mine, exp: String(mine.exp) })],
    ['not yet good', signed({ ...mine, nbf: early + 60 })],
    ['without a session', signed(sessionless)],
    ['a session that is a list', signed({ ...mine, sid: [mine.sid] })],
    ['an unknown session', signed({ ...mine, sid: 'se-aaaaaaaaaaaaaaaa' })],
    ["another shopper's session", signed({ ...mine, sid: theirs.sid })],
    ['another shopper in one’s own session', signed({ ...mine, sub: theirs.sub })],
    ['without a shopper', signed({ ...mine, sub: undefined })],
    ['not bound', signed(unbound)],
    ['bound to another secret', signed({ ...mine, cnf: theirs.cnf })],
    ['bound to nothing', signed({ ...mine, cnf: { 'c#S256': '' } })],
    ['bound to null', signed({ ...mine, cnf: null })],
    ['a claim changed', `${header}.${part({ ...mine, sub: theirs.sub })}.${signature}`],
    ['claims that are a list', signed([mine])],
    ['a header that is a list', `${part([plain])}.${payload}.${signature}`],
    ['alg twice', `${Buffer.from('{"alg":"HS256","alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`],
    ['a critical extension', signed(mine, { ...plain, crit: ['exp'] })],
    ['the payload not encoded', signed(mine, { ...plain, b64: false, crit: ['b64'] })],
    ['an end cut off', (asha.token ?? '').slice(0, -2)],
    ['two dots alone', '..'],
    ['no signature', `${header}.${payload}`],
    ['four parts', `${asha.token}.x`],
    ['a huge one', signed({ ...mine, more: 'x'.repeat(5_000) })],
    ['no text at all', ''],
  ];
}

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

  it('[AUTH-9] takes none of the tokens that somebody might make up', async () => {
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

  it('[AUTH-9] gives a client without cookies a token that is good by itself, if it asks for one', async () => {
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
