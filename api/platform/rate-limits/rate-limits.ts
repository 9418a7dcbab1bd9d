import { PACED_LIMITS, type PacedLimit, type PacedLimitName } from '../../../schema/limits.ts';
import { networksOf, rateLimitAddress, type CountedNetwork } from '../../../server-kit/client-address.ts';
import type { Db } from '../database.ts';
import { refuse, type ProofOfWork } from '../refusals.ts';
import { deriveKey, hmacOf } from '../secrets.ts';
import { createAccountCounts } from './account-counts.ts';
import { createProofsOfWork, triesOf } from './proof-of-work.ts';
import { requestContext, type RequestContext } from '../request-context.ts';
import { createRefusalMemory, type RefusalMemory, type RememberedRefusal } from './refusal-memory.ts';
import { createRateLimitRepository } from './repository.ts';

/** Milliseconds for which a login shows that an account shares an address. */
export const SHARED_MS = 7 * 86_400_000;

/** The maximum multiple of an address's points, for any number of accounts that log in there. */
const MAX_SHARED_FACTOR = 10;

/** The maximum points of a counter without a lower limit. */
const MAX_CACHED = 10_000;

/** One counter: a limit, and its subject. */
export interface Counter {
  limit: PacedLimitName;
  /** The subject: a text that no other subject of this limit has. */
  of: string;
  /** 1 by default. */
  points?: number;
  /** The free points of this subject, if they differ from the table's. */
  free?: number;
  /** Whether a proof of work may replace a wait; true by default, if the limit allows any. */
  isSold?: boolean;
}

/** Counts for the limits of `schema/limits.ts`. The database stores keyed hashes in place of addresses. */
export interface RateLimits {
  /**
   * Counts all of these, or none if one has to wait: RATE_LIMITED. A rollback of `trx` removes the counts. Returns the
   * points of each within its window; Infinity after a proof of work.
   */
  count(counters: readonly Counter[], trx?: Db): Promise<readonly number[]>;
  /** Counts without a refusal, up to twice the limit. Returns false beyond the limit. */
  add(counter: Counter): Promise<boolean>;
  /** Removes the last count of each. */
  undo(counters: readonly Counter[]): Promise<void>;
  /** Deletes the counts of these. */
  clear(counters: readonly Counter[]): Promise<void>;
  /** Returns the number of free points that are left, as seen by `trx`. */
  findFreePoints(counter: Counter, trx: Db): Promise<number>;
  /** Creates the counters of a client address: its own, and those of the wider IPv6 networks. */
  countersOfAddress(
    limit: PacedLimitName,
    address: string,
    more?: { points?: number; times?: number; trx?: Db },
  ): Promise<Counter[]>;
  /** Counts a call of a client address. */
  countCall(address: string): Promise<void>;
  /** Counts a call for which the shop calls the payment provider. */
  countPaymentCall(shopperId: string): Promise<void>;
  /** Counts a picture that a shopper uploads. */
  countUpload(shopperId: string): Promise<void>;
  /** Saves that an account with a verified email address has logged in from an address. */
  rememberLogin(email: string, address: string): Promise<void>;
}

/** The dependencies of the rate limits. */
export interface RateLimitOptions {
  db: Db;
  secret: string;
  now: () => Date;
  /** The points of `calls`. It scales all limits of an address, and the calls to the payment provider. */
  addressLimit: number;
}

