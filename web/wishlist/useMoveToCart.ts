import { addToCart } from '../cart/useAddToCart.ts';
import { useShopperMutation, type ChangeOf } from '../shopper/useShopperMutation.ts';
import { showToast } from '../ui/toast.ts';
import * as wishlistWords from '../words/wishlist.ts';
import { showUnliked, wishlistItemIdOf } from './wishlist-cache.ts';
import { MoveToCartDocument } from './wishlist-page.graphql.generated.ts';

/** Moves one piece of `sku` to the cart. The item's id is looked up when the change is sent. A visitor's browser moves it. */
const moveToCart = (sku: string): ChangeOf<typeof MoveToCartDocument> => ({
  async asVisitor(_, client) {
    const { addForVisitor, visitorCart, visitorWishlist } = await import('../shopper/visitor-items.ts');
    addForVisitor({ sku }, client);
    // A full cart has not taken it.
    if (!visitorCart.read().some((item) => item.sku === sku)) return;
    visitorWishlist.remove(sku);
    showToast(wishlistWords.movedToCart, { kind: 'success', area: 'order' });
  },
  done: wishlistWords.movedToCart,
  failed: wishlistWords.failedToMove,
  toast: { area: 'order' },
  once: () => `move ${sku}`,
  whenSent: (_, { cache }) => {
    const wishlistItemId = wishlistItemIdOf(cache, sku);
    return wishlistItemId === undefined ? undefined : { input: { wishlistItemId } };
  },
  optimistic: () => ({ moveToCart: { cart: null, wishlist: null, userErrors: [] } }),
  update(cache, { moveToCart: { cart, wishlist, userErrors } }) {
    if (!wishlist && userErrors.length === 0) showUnliked(cache, sku);
    addToCart.update?.(cache, { addToCart: { cart, userErrors } }, { input: { sku, quantity: 1 } });
  },
  isComplete: ({ moveToCart: { cart, wishlist } }) => cart !== null && wishlist !== null,
});

/** Moves the item of `sku` from the wishlist of a shopper or a visitor to the cart, as one piece. */
export const useMoveToCart = (sku: string) => useShopperMutation(MoveToCartDocument, moveToCart(sku));
