import type { Resolvers } from '../generated/resolvers.ts';
import { Failure } from '../platform/failures.ts';
import type { ShopperNode } from '../account/nodes.ts';
import { outcome } from '../platform/user-errors.ts';
import { READINGS } from './readings.ts';
import { subtotalOf, totalsOf } from './totals.ts';

const NO_LINE = { cartItem: null };
const NOT_REMOVED = { removedId: null };

/** Carts, and what they cost. */
export const cartResolvers: Resolvers = {
  Shopper: { cart: (_, __, { cart }) => cart.readCart() },
  Cart: {
    id: async (_, __, { account }) => known(await account.me()).id,
    itemCount: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: async (cart, { promoCode }, { account, promotions }) => {
      const [shopper, promo] = await Promise.all([
        account.me(),
        promoCode ? promotions.validatePromoCode(promoCode, subtotalOf(cart)) : null,
      ]);
      return totalsOf(cart, known(shopper).isFirstPurchase, promo);
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
      outcome(READINGS.addToCart, NO_LINE, () => cart.addToCart({ sku, quantity })),
    addManyToCart: (_, { input: { items } }, { cart }) =>
      outcome(READINGS.addManyToCart, {}, async () => {
        await cart.addManyToCart(items.map(({ sku, quantity = 1 }) => ({ sku, quantity })));
        return {};
      }),
    setCartItemQuantity: (_, { input: { cartItemId, quantity } }, { cart }) =>
      outcome(READINGS.setCartItemQuantity, NO_LINE, () => cart.setCartItemQuantity(cartItemId, quantity)),
    removeFromCart: (_, { input: { cartItemId } }, { cart }) =>
      outcome(READINGS.removeFromCart, NOT_REMOVED, async () => {
        await cart.removeFromCart(cartItemId);
        return { removedId: cartItemId };
      }),
    moveToWishlist: (_, { input: { cartItemId } }, { cart, wishlist }) =>
      outcome(READINGS.moveToWishlist, NOT_REMOVED, async () => {
        wishlist.forgetWishlist();
        await cart.moveToWishlist(cartItemId);
        return { removedId: cartItemId };
      }),
  },
};

function known(shopper: ShopperNode | null): ShopperNode {
  if (!shopper) throw new Failure('UNAUTHENTICATED');
  return shopper;
}
