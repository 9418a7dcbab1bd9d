import { LRUCache } from 'lru-cache';
import { CircuitOpenFailure } from './circuit-breaker.ts';
import type { RequestDeadline } from './request-deadline.ts';

const TTL_MS = 60_000;
/** The most characters of all cached answers together. */
const MAX_CHARACTERS = 8_000_000;
/** The group of public reads whose answers may be a minute old. */
const CACHED_GROUP = 'catalog';

/** The last good answers of the public catalogue, for the time while its circuit is open. */
export interface StaleIfErrorCache {
  /** Stores an answer of `length` characters. */
  store(group: string, path: string, answer: unknown, length: number): void;
  /**
   * The same answer. When it fails because the circuit is open, the last good answer, at most a minute old: then the
   * request is marked with `servedStale`.
   */
  staleIfError(path: string, answer: Promise<unknown>, deadline: RequestDeadline | undefined): Promise<unknown>;
  /** Drops all answers. */
  clear(): void;
}

/** Makes an empty cache. */
export function createStaleIfErrorCache(now: () => number = () => Date.now()): StaleIfErrorCache {
  const cache = new LRUCache<string, { answer: unknown; expiresAt: number }>({ maxSize: MAX_CHARACTERS });
  return {
    clear: () => cache.clear(),
    store: (group, path, answer, length) => {
      if (group !== CACHED_GROUP) return;
      cache.set(path, { answer, expiresAt: now() + TTL_MS }, { size: Math.max(1, length) });
    },
    staleIfError: async (path, answer, deadline) => {
      try {
        return await answer;
      } catch (error) {
        const last = error instanceof CircuitOpenFailure ? cache.get(path) : undefined;
        if (!deadline || !last || last.expiresAt < now()) throw error;
        deadline.servedStale = true;
        return last.answer;
      }
    },
  };
}
