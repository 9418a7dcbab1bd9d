import { orNull } from './failures.ts';

/** A word by which a host names one of our additions to the contract. */
export type Addition =
  | 'categories'
  | 'products'
  | 'variants'
  | 'reviews'
  | 'recent-reviews'
  | 'newsletter'
  | 'ratings'
  | 'search'
  | 'pictures'
  | 'google-redirect'
  | 'cart-many'
  | 'cart-quantity'
  | 'cart-move'
  | 'payment-status'
  | 'order-pages'
  | 'admin';
/** Tells whether the host has an addition. */
export type Has = (word: Addition) => boolean;
/** What is known of a host's additions. */
export interface Additions {
  has: Has;
  /** Whether the host has told, be it only that it has none; until then it has none for all we know. */
  isKnown: boolean;
}

const AGAIN_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 500;
/** The longest pause until the host has told for the first time. */
const EAGER_PAUSE_MS = 1_500;
const LONGEST_PAUSE_MS = 60_000;
/** So many times a host that has told its additions must know of none before that is believed. */
const DENIALS = 3;
const NONE: ReadonlySet<string> = new Set();

/**
 * Finds out which additions a host has: asked once, kept, asked again every few minutes and, with growing pauses, after
 * a failure. A host that has no such call has none.
 */
export function openAdditions(
  askHost: () => Promise<{ additions: string[] }>,
  now: () => number = Date.now,
): () => Promise<Additions> {
  let known: ReadonlySet<string> | undefined;
  let asking: Promise<void> | undefined;
  let nextAt = 0;
  let pause = FIRST_PAUSE_MS;
  let denials = 0;
  const has: Has = (word) => (known ?? NONE).has(word);

  const later = () => {
    nextAt = now() + pause;
    pause = Math.min(pause * 2, known ? LONGEST_PAUSE_MS : EAGER_PAUSE_MS);
  };
  const learn = (additions: string[] | undefined) => {
    denials = additions ? 0 : denials + 1;
    if (!additions && known?.size && denials < DENIALS) return later();
    known = new Set(additions);
    pause = FIRST_PAUSE_MS;
    nextAt = now() + AGAIN_MS;
  };
  const ask = async () => {
    try {
      learn((await orNull(askHost()))?.additions);
    } catch {
      // The failure is in the log already; the pause grows, and meanwhile the plain calls do.
      later();
    } finally {
      asking = undefined;
    }
  };

  return async () => {
    if (now() >= nextAt) asking ??= ask();
    if (!known && asking) await asking;
    return { has, isKnown: known !== undefined };
  };
}
