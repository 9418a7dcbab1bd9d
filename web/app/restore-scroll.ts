import type { createBrowserRouter } from 'react-router-dom';
import { parseStored, tabStorage } from '../session/storage.ts';

/** The name under which `ScrollRestoration` stores the scroll position of each page of this tab, by the keys of their addresses. */
const PLACES = 'react-router-scroll-positions';
/** The time for which a page may grow while it loads data. */
const LONGEST_MS = 10_000;

/**
 * Restores the scroll position of a reloaded page, and of the pages before and after it in the history that the shopper saw before
 * this document: those load their data again too. `ScrollRestoration` restores the pages that this document has shown.
 */
export function restoreScroll(router: ReturnType<typeof createBrowserRouter>): void {
  const places: Record<string, unknown> = Object(parseStored(tabStorage.get(PLACES)));
  let { key } = router.state.location;
  // All addresses with which a document began share one key: its position is that of this page only after a reload. At a history
  // step the browser itself restores such a page.
  if (key !== 'default' || isReload()) restorePosition(places[key]);
  router.subscribe(({ location: { key: current } }) => {
    if (current === key) return;
    // If the page is left now, `ScrollRestoration` has the right position.
    places[key] = undefined;
    key = current;
    restorePosition(places[key], { isStep: true });
  });
}

function isReload(): boolean {
  const [visited] = performance.getEntriesByType('navigation');
  return visited instanceof PerformanceNavigationTiming && visited.type === 'reload';
}

/**
 * Holds the page at this position while it grows. Until its data is loaded, the position may be below the page's end, and a
 * browser that anchors the footer moves away from it. A page that the shopper has begun to use, however early
 * (`queue-early-clicks.ts`), is not moved.
 */
function restorePosition(place: unknown, { isStep = false } = {}): void {
  if (typeof place !== 'number' || place === 0) return;
  const { href: page } = location;
  const { dataset } = document.documentElement;
  // The shopper used the previous page, which may still be on screen at the first check.
  if (isStep) delete dataset['used'];
  let [isBefore, wasScrolled] = [isStep, false];
  const hold = () => {
    if (isBefore) return void (isBefore = false);
    // The page itself has scrolled to its top, as an empty cart does.
    const isAtTop = wasScrolled && scrollY === 0;
    if (dataset['used'] !== undefined || isAtTop || location.href !== page) return stop();
    wasScrolled ||= scrollY > 0;
    const isThere = document.documentElement.scrollHeight - innerHeight >= Math.floor(place);
    if (isThere && Math.abs(scrollY - place) > 1) scrollTo({ top: place, behavior: 'instant' });
  };
  const growth = new ResizeObserver(hold);
  const stop = () => growth.disconnect();
  // A screen reader may click without a pointer.
  addEventListener('click', stop, { once: true, capture: true });
  setTimeout(stop, LONGEST_MS);
  growth.observe(document.body);
}
