import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { keyFor, sealOf } from '../../platform/secret.ts';
import { mailboxOf } from '../rules.ts';
import { limitsRepository } from './repository.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How often something may happen for one address within any stretch of so many milliseconds. */
const LIMITS = {
  'wrong password': { most: 10, windowMs: 15 * MINUTE },
  code: { most: 5, windowMs: DAY },
  'reset link': { most: 5, windowMs: DAY },
  registration: { most: 5, windowMs: DAY },
} as const;

/** Mails that one mailbox gets within a day at the most, under all the addresses that lead to it. */
const MOST_MAILS = 20;

/** What an e-mail address is limited in. */
export type Limited = keyof typeof LIMITS;

/** Counts what could be guessed or would send mail; the database has no address of it, only keyed hashes. */
export interface Limits {
  /** Counts one call of a client's address, of each kind by itself; refuses with RATE_LIMITED past the limit. */
  address(address: string, kind?: 'client' | 'promo code'): Promise<void>;
  /** Counts one for an e-mail address; refuses with RATE_LIMITED past the limit. */
  email(what: Limited, email: string): Promise<void>;
  /** Forgets what was counted for an e-mail address. */
  clear(what: Limited, email: string): Promise<void>;
}

/** What limits are reckoned with. */
export interface LimitParts {
  db: Db;
  secret: string;
  now: () => Date;
  /** Calls of one client address within ten minutes. */
  addressLimit: number;
}

/** The limits of the account flows. */
export function accountLimits({ db, secret, now, addressLimit }: LimitParts): Limits {
  const limits = limitsRepository(db);
  const key = keyFor(secret, 'limits');
  const keyOf = (what: string, whom: string) => sealOf(key, `${what}\0${whom}`);
  const take = async (what: string, whom: string, most: number, windowMs: number) => {
    const [counted, at] = [keyOf(what, whom), now()];
    if (await limits.take(counted, most, windowMs, at)) return;
    const oldest = (await limits.oldest(counted, windowMs, at)) ?? at;
    const waitMs = oldest.getTime() + windowMs - at.getTime();
    refuse('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)) });
  };
  return {
    address: (address, kind = 'client') => take(kind, address, addressLimit, 10 * MINUTE),
    email: async (what, email) => {
      await take(what, email, LIMITS[what].most, LIMITS[what].windowMs);
      if (what !== 'wrong password') await take('mails', mailboxOf(email), MOST_MAILS, DAY);
    },
    clear: (what, email) => limits.clear(keyOf(what, email)),
  };
}
