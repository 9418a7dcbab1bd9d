/** A value that is cached for some time. */
export interface CachedValue<T> {
  (): Promise<T>;
  /** Makes the next read fetch the value again. */
  clear(): void;
}

/**
 * Creates a value that is fetched at its first read and then cached for `ttlMs`. Concurrent reads share one fetch.
 * Until it is `staleMs` old, the stale value is returned while a new one is fetched. A failed fetch is not cached.
 */
export function createCachedValue<T>(
  ttlMs: number,
  staleMs: number,
  fetchValue: () => Promise<T>,
  now: () => number = () => performance.now(),
): CachedValue<T> {
  let last: { value: T; fetchedAt: number } | undefined;
  let fetching: Promise<T> | undefined;
  const refresh = () => {
    const mine = fetchValue();
    fetching = mine;
    const end = () => void (fetching === mine && (fetching = undefined));
    mine.then((value) => {
      if (fetching === mine) last = { value, fetchedAt: now() };
      end();
    }, end);
    return mine;
  };
  const read = async () => {
    const age = last ? now() - last.fetchedAt : Infinity;
    if (last && age < ttlMs) return last.value;
    const fresh = fetching ?? refresh();
    if (!last || age >= staleMs) return fresh;
    // Later reads get the new value. The REST client has logged a failure.
    fresh.catch(() => undefined);
    return last.value;
  };
  const clear = () => {
    last = undefined;
    fetching = undefined;
  };
  return Object.assign(read, { clear });
}

/**
 * Returns a function that computes its result once per object and drops it with the object. The other arguments must
 * be the same for an object each time.
 */
export function memoizeByObject<K extends object, V, Others extends unknown[]>(
  compute: (key: K, ...others: Others) => V,
): (key: K, ...others: Others) => V {
  // The result is a property of the object: V8's young-generation collections retain the values of a WeakMap even for
  // unused keys.
  // A copy of the object lacks it, because it isn't enumerable.
  const result = Symbol('result');
  const ofFrozen = new WeakMap<K, V>();
  return (key, ...others) => {
    const held: V | undefined = Reflect.get<object, symbol>(key, result);
    const known = held ?? ofFrozen.get(key);
    if (known !== undefined) return known;
    const value = compute(key, ...others);
    if (!Reflect.defineProperty(key, result, { value })) ofFrozen.set(key, value);
    return value;
  };
}

/** Returns a function that calls `load` once per key until the map of promises is cleared. */
export function memoizeByKey<K, V>(promises: Map<K, Promise<V>>, load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  return async (key) => {
    const promise = promises.get(key) ?? load(key);
    promises.set(key, promise);
    return promise;
  };
}
