/**
 * Calls `listener` whenever the shopper may have missed something: when the shopper comes back to this tab or window, when
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
