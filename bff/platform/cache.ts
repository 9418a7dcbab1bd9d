/** A value that is cached for some time. */
export interface CachedValue<T> {
  (): Promise<T>;
  /** Makes the next read fetch the value anew. */
  clear(): void;
}

/**
 * Makes a value that is fetched at its first read and then cached for `ttlMs`. Concurrent reads share one fetch. A
 * failed fetch is not cached.
 */
export function createCachedValue<T>(
  ttlMs: number,
  fetchValue: () => Promise<T>,
  now: () => number = Date.now,
): CachedValue<T> {
  let cached: Promise<T> | undefined;
  let expiresAt = 0;
  const read = () => {
    if (cached && now() < expiresAt) return cached;
    const fresh = fetchValue();
    cached = fresh;
    expiresAt = now() + ttlMs;
    fresh.catch(() => {
      if (cached === fresh) cached = undefined;
    });
    return fresh;
  };
  return Object.assign(read, { clear: () => void (cached = undefined) });
}

/** The same function, which computes its result once for each object and drops the result with the object. */
export function memoizeByObject<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, V>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    results.set(key, value);
    return value;
  };
}

/** The same function, which calls `load` once for each key until the map of its promises is cleared. */
export function memoizeByKey<K, V>(promises: Map<K, Promise<V>>, load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  return async (key) => {
    const promise = promises.get(key) ?? load(key);
    promises.set(key, promise);
    return promise;
  };
}
