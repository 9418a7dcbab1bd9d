import { LRUCache } from 'lru-cache';
import { FairSemaphore, type Release } from '../../../server-kit/fair-semaphore.ts';

/** Milliseconds for which a process remembers a refusal without a look at the database. */
const REMEMBERED_MS = 5_000;
/** The most counters that a process remembers, and the most calls. */
const MAX_COUNTERS = 50_000;

/** A refusal by a counter. */
export interface RememberedRefusal<Counter> {
  counter: Counter;
  /** When the next point is due. */
  dueAt: number;
  /** The tries of the work that was offered in place of the wait; undefined for none. */
  tries: number | undefined;
}

/** The refusals of this process, by the keys of their counters. A repeated refusal then needs no statement. */
export interface RefusalMemory<Counter> {
  /** Remembers a refusal, also for all equal calls. `call` names them; undefined for a call that has no equal one. */
  remember(key: string, refusal: RememberedRefusal<Counter>, call?: string): void;
  /** Returns the refusal of a counter that still waits. */
  find(key: string): RememberedRefusal<Counter> | undefined;
  /** Returns the key of the counter that refused the last equal call. */
  keyOfCall(call: string): string | undefined;
  /** Ends a refusal: the next call is counted again. */
  expire(key: string): void;
  /** Forgets a counter whose points were deleted. */
  forget(key: string): void;
  /**
   * Waits until no other call is counted by a counter that has refused before. Then only one of many concurrent calls
   * is counted, and its refusal serves the others. Undefined if none of the counters has refused.
   */
  takeTurn(keys: readonly string[]): Promise<Release | undefined>;
}

/** Creates the memory of refusals. Another process may have deleted points, so the database is asked again after five seconds. */
export function createRefusalMemory<Counter>(now: () => Date): RefusalMemory<Counter> {
  const refusals = new LRUCache<string, RememberedRefusal<Counter> & { until: number }>({ max: MAX_COUNTERS });
  const calls = new LRUCache<string, string>({ max: MAX_COUNTERS });
  const turns = new FairSemaphore({ most: Infinity, mostOfOne: 1 });
  return {
    remember: (key, refusal, call) => {
      refusals.set(key, { ...refusal, until: Math.min(refusal.dueAt, now().getTime() + REMEMBERED_MS) });
      if (call !== undefined) calls.set(call, key);
    },
    find: (key) => {
      const refusal = refusals.get(key);
      return refusal && now().getTime() < refusal.until ? refusal : undefined;
    },
    keyOfCall: (call) => calls.get(call),
    expire: (key) => {
      const refusal = refusals.get(key);
      if (refusal) refusals.set(key, { ...refusal, until: 0 });
    },
    forget: (key) => void refusals.delete(key),
    takeTurn: async (keys) => {
      const known = keys.find((key) => refusals.has(key));
      return known === undefined ? undefined : turns.acquire(known);
    },
  };
}
