import { backoffAfter, onReturn } from '../shopper/retry.ts';
import { publicDataChanged } from '../data/browser-query.ts';
import { STALE_ID } from '../data/page-state.ts';

/**
 * Revalidates a page that has old prices and stock, after increasing pauses and when the shopper returns to it. Once
 * the gateway has new data, the message is removed. Returns a function to call when a page receives old data again.
 */
export function refreshStalePage(router: { revalidate: () => Promise<void> }): () => void {
  const line = document.getElementById(STALE_ID);
  let [isStale, tries] = [true, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), backoffAfter(tries++) * (0.75 + Math.random() / 2));
  };
  const look = async () => {
    if (document.hidden) return wait();
    isStale = false;
    publicDataChanged();
    await router.revalidate();
    if (isStale) return wait();
    clearTimeout(timer);
    timer = undefined;
    const go = () => isStale || line?.remove();
    // If the banner was closed before, nothing replaces the message: the page moves with the shopper's next step.
    if (banner() === 'hidden') addEventListener('click', go, { once: true });
    else go();
  };
  onReturn(() => timer !== undefined && void look());
  wait();
  return () => {
    isStale = true;
    if (!line || timer !== undefined) return;
    // A shopper who has closed the message of one outage sees that of the next.
    if (!line.isConnected && banner() === 'closed') document.documentElement.dataset['banner'] = 'hidden';
    document.body.prepend(line);
    tries = 0;
    wait();
  };
}

/** The banner's state: `closed` on this page, `hidden` since it was closed on another one, undefined while it is shown. */
const banner = (): string | undefined => document.documentElement.dataset['banner'];
