import { LRUCache } from 'lru-cache';
import { bearerOf } from './access-token.ts';
import { Failure } from './failures.ts';
import type { HasCapability } from './host-capabilities.ts';
import { traceHeaders } from './request-trace.ts';
import type { RequestCredentials } from './request-credentials.ts';
import type { Rest, RestHost } from './rest.ts';
import { InFlightMap } from './in-flight.ts';
import { RunProgress } from './run-progress.ts';
import { unauthenticated, withTokenFaults } from './token-faults.ts';
import type { HostEventListener } from '../../schema/host-events.ts';
import { readContract, type CookieUse } from './upstream/contract.ts';
import { RequestDeadline } from './upstream/request-deadline.ts';
import { UserErrorException } from './user-errors.ts';

/** Milliseconds that an uninterrupted run may take. Undoing it may take as long again. */
const RUN_MS = 20_000;

/** The REST calls that need a shopper's token, for one GraphQL request. */
export interface AuthenticatedRest {
  /** Throws UNAUTHENTICATED without a token, or for a text that cannot be a token. Calls nothing. */
  assertToken(): void;
  /** Calls with the shopper's token. Throws UNAUTHENTICATED without a token, or for a text that cannot be a token. */
  rest(): Rest;
  /**
   * Runs several calls as one unit. Runs of the same token follow each other. A run that has begun is finished even when
   * its request ends first: the request's deadline, or a client that leaves, ends only the waiting. A run that has not
   * begun by then never begins, and one that has sent no change by the deadline sends none: its client was told so. After `RUN_MS` the call under way fails with UPSTREAM_TIMEOUT, and the run gets the same
   * time again to undo what it did. Under a key that this gateway has run within an hour for the same shopper it answers as then. When the request
   * ends, or the run fails, after the run has noted that all changes are made, the answer is the noted one.
   */
  runToCompletion<T>(run: (rest: Rest, progress: RunProgress<T>) => Promise<T>, key?: IdempotencyKey): Promise<T>;
  /** Follows a stream of the shopper's events. Answers whether the host has refused it. Throws as `rest` does. */
  follow(path: string, listener: HostEventListener, signal: AbortSignal): Promise<boolean>;
  /** Makes a change by one call. Under a key that has been used it changes nothing and answers as then. */
  change<T>(key: IdempotencyKey | undefined, run: (rest: Rest) => Promise<T>): Promise<T>;
}

/** A client's own key of a change. */
export interface IdempotencyKey {
  key: string;
  /** What was asked under the key. Something else under it is refused. */
  request: string;
}

/** The last run of each token on each host. */
const lastRuns = new WeakMap<RestHost, InFlightMap<Promise<unknown>>>();

const MAX_KEYS = 10_000;
const KEY_TTL_MS = 60 * 60_000;
/** The runs under clients' keys, for a host that knows no such keys. */
const runsByKey = new WeakMap<RestHost, LRUCache<string, { request: string; run: Promise<unknown> }>>();

/** Makes the authenticated calls of one request. */
export function createAuthenticatedRest(
  host: RestHost,
  deadline: RequestDeadline,
  credentials: RequestCredentials,
  has: HasCapability,
): AuthenticatedRest {
  const callerWithToken = () => {
    if (credentials.token === undefined) throw unauthenticated('TOKEN_MISSING');
    return { token: credentials.token, caller: credentials.caller() };
  };
  const restUntil = (one: RequestDeadline, more: Record<string, string> = {}) => {
    const { token, caller } = callerWithToken();
    const withMore = { ...caller, headers: (cookies?: CookieUse) => ({ ...caller.headers(cookies), ...more }) };
    return withTokenFaults(host.forRequest(one, withMore), token);
  };
  const runToCompletion: AuthenticatedRest['runToCompletion'] = async <T>(
    run: (rest: Rest, progress: RunProgress<T>) => Promise<T>,
    key?: IdempotencyKey,
  ) => {
    const progress = new RunProgress<T>();
    const runUninterrupted = async () => {
      // A run that has not begun when the request ends must not begin.
      await deadline.race(Promise.resolve());
      const runDeadline = new RequestDeadline(deadline.trace, RUN_MS, deadline);
      const undoDeadline = new RequestDeadline(deadline.trace, 2 * RUN_MS, deadline);
      let hasSentChange = false;
      const rest: Rest = async (id, params) => {
        if (!hasSentChange && !readContract().get(id)?.isRead) {
          if (deadline.isLate) throw new Failure('UPSTREAM_TIMEOUT');
          hasSentChange = true;
        }
        return restUntil(runDeadline.hasExpired ? undoDeadline : runDeadline)(id, params);
      };
      try {
        return await run(rest, progress);
      } catch (error) {
        return progress.tell(error);
      } finally {
        runDeadline.clear();
        undoDeadline.clear();
      }
    };
    const token = credentials.caller().headers()['authorization'] ?? '';
    const start = () => queueAfterLast(host, token, runUninterrupted);
    return deadline
      .race(key ? runOnce(host, token, key, start) : start())
      .catch((error: unknown) => progress.tell(error));
  };
  return {
    assertToken: () => void callerWithToken(),
    rest: () => restUntil(deadline),
    runToCompletion,
    follow: async (path, listener, signal) => {
      const { caller } = callerWithToken();
      const headers = () => ({ ...traceHeaders(deadline.trace), ...caller.headers() });
      return host.follow(path, { ...caller, headers }, listener, signal);
    },
    change: async (key, run) => {
      if (!key) return run(restUntil(deadline));
      if (!has('idempotency-keys')) return runToCompletion(run, key);
      return run(restUntil(deadline, { 'idempotency-key': key.key }));
    },
  };
}

/** Starts a run, or answers the one that was started under the key by this token, or one that it has renewed. A run that failed is forgotten. */
function runOnce<T>(host: RestHost, token: string, { key, request }: IdempotencyKey, start: () => Promise<T>) {
  const runs = runsByKey.get(host) ?? new LRUCache({ max: MAX_KEYS, ttl: KEY_TTL_MS });
  runsByKey.set(host, runs);
  const place = JSON.stringify([bearerOf(token), key]);
  const known = runs.get(place);
  if (known && known.request !== request) throw new UserErrorException('ALREADY_EXISTS', 'idempotencyKey', KEY_TAKEN);
  // The same key and the same request had this type.
  if (known) return known.run as Promise<T>;
  const run = start();
  const mine = { request, run };
  runs.set(place, mine);
  run.catch(() => runs.get(place) === mine && runs.delete(place));
  return run;
}

const KEY_TAKEN = 'This idempotencyKey was used for another change. Please use a new one for each change.';

/** Starts `run` when the token's last run has ended, well or not: two runs that read and then write would interfere. */
function queueAfterLast<T>(host: RestHost, token: string, run: () => Promise<T>): Promise<T> {
  const ofHost = lastRuns.get(host) ?? new InFlightMap<Promise<unknown>>();
  lastRuns.set(host, ofHost);
  const mine = (ofHost.find(token) ?? Promise.resolve()).then(run, run);
  const end = ofHost.add(token, mine);
  mine.then(end, end);
  return mine;
}

/** The calls of a host that does not have them: every use throws UNAUTHENTICATED without a token, else FORBIDDEN. */
export function createForbiddenRest(authenticated: AuthenticatedRest): AuthenticatedRest {
  const forbid = () => {
    authenticated.assertToken();
    throw new Failure('FORBIDDEN');
  };
  return {
    assertToken: () => authenticated.assertToken(),
    rest: forbid,
    runToCompletion: async () => forbid(),
    change: async () => forbid(),
    follow: async () => forbid(),
  };
}
