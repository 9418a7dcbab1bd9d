import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGoogleClient } from '../../../api/account/google.ts';
import { readApiConfig } from '../../../api/config.ts';
import { startSampleGoogle, type SampleGoogle } from 'stand-ins/google';
import { DATABASE_KIND, createTestApi, type ApiResponse, type TestApi } from '../../test-api.ts';
import { browse, click } from '../google-browser.ts';

const APP = 'com.example.rangbandh:/google';
const DESKTOP = 'http://127.0.0.1:49152/back';
const REDIRECTS = [APP, DESKTOP, 'https://app.example/google'];

let sample: SampleGoogle;
let api: TestApi;
beforeAll(async () => {
  sample = await startSampleGoogle({
    host: '127.0.0.1',
    port: 0,
    shopUrl: 'http://127.0.0.1:3000',
    nativeRedirects: [...REDIRECTS, 'https://elsewhere.example/google'],
  });
  const env = { GOOGLE_NATIVE_REDIRECTS: REDIRECTS.join(', '), addressLimit: 100_000 };
  api = await createTestApi(env, undefined, createGoogleClient(sample.client));
  // Google's tokens have today's date.
  api.clock.move(Date.now() - api.clock.now().getTime());
});
afterAll(async () => {
  await api.close();
  await sample.close();
});

/** The proof that an app has after Google has redirected the browser to it. */
interface Proof {
  code: string;
  codeVerifier: string;
  redirectUri: string;
  nonce: string;
}

/** Logs in at Google as an app does: in the system's browser, with its own PKCE, state and nonce. */
async function logInAtGoogle(redirectUri = APP, who = 'sample-asha'): Promise<Proof> {
  const [codeVerifier, nonce, state] = Array.from({ length: 3 }, () => randomBytes(32).toString('base64url'));
  const discovery = await (await fetch(`${sample.address}/.well-known/openid-configuration`)).json();
  const query = new URLSearchParams({
    client_id: sample.client.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(codeVerifier!).digest('base64url'),
    code_challenge_method: 'S256',
    nonce: nonce!,
    state: state!,
  });
  const back = new URL(await browse(`${discovery.authorization_endpoint}?${query}`, redirectUri, click(who)));
  expect(back.searchParams.get('state')).toBe(state);
  return { code: back.searchParams.get('code') ?? '', codeVerifier: codeVerifier!, redirectUri, nonce: nonce! };
}

const send = (body: object): Promise<ApiResponse> =>
  api.client().post('/user/google-login', { unbound: true, ...body });

describe(`an app's login with Google, on the sample provider (${DATABASE_KIND})`, () => {
  it.each(REDIRECTS)('[AUTH-7] is taken when Google led the browser back to %s', async (redirectUri) => {
    const response = await send({ ...(await logInAtGoogle(redirectUri)), deviceName: 'Pixel' });
    expect(response, response.text).toMatchObject({ status: 200, body: { success: true } });
    const client = Object.assign(api.client(), { token: response.body.accessToken });
    expect((await client.get('/user/profile')).body.user).toMatchObject({ email: 'asha.verma@example.com' });
    expect((await client.get('/user/sessions')).body.sessions[0]).toMatchObject({ deviceName: 'Pixel' });
    expect((await client.post('/auth/token', { refreshToken: response.body.refreshToken })).status).toBe(200);
  });

  it('[AUTH-7] is taken once, of ten at once too', async () => {
    const proof = await logInAtGoogle();
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(proof)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(9);
    expect(await send(proof)).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  });

  it('[AUTH-7] is refused with a part of another login', async () => {
    const other = await logInAtGoogle(DESKTOP, 'sample-rohan');
    for (const field of ['code', 'codeVerifier', 'redirectUri', 'nonce'] as const) {
      const response = await send({ ...(await logInAtGoogle()), [field]: other[field] });
      expect([field, response.status, response.body.code]).toEqual([field, 401, 'INVALID_CREDENTIALS']);
    }
  });

  it('[AUTH-7] is refused at an address that the shop does not allow, before a request to Google', async () => {
    const elsewhere = await logInAtGoogle('https://elsewhere.example/google');
    for (const redirectUri of [elsewhere.redirectUri, `${APP}/`, APP.toUpperCase(), `${APP}?x=1`, 'not an address']) {
      const response = await send({ ...elsewhere, redirectUri });
      expect(response).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: 'redirectUri' } });
    }
  });

  it('[AUTH-7] names the part that is missing, and takes no token beside it', async () => {
    const proof = await logInAtGoogle();
    for (const field of ['codeVerifier', 'redirectUri', 'nonce'] as const) {
      const { [field]: _left, ...rest } = proof;
      expect(await send(rest)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } });
    }
    expect(await send({ ...proof, idToken: 'a.b.c' })).toMatchObject({ status: 400, body: { field: 'idToken' } });
    expect((await send(proof)).status).toBe(200);
  });

  it('exposes none of its secrets in a response', async () => {
    const proof = await logInAtGoogle();
    const responses = [await send({ ...proof, nonce: 'another' }), await send(proof), await send(proof)];
    for (const { text } of responses) {
      for (const secret of [proof.code, proof.codeVerifier, proof.nonce]) expect(text).not.toContain(secret);
    }
  });
});

describe('the addresses of apps', () => {
  const read = (text: string) => readApiConfig({ GOOGLE_NATIVE_REDIRECTS: text }).nativeRedirects;

  it('are none by default, and may be https, of the own machine, or of a scheme like a domain', () => {
    expect(readApiConfig({}).nativeRedirects).toEqual([]);
    expect(read(REDIRECTS.join(','))).toEqual(REDIRECTS);
    expect(read('http://[::1]:8080/x,http://localhost/x')).toEqual(['http://[::1]:8080/x', 'http://localhost/x']);
  });

  it.each([
    'http://shop.example/google',
    'http://localhost.thief.example/google',
    'http://127.0.0.1@thief.example/',
    'http://127.0.0.1:80@thief.example/',
    'https://app.example@thief.example/',
    'javascript:alert(1)',
    'myapp:/google',
    'https://app.example/#x',
    'app.example',
    'https://app.example/a b',
  ])('are refused at the start: %s', (text) => {
    expect(() => read(text)).toThrow('GOOGLE_NATIVE_REDIRECTS must');
  });
});
