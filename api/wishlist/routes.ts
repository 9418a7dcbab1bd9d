import type { components } from '../../schema/generated/rest.ts';
import type { AddVariant } from '../catalog/tables.ts';
import type { Serve } from '../platform/contract.ts';
import type { Wishlists } from './wishlists.ts';

/** What the wishlist's routes need. */
export interface WishlistRouteDependencies {
  wishlists: Wishlists;
  carts: { addOne: AddVariant<components['schemas']['CartItem']> };
}

/** The shopper's wishlist. */
export function wishlistRoutes(serve: Serve, { wishlists, carts }: WishlistRouteDependencies): void {
  serve('getWishlist', async ({ shopperId }) => ({ wishListData: await wishlists.list(shopperId) }));

  serve('addToWishlist', async ({ shopperId, body: { sku } }) => ({ data: await wishlists.add(shopperId, sku) }));

  serve('removeFromWishlist', async ({ shopperId, params: { wishlistId } }) => {
    await wishlists.remove(shopperId, wishlistId);
    return { message: 'Product removed from wishlist.' };
  });

  serve('moveToCart', async ({ shopperId, params: { wishlistId } }) => ({
    data: await wishlists.move(shopperId, wishlistId, carts.addOne),
  }));
}
