import type { Db } from '../platform/database.ts';
import { timesOf, type Counter, type RateLimits } from '../platform/rate-limits/rate-limits.ts';
import type { Mail } from '../platform/mail/mail-queue.ts';
import { mailboxOf, ownDomainOf } from './mailbox.ts';

/** The points of an address for one call that sends a mail, and for a wrong password. */
const MAIL_POINTS = 2;
const PASSWORD_POINTS = 9;
/** The points of a wrong mailed code at an account: 25 use up the limit. */
const CODE_POINTS = 4;
/**
 * A multiple of one client's points. It is the limit for all strangers at a mailbox and for all known browsers. It also
 * limits newsletters to a domain that may belong to one person.
 */
const ALL_TIMES = 4;
const DOMAIN_TIMES = 20;
/** The part of a network's mails beyond which its mails are sent after those of others. */
const QUICK_PART = 0.1;
/** A multiple of an account's points: the limit of an address for wrong codes. */
const ADDRESS_TIMES = 3;

/** The origin of a login: the network address, and the device if it has logged in to the account before. */
export interface LoginOrigin {
  address: string;
  device: string | undefined;
}

/** A secret that a client sends after the login. */
export type LaterSecret = 'second factor' | 'confirmation';

/** A counted mail, in a form that the mail queue accepts. */
export type CountedMail = Required<Pick<Mail, 'isBulk'>>;

/** The account limits of `schema/limits.ts`. A refusal is RATE_LIMITED. */
export interface AccountLimits extends Pick<RateLimits, 'countCall' | 'rememberLogin'> {
  /** Counts a mail that a client requests. */
  countMail(email: string, origin: LoginOrigin): Promise<CountedMail>;
  /** Counts a newsletter mail. A domain that may belong to one person has a separate count. */
  countNewsletterMail(email: string, address: string): Promise<CountedMail>;
  /** Counts a mail that a logged-in shopper requests. */
  countOwnMail(email: string): Promise<void>;
  /** Counts a password before it is compared. One that comes too early is refused and not counted. */
  countPassword(email: string, origin: LoginOrigin): Promise<void>;
  /** Removes the last counted password, because it was right. */
  uncountPassword(email: string, origin: LoginOrigin): Promise<void>;
  /** Deletes the client's wrong passwords for an account that has a new password. */
  clearPasswords(email: string, origin: LoginOrigin): Promise<void>;
  /**
   * Counts a later secret before it is compared. `client` is a known device, or one text for all other clients of the
   * account.
   */
  countSecret(kind: LaterSecret, account: string, client?: string): Promise<void>;
  /** Deletes the counts of a later secret, because one was right. */
  clearSecret(kind: LaterSecret, account: string, client?: string): Promise<void>;
  /** Counts a wrong mailed code. Returns false when the account has no points left. */
  countWrongCode(email: string, address: string): Promise<boolean>;
  /**
   * Returns how many wrong codes an account and an address may still send within a day, as seen by the transaction
   * `trx`.
   */
  findRoomForCodes(trx: Db, email: string, address: string): Promise<{ account: number; address: number }>;
}

/** Creates the limits of accounts. */
export function createAccountLimits(limits: RateLimits): AccountLimits {
  const secretOf = (kind: LaterSecret, account: string, client = ''): Counter => {
    return { limit: 'client-guesses', of: `${kind}\0${account}\0${client}`, isSold: false };
  };
  const ownPassword = (email: string, { address, device }: LoginOrigin): Counter => {
    return { limit: 'client-guesses', of: `password\0${email}\0${clientOf(address, device)}` };
  };
  /** The counters that a password shares with other clients of the account: all known browsers, or all strangers. */
  const sharedPasswords = async (email: string, { address, device }: LoginOrigin): Promise<Counter[]> => {
    if (device !== undefined) return [{ limit: 'guesses', of: `devices of ${email}` }];
    const calls = await limits.countersOfAddress('calls', address, { points: PASSWORD_POINTS });
    return [{ limit: 'guesses', of: `account ${email}` }, ...calls];
  };
  const mailCounters = async (email: string, { address, device }: LoginOrigin): Promise<Counter[]> => {
    const mailbox = mailboxOf(email);
    const own: Counter = { limit: 'mailbox', of: `${mailbox}\0${clientOf(address, device)}` };
    const ofAll = { limit: 'mailbox', free: timesOf('mailbox', ALL_TIMES) } as const;
    if (device !== undefined) return [own, { ...ofAll, of: `devices of ${mailbox}` }];
    const calls = await limits.countersOfAddress('calls', address, { points: MAIL_POINTS });
    return [own, { ...ofAll, of: mailbox }, ...calls, ...(await limits.countersOfAddress('mails', address))];
  };
  /** Counts a mail. It is one of very many if its network has requested many within the hour. */
  const countMailBy = async (counters: readonly Counter[]): Promise<CountedMail> => {
    const points = await limits.count(counters);
    const isMany = ({ limit, free = 0 }: Counter, at: number) =>
      limit === 'mails' && (points[at] ?? 0) > free * QUICK_PART;
    return { isBulk: counters.some(isMany) };
  };
  const codesOfAddress = (address: string, trx?: Db) =>
    limits.countersOfAddress('guesses', address, {
      points: CODE_POINTS,
      times: ADDRESS_TIMES,
      ...(trx ? { trx } : {}),
    });
  const codesOfAccount = (email: string): Counter => ({
    limit: 'guesses',
    of: `account ${email}`,
    points: CODE_POINTS,
  });
  return {
    countCall: (address) => limits.countCall(address),
    rememberLogin: (email, address) => limits.rememberLogin(email, address),
    countMail: async (email, origin) => countMailBy(await mailCounters(email, origin)),
    countNewsletterMail: async (email, address) => {
      const domain = ownDomainOf(email);
      const ofDomain: Counter = { limit: 'mailbox', of: `domain ${domain}`, free: timesOf('mailbox', DOMAIN_TIMES) };
      const counters = await mailCounters(email, { address, device: undefined });
      return countMailBy(domain === undefined ? counters : [...counters, ofDomain]);
    },
    countOwnMail: async (email) => void (await limits.count([{ limit: 'mailbox', of: `${mailboxOf(email)}\0owner` }])),
    countPassword: async (email, origin) => {
      await limits.count([ownPassword(email, origin), ...(await sharedPasswords(email, origin))]);
    },
    uncountPassword: async (email, origin) => {
      await limits.clear([ownPassword(email, origin)]);
      await limits.undo(await sharedPasswords(email, origin));
    },
    clearPasswords: (email, origin) => limits.clear([ownPassword(email, origin)]),
    countSecret: async (...secret) => void (await limits.count([secretOf(...secret)])),
    clearSecret: (...secret) => limits.clear([secretOf(...secret)]),
    countWrongCode: async (email, address) => {
      for (const counter of await codesOfAddress(address)) await limits.add(counter);
      return limits.add(codesOfAccount(email));
    },
    findRoomForCodes: async (trx, email, address) => {
      const roomOf = async (counter: Counter) => Math.floor((await limits.findFreePoints(counter, trx)) / CODE_POINTS);
      const account = await roomOf(codesOfAccount(email));
      const rooms: number[] = [];
      for (const counter of await codesOfAddress(address, trx)) rooms.push(await roomOf(counter));
      return { account, address: Math.min(...rooms) };
    },
  };
}

/** The name of a client in a counter of one account. */
const clientOf = (address: string, device: string | undefined): string =>
  device === undefined ? `address ${address}` : `device ${device}`;
