import { Failure } from './failures.ts';
import type { RequestCredentials } from './request-credentials.ts';
import type { Rest, RestHost } from './rest.ts';
import { unauthenticated, withTokenFaults } from './token-faults.ts';
import { RequestDeadline } from './upstream/request-deadline.ts';

/** Milliseconds that an uninterrupted run may take. Undoing it may take as long again. */
const RUN_MS = 20_000;

/** The REST calls that need a shopper's token, for one GraphQL request. */
export interface AuthenticatedRest {
  /** Calls with the shopper's token. Throws UNAUTHENTICATED without a token, or for a text that cannot be a token. */
  rest(): Rest;
  /**
   * Runs several calls as one unit. Runs of the same token follow each other. A run that has begun is finished even when
   * its request ends first: the request's deadline, or a client that leaves, ends only the waiting. A run that has not
   * begun by then never begins. After `RUN_MS` the call under way fails with UPSTREAM_TIMEOUT, and the run gets the same
   * time again to undo what it did.
   */
  runToCompletion<T>(run: (rest: Rest) => Promise<T>): Promise<T>;
}

/** The last run of each token on each host. */
const lastRuns = new WeakMap<RestHost, Map<string, Promise<unknown>>>();

/** Makes the authenticated calls of one request. */
export function createAuthenticatedRest(
  host: RestHost,
  deadline: RequestDeadline,
  credentials: RequestCredentials,
): AuthenticatedRest {
  const restUntil = (one: RequestDeadline) => {
    if (credentials.token === undefined) throw unauthenticated('TOKEN_MISSING');
    return withTokenFaults(host.forRequest(one, credentials.caller()), credentials.token);
  };
  return {
    rest: () => restUntil(deadline),
    runToCompletion: async (run) => {
      const runUninterrupted = async () => {
        // A run that has not begun when the request ends must not begin.
        await deadline.race(Promise.resolve());
        const runDeadline = new RequestDeadline(deadline.trace, RUN_MS, deadline);
        const undoDeadline = new RequestDeadline(deadline.trace, 2 * RUN_MS, deadline);
        const rest: Rest = (id, params) => restUntil(runDeadline.hasExpired ? undoDeadline : runDeadline)(id, params);
        try {
          return await run(rest);
        } finally {
          runDeadline.clear();
          undoDeadline.clear();
        }
      };
      const token = credentials.caller().headers()['authorization'] ?? '';
      return deadline.race(queueAfterLast(host, token, runUninterrupted));
    },
  };
}

/** Starts `run` when the token's last run has ended, well or not: two runs that read and then write would interfere. */
function queueAfterLast<T>(host: RestHost, token: string, run: () => Promise<T>): Promise<T> {
  const ofHost = lastRuns.get(host) ?? new Map<string, Promise<unknown>>();
  lastRuns.set(host, ofHost);
  const mine = (ofHost.get(token) ?? Promise.resolve()).then(run, run);
  ofHost.set(token, mine);
  const remove = () => void (ofHost.get(token) === mine && ofHost.delete(token));
  mine.then(remove, remove);
  return mine;
}

/** The calls of a host that does not have them: every use throws UNAUTHENTICATED without a token, else FORBIDDEN. */
export function createForbiddenRest(authenticated: AuthenticatedRest): AuthenticatedRest {
  const forbid = () => {
    authenticated.rest();
    throw new Failure('FORBIDDEN');
  };
  return { rest: forbid, runToCompletion: async () => forbid() };
}
