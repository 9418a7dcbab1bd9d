import { setTimeout } from 'node:timers/promises';

/** Waits until `holds` is true, for at most this number of milliseconds; returns whether it became true. */
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

/** Runs `work` on each item, at most `most` at a time; returns the results in the items' order. */
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
