/**
 * The key of the browser's storage under which the welcome is marked as seen: any value counts. Unlike the keys of one
 * shopper (`rangbandh.…`) it remains when the session ends.
 */
export const WELCOME_KEY = 'rangbandh-visited';

/** The mark if the browser allows no storage or has no room left; it lasts until the page is left. */
let memory: string | null = null;

/** Whether this browser has seen the welcome. */
export function isWelcomeSeen(): boolean {
  try {
    return (localStorage.getItem(WELCOME_KEY) ?? memory) !== null;
  } catch {
    return memory !== null;
  }
}

/** Marks the welcome as seen in this browser. */
export function markWelcomeSeen(): void {
  try {
    localStorage.setItem(WELCOME_KEY, 'yes');
  } catch {
    memory = 'yes';
  }
}
