import type { Db } from '../../platform/database.ts';
import { refuse, type ProofOfWork } from '../../platform/refusals.ts';
import { deriveKey, hmacOf } from '../../platform/secrets.ts';
import { mailboxOf, ownDomainOf } from './mailbox.ts';
import { createProofsOfWork, triesOf } from './proof-of-work.ts';
import { createRateLimitRepository, type Pace } from './repository.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The maximum number of actions for one email address within a day, for those that nobody else can ask for or that can wait. */
const MAX_PER_EMAIL = { 'order code': 5, newsletter: 3 } as const;

/** The logins of this time tell how many people share an address. */
export const SHARED_MS = 7 * DAY;

/** How many times as much as by itself an address may do, however many log in there. */
const MAX_SHARED_FACTOR = 10;

/** A limit of an address, or of all: a proof of work always takes the place of its wait, for others are behind it too. */
const BOUGHT = { bought: Infinity } as const;

/**
 * Wrong passwords of one client at one account: 10 free ones, then a wait that doubles from 2 seconds, so that a day has
 * room for 25. A browser that has logged in before never waits for more than a minute.
 */
const PASSWORDS_BY_CLIENT: Pace = { free: 10, windowMs: DAY, firstMs: 2 * SECOND, maxMs: DAY, bought: Infinity };
const PASSWORDS_BY_DEVICE: Pace = { free: 10, windowMs: 15 * MINUTE, firstMs: 2 * SECOND, maxMs: MINUTE, bought: 10 };
/** Wrong passwords of all these browsers together at one account: more than a household mistypes. */
const PASSWORDS_BY_DEVICES: Pace = { free: 100, windowMs: DAY, firstMs: 2 * SECOND, maxMs: MINUTE, bought: 500 };
/** Wrong passwords of all strangers together at one account: 500 a day by proofs of work, whatever machines they have. */
const PASSWORDS_BY_STRANGERS: Pace = { free: 100, windowMs: DAY, firstMs: 2 * SECOND, maxMs: MINUTE, bought: 500 };
/** Wrong passwords from one address at any accounts: a share of its usual calls, and two for each account that logs in there. */
const PASSWORDS_BY_ADDRESS = {
  ...BOUGHT,
  share: 0.1,
  windowMs: 10 * MINUTE,
  firstMs: SECOND,
  maxMs: 30 * SECOND,
} as const;
const WRONG_PASSWORDS_PER_ACCOUNT = 2;

/**
 * Codes of a second factor at one account: 5 free ones, then a wait that doubles from half a minute to an hour, so that a day has room
 * for about 35. A browser that has shown the second factor before is counted by itself.
 */
const SECOND_FACTORS: Pace = { free: 5, windowMs: DAY, firstMs: 30 * SECOND, maxMs: HOUR };

/** Mails of one kind that one client asks for, for one email address. */
const MAILS_BY_CLIENT: Pace = { free: 5, windowMs: DAY, firstMs: MINUTE, maxMs: HOUR, bought: 5 };
/** Mails that one mailbox gets at the word of strangers, under all addresses that lead to it. */
const MAILS_TO_MAILBOX: Pace = { free: 20, windowMs: DAY, firstMs: MINUTE, maxMs: 10 * MINUTE, bought: 20 };
/** Mails that one mailbox gets at the word of browsers that have logged in before. */
const MAILS_BY_DEVICES: Pace = { free: 30, windowMs: DAY, firstMs: MINUTE, maxMs: 10 * MINUTE, bought: 20 };
/** Mails that one address asks for, to whomever: a share of its usual calls, and five for each account that logs in there. */
const MAILS_BY_ADDRESS = { ...BOUGHT, share: 1 / 3, windowMs: 10 * MINUTE, firstMs: SECOND, maxMs: MINUTE } as const;
const MAILS_PER_ACCOUNT = 5;
/** Mails that the shop sends at the word of all strangers, wherever they are: so many addresses' usual calls. */
const MAILS_TO_STRANGERS = { ...BOUGHT, share: 10, windowMs: HOUR, firstMs: SECOND, maxMs: 10 * SECOND } as const;

/** Calls of one address, besides ten for each account that logs in there. */
const CALLS_PER_ACCOUNT = 10;
const CALLS_BY_ADDRESS = { ...BOUGHT, share: 1, windowMs: 10 * MINUTE, firstMs: SECOND, maxMs: MINUTE } as const;

