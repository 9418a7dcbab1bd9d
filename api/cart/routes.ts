import type { components } from '../../schema/generated/rest.ts';
import type { Serve } from '../platform/contract.ts';
import type { Carts, PutElsewhere } from './carts.ts';

/** What the cart's routes work with. */
export interface CartRoutes {
  carts: Carts;
  /** Puts a variant on the wishlist. */
  putOnWishlist: PutElsewhere<components['schemas']['WishlistItem']>;
}

/** What the shopper wants to buy. */
export function cartRoutes(serve: Serve, { carts, putOnWishlist }: CartRoutes): void {
  serve('getCart', async ({ shopperId }) => ({ cartData: await carts.read(shopperId) }));

  serve('addToCart', async ({ shopperId, body }) => {
    const [data] = await carts.add(shopperId, [body]);
    return { data };
  });

  serve('addManyToCart', async ({ shopperId, body: { items } }) => {
    await carts.add(shopperId, items);
    return { cartData: await carts.read(shopperId) };
  });

  serve('setCartItemQuantity', async ({ shopperId, params: { cartId }, body: { quantity } }) => ({
    data: await carts.setQuantity(shopperId, cartId, quantity),
  }));

  serve('removeFromCart', async ({ shopperId, params: { cartId } }) => {
    await carts.remove(shopperId, cartId);
    return { message: 'Product removed from cart.' };
  });

  serve('moveToWishlist', async ({ shopperId, params: { cartId } }) => ({
    data: await carts.move(shopperId, cartId, putOnWishlist),
  }));
}
