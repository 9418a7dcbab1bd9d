import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import { customerOf, rateLimitAddress } from '../../../server-kit/client-address.ts';
import { FairSemaphore } from '../../../server-kit/fair-semaphore.ts';
import type { Db } from '../database.ts';
import type { ProofOfWork } from '../refusals.ts';
import { requestContext, type RequestContext } from '../request-context.ts';
import { deriveKey, equalsInConstantTime, hmacOf, randomToken } from '../secrets.ts';
import { createRateLimitRepository } from './repository.ts';

/** Milliseconds within which a challenge can be solved. */
const VALID_MS = 5 * 60_000;
/** The iterations of one try: a millisecond or two on a cheap phone, a third of one on a server's core. */
const ITERATIONS = 2_000;
/** The maximum number of tries of the first challenge: half a second on a cheap phone. */
const FIRST_TRIES = 256;
/** The cost of the hardest challenge, as a multiple of the first: about 20 seconds. */
const MAX_FACTOR = 32;
const HASH_BYTES = 16;
/** The most challenges that a process remembers, open or used; the database has all used ones. */
const MAX_REMEMBERED = 10_000;
/** Milliseconds for which equal calls of a client get the same challenge. */
const SHARED_MS = 60_000;
/** The client's input: the challenge and its solution. */
const SOLUTION = /^([\w-]{43})\.(\d{3,5})\.(\d{13})\.([\w-]{43})\.(\d{1,5})$/;

/** Requests work from clients in place of a wait, and verifies it. */
export interface ProofsOfWork {
  /**
   * Returns a challenge for the current call that `counter` refuses; undefined outside a call, or if the client is
   * unknown. Equal calls of a client get the same one for a minute, until it is used. So a refusal is cheap.
   */
  issue(tries: number, counter: string): Promise<ProofOfWork | undefined>;
  /**
   * Whether the current call has a right solution of a valid challenge that this process has not seen before. A wrong
   * one uses up the challenge.
   */
  hasSolution(): boolean;
  /**
   * Whether the current call has an unused solution of at least about `tries` tries. The first check of a solution,
   * right or wrong, consumes its challenge. A right one is valid for the whole call.
   */
  isProven(tries: number): Promise<boolean>;
}

/**
 * The maximum number of tries of a challenge, by how far counters are over their limits, in tenths of the limit. The
 * largest counts.
 */
export const triesOf = (tenthsOver: readonly number[]): number =>
  FIRST_TRIES * Math.min(MAX_FACTOR, Math.max(0, ...tenthsOver.map(Math.floor)) + 1);

/** A solution of a valid challenge, right or wrong. */
interface Solution {
  id: string;
  challenge: string;
  most: number;
  until: Date;
  number: number;
}

/** A challenge that clients get until `until`, or until it is used. */
interface OpenChallenge {
  id: string;
  until: number;
  proof: Promise<ProofOfWork>;
}

/** The dependencies of the proofs. */
export interface ProofOptions {
  db: Db;
  secret: string;
  now: () => Date;
}

const hashOnce = promisify(pbkdf2);

/** Creates the proofs of work. A solution is valid for one kind of call, one account and one client address. */
export function createProofsOfWork(options: ProofOptions): ProofsOfWork {
  const { db, now } = options;
  const { parse, isRight, create } = createPuzzles(options);
  const proven = new WeakMap<RequestContext, Promise<number>>();
  const used = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  const open = createOpenChallenges(now, (id) => used.has(id));

  /** The tries that the call's solution is worth; 0 for a missing, wrong or used one. */
  const redeem = async (context: RequestContext): Promise<number> => {
    const solution = parse(context);
    if (!solution) return 0;
    const { id, most, until } = solution;
    if (used.has(id)) return 0;
    used.set(id, true);
    // A wrong number also consumes it, so that a client cannot try all numbers.
    const isNew = await createRateLimitRepository(db).insertUsedProof(id, until);
    return isNew && isRight(solution) ? most : 0;
  };
  return {
    issue: async (tries, counter) => {
      const context = requestContext();
      if (context?.ip === undefined) return undefined;
      const key = [counter, tries, boundTo(context), context.caller].join('\0');
      return open.get(key, (id) => create(id, tries, context));
    },
    hasSolution: () => {
      const context = requestContext();
      if (context?.proofOfWork === undefined || context.ip === undefined) return false;
      if (proven.has(context)) return true;
      const solution = parse(context);
      if (!solution || used.has(solution.id)) return false;
      if (!isRight(solution)) used.set(solution.id, true);
      return isRight(solution);
    },
    isProven: async (tries) => {
      const context = requestContext();
      if (context?.proofOfWork === undefined || context.ip === undefined) return false;
      const worth = proven.get(context) ?? redeem(context);
      proven.set(context, worth);
      // Other clients may have raised the cost while this client worked.
      return (await worth) * 2 >= tries;
    },
  };
}

