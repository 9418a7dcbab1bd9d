import type { components } from '../../schema/generated/rest.ts';
import type { AddVariant } from '../catalog/tables.ts';
import type { Serve } from '../platform/contract.ts';
import type { Wishlists } from './wishlists.ts';

/** The dependencies of the wishlist's routes. */
export interface WishlistRouteDependencies {
  wishlists: Wishlists;
  carts: { addOne: AddVariant<components['schemas']['CartItem']> };
}

/** The shopper's wishlist. */
export function wishlistRoutes(serve: Serve, { wishlists, carts }: WishlistRouteDependencies): void {
  serve('getWishlist', async ({ shopperId }) => ({ wishListData: await wishlists.list(shopperId) }));

  serve('addToWishlist', async (call) => ({ data: await wishlists.add(call, call.body.sku) }));

  serve('removeFromWishlist', async (call) => {
    await wishlists.remove(call, call.params.wishlistId);
    return { message: 'Product removed from wishlist.' };
  });

  serve('moveToCart', async (call) => ({
    data: await wishlists.move(call, call.params.wishlistId, carts.addOne),
  }));
}
