import { parseStored, tabStorage } from '../session/storage.ts';

/** The name under which `ScrollRestoration` stores how far each page of this tab is scrolled, by the keys of their addresses. */
const PLACES = 'react-router-scroll-positions';
/** How long a page may grow by what it reads. */
const LONGEST_MS = 10_000;

/**
 * Brings a page that is loaded anew back to where it was scrolled to. What it reads after that makes it longer: until then the place
 * may lie below its end, and a browser that keeps the footer in view moves away from it. A shopper who has begun to use the page,
 * however early (`early-presses.ts`), is not moved.
 */
export function restoreScroll(): void {
  const { key = 'default' }: { key?: string } = history.state ?? {};
  const places: Record<string, unknown> = Object(parseStored(tabStorage.get(PLACES)));
  const [place, page] = [places[key], location.href];
  if (typeof place !== 'number' || place === 0) return;
  let wasScrolled = false;
  const hold = () => {
    const isUsed = document.documentElement.dataset['used'] !== undefined;
    // The page itself has gone to its top, as an empty cart does.
    const isAtTop = wasScrolled && scrollY === 0;
    if (isUsed || isAtTop || location.href !== page) return stop();
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
