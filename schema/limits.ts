const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A rate limit. */
export interface Limit {
  /** The subject that is counted. */
  whom: string;
  /** The counted events. An event counts one point unless the text states another number. */
  counts: string;
  /** The damage that the limit prevents. */
  protects: string;
  /** The points within the window. */
  free: number;
  windowMs: number;
}

/** A limit of the api. Each point after the free ones adds a wait, twice as long each time. */
export interface PacedLimit extends Limit {
  /** The wait after the last free point. */
  firstMs: number;
  /** The longest wait. */
  maxMs: number;
  /** The number of waits in a window that a proof of work replaces. */
  sold: number;
  /** The points that an address gets for each account that logged in there within a week. */
  perAccount?: number;
}

/** The limits of the api, which counts them in PostgreSQL for all its processes. */
export const PACED_LIMITS = {
  calls: {
    whom: 'a client address; an IPv6 /56 has 4 times the points, a /48 16 times',
    counts:
      'calls for logins, accounts, promo codes and the newsletter, and refused refresh tokens; a mail counts 2 more, a wrong password 9 more',
    protects: 'all accounts and promo codes from one client that tries many; the processor from password hashes',
    free: 300,
    windowMs: 10 * MINUTE,
    firstMs: SECOND,
    maxMs: MINUTE,
    sold: Infinity,
    perAccount: 10,
  },
  'client-guesses': {
    whom: 'an account and one client: its address, or its browser after a login to the account',
    counts:
      'wrong passwords, wrong codes of an authenticator app and wrong codes of a confirmation, counted separately',
    protects: "an account from one client that guesses; other clients of the account from that client's waits",
    free: 10,
    windowMs: DAY,
    firstMs: 2 * SECOND,
    maxMs: HOUR,
    sold: 100,
  },
  guesses: {
    whom: 'an account and all clients that never logged in to it, or all that did; a client address has 3 times the points',
    counts: 'wrong passwords of the account; a wrong mailed code counts 4; for an address only wrong codes count',
    protects: 'an account from many clients that guess together; above it mailed codes have 8 digits',
    free: 100,
    windowMs: DAY,
    firstMs: 2 * SECOND,
    maxMs: MINUTE,
    sold: 500,
    perAccount: 20,
  },
  mailbox: {
    whom: 'a mailbox and one client; all clients that never logged in there, or all that did, have 4 times the points',
    counts: 'codes, links, newsletter and registration mails together, under all spellings of the mailbox',
    protects: 'the owner of a mailbox from mails that another person requests',
    free: 5,
    windowMs: DAY,
    firstMs: MINUTE,
    maxMs: HOUR,
    sold: 5,
  },
  mails: {
    whom: 'a client address; an IPv6 /56 has 4 times the points, a /48 16 times',
    counts: 'mails to accounts to which the client never logged in',
    protects: "the shop's reputation at mail providers from one client that requests many mails",
    free: 200,
    windowMs: HOUR,
    firstMs: SECOND,
    maxMs: MINUTE,
    sold: Infinity,
    perAccount: 10,
  },
  orders: {
    whom: 'a shopper; calls of the payment provider have 15 times the points, pictures 2 times',
    counts: 'opened orders; counted separately, calls that query the payment provider, and uploaded pictures',
    protects: 'the stock from unpaid orders; the quota at the payment provider; the database from files',
    free: 20,
    windowMs: HOUR,
    firstMs: MINUTE,
    maxMs: 10 * MINUTE,
    sold: 0,
  },
} satisfies Record<string, PacedLimit>;

/** The limits of the gateway. Each of its processes counts them in memory. */
export const GATEWAY_LIMITS = {
  cost: {
    whom: 'a client key or a client address, at one gateway; an IPv6 /56 has 2 times the points, a /48 4 times',
    counts: 'the cost of GraphQL operations, 100 for each REST call, and 1 for each character of an unknown document',
    protects: 'the speed of all clients from one that sends costly operations',
    free: 300_000,
    windowMs: 10 * SECOND,
  },
  streams: {
    whom: 'an account, an access token or a client address, at one gateway; an IPv6 /48 with the most loses places first',
    counts: 'open event streams, while they are open',
    protects: 'the connections of a gateway from one client that opens many',
    free: 1_000,
    windowMs: 0,
  },
} satisfies Record<string, Limit>;

/** The name of a limit of the api, in `RateLimit-Policy` and in the security log. */
export type PacedLimitName = keyof typeof PACED_LIMITS;
