import { withKey } from '../shopper/change-queue.ts';
import { useShopperMutation, type ChangeOf } from '../shopper/useShopperMutation.ts';
import * as cartWords from '../words/cart.ts';
import { AddToCartDocument } from './add-to-cart.graphql.generated.ts';
import { RemoveFromCartDocument, type CartStateFragment } from './cart.graphql.generated.ts';
import { showQuantity, showRestored } from './cart-bill.ts';
import { evictOtherTotals, withLineId } from './cart-cache.ts';
import { addToCart } from './useAddToCart.ts';

/** Removes the line of `sku`. The line's id is looked up when the change is sent. */
export const removeFromCart = (sku: string): ChangeOf<typeof RemoveFromCartDocument> => ({
  done: cartWords.removed,
  failed: cartWords.failedToRemove,
  offline: (variables, key) => ({ sku, quantity: 0, variables: withKey(variables, key) }),
  latest: () => `line ${sku}`,
  whenSent: withLineId(sku),
  optimistic: () => ({ removeFromCart: { cart: null, userErrors: [] } }),
  update(cache, { removeFromCart: { cart, userErrors } }, { promoCode = null }) {
    if (cart) evictOtherTotals(cache, promoCode);
    else if (userErrors.length === 0) showQuantity(cache, sku, 0, promoCode);
  },
  isComplete: ({ removeFromCart: { cart } }) => cart !== null,
});

/** Removes the line of `sku` from the shopper's cart. */
export const useRemoveFromCart = (sku: string) => useShopperMutation(RemoveFromCartDocument, removeFromCart(sku));

/** A line of the cart, with all that the page shows of it. */
export type Line = CartStateFragment['items'][number];

/** Adds a removed line again, as Add Cart does. The page shows the whole line at once. */
const restore = (line: Line): ChangeOf<typeof AddToCartDocument> => ({
  ...addToCart,
  once: ({ input: { sku } }) => `restore ${sku}`,
  update(cache, { addToCart: { cart, userErrors } }, { promoCode = null }) {
    if (cart) evictOtherTotals(cache, promoCode);
    else if (userErrors.length === 0) showRestored(cache, line, promoCode);
  },
});

/** Returns a function that adds a removed line again. */
export function useUndoRemove(line: Line, promoCode: string | null): () => void {
  const [addAgain] = useShopperMutation(AddToCartDocument, restore(line));
  const { variant, quantity, services } = line;
  const codes = services.map(({ code }) => code);
  const input = { sku: variant.sku, quantity, ...(codes.length > 0 && { services: codes }) };
  return () => void addAgain({ input, promoCode });
}
