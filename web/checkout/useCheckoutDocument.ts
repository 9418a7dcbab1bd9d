import { useEffect, useRef, useState } from 'react';
import { changesCompleted } from '../shopper/change-queue.ts';
import { checkoutPath } from '../paths.ts';
import { sessionDialog } from '../session/session-dialog.ts';

/** The maximum time in milliseconds for responses to changes of the cart before a document is left. */
const CHANGES_MS = 3_000;

/** Whether the page runs in a browser, and not in a unit test. */
const isLive = () => document.documentElement.dataset['ready'] === 'true';
/** Whether this document was sent as the checkout's, which is the only one that may load the payment widget. */
export const isCheckoutDocument = () => document.documentElement.dataset['document'] === 'checkout';
/** Whether the checkout was opened in another page's document, which is about to be replaced by the checkout's. */
export const isForeignToCheckout = (): boolean =>
  location.pathname === checkoutPath() && isLive() && !isCheckoutDocument() && navigator.onLine;

/**
 * Gives the checkout a separate document, because no other document may load the payment widget: reloads it when a shopper has
 * come from another page, and reloads the next page when the shopper leaves. The dialog of an expired session would be lost
 * with the document, and goes to the next one itself. Returns whether the page can be shown already. Offline it can: it reports
 * that, and is reloaded when the connection is back.
 */
export function useCheckoutDocument(isShopper: boolean): boolean {
  const [isForeign] = useState(() => typeof document !== 'undefined' && isLive() && !isCheckoutDocument());
  const [isOffline] = useState(() => typeof document !== 'undefined' && !navigator.onLine);
  const wasShopper = useRef(false);
  useEffect(() => {
    if (isShopper) wasShopper.current = true;
    const controller = new AbortController();
    const load = async () => {
      const late = new Promise((resolve) => setTimeout(resolve, CHANGES_MS));
      await Promise.race([changesCompleted(), late]);
      if (!controller.signal.aborted) location.reload();
    };
    const mustLoad = isShopper && isForeign;
    if (mustLoad && isOffline) addEventListener('online', () => void load(), { once: true, signal: controller.signal });
    else if (mustLoad) void load();
    return () => controller.abort();
  }, [isShopper, isForeign, isOffline]);
  useEffect(
    () => () => {
      const hasLeft = location.pathname !== checkoutPath() && sessionDialog() !== 'expired';
      if (wasShopper.current && hasLeft && isLive() && isCheckoutDocument() && navigator.onLine) location.reload();
    },
    [],
  );
  return !isForeign || isOffline;
}
