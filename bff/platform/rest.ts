import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import fetch from 'node-fetch';
import { createTrace, type RequestTrace } from './request-trace.ts';
import { buildPath } from './upstream/build-path.ts';
import { createBulkheads, type BulkheadState } from './upstream/bulkhead.ts';
import { priorityOf, type CallPriority } from './upstream/call-slots.ts';
import {
  readContract,
  type Answer,
  type Call,
  type CallId,
  type CookieUse,
  type OperationId,
  type Params,
  type RedirectId,
} from './upstream/contract.ts';
import { createHostEvents, type HostEventListener } from '../../schema/host-events.ts';
import { decodeBody, encodingsOf, withoutMark } from './upstream/decode-body.ts';
import { responseOf } from './upstream/host-response.ts';
import { createHttpClient } from './upstream/http-client/http-client.ts';
import { oddRecordsIn } from './upstream/odd-records.ts';
import { withPermanentRedirects } from './upstream/permanent-redirects.ts';
import { PublicCache, type PublicCacheOptions, type PublicRead } from './upstream/public-cache.ts';
import { RequestCoalescer, type InFlightCall } from './upstream/request-coalescing.ts';
import type { PublicReads, PublicSource } from './upstream/public-reads.ts';
import type { RequestDeadline } from './upstream/request-deadline.ts';
import {
  createRetryBudget,
  sendWithRetry,
  type CallOptions,
  type OutgoingCall,
  type Send,
} from './upstream/send-with-retry.ts';
import { rateLimitOf } from './upstream/retry-after.ts';
import { shareEvents } from './upstream/shared-events.ts';
import { parseResponse, UpstreamFailure } from './upstream/upstream-errors.ts';

/**
 * Calls the REST host by an operation id of `schema/rest.yaml`, and answers what the contract says, in its types. Throws
 * a Failure for everything else: NOT_FOUND for a 404, and, without a call, for an id that cannot exist.
 */
export type Rest = <Id extends OperationId>(id: Id, params: Params<Id>) => Promise<Answer<Id>>;
/** Makes a call that redirects a browser, and answers the location, unchecked. Throws as `Rest` does. */
export type Redirect = <Id extends RedirectId>(id: Id, params: Params<Id>) => Promise<string>;

/** The browser on whose behalf a call is made. */
export interface Caller {
  /** The headers of a call that is sent now, with the browser's cookies where the call has a use for them. */
  headers(cookies?: CookieUse): Record<string, string>;
  /** Gets the `Set-Cookie` lines of every answer. */
  takeCookies(setCookies: readonly string[]): void;
}

/** Where the REST host is, and the limits of its calls. */
export interface RestOptions extends CallOptions, PublicCacheOptions {
  url: string;
  /** The most bytes of one answer. */
  maxAnswerBytes: number;
}

/** The connection to the REST host. It lives as long as the gateway. */
export interface RestHost {
  /** Calls that belong to no request. Each has a timeout, but no request's deadline. */
  shared: Rest;
  /** Calls of one request that carry the caller's headers. No other request shares them. */
  forRequest(deadline: RequestDeadline, caller: Caller): Rest;
  /**
   * Public calls of one request. All requests share the reads under way, and the last answers. The gateway keeps the
   * answers of a host without additions longer. `reads` hears of all that was read.
   */
  publicForRequest(deadline: RequestDeadline, isBasicHost: boolean, reads?: PublicReads): Rest;
  /** Whether the host's next answer can be the very same as this one: it is kept, parsed. */
  keeps(source: PublicSource): boolean;
  /** Calls of one request that redirect the caller's browser. */
  redirectsForRequest(deadline: RequestDeadline, caller: Caller): Redirect;
  /** Sends bytes of a request, as they are, as the body of a call, and answers the host's status. Throws when there is no answer. */
  forward(id: OperationId, bytes: Buffer, caller: Caller, trace: RequestTrace): Promise<number>;
  /** Follows a stream of events of the caller's, as `HostEvents` does. */
  follow(path: string, caller: Caller, listener: HostEventListener, signal: AbortSignal): Promise<boolean>;
  /** The groups of calls as they are now: how many are under way, and whether their circuit is open. */
  listGroups(): BulkheadState[];
  /** Makes the next public reads ask the host, after a change of a stock or a review. */
  expirePublicCache(): void;
  /** Drops all answers of public reads, cached or under way, after a change of prices or products. */
  clearPublicCache(): void;
  close(): Promise<void>;
}

