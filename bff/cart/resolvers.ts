import type { Resolvers } from '../generated/resolvers.ts';
import { Failure } from '../platform/failures.ts';
import type { ShopperNode } from '../account/nodes.ts';
import { withUserErrors } from '../platform/user-errors.ts';
import { ERROR_MAPPINGS } from './error-mapping.ts';
import { subtotalOf, totalsOf } from './totals.ts';

const NO_ITEM = { cartItem: null };
const NOT_REMOVED = { removedId: null };

/** Carts, and what they cost. */
export const cartResolvers: Resolvers = {
  Shopper: { cart: (_, __, { cart }) => cart.readCart() },
  Cart: {
    id: async (_, __, { account }) => assertShopper(await account.me()).id,
    itemCount: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: async (cart, { promoCode }, { account, promotions }) => {
      const [shopper, promo] = await Promise.all([
        account.me(),
        promoCode ? promotions.validatePromoCode(promoCode, subtotalOf(cart)) : null,
      ]);
      return totalsOf(cart, assertShopper(shopper).isFirstPurchase, promo);
    },
  },
  AddToCartPayload: { cart: (_, __, { cart }) => cart.readCart() },
  AddManyToCartPayload: { cart: (_, __, { cart }) => cart.readCart() },
  SetCartItemQuantityPayload: { cart: (_, __, { cart }) => cart.readCart() },
  RemoveFromCartPayload: { cart: (_, __, { cart }) => cart.readCart() },
  MoveToWishlistPayload: {
    cart: (_, __, { cart }) => cart.readCart(),
    wishlist: (_, __, { wishlist }) => wishlist.readWishlist(),
  },
  Mutation: {
    addToCart: (_, { input: { sku, quantity = 1 } }, { cart }) =>
      withUserErrors(ERROR_MAPPINGS.addToCart, NO_ITEM, () => cart.addToCart({ sku, quantity })),
    addManyToCart: (_, { input: { items } }, { cart }) =>
      withUserErrors(ERROR_MAPPINGS.addManyToCart, {}, async () => {
        await cart.addManyToCart(items.map(({ sku, quantity = 1 }) => ({ sku, quantity })));
        return {};
      }),
    setCartItemQuantity: (_, { input: { cartItemId, quantity } }, { cart }) =>
      withUserErrors(ERROR_MAPPINGS.setCartItemQuantity, NO_ITEM, () => cart.setCartItemQuantity(cartItemId, quantity)),
    removeFromCart: (_, { input: { cartItemId } }, { cart }) =>
      withUserErrors(ERROR_MAPPINGS.removeFromCart, NOT_REMOVED, async () => {
        await cart.removeFromCart(cartItemId);
        return { removedId: cartItemId };
      }),
    moveToWishlist: (_, { input: { cartItemId } }, { cart, wishlist }) =>
      withUserErrors(ERROR_MAPPINGS.moveToWishlist, NOT_REMOVED, async () => {
        wishlist.invalidateWishlist();
        await cart.moveToWishlist(cartItemId);
        return { removedId: cartItemId };
      }),
  },
};

function assertShopper(shopper: ShopperNode | null): ShopperNode {
  if (!shopper) throw new Failure('UNAUTHENTICATED');
  return shopper;
}
