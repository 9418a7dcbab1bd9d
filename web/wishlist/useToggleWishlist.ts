import { useWishlistSkus } from './useWishlistSkus.ts';
import { added, removed } from './wishlist-changes.ts';
import { useAddToWishlist, useRemoveFromWishlist } from './wishlist.graphql.generated.ts';

/** Whether a variant is on the wishlist, and a function that adds or removes it. */
export function useToggleWishlist(sku: string): { isLiked: boolean; toggle: () => void } {
  const isLiked = useWishlistSkus().has(sku);
  const [addToWishlist] = useAddToWishlist(added);
  const [removeFromWishlist] = useRemoveFromWishlist(removed(sku));
  const toggle = () =>
    void (isLiked ? removeFromWishlist({ input: { wishlistItemId: '' } }) : addToWishlist({ input: { sku } }));
  return { isLiked, toggle };
}
