/**
 * Calls `back` whenever the shopper may have missed something: back at this tab or window, back on a page that the browser
 * had put aside, or back on the line. Returns what ends that.
 */
export function onReturn(back: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const seen = () => document.visibilityState === 'visible' && back();
  for (const name of ['focus', 'pageshow', 'online']) addEventListener(name, seen, { signal });
  document.addEventListener('visibilitychange', seen, { signal });
  return () => controller.abort();
}
