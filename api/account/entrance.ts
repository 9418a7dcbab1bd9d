import { decodeJwt, EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { Cookies } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { hashOf, keyFor } from '../platform/secret.ts';
import { GoogleRefused } from './google.ts';
import type { GoogleIdentity, GoogleMemory } from './google.ts';
import type { AccountHouse } from './house.ts';
import { prove } from './proofs/proof.ts';
import { proofsRepository } from './proofs/repository.ts';
import { shoppersRepository } from './repository.ts';
import { emailFrom, isOwnOrigin } from './rules.ts';

const COOKIE = 'shop_google';
/** Seconds that the browser may stay at Google. */
const REMEMBERED_SECONDS = 600;
/** Milliseconds for which an identity token is remembered beyond its own expiry. */
const SLACK_MS = 600_000;

/** Whether Google opens in the shop's page or in a popup of it. */
export type Mode = 'page' | 'popup';

/** Logging in with Google. */
export interface Entrance {
  /** Where the browser goes for Google's page; refuses an origin that isn't the shop's. */
  start(mode: Mode, origin: string | undefined, cookies: Cookies): Promise<string>;
  /** Where the browser goes after Google has led it back, logged in or not. */
  finish(query: Record<string, string | undefined>, cookies: Cookies): Promise<string>;
  /** Logs in by an identity token, once; refuses with INVALID_CREDENTIALS. */
  byIdToken(idToken: string | undefined, unbound: boolean | undefined, cookies: Cookies): Promise<string>;
}

/** The entrance for those whom Google knows. */
export function googleEntrance(house: AccountHouse): Entrance {
  const { db, google, sessions, shopUrl, now, log } = house;
  const verified = (idToken: string) => unlessRefused(google.verify(idToken), (words) => log.info(words));
  const memory = sealedMemory(keyFor(house.secret, 'google logins'), now);
  return {
    start: async (mode, origin = shopUrl, cookies) => {
      if (!isOwnOrigin(origin, shopUrl, house.isProduction)) refuse('INVALID_INPUT', { field: 'origin' });
      // A refusal here is Google being away, which somebody should look at; later it is mostly a person's own.
      const begun = await unlessRefused(google.begin(origin), (words) => log.warn(words));
      if (!begun) return landing(origin, 'failed', mode);
      const { address, state, nonce, verifier } = begun;
      cookies.set(COOKIE, await memory.seal({ state, nonce, verifier, origin, mode }), REMEMBERED_SECONDS);
      return address;
    },
    finish: async (query, cookies) => {
      const remembered = await memory.open(cookies.get(COOKIE) ?? '');
      cookies.clear(COOKIE);
      if (!remembered) return landing(shopUrl, 'failed', 'page');
      const { origin, mode } = remembered;
      const callback = new URL('/auth/google/callback', origin);
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) callback.searchParams.set(name, value);
      const identity = await unlessRefused(google.finish(callback, remembered), (words) => log.info(words));
      if (!identity) return landing(origin, 'failed', mode);
      const begin = async (trx: Db) => sessions.begin(trx, await shopperOf(house, trx, identity), 'redirect');
      await sessions.giveOut(await db.transaction().execute(begin), cookies);
      return landing(origin, 'done', mode);
    },
    byIdToken: async (idToken = '', unbound, cookies) => {
      const failed = () => refuse('INVALID_CREDENTIALS', { message: 'Login failed' });
      const identity = (idToken ? await verified(idToken) : undefined) ?? failed();
      const opened = await db.transaction().execute(async (trx) => {
        const { hash, expiresAt } = spentOf(idToken, now());
        if (!(await proofsRepository(trx).spendIdToken(hash, expiresAt))) failed();
        return sessions.begin(trx, await shopperOf(house, trx, identity), 'google', unbound);
      });
      return sessions.giveOut(opened, cookies);
    },
  };
}

/** The account of an identity; the first time Google's word for the address finds it, or opens one. */
async function shopperOf(house: AccountHouse, trx: Db, identity: GoogleIdentity): Promise<string> {
  const [shoppers, { issuer, subject, name }] = [shoppersRepository(trx), identity];
  const known = await shoppers.byIdentity(issuer, subject);
  if (known) return known;
  const shopperId = await prove(house, trx, emailFrom(identity.email), name);
  await shoppers.addIdentity(issuer, subject, shopperId, house.now());
  return shopperId;
}

/** What is remembered of a spent token: its signed part, for a signature can be written in more than one way. */
function spentOf(idToken: string, now: Date): { hash: string; expiresAt: Date } {
  const seconds = decodeJwt(idToken).exp ?? 0;
  const expiresAt = new Date(Math.max(seconds * 1_000, now.getTime()) + SLACK_MS);
  return { hash: hashOf(idToken.split('.').slice(0, 2).join('.')), expiresAt };
}

function landing(origin: string, outcome: 'done' | 'failed', mode: Mode): string {
  return `${origin}/account/google?outcome=${outcome}&mode=${mode}`;
}

async function unlessRefused<T>(work: Promise<T>, note: (words: string) => void): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof GoogleRefused)) throw error;
    note(`Google refused: ${error.message}`);
    return undefined;
  }
}

type Memory = GoogleMemory & { mode: Mode };

/** What the browser carries to Google and back without being able to read or change it. */
function sealedMemory(key: Uint8Array, now: () => Date) {
  return {
    seal: (memory: Memory) =>
      new EncryptJWT({ ...memory })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(Math.floor(now().getTime() / 1_000) + REMEMBERED_SECONDS)
        .encrypt(key),
    open: async (sealed: string): Promise<Memory | undefined> => {
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
