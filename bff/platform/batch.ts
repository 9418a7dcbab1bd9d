import { isValidId } from './upstream/build-path.ts';

/** The most characters of all keys in one call. Hosts and proxies refuse addresses of more than about 8,000. */
const MAX_CHARACTERS = 6_000;

/**
 * Loads all keys by one call, or by a few when the keys are long, for a loader. A key that cannot be an id is left out. An
 * unknown key gives null.
 */
export async function loadMany<T>(
  keys: readonly string[],
  fetchMany: (keys: string[]) => Promise<ReadonlyMap<string, T>>,
): Promise<(T | null)[]> {
  const chunks = await Promise.all(chunksOf(keys.filter(isValidId)).map(fetchMany));
  return keys.map((key) => chunks.find((chunk) => chunk.has(key))?.get(key) ?? null);
}

function chunksOf(keys: readonly string[]): string[][] {
  const chunks: string[][] = [];
  let left = 0;
  for (const key of keys) {
    const { length } = encodeURIComponent(key);
    if (length > left) {
      chunks.push([]);
      left = MAX_CHARACTERS;
    }
    chunks.at(-1)?.push(key);
    left -= length;
  }
  return chunks;
}

/** Loads each key by a call of its own, for a loader. A failed call gives an Error for its own key alone. */
export function loadEach<K, V>(keys: readonly K[], fetchOne: (key: K) => Promise<V>): Promise<(V | Error)[]> {
  return Promise.all(keys.map((key) => fetchOne(key).catch(asError)));
}

/** What was thrown, as an Error. */
export const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
