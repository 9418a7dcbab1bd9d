import { useShopperMutation, type ChangeOf } from '../shopper/useShopperMutation.ts';
import { addToWishlist } from '../wishlist/useToggleWishlist.ts';
import * as cartPageWords from '../words/cart-page.ts';
import { MoveToWishlistDocument } from './cart.graphql.generated.ts';
import { showQuantity } from './cart-bill.ts';
import { evictOtherTotals, withLineId } from './cart-cache.ts';

/** Moves the line of `sku` to the wishlist. The line's id is looked up when the change is sent. */
const moveToWishlist = (sku: string): ChangeOf<typeof MoveToWishlistDocument> => ({
  done: cartPageWords.savedForLater,
  failed: cartPageWords.failedToSaveForLater,
  toast: { area: 'order' },
  once: () => `move ${sku}`,
  whenSent: withLineId(sku),
  optimistic: () => ({ moveToWishlist: { cart: null, wishlist: null, userErrors: [] } }),
  update(cache, { moveToWishlist: { cart, wishlist, userErrors } }, { promoCode = null }) {
    if (cart) evictOtherTotals(cache, promoCode);
    else if (userErrors.length === 0) showQuantity(cache, sku, 0, promoCode);
    addToWishlist.update?.(cache, { addToWishlist: { wishlist, userErrors } }, { input: { sku } });
  },
  isComplete: ({ moveToWishlist: { cart, wishlist } }) => cart !== null && wishlist !== null,
});

/** Moves the line of `sku` from the shopper's cart to the wishlist. */
export const useMoveToWishlist = (sku: string) => useShopperMutation(MoveToWishlistDocument, moveToWishlist(sku));
