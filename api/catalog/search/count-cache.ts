import { LRUCache } from 'lru-cache';

/** Milliseconds after which a number is counted again, as long as the gateway may cache a page. */
const FRESH_MS = 30_000;
/** Milliseconds for which a number still answers while it is counted again. */
const STALE_MS = 300_000;
/** The most counts that run beside requests at the same time: the others wait for their turn. */
const MOST_REFRESHES = 2;
/** The most numbers that are kept. */
const MAX_ENTRIES = 2_000;

/** Keeps numbers of very many products, which take long to count. */
export interface CountCache<T extends object> {
  /**
   * The number under a key, or undefined when it is not known or too small to be kept. One that is older than half a minute
   * is counted again by `count`, while it still answers. Waits for a first count of the same key.
   */
  read(key: string, count: () => Promise<T>): Promise<T | undefined>;
  /** Counts for the first time, and keeps the number when it is of very many; throws what `count` throws. */
  first<Counted extends T>(key: string, count: () => Promise<Counted>): Promise<Counted>;
}

/** Creates a cache; `isWorthKeeping` says whether a number took long to count, and `toEntry` what is kept of it. */
export function createCountCache<T extends object>(
  isWorthKeeping: (counted: T) => boolean,
  toEntry: (counted: T) => T,
  now: () => number = () => performance.now(),
): CountCache<T> {
  const entries = new LRUCache<string, { counted: T; at: number }>({ max: MAX_ENTRIES });
  const firsts = new Map<string, Promise<unknown>>();
  const refreshes = new Set<string>();
  const keep = (key: string, counted: T) => {
    if (isWorthKeeping(counted)) entries.set(key, { counted: toEntry(counted), at: now() });
    else entries.delete(key);
  };
  const refresh = (key: string, count: () => Promise<T>) => {
    if (refreshes.has(key) || refreshes.size >= MOST_REFRESHES) return;
    refreshes.add(key);
    // Who asks next after a failure counts again, and gets the failure.
    const forget = () => void entries.delete(key);
    void count()
      .then((counted) => keep(key, counted), forget)
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
      // Who waits for it counts again when it fails.
      const ended = counting.then(
        () => undefined,
        () => undefined,
      );
      if (!firsts.has(key)) firsts.set(key, ended);
      try {
        const counted = await counting;
        keep(key, counted);
        return counted;
      } finally {
        if (firsts.get(key) === ended) firsts.delete(key);
      }
    },
  };
}
