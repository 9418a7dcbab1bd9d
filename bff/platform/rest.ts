import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import fetch from 'node-fetch';
import { Pool } from 'undici';
import { buildPath } from './upstream/build-path.ts';
import { createBulkheads } from './upstream/bulkhead.ts';
import {
  readContract,
  type Answer,
  type CallId,
  type OperationId,
  type Params,
  type RedirectId,
} from './upstream/contract.ts';
import { RequestCoalescer, type InFlightCall } from './upstream/request-coalescing.ts';
import type { RequestDeadline } from './upstream/request-deadline.ts';
import { createRetryBudget, sendWithRetry, type CallOptions, type Send } from './upstream/send-with-retry.ts';
import { createStaleIfErrorCache } from './upstream/stale-if-error.ts';
import { UpstreamFailure } from './upstream/upstream-errors.ts';

/**
 * Calls the REST host by an operation id of `schema/rest.yaml`, and answers what the contract says, in its types. Throws
 * a Failure for everything else: NOT_FOUND for a 404, and, without a call, for an id that cannot exist.
 */
export type Rest = <Id extends OperationId>(id: Id, params: Params<Id>) => Promise<Answer<Id>>;
/** Makes a call that redirects a browser, and answers the location, unchecked. Throws as `Rest` does. */
export type Redirect = <Id extends RedirectId>(id: Id, params: Params<Id>) => Promise<string>;

/** The browser on whose behalf a call is made. */
export interface Caller {
  /** The headers of a call that is sent now. */
  headers(): Record<string, string>;
  /** Gets the `Set-Cookie` lines of every answer. */
  takeCookies(setCookies: readonly string[]): void;
}

/** Where the REST host is, and the limits of its calls. */
export interface RestOptions extends CallOptions {
  url: string;
  /** The most bytes of one answer. */
  maxAnswerBytes: number;
}

/** The connection to the REST host. It lives as long as the gateway. */
export interface RestHost {
  /** Calls that belong to no request. Each has a timeout, but no request's deadline. */
  shared: Rest;
  /** Calls of one request. Calls with a caller carry the caller's headers, and no other request shares them. */
  forRequest(deadline: RequestDeadline, caller?: Caller): Rest;
  /** Calls of one request that redirect the caller's browser. */
  redirectsForRequest(deadline: RequestDeadline, caller: Caller): Redirect;
  /** Sends bytes, as they are, as the body of a call, and answers the host's status. Throws when there is no answer. */
  forward(id: OperationId, bytes: Buffer, caller: Caller): Promise<number>;
  /** Drops all answers of public reads, cached or under way, after a change of the catalogue. */
  clearPublicCache(): void;
  close(): Promise<void>;
}

/** Makes the connection to a REST host. Sends nothing yet. */
export function createRestHost(options: RestOptions): RestHost {
  const base = new URL(options.url);
  const pool = createPublicClient(base, options.maxAnswerBytes);
  const agent = base.protocol === 'https:' ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const sendFor = createCallerClient(base.origin, agent, options.maxAnswerBytes);
  const { restFor, clear } = createCalls(options, base.pathname.replace(/\/$/, ''), (caller) =>
    caller ? sendFor(caller) : pool.send,
  );
  // The parser of each call makes its answer what the contract's types say; TypeScript can't follow that through the map.
  const typed = (deadline?: RequestDeadline, caller?: Caller) => restFor(deadline, caller) as unknown as Rest;
  return {
    shared: typed(),
    forRequest: typed,
    // A call of this kind answers a location: `parseResponse` says so.
    redirectsForRequest: (deadline, caller) => restFor(deadline, caller) as unknown as Redirect,
    forward: (id, bytes, caller) => statusOf(restFor(undefined, caller)(id, { body: bytes })),
    clearPublicCache: clear,
    close: async () => {
      agent.destroy();
      await pool.close();
    },
  };
}

type UntypedRest = (id: CallId, params: Record<string, unknown>) => Promise<unknown>;

/** Makes the calls: public reads are shared while they are under way; changes go on when their client has left. */
function createCalls(options: RestOptions, prefix: string, clientFor: (caller: Caller | undefined) => Send) {
  const calls = readContract();
  const bulkheads = createBulkheads();
  const retries = createRetryBudget();
  const coalescer = new RequestCoalescer();
  const lastAnswers = createStaleIfErrorCache();

  const clear = () => {
    coalescer.clear();
    lastAnswers.clear();
  };
  const restFor = (deadline?: RequestDeadline, caller?: Caller): UntypedRest => {
    const send = clientFor(caller);
    const headers = caller ? () => caller.headers() : () => ({});
    return async (id, params) => {
      const call = calls.get(id);
      if (!call) throw new Error(`The contract has no call ${id}.`);
      const path = prefix + buildPath(call, params);
      const isPublicRead = !caller && call.isRead;
      const bulkhead = bulkheads.of(call.group);
      const onAnswer = (answer: unknown, length: number) =>
        isPublicRead && lastAnswers.store(call.group, path, answer, length);
      const { body } = params;
      const outgoing = { options, bulkhead, retries, send, call, path, headers, body, onAnswer };
      const requestId = deadline?.requestId;
      const start = (inFlight: InFlightCall) => sendWithRetry({ ...outgoing, inFlight, requestId });
      if (isPublicRead) return lastAnswers.staleIfError(path, coalescer.join(path, deadline, start), deadline);
      const inFlight: InFlightCall = { isAbandoned: false };
      const abandon = () => {
        // A change that was sent goes on. A change that still waits for its turn is never sent.
        inFlight.isAbandoned = call.isRead || !inFlight.cancel;
        if (inFlight.isAbandoned) inFlight.cancel?.();
      };
      return deadline ? deadline.race(start(inFlight), abandon) : start(inFlight);
    };
  };
  return { restFor, clear };
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

/** The fast client, for public reads: it never carries anything of a shopper. Follows no redirects. */
function createPublicClient(base: URL, maxAnswerBytes: number): { send: Send; close(): Promise<void> } {
  const pool = new Pool(base.origin, {
    connections: 64,
    pipelining: 1,
    keepAliveTimeout: 10_000,
    maxResponseSize: maxAnswerBytes,
    connect: { timeout: 1_000 },
  });
  return {
    send: async (attempt) => {
      const { statusCode, headers, body } = await pool.request(attempt);
      return { status: statusCode, text: await body.text(), retryAfter: headers['retry-after']?.toString() };
    },
    close: () => pool.destroy(),
  };
}

/** The client for calls that carry a shopper's token or cookies. Follows no redirects. */
function createCallerClient(origin: string, agent: HttpAgent, maxAnswerBytes: number): (caller: Caller) => Send {
  return (caller) =>
    async ({ path, ...attempt }) => {
      const response = await fetch(origin + path, { ...attempt, agent, redirect: 'manual', size: maxAnswerBytes });
      const { headers, status } = response;
      caller.takeCookies(headers.raw()['set-cookie'] ?? []);
      const [retryAfter, location] = [headers.get('retry-after') ?? undefined, headers.get('location') ?? undefined];
      return { status, text: await response.text(), retryAfter, location, isPersonal: true };
    };
}
