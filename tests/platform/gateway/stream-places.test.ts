import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { API_LIMITS } from '../../../bff/platform/graphql/api-limits.ts';
import { createStreamPlaces } from '../../../bff/platform/graphql/stream-places.ts';

const response = (closed = false) => Object.assign(new EventEmitter(), { closed });

describe('places for streams', () => {
  it('are limited for all callers together, so that made-up tokens get no more', () => {
    const take = createStreamPlaces();
    const taken = Array.from({ length: API_LIMITS.allSubscriptions }, () => response());
    for (const [at, one] of taken.entries()) expect(take(`Bearer ${at}`, one)).toBeDefined();
    expect(take('Bearer new', response())).toBeUndefined();
    taken[7]?.emit('close');
    expect(take('Bearer new', response())).toBeDefined();
    expect(take('Bearer newer', response())).toBeUndefined();
  });

  it('are free again after the response, and never taken by a client that has left', () => {
    const take = createStreamPlaces();
    for (let round = 0; round < 3; round++) {
      const mine = Array.from({ length: API_LIMITS.subscriptions }, () => response());
      for (const one of mine) expect(take('asha', one)).toBeDefined();
      expect(take('asha', response())).toBeUndefined();
      expect(take('rohan', response(true))).toBeDefined();
      for (const one of mine) one.emit('close');
    }
  });

  it('are for cheap subscriptions: what those of one caller cost together has an end', () => {
    const take = createStreamPlaces({ subscriptions: 10, subscriptionsCost: 100, allSubscriptions: 20 });
    const [first, second] = [response(), response()];
    expect(take('asha', first)?.spend(90)).toBe(true);
    const place = take('asha', second);
    expect([place?.spend(20), take('rohan', response())?.spend(100)]).toEqual([false, true]);
    first.emit('close');
    expect([place?.spend(100), place?.spend(1)]).toEqual([true, false]);
    second.emit('close');
    expect(take('asha', response())?.spend(100)).toBe(true);
  });

  it('give back what they cost also when the client left before it was known', () => {
    const take = createStreamPlaces({ subscriptions: 10, subscriptionsCost: 100, allSubscriptions: 20 });
    take('asha', response());
    const leaving = response();
    const place = take('asha', leaving);
    leaving.closed = true;
    leaving.emit('close');
    expect(place?.spend(90)).toBe(true);
    expect(take('asha', response())?.spend(100)).toBe(true);
  });

  it('are shared fairly once they are scarce: a few tokens do not take them all', () => {
    const take = createStreamPlaces({ ...API_LIMITS, subscriptions: 100, allSubscriptions: 300 });
    const takenBy = (caller: string) =>
      Array.from({ length: 100 }, () => take(caller, response())).filter(Boolean).length;
    expect(['one', 'two', 'three', 'four'].map(takenBy)).toEqual([100, 100, 20, 20]);
    expect(take('rohan', response())).toBeDefined();
  });
});
