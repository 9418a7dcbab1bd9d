import { type createBrowserRouter, matchRoutes } from 'react-router-dom';
import { contextOf, type PageSource } from '../data/page-source.ts';
import { shopFactsOf, withShop } from '../shop/shop-facts.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'routes'>;

/** Milliseconds that a mouse rests on a link before it counts as an intent. */
const HOVER_MS = 80;
/** Milliseconds of a touch that does not move: a scroll has begun to move by then. */
const TOUCH_MS = 60;
/** The movement in pixels that makes a touch a scroll. */
const SCROLL_PIXELS = 4;

/** Whether the connection allows requests for pages that the shopper may never open. */
function mayPrefetch(): boolean {
  const { saveData, effectiveType }: { saveData?: boolean; effectiveType?: string } = Object(
    Reflect.get(navigator, 'connection'),
  );
  return !saveData && !effectiveType?.endsWith('2g');
}

/**
 * Returns the function that loads script and data of the page at an address, as the router will request them. The page then uses
 * them, and requests nothing again.
 */
export function createPrefetch({ state, routes }: Router, source: PageSource): (url: URL) => Promise<void> {
  const ahead: PageSource = { ...source, remember: (key, load) => source.remember(key, load, true) };
  const context = contextOf(withShop(ahead, shopFactsOf(state.loaderData)));
  return async (url) => {
    const [, ...matches] = matchRoutes(routes, url) ?? [];
    const loads = matches.map(async ({ route, params }) => {
      const script = typeof route.lazy === 'object' ? route.lazy.Component?.() : undefined;
      const args = { request: new Request(url), url, pattern: route.path ?? '', params, context };
      await Promise.all([script, typeof route.loader === 'function' ? route.loader(args) : undefined]);
    });
    await Promise.allSettled(loads);
  };
}

/** The address of the page that an event's link opens in this window; undefined for any other event. */
function linkOf({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || 'opens' in link.dataset) return undefined;
  const url = new URL(link.href);
  const isElsewhere = url.origin !== location.origin;
  const isHere = url.pathname + url.search === location.pathname + location.search;
  return isElsewhere || isHere ? undefined : url;
}

/**
 * From now on a page is loaded as soon as the shopper seems to want it: when a mouse rests on its link, at a press, and at a
 * touch that is no scroll. Nothing is loaded on a slow connection, or if the shopper saves data.
 */
export function prefetchOnIntent(prefetch: (url: URL) => Promise<void>): void {
  let waiting: { url: string; x: number; y: number; timer: ReturnType<typeof setTimeout> } | undefined;
  let mouse = { x: -1, y: -1 };
  const cancel = () => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  const wait = (url: URL, { clientX: x, clientY: y }: PointerEvent, milliseconds: number) => {
    cancel();
    const load = () => void (mayPrefetch() && prefetch(url));
    waiting = { url: url.href, x, y, timer: setTimeout(load, milliseconds) };
  };
  const down = (event: PointerEvent) => {
    const url = event.button === 0 ? linkOf(event) : undefined;
    if (url) wait(url, event, event.pointerType === 'touch' ? TOUCH_MS : 0);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'touch') {
      const distance = waiting ? Math.hypot(event.clientX - waiting.x, event.clientY - waiting.y) : 0;
      if (distance > SCROLL_PIXELS) cancel();
      return;
    }
    // A browser also reports a mouse that rests while the page moves below it.
    const isAtRest = event.clientX === mouse.x && event.clientY === mouse.y;
    mouse = { x: event.clientX, y: event.clientY };
    if (isAtRest) return;
    const url = linkOf(event);
    if (!url) cancel();
    else if (url.href !== waiting?.url) wait(url, event, HOVER_MS);
  };
  const options = { passive: true, capture: true };
  addEventListener('pointerdown', down, options);
  addEventListener('pointermove', move, options);
  for (const end of ['pointercancel', 'scroll']) addEventListener(end, cancel, options);
}
