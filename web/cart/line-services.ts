import type { ApolloCache } from '@apollo/client';
import { withKey, type ChangeOf } from '../apollo/useShopperMutation.ts';
import * as cartPageWords from '../words/cart-page.ts';
import { CartLineFragmentDoc } from './cart.graphql.generated.ts';
import { cartItemIdOf, evictOtherTotals } from './cart-cache.ts';
import { withLineId } from './cart-changes.ts';
import type { SetCartItemServicesDocument } from './line-services.graphql.generated.ts';

/** Sets what is done to the pieces of the line of `sku`. What that costs is the server's to say. */
export const servicesSet = (sku: string): ChangeOf<typeof SetCartItemServicesDocument> => ({
  failed: cartPageWords.failedToChangeServices,
  keep: (variables, key) => ({
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

/** Gives the line of a variant in the cache these services; its price follows with the server's answer. */
function showServices(cache: ApolloCache, sku: string, codes: readonly string[]): void {
  const id = cache.identify({ __typename: 'CartItem', id: cartItemIdOf(cache, sku) });
  cache.updateFragment({ id, fragment: CartLineFragmentDoc, fragmentName: 'CartLine' }, (line) =>
    line ? { ...line, services: line.variant.product.services.filter(({ code }) => codes.includes(code)) } : line,
  );
}
