import { withKey } from '../shopper/change-queue.ts';
import { useShopperMutation, type ChangeOf } from '../shopper/useShopperMutation.ts';
import { showToast } from '../ui/toast.ts';
import * as wishlistWords from '../words/wishlist.ts';
import { useWishlistSkus } from './useWishlistSkus.ts';
import { showLiked, showUnliked, wishlistItemIdOf } from './wishlist-cache.ts';
import { AddToWishlistDocument, RemoveFromWishlistDocument } from './wishlist.graphql.generated.ts';

/** The optimistic response: the change succeeds, and `update` computes the wishlist from the one in the cache. */
const EXPECTED = { wishlist: null, userErrors: [] };

const loadVisitorItems = async () => (await import('../shopper/visitor-items.ts')).visitorWishlist;

/** Adds a variant to the wishlist. The browser stores that of a visitor until the login. */
export const addToWishlist: ChangeOf<typeof AddToWishlistDocument> = {
  asVisitor: async ({ input: { sku } }) => void (await loadVisitorItems()).add(sku, 1, 1),
  login: wishlistWords.loginToAdd,
  done: wishlistWords.added,
  failed: wishlistWords.failedToAdd,
  failedComesFirst: true,
  toast: { area: 'order' },
  offline: (variables, key) => ({ sku: variables.input.sku, quantity: 1, variables: withKey(variables, key) }),
  once: ({ input: { sku } }) => `wishlist ${sku}`,
  optimistic: () => ({ addToWishlist: EXPECTED }),
  update(cache, { addToWishlist: { wishlist, userErrors } }, { input: { sku } }) {
    if (!wishlist && userErrors.length === 0) showLiked(cache, sku);
  },
  isComplete: ({ addToWishlist: { wishlist } }) => wishlist !== null,
};

/** Removes the variant `sku` from the wishlist. The item's id is looked up when the change is sent. */
export const removeFromWishlist = (sku: string): ChangeOf<typeof RemoveFromWishlistDocument> => ({
  asVisitor: async () => {
    (await loadVisitorItems()).remove(sku);
    showToast(wishlistWords.removed, { kind: 'success', area: 'order' });
  },
  done: wishlistWords.removed,
  failed: wishlistWords.failedToRemove,
  failedComesFirst: true,
  toast: { area: 'order' },
  offline: (variables, key) => ({ sku, quantity: 0, variables: withKey(variables, key) }),
  once: () => `wishlist ${sku}`,
  whenSent: (_, { cache }) => {
    const wishlistItemId = wishlistItemIdOf(cache, sku);
    return wishlistItemId === undefined ? undefined : { input: { wishlistItemId } };
  },
  optimistic: () => ({ removeFromWishlist: EXPECTED }),
  update(cache, { removeFromWishlist: { wishlist, userErrors } }) {
    if (!wishlist && userErrors.length === 0) showUnliked(cache, sku);
  },
  isComplete: ({ removeFromWishlist: { wishlist } }) => wishlist !== null,
});

/** Adds a variant to the wishlist of a shopper or a visitor. */
const useAddToWishlist = () => useShopperMutation(AddToWishlistDocument, addToWishlist);

/** Removes the variant `sku` from the wishlist of a shopper or a visitor. */
const useRemoveFromWishlist = (sku: string) => useShopperMutation(RemoveFromWishlistDocument, removeFromWishlist(sku));

/** Whether a variant is on the wishlist, and a function that adds or removes it. */
export function useToggleWishlist(sku: string): { isLiked: boolean; toggle: () => void } {
  const isLiked = useWishlistSkus().has(sku);
  const [addToWishlist] = useAddToWishlist();
  const [removeFromWishlist] = useRemoveFromWishlist(sku);
  const toggle = () =>
    void (isLiked ? removeFromWishlist({ input: { wishlistItemId: '' } }) : addToWishlist({ input: { sku } }));
  return { isLiked, toggle };
}
