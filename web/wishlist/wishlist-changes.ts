import type { ApolloCache } from '@apollo/client';
import { withKey, type ChangeOf } from '../apollo/useShopperMutation.ts';
import { showToast } from '../ui/toast.ts';
import {
  WishlistSkusDocument,
  WishlistSkusFragmentDoc,
  type AddToWishlistDocument,
  type RemoveFromWishlistDocument,
  type WishlistSkusFragment,
} from './wishlist.graphql.generated.ts';
import * as wishlistWords from '../words/wishlist.ts';

type Items = WishlistSkusFragment['items'];

/** The optimistic answer: the change works, and `update` computes the wishlist from the one in the cache. */
const EXPECTED = { wishlist: null, userErrors: [] };

const loadVisitorItems = async () => (await import('../session/visitor-items.ts')).visitorWishlist;

/** Adds a variant to the wishlist. The browser keeps that of a visitor until the login. */
export const added: ChangeOf<typeof AddToWishlistDocument> = {
  asVisitor: async ({ input: { sku } }) => void (await loadVisitorItems()).add(sku, 1, 1),
  login: wishlistWords.loginToAdd,
  done: wishlistWords.added,
  failed: wishlistWords.failedToAdd,
  failedComesFirst: true,
  toast: { area: 'order' },
  keep: (variables, key) => ({ sku: variables.input.sku, quantity: 1, variables: withKey(variables, key) }),
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
  asVisitor: async () => {
    (await loadVisitorItems()).remove(sku);
    showToast(wishlistWords.removed, { kind: 'success', area: 'order' });
  },
  done: wishlistWords.removed,
  failed: wishlistWords.failedToRemove,
  failedComesFirst: true,
  toast: { area: 'order' },
  keep: (variables, key) => ({ sku, quantity: 0, variables: withKey(variables, key) }),
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
