import { useSyncExternalStore } from 'react';

/** What the session asks of, or tells, the shopper over the page: one at a time. */
export type Question = 'login' | 'logout' | 'expired';

let question: Question | undefined;
const listeners = new Set<() => void>();

/** Puts a question over the page in place of any other; undefined takes it away. */
export function put(next: Question | undefined): void {
  question = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question that is over the page now. */
export const useQuestion = (): Question | undefined =>
  useSyncExternalStore(
    subscribe,
    () => question,
    () => undefined,
  );
