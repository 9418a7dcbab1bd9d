import type { createBrowserRouter } from 'react-router-dom';
import { parseStored, tabStorage } from '../session/storage.ts';

/** The name under which `ScrollRestoration` stores how far each page of this tab is scrolled, by the keys of their addresses. */
const PLACES = 'react-router-scroll-positions';
/** How long a page may grow by what it reads. */
const LONGEST_MS = 10_000;

/**
 * Brings a page that is loaded anew back to where it was scrolled to, and those before and after it that the shopper saw before this
 * document, at a step to them: they are read anew too. What this document has shown is there at once, and `ScrollRestoration` does.
 */
export function restoreScroll(router: ReturnType<typeof createBrowserRouter>): void {
  const places: Record<string, unknown> = Object(parseStored(tabStorage.get(PLACES)));
  let { key } = router.state.location;
  // All addresses with which a document began share one key: the place under it is this page's at a reload alone. At a step the browser
  // itself brings such a page back.
  if (key !== 'default' || isReload()) keepPlace(places[key]);
  router.subscribe(({ location: { key: current } }) => {
    if (current === key) return;
    // Where it is left for now, `ScrollRestoration` knows better.
    places[key] = undefined;
    key = current;
    keepPlace(places[key], { isStep: true });
  });
}

function isReload(): boolean {
  const [visited] = performance.getEntriesByType('navigation');
  return visited instanceof PerformanceNavigationTiming && visited.type === 'reload';
}

/**
 * Keeps the page at this place while it grows. What it reads makes it longer: until then the place may lie below its end, and a
 * browser that keeps the footer in view moves away from it. A shopper who has begun to use the page, however early
 * (`early-presses.ts`), is not moved.
 */
function keepPlace(place: unknown, { isStep = false } = {}): void {
  if (typeof place !== 'number' || place === 0) return;
  const { href: page } = location;
  const { dataset } = document.documentElement;
  // Used was the page before, which may still be on screen at the first look.
  if (isStep) delete dataset['used'];
  let [isBefore, wasScrolled] = [isStep, false];
  const hold = () => {
    if (isBefore) return void (isBefore = false);
    // The page itself has gone to its top, as an empty cart does.
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
