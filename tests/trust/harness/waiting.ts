import { setTimeout } from 'node:timers/promises';

/** Waits until `holds` is true, for at most so many milliseconds; answers whether it became true. */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  milliseconds: number,
  pause = 50,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  for (;;) {
    if (await holds()) return true;
    if (performance.now() > end) return false;
    await setTimeout(pause);
  }
}

/** Runs `work` on each item, at most `most` at a time; answers the results in the items' order. */
export async function mapConcurrently<T, R>(
  most: number,
  items: readonly T[],
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const runner = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at] as T, at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, runner));
  return results;
}

/** What half, and all but one in a hundred, waited at the most, in milliseconds. */
export interface Percentiles {
  count: number;
  p50: number;
  p99: number;
}

/** The percentiles of waits in milliseconds, to a tenth; zero where there are none. */
export function percentilesOf(waits: readonly number[]): Percentiles {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { count: waits.length, p50: at(0.5), p99: at(0.99) };
}
