import type { HttpRequest } from '../http-messages.ts';
import { rateLimitAddress } from '../../../schema/client-address.ts';
import { createCounter } from '../../../schema/unfinished-requests.ts';
import { bearerTokenOf } from '../request-credentials.ts';
import { API_LIMITS } from './api-limits.ts';
import { fairClientOf, standsForMany } from './fair-client.ts';

/** The response of a stream, as far as it tells when it is over. */
export interface ClosingResponse {
  readonly closed: boolean;
  once(event: 'close', listener: () => void): unknown;
}

/** The part of a gateway's places from which on they are scarce, and how many of them one caller may then have. */
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
}

/**
 * Takes a place for a stream. Undefined when the caller, its address, or the gateway has as many streams as it may. A stream
 * counts from its request on: its first answer may take a while, and many could come meanwhile.
 */
export type TakePlace = (owner: StreamOwner, response: ClosingResponse) => StreamPlace | undefined;

/** Makes the count of the places of one gateway. */
export function createStreamPlaces(limits: StreamLimits = API_LIMITS): TakePlace {
  const callers = new Map<string, { streams: number; cost: number }>();
  const takeAtAddress = createCounter(limits.subscriptionsOfAddress);
  let all = 0;
  return ({ caller, address }, response) => {
    const mine = callers.get(caller) ?? { streams: 0, cost: 0 };
    if (mine.streams >= limits.subscriptions || all >= limits.allSubscriptions) return undefined;
    // Nobody with a few tokens takes all places.
    if (all >= limits.allSubscriptions * SCARCE_FROM && mine.streams >= FAIR_SHARE) return undefined;
    // The client has left already: its response will never be closed again.
    if (response.closed) return { spend: () => true };
    const leaveAddress = address === undefined ? () => undefined : takeAtAddress(address);
    if (!leaveAddress) return undefined;
    callers.set(caller, mine);
    mine.streams++;
    all++;
    let spent = 0;
    response.once('close', () => {
      all--;
      leaveAddress();
      mine.streams--;
      mine.cost -= spent;
      if (mine.streams === 0) callers.delete(caller);
    });
    return {
      spend: (cost) => {
        if (mine.cost + cost > limits.subscriptionsCost) return false;
        // A client that has left meanwhile would never give it back.
        if (response.closed) return true;
        mine.cost += cost;
        spent += cost;
        return true;
      },
    };
  };
}