/** Makes the connection to a REST host. Sends nothing yet. */
export function createRestHost(options: RestOptions): RestHost {
  const base = new URL(options.url);
  const pool = createPublicClient(base, options.maxAnswerBytes);
  const agent = base.protocol === 'https:' ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const sendFor = createCallerClient(base.origin, agent, options.maxAnswerBytes);
  const { restFor, coalescer, publicCache, bulkheads } = createCalls(
    options,
    base.pathname.replace(/\/$/, ''),
    (caller) => (caller ? sendFor(caller) : pool.send),
  );
  const streams = shareEvents(createHostEvents(base));
  // The parser of each call makes its answer what the contract's types say; TypeScript can't follow that through the map.
  const typed = (requester: Requester) => restFor(requester) as unknown as Rest;
  return {
    shared: typed({ isBasicHost: false }),
    forRequest: (deadline, caller) => typed({ deadline, caller, isBasicHost: false }),
    publicForRequest: (deadline, isBasicHost, reads) => typed({ deadline, isBasicHost, reads }),
    keeps: ({ path, answer }) => publicCache.keeps(path, answer),
    // A call of this kind answers a location: `parseResponse` says so.
    redirectsForRequest: (deadline, caller) => restFor({ deadline, caller, isBasicHost: false }) as unknown as Redirect,
    forward: (id, bytes, caller, trace) =>
      statusOf(restFor({ caller, trace, isBasicHost: false })(id, { body: bytes })),
    follow: (path, caller, listener, signal) => streams.follow(path, caller.headers(), listener, signal),
    listGroups: () => bulkheads.list(),
    expirePublicCache: () => {
      coalescer.clear();
      publicCache.expire();
    },
    clearPublicCache: () => {
      coalescer.clear();
      publicCache.clear();
    },
    close: async () => {
      agent.destroy();
      streams.close();
      pool.close();
    },
  };
}

/** On whose behalf calls are made. */
interface Requester {
  /** The deadline of the request; without one a call has its timeout alone. */
  deadline?: RequestDeadline;
  /** The browser whose headers the calls carry; without one they are public. */
  caller?: Caller;
  /** The trace of a request without a deadline. */
  trace?: RequestTrace;
  /** Hears of the reads. */
  reads?: PublicReads | undefined;
  isBasicHost: boolean;
}

type UntypedRest = (id: CallId, params: Record<string, unknown>) => Promise<unknown>;

/** Makes the calls: public reads are shared while they are under way; changes go on when their client has left. */
function createCalls(options: RestOptions, prefix: string, clientFor: (caller: Caller | undefined) => Send) {
  const calls = readContract();
  const bulkheads = createBulkheads();
  const retries = createRetryBudget();
  const coalescer = new RequestCoalescer();
  const publicCache = new PublicCache(options);

  const restFor = ({ deadline, caller, trace: own, isBasicHost, reads }: Requester): UntypedRest => {
    const send = clientFor(caller);
    const callAt = (call: Call, path: string, params: Record<string, unknown>) => {
      const { body } = params;
      const trace = deadline?.trace ?? own ?? createTrace();
      const isPersonal = caller !== undefined;
      const headers = caller ? () => caller.headers(call.cookies) : () => ({});
      const bulkhead = bulkheads.of(call.group);
      const outgoing = { options, bulkhead, retries, send, call, path, headers, body, isPersonal, trace };
      const inSlot = slotsOf(deadline, priorityOf(call, params));
      if (isPersonal || !call.isRead) return sendUnshared(outgoing, deadline, inSlot);
      const sendShared: PublicRead['send'] = (sharedDeadline, memory) =>
        inSlot(sharedDeadline, () => {
          memory.onSent();
          return coalescer.join(path, sharedDeadline, (inFlight) => sendWithRetry({ ...outgoing, inFlight, memory }));
        });
      const parseText = (text: string) => parseResponse({ status: 200, text }, call);
      return publicCache.read({ call, path, isBasicHost, deadline, parse: parseText, send: sendShared });
    };
    return async (id, params) => {
      const call = calls.get(id);
      if (!call) throw new Error(`The contract has no call ${id}.`);
      try {
        const path = prefix + buildPath(call, params);
        const answer = await (reads?.findRepeated(path) ?? callAt(call, path, params));
        for (const record of oddRecordsIn(answer)) deadline?.warn(`${id} ${record}`);
        // Nobody can use an answer again that is not kept: then the request lets go of it as soon as it is read.
        if (publicCache.keeps(path, answer)) reads?.add({ id, params, path, answer });
        else reads?.restOnMore();
        return answer;
      } catch (error) {
        reads?.restOnMore();
        throw error;
      }
    };
  };
  return { restFor, coalescer, publicCache, bulkheads };
}

