import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';

/** The number of pieces in the shopper's cart, as known to this tab; 0 for a visitor. `shopper-summary.ts` sets it. */
export const cartBadge = makeVar(0);

/** The number at the cart in the header. */
export const useCartBadge = (): number => useReactiveVar(cartBadge);
