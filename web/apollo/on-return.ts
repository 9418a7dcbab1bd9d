/**
 * Calls `listener` whenever the shopper may have missed something: back at this tab or window, on a page that the browser
 * restores, or online again. Returns what ends that.
 */
export function onReturn(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const whenVisible = () => document.visibilityState === 'visible' && listener();
  for (const name of ['focus', 'pageshow', 'online']) addEventListener(name, whenVisible, { signal });
  document.addEventListener('visibilitychange', whenVisible, { signal });
  return () => controller.abort();
}