/** Begins a call as soon as its request has a slot for it; `until` ends the waiting. */
type InSlot = <T>(until: RequestDeadline | undefined, begin: () => Promise<T>) => Promise<T>;

/** A request's slots: a call takes one also while it waits for another request's call. Calls of no request need none. */
function slotsOf(deadline: RequestDeadline | undefined, priority: CallPriority): InSlot {
  return (until, begin) => (deadline ? deadline.slots.run(priority, until, begin) : begin());
}

/** Sends a call for one request alone. */
function sendUnshared(
  outgoing: Omit<OutgoingCall, 'inFlight'>,
  deadline: RequestDeadline | undefined,
  inSlot: InSlot,
): Promise<unknown> {
  const { call, send } = outgoing;
  const inFlight: InFlightCall = { isAbandoned: false, waiting: 1 };
  const abandon = () => {
    // A change that was sent goes on. A change that still waits for its turn is never sent.
    inFlight.isAbandoned = call.isRead || !inFlight.cancel;
    if (inFlight.isAbandoned) inFlight.cancel?.();
  };
  const sendNoted: Send = (attempt) => {
    if (!call.isRead) deadline?.noteWrite();
    return send(attempt);
  };
  const answer = inSlot(deadline, () => sendWithRetry({ ...outgoing, send: sendNoted, inFlight }));
  return deadline ? deadline.race(answer, abandon) : answer;
}

/** The status of an answer: 200 for every call that succeeded. */
async function statusOf(answer: Promise<unknown>): Promise<number> {
  try {
    await answer;
    return 200;
  } catch (error) {
    if (error instanceof UpstreamFailure && error.status >= 300) return error.status;
    throw error;
  }
}

/** The fast client, for public calls: it never carries anything of a shopper. Follows permanent redirects of this origin. */
function createPublicClient(base: URL, maxAnswerBytes: number): { send: Send; close(): void } {
  const client = createHttpClient(base, { connections: 64, connectMs: 1_000, idleMs: 10_000, maxAnswerBytes });
  const send: Send = (attempt) => client.send(attempt).then((answer) => responseOf(answer, maxAnswerBytes));
  return { send: withPermanentRedirects(base.origin, send), close: () => client.close() };
}

/** The client for calls that carry a shopper's token or cookies. Follows no redirects. */
function createCallerClient(origin: string, agent: HttpAgent, maxAnswerBytes: number): (caller: Caller) => Send {
  return (caller) =>
    async ({ path, cancellation, ...attempt }) => {
      const ending = new AbortController();
      cancellation.onCancel((reason) => ending.abort(reason));
      const { signal } = ending;
      const options = { ...attempt, signal, agent, redirect: 'manual', compress: false, size: maxAnswerBytes } as const;
      const response = await fetch(origin + path, options);
      const { headers, status } = response;
      caller.takeCookies(headers.raw()['set-cookie'] ?? []);
      const header = (name: string) => headers.get(name) ?? undefined;
      const [retryAfter, location, rateLimit] = [header('retry-after'), header('location'), rateLimitOf(header)];
      const encodings = encodingsOf(header('content-encoding'));
      const text =
        encodings.length === 0
          ? await response.text()
          : withoutMark(
              await decodeBody(Buffer.from(await response.arrayBuffer()), encodings, maxAnswerBytes),
            ).toString();
      return { status, text, retryAfter, location, rateLimit, isPersonal: true };
    };
}
