import type { HostEventListener } from '../../server-kit/host-events.ts';
import { bearerOf, subjectOf, unauthenticated, withTokenErrors, type RequestCredentials } from './credentials.ts';
import { readContract } from './contract.ts';
import { RequestDeadline } from './deadline.ts';
import { Failure } from './failures.ts';
import type { HasCapability } from './capabilities.ts';
import { OwnedCache } from './owned-cache.ts';
import { traceHeaders } from './request-trace.ts';
import { UpstreamFailure } from './host-errors.ts';
import type { Rest, RestHost } from './rest.ts';

/** The progress of a run of several calls. If its request ends first, the request returns the noted response. */
export class RunProgress<T> {
  #made: { response: T } | undefined;
  #isShown = false;

  /** Notes that all changes are made, and the response if the request or the run ends before it knows more. */
  noteMade(response: T): void {
    this.#made = { response };
  }

  /** Returns the noted response, which is then final. Throws `reason` if the changes are not made. */
  outcomeOf(reason: unknown): T {
    if (!this.#made) throw reason;
    this.#isShown = true;
    return this.#made.response;
  }

  /** Drops the noted response, so that changes may be undone. False if it was already returned: then the changes must remain. */
  takeBack(): boolean {
    if (this.#isShown) return false;
    this.#made = undefined;
    return true;
  }
}

/** Milliseconds that an uninterrupted run may take. Undoing it may take as long again. */
const RUN_MS = 20_000;

/** The REST calls that need a shopper's token, for one GraphQL request. */
export interface AuthenticatedRest {
  /** Throws UNAUTHENTICATED without a token, or for a text that cannot be a token. Sends no call. */
  assertToken(): void;
  /** Returns calls with the shopper's token. Throws UNAUTHENTICATED without a token, or for a text that cannot be a token. */
  rest(): Rest;
  /**
   * Runs several calls as one unit. Runs of the same token run one after another.
   * A started run continues when its request ends (deadline or disconnect). A run that has not started by then never
   * starts. A run that has sent no change by the deadline sends none: its client was informed so.
   * After `RUN_MS` the current call fails with UPSTREAM_TIMEOUT, and the run gets the same time again to undo its
   * changes.
   * A key that this gateway has run within an hour for the same shopper returns the same result, once the host has
   * accepted the token.
   * If the request ends, or the run fails, after all changes were noted as made, the noted response is returned.
   */
  runToCompletion<T>(run: (rest: Rest, progress: RunProgress<T>) => Promise<T>, key?: IdempotencyKey): Promise<T>;
  /** Follows a stream of the shopper's events. Returns whether the host refused it. Throws as `rest` does. */
  follow(path: string, listener: HostEventListener, signal: AbortSignal): Promise<boolean>;
  /** Makes a change by one call. A used key changes nothing and returns the earlier result. */
  change<T>(key: IdempotencyKey | undefined, run: (rest: Rest) => Promise<T>): Promise<T>;
}

/** A client's idempotency key of a change. */
export interface IdempotencyKey {
  key: string;
  /** The request under the key. Another request under the same key is refused. */
  request: string;
}

/** Thrown if a client's key was used for another change. The message is for the client. */
export class IdempotencyKeyReused extends Error {
  constructor() {
    super('This idempotencyKey was used for another change. Please use a new one for each change.');
  }
}

/** The last running run of each token on each host. */
const lastRuns = new WeakMap<RestHost, Map<string, Promise<unknown>>>();

/** The most keys, and those of one account. A key counts for an account once the host has accepted its token. */
const KEYS = { max: 10_000, maxOfOne: 100, ttl: 60 * 60_000 };
/** The runs under clients' keys, for a host without idempotency keys. */
const runsByKey = new WeakMap<RestHost, OwnedCache<{ request: string; run: Promise<unknown> }>>();

/** Creates the authenticated calls of one request. */
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
    const withMore = { ...caller, headers: (usesCookies: boolean) => ({ ...caller.headers(usesCookies), ...more }) };
    return withTokenErrors(host.forRequest(one, withMore), token);
  };
  const runToCompletion: AuthenticatedRest['runToCompletion'] = async <T>(
    run: (rest: Rest, progress: RunProgress<T>) => Promise<T>,
    key?: IdempotencyKey,
  ) => {
    const progress = new RunProgress<T>();
    const runUninterrupted = async () => {
      // A run that has not started when the request ends must not start.
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
        return progress.outcomeOf(error);
      } finally {
        runDeadline.clear();
        undoDeadline.clear();
      }
    };
    const token = credentials.caller().headers(false)['authorization'] ?? '';
    const assertAccepted = async () => {
      // The change under the key may have been made: if this call fails, its outcome is unknown.
      deadline.noteWrite();
      await restUntil(deadline)('getProfile', {}).catch(throwUnlessSuccess);
    };
    const start = () => queueAfterLast(host, token, runUninterrupted);
    return deadline
      .race(key ? runOnce(host, token, key, { start, assertAccepted }) : start())
      .catch((error: unknown) => progress.outcomeOf(error));
  };
  return {
    assertToken: () => void callerWithToken(),
    rest: () => restUntil(deadline),
    runToCompletion,
    follow: async (path, listener, signal) => {
      const { caller } = callerWithToken();
      const headers = (usesCookies: boolean) => ({ ...traceHeaders(deadline.trace), ...caller.headers(usesCookies) });
      return host.follow(path, { ...caller, headers }, listener, signal);
    },
    change: async (key, run) => {
      if (!key) return run(restUntil(deadline));
      if (!has('idempotency-keys')) return runToCompletion(run, key);
      return run(restUntil(deadline, { 'idempotency-key': key.key }));
    },
  };
}

