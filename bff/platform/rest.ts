import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import fetch from 'node-fetch';
import { Pool } from 'undici';
import { addressOf } from './upstream/address.ts';
import {
  readContract,
  type Answer,
  type CallId,
  type OperationId,
  type Params,
  type RedirectId,
} from './upstream/contract.ts';
import { Flights, type Flight } from './upstream/flights.ts';
import { openGroups } from './upstream/groups.ts';
import { UpstreamFailure } from './upstream/outcome.ts';
import type { Scope } from './upstream/scope.ts';
import { openStale } from './upstream/stale.ts';
import { travel, type Send, type TravelOptions } from './upstream/travel.ts';

/**
 * Calls the REST host by an operation id of `schema/rest.yaml` and answers what the contract says, in its types. Throws
 * a Failure for everything else: NOT_FOUND for a 404 and for an id that can't exist (then without any call).
 */
export type Rest = <Id extends OperationId>(id: Id, params: Params<Id>) => Promise<Answer<Id>>;
/** Makes a call that sends a browser elsewhere, and answers where to, unchecked. Throws as `Rest` does. */
export type Redirect = <Id extends RedirectId>(id: Id, params: Params<Id>) => Promise<string>;

/** Whom a call is for: what it carries of one browser's, and where the host's cookies for that browser go. */
export interface Caller {
  /** The headers of a call that is sent now. */
  headers(): Record<string, string>;
  /** Given the `Set-Cookie` lines of every answer. */
  takeCookies(lines: readonly string[]): void;
}

/** Where the REST host is and how patient the gateway is with it. */
export interface RestOptions extends TravelOptions {
  url: string;
  /** Bytes that an answer may have. */
  maxAnswerBytes: number;
}

/** The way to the REST host, open for the life of the gateway. */
export interface RestHost {
  /** The address that relative picture addresses are relative to. */
  origin: string;
  /** Calls that belong to no request: they have a timeout each, but no request's deadline. */
  shared: Rest;
  /** Calls for one request; with a caller they carry what is the caller's, and are shared with nobody. */
  within(scope: Scope, caller?: Caller): Rest;
  /** Calls for one request that send the caller's browser elsewhere. */
  redirects(scope: Scope, caller: Caller): Redirect;
  /** Passes bytes on as the body of a call, as they are, and answers the host's status. Throws when the host gave none. */
  relay(id: OperationId, bytes: Buffer, caller: Caller): Promise<number>;
  /** Forgets all answers of public reads, kept or under way: somebody has changed what they tell of. */
  forgetPublic(): void;
  close(): Promise<void>;
}

/** Opens the way to a REST host. Nothing is sent yet. */
export function openRest(options: RestOptions): RestHost {
  const base = new URL(options.url);
  const pool = openPool(base, options.maxAnswerBytes);
  const agent = base.protocol === 'https:' ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const asShopper = sendAsShopper(base.origin, agent, options.maxAnswerBytes);
  const { reach, forget } = reacher(options, base.pathname.replace(/\/$/, ''), (caller) =>
    caller ? asShopper(caller) : pool.send,
  );
  // The parser of each call makes its answer what the contract's types say; TypeScript can't follow that through the map.
  const typed = (scope?: Scope, caller?: Caller) => reach(scope, caller) as unknown as Rest;
  return {
    origin: base.origin,
    shared: typed(),
    within: typed,
    // A call of this kind answers an address: `answerOf` says so.
    redirects: (scope, caller) => reach(scope, caller) as unknown as Redirect,
    relay: (id, bytes, caller) => statusOf(reach(undefined, caller)(id, { body: bytes })),
    forgetPublic: forget,
    close: async () => {
      agent.destroy();
      await pool.close();
    },
  };
}

type Reach = (id: CallId, params: Record<string, unknown>) => Promise<unknown>;

/** What makes calls: public reads are shared while they are under way, changes go on when the one who asked has left. */
function reacher(options: RestOptions, prefix: string, sendFor: (caller: Caller | undefined) => Send) {
  const calls = readContract();
  const groups = openGroups();
  const flights = new Flights();
  const stale = openStale();

  const forget = () => {
    flights.forget();
    stale.forget();
  };
  const reach = (scope?: Scope, caller?: Caller): Reach => {
    const send = sendFor(caller);
    const headers = caller ? () => caller.headers() : () => ({});
    return async (id, params) => {
      const call = calls.get(id);
      if (!call) throw new Error(`The contract has no call ${id}.`);
      const path = prefix + addressOf(call, params);
      const isPublic = !caller && call.isRead;
      const onAnswer = (answer: unknown, size: number) => isPublic && stale.keep(call.group, path, answer, size);
      const { body } = params;
      const requestId = scope?.requestId;
      const start = (flight: Flight) =>
        travel({ options, groups, send, call, path, headers, body, flight, requestId, onAnswer });
      if (isPublic) return stale.orLast(path, flights.join(path, scope, start), scope);
      const flight: Flight = { left: false };
      const leave = () => {
        // A change that is under way goes on; one that still waits for its turn is never sent.
        flight.left = call.isRead || !flight.cancel;
        if (flight.left) flight.cancel?.();
      };
      return scope ? scope.wait(start(flight), leave) : start(flight);
    };
  };
  return { reach, forget };
}

/** The status that a call was answered with: 200 for all that worked. */
async function statusOf(answer: Promise<unknown>): Promise<number> {
  try {
    await answer;
    return 200;
  } catch (error) {
    if (error instanceof UpstreamFailure && error.status >= 300) return error.status;
    throw error;
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

/** The way for calls that carry a shopper's token or cookies: each by itself. Redirects are answers like any other. */
function sendAsShopper(origin: string, agent: HttpAgent, maxAnswerBytes: number): (caller: Caller) => Send {
  return (caller) =>
    async ({ path, ...attempt }) => {
      const response = await fetch(origin + path, { ...attempt, agent, redirect: 'manual', size: maxAnswerBytes });
      const { headers, status } = response;
      caller.takeCookies(headers.raw()['set-cookie'] ?? []);
      const [retryAfter, location] = [headers.get('retry-after') ?? undefined, headers.get('location') ?? undefined];
      return { status, text: await response.text(), retryAfter, location, isPersonal: true };
    };
}
