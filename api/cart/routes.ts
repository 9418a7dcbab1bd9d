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

  serve('addToCart', async ({ shopperId, body: { sku, quantity } }) => {
    const [data] = await carts.add(shopperId, [{ sku, quantity: parseQuantity(quantity) }]);
    return { data };
  });

  serve('addManyToCart', async ({ shopperId, body: { items } }) => {
    const placeOf = (sku: string) => `items[${items.findIndex((item) => item.sku === sku)}]`;
    await carts.add(shopperId, mergeQuantities('items', items), placeOf);
    return { cartData: await carts.list(shopperId) };
  });

  serve('setCartItemQuantity', async ({ shopperId, params: { cartId }, body: { quantity } }) => ({
    data: await carts.change(shopperId, cartId, { quantity: parseQuantity(quantity) }),
  }));

  serve('removeFromCart', async ({ shopperId, params: { cartId } }) => {
    await carts.remove(shopperId, cartId);
    return { message: 'Product removed from cart.' };
  });

  serve('moveToWishlist', async ({ shopperId, params: { cartId } }) => ({
    data: await carts.move(shopperId, cartId, wishlists.addInTransaction),
  }));
}
