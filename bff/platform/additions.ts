import { orNull } from './failures.ts';
import type { Rest } from './rest.ts';

/** A word by which a host names one of our additions to the contract. */
export type Addition = 'categories' | 'products' | 'variants' | 'reviews' | 'ratings' | 'search' | 'pictures';
/** Tells whether the host has an addition. */
export type Has = (word: Addition) => boolean;

const AGAIN_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
const NONE: ReadonlySet<string> = new Set();

/**
 * Finds out which additions a host has: asked once, kept, asked again every few minutes and, with growing pauses, after
 * a failure. Until it is known, or when the host has no such call, the host has none.
 */
export function openAdditions(rest: Rest, now: () => number = Date.now): () => Promise<Has> {
  let known: ReadonlySet<string> | undefined;
  let asking: Promise<void> | undefined;
  let nextAt = 0;
  let pause = FIRST_PAUSE_MS;
  const has: Has = (word) => (known ?? NONE).has(word);

  const ask = async () => {
    try {
      const answer = await orNull(rest('getAdditions', {}));
      known = new Set(answer?.additions);
      pause = FIRST_PAUSE_MS;
      nextAt = now() + AGAIN_MS;
    } catch {
      // The failure is in the log already; the pause grows, and meanwhile the plain calls do.
      nextAt = now() + pause;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    } finally {
      asking = undefined;
    }
  };

  return async () => {
    if (now() >= nextAt) asking ??= ask();
    if (!known && asking) await asking;
    return has;
  };
}
