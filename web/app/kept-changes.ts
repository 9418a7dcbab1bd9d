import type { ApolloClient } from '@apollo/client';
import { isWaiting, keepChanges, unansweredRecords } from '../apollo/keep-changes.ts';
import { readKept, removeKept } from '../apollo/kept-records.ts';
import type { KeptRecord } from '../apollo/mutation-queue.ts';
import { runShopperMutation } from '../apollo/useShopperMutation.ts';
import * as cartChanges from '../cart/cart-changes.ts';
import {
  AddToCartDocument,
  RemoveFromCartDocument,
  SetCartItemQuantityDocument,
} from '../cart/cart.graphql.generated.ts';
import { SetCartItemServicesDocument } from '../cart/line-services.graphql.generated.ts';
import { servicesSet } from '../cart/line-services.ts';
import { OPEN_PAYMENT } from '../checkout/payment/open-payment-stored.ts';
import { shopperOf } from '../session/access-token.ts';
import { session } from '../session/session.ts';
import { sessionDialog } from '../session/session-dialog.ts';
import { browserStorage } from '../session/storage.ts';
import { visitorCart, visitorWishlist } from '../session/visitor-items.ts';
import { shopFactsIn } from '../shop/shop-facts.ts';
import * as wishlistChanges from '../wishlist/wishlist-changes.ts';
import { AddToWishlistDocument, RemoveFromWishlistDocument } from '../wishlist/wishlist.graphql.generated.ts';

/** Sends a change again, for the shopper who is logged in. */
type Resume = (client: ApolloClient, record: KeptRecord) => Promise<unknown>;

/** How each change is made again, by its mutation. The ids of line and item are looked up when it is sent. */
const CHANGES: Partial<Record<string, Resume>> = {
  addToCart: (client, record) => {
    const { sku, quantity, services } = record;
    const input = { sku, quantity, ...(services && { services: [...services] }) };
    return runShopperMutation(client, AddToCartDocument, cartChanges.added, { input }, record);
  },
  setCartItemQuantity: (client, record) => {
    const variables = { input: { cartItemId: '', quantity: record.quantity }, promoCode: null };
    return runShopperMutation(
      client,
      SetCartItemQuantityDocument,
      cartChanges.quantitySet(record.sku),
      variables,
      record,
    );
  },
  setCartItemServices: (client, record) => {
    const variables = { input: { cartItemId: '', services: [...(record.services ?? [])] }, promoCode: null };
    return runShopperMutation(client, SetCartItemServicesDocument, servicesSet(record.sku), variables, record);
  },
  removeFromCart: (client, record) => {
    const variables = { input: { cartItemId: '' }, promoCode: null };
    return runShopperMutation(client, RemoveFromCartDocument, cartChanges.removed(record.sku), variables, record);
  },
  addToWishlist: (client, record) => {
    const variables = { input: { sku: record.sku } };
    return runShopperMutation(client, AddToWishlistDocument, wishlistChanges.added, variables, record);
  },
  removeFromWishlist: (client, record) => {
    const variables = { input: { wishlistItemId: '' } };
    return runShopperMutation(
      client,
      RemoveFromWishlistDocument,
      wishlistChanges.removed(record.sku),
      variables,
      record,
    );
  },
};

/** Tells of a payment whose tab was closed; where the script for it can't be fetched, the next page tries once more. */
const tellPlaced = (client: ApolloClient, shopper: string): Promise<void> =>
  import('../checkout/payment/tell-placed-order.ts').then(
    ({ tellPlacedOrder }) => tellPlacedOrder(client, shopper),
    () => undefined,
  );

/**
 * Puts an addition among what a visitor picks, for the shopper who made it. Its key and quantity go along: the answer to it may have got
 * lost.
 */
function keepForVisitor({ cache }: ApolloClient, { shopper, name, sku, quantity, services, key }: KeptRecord): void {
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

/** When a session turns out to be over, what it could not add any more is kept for the next login. */
function watchExpiry(client: ApolloClient): void {
  unwatch?.();
  unwatch = sessionDialog.onNextChange((dialog) => {
    watchExpiry(client);
    if (dialog === 'expired') unansweredRecords().forEach((record) => keepForVisitor(client, record));
  });
}

/**
 * Keeps changes while the line is away from now on. Answers a function that makes those that a reload has interrupted, in their order,
 * and tells of a payment that went through meanwhile; called again, it does nothing.
 */
export function startKeeping(client: ApolloClient): () => void {
  keepChanges();
  watchExpiry(client);
  let isDone = false;
  return () => {
    const shopper = shopperOf(session.token());
    if (isDone || shopper === undefined) return;
    isDone = true;
    if (browserStorage.get(OPEN_PAYMENT) !== null) void tellPlaced(client, shopper);
    for (const record of readKept(shopper, Date.now())) {
      // Made by this page before it knew the cart.
      if (isWaiting(record.key)) continue;
      const resume = CHANGES[record.name];
      if (resume) void resume(client, record);
      else removeKept(record);
    }
  };
}
