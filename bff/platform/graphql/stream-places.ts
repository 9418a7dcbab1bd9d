import { API_LIMITS } from './api-limits.ts';

/** The response of a stream, as far as it tells when it is over. */
export interface ClosingResponse {
  readonly closed: boolean;
  once(event: 'close', listener: () => void): unknown;
}

/** The part of a gateway's places from which on they are scarce, and how many of them one caller may then have. */
const SCARCE_FROM = 2 / 3;
const FAIR_SHARE = 20;

/** How many streams there may be. */
export type StreamLimits = Pick<typeof API_LIMITS, 'subscriptions' | 'subscriptionsCost' | 'allSubscriptions'>;

/** A place that a stream has until its response is closed. */
export interface StreamPlace {
  /**
   * Counts what its subscription costs each time that it is told of a change. False when all subscriptions of the caller would cost
   * more than they may together.
   */
  spend(cost: number): boolean;
}

/**
 * Takes a place for a stream of the caller. Undefined when the caller, or the gateway, has as many streams as it may. A stream
 * counts from its request on: its first answer may take a while, and many could come meanwhile.
 */
export type TakePlace = (caller: string, response: ClosingResponse) => StreamPlace | undefined;

/** Makes the count of the places of one gateway. */
export function createStreamPlaces(limits: StreamLimits = API_LIMITS): TakePlace {
  const callers = new Map<string, { streams: number; cost: number }>();
  let all = 0;
  return (caller, response) => {
    const mine = callers.get(caller) ?? { streams: 0, cost: 0 };
    if (mine.streams >= limits.subscriptions || all >= limits.allSubscriptions) return undefined;
    // Nobody with a few tokens takes all places.
    if (all >= limits.allSubscriptions * SCARCE_FROM && mine.streams >= FAIR_SHARE) return undefined;
    // The client has left already: its response will never be closed again.
    if (response.closed) return { spend: () => true };
    callers.set(caller, mine);
    mine.streams++;
    all++;
    let spent = 0;
    response.once('close', () => {
      all--;
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
