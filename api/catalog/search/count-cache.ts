import { LRUCache } from 'lru-cache';

/** Milliseconds after which a number is counted again: as long as the gateway may cache a page. */
const FRESH_MS = 30_000;
/** Milliseconds for which an old number is still returned while it is counted again. */
const STALE_MS = 300_000;
/** The maximum number of background counts at the same time; the others wait. */
const MOST_REFRESHES = 2;
/** The maximum number of cached numbers. */
const MAX_ENTRIES = 2_000;

/** Caches numbers of very many products, which take long to count. */
export interface CountCache<T extends object> {
  /**
   * The number under a key; undefined if it is unknown or too small to be cached. If it is older than half a minute,
   * `count` counts it again in the background. Waits for a first count of the same key.
   */
  read(key: string, count: () => Promise<T>): Promise<T | undefined>;
  /** Counts for the first time, and caches the number if it is large. Throws what `count` throws. */
  first<Counted extends T>(key: string, count: () => Promise<Counted>): Promise<Counted>;
}

/**
 * Creates a cache. `isWorthKeeping` returns whether a number took long to count, and `toEntry` returns the cached
 * value.
 */
export function createCountCache<T extends object>(
  isWorthKeeping: (counted: T) => boolean,
  toEntry: (counted: T) => T,
  now: () => number = () => performance.now(),
): CountCache<T> {
  const entries = new LRUCache<string, { counted: T; at: number }>({ max: MAX_ENTRIES });
  const firsts = new Map<string, Promise<unknown>>();
  const refreshes = new Set<string>();
  const store = (key: string, counted: T) => {
    if (isWorthKeeping(counted)) entries.set(key, { counted: toEntry(counted), at: now() });
    else entries.delete(key);
  };
  const refresh = (key: string, count: () => Promise<T>) => {
    if (refreshes.has(key) || refreshes.size >= MOST_REFRESHES) return;
    refreshes.add(key);
    // After a failure the next caller counts again and gets the error.
    const forget = () => void entries.delete(key);
    void count()
      .then((counted) => store(key, counted), forget)
      .finally(() => refreshes.delete(key));
  };
  return {
    read: async (key, count) => {
      await firsts.get(key);
      const entry = entries.get(key);
      if (entry === undefined || now() - entry.at >= STALE_MS) return undefined;
      if (now() - entry.at >= FRESH_MS) refresh(key, count);
      return entry.counted;
    },
    first: async (key, count) => {
      const counting = count();
      // A caller that waits counts again if this count fails.
      const ended = counting.then(
        () => undefined,
        () => undefined,
      );
      if (!firsts.has(key)) firsts.set(key, ended);
      try {
        const counted = await counting;
        store(key, counted);
        return counted;
      } finally {
        if (firsts.get(key) === ended) firsts.delete(key);
      }
    },
  };
}
