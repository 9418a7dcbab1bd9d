import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { deriveKey, hmacOf } from '../../platform/secrets.ts';
import { mailboxOf, ownDomainOf } from './mailbox.ts';
import { createRateLimitRepository } from './repository.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The maximum number of actions for one e-mail address within a window of milliseconds. */
const LIMITS = {
  'wrong password': { most: 10, windowMs: 15 * MINUTE },
  code: { most: 5, windowMs: DAY },
  'reset link': { most: 5, windowMs: DAY },
  registration: { most: 5, windowMs: DAY },
  newsletter: { most: 3, windowMs: DAY },
} as const;

/**
 * Wrong codes that one client address may send within a day, and a network of many IPv6 households. A code has few
 * digits: without this limit, somebody who requests codes for very many accounts would guess some of them.
 */
const MAX_WRONG_CODES = { address: 60, network: 240 } as const;

/** Mails that one mailbox gets within a day, under all addresses that lead to it. */
const MAX_MAILS = 20;

/** Addresses of one domain to which the newsletter mails within a day: one person may receive all mails to a domain. */
const MAX_NEWSLETTERS_PER_DOMAIN = 100;

/** The part of the usual calls of a client address that may subscribe to the newsletter: each of them sends a mail. */
const NEWSLETTER_SHARE = 0.1;

/** An action that is limited for each e-mail address. */
export type EmailAction = keyof typeof LIMITS;

/** Counts calls that could guess secrets or that send mail; the database has keyed hashes instead of addresses. */
export interface RateLimits {
  /** Counts a call of a client's address, each kind by itself; refuses with RATE_LIMITED past the limit. */
  countAddress(address: string, kind?: 'client' | 'promo code' | 'newsletter' | 'refresh token'): Promise<void>;
  /** Counts a shopper's call that makes the shop call the payment provider; refuses with RATE_LIMITED past the limit. */
  countPaymentCall(shopperId: string): Promise<void>;
  /** Counts an action for an e-mail address; refuses with RATE_LIMITED past the limit. */
  countEmail(action: EmailAction, email: string): Promise<void>;
  /** Counts a code that a client's address tries; refuses with RATE_LIMITED after too many wrong ones. */
  countCode(address: string): Promise<void>;
  /** Removes the last counted code: it was right. */
  uncountCode(address: string): Promise<void>;
  /** Deletes the counts of an e-mail address. */
  clearEmail(action: EmailAction, email: string): Promise<void>;
}

/** What the rate limits need. */
export interface RateLimitOptions {
  db: Db;
  secret: string;
  now: () => Date;
  /** Calls of one client address within ten minutes. */
  addressLimit: number;
}

/** Creates the rate limits. */
export function createRateLimits({ db, secret, now, addressLimit }: RateLimitOptions): RateLimits {
  const attempts = createRateLimitRepository(db);
  const key = deriveKey(secret, 'limits');
  const attemptKey = (action: string, subject: string) => hmacOf(key, `${action}\0${subject}`);
  const count = async (action: string, subject: string, most: number, windowMs: number) => {
    const [attempt, at] = [attemptKey(action, subject), now()];
    if (await attempts.insertAttempt(attempt, most, windowMs, at)) return;
    const oldest = (await attempts.findOldestAttempt(attempt, windowMs, at)) ?? at;
    const waitMs = oldest.getTime() + windowMs - at.getTime();
    const rateLimit = { name: action.replaceAll(' ', '-'), most, windowMs };
    refuse('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)), rateLimit });
  };
  return {
    countAddress: (address, kind = 'client') => {
      const most = kind === 'newsletter' ? Math.ceil(addressLimit * NEWSLETTER_SHARE) : addressLimit;
      return count(kind, address, most, 10 * MINUTE);
    },
    countPaymentCall: (shopperId) => count('payment', shopperId, addressLimit, 10 * MINUTE),
    countEmail: async (action, email) => {
      // The newsletter counts mailboxes: a person with several names of one mailbox can wait, and a victim can't be
      // flooded.
      const subject = action === 'newsletter' ? mailboxOf(email) : email;
      await count(action, subject, LIMITS[action].most, LIMITS[action].windowMs);
      const domain = action === 'newsletter' ? ownDomainOf(email) : undefined;
      if (domain !== undefined) await count('newsletter domain', domain, MAX_NEWSLETTERS_PER_DOMAIN, DAY);
      if (action !== 'wrong password') await count('mails', mailboxOf(email), MAX_MAILS, DAY);
    },
    countCode: async (address) => {
      for (const [subject, most] of codeCounts(address)) await count('wrong code', subject, most, DAY);
    },
    uncountCode: async (address) => {
      for (const [subject] of codeCounts(address)) await attempts.deleteLastAttempt(attemptKey('wrong code', subject));
    },
    clearEmail: (action, email) => attempts.deleteAttempts(attemptKey(action, email)),
  };
}

/** The counters of a code and the limit of each: the address, and for IPv6 also its /48, which one customer can have. */
function codeCounts(address: string): [string, number][] {
  const groups = address.endsWith('::/64') ? address.split(':', 3) : [];
  const network: [string, number][] = groups.length === 3 ? [[groups.join(':'), MAX_WRONG_CODES.network]] : [];
  return [[address, MAX_WRONG_CODES.address], ...network];
}