/** Wrong codes that an account takes within a day, by all clients together. */
export const MAX_WRONG_CODES = 25;
/** Wrong codes from one address at any accounts within a day: a share of its usual calls, and five for each account that logs in there. */
const WRONG_CODES_SHARE = 0.2;
const WRONG_CODES_PER_ACCOUNT = 5;

/** Addresses of one domain to which the newsletter mails within a day: one person may receive all mails to a domain. */
const MAX_NEWSLETTERS_PER_DOMAIN = 100;

/** The part of the usual calls of a client address that may subscribe to the newsletter: each of them sends a mail. */
const NEWSLETTER_SHARE = 0.1;

/** A client that wants to log in: its network address, and its device where it has logged in to the account before. */
export interface LoginOrigin {
  address: string;
  device: string | undefined;
}

/** How many wrong codes there were within a day, and how many an address may send. */
export interface CodeCounts {
  ofAccount: number;
  ofAddress: number;
  mostOfAddress: number;
}

/** Counts calls that could guess secrets or that send mail; the database has keyed hashes instead of addresses. */
export interface RateLimits {
  /** Counts a call of a client's address, each kind by itself; refuses with RATE_LIMITED past the limit. */
  countAddress(address: string, kind?: 'client' | 'promo code' | 'newsletter' | 'refresh token'): Promise<void>;
  /** Counts a shopper's call that makes the shop call the payment provider; refuses with RATE_LIMITED past the limit. */
  countPaymentCall(shopperId: string): Promise<void>;
  /** Counts an action for an email address; refuses with RATE_LIMITED past the limit. */
  countEmail(action: keyof typeof MAX_PER_EMAIL, email: string): Promise<void>;
  /** Counts a mail that a client asks for; refuses with RATE_LIMITED one that comes too early. */
  countMail(action: 'code' | 'reset link' | 'registration', email: string, origin: LoginOrigin): Promise<void>;
  /** Counts a password before it is compared; refuses with RATE_LIMITED one that comes too early, which doesn't count. */
  countPassword(email: string, origin: LoginOrigin): Promise<void>;
  /** Takes back the last counted password: it was right. */
  uncountPassword(email: string, origin: LoginOrigin): Promise<void>;
  /** Deletes the client's wrong passwords at an account: it has a new password. */
  clearPasswords(email: string, origin: LoginOrigin): Promise<void>;
  /** Counts a code of a second factor before it is compared; refuses with RATE_LIMITED one that comes too early. */
  countSecondFactor(email: string, device: string | undefined): Promise<void>;
  /** Deletes what was counted of codes of a second factor: one was right. */
  clearSecondFactor(email: string, device: string | undefined): Promise<void>;
  /** Counts a wrong code; false when the account has had as many as it takes within a day. */
  countWrongCode(email: string, address: string): Promise<boolean>;
  /** The wrong codes of the last day, as the transaction `trx` sees them. */
  codeCounts(trx: Db, email: string, address: string): Promise<CodeCounts>;
  /** Remembers that an account whose email address is proven has logged in from an address: so many people share it. */
  rememberLogin(email: string, address: string): Promise<void>;
}

/** What the rate limits need. */
export interface RateLimitOptions {
  db: Db;
  secret: string;
  now: () => Date;
  /** Calls of one client address within ten minutes, besides those for each account that logs in there. */
  addressLimit: number;
}

/** A pace whose free times are a share of the calls that an address may make within ten minutes. */
type Share = Omit<Pace, 'free'> & { share: number };

const shareOf = (addressLimit: number, { share, ...pace }: Share): Pace => ({
  ...pace,
  free: Math.ceil(addressLimit * share),
});

/** Something to count: its name, whom it is counted for, and its pace. */
type Counter = [action: string, subject: string, pace: Pace];

