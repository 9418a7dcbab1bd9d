import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import fetch from 'node-fetch';
import { Pool } from 'undici';
import { addressOf } from './upstream/address.ts';
import { readContract, type Answer, type Call, type OperationId, type Params } from './upstream/contract.ts';
import { Flights, type Flight } from './upstream/flights.ts';
import { openGroups, type Groups } from './upstream/groups.ts';
import { answerOf, failureOf, type RawAnswer, type UpstreamLog } from './upstream/outcome.ts';
import type { Scope } from './upstream/scope.ts';
import { Failure } from './failures.ts';

/**
 * Calls the REST host by an operation id of `schema/rest.yaml` and answers what the contract says, in its types. Throws
 * a Failure for everything else: NOT_FOUND for a 404 and for an id that can't exist (then without any call).
 */
export type Rest = <Id extends OperationId>(id: Id, params: Params<Id>) => Promise<Answer<Id>>;

/** What a shopper's own calls carry to the REST host, and nobody else's. */
export interface Caller {
  authorization?: string;
  cookie?: string;
}

/** Where the REST host is and how patient the gateway is with it. */
export interface RestOptions {
  url: string;
  /** Milliseconds that one call may take. */
  readTimeoutMs: number;
  /** Bytes that an answer may have. */
  maxAnswerBytes: number;
  log: UpstreamLog;
  /** Told of every call that is sent. */
  onCall?: (id: OperationId) => void;
}

/** The way to the REST host, open for the life of the gateway. */
export interface RestHost {
  /** The address that relative picture addresses are relative to. */
  origin: string;
  /** Calls that belong to no request: they have a timeout each, but no request's deadline. */
  shared: Rest;
  /** Calls for one request; with a caller they carry its token and cookies, and are shared with nobody. */
  within(scope: Scope, caller?: Caller): Rest;
  close(): Promise<void>;
}

interface Attempt {
  method: Call['method'];
  path: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}
type Send = (attempt: Attempt) => Promise<RawAnswer>;

/** Opens the way to a REST host. Nothing is sent yet. */
export function openRest(options: RestOptions): RestHost {
  const calls = readContract();
  const base = new URL(options.url);
  const pool = openPool(base, options.maxAnswerBytes);
  const agent = base.protocol === 'https:' ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const groups = openGroups();
  const flights = new Flights();
  const prefix = base.pathname.replace(/\/$/, '');

  const reach = (scope: Scope | undefined, caller: Caller | undefined) => {
    const send = caller ? sendAsShopper(base.origin, agent, options.maxAnswerBytes) : pool.send;
    const headers = { accept: 'application/json', ...caller };
    return (id: OperationId, params: Record<string, unknown>) => {
      const call = calls.get(id);
      if (!call) throw new Error(`The contract has no call ${id}.`);
      const path = prefix + addressOf(call, params);
      const start = (flight: Flight) => travel({ options, groups, send, call, path, headers, flight, scope });
      if (!caller && call.method === 'GET') return flights.join(path, scope, start);
      const flight: Flight = { left: false };
      return scope ? scope.wait(start(flight), () => flight.cancel?.()) : start(flight);
    };
  };
  // The parser of each call makes its answer what the contract's types say; TypeScript can't follow that through the map.
  const typed = (scope?: Scope, caller?: Caller) => {
    const go = reach(scope, caller);
    return (async (id: OperationId, params: Record<string, unknown>) => go(id, params)) as unknown as Rest;
  };
  return {
    origin: base.origin,
    shared: typed(),
    within: typed,
    close: async () => {
      agent.destroy();
      await pool.close();
    },
  };
}

interface Journey {
  options: RestOptions;
  groups: Groups;
  send: Send;
  call: Call;
  path: string;
  headers: Record<string, string>;
  flight: Flight;
  scope: Scope | undefined;
}

/** One call with everything around it: its group's breaker and limit, a second try of a read, and the contract's parser. */
async function travel(journey: Journey): Promise<unknown> {
  const { call, groups, options, scope } = journey;
  const group = groups.of(call.group);
  try {
    const raw = await group.run(
      async () => {
        const first = await tryOnce(journey).catch((error: unknown) => failureOf(error));
        if (journey.flight.left || call.method !== 'GET' || !groups.mayRetry(first)) return first;
        return groups.afterPause(async () => tryOnce(journey).catch((error: unknown) => failureOf(error)));
      },
      () => journey.flight.left,
    );
    const answer = answerOf(raw, call);
    group.breaker.note('fine');
    return answer;
  } catch (error) {
    group.noteFailure(error, journey.flight.left);
    if (!journey.flight.left) options.log(call.id, error, scope?.requestId);
    throw error;
  }
}

async function tryOnce({ options, send, call, path, headers, flight }: Journey): Promise<RawAnswer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Failure('UPSTREAM_TIMEOUT')), options.readTimeoutMs);
  flight.cancel = () => controller.abort(new Failure('UPSTREAM_TIMEOUT'));
  if (flight.left) flight.cancel();
  options.onCall?.(call.id);
  try {
    return await send({ method: call.method, path, headers, signal: controller.signal });
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

/** The quick way, for public reads: never carries anything of a shopper. Redirects are answers like any other. */
function openPool(base: URL, maxAnswerBytes: number): { send: Send; close(): Promise<void> } {
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

/** The way for calls that carry a shopper's token or cookies. */
function sendAsShopper(origin: string, agent: HttpAgent, maxAnswerBytes: number): Send {
  return async ({ path, ...attempt }) => {
    const response = await fetch(origin + path, { ...attempt, agent, redirect: 'manual', size: maxAnswerBytes });
    const retryAfter = response.headers.get('retry-after') ?? undefined;
    return { status: response.status, text: await response.text(), retryAfter };
  };
}