/** Creates the rate limits. */
export function createRateLimits(options: RateLimitOptions): RateLimits {
  const { db, now, addressLimit } = options;
  const scale = addressLimit / PACED_LIMITS.calls.free;
  const key = deriveKey(options.secret, 'limits');
  const hash = (kind: string, of: string) => hmacOf(key, `${kind}\0${of}`);
  const keyOf = ({ limit, of }: Counter) => hash(limit, of);
  const repository = createRateLimitRepository(db);

  const memory = createRefusalMemory<Counter>(now);
  const accountsAt = createAccountCounts(now);
  const { count, refuseAgain } = createCounting(options, { memory, keyOf, work: createWork(options, hash) });
  const countersOfAddress: RateLimits['countersOfAddress'] = async (limit, address, more = {}) => {
    const { points = 1, times = 1, trx = db } = more;
    const [row, since]: [PacedLimit, Date] = [PACED_LIMITS[limit], new Date(now().getTime() - SHARED_MS)];
    const counters: Counter[] = [];
    for (const network of networksOf(address)) {
      const alone = Math.ceil(row.free * times * network.times * scale);
      const name = hash('login address', network.name);
      const accounts = await accountsAt.get(name, () => createRateLimitRepository(trx).countAccounts(name, since));
      const free = Math.min(MAX_SHARED_FACTOR * alone, alone + (row.perAccount ?? 0) * accounts);
      counters.push({ limit, of: ofNetwork(network), points, free });
    }
    return counters;
  };
  return {
    count,
    add: async (counter) => {
      const { free, windowMs } = paceOf(counter);
      const window = { free: 2 * free, windowMs };
      const sum = await repository.insertPoints(keyOf(counter), window, counter.points ?? 1, now());
      return sum !== undefined && sum <= free;
    },
    undo: async (counters) => {
      for (const counter of counters) {
        memory.forget(keyOf(counter));
        await repository.deleteLastPoints(keyOf(counter), counter.points ?? 1);
      }
    },
    clear: async (counters) => {
      for (const counter of counters) {
        memory.forget(keyOf(counter));
        await repository.deletePoints(keyOf(counter));
      }
    },
    findFreePoints: async (counter, trx) => {
      const { free, windowMs } = paceOf(counter);
      return free - (await createRateLimitRepository(trx).countPoints(keyOf(counter), windowMs, now()));
    },
    countersOfAddress,
    countCall: async (address) => {
      const call = callOf(requestContext());
      const key = call === undefined ? undefined : memory.keyOfCall(call);
      const networks = networksOf(address).map((network) => keyOf({ limit: 'calls', of: ofNetwork(network) }));
      await refuseAgain([...networks, ...(key === undefined ? [] : [key])]);
      await count(await countersOfAddress('calls', address));
    },
    countPaymentCall: async (shopperId) => {
      const free = Math.ceil(timesOf('orders', PAYMENT_CALLS_AN_ORDER) * scale);
      await count([{ limit: 'orders', of: `payment calls of ${shopperId}`, free }]);
    },
    countUpload: async (shopperId) => {
      await count([{ limit: 'orders', of: `uploads of ${shopperId}`, free: timesOf('orders', UPLOADS_AN_ORDER) }]);
    },
    rememberLogin: (email, address) => {
      const addresses = networksOf(address).map(({ name }) => hash('login address', name));
      for (const name of addresses) accountsAt.forget(name);
      return repository.upsertLogins(addresses, hash('login account', email), now());
    },
  };
}

/** The parts of the counting. */
interface CountingParts {
  memory: RefusalMemory<Counter>;
  work: ReturnType<typeof createWork>;
  keyOf: (counter: Counter) => string;
}

/** Creates the counting of points, and the refusal of clients that have to wait. */
function createCounting({ db, now }: RateLimitOptions, { memory, work, keyOf }: CountingParts) {
  const count = async (counters: readonly Counter[], trx = db) => {
    const keys = counters.map(keyOf);
    await refuseAgain(keys);
    // A transaction holds locks, so it does not wait for other calls.
    const release = trx === db ? await memory.takeTurn(keys) : undefined;
    try {
      if (release) await refuseAgain(keys);
      return await countNew(counters, trx);
    } finally {
      release?.();
    }
  };
  const countNew = async (counters: readonly Counter[], trx: Db) => {
    const points = createRateLimitRepository(trx);
    const [counted, sums]: [Counter[], number[]] = [[], []];
    for (const counter of counters) {
      const pace = paceOf(counter);
      const sum = await points.insertPoints(keyOf(counter), pace, counter.points ?? 1, now());
      if (sum === undefined) {
        const tries = triesOf(await Promise.all(counters.map((one) => findTenthsOver(one, trx))));
        if (!(await work.replacesWait(counter, tries))) {
          for (const former of counted) await points.deleteLastPoints(keyOf(former), former.points ?? 1);
          const due = (await points.findNextDue(keyOf(counter), pace, now())) ?? now();
          const isOffered = await work.isOffered(counter);
          const refusal = { counter, dueAt: due.getTime(), tries: isOffered ? tries : undefined };
          memory.remember(keyOf(counter), refusal, callOf(requestContext()));
          await refuseBy(refusal);
        }
        // The work for the next point costs more.
        memory.expire(keyOf(counter));
      }
      counted.push(counter);
      sums.push(sum ?? Infinity);
    }
    return sums;
  };
  const refuseBy = async ({ counter, dueAt, tries }: RememberedRefusal<Counter>) => {
    const offered = tries === undefined ? undefined : await work.issue(tries, keyOf(counter));
    refuseUntil(counter, dueAt - now().getTime(), offered);
  };
  /** Refuses a client that this process has just refused, without a statement; a call with a new solution is counted. */
  const refuseAgain = async (keys: readonly string[]) => {
    for (const key of keys) {
      const refusal = memory.find(key);
      if (refusal && !work.hasSolution()) await refuseBy(refusal);
    }
  };
  /** Returns how far a counter is over its limit, in tenths of the limit. */
  const findTenthsOver = async (counter: Counter, trx: Db) => {
    const { free, windowMs } = paceOf(counter);
    const counted = await createRateLimitRepository(trx).countPoints(keyOf(counter), windowMs, now());
    return (10 * (counted - free)) / free;
  };
  return { count, refuseAgain };
}

