import type { ApolloClient } from '@apollo/client';
import { onReturn } from '../apollo/on-return.ts';
import { cartBadge } from '../cart/useCartBadge.ts';
import { visitorCart, visitorWishlist } from '../session/visitor-items.ts';
import { hasVisitorItems } from '../session/visitor-items-stored.ts';
import { session } from '../session/session.ts';
import { wishlistSkus } from '../wishlist/useWishlistSkus.ts';
import { mergeVisitorItems } from './merge-visitor-items.ts';

/**
 * Counts in the header what a visitor picks, in whichever tab, and brings it to the shopper who logs in in this tab: there the shopper
 * reads what came of it. What another tab or the shop has left is tried again when the shopper comes back to this tab or is online again.
 * Returns a function that stops.
 */
export function followVisitorItems(client: ApolloClient): () => void {
  let known = session.state();
  const merge = () => {
    if (session.state() === 'in' && hasVisitorItems()) void mergeVisitorItems(client);
  };
  const onChange = (elsewhere?: Event) => {
    const [before, now] = [known, session.state()];
    known = now;
    if (now === 'out') showCounts();
    if (now !== before && !elsewhere) merge();
  };
  if (known === 'out') showCounts();
  merge();
  const stops = [session.subscribe(onChange), onReturn(merge)];
  return () => stops.forEach((stop) => stop());
}

function showCounts(): void {
  cartBadge(visitorCart.read().reduce((sum, { quantity }) => sum + quantity, 0));
  wishlistSkus(new Set(visitorWishlist.read().map(({ sku }) => sku)));
}
