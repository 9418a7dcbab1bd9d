import type { components } from '../../schema/generated/rest.ts';
import type { Serve } from '../platform/contract.ts';
import type { PutElsewhere, Wishlists } from './wishlists.ts';

/** What the wishlist's routes work with. */
export interface WishlistRoutes {
  wishlists: Wishlists;
  /** Puts one piece of a variant into the cart. */
  putInCart: PutElsewhere<components['schemas']['CartItem']>;
}

/** What the shopper likes. */
export function wishlistRoutes(serve: Serve, { wishlists, putInCart }: WishlistRoutes): void {
  serve('getWishlist', async ({ shopperId }) => ({ wishListData: await wishlists.read(shopperId) }));

  serve('addToWishlist', async ({ shopperId, body: { sku } }) => ({ data: await wishlists.add(shopperId, sku) }));

  serve('removeFromWishlist', async ({ shopperId, params: { wishlistId } }) => {
    await wishlists.remove(shopperId, wishlistId);
    return { message: 'Product removed from wishlist.' };
  });

  serve('moveToCart', async ({ shopperId, params: { wishlistId } }) => ({
    data: await wishlists.move(shopperId, wishlistId, putInCart),
  }));
}
