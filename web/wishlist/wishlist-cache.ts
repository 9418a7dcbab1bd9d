import type { ApolloCache } from '@apollo/client';
import {
  WishlistSkusDocument,
  WishlistSkusFragmentDoc,
  type WishlistSkusFragment,
} from './wishlist.graphql.generated.ts';

type Items = WishlistSkusFragment['items'];

/** Adds a variant to the cached wishlist, in the first position. */
export const showLiked = (cache: ApolloCache, sku: string): void =>
  updateItems(cache, (items) => [newItem(sku), ...items.filter(({ variant }) => variant.sku !== sku)]);

/** Removes a variant from the cached wishlist. */
export const showUnliked = (cache: ApolloCache, sku: string): void =>
  updateItems(cache, (items) => items.filter(({ variant }) => variant.sku !== sku));

/** An item without an id of the server. */
const newItem = (sku: string) => ({
  __typename: 'WishlistItem',
  id: `new ${sku}`,
  variant: { __typename: 'Variant', sku },
});

const wishlistIn = (cache: ApolloCache): WishlistSkusFragment | undefined =>
  cache.readQuery({ query: WishlistSkusDocument })?.me?.wishlist;

/** The server's id of the item of this variant; undefined for none. */
export const wishlistItemIdOf = (cache: ApolloCache, sku: string): string | undefined =>
  wishlistIn(cache)?.items.find(({ variant }) => variant.sku === sku)?.id;

function updateItems(cache: ApolloCache, change: (items: Items) => Items): void {
  const id = wishlistIn(cache)?.id;
  if (id === undefined) return;
  const options = { id: `Wishlist:${id}`, fragment: WishlistSkusFragmentDoc, fragmentName: 'WishlistSkus' } as const;
  cache.updateFragment(options, (wishlist) => {
    if (!wishlist) return wishlist;
    const items = change(wishlist.items);
    return { ...wishlist, items, itemCount: items.length };
  });
}
