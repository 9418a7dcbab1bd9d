import { withKey } from '../shopper/change-queue.ts';
import { useShopperMutation, type ChangeOf } from '../shopper/useShopperMutation.ts';
import * as cartWords from '../words/cart.ts';
import { SetCartItemQuantityDocument } from './cart.graphql.generated.ts';
import { showQuantity } from './cart-bill.ts';
import { evictOtherTotals, withLineId } from './cart-cache.ts';

/** Sets the quantity of the line of `sku`. The line's id is looked up when the change is sent, for it may change before. */
export const setCartItemQuantity = (sku: string): ChangeOf<typeof SetCartItemQuantityDocument> => ({
  failed: cartWords.failedToChangeQuantity,
  toast: { cause: `quantity ${sku}` },
  offline: (variables, key) => ({ sku, quantity: variables.input.quantity, variables: withKey(variables, key) }),
  latest: () => `line ${sku}`,
  whenSent: withLineId(sku),
  optimistic: () => ({ setCartItemQuantity: { cart: null, userErrors: [] } }),
  update(cache, { setCartItemQuantity: { cart, userErrors } }, { input: { quantity }, promoCode = null }) {
    if (cart) evictOtherTotals(cache, promoCode);
    else if (userErrors.length === 0) showQuantity(cache, sku, quantity, promoCode);
  },
  isComplete: ({ setCartItemQuantity: { cart } }) => cart !== null,
});

/** Sets the quantity of the line of `sku` in the shopper's cart. */
export const useSetCartItemQuantity = (sku: string) =>
  useShopperMutation(SetCartItemQuantityDocument, setCartItemQuantity(sku));
