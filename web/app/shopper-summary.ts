import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { onReturn } from '../apollo/on-return.ts';
import { refetchOnReturn, refetchQuery } from '../apollo/refetch-shopper.ts';
import { isSignedOut } from '../apollo/user-errors.ts';
import { cartBadge } from '../cart/useCartBadge.ts';
import { setFirstPurchase } from '../session/first-purchase.ts';
import { hasVisitorItems } from '../session/visitor-items-stored.ts';
import { session } from '../session/session.ts';
import { showToast } from '../ui/toast.ts';
import { wishlistSkus } from '../wishlist/useWishlistSkus.ts';
import { ShopperSummaryDocument, type ShopperSummaryQuery } from './shopper-summary.graphql.generated.ts';
import * as cartWords from '../words/cart.ts';
import * as wishlistWords from '../words/wishlist.ts';

/**
 * Keeps what every page shows of the shopper up to date: pieces in the cart, skus on the wishlist, whether there is a first
 * purchase ahead. It follows the cache. The shopper's data on the page is read again whenever it may have changed elsewhere.
 * Returns a function that stops.
 */
export function followShopper(client: ApolloClient): () => void {
  const summary = client.watchQuery({ query: ShopperSummaryDocument, fetchPolicy: 'cache-only' });
  let keeping: Promise<(() => void) | undefined> | undefined;
  const keep = () => {
    keeping ??= import('./kept-changes.ts').then(
      ({ startKeeping }) => startKeeping(client),
      // Offline: whoever comes back tries once more.
      () => (keeping = undefined),
    );
    return keeping;
  };
  void keep();
  const subscription = summary.subscribe(({ data, dataState }) => {
    if (dataState === 'complete') {
      show(data.me);
      void keep().then((resume) => resume?.());
    }
    // Until then the visitor's numbers stand.
    else if (!hasVisitorItems()) show(null);
  });
  const stops = [refetchOnReturn(client), onReturn(() => void keep())];
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
 * Loads what shows and merges what a visitor picked, once there are any, in whichever tab. Returns a function that stops that.
 */
export function watchVisitorItems(client: ApolloClient): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const begin = () => {
    if (stop || !hasVisitorItems()) return;
    stop = () => undefined;
    import('./follow-visitor-items.ts').then(
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
  // An error without a path is one of the whole answer: neither of the two could be read.
  const parts = CombinedGraphQLErrors.is(error) ? error.errors.map(({ path }) => path?.[1]) : [undefined];
  const isUnread = (part: string) => parts.includes(part) || parts.includes(undefined);
  if (isUnread('cart')) showToast(cartWords.failedToFetch, { kind: 'error' });
  if (isUnread('wishlist')) showToast(wishlistWords.failedToFetch, { kind: 'error', area: 'order' });
}
