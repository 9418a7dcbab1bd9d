import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { refetchOnReturn, refetchQuery } from '../apollo/refetch-shopper.ts';
import { isSignedOut } from '../apollo/user-errors.ts';
import { cartBadge } from '../cart/useCartBadge.ts';
import { showToast } from '../ui/toast.ts';
import { wishlistSkus } from '../wishlist/useWishlistSkus.ts';
import { ShopperSummaryDocument, type ShopperSummaryQuery } from './shopper-summary.graphql.generated.ts';

/**
 * Keeps the shopper's numbers on every page up to date: pieces in the cart, skus on the wishlist. The numbers follow the
 * cache. The shopper's data on the page is read again whenever it may have changed elsewhere. Returns a function that stops.
 */
export function followShopper(client: ApolloClient): () => void {
  const summary = client.watchQuery({ query: ShopperSummaryDocument, fetchPolicy: 'cache-only' });
  const subscription = summary.subscribe(({ data, dataState }) => show(dataState === 'complete' ? data.me : null));
  const stop = refetchOnReturn(client);
  void refetchQuery(client, ShopperSummaryDocument, {}).then((error) => {
    if (error !== undefined && !isSignedOut(error)) showReadErrors(error);
  });
  return () => {
    subscription.unsubscribe();
    stop();
    show(null);
  };
}

function show(me: ShopperSummaryQuery['me']): void {
  cartBadge(me?.cart.itemCount ?? 0);
  wishlistSkus(new Set(me?.wishlist.items.map(({ variant }) => variant.sku)));
}

function showReadErrors(error: unknown): void {
  const paths = CombinedGraphQLErrors.is(error) ? error.errors.map(({ path }) => path?.[1]) : ['cart'];
  if (paths.some((part) => part !== 'wishlist')) showToast('Failed to fetch cart data.', { kind: 'error' });
  if (paths.includes('wishlist')) showToast('Failed to fetch wishlist.', { kind: 'error', area: 'order' });
}
