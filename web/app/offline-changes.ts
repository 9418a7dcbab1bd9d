import type { ApolloClient } from '@apollo/client';
import type { StoredChange } from '../shopper/change-queue.ts';
import { isWaiting, readStored, removeStored, startOfflineQueue, pendingChanges } from '../shopper/offline-queue.ts';
import { runShopperMutation } from '../shopper/useShopperMutation.ts';
import { AddToCartDocument } from '../cart/add-to-cart.graphql.generated.ts';
import {
  RemoveFromCartDocument,
  SetCartItemQuantityDocument,
  SetCartItemServicesDocument,
} from '../cart/cart.graphql.generated.ts';
import { addToCart } from '../cart/useAddToCart.ts';
import { removeFromCart } from '../cart/useRemoveFromCart.ts';
import { setCartItemQuantity } from '../cart/useSetCartItemQuantity.ts';
import { setCartItemServices } from '../cart/useSetCartItemServices.ts';
import { OPEN_PAYMENT } from '../checkout/payment/open-payment-stored.ts';
import { shopperOf } from '../session/access-token.ts';
import { session } from '../session/session.ts';
import { sessionDialog } from '../session/session-dialog.ts';
import { browserStorage } from '../session/storage.ts';
import { visitorCart, visitorWishlist } from '../shopper/visitor-items.ts';
import { shopFactsIn } from '../shop/shop-facts.ts';
import { addToWishlist, removeFromWishlist } from '../wishlist/useToggleWishlist.ts';
import { AddToWishlistDocument, RemoveFromWishlistDocument } from '../wishlist/wishlist.graphql.generated.ts';

/** Sends a change again, for the shopper who is logged in. */
type Resume = (client: ApolloClient, record: StoredChange) => Promise<unknown>;

/** The mutation that repeats each change. The ids of line and item are looked up when it is sent. */
const CHANGES: Partial<Record<string, Resume>> = {
  addToCart: (client, record) => {
    const { sku, quantity, services } = record;
    const input = { sku, quantity, ...(services && { services: [...services] }) };
    return runShopperMutation(client, AddToCartDocument, addToCart, { input }, record);
  },
  setCartItemQuantity: (client, record) => {
    const variables = { input: { cartItemId: '', quantity: record.quantity }, promoCode: null };
    return runShopperMutation(client, SetCartItemQuantityDocument, setCartItemQuantity(record.sku), variables, record);
  },
  setCartItemServices: (client, record) => {
    const variables = { input: { cartItemId: '', services: [...(record.services ?? [])] }, promoCode: null };
    return runShopperMutation(client, SetCartItemServicesDocument, setCartItemServices(record.sku), variables, record);
  },
  removeFromCart: (client, record) => {
    const variables = { input: { cartItemId: '' }, promoCode: null };
    return runShopperMutation(client, RemoveFromCartDocument, removeFromCart(record.sku), variables, record);
  },
  addToWishlist: (client, record) => {
    const variables = { input: { sku: record.sku } };
    return runShopperMutation(client, AddToWishlistDocument, addToWishlist, variables, record);
  },
  removeFromWishlist: (client, record) => {
    const variables = { input: { wishlistItemId: '' } };
    return runShopperMutation(client, RemoveFromWishlistDocument, removeFromWishlist(record.sku), variables, record);
  },
};

/** Reports a payment whose tab was closed; if its script can't be fetched, the next page tries once more. */
const showPlacedOrder = (client: ApolloClient, shopper: string): Promise<void> =>
  import('../checkout/payment/placed-order-toast.ts').then(
    ({ showPlacedOrderToast }) => showPlacedOrderToast(client, shopper),
    () => undefined,
  );

/**
 * Stores an addition among the visitor's picked items, for the shopper who made it. Its key and quantity are included, because its response
 * may have been lost.
 */
function storeForVisitor({ cache }: ApolloClient, { shopper, name, sku, quantity, services, key }: StoredChange): void {
  if (name === 'addToWishlist') {
    visitorWishlist.add(sku, 1, 1, [], key);
    visitorWishlist.update(sku, { owner: shopper });
  }
  if (name === 'addToCart') {
    visitorCart.add(sku, quantity, shopFactsIn(cache)?.limits.quantity ?? quantity, services, key);
    const isNew = visitorCart.read().some((item) => item.key === key);
    visitorCart.update(sku, { owner: shopper, ...(isNew && { sent: { shopper, quantity } }) });
  }
}

let unwatch: (() => void) | undefined;

/** When a session turns out to be expired, its failed additions are stored for the next login. */
function watchExpiry(client: ApolloClient): void {
  unwatch?.();
  unwatch = sessionDialog.onNextChange((dialog) => {
    watchExpiry(client);
    if (dialog === 'expired') pendingChanges().forEach((record) => storeForVisitor(client, record));
  });
}

/**
 * From now on changes are queued while the shop is unreachable. Returns a function that sends the changes that a reload has interrupted,
 * in their order, and reports a payment that succeeded meanwhile; called again, it does nothing.
 */
export function startOfflineChanges(client: ApolloClient): () => void {
  startOfflineQueue();
  watchExpiry(client);
  let isDone = false;
  return () => {
    const shopper = shopperOf(session.token());
    if (isDone || shopper === undefined) return;
    isDone = true;
    if (browserStorage.get(OPEN_PAYMENT) !== null) void showPlacedOrder(client, shopper);
    for (const record of readStored(shopper, Date.now())) {
      // This page made the change before it knew the cart.
      if (isWaiting(record.key)) continue;
      const resume = CHANGES[record.name];
      if (resume) void resume(client, record);
      else removeStored(record);
    }
  };
}
