import type { components } from '../../schema/generated/rest.ts';
import type { AddVariant } from '../catalog/tables.ts';
import type { Serve } from '../platform/contract.ts';
import type { Carts } from './carts.ts';
import { mergeQuantities, parseQuantity } from './rules.ts';

/** What the cart's routes need. */
export interface CartRouteDependencies {
  carts: Carts;
  wishlists: { addInTransaction: AddVariant<components['schemas']['WishlistItem']> };
}

/** The shopper's cart. */
export function cartRoutes(serve: Serve, { carts, wishlists }: CartRouteDependencies): void {
  serve('getCart', async ({ shopperId }) => ({ cartData: await carts.list(shopperId) }));

  serve('addToCart', async (call) => {
    const { sku, quantity } = call.body;
    const [data] = await carts.add(call, [{ sku, quantity: parseQuantity(quantity) }]);
    return { data };
  });

  serve('addManyToCart', async (call) => {
    const { items } = call.body;
    const placeOf = (sku: string) => `items[${items.findIndex((item) => item.sku === sku)}]`;
    await carts.add(call, mergeQuantities('items', items), placeOf);
    return { cartData: await carts.list(call.shopperId) };
  });

  serve('setCartItemQuantity', async (call) => ({
    data: await carts.change(call, call.params.cartId, { quantity: parseQuantity(call.body.quantity) }),
  }));

  serve('removeFromCart', async (call) => {
    await carts.remove(call, call.params.cartId);
    return { message: 'Product removed from cart.' };
  });

  serve('moveToWishlist', async (call) => ({
    data: await carts.move(call, call.params.cartId, wishlists.addInTransaction),
  }));
}
