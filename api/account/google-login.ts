import { decodeJwt, EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { Cookies } from '../platform/authentication.ts';
import type { Db } from '../platform/database.ts';
import { Refusal, refuse } from '../platform/refusals.ts';
import { hashOf, deriveKey } from '../platform/secrets.ts';
import type { AccountDependencies } from './dependencies.ts';
import { createEmailVerificationRepository } from './email-verification/repository.ts';
import { verifyEmail } from './email-verification/verify-email.ts';
import { GoogleLoginError } from './google.ts';
import type { GoogleClient, GoogleIdentity, GoogleLoginState, GoogleProof } from './google.ts';
import { createShopperRepository } from './repository.ts';
import { parseEmail, isOwnOrigin } from './rules.ts';
import type { IssuedTokens, LoginClient } from './sessions/sessions.ts';

const COOKIE = 'shop_google';
/** The maximum number of seconds between the start at Google and the return. */
const STATE_SECONDS = 600;
/**
 * Milliseconds for which a used identity token is remembered after its expiry, and for which a used code is remembered.
 */
const SPENT_PROOF_EXTRA_MS = 600_000;

/** Whether Google's page replaces the shop's page or opens in a popup. */
export type GoogleLoginMode = 'page' | 'popup';

/** Login with Google. */
export interface GoogleLogin {
  /** The address of Google's login page; refuses an origin that isn't the shop's. */
  start(mode: GoogleLoginMode, origin: string | undefined, cookies: Cookies): Promise<string>;
  /** The shop's page to which the browser returns after Google, logged in or not. */
  finish(query: Record<string, string | undefined>, deviceName: string | undefined, cookies: Cookies): Promise<string>;
  /** Logs in with an identity token or with an app's code, once; refuses with INVALID_CREDENTIALS. */
  login(proof: GoogleProof, client: LoginClient, cookies: Cookies): Promise<IssuedTokens>;
}

/** Creates the login with Google. */
export function createGoogleLogin(dependencies: AccountDependencies): GoogleLogin {
  const { db, google, sessions, shopUrl, now, log, securityLog } = dependencies;
  const stateEncryption = createStateEncryption(deriveKey(dependencies.secret, 'google logins'), now);
  return {
    start: async (mode, origin = shopUrl, cookies) => {
      if (!isOwnOrigin(origin, shopUrl, dependencies.isProduction)) refuse('INVALID_INPUT', { field: 'origin' });
      // A failure here means that Google is unavailable, so it is a warning. The shopper causes most later failures.
      const login = await undefinedIfRejected(google.startLogin(origin), (words) => log.warn(words));
      if (!login) return landingUrl(origin, 'failed', mode);
      const { address, state, nonce, verifier } = login;
      cookies.set(COOKIE, await stateEncryption.encrypt({ state, nonce, verifier, origin, mode }), STATE_SECONDS);
      return address;
    },
    finish: async (query, deviceName, cookies) => {
      const loginState = await stateEncryption.decrypt(cookies.get(COOKIE) ?? '');
      cookies.clear(COOKIE);
      if (!loginState) return landingUrl(shopUrl, 'failed', 'page');
      const { origin, mode } = loginState;
      const callback = new URL('/auth/google/callback', origin);
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) callback.searchParams.set(name, value);
      const identity = await undefinedIfRejected(google.finishLogin(callback, loginState), (words) => log.info(words));
      if (!identity) {
        securityLog.write('google-refused', { how: 'redirect' });
        return landingUrl(origin, 'failed', mode);
      }
      const client = { unbound: false, deviceName };
      const begin = async (trx: Db) =>
        sessions.start(trx, await findOrCreateShopper(dependencies, trx, identity, cookies), 'redirect', client);
      try {
        await sessions.issueTokens(await db.transaction().execute(begin), cookies);
      } catch (error) {
        // A blocked account. The browser needs a page, not the body of a refusal.
        if (!(error instanceof Refusal)) throw error;
        return landingUrl(origin, 'failed', mode);
      }
      return landingUrl(origin, 'done', mode);
    },
    login: async (proof, client, cookies) => {
      const failed = () => {
        securityLog.write('google-refused', { how: 'google' });
        return refuse('INVALID_CREDENTIALS', { message: 'Login failed' });
      };
      const identity = (await undefinedIfRejected(identify(google, proof), (words) => log.info(words))) ?? failed();
      const session = await db.transaction().execute(async (trx) => {
        const { hash, expiresAt } = toSpentProof(proof, now());
        if (!(await createEmailVerificationRepository(trx).insertSpentProof(hash, expiresAt))) failed();
        return sessions.start(trx, await findOrCreateShopper(dependencies, trx, identity, cookies), 'google', client);
      });
      return sessions.issueTokens(session, cookies);
    },
  };
}

