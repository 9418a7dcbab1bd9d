import { useSyncExternalStore } from 'react';

/** What the session asks of, or tells, the shopper over the page: one at a time. */
export type SessionDialog = 'login' | 'logout' | 'expired';

let question: SessionDialog | undefined;
const listeners = new Set<() => void>();

/** Puts a question over the page in place of any other; undefined takes it away. */
export function showSessionDialog(next: SessionDialog | undefined): void {
  question = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question that is over the page now. */
export const useSessionDialog = (): SessionDialog | undefined =>
  useSyncExternalStore(
    subscribe,
    () => question,
    () => undefined,
  );
