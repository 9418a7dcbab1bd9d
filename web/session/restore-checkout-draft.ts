import { shopperOf } from './access-token.ts';
import { CHECKOUT_DRAFT, CHECKOUT_OWNER, tabStorage } from './storage.ts';

/**
 * Reads the checkout of the shopper of this token, whose session has expired. Returns a function that stores it again, after this tab's
 * storage was cleared. A login of another shopper removes it (`syncSession`).
 */
export function rescueCheckout(token: string | undefined): () => void {
  const [shopper, draft] = [shopperOf(token), tabStorage.get(CHECKOUT_DRAFT)];
  return () => {
    if (shopper === undefined || draft === null) return;
    tabStorage.set(CHECKOUT_OWNER, shopper);
    tabStorage.set(CHECKOUT_DRAFT, draft);
  };
}
