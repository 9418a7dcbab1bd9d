import { setTimeout } from 'node:timers/promises';

/** Waits until `holds`, looking again and again, for so many milliseconds at most; answers whether it came to hold. */
export async function until(
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

/** Does `work` on each of them, at most so many at a time; answers what came of each, in their order. */
export async function atMost<T, R>(
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
