import { isValidId } from './upstream/build-path.ts';

/**
 * Loads all keys by one call, for a loader. A key that cannot be an id is left out of the call. An unknown key gives
 * null.
 */
export async function loadMany<T>(
  keys: readonly string[],
  fetchMany: (keys: string[]) => Promise<ReadonlyMap<string, T>>,
): Promise<(T | null)[]> {
  const valid = keys.filter(isValidId);
  const found = valid.length > 0 ? await fetchMany(valid) : new Map<string, T>();
  return keys.map((key) => found.get(key) ?? null);
}

/** Loads each key by a call of its own, for a loader. A failed call gives an Error for its own key alone. */
export function loadEach<K, V>(keys: readonly K[], fetchOne: (key: K) => Promise<V>): Promise<(V | Error)[]> {
  const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
  return Promise.all(keys.map((key) => fetchOne(key).catch(asError)));
}
