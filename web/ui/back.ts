/** The overlays that Back closes; the one on top is the last. */
const open: (() => void)[] = [];

/**
 * While an overlay is open, the browser's Back calls `close` and does not leave the page. Returns a function that ends this.
 * A browser allows that once after each press of the shopper, so a second Back leaves; a browser without the Navigation API leaves
 * at once.
 */
export function onBack(close: () => void): () => void {
  // A separate function for each call, so that each ends separately.
  const entry = () => close();
  if (open.length === 0 && 'navigation' in globalThis) navigation.addEventListener('navigate', closeTop);
  open.push(entry);
  return () => {
    const at = open.indexOf(entry);
    if (at >= 0) open.splice(at, 1);
    if (open.length === 0 && 'navigation' in globalThis) navigation.removeEventListener('navigate', closeTop);
  };
}

function closeTop(event: NavigateEvent): void {
  const here = navigation.currentEntry?.index ?? 0;
  const isBack = event.navigationType === 'traverse' && event.destination.index < here;
  if (!isBack || !event.cancelable) return;
  event.preventDefault();
  open.at(-1)?.();
}
