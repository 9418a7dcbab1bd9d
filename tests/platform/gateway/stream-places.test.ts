import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { API_LIMITS } from '../../../bff/platform/graphql/api-limits.ts';
import { createStreamPlaces } from '../../../bff/platform/graphql/stream-places.ts';

const response = (closed = false) => Object.assign(new EventEmitter(), { closed });

describe('places for streams', () => {
  it('are limited for all callers together, so that made-up tokens get no more', () => {
    const take = createStreamPlaces();
    const taken = Array.from({ length: API_LIMITS.allSubscriptions }, () => response());
    for (const [at, one] of taken.entries()) expect(take(`Bearer ${at}`, one)).toBe(true);
    expect(take('Bearer new', response())).toBe(false);
    taken[7]?.emit('close');
    expect(take('Bearer new', response())).toBe(true);
    expect(take('Bearer newer', response())).toBe(false);
  });

  it('are free again after the response, and never taken by a client that has left', () => {
    const take = createStreamPlaces();
    for (let round = 0; round < 3; round++) {
      const mine = Array.from({ length: API_LIMITS.subscriptions }, () => response());
      for (const one of mine) expect(take('asha', one)).toBe(true);
      expect(take('asha', response())).toBe(false);
      expect(take('rohan', response(true))).toBe(true);
      for (const one of mine) one.emit('close');
    }
  });
});
