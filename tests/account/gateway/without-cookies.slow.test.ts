import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBasicAccountHost } from '../../hosts/basic-account-host.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type Reply, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, sendJson } from '../../hosts/test-host.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { APP_VERIFIER, idTokenFor } from '../fake-google.ts';
import { codeFor } from '../people.ts';

const SESSION = '{ accessToken expiresAt refreshToken refreshExpiresAt shopper { email } userErrors { code field } }';
const REQUEST = 'mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { userErrors { code } } }';
const VERIFY = `mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) ${SESSION} }`;
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) ${SESSION} }`;
const GOOGLE = `mutation ($input: LoginWithGoogleInput!) { loginWithGoogle(input: $input) ${SESSION} }`;
const REFRESH = `mutation ($input: RefreshSessionInput) { refreshSession(input: $input) ${SESSION} }`;
const LOGOUT = 'mutation ($input: LogoutInput) { logout(input: $input) { userErrors { code } } }';
const LIST = '{ me { sessions { id sessionId deviceName createdAt lastUsedAt isCurrent } } }';
const REVOKE =
  'mutation ($input: RevokeSessionInput!) { revokeSession(input: $input) { revokedId userErrors { code field message } } }';
const REVOKE_OTHERS = 'mutation { revokeOtherSessions { revokedCount userErrors { code } } }';
const ME = '{ me { email } }';
const MINUTE = 60_000;
const APP = 'com.example.rangbandh:/google';

const failureOf = ({ errors }: Reply) => {
  const { code, reason } = errors?.[0]?.extensions ?? {};
  return [code, reason, errors?.[0]?.message];
};
const OVER = 'Your session has expired. Please log in again.';

let api: TestApi;
let gateway: TestGateway;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, GOOGLE_NATIVE_REDIRECTS: APP });
  gateway = await createTestGateway(await api.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  await gateway.close();
  await api.close();
});

/** Logs a client in by a code; without cookies unless `more` changes it. */
async function logIn(email: string, more: object = { unbound: true }) {
  const client = createTestBrowser(gateway);
  await client.request(REQUEST, { input: { email } });
  const reply = await client.request(VERIFY, { input: { email, otp: codeFor(api, email), ...more } });
  client.token = reply.data.verifyOtp.accessToken;
  return { client, reply, session: reply.data.verifyOtp };
}

const refresh = (refreshToken: string, client = createTestBrowser(gateway)) =>
  client.request(REFRESH, { input: { refreshToken } });
const sessionsOf = async (client: TestBrowser) => (await client.request(LIST)).data.me.sessions;

describe('a client without cookies', () => {
  it('gets both tokens and their expiry in a response without cookies that no cache stores', async () => {
    const { client, reply, session } = await logIn('app@example.com');
    const at = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString();
    expect(session).toMatchObject({ expiresAt: at(10 * MINUTE), refreshExpiresAt: at(30 * 24 * 60 * MINUTE) });
    expect(session.refreshToken).toMatch(/^rt_[\w-]{65}$/);
    expect([client.cookies.size, reply.headers.get('cache-control')]).toEqual([0, 'no-store']);
    expect((await client.request(ME)).data.me.email).toBe('app@example.com');
  });

  it('continues with only its refresh token when the access token has expired, each time with a new one', async () => {
    const { client, session } = await logIn('goes-on@example.com');
    let { refreshToken } = session;
    for (let round = 0; round < 3; round++) {
      api.clock.move(10 * MINUTE);
      expect(failureOf(await client.request(ME))).toEqual(['UNAUTHENTICATED', 'TOKEN_EXPIRED', OVER]);
      const reply = await refresh(refreshToken, client);
      const renewed = reply.data.refreshSession;
      expect(renewed.shopper.email).toBe('goes-on@example.com');
      expect([renewed.refreshToken === refreshToken, client.cookies.size]).toEqual([false, 0]);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      [client.token, refreshToken] = [renewed.accessToken, renewed.refreshToken];
      expect((await client.request(ME)).data.me.email).toBe('goes-on@example.com');
    }
  });

  it('touches no session of the cookies beside it, nor does a token of another kind', async () => {
    const { client: browser } = await logIn('both@example.com', {});
    const { session } = await logIn('both@example.com');
    const cookies = new Map(browser.cookies);
    for (const token of [browser.token ?? '', cookies.get('__Host-rest.shop_refresh') ?? '', 'x', 'x'.repeat(5_000)]) {
      expect(failureOf(await refresh(token, browser))).toEqual(['UNAUTHENTICATED', 'SESSION_INVALID', OVER]);
      const { errors } = await browser.request(LOGOUT, { input: { refreshToken: token } });
      expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    }
    expect((await refresh(session.refreshToken, browser)).data.refreshSession.refreshToken).toMatch(/^rt_/);
    expect(browser.cookies).toEqual(cookies);
    const renewed = (await browser.request(REFRESH)).data.refreshSession;
    expect(renewed).toMatchObject({ refreshToken: null, refreshExpiresAt: null, expiresAt: expect.any(String) });
    expect((await browser.request(REFRESH, { input: {} })).data.refreshSession.accessToken).toBeTruthy();
    expect((await browser.request(LOGOUT, { input: null })).data.logout.userErrors).toEqual([]);
    expect(browser.cookies.size).toBe(0);
  });

  it('[AUTH-7] logs in with Google by an app’s code, once, and receives which part is wrong', async () => {
    const code = idTokenFor({ email: 'native@example.com' }, 'the-nonce');
    const input = { code, codeVerifier: APP_VERIFIER, redirectUri: APP, nonce: 'the-nonce', unbound: true };
    const send = async (changes: object = {}) =>
      (await createTestBrowser(gateway).request(GOOGLE, { input: { ...input, ...changes } })).data.loginWithGoogle;
    const wrongField = async (changes: object) => (await send(changes)).userErrors;
    expect(await wrongField({ redirectUri: 'https://thief.example/' })).toEqual([
      { code: 'INVALID_INPUT', field: ['input', 'redirectUri'] },
    ]);
    for (const field of ['codeVerifier', 'redirectUri', 'nonce']) {
      expect(await wrongField({ [field]: null })).toEqual([{ code: 'INVALID_INPUT', field: ['input', field] }]);
    }
    for (const changes of [{ nonce: 'another' }, { codeVerifier: 'w'.repeat(43) }, { code: 'x' }]) {
      expect(await wrongField(changes)).toEqual([{ code: 'INVALID_CREDENTIALS', field: null }]);
    }
    const session = await send();
    expect(session).toMatchObject({ shopper: { email: 'native@example.com' }, userErrors: [] });
    expect((await refresh(session.refreshToken)).errors).toBeUndefined();
    expect((await send()).userErrors).toEqual([{ code: 'INVALID_CREDENTIALS', field: null }]);
    const idToken = idTokenFor({ email: 'native@example.com' }, 'one');
    const token = { code: null, codeVerifier: null, redirectUri: null, idToken };
    expect(await wrongField({ ...token, nonce: 'two' })).toEqual([{ code: 'INVALID_CREDENTIALS', field: null }]);
    expect((await send({ ...token, nonce: 'one' })).userErrors).toEqual([]);
  });
});

describe('the list of sessions', () => {
  it('names the devices, by their own words or by the browser’s, and is read again by node', async () => {
    const email = 'list@example.com';
    const { client } = await logIn(email, { unbound: true, deviceName: ' Asha’s Pixel 9 ' });
    const { client: browser } = await logIn(email, {});
    const sessions = await sessionsOf(browser);
    const names = sessions.map(({ deviceName }: { deviceName: string | null }) => deviceName);
    expect(new Set(names)).toEqual(new Set(['Asha’s Pixel 9', null]));
    const own = (await sessionsOf(client)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    expect(own).toMatchObject({ id: `Session:${own.sessionId}`, deviceName: 'Asha’s Pixel 9' });
    const NODE = 'query ($id: ID!) { node(id: $id) { id ... on Session { deviceName isCurrent } } }';
    expect((await browser.request(NODE, { id: own.id })).data.node).toEqual({
      id: own.id,
      deviceName: 'Asha’s Pixel 9',
      isCurrent: false,
    });
    const { client: stranger } = await logIn('stranger@example.com');
    expect((await stranger.request(NODE, { id: own.id })).data.node).toBeNull();
    expect((await createTestBrowser(gateway).request(NODE, { id: own.id })).data.node).toBeNull();
    expect((await browser.request(LIST)).headers.get('cache-control')).toBe('no-store');
  });

  it('ends a session by either of its ids, for its shopper alone', async () => {
    const email = 'revokes@example.com';
    const [{ client: phone, session }, { client: tablet }] = [await logIn(email), await logIn(email)];
    const { client: stranger } = await logIn('no-owner@example.com');
    const idOf = async (client: TestBrowser) =>
      (await sessionsOf(client)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    const revoke = async (client: TestBrowser, sessionId: string) =>
      (await client.request(REVOKE, { input: { sessionId } })).data.revokeSession;
    const [{ id }, { sessionId }] = [await idOf(phone), await idOf(tablet)];
    const none = await revoke(stranger, 'Session:se-aaaaaaaaaaaaaaaa');
    expect(none).toMatchObject({ revokedId: null, userErrors: [{ code: 'NOT_FOUND', field: ['input', 'sessionId'] }] });
    for (const other of [id, sessionId, 'x']) expect(await revoke(stranger, other)).toEqual(none);
    expect(await revoke(tablet, id)).toEqual({ revokedId: id, userErrors: [] });
    expect(failureOf(await phone.request(ME))[1]).toBe('TOKEN_REVOKED');
    expect(failureOf(await refresh(session.refreshToken))[1]).toBe('SESSION_INVALID');
    expect(await revoke(tablet, sessionId)).toEqual({ revokedId: `Session:${sessionId}`, userErrors: [] });
    expect(failureOf(await tablet.request(ME))[1]).toBe('TOKEN_REVOKED');
    expect((await stranger.request(ME)).data.me.email).toBe('no-owner@example.com');
  });
});

describe('a refused access token', () => {
  it('reports why: missing, malformed, expired, revoked, or without its cookie', async () => {
    const { client: browser } = await logIn('why@example.com', {});
    const UPDATE = `mutation { updateProfile(input: { name: "A", phone: "9876543210" }) { userErrors { code } } }`;
    const visitor = createTestBrowser(gateway);
    expect(failureOf(await visitor.request(UPDATE))).toEqual(['UNAUTHENTICATED', 'TOKEN_MISSING', 'Please log in.']);
    expect((await visitor.request(ME)).data).toEqual({ me: null });
    for (const token of ['two words', 'a.b.c', 'x', `${browser.token}x`]) {
      const requested = [await Object.assign(visitor, { token }).request(ME), await visitor.request(UPDATE)];
      const failure = ['UNAUTHENTICATED', 'TOKEN_MALFORMED', OVER];
      expect(requested.map(failureOf)).toEqual([failure, failure]);
    }
    const [code, reason, message] = failureOf(await Object.assign(visitor, { token: browser.token }).request(ME));
    expect([code, reason]).toEqual(['UNAUTHENTICATED', 'COOKIE_MISSING']);
    expect(message).toMatch(/cookie/);
    const url = `${gateway.address}/graphql?query=${encodeURIComponent(ME)}`;
    const byGet = await (await fetch(url, { headers: { authorization: `Bearer ${browser.token}` } })).json();
    expect(byGet.errors[0].extensions.reason).toBe('COOKIE_MISSING');
    const stored = Object.assign(createTestBrowser(gateway), {
      cookies: new Map(browser.cookies),
      token: browser.token,
    });
    await browser.request(LOGOUT);
    expect(failureOf(await stored.request(UPDATE))).toEqual(['UNAUTHENTICATED', 'TOKEN_REVOKED', OVER]);
    api.clock.move(10 * MINUTE);
    expect(failureOf(await stored.request('{ me { cart { itemCount } } }'))[1]).toBe('TOKEN_EXPIRED');
  });

  it('is explained over a foreign host by the token alone, never in the words of the host', async () => {
    const host = await createTestHost(([first], _url, response) => {
      if (first === 'additions') return undefined;
      sendJson(response, 401, { message: 'Unauthorized', reason: 'BECAUSE' });
      return 'sent';
    });
    const foreign = await createTestGateway(host.url);
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const tokenOf = (claims: unknown) => `${part({ alg: 'HS256' })}.${part(claims)}.c2ln`;
    const now = Date.now() / 1_000;
    const cases: [token: string, reason: string][] = [
      [tokenOf({ exp: now - 5 }), 'TOKEN_EXPIRED'],
      [tokenOf({ exp: now + 500 }), 'TOKEN_REVOKED'],
      [tokenOf({}), 'TOKEN_REVOKED'],
      [tokenOf({ exp: 'soon' }), 'TOKEN_REVOKED'],
      [tokenOf({ exp: 1e300 }), 'TOKEN_REVOKED'],
      [tokenOf([]), 'TOKEN_MALFORMED'],
      [tokenOf(null), 'TOKEN_MALFORMED'],
      ['opaque', 'TOKEN_MALFORMED'],
      ['a.b.c', 'TOKEN_MALFORMED'],
    ];
    for (const [token, reason] of cases) {
      const reply = await Object.assign(createTestBrowser(foreign), { token }).request(ME);
      expect([token, ...failureOf(reply)]).toEqual([token, 'UNAUTHENTICATED', reason, OVER]);
    }
    await foreign.close();
    await host.close();
  });
});

describe('[GATE-3] over a basic host', () => {
  it('makes no refresh tokens and stores no list, and receives no unknown parameter', async () => {
    const host = await createBasicAccountHost();
    const old = await createTestGateway(host.url);
    const email = 'meera@example.com';
    host.people.set(email, { name: 'Meera', email, phone: '', password: 'correct horse', is_first_purchase: true });
    const client = createTestBrowser(old);
    const input = { email, password: 'correct horse', deviceName: 'Pixel' };
    const { data } = await client.request(LOGIN, { input });
    expect(data.login).toMatchObject({ refreshToken: null, refreshExpiresAt: null, expiresAt: expect.any(String) });
    expect(host.received.find(({ call }) => call === 'POST /user/login')?.body).toEqual({
      email,
      password: input.password,
    });
    client.token = data.login.accessToken;
    expect((await client.request(LIST)).data.me).toEqual({ sessions: null });
    host.received.length = 0;
    const refreshToken = 'x';
    expect(failureOf(await client.request(REFRESH, { input: { refreshToken } }))[1]).toBe('SESSION_INVALID');
    expect(failureOf(await client.request(LOGOUT, { input: { refreshToken } }))[1]).toBe('SESSION_NOT_FOUND');
    expect(failureOf(await client.request(REVOKE, { input: { sessionId: 'x' } }))[0]).toBe('FORBIDDEN');
    expect(failureOf(await client.request(REVOKE_OTHERS))[0]).toBe('FORBIDDEN');
    expect(host.received).toEqual([]);
    expect((await client.request(ME)).data.me.email).toBe(email);
    await old.close();
    await host.close();
  });

  it('gives a page’s script no refresh token, though the host sends one with every login', async () => {
    const host = await createTestHost(([first], _url, response) => {
      if (first === 'additions') return { additions: ['sessions'] };
      sendJson(response, 200, {
        accessToken: 'a.b.c',
        refreshToken: 'secret',
        refreshExpiresAt: '2030-01-01T00:00:00Z',
      });
      return 'sent';
    });
    const foreign = await createTestGateway(host.url);
    const client = createTestBrowser(foreign);
    const sessionOf = async (more: object) =>
      (
        await client.request(LOGIN.replace('shopper { email }', ''), {
          input: { email: 'a@b.in', password: 'x', ...more },
        })
      ).data.login;
    expect(await sessionOf({})).toMatchObject({ accessToken: 'a.b.c', refreshToken: null, refreshExpiresAt: null });
    expect(await sessionOf({ unbound: true })).toMatchObject({ refreshToken: 'secret', expiresAt: null });
    await foreign.close();
    await host.close();
  });
});
