import { createTrace, type RequestTrace } from './request-trace.ts';
import { buildPath } from './build-path.ts';
import { createBulkheads, type BulkheadState } from './bulkhead.ts';
import { type CallPriority, type RequestDeadline, priorityOf } from './deadline.ts';
import {
  readContract,
  type HostResponse,
  type Call,
  type CallId,
  type OperationId,
  type Params,
  type RedirectId,
} from './contract.ts';
import { createHostEvents, type HostEventListener } from '../../server-kit/host-events.ts';
import { createHostClient, type Caller } from './http-clients.ts';
import { invalidRecordsIn } from './invalid-records.ts';
import { PublicCache, type InFlightCall, type PublicCacheOptions, type PublicRead } from './public-cache.ts';
import { createRetryBudget, sendWithRetry, type CallOptions, type OutgoingCall, type Send } from './retry.ts';
import { shareEvents } from './events.ts';
import { Failure } from './failures.ts';
import { UpstreamFailure } from './host-errors.ts';

/**
 * Calls the REST host by an operation id of `schema/rest.yaml`, and returns the contract's response in its types.
 * Throws a Failure for everything else: NOT_FOUND for a 404 and, without a call, for an id that cannot exist.
 */
export type Rest = <Id extends OperationId>(id: Id, params: Params<Id>) => Promise<HostResponse<Id>>;
/** Makes a call that redirects a browser, and returns the location, unchecked. Throws as `Rest` does. */
export type Redirect = <Id extends RedirectId>(id: Id, params: Params<Id>) => Promise<string>;

/** The address of the REST host, and the limits of its calls. */
export interface RestOptions extends CallOptions, PublicCacheOptions {
  url: string;
  /** The most bytes of one response. */
  maxResponseBytes: number;
  /** Whether the host knows none of the calls. It runs when a request's public read is unknown to the host; by default it is not. */
  isWrongHost?: (() => Promise<boolean>) | undefined;
}

/** The connection to the REST host. It lives as long as the gateway. */
export interface RestHost {
  /** Calls without a request. Each has a timeout, but no request's deadline. */
  shared: Rest;
  /** Calls of one request that carry the caller's headers. They are not shared. */
  forRequest(deadline: RequestDeadline, caller: Caller): Rest;
  /**
   * Public calls of one request. All requests share the running reads and the cached responses. Responses of a basic
   * host are cached longer.
   */
  publicForRequest(deadline: RequestDeadline, isBasicHost: boolean): Rest;
  /** Calls of one request that redirect the caller's browser. */
  redirectsForRequest(deadline: RequestDeadline, caller: Caller): Redirect;
  /** Forwards a request's bytes unchanged as the body of a call, and returns the host's status. Throws if there is no response. */
  forward(id: OperationId, bytes: Buffer, caller: Caller, trace: RequestTrace): Promise<number>;
  /** Follows the caller's stream of events, as `HostEvents` does. */
  follow(path: string, caller: Caller, listener: HostEventListener, signal: AbortSignal): Promise<boolean>;
  /** Returns the current state of the groups of calls: running calls, and whether the circuit is open. */
  listGroups(): BulkheadState[];
  /** Makes the next public reads call the host, after a change of a stock or a review. */
  expirePublicCache(): void;
  /** Drops all responses of public reads, cached or in progress, after a change of prices or products. */
  clearPublicCache(): void;
  close(): Promise<void>;
}

/** Creates the connection to a REST host. Sends nothing yet. */
export function createRestHost(options: RestOptions): RestHost {
  const base = new URL(options.url);
  const client = createHostClient(base, options.maxResponseBytes);
  const { restFor, publicCache, bulkheads } = createCalls(options, base.pathname.replace(/\/$/, ''), (caller) =>
    caller ? client.sendFor(caller) : client.send,
  );
  const streams = shareEvents(createHostEvents(base));
  // The parser of each call returns the contract's type; TypeScript can't follow that through the map.
  const typed = (requester: Requester) => restFor(requester) as unknown as Rest;
  return {
    shared: typed({ isBasicHost: false }),
    forRequest: (deadline, caller) => typed({ deadline, caller, isBasicHost: false }),
    publicForRequest: (deadline, isBasicHost) => typed({ deadline, isBasicHost }),
    // A call of this kind returns a location: see `parseResponse`.
    redirectsForRequest: (deadline, caller) => restFor({ deadline, caller, isBasicHost: false }) as unknown as Redirect,
    forward: (id, bytes, caller, trace) =>
      statusOf(restFor({ caller, trace, isBasicHost: false })(id, { body: bytes })),
    follow: (path, caller, listener, signal) => streams.follow(path, caller.headers(true), listener, signal),
    listGroups: () => bulkheads.list(),
    expirePublicCache: () => publicCache.expire(),
    clearPublicCache: () => publicCache.clear(),
    close: async () => {
      streams.close();
      await client.close();
    },
  };
}

