import { useEffect, useRef, useState } from 'react';
import { changesAnswered } from '../apollo/mutation-queue.ts';
import { checkoutPath } from '../paths.ts';
import { sessionDialog } from '../session/session-dialog.ts';

/** Milliseconds that changes of the cart have to be answered before a document is left. */
const CHANGES_MS = 3_000;

/** Whether the page lives in a browser, and not in a test of its own. */
const isLive = () => document.documentElement.dataset['ready'] === 'true';
/** Whether this document was sent as the checkout's, which alone may have the payment widget. */
export const isCheckoutDocument = () => document.documentElement.dataset['document'] === 'checkout';
/** Whether the checkout has been gone to in another page's document, which is about to be left for its own. */
export const isForeignToCheckout = (): boolean =>
  location.pathname === checkoutPath() && isLive() && !isCheckoutDocument() && navigator.onLine;

/**
 * Gives the checkout a document of its own, for the payment widget is allowed in no other: loads it anew when a shopper has
 * come from another page, and the next page when the shopper leaves. The dialog that the session has expired would be lost
 * with the document, and leads to the next one itself. Answers whether the page can be shown already. Offline it can: it says
 * so, and is loaded anew when the line is back.
 */
export function useOwnDocument(isShopper: boolean): boolean {
  const [isForeign] = useState(() => typeof document !== 'undefined' && isLive() && !isCheckoutDocument());
  const [isOffline] = useState(() => typeof document !== 'undefined' && !navigator.onLine);
  const wasShopper = useRef(false);
  useEffect(() => {
    if (isShopper) wasShopper.current = true;
    const controller = new AbortController();
    const load = async () => {
      const late = new Promise((resolve) => setTimeout(resolve, CHANGES_MS));
      await Promise.race([changesAnswered(), late]);
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
