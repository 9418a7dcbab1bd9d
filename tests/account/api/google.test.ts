import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { SignJWT, exportJWK, exportSPKI, generateKeyPair, type CryptoKey } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GoogleLoginError, createGoogleClient, type GoogleClient } from '../../../api/account/google.ts';
import { readApiConfig } from '../../../api/config.ts';
import { startExternalServices } from '../../../api/external-services.ts';
import { startSampleGoogle } from 'stand-ins/google';
import { TEST_SECRET } from '../../test-api.ts';
import { browse, click } from '../google-browser.ts';

const CLIENT = 'the-shop';
const ORIGIN = 'http://localhost:4567';

/** An issuer that the test controls. */
async function openIssuer() {
  const [pair, other] = [await generateKeyPair('RS256', { extractable: true }), await generateKeyPair('RS256')];
  const keys = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
  const requested: string[] = [];
  let isDown = false;
  const server = createServer(({ url }, response) => {
    requested.push(url ?? '');
    if (isDown) return response.writeHead(503).end();
    const discovery = { issuer, jwks_uri: `${issuer}/keys`, authorization_endpoint: `${issuer}/auth` };
    return response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(url === '/keys' ? keys : discovery));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const issuer = `http://127.0.0.1:${typeof bound === 'object' && bound?.port}`;
  return {
    issuer,
    asked: requested,
    ...pair,
    otherKey: other.privateKey,
    setDown: (down: boolean) => (isDown = down),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

describe("Google's identity tokens", () => {
  let at: Awaited<ReturnType<typeof openIssuer>>;
  let google: GoogleClient;
  beforeAll(async () => {
    at = await openIssuer();
    google = createGoogleClient({ issuer: at.issuer, clientId: CLIENT, clientSecret: 'secret', withoutTls: true });
  });
  afterAll(() => at.close());

  const now = () => Math.floor(Date.now() / 1000);
  const good = () => ({
    iss: at.issuer,
    aud: CLIENT,
    sub: '1234567890',
    email: ' Asha.Verma@Example.com',
    email_verified: true as unknown,
    name: 'Asha Verma',
    iat: now(),
    exp: now() + 600,
  });
  const sign = (changes: object = {}, key: CryptoKey = at.privateKey) =>
    new SignJWT({ ...good(), ...changes }).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('[AUTH-7] are believed when Google signed them, for this shop', async () => {
    expect(await google.verifyIdToken(await sign())).toEqual({
      issuer: at.issuer,
      subject: '1234567890',
      email: 'asha.verma@example.com',
      name: 'Asha Verma',
    });
    expect((await google.verifyIdToken(await sign({ name: undefined }))).name).toBe('Asha.Verma');
  });

  it.each([
    ['from another issuer', { iss: 'https://accounts.google.com' }],
    ['for another shop', { aud: 'another-shop' }],
    ['that has expired', { iat: 1_700_000_000, exp: 1_700_000_600 }],
    ['that is old, though good for long', { iat: Math.floor(Date.now() / 1000) - 3_600, exp: 4_000_000_000 }],
    ['without an end', { exp: undefined }],
    ['about nobody', { sub: undefined }],
    ['about an address that is not verified', { email_verified: false }],
    ['that calls "true" verified', { email_verified: 'true' }],
    ['without an address', { email: undefined }],
  ])('[AUTH-7] are refused: one %s', async (_, changes) => {
    await expect(google.verifyIdToken(await sign(changes))).rejects.toBeInstanceOf(GoogleLoginError);
  });

  it('[AUTH-7] are refused when forged: another key, no signature, the public key as a secret, changed afterwards', async () => {
    const [header, body, signature] = (await sign()).split('.');
    const hs256 = `${part({ alg: 'HS256', kid: 'one' })}.${part(good())}`;
    const mac = createHmac('sha256', await exportSPKI(at.publicKey))
      .update(hs256)
      .digest('base64url');
    const forged = [
      await sign({}, at.otherKey),
      `${part({ alg: 'none' })}.${part(good())}.`,
      `${hs256}.${mac}`,
      `${header}.${part({ ...good(), email: 'rohan.mehta@example.com' })}.${signature}`,
      `${header}.${body}.`,
      'not a token',
      '',
    ];
    for (const token of forged)
      await expect(google.verifyIdToken(token), token).rejects.toBeInstanceOf(GoogleLoginError);
  });

  it('[AUTH-7] cost Google one reading of its settings, and one that failed is done again', async () => {
    const fresh = createGoogleClient({ issuer: at.issuer, clientId: CLIENT, clientSecret: 'secret', withoutTls: true });
    at.setDown(true);
    await expect(fresh.verifyIdToken(await sign())).rejects.toBeInstanceOf(GoogleLoginError);
    await expect(fresh.startLogin(ORIGIN)).rejects.toBeInstanceOf(GoogleLoginError);
    at.setDown(false);
    at.asked.length = 0;
    for (let count = 0; count < 3; count++) await fresh.verifyIdToken(await sign());
    await fresh.startLogin(ORIGIN);
    expect(at.asked.filter((url) => url.includes('well-known'))).toHaveLength(1);
  });
});

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function openSample(shopUrl = ORIGIN) {
  const sample = await startSampleGoogle({ host: '127.0.0.1', port: 0, shopUrl });
  open.push(sample);
  return { sample, google: createGoogleClient(sample.client) };
}

describe('Login with Google, on the sample provider', () => {
  it('[AUTH-7] leads to the chosen person, at any port of this machine, and asks again each time', async () => {
    const { google } = await openSample('http://127.0.0.1:3000');
    for (const [who, email] of [
      ['sample-asha', 'asha.verma@example.com'],
      ['sample-rohan', 'rohan.mehta@example.com'],
    ]) {
      const { address, ...memory } = await google.startLogin(ORIGIN);
      const back = await browse(address, ORIGIN, click(who!));
      expect(await google.finishLogin(new URL(back), { ...memory, origin: ORIGIN })).toMatchObject({
        subject: who,
        email,
      });
    }
  });

  it('[AUTH-7] is refused without a chosen person, and when state, nonce, verifier or code are of another login', async () => {
    const { google } = await openSample();
    const one = await google.startLogin(ORIGIN);
    const other = await google.startLogin(ORIGIN);
    const declined = new URL(await browse(one.address, ORIGIN, click('nobody')));
    expect(declined.searchParams.get('error')).toBe('access_denied');
    await expect(google.finishLogin(declined, { ...one, origin: ORIGIN })).rejects.toBeInstanceOf(GoogleLoginError);
    for (const part of ['state', 'nonce', 'verifier'] as const) {
      const fresh = await google.startLogin(ORIGIN);
      const back = new URL(await browse(fresh.address, ORIGIN, click('sample-asha')));
      const memory = { ...fresh, origin: ORIGIN, [part]: other[part] };
      await expect(google.finishLogin(back, memory), part).rejects.toBeInstanceOf(GoogleLoginError);
    }
  });

  it('[AUTH-7] takes a code once, and only on the way back to the shop', async () => {
    const { google } = await openSample();
    const login = await google.startLogin(ORIGIN);
    const memory = { ...login, origin: ORIGIN };
    const back = new URL(await browse(login.address, ORIGIN, click('sample-asha')));
    await expect(google.finishLogin(back, { ...memory, origin: 'http://localhost:4568' })).rejects.toBeInstanceOf(
      GoogleLoginError,
    );
    const again = await google.startLogin(ORIGIN);
    const came = new URL(await browse(again.address, ORIGIN, click('sample-asha')));
    await google.finishLogin(came, { ...again, origin: ORIGIN });
    await expect(google.finishLogin(came, { ...again, origin: ORIGIN })).rejects.toBeInstanceOf(GoogleLoginError);
    for (const elsewhere of ['https://thief.example', 'http://localhost.thief.example']) {
      const { address } = await google.startLogin(elsewhere);
      expect(await browse(address, elsewhere, () => undefined)).toBe('400');
    }
  });

  it('is absent in a real shop, which names the missing settings', async () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shop.example',
      DATABASE_URL: 'postgres://db/shop',
      SESSION_SECRET: TEST_SECRET,
    };
    expect(() => readApiConfig(production)).toThrow(/SMTP_URL is missing.*GOOGLE_CLIENT_ID is missing/);
    const real = { SMTP_URL: 'smtp://mail.example', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    const razorpay = { RAZORPAY_KEY_ID: 'id', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'other' };
    const standIns = await startExternalServices(
      readApiConfig({ ...production, ...real, ...razorpay }),
      's'.repeat(32),
    );
    expect(standIns).toMatchObject({ outbox: undefined, sampleGoogle: undefined, smtpUrl: 'smtp://mail.example' });
    const trial = { ...readApiConfig({}), isProduction: true };
    await expect(startExternalServices(trial, 's'.repeat(32))).rejects.toThrow('real shop');
  });
});
