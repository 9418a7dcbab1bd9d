import { LRUCache } from 'lru-cache';
import { Resting } from './breaker.ts';
import type { Scope } from './scope.ts';

/** Milliseconds for which an answer may stand in for one that can't be had. */
const KEPT_MS = 60_000;
/** Characters of all answers that are kept. */
const KEPT_CHARACTERS = 8_000_000;
/** The group of public reads that everybody may see a little late. */
const GROUP = 'catalog';

/** The last good answers of the public catalogue, for while its calls rest. */
export interface Stale {
  /** Keeps an answer, which was `size` characters long. */
  keep(group: string, path: string, answer: unknown, size: number): void;
  /** The same answer; while calls rest the last good one, at most a minute old, and the request is marked as stale. */
  orLast(path: string, answer: Promise<unknown>, scope: Scope | undefined): Promise<unknown>;
  /** Forgets all answers. */
  forget(): void;
}

/** Makes an empty store. */
export function openStale(now: () => number = () => Date.now()): Stale {
  const kept = new LRUCache<string, { answer: unknown; until: number }>({ maxSize: KEPT_CHARACTERS });
  return {
    forget: () => kept.clear(),
    keep: (group, path, answer, size) => {
      if (group === GROUP) kept.set(path, { answer, until: now() + KEPT_MS }, { size: Math.max(1, size) });
    },
    orLast: async (path, answer, scope) => {
      try {
        return await answer;
      } catch (error) {
        const last = error instanceof Resting ? kept.get(path) : undefined;
        if (!scope || !last || last.until < now()) throw error;
        scope.isStale = true;
        return last.answer;
      }
    },
  };
}