/**
 * Finds the account of an identity. The first time, Google's verification counts as a verification of the address, and
 * the account is found by the address or created.
 */
async function findOrCreateShopper(
  dependencies: AccountDependencies,
  trx: Db,
  identity: GoogleIdentity,
  cookies: Cookies,
): Promise<string> {
  const [shoppers, { issuer, subject, name }] = [createShopperRepository(trx), identity];
  const known = await shoppers.findByIdentity(issuer, subject);
  if (known) return known;
  const shopperId = await verifyEmail(dependencies, trx, { email: parseEmail(identity.email), name, cookies });
  await shoppers.insertIdentity(issuer, subject, shopperId, dependencies.now());
  return shopperId;
}

/** The identity behind a proof. Throws GoogleLoginError if Google does not confirm one. */
async function identify(google: GoogleClient, proof: GoogleProof): Promise<GoogleIdentity> {
  if ('code' in proof) return google.redeemCode(proof);
  if (proof.idToken === '') throw new GoogleLoginError('There is no identity token.');
  return google.verifyIdToken(proof.idToken, proof.nonce);
}

/** The hash of a used proof. For a token only the signed part counts, because a signature has several encodings. */
function toSpentProof(proof: GoogleProof, now: Date): { hash: string; expiresAt: Date } {
  const spentUntil = (time: number) => new Date(Math.max(time, now.getTime()) + SPENT_PROOF_EXTRA_MS);
  if ('code' in proof) return { hash: hashOf(`code ${proof.code}`), expiresAt: spentUntil(0) };
  const { idToken } = proof;
  const seconds = decodeJwt(idToken).exp ?? 0;
  return { hash: hashOf(idToken.split('.').slice(0, 2).join('.')), expiresAt: spentUntil(seconds * 1_000) };
}

function landingUrl(origin: string, outcome: 'done' | 'failed', mode: GoogleLoginMode): string {
  return `${origin}/account/google?outcome=${outcome}&mode=${mode}`;
}

async function undefinedIfRejected<T>(work: Promise<T>, note: (words: string) => void): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof GoogleLoginError)) throw error;
    note(`Google refused: ${error.message}`);
    return undefined;
  }
}

type LoginState = GoogleLoginState & { mode: GoogleLoginMode };

/** Encrypts the state that the browser carries to Google and back. */
function createStateEncryption(key: Uint8Array, now: () => Date) {
  return {
    encrypt: (stateEncryption: LoginState) =>
      new EncryptJWT({ ...stateEncryption })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(Math.floor(now().getTime() / 1_000) + STATE_SECONDS)
        .encrypt(key),
    decrypt: async (sealed: string): Promise<LoginState | undefined> => {
      try {
        const { payload } = await jwtDecrypt(sealed, key, { currentDate: now(), requiredClaims: ['exp'] });
        const { state, nonce, verifier, origin, mode } = payload;
        const text = (value: unknown) => (typeof value === 'string' ? value : '');
        const words = { state: text(state), nonce: text(nonce), verifier: text(verifier), origin: text(origin) };
        return { ...words, mode: mode === 'popup' ? 'popup' : 'page' };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
