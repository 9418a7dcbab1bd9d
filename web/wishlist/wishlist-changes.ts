import type { ApolloCache, ApolloClient } from '@apollo/client';
import { runShopperMutation, type ChangeOf } from '../apollo/useShopperMutation.ts';
import {
  AddToWishlistDocument,
  WishlistSkusDocument,
  WishlistSkusFragmentDoc,
  type AddToWishlistMutationVariables,
  type RemoveFromWishlistDocument,
  type WishlistSkusFragment,
} from './wishlist.graphql.generated.ts';

type Items = WishlistSkusFragment['items'];

const LOGIN = 'Please Login for add product in wishlist';
/** The optimistic answer: the change works, and `update` computes the wishlist from the one in the cache. */
const EXPECTED = { wishlist: null, userErrors: [] };

/** Adds a variant to the wishlist. */
export const added: ChangeOf<typeof AddToWishlistDocument> = {
  login: LOGIN,
  done: 'Product added to wishlist.',
  failed: 'Failed to add item to wishlist.',
  toast: { area: 'order' },
  once: ({ input: { sku } }) => `wishlist ${sku}`,
  optimistic: () => ({ addToWishlist: EXPECTED }),
  update(cache, { addToWishlist: { wishlist, userErrors } }, { input: { sku } }) {
    if (wishlist || userErrors.length > 0) return;
    updateItems(cache, (items) => [newItem(sku), ...items.filter(({ variant }) => variant.sku !== sku)]);
  },
  isComplete: ({ addToWishlist: { wishlist } }) => wishlist !== null,
};

/** Removes the variant `sku` from the wishlist. The item's id is looked up when the change is sent. */
export const removed = (sku: string): ChangeOf<typeof RemoveFromWishlistDocument> => ({
  login: LOGIN,
  done: 'Product removed from wishlist.',
  failed: 'Failed to remove item from wishlist.',
  toast: { area: 'order' },
  once: () => `wishlist ${sku}`,
  whenSent: (_, { cache }) => {
    const wishlistItemId = itemIdOf(cache, sku);
    return wishlistItemId === undefined ? undefined : { input: { wishlistItemId } };
  },
  optimistic: () => ({ removeFromWishlist: EXPECTED }),
  update(cache, { removeFromWishlist: { wishlist, userErrors } }) {
    if (wishlist || userErrors.length > 0) return;
    updateItems(cache, (items) => items.filter(({ variant }) => variant.sku !== sku));
  },
  isComplete: ({ removeFromWishlist: { wishlist } }) => wishlist !== null,
});

/** Adds to the wishlist what a visitor wanted to add before the login. */
export async function addAfterLogin(data: unknown, client: ApolloClient): Promise<void> {
  if (isAddition(data)) await runShopperMutation(client, AddToWishlistDocument, added, data);
}

/** An item without an id of the server. */
const newItem = (sku: string) => ({
  __typename: 'WishlistItem',
  id: `new ${sku}`,
  variant: { __typename: 'Variant', sku },
});

const wishlistIn = (cache: ApolloCache): WishlistSkusFragment | undefined =>
  cache.readQuery({ query: WishlistSkusDocument })?.me?.wishlist;

/** The server's id of the item of this variant; undefined for none. */
const itemIdOf = (cache: ApolloCache, sku: string): string | undefined =>
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

const isAddition = (data: unknown): data is AddToWishlistMutationVariables =>
  typeof data === 'object' &&
  data !== null &&
  'input' in data &&
  typeof data.input === 'object' &&
  data.input !== null &&
  'sku' in data.input &&
  typeof data.input.sku === 'string';
