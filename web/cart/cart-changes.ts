import type { ApolloCache, ApolloClient } from '@apollo/client';
import { withKey, type ChangeOf } from '../apollo/useShopperMutation.ts';
import { shopFactsIn } from '../shop/shop-facts.ts';
import {
  CartBadgeDocument,
  type AddToCartDocument,
  type RemoveFromCartDocument,
  type SetCartItemQuantityDocument,
} from './cart.graphql.generated.ts';
import { cartItemIdOf, evictOtherTotals, showAdded, showQuantity } from './cart-cache.ts';
import * as cartWords from '../words/cart.ts';

/** The optimistic answer: the change works, and `update` computes the cart from the one in the cache. */
const EXPECTED = { cart: null, userErrors: [] };

/** Adds pieces to the cart, once where a button is pressed twice. The browser keeps those of a visitor until the login. */
export const added: ChangeOf<typeof AddToCartDocument> = {
  asVisitor: async ({ input }, client) => (await import('./visitor-changes.ts')).addForVisitor(input, client),
  login: cartWords.loginToAdd,
  done: cartWords.added,
  failed: cartWords.failedToAdd,
  check({ input: { quantity = 1 } }, { cache }) {
    const most = shopFactsIn(cache)?.limits.quantity ?? 1;
    const isRight = Number.isInteger(quantity) && quantity >= 1 && quantity <= most;
    return isRight ? undefined : cartWords.enterQuantityUpTo(most);
  },
  keep: (variables, key) => ({
    sku: variables.input.sku,
    quantity: variables.input.quantity ?? 1,
    services: variables.input.services ?? undefined,
    variables: withKey(variables, key),
  }),
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
  failed: cartWords.failedToChangeQuantity,
  toast: { cause: `quantity ${sku}` },
  keep: (variables, key) => ({ sku, quantity: variables.input.quantity, variables: withKey(variables, key) }),
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
  done: cartWords.removed,
  failed: cartWords.failedToRemove,
  keep: (variables, key) => ({ sku, quantity: 0, variables: withKey(variables, key) }),
  latest: () => `line ${sku}`,
  whenSent: withLineId(sku),
  optimistic: () => ({ removeFromCart: EXPECTED }),
  update(cache, { removeFromCart: { cart, userErrors } }, { promoCode = null }) {
    if (cart) evictOtherTotals(cache, promoCode);
    else if (userErrors.length === 0) showQuantity(cache, sku, 0, promoCode);
  },
  isComplete: ({ removeFromCart: { cart } }) => cart !== null,
});

/** The variables with the id that the line of `sku` has when they are sent; undefined where there is no such line. */
export const withLineId =
  (sku: string) =>
  <V extends { input: { cartItemId: string } }>(variables: V, { cache }: ApolloClient): V | undefined => {
    const cartItemId = cartItemIdOf(cache, sku);
    return cartItemId === undefined ? undefined : { ...variables, input: { ...variables.input, cartItemId } };
  };

/** How many pieces of this variant are in the cart, as far as this browser knows. */
export const quantityInCart = (cache: ApolloCache, sku: string): number =>
  cache.readQuery({ query: CartBadgeDocument })?.me?.cart.items.find(({ variant }) => variant.sku === sku)?.quantity ??
  0;