/** Creates the rate limits. */
export function createRateLimits(options: RateLimitOptions): RateLimits {
  const { now, addressLimit } = options;
  const counting = createCounting(options);
  const { attempts, attemptKey, count, countPaced } = counting;
  const { passwordCounters, mailCounters, ofAddress } = createCounters(counting, addressLimit);
  return {
    countAddress: async (address, kind = 'client') => {
      if (kind === 'client') {
        return countPaced([await ofAddress(kind, address, CALLS_BY_ADDRESS, CALLS_PER_ACCOUNT)]);
      }
      const most = kind === 'newsletter' ? Math.ceil(addressLimit * NEWSLETTER_SHARE) : addressLimit;
      return count(kind, address, most, 10 * MINUTE);
    },
    countPaymentCall: (shopperId) => count('payment', shopperId, addressLimit, 10 * MINUTE),
    countEmail: async (action, email) => {
      // The newsletter counts mailboxes: a person with several names of one mailbox can wait, and a victim can't be
      // flooded.
      await count(action, action === 'newsletter' ? mailboxOf(email) : email, MAX_PER_EMAIL[action], DAY);
      const domain = action === 'newsletter' ? ownDomainOf(email) : undefined;
      if (domain !== undefined) await count('newsletter domain', domain, MAX_NEWSLETTERS_PER_DOMAIN, DAY);
      if (action === 'newsletter') await countPaced([['mails', mailboxOf(email), MAILS_TO_MAILBOX]]);
    },
    countMail: async (action, email, origin) => countPaced(await mailCounters(action, email, origin)),
    countPassword: async (email, origin) => countPaced(await passwordCounters(email, origin)),
    uncountPassword: async (email, origin) => {
      const [own, ...others] = await passwordCounters(email, origin);
      if (own) await attempts.deleteAttempts(attemptKey(own[0], own[1]));
      for (const [action, subject] of others) await attempts.deleteLastAttempt(attemptKey(action, subject));
    },
    clearPasswords: async (email, origin) => {
      const [own] = await passwordCounters(email, origin);
      if (own) await attempts.deleteAttempts(attemptKey(own[0], own[1]));
    },
    countSecondFactor: (email, device) =>
      countPaced([['second factor', secondFactorSubject(email, device), SECOND_FACTORS]]),
    clearSecondFactor: (email, device) =>
      attempts.deleteAttempts(attemptKey('second factor', secondFactorSubject(email, device))),
    countWrongCode: async (email, address) => {
      const isCounted = await attempts.insertAttempt(attemptKey('wrong code', email), MAX_WRONG_CODES, DAY, now());
      await attempts.insertAttempt(attemptKey('wrong codes of an address', address), MAX_KEPT, DAY, now());
      return isCounted;
    },
    codeCounts: async (trx, email, address) => {
      const reader = createRateLimitRepository(trx);
      const since = new Date(now().getTime() - SHARED_MS);
      const accounts = await reader.countAccounts(attemptKey('login address', address), since);
      return {
        ofAccount: await reader.countAttempts(attemptKey('wrong code', email), DAY, now()),
        ofAddress: await reader.countAttempts(attemptKey('wrong codes of an address', address), DAY, now()),
        mostOfAddress: sharedLimit(Math.ceil(addressLimit * WRONG_CODES_SHARE), WRONG_CODES_PER_ACCOUNT * accounts),
      };
    },
    rememberLogin: (email, address) =>
      attempts.upsertAddressLogin(attemptKey('login address', address), attemptKey('login account', email), now()),
  };
}

