import type { FastifyRequest } from 'fastify';
import { fairClientOf, rateLimitAddress, isSharedAddress } from '../../server-kit/client-address.ts';
import { FairPermits } from '../../server-kit/fair-permits.ts';
import { subjectOf, bearerTokenOf } from '../host/credentials.ts';
import { API_LIMITS } from './api-limits.ts';

/** The response of a stream, with its `close` event. */
export interface ClosingResponse {
  readonly closed: boolean;
  once(event: 'close', listener: () => void): unknown;
  /** Ends the response. */
  destroy(): unknown;
}

/** The part of the permits from which they are scarce, and the most permits of one caller or account while they are. */
const SCARCE_FROM = 2 / 3;
const FAIR_SHARE = 20;

/** The limits of streams. */
export type StreamLimits = Pick<
  typeof API_LIMITS,
  'subscriptions' | 'subscriptionsCost' | 'subscriptionsOfAddress' | 'allSubscriptions'
>;

/** The owner of a stream. */
export interface StreamOwner {
  /** Its token; without one, its address. */
  caller: string;
  /** The account that the token names, if any. Only the host can verify it. */
  account?: string | undefined;
  /** Its address (IPv6: /64 network). Undefined for a request of the shop's own servers, which may be for many visitors. */
  address?: string | undefined;
}

/** A signed token without its signature: the signature's last character has equivalent spellings. */
const SIGNED = /^([\w-]+\.[\w-]+)\.[\w-]+$/;

/** Returns the owner of a request's stream. */
export function streamOwnerOf(request: Pick<FastifyRequest, 'headers' | 'ip' | 'id' | 'isOfShop'>): StreamOwner {
  const { headers, ip } = request;
  const token = bearerTokenOf(headers);
  const client = fairClientOf(request);
  return {
    caller: token === undefined ? rateLimitAddress(ip) : `token ${token.replace(SIGNED, '$1')}`,
    account: token === undefined ? undefined : subjectOf(token),
    address: isSharedAddress(client) ? undefined : rateLimitAddress(ip),
  };
}

/** The permit of a stream, until its response is closed. */
export interface StreamPermit {
  /** Counts the cost of one run of its subscription. False if all subscriptions of the caller would exceed their limit. */
  spend(cost: number): boolean;
  /**
   * Counts the permit and its cost for the token's account, after the host has accepted the token. False if the
   * account would exceed its limits.
   */
  chargeAccount(): boolean;
}

/**
 * Acquires a permit for a stream. Undefined if the caller, its address or its account is at the limit. If all permits of the
 * gateway are taken, a client with fewer streams gets a permit of the client with the most.
 * A stream counts from its request, before its first response. It counts for an account only after `keep()`, so that
 * a forged token takes no permits of the account.
 */
export type AcquireStreamPermit = (owner: StreamOwner, response: ClosingResponse) => StreamPermit | undefined;

/** Creates the counter of stream permits of one gateway. */
export function createStreamLimiter(limits: StreamLimits = API_LIMITS): AcquireStreamPermit {
  const [callers, accounts] = [createShares(limits), createShares(limits)];
  const permits = new FairPermits({ most: limits.allSubscriptions, mostOfOne: limits.subscriptionsOfAddress });
  let all = 0;
  const isScarceAfter = (others: number) => others >= limits.allSubscriptions * SCARCE_FROM;
  return ({ caller, address, account }, response) => {
    const isScarce = isScarceAfter(all);
    if (!callers.hasRoom(caller, isScarce)) return undefined;
    if (account !== undefined && !accounts.hasRoom(account, isScarce)) return undefined;
    // The client has left already: the response emits no `close` event any more.
    if (response.closed) return { spend: () => true, chargeAccount: () => true };
    const holder = { client: address ?? `caller ${caller}`, account: account ?? caller };
    const leave = permits.acquire(holder, () => response.destroy());
    if (!leave) return undefined;
    callers.add(caller, 1, 0);
    all++;
    let spent = 0;
    response.once('close', () => {
      all--;
      leave();
      callers.add(caller, -1, -spent);
    });
    return {
      spend: (cost) => {
        if (!callers.canPay(caller, cost)) return false;
        // The client has left in the meantime: it would never release the permit.
        if (response.closed) return true;
        callers.add(caller, 0, cost);
        spent += cost;
        return true;
      },
      chargeAccount: () => {
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

/** The number of streams of one owner, and their cost together. */
interface Share {
  streams: number;
  cost: number;
}
/** The shares of all owners, by name. */
interface Shares {
  /** Whether one more stream fits. A few logins cannot take the last permits of all. */
  hasRoom(name: string, isScarce: boolean): boolean;
  /** Whether this additional cost fits. */
  canPay(name: string, cost: number): boolean;
  /** Adds streams and cost to a share; negative numbers remove them. */
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
