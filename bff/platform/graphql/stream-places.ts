import type { HttpRequest } from '../http-messages.ts';
import { rateLimitAddress } from '../../../schema/client-address.ts';
import { createCounter } from '../../../schema/unfinished-requests.ts';
import { subjectOf } from '../access-token.ts';
import { bearerTokenOf } from '../request-credentials.ts';
import { API_LIMITS } from './api-limits.ts';
import { fairClientOf, standsForMany } from './fair-client.ts';

/** The response of a stream, as far as it tells when it is over. */
export interface ClosingResponse {
  readonly closed: boolean;
  once(event: 'close', listener: () => void): unknown;
}

/** The part of a gateway's places from which on they are scarce, and how many of them one caller, or one account, may then have. */
const SCARCE_FROM = 2 / 3;
const FAIR_SHARE = 20;

/** How many streams there may be. */
export type StreamLimits = Pick<
  typeof API_LIMITS,
  'subscriptions' | 'subscriptionsCost' | 'subscriptionsOfAddress' | 'allSubscriptions'
>;

/** Whose a stream is. */
export interface StreamOwner {
  /** Its token, or its address without one. */
  caller: string;
  /** The account that the token names; undefined where it names none. Only the host can tell whether that is true. */
  account?: string | undefined;
  /** Its address, or /64 network of IPv6; undefined in the shop's own network, whose requests may be for many visitors. */
  address?: string | undefined;
}

/** A signed token up to its signature, whose last character has spellings that mean the same. */
const SIGNED = /^([\w-]+\.[\w-]+)\.[\w-]+$/;

/** Whose the stream of a request is. */
export function streamOwnerOf({ headers, ip, id }: Pick<HttpRequest, 'headers' | 'ip' | 'id'>): StreamOwner {
  const token = bearerTokenOf(headers);
  const client = fairClientOf({ ip, id }, undefined);
  return {
    caller: token === undefined ? rateLimitAddress(ip) : `token ${token.replace(SIGNED, '$1')}`,
    account: token === undefined ? undefined : subjectOf(token),
    address: standsForMany(client) ? undefined : client,
  };
}

/** A place that a stream has until its response is closed. */
export interface StreamPlace {
  /**
   * Counts what its subscription costs each time that it is told of a change. False when all subscriptions of the caller would cost
   * more than they may together.
   */
  spend(cost: number): boolean;
  /**
   * Counts the place and its cost for the token's account: the host has found the token good. False when the account has as
   * many as it may, or all its subscriptions would cost more than they may together.
   */
  keep(): boolean;
}

/**
 * Takes a place for a stream. Undefined when the caller, its address, its account or the gateway has as many streams as it may. A
 * stream counts from its request on: its first answer may take a while, and many could come meanwhile. For an account it counts once
 * the place is kept, so that nobody takes another's places by a token that is made up.
 */
export type TakePlace = (owner: StreamOwner, response: ClosingResponse) => StreamPlace | undefined;

/** Makes the count of the places of one gateway. */
export function createStreamPlaces(limits: StreamLimits = API_LIMITS): TakePlace {
  const [callers, accounts] = [createShares(limits), createShares(limits)];
  const takeAtAddress = createCounter(limits.subscriptionsOfAddress);
  let all = 0;
  const isScarceAfter = (others: number) => others >= limits.allSubscriptions * SCARCE_FROM;
  return ({ caller, address, account }, response) => {
    const isScarce = isScarceAfter(all);
    if (all >= limits.allSubscriptions || !callers.hasRoom(caller, isScarce)) return undefined;
    if (account !== undefined && !accounts.hasRoom(account, isScarce)) return undefined;
    // The client has left already: its response will never be closed again.
    if (response.closed) return { spend: () => true, keep: () => true };
    const leaveAddress = address === undefined ? () => undefined : takeAtAddress(address);
    if (!leaveAddress) return undefined;
    callers.add(caller, 1, 0);
    all++;
    let spent = 0;
    response.once('close', () => {
      all--;
      leaveAddress();
      callers.add(caller, -1, -spent);
    });
    return {
      spend: (cost) => {
        if (!callers.canPay(caller, cost)) return false;
        // A client that has left meanwhile would never give it back.
        if (response.closed) return true;
        callers.add(caller, 0, cost);
        spent += cost;
        return true;
      },
      keep: () => {
        if (account === undefined || response.closed) return true;
        const cost = spent;
        if (!accounts.hasRoom(account, isScarceAfter(all - 1)) || !accounts.canPay(account, cost)) return false;
        accounts.add(account, 1, cost);
        response.once('close', () => accounts.add(account, -1, -cost));
        return true;
      },
    };
  };
}

/** How many streams somebody has, and what these cost together. */
interface Share {
  streams: number;
  cost: number;
}
/** The shares of all who have any, by a name. */
interface Shares {
  /** Whether one more stream fits. Nobody with a few logins takes the last places of all. */
  hasRoom(name: string, isScarce: boolean): boolean;
  /** Whether so much more cost fits. */
  canPay(name: string, cost: number): boolean;
  /** Adds streams and cost to a share; takes them away where they are negative. */
  add(name: string, streams: number, cost: number): void;
}

const NOTHING: Share = { streams: 0, cost: 0 };

function createShares(limits: StreamLimits): Shares {
  const shares = new Map<string, Share>();
  const of = (name: string) => shares.get(name) ?? NOTHING;
  return {
    hasRoom: (name, isScarce) => of(name).streams < (isScarce ? FAIR_SHARE : limits.subscriptions),
    canPay: (name, cost) => of(name).cost + cost <= limits.subscriptionsCost,
    add: (name, streams, cost) => {
      const former = of(name);
      const next = { streams: former.streams + streams, cost: former.cost + cost };
      if (next.streams === 0) shares.delete(name);
      else shares.set(name, next);
    },
  };
}
