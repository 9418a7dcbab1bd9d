import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';

/** The skus on the shopper's wishlist, as known to this tab; none for a visitor. `shopper-summary.ts` sets them. */
export const wishlistSkus = makeVar<ReadonlySet<string>>(new Set());

/** The skus on the wishlist, whose hearts are full. */
export const useWishlistSkus = (): ReadonlySet<string> => useReactiveVar(wishlistSkus);
