import { decodeJwt, EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { Cookies } from '../platform/authentication.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { hashOf, deriveKey } from '../platform/secrets.ts';
import { GoogleLoginError } from './google.ts';
import type { GoogleIdentity, GoogleLoginState } from './google.ts';
import type { AccountDependencies } from './dependencies.ts';
import { verifyEmail } from './email-verification/verify-email.ts';
import { createEmailVerificationRepository } from './email-verification/repository.ts';
import { createShopperRepository } from './repository.ts';
import { parseEmail, isOwnOrigin } from './rules.ts';

const COOKIE = 'shop_google';
/** Seconds that the browser may stay at Google. */
const STATE_SECONDS = 600;
/** Milliseconds for which an identity token is remembered beyond its own expiry. */
const SPENT_TOKEN_EXTRA_MS = 600_000;

/** Whether Google opens in the shop's page or in a popup of it. */
export type GoogleLoginMode = 'page' | 'popup';

/** Logging in with Google. */
export interface GoogleLogin {
  /** Where the browser goes for Google's page; refuses an origin that isn't the shop's. */
  start(mode: GoogleLoginMode, origin: string | undefined, cookies: Cookies): Promise<string>;
  /** Where the browser goes after Google has led it back, logged in or not. */
  finish(query: Record<string, string | undefined>, cookies: Cookies): Promise<string>;
  /** Logs in by an identity token, once; refuses with INVALID_CREDENTIALS. */
  loginWithIdToken(idToken: string | undefined, unbound: boolean | undefined, cookies: Cookies): Promise<string>;
}

/** The entrance for those whom Google knows. */
export function createGoogleLogin(dependencies: AccountDependencies): GoogleLogin {
  const { db, google, sessions, shopUrl, now, log } = dependencies;
  const verified = (idToken: string) => undefinedIfRejected(google.verifyIdToken(idToken), (words) => log.info(words));
  const memory = createStateEncryption(deriveKey(dependencies.secret, 'google logins'), now);
  return {
    start: async (mode, origin = shopUrl, cookies) => {
      if (!isOwnOrigin(origin, shopUrl, dependencies.isProduction)) refuse('INVALID_INPUT', { field: 'origin' });
      // A refusal here is Google being away, which somebody should look at; later it is mostly a person's own.
      const begun = await undefinedIfRejected(google.startLogin(origin), (words) => log.warn(words));
      if (!begun) return landingUrl(origin, 'failed', mode);
      const { address, state, nonce, verifier } = begun;
      cookies.set(COOKIE, await memory.encrypt({ state, nonce, verifier, origin, mode }), STATE_SECONDS);
      return address;
    },
    finish: async (query, cookies) => {
      const remembered = await memory.decrypt(cookies.get(COOKIE) ?? '');
      cookies.clear(COOKIE);
      if (!remembered) return landingUrl(shopUrl, 'failed', 'page');
      const { origin, mode } = remembered;
      const callback = new URL('/auth/google/callback', origin);
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) callback.searchParams.set(name, value);
      const identity = await undefinedIfRejected(google.finishLogin(callback, remembered), (words) => log.info(words));
      if (!identity) return landingUrl(origin, 'failed', mode);
      const begin = async (trx: Db) =>
        sessions.start(trx, await findOrCreateShopper(dependencies, trx, identity), 'redirect');
      await sessions.issueTokens(await db.transaction().execute(begin), cookies);
      return landingUrl(origin, 'done', mode);
    },
    loginWithIdToken: async (idToken = '', unbound, cookies) => {
      const failed = () => refuse('INVALID_CREDENTIALS', { message: 'Login failed' });
      const identity = (idToken ? await verified(idToken) : undefined) ?? failed();
      const opened = await db.transaction().execute(async (trx) => {
        const { hash, expiresAt } = toSpentToken(idToken, now());
        if (!(await createEmailVerificationRepository(trx).insertSpentIdToken(hash, expiresAt))) failed();
        return sessions.start(trx, await findOrCreateShopper(dependencies, trx, identity), 'google', unbound);
      });
      return sessions.issueTokens(opened, cookies);
    },
  };
}

/** The account of an identity; the first time Google's word for the address finds it, or opens one. */
async function findOrCreateShopper(
  dependencies: AccountDependencies,
  trx: Db,
  identity: GoogleIdentity,
): Promise<string> {
  const [shoppers, { issuer, subject, name }] = [createShopperRepository(trx), identity];
  const known = await shoppers.findByIdentity(issuer, subject);
  if (known) return known;
  const shopperId = await verifyEmail(dependencies, trx, parseEmail(identity.email), name);
  await shoppers.insertIdentity(issuer, subject, shopperId, dependencies.now());
  return shopperId;
}

/** What is remembered of a spent token: its signed part, for a signature can be written in more than one way. */
function toSpentToken(idToken: string, now: Date): { hash: string; expiresAt: Date } {
  const seconds = decodeJwt(idToken).exp ?? 0;
  const expiresAt = new Date(Math.max(seconds * 1_000, now.getTime()) + SPENT_TOKEN_EXTRA_MS);
  return { hash: hashOf(idToken.split('.').slice(0, 2).join('.')), expiresAt };
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

/** What the browser carries to Google and back without being able to read or change it. */
function createStateEncryption(key: Uint8Array, now: () => Date) {
  return {
    encrypt: (memory: LoginState) =>
      new EncryptJWT({ ...memory })
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
