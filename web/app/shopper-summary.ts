import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { onReturn } from '../shopper/retry.ts';
import { refetchOnReturn, refetchQuery } from '../shopper/refetch-shopper.ts';
import { isSignedOut } from '../shopper/user-errors.ts';
import { cartBadge } from '../cart/useCartBadge.ts';
import { setFirstPurchase } from '../session/first-purchase.ts';
import { hasVisitorItems } from '../shopper/visitor-items-stored.ts';
import { session } from '../session/session.ts';
import { showToast } from '../ui/toast.ts';
import { wishlistSkus } from '../wishlist/useWishlistSkus.ts';
import { ShopperSummaryDocument, type ShopperSummaryQuery } from './shopper-summary.graphql.generated.ts';
import * as cartWords from '../words/cart.ts';
import * as wishlistWords from '../words/wishlist.ts';

/**
 * Updates the shopper's data that every page shows: pieces in the cart, skus on the wishlist, whether the next purchase is the
 * first. It follows the cache. The shopper's data on the page is loaded again whenever it may have changed elsewhere.
 * Returns a function that stops.
 */
export function followShopper(client: ApolloClient): () => void {
  const summary = client.watchQuery({ query: ShopperSummaryDocument, fetchPolicy: 'cache-only' });
  let starting: Promise<(() => void) | undefined> | undefined;
  const start = () => {
    starting ??= import('./offline-changes.ts').then(
      ({ startOfflineChanges }) => startOfflineChanges(client),
      // Offline: the next visit to the tab tries once more.
      () => (starting = undefined),
    );
    return starting;
  };
  void start();
  const subscription = summary.subscribe(({ data, dataState }) => {
    if (dataState === 'complete') {
      show(data.me);
      void start().then((resume) => resume?.());
    }
    // Until then the visitor's numbers remain.
    else if (!hasVisitorItems()) show(null);
  });
  const stops = [refetchOnReturn(client), onReturn(() => void start())];
  void refetchQuery(client, ShopperSummaryDocument, {}).then((error) => {
    if (error !== undefined && !isSignedOut(error)) showReadErrors(error);
  });
  return () => {
    subscription.unsubscribe();
    stops.forEach((stop) => stop());
    show(null);
  };
}

/**
 * Loads the visible data and merges a visitor's picked items, from any tab, once there are any. Returns a function that stops that.
 */
export function watchVisitorItems(client: ApolloClient): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const begin = () => {
    if (stop || !hasVisitorItems()) return;
    stop = () => undefined;
    import('./merge-visitor-items.ts').then(
      ({ followVisitorItems }) => (stop = isOver ? undefined : followVisitorItems(client)),
      // Offline: the next change tries once more.
      () => (stop = undefined),
    );
  };
  const unsubscribe = session.subscribe(begin);
  begin();
  return () => {
    isOver = true;
    unsubscribe();
    stop?.();
  };
}

function show(me: ShopperSummaryQuery['me']): void {
  setFirstPurchase(me?.isFirstPurchase);
  cartBadge(me?.cart.itemCount ?? 0);
  wishlistSkus(new Set(me?.wishlist.items.map(({ variant }) => variant.sku)));
}

function showReadErrors(error: unknown): void {
  // An error without a path concerns the whole response: neither of the two could be loaded.
  const parts = CombinedGraphQLErrors.is(error) ? error.errors.map(({ path }) => path?.[1]) : [undefined];
  const isUnread = (part: string) => parts.includes(part) || parts.includes(undefined);
  if (isUnread('cart')) showToast(cartWords.failedToFetch, { kind: 'error' });
  if (isUnread('wishlist')) showToast(wishlistWords.failedToFetch, { kind: 'error', area: 'order' });
}
