import type { ApolloCache } from '@apollo/client';
import { withKey } from '../shopper/change-queue.ts';
import { useShopperMutation, type ChangeOf } from '../shopper/useShopperMutation.ts';
import * as cartPageWords from '../words/cart-page.ts';
import { CartLineFragmentDoc, SetCartItemServicesDocument } from './cart.graphql.generated.ts';
import { cartItemIdOf, evictOtherTotals, withLineId } from './cart-cache.ts';

/** Sets the services of the line of `sku`. The server computes their price. */
export const setCartItemServices = (sku: string): ChangeOf<typeof SetCartItemServicesDocument> => ({
  failed: cartPageWords.failedToChangeServices,
  offline: (variables, key) => ({
    sku,
    quantity: 0,
    services: [...variables.input.services],
    variables: withKey(variables, key),
  }),
  latest: () => `services ${sku}`,
  whenSent: withLineId(sku),
  optimistic: () => ({ setCartItemServices: { cart: null, userErrors: [] } }),
  update(cache, { setCartItemServices: { cart, userErrors } }, { input: { services }, promoCode = null }) {
    if (cart) evictOtherTotals(cache, promoCode);
    else if (userErrors.length === 0) showServices(cache, sku, services);
  },
  isComplete: ({ setCartItemServices: { cart } }) => cart !== null,
});

/** Sets the services of the line of `sku` in the shopper's cart. */
export const useSetCartItemServices = (sku: string) =>
  useShopperMutation(SetCartItemServicesDocument, setCartItemServices(sku));

/** Sets these services in the cached line of a variant; its price follows with the server's response. */
function showServices(cache: ApolloCache, sku: string, codes: readonly string[]): void {
  const id = cache.identify({ __typename: 'CartItem', id: cartItemIdOf(cache, sku) });
  cache.updateFragment({ id, fragment: CartLineFragmentDoc, fragmentName: 'CartLine' }, (line) =>
    line ? { ...line, services: line.variant.product.services.filter(({ code }) => codes.includes(code)) } : line,
  );
}
