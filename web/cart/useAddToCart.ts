import { withKey } from '../shopper/change-queue.ts';
import { useShopperMutation, type ChangeOf } from '../shopper/useShopperMutation.ts';
import { shopFactsIn } from '../shop/shop-facts.ts';
import * as cartWords from '../words/cart.ts';
import { AddToCartDocument, type AddToCartMutationVariables } from './add-to-cart.graphql.generated.ts';
import { evictOtherTotals, showAdded } from './cart-cache.ts';

/** Pieces of a variant, with the codes of the services for each. */
export type Pieces = AddToCartMutationVariables['input'] & { quantity: number };

/** Adds pieces, once for a double click. The browser stores those of a visitor until the login. */
export const addToCart: ChangeOf<typeof AddToCartDocument> = {
  asVisitor: async ({ input }, client) => (await import('../shopper/visitor-items.ts')).addForVisitor(input, client),
  login: cartWords.loginToAdd,
  done: cartWords.added,
  failed: cartWords.failedToAdd,
  check({ input: { quantity = 1 } }, { cache }) {
    const most = shopFactsIn(cache)?.limits.quantity ?? 1;
    const isRight = Number.isInteger(quantity) && quantity >= 1 && quantity <= most;
    return isRight ? undefined : cartWords.enterQuantityUpTo(most);
  },
  offline: (variables, key) => ({
    sku: variables.input.sku,
    quantity: variables.input.quantity ?? 1,
    services: variables.input.services ?? undefined,
    variables: withKey(variables, key),
  }),
  once: ({ input: { sku } }) => `add ${sku}`,
  optimistic: () => ({ addToCart: { cart: null, userErrors: [] } }),
  update(cache, { addToCart: { cart, userErrors } }, { input: { sku, quantity = 1 } }) {
    if (cart) evictOtherTotals(cache, null);
    else if (userErrors.length === 0) showAdded(cache, sku, quantity);
  },
  isComplete: ({ addToCart: { cart } }) => cart !== null,
};

/** Adds pieces to the cart of a shopper or a visitor. */
export const useAddToCart = () => useShopperMutation(AddToCartDocument, addToCart);
