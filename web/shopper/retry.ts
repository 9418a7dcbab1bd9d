const PAUSES = [1_000, 2_000, 3_000, 5_000, 8_000] as const;
const LONGEST = 10_000;

/** Milliseconds to wait after this number of tries without a response: increasing, ten seconds at most. */
export const backoffAfter = (tries: number): number => PAUSES[tries] ?? LONGEST;

/**
 * Calls `listener` whenever the shopper may have missed an update: when the shopper returns to this tab or window, when
 * the browser restores the page, and when it is online again. Returns a function that stops listening.
 */
export function onReturn(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const whenVisible = () => document.visibilityState === 'visible' && listener();
  for (const name of ['focus', 'pageshow', 'online']) addEventListener(name, whenVisible, { signal });
  document.addEventListener('visibilitychange', whenVisible, { signal });
  return () => controller.abort();
}