/** Creates challenges, and checks solutions. A key of the shop derives the number to find from the challenge, so no challenge is stored. */
function createPuzzles({ secret, now }: ProofOptions) {
  const sealKey = deriveKey(secret, 'challenges of work');
  const numberKey = deriveKey(secret, 'numbers of work');
  const numberOf = (challenge: string, tries: number) =>
    Number.parseInt(Buffer.from(hmacOf(numberKey, challenge), 'base64url').toString('hex', 0, 6), 16) % tries;
  const seal = (challenge: string, context: RequestContext) => hmacOf(sealKey, `${challenge}\0${boundTo(context)}`);
  const hashing = new FairSemaphore({ most: 1 });
  /** The parts of a call's solution whose challenge is valid; undefined for any other text. */
  const parse = (context: RequestContext): Solution | undefined => {
    const [, id = '', most = '', until = '', mac = '', number = ''] = SOLUTION.exec(context.proofOfWork ?? '') ?? [];
    const challenge = `${id}.${most}.${until}`;
    const isOurs = id !== '' && equalsInConstantTime(mac, seal(challenge, context));
    if (!isOurs || Number(until) <= now().getTime()) return undefined;
    return { id, challenge, most: Number(most), until: new Date(Number(until)), number: Number(number) };
  };
  const isRight = ({ challenge, most, number }: Solution) => numberOf(challenge, most) === number;
  const create = async (id: string, tries: number, context: RequestContext): Promise<ProofOfWork> => {
    const until = now().getTime() + VALID_MS;
    const challenge = `${id}.${tries}.${until}`;
    const sealed = `${challenge}.${seal(challenge, context)}`;
    const salt = String(numberOf(challenge, tries));
    const release = await hashing.acquire(rateLimitAddress(context.ip));
    const target = await hashOnce(sealed, salt, ITERATIONS, HASH_BYTES, 'sha256').finally(release);
    return {
      challenge: sealed,
      target: target.toString('hex'),
      tries,
      iterations: ITERATIONS,
      expiresAt: new Date(until).toISOString(),
    };
  };
  return { parse, isRight, create };
}

/** Creates the challenges of this process that equal calls get again. */
function createOpenChallenges(now: () => Date, isUsed: (id: string) => boolean) {
  const challenges = new LRUCache<string, OpenChallenge>({ max: MAX_REMEMBERED });
  return {
    /** Returns the challenge of equal calls, or another one after a minute or after its use. */
    get: (key: string, create: (id: string) => Promise<ProofOfWork>): Promise<ProofOfWork> => {
      const former = challenges.get(key);
      if (former && now().getTime() < former.until && !isUsed(former.id)) return former.proof;
      const id = randomToken();
      const proof = create(id);
      challenges.set(key, { id, until: now().getTime() + SHARED_MS, proof });
      return proof;
    },
  };
}

/** The scope of a challenge. All networks of an IPv6 /48 are one client. */
function boundTo({ operation, email = '', ip }: RequestContext): string {
  return [operation, email.trim().toLowerCase(), customerOf(rateLimitAddress(ip))].join('\0');
}
