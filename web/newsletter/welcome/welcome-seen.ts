/**
 * Where a browser keeps that it has been welcomed: whatever stands there counts. Unlike what belongs to a shopper
 * (`rangbandh.…`) it outlives the session.
 */
export const VISITED = 'rangbandh-visited';

/** What a browser that allows no storage, or has no room left, is remembered by until the page is left. */
let memory: string | null = null;

/** Whether this browser has been welcomed. */
export function wasWelcomed(): boolean {
  try {
    return (localStorage.getItem(VISITED) ?? memory) !== null;
  } catch {
    return memory !== null;
  }
}

/** Remembers that this browser has been welcomed. */
export function rememberWelcome(): void {
  try {
    localStorage.setItem(VISITED, 'yes');
  } catch {
    memory = 'yes';
  }
}
