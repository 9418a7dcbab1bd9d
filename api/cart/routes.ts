import type { components } from '../../schema/generated/rest.ts';
import type { AddVariant } from '../catalog/tables.ts';
import type { Serve } from '../platform/contract.ts';
import type { Carts } from './carts.ts';
import { mergePieces, parseQuantity } from './rules.ts';

/** What the cart's routes need. */
export interface CartRouteDependencies {
  carts: Carts;
  wishlists: { addInTransaction: AddVariant<components['schemas']['WishlistItem']> };
}

/** The shopper's cart. */
export function cartRoutes(serve: Serve, { carts, wishlists }: CartRouteDependencies): void {
  serve('getCart', async ({ shopperId }) => ({ cartData: await carts.list(shopperId) }));

  serve('addToCart', async (call) => {
    const [data] = await carts.add(call, mergePieces(undefined, [call.body]));
    return { data };
  });

  serve('addManyToCart', async (call) => {
    const { items } = call.body;
    const placeOf = (sku: string) => `items[${items.findIndex((item) => item.sku === sku)}]`;
    await carts.addMany(call, mergePieces('items', items), placeOf);
    return { cartData: await carts.list(call.shopperId) };
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

  serve('moveToWishlist', async (call) => ({
    data: await carts.move(call, call.params.cartId, wishlists.addInTransaction),
  }));
}