/** The request that makes the calls. */
interface Requester {
  /** The deadline of the request; without one a call has only its timeout. */
  deadline?: RequestDeadline;
  /** The browser whose headers the calls carry; without one they are public. */
  caller?: Caller;
  /** The trace of a request without a deadline. */
  trace?: RequestTrace;
  isBasicHost: boolean;
}

type UntypedRest = (id: CallId, params: Record<string, unknown>) => Promise<unknown>;

/** Creates the calls. Running public reads are shared; changes continue after their client has left. */
function createCalls(options: RestOptions, prefix: string, clientFor: (caller: Caller | undefined) => Send) {
  const calls = readContract();
  const bulkheads = createBulkheads();
  const retries = createRetryBudget();
  const publicCache = new PublicCache(options);

  const restFor = ({ deadline, caller, trace: own, isBasicHost }: Requester): UntypedRest => {
    const send = clientFor(caller);
    const callAt = (call: Call, path: string, params: Record<string, unknown>) => {
      const { body } = params;
      const trace = deadline?.trace ?? own ?? createTrace();
      const isPersonal = caller !== undefined;
      const bulkhead = bulkheads.of(call.group);
      const outgoing = { options, bulkhead, retries, send, call, path, body, isPersonal, trace };
      const withPermit = semaphoreOf(deadline, priorityOf(call, params));
      if (isPersonal || !call.isRead) return sendUnshared(outgoing, deadline, withPermit);
      const sendShared = (inFlight: InFlightCall) => sendWithRetry({ ...outgoing, inFlight });
      return publicCache.read({ call, path, isBasicHost, deadline, withPermit, send: sendShared });
    };
    return async (id, params) => {
      const call = calls.get(id);
      if (!call) throw new Error(`The contract has no call ${id}.`);
      const path = prefix + buildPath(call, params);
      const response = await callAt(call, path, params).catch((error: unknown) => {
        // A call without a request is not doubted: the check of the host makes such calls.
        if (caller !== undefined || !deadline || !options.isWrongHost) throw error;
        return throwUnlessBelieved(error, options.isWrongHost);
      });
      for (const record of invalidRecordsIn(response)) deadline?.warn(`${id} ${record}`);
      return response;
    };
  };
  return { restFor, publicCache, bulkheads };
}

/** The semaphore of a request. A call takes a permit even while it waits for another request's call. Calls without a request need none. */
function semaphoreOf(deadline: RequestDeadline | undefined, priority: CallPriority): PublicRead['withPermit'] {
  return (until, begin) => (deadline ? deadline.semaphore.run(priority, until, begin) : begin());
}

/** Sends a call that other requests cannot share. */
function sendUnshared(
  outgoing: Omit<OutgoingCall, 'inFlight'>,
  deadline: RequestDeadline | undefined,
  withPermit: PublicRead['withPermit'],
): Promise<unknown> {
  const inFlight: InFlightCall = { isAbandoned: false, waiting: 1 };
  let isSent = false;
  const onSending = () => {
    isSent = true;
    deadline?.noteWrite();
  };
  const abandon = () => {
    // A change that was sent continues. A change that still waits for its turn or its connection is never sent.
    inFlight.isAbandoned = !isSent;
    if (inFlight.isAbandoned) inFlight.cancel?.();
  };
  const sent = withPermit(deadline, () => sendWithRetry({ ...outgoing, onSending, inFlight }));
  const response = sent.then((received) => received.response);
  return deadline ? deadline.race(response, abandon) : response;
}

/** Returns the status of a response: 200 for every successful call. */
async function statusOf(response: Promise<unknown>): Promise<number> {
  try {
    await response;
    return 200;
  } catch (error) {
    if (error instanceof UpstreamFailure && error.status >= 300) return error.status;
    throw error;
  }
}

/** Throws the failure of a call. A host that knows no call at all is not the shop's: its 404 does not count as "there is none". */
async function throwUnlessBelieved(error: unknown, isWrongHost: () => Promise<boolean>): Promise<never> {
  const isUnknown = error instanceof UpstreamFailure && error.status === 404;
  if (isUnknown && (await isWrongHost())) throw new Failure('UPSTREAM_UNAVAILABLE');
  throw error;
}