/** Throws a failure of a call, unless the host accepted the call and only its response is invalid. */
function throwUnlessSuccess(error: unknown): void {
  if (!(error instanceof UpstreamFailure) || error.status < 200 || error.status > 299) throw error;
}

/** The first run under a key, and a call by which the host verifies the token of a later one. */
interface KeyedRun<T> {
  start: () => Promise<T>;
  assertAccepted: () => Promise<void>;
}

/**
 * Starts a run, or returns the run under the same key by this token or a renewed one. Anybody can forge a token with
 * a shopper's claims, so the host must accept it first. A failed run is forgotten.
 */
async function runOnce<T>(
  host: RestHost,
  token: string,
  { key, request }: IdempotencyKey,
  { start, assertAccepted }: KeyedRun<T>,
): Promise<T> {
  const runs = runsByKey.get(host) ?? new OwnedCache(KEYS);
  runsByKey.set(host, runs);
  const place = JSON.stringify([bearerOf(token), key]);
  const known = runs.get(place);
  if (known) {
    await assertAccepted();
    if (known.request !== request) throw new IdempotencyKeyReused();
    // A run with the same key and the same request has this type.
    return known.run as Promise<T>;
  }
  const run = start();
  const mine = { request, run };
  runs.set(place, mine);
  const isMine = () => runs.get(place) === mine;
  run.then(
    () => isMine() && runs.own(place, subjectOf(token) ?? bearerOf(token)),
    () => isMine() && runs.delete(place),
  );
  return run;
}

/** Starts `run` after the token's last run has succeeded or failed: two runs that read and then write would interfere. */
function queueAfterLast<T>(host: RestHost, token: string, run: () => Promise<T>): Promise<T> {
  const ofHost = lastRuns.get(host) ?? new Map<string, Promise<unknown>>();
  lastRuns.set(host, ofHost);
  const mine = (ofHost.get(token) ?? Promise.resolve()).then(run, run);
  const end = () => void (ofHost.get(token) === mine && ofHost.delete(token));
  ofHost.set(token, mine);
  mine.then(end, end);
  return mine;
}

/** The calls of a host that lacks them: every use throws UNAUTHENTICATED without a token, else FORBIDDEN. */
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
