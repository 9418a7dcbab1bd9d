import DataLoader from 'dataloader';
import { asError } from './batch.ts';

/** Loads by a key what may be asked for in several sizes. */
interface LargestLoader<Value> {
  /** The value in this size at the least: a list may be longer. */
  load(key: string, size: number): Promise<Value>;
  /** Tells what is known in this size; what was asked for in a size as large stays. */
  prime(key: string, size: number, value: Value | Error): void;
}

/** Answers as many values as there are keys, each in this size. */
type ReadAll<Value> = (keys: readonly string[], size: number) => Promise<readonly (Value | Error)[]>;

/**
 * Makes the loader of one request. What is asked for at once is read once, in the largest of the sizes, and later once more only for a
 * larger one. Keys of different sizes are read apart: no more is read of each than was asked for.
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
