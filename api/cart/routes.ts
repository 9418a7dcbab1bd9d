import type { components } from '../../schema/generated/rest.ts';
import type { AddVariant } from '../catalog/tables.ts';
import type { Serve } from '../platform/contract.ts';
import type { RateLimits } from '../platform/rate-limits/rate-limits.ts';
import type { Carts } from './carts.ts';
import { mergePieces, parseQuantity } from './rules.ts';

/** The dependencies of the cart's routes. */
export interface CartRouteDependencies {
  carts: Carts;
  rateLimits: Pick<RateLimits, 'countCall'>;
  wishlists: { addInTransaction: AddVariant<components['schemas']['WishlistItem']> };
}

/** The shopper's cart. */
export function cartRoutes(serve: Serve, { carts, wishlists, rateLimits }: CartRouteDependencies): void {
  serve('getCart', ({ shopperId }) => carts.read(shopperId));

  serve('addToCart', async (call) => {
    const [data] = await carts.add(call, mergePieces(undefined, [call.body]));
    return { data };
  });

  serve('addManyToCart', async (call) => {
    const { items } = call.body;
    const placeOf = (sku: string) => `items[${items.findIndex((item) => item.sku === sku)}]`;
    await carts.addMany(call, mergePieces('items', items), placeOf);
    return carts.read(call.shopperId);
  });

  serve('setCartItemQuantity', async (call) => ({
    data: await carts.change(call, call.params.cartId, { quantity: parseQuantity(call.body.quantity) }),
  }));

  serve('setCartItemServices', async (call) => ({
    data: await carts.change(call, call.params.cartId, { services: [...new Set(call.body.services)] }),
  }));

  serve('removeFromCart', async (call) => {
    await carts.remove(call, call.params.cartId);
    return { message: 'Product removed from cart.' };
  });

  serve('applyPromoCode', async (call) => {
    await rateLimits.countCall(call.address);
    await carts.applyPromoCode(call, call.body.promoCode);
    return carts.read(call.shopperId);
  });

  serve('getCartOffers', ({ shopperId }) => carts.listOffers(shopperId));

  serve('removePromoCode', async (call) => {
    await carts.removePromoCode(call);
    return carts.read(call.shopperId);
  });

  serve('moveToWishlist', async (call) => ({
    data: await carts.move(call, call.params.cartId, wishlists.addInTransaction),
  }));
}
