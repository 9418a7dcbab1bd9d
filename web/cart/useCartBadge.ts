import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';

/** How many pieces are in the shopper's cart, as far as this tab knows; 0 for a visitor. `shopper-summary.ts` sets it. */
export const cartBadge = makeVar(0);

/** The number that the header shows at the cart. */
export const useCartBadge = (): number => useReactiveVar(cartBadge);
