import { Failure } from './failures.ts';
import type { Rest, RestHost } from './rest.ts';
import { Scope } from './upstream/scope.ts';
import type { Visitor } from './visitor.ts';

/** Milliseconds that calls which belong together may take, whatever becomes of the request; undoing them has as many. */
const TOGETHER_MS = 20_000;

/** The REST calls of a shopper, for one GraphQL request. */
export interface Personal {
  /** Calls with the shopper's token; throws UNAUTHENTICATED without one, and for one that can't be a token. */
  rest(): Rest;
  /**
   * Runs calls that belong together, one such run after the other for each token. They are finished even when the request ends before they do, so that none is left
   * half done: the request's deadline and a client that leaves end the waiting alone. None begin after that. When they take too
   * long themselves, the one under way fails with UPSTREAM_TIMEOUT, and there is time to undo what was done.
   */
  together<T>(run: (rest: Rest) => Promise<T>): Promise<T>;
}

/** The last run of each token on a host. */
const runs = new WeakMap<RestHost, Map<string, Promise<unknown>>>();

/** Makes the calls of the shopper who sent a request. */
export function openPersonal(host: RestHost, scope: Scope, visitor: Visitor): Personal {
  const restWithin = (one: Scope) => {
    if (!visitor.hasToken) throw new Failure('UNAUTHENTICATED');
    return host.within(one, visitor.caller());
  };
  return {
    rest: () => restWithin(scope),
    together: async (run) => {
      const finish = async () => {
        // What hasn't begun when the request ends is left alone.
        await scope.wait(Promise.resolve());
        const doing = new Scope(scope.requestId, TOGETHER_MS);
        const undoing = new Scope(scope.requestId, 2 * TOGETHER_MS);
        const rest: Rest = (id, params) => restWithin(doing.hasEnded ? undoing : doing)(id, params);
        try {
          return await run(rest);
        } finally {
          doing.close();
          undoing.close();
        }
      };
      return scope.wait(inTurn(host, visitor.caller().headers()['authorization'] ?? '', finish));
    },
  };
}

/** Runs when what was there before it has ended, well or not: runs that read and then change would undo each other. */
function inTurn<T>(host: RestHost, whose: string, run: () => Promise<T>): Promise<T> {
  const ofHost = runs.get(host) ?? new Map<string, Promise<unknown>>();
  runs.set(host, ofHost);
  const mine = (ofHost.get(whose) ?? Promise.resolve()).then(run, run);
  ofHost.set(whose, mine);
  const leave = () => void (ofHost.get(whose) === mine && ofHost.delete(whose));
  mine.then(leave, leave);
  return mine;
}