/** Counts in the database, under keyed hashes. */
function createCounting({ db, secret, now }: RateLimitOptions) {
  const attempts = createRateLimitRepository(db);
  const proofs = createProofsOfWork({ db, secret, now });
  const key = deriveKey(secret, 'limits');
  const attemptKey = (action: string, subject: string) => hmacOf(key, `${action}\0${subject}`);
  const accountsAt = (address: string) =>
    attempts.countAccounts(attemptKey('login address', address), new Date(now().getTime() - SHARED_MS));
  const count = async (action: string, subject: string, most: number, windowMs: number) => {
    const [attempt, at] = [attemptKey(action, subject), now()];
    if (await attempts.insertAttempt(attempt, most, windowMs, at)) return;
    const oldest = (await attempts.findOldestAttempt(attempt, windowMs, at)) ?? at;
    refuseUntil(action, most, windowMs, oldest.getTime() + windowMs - at.getTime());
  };
  /** The most tries of a challenge for what is counted here: they grow with each time beyond the free ones. */
  const triesFor = async (counters: readonly Counter[]) => {
    const over = counters.map(async ([action, subject, { free, windowMs }]) => {
      return (await attempts.countAttempts(attemptKey(action, subject), windowMs, now())) - free;
    });
    return triesOf(Math.max(...(await Promise.all(over))));
  };
  /** Counts a time that comes too early and that a proof of work pays for; false where there is none. */
  const countBought = async ([action, subject, pace]: Counter, tries: number) => {
    const { bought = 0, windowMs } = pace;
    if (bought === 0 || !(await proofs.isProven(tries))) return false;
    const most = Math.min(bought, MAX_KEPT);
    if (!(await attempts.insertAttempt(attemptKey(`bought ${action}`, subject), most, windowMs, now()))) return false;
    return attempts.insertAttempt(attemptKey(action, subject), MAX_KEPT, windowMs, now());
  };
  /** What the client may do in place of waiting; undefined where it may only wait. */
  const askForWork = async ([action, subject, { bought = 0, windowMs }]: Counter, tries: number) => {
    const used =
      bought === 0 ? 0 : await attempts.countAttempts(attemptKey(`bought ${action}`, subject), windowMs, now());
    return used < bought ? proofs.ask(tries) : undefined;
  };
  /** Counts all of these, or none when one of them has to wait. */
  const countPaced = async (counters: readonly Counter[]) => {
    const counted: string[] = [];
    for (const counter of counters) {
      const [action, subject, pace] = counter;
      const attempt = attemptKey(action, subject);
      const isInTime = await attempts.insertPacedAttempt(attempt, pace, now());
      const tries = isInTime ? 0 : await triesFor(counters);
      if (isInTime || (await countBought(counter, tries))) {
        counted.push(attempt);
        continue;
      }
      for (const former of counted) await attempts.deleteLastAttempt(former);
      const next = (await attempts.findNextAttempt(attempt, pace, now())) ?? now();
      const proofOfWork = await askForWork(counter, tries);
      refuseUntil(action, pace.free, pace.windowMs, next.getTime() - now().getTime(), proofOfWork);
    }
  };
  return { attempts, attemptKey, accountsAt, count, countPaced };
}

/** What is counted for whom. */
function createCounters({ accountsAt }: ReturnType<typeof createCounting>, addressLimit: number) {
  /** A counter of an address, which allows more where more people log in. */
  const ofAddress = async (action: string, address: string, share: Share, perAccount: number): Promise<Counter> => {
    const pace = shareOf(addressLimit, share);
    return [action, address, { ...pace, free: sharedLimit(pace.free, perAccount * (await accountsAt(address))) }];
  };
  const passwordCounters = async (email: string, { address, device }: LoginOrigin): Promise<Counter[]> => {
    if (device !== undefined)
      return [
        ['wrong password', `${email}\0device ${device}`, PASSWORDS_BY_DEVICE],
        ['wrong passwords of devices', email, PASSWORDS_BY_DEVICES],
      ];
    return [
      ['wrong password', `${email}\0${address}`, PASSWORDS_BY_CLIENT],
      ['wrong passwords of strangers', email, PASSWORDS_BY_STRANGERS],
      await ofAddress('wrong passwords of an address', address, PASSWORDS_BY_ADDRESS, WRONG_PASSWORDS_PER_ACCOUNT),
    ];
  };
  const mailCounters = async (action: string, email: string, origin: LoginOrigin): Promise<Counter[]> => {
    const { address, device } = origin;
    if (device !== undefined)
      return [
        [action, `${email}\0device ${device}`, MAILS_BY_CLIENT],
        ['mails of devices', mailboxOf(email), MAILS_BY_DEVICES],
      ];
    return [
      [action, `${email}\0${address}`, MAILS_BY_CLIENT],
      ['mails', mailboxOf(email), MAILS_TO_MAILBOX],
      await ofAddress('mails of an address', address, MAILS_BY_ADDRESS, MAILS_PER_ACCOUNT),
      ['mails to strangers', '', shareOf(addressLimit, MAILS_TO_STRANGERS)],
    ];
  };
  return { ofAddress, passwordCounters, mailCounters };
}

const sharedLimit = (alone: number, shared: number): number => Math.min(MAX_SHARED_FACTOR * alone, alone + shared);

const secondFactorSubject = (email: string, device: string | undefined): string =>
  device === undefined ? email : `${email}\0device ${device}`;

/** The most attempts that a counter without a limit of its own keeps. */
const MAX_KEPT = 10_000;

function refuseUntil(action: string, most: number, windowMs: number, waitMs: number, proofOfWork?: ProofOfWork): never {
  const rateLimit = { name: action.replaceAll(' ', '-'), most, windowMs };
  refuse('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(waitMs / SECOND)), rateLimit, proofOfWork });
}
