import { API_LIMITS } from './api-limits.ts';

/** The response of a stream, as far as it tells when it is over. */
export interface ClosingResponse {
  readonly closed: boolean;
  once(event: 'close', listener: () => void): unknown;
}

/**
 * Takes a place for a stream of the caller until its response is closed. False when the caller, or the gateway, has as many
 * streams as it may. A stream counts from its request on: its first answer may take a while, and many could come meanwhile.
 */
export type TakePlace = (caller: string, response: ClosingResponse) => boolean;

/** Makes the count of the places of one gateway. */
export function createStreamPlaces(): TakePlace {
  const taken = new Map<string, number>();
  let all = 0;
  return (caller, response) => {
    const mine = taken.get(caller) ?? 0;
    if (mine >= API_LIMITS.subscriptions || all >= API_LIMITS.allSubscriptions) return false;
    // The client has left already: it will never be closed again.
    if (response.closed) return true;
    taken.set(caller, mine + 1);
    all++;
    response.once('close', () => {
      all--;
      const left = (taken.get(caller) ?? 1) - 1;
      if (left > 0) taken.set(caller, left);
      else taken.delete(caller);
    });
    return true;
  };
}
