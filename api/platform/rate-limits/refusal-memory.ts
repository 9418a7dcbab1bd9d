import { LRUCache } from 'lru-cache';

/** Milliseconds for which a process remembers a refusal without a look at the database. */
const REMEMBERED_MS = 5_000;
/** The most counters that a process remembers. */
const MAX_COUNTERS = 50_000;

/** A refusal of a counter. */
export interface RememberedRefusal {
  /** When the next point is due. */
  dueAt: number;
  /** The tries of the work that was offered in place of the wait; undefined for none. */
  tries: number | undefined;
}

/** The refusals of this process, by the keys of their counters. A repeated refusal then needs no statement. */
export interface RefusalMemory {
  /** Remembers a refusal. */
  remember(key: string, refusal: RememberedRefusal): void;
  /** Returns the refusal of a counter that still waits. */
  find(key: string): RememberedRefusal | undefined;
  /** Forgets a counter whose points were deleted. */
  forget(key: string): void;
}

/** Creates the memory of refusals. Another process may have deleted points, so the database is asked again after five seconds. */
export function createRefusalMemory(now: () => Date): RefusalMemory {
  const refusals = new LRUCache<string, RememberedRefusal & { until: number }>({ max: MAX_COUNTERS });
  return {
    remember: (key, refusal) => {
      refusals.set(key, { ...refusal, until: Math.min(refusal.dueAt, now().getTime() + REMEMBERED_MS) });
    },
    find: (key) => {
      const refusal = refusals.get(key);
      return refusal && now().getTime() < refusal.until ? refusal : undefined;
    },
    forget: (key) => void refusals.delete(key),
  };
}
