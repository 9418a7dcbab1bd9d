import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { deriveKey, hmacOf } from '../../platform/secrets.ts';
import { mailboxOf, ownDomainOf } from './mailbox.ts';
import { createRateLimitRepository } from './repository.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How often something may happen for one address within any stretch of so many milliseconds. */
const LIMITS = {
  'wrong password': { most: 10, windowMs: 15 * MINUTE },
  code: { most: 5, windowMs: DAY },
  'reset link': { most: 5, windowMs: DAY },
  registration: { most: 5, windowMs: DAY },
  newsletter: { most: 3, windowMs: DAY },
} as const;

/**
 * Wrong codes that one client address may send within a day, and a network of many IPv6 households. A code has few
 * digits: without this, whoever asks codes for very many accounts would be let into some of them.
 */
const MAX_WRONG_CODES = { address: 60, network: 240 } as const;

/** Mails that one mailbox gets within a day at the most, under all the addresses that lead to it. */
const MAX_MAILS = 20;

/**
 * Addresses of one domain to which the newsletter's mails go within a day: where one person gets whatever is sent to it,
 * another could have that person buried in mails.
 */
const MAX_NEWSLETTERS_PER_DOMAIN = 100;

/** The part of the usual calls of a client address that may ask for the newsletter: each of them writes to somebody. */
const NEWSLETTER_SHARE = 0.1;

/** What an e-mail address is limited in. */
export type EmailAction = keyof typeof LIMITS;

/** Counts what could be guessed or would send mail; the database has no address of it, only keyed hashes. */
export interface RateLimits {
  /** Counts one call of a client's address, of each kind by itself; refuses with RATE_LIMITED past the limit. */
  countAddress(address: string, kind?: 'client' | 'promo code' | 'newsletter'): Promise<void>;
  /** Counts a call of a shopper that has the payment provider asked; refuses with RATE_LIMITED past the limit. */
  countPaymentCall(shopperId: string): Promise<void>;
  /** Counts one for an e-mail address; refuses with RATE_LIMITED past the limit. */
  countEmail(what: EmailAction, email: string): Promise<void>;
  /** Counts a code that a client's address tries; refuses with RATE_LIMITED after too many wrong ones. */
  countCode(address: string): Promise<void>;
  /** Takes the last one back: it was right. */
  uncountCode(address: string): Promise<void>;
  /** Forgets what was counted for an e-mail address. */
  clearEmail(what: EmailAction, email: string): Promise<void>;
}

/** What limits are reckoned with. */
export interface RateLimitOptions {
  db: Db;
  secret: string;
  now: () => Date;
  /** Calls of one client address within ten minutes. */
  addressLimit: number;
}

/** The limits of the account flows. */
export function createRateLimits({ db, secret, now, addressLimit }: RateLimitOptions): RateLimits {
  const rateLimits = createRateLimitRepository(db);
  const key = deriveKey(secret, 'limits');
  const keyOf = (what: string, whom: string) => hmacOf(key, `${what}\0${whom}`);
  const take = async (what: string, whom: string, most: number, windowMs: number) => {
    const [counted, at] = [keyOf(what, whom), now()];
    if (await rateLimits.insertAttempt(counted, most, windowMs, at)) return;
    const oldest = (await rateLimits.findOldestAttempt(counted, windowMs, at)) ?? at;
    const waitMs = oldest.getTime() + windowMs - at.getTime();
    refuse('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)) });
  };
  return {
    countAddress: (address, kind = 'client') => {
      const most = kind === 'newsletter' ? Math.ceil(addressLimit * NEWSLETTER_SHARE) : addressLimit;
      return take(kind, address, most, 10 * MINUTE);
    },
    countPaymentCall: (shopperId) => take('payment', shopperId, addressLimit, 10 * MINUTE),
    countEmail: async (what, email) => {
      // Whoever wants the newsletter under several names of one mailbox can wait; whoever is to be flooded by it can't.
      const whom = what === 'newsletter' ? mailboxOf(email) : email;
      await take(what, whom, LIMITS[what].most, LIMITS[what].windowMs);
      const domain = what === 'newsletter' ? ownDomainOf(email) : undefined;
      if (domain !== undefined) await take('newsletter domain', domain, MAX_NEWSLETTERS_PER_DOMAIN, DAY);
      if (what !== 'wrong password') await take('mails', mailboxOf(email), MAX_MAILS, DAY);
    },
    countCode: async (address) => {
      for (const [whom, most] of codeCounts(address)) await take('wrong code', whom, most, DAY);
    },
    uncountCode: async (address) => {
      for (const [whom] of codeCounts(address)) await rateLimits.deleteLastAttempt(keyOf('wrong code', whom));
    },
    clearEmail: (what, email) => rateLimits.deleteAttempts(keyOf(what, email)),
  };
}

/** For whom a tried code counts, and how many each may try: an IPv6 address also for its /48, which one customer can have. */
function codeCounts(address: string): [string, number][] {
  const groups = address.endsWith('::/64') ? address.split(':', 3) : [];
  const network: [string, number][] = groups.length === 3 ? [[groups.join(':'), MAX_WRONG_CODES.network]] : [];
  return [[address, MAX_WRONG_CODES.address], ...network];
}