/** The subject of the counters of a network. */
const ofNetwork = ({ name }: CountedNetwork): string => `address ${name}`;

/**
 * The name of a call and of all calls that the same counters of an account refuse. Undefined for a call without an email
 * address in its body.
 */
function callOf(context: RequestContext | undefined): string | undefined {
  if (context?.email === undefined) return undefined;
  const { operation, email, ip, caller = '', device = '' } = context;
  return [operation, email, rateLimitAddress(ip), caller, device].join('\0');
}

/** The number of payment provider calls that a shopper may cause for each order of the limit. */
const PAYMENT_CALLS_AN_ORDER = 15;
/** The number of pictures that a shopper may upload for each order of the limit. */
const UPLOADS_AN_ORDER = 2;

/** Requests work in place of a wait, as often as a limit allows it. */
function createWork({ db, secret, now }: RateLimitOptions, hash: (kind: string, of: string) => string) {
  const repository = createRateLimitRepository(db);
  const proofs = createProofsOfWork({ db, secret, now });
  const boughtKey = ({ limit, of }: Counter) => hash(`bought ${limit}`, of);
  const soldOf = ({ limit, free, isSold = true }: Counter) => {
    const row = PACED_LIMITS[limit];
    return isSold ? Math.min(MAX_CACHED, (row.sold * (free ?? row.free)) / row.free) : 0;
  };
  return {
    issue: (tries: number, of: string) => proofs.issue(tries, of),
    hasSolution: () => proofs.hasSolution(),
    /** Counts a point that comes too early, if a proof of work replaces its wait; false without one. */
    replacesWait: async (counter: Counter, tries: number) => {
      const [sold, { windowMs }, key] = [soldOf(counter), PACED_LIMITS[counter.limit], hash(counter.limit, counter.of)];
      if (sold === 0 || !(await proofs.isProven(tries))) return false;
      const bought = await repository.insertPoints(boughtKey(counter), { free: sold, windowMs }, 1, now());
      if (bought === undefined) return false;
      const kept = { free: MAX_CACHED, windowMs };
      return (await repository.insertPoints(key, kept, counter.points ?? 1, now())) !== undefined;
    },
    /** Whether the limit allows a further proof in place of a wait. */
    isOffered: async (counter: Counter) => {
      const [sold, { windowMs }] = [soldOf(counter), PACED_LIMITS[counter.limit]];
      return sold > 0 && (await repository.countPoints(boughtKey(counter), windowMs, now())) < sold;
    },
  };
}

/** Returns a multiple of the free points of a limit. */
export const timesOf = (limit: PacedLimitName, times: number): number => PACED_LIMITS[limit].free * times;

function paceOf({ limit, free }: Counter) {
  const row: PacedLimit = PACED_LIMITS[limit];
  return { windowMs: row.windowMs, firstMs: row.firstMs, maxMs: row.maxMs, free: free ?? row.free };
}

function refuseUntil(counter: Counter, waitMs: number, proofOfWork: ProofOfWork | undefined): never {
  const { free, windowMs } = paceOf(counter);
  const rateLimit = { name: counter.limit, most: free, windowMs };
  refuse('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)), rateLimit, proofOfWork });
}
