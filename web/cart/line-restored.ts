import type { ChangeOf } from '../apollo/useShopperMutation.ts';
import type { AddToCartDocument, CartStateFragment } from './cart.graphql.generated.ts';
import { evictOtherTotals, showRestored } from './cart-cache.ts';
import { added } from './cart-changes.ts';

/** A line of the cart, with all that the page shows of it. */
export type Line = CartStateFragment['items'][number];

/** Adds the pieces of a line that was removed, as Add Cart does. The page shows the whole line at once. */
export const restored = (line: Line): ChangeOf<typeof AddToCartDocument> => ({
  ...added,
  once: ({ input: { sku } }) => `restore ${sku}`,
  update(cache, { addToCart: { cart, userErrors } }, { promoCode = null }) {
    if (cart) evictOtherTotals(cache, promoCode);
    else if (userErrors.length === 0) showRestored(cache, line, promoCode);
  },
});

/** What is added to have the line again. */
export const inputOf = ({ variant: { sku }, quantity, services }: Line) => ({
  sku,
  quantity,
  ...(services.length > 0 && { services: services.map(({ code }) => code) }),
});
