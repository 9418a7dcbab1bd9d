import { fitsId } from './upstream/address.ts';

/** Looks keys up in what one call answers, for a loader; keys that nothing can have are left out of the call. */
export async function among<T>(
  keys: readonly string[],
  fetchMany: (keys: string[]) => Promise<ReadonlyMap<string, T>>,
): Promise<(T | null)[]> {
  const fitting = keys.filter(fitsId);
  const found = fitting.length > 0 ? await fetchMany(fitting) : new Map<string, T>();
  return keys.map((key) => found.get(key) ?? null);
}

/** Fetches each key by itself, for a loader: one that fails is an Error in its place and doesn't harm the others. */
export function eachOf<K, V>(keys: readonly K[], fetchOne: (key: K) => Promise<V>): Promise<(V | Error)[]> {
  const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
  return Promise.all(keys.map((key) => fetchOne(key).catch(asError)));
}
