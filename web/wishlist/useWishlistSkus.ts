import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';

/** The skus on the shopper's wishlist, as far as this tab knows; none for a visitor. The app's frame sets them. */
export const wishlistSkus = makeVar<ReadonlySet<string>>(new Set());

/** The skus on the wishlist: hearts of these are full. */
export const useWishlistSkus = (): ReadonlySet<string> => useReactiveVar(wishlistSkus);
