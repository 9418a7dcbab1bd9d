import type { ApolloClient } from '@apollo/client';
import { runShopperMutation, type ChangeOf } from '../apollo/useShopperMutation.ts';
import { shopFactsIn } from '../shop/shop-facts.ts';
import {
  AddToCartDocument,
  type AddToCartMutationVariables,
  type RemoveFromCartDocument,
  type SetCartItemQuantityDocument,
} from './cart.graphql.generated.ts';
import { cartItemIdOf, evictOtherTotals, showAdded, showQuantity } from './cart-cache.ts';

/** The optimistic answer: the change works, and `update` computes the cart from the one in the cache. */
const EXPECTED = { cart: null, userErrors: [] };

/** Adds pieces to the cart, once where a button is pressed twice. */
export const added: ChangeOf<typeof AddToCartDocument> = {
  login: 'Please login to add product to cart.',
  done: 'Product added successfully!',
  failed: 'Failed to add product to cart.',
  check({ input: { quantity = 1 } }, { cache }) {
    const most = shopFactsIn(cache)?.limits.quantity ?? 1;
    const isRight = Number.isInteger(quantity) && quantity >= 1 && quantity <= most;
    return isRight ? undefined : `Please choose a whole number of pieces, from 1 to ${most}.`;
  },
  once: ({ input: { sku } }) => `add ${sku}`,
  optimistic: () => ({ addToCart: EXPECTED }),
  update(cache, { addToCart: { cart, userErrors } }, { input: { sku, quantity = 1 } }) {
    if (cart) evictOtherTotals(cache, null);
    else if (userErrors.length === 0) showAdded(cache, sku, quantity);
  },
  isComplete: ({ addToCart: { cart } }) => cart !== null,
};

/** Sets the quantity of the line of `sku`. The line's id is looked up when the change is sent, for it may change before. */
export const quantitySet = (sku: string): ChangeOf<typeof SetCartItemQuantityDocument> => ({
  failed: 'Failed to change the quantity.',
  toast: { cause: `quantity ${sku}` },
  latest: () => `line ${sku}`,
  whenSent: withLineId(sku),
  optimistic: () => ({ setCartItemQuantity: EXPECTED }),
  update(cache, { setCartItemQuantity: { cart, userErrors } }, { input: { quantity }, promoCode = null }) {
    if (cart) evictOtherTotals(cache, promoCode);
    else if (userErrors.length === 0) showQuantity(cache, sku, quantity, promoCode);
  },
  isComplete: ({ setCartItemQuantity: { cart } }) => cart !== null,
});

/** Removes the line of `sku` from the cart. */
export const removed = (sku: string): ChangeOf<typeof RemoveFromCartDocument> => ({
  done: 'Product removed from cart.',
  failed: 'Failed to remove product from cart.',
  latest: () => `line ${sku}`,
  whenSent: withLineId(sku),
  optimistic: () => ({ removeFromCart: EXPECTED }),
  update(cache, { removeFromCart: { cart, userErrors } }, { promoCode = null }) {
    if (cart) evictOtherTotals(cache, promoCode);
    else if (userErrors.length === 0) showQuantity(cache, sku, 0, promoCode);
  },
  isComplete: ({ removeFromCart: { cart } }) => cart !== null,
});

/** Adds to the cart what a visitor wanted to add before the login. */
export async function addAfterLogin(data: unknown, client: ApolloClient): Promise<void> {
  if (isAddition(data)) await runShopperMutation(client, AddToCartDocument, added, data);
}

/** The variables with the id that the line of `sku` has when they are sent; undefined where there is no such line. */
const withLineId =
  (sku: string) =>
  <V extends { input: { cartItemId: string } }>(variables: V, { cache }: ApolloClient): V | undefined => {
    const cartItemId = cartItemIdOf(cache, sku);
    return cartItemId === undefined ? undefined : { ...variables, input: { ...variables.input, cartItemId } };
  };

function isAddition(data: unknown): data is AddToCartMutationVariables {
  if (typeof data !== 'object' || data === null || !('input' in data)) return false;
  const { input } = data;
  return (
    typeof input === 'object' &&
    input !== null &&
    'sku' in input &&
    typeof input.sku === 'string' &&
    'quantity' in input &&
    typeof input.quantity === 'number'
  );
}
