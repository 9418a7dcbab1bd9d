import DataLoader from 'dataloader';
import { isValidId } from './build-path.ts';

/** The most characters of all keys in one call. Hosts and proxies refuse addresses of more than about 8,000. */
const MAX_CHARACTERS = 6_000;

/**
 * Loads all keys by one call, or by several if the keys are long, for a loader. Skips a key that cannot be an id. An
 * unknown key returns null.
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

/** Loads each key by a separate call, for a loader. A failed call returns an Error only for its key. */
export function loadEach<K, V>(keys: readonly K[], fetchOne: (key: K) => Promise<V>): Promise<(V | Error)[]> {
  return Promise.all(keys.map((key) => fetchOne(key).catch(asError)));
}

/** Returns a thrown value as an Error. */
export const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** A loader of values that may be requested in several sizes. */
interface LargestLoader<Value> {
  /** Returns the value in at least this size: a list may be longer. */
  load(key: string, size: number): Promise<Value>;
  /** Caches a value of this size, unless a value of at least this size is cached. */
  prime(key: string, size: number, value: Value | Error): void;
}

/** Returns one value per key, each in this size. */
type ReadAll<Value> = (keys: readonly string[], size: number) => Promise<readonly (Value | Error)[]>;

/**
 * Creates the loader of one request. Concurrent requests for a key are read once, in the largest size; a later one
 * reads again only for a larger size. Keys of different sizes are read separately, so that no key is read larger than
 * requested.
 */
export function createLargestLoader<Value>(readAll: ReadAll<Value>, maxBatchSize: number): LargestLoader<Value> {
  const sizes = new Map<string, number>();
  const begun = new Set<string>();
  const readEach = async (keys: readonly string[]) => {
    const values: (Value | Error)[] = [];
    const readSome = async ([size, places]: [number, number[]]) => {
      const some = places.flatMap((at) => keys[at] ?? []);
      const read = await readAll(some, size).catch((error: unknown) => some.map(() => asError(error)));
      read.forEach((value, nth) => (values[places[nth] ?? keys.length] = value));
    };
    for (const key of keys) begun.add(key);
    const bySize = Map.groupBy(keys.keys(), (at) => sizes.get(keys[at] ?? '') ?? 0);
    await Promise.all([...bySize].map(readSome));
    return values;
  };
  const loader = new DataLoader<string, Value>(readEach, { maxBatchSize });
  return {
    load: (key, size) => {
      if (size > (sizes.get(key) ?? 0)) {
        sizes.set(key, size);
        if (begun.delete(key)) loader.clear(key);
      }
      return loader.load(key);
    },
    prime: (key, size, value) => {
      if (size <= (sizes.get(key) ?? 0)) return;
      sizes.set(key, size);
      begun.add(key);
      loader.clear(key).prime(key, value);
    },
  };
}
