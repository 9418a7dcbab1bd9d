import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { rateLimitAddress } from '../../../schema/client-address.ts';
import type { Db } from '../../platform/database.ts';
import type { ProofOfWork } from '../../platform/refusals.ts';
import { requestContext, type RequestContext } from '../../platform/request-context.ts';
import { deriveKey, equalsInConstantTime, hmacOf, randomToken } from '../../platform/secrets.ts';
import { createRateLimitRepository } from './repository.ts';

/** Milliseconds for which a challenge may be solved. */
const VALID_MS = 5 * 60_000;
/** The iterations of one try: a millisecond or two on a cheap phone, a third of one on a server's core. */
const ITERATIONS = 2_000;
/** The most tries of the first challenge: half a second on a cheap phone. */
const FIRST_TRIES = 256;
/** How many times as much the dearest challenge costs: about 20 seconds. */
const MAX_FACTOR = 32;
const HASH_BYTES = 16;
/** What a client sends: the challenge and its solution. */
const SOLUTION = /^([\w-]{43})\.(\d{3,5})\.(\d{13})\.([\w-]{43})\.(\d{1,5})$/;

/** Asks clients for work in place of a wait, and checks what they have done. */
export interface ProofsOfWork {
  /** Makes a challenge for the call that is being answered; undefined where there is none, or where nobody knows the client. */
  ask(tries: number): Promise<ProofOfWork | undefined>;
  /**
   * Whether the call that is being answered brought a solution of at least about so many tries, which nobody has used before. The
   * first look at a solution, right or wrong, uses its challenge up; a right one is good for the whole call.
   */
  isProven(tries: number): Promise<boolean>;
}

/** The most tries that a challenge costs where a counter is `over` its free times. */
export const triesOf = (over: number): number => FIRST_TRIES * Math.min(MAX_FACTOR, Math.max(0, over) + 1);

/** What the proofs need. */
export interface ProofOptions {
  db: Db;
  secret: string;
  now: () => Date;
}

const hashOnce = promisify(pbkdf2);

/**
 * Creates the proofs of work. The number to find follows from the challenge by a key of the shop's, so that no challenge is
 * stored, and a solution costs no work to check. It is good for one kind of call, one account and one client address.
 */
export function createProofsOfWork({ db, secret, now }: ProofOptions): ProofsOfWork {
  const sealKey = deriveKey(secret, 'challenges of work');
  const numberKey = deriveKey(secret, 'numbers of work');
  const numberOf = (challenge: string, tries: number) =>
    Number.parseInt(Buffer.from(hmacOf(numberKey, challenge), 'base64url').toString('hex', 0, 6), 16) % tries;
  const seal = (challenge: string, context: RequestContext) => hmacOf(sealKey, `${challenge}\0${boundTo(context)}`);
  const proven = new WeakMap<RequestContext, Promise<number>>();

  /** The tries that the call's solution was worth; 0 for none, for a wrong one and for one that was used before. */
  const redeem = async (context: RequestContext): Promise<number> => {
    const [, id = '', most = '', until = '', mac = '', number = ''] = SOLUTION.exec(context.proofOfWork ?? '') ?? [];
    const challenge = `${id}.${most}.${until}`;
    const isOurs = id !== '' && equalsInConstantTime(mac, seal(challenge, context));
    if (!isOurs || Number(until) <= now().getTime()) return 0;
    // A wrong number uses it up too: nobody finds the number by sending all of them.
    const isNew = await createRateLimitRepository(db).insertUsedProof(id, new Date(Number(until)));
    return isNew && numberOf(challenge, Number(most)) === Number(number) ? Number(most) : 0;
  };

  return {
    ask: async (tries) => {
      const context = requestContext();
      if (context?.ip === undefined) return undefined;
      const until = now().getTime() + VALID_MS;
      const challenge = `${randomToken()}.${tries}.${until}`;
      const sealed = `${challenge}.${seal(challenge, context)}`;
      const salt = String(numberOf(challenge, tries));
      const target = (await hashOnce(sealed, salt, ITERATIONS, HASH_BYTES, 'sha256')).toString('hex');
      return { challenge: sealed, target, tries, iterations: ITERATIONS, expiresAt: new Date(until).toISOString() };
    },
    isProven: async (tries) => {
      const context = requestContext();
      if (context?.proofOfWork === undefined || context.ip === undefined) return false;
      const worth = proven.get(context) ?? redeem(context);
      proven.set(context, worth);
      // While the client was at work, others may have made it dearer.
      return (await worth) * 2 >= tries;
    },
  };
}

/** What a challenge is good for. */
function boundTo({ operation, email = '', ip }: RequestContext): string {
  return [operation, email.trim().toLowerCase(), rateLimitAddress(ip)].join('\0');
}
