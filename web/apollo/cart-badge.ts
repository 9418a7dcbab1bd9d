import { useSyncExternalStore } from 'react';

/** What the shopper has put aside, as far as this tab knows: shown on every page. */
export interface Held {
  /** Pieces in the cart. */
  pieces: number;
  /** The skus on the wishlist. */
  liked: ReadonlySet<string>;
}

/** What a visitor has, and anybody of whom nothing is known yet. */
export const NOTHING: Held = { pieces: 0, liked: new Set() };

const listeners = new Set<() => void>();
let held = NOTHING;

/** Tells all who show it what the shopper has now. */
export function hold(next: Held): void {
  held = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A part of what the shopper has put aside, always as it is now: `pick` answers a plain value. */
export const useHeld = <T extends string | number | boolean>(pick: (held: Held) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => pick(held),
    () => pick(NOTHING),
  );
