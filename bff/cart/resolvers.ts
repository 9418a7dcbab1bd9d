import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { AddToCartInput, UserErrorCode } from '../generated/schema-types.ts';
import { connectionInMemory, edgesOf } from '../graphql/connections.ts';
import { unauthenticated } from '../host/credentials.ts';
import type { ShopperNode } from '../account/nodes.ts';
import { globalIdOf, toGlobalId, personal, type NodeReader } from '../graphql/ids.ts';
import { mutation } from '../graphql/mutations.ts';
import { UserErrorException } from '../graphql/user-errors.ts';
import type { CartItemChangeNode, CartNode } from './nodes.ts';
import type { Pieces } from './rich-host.ts';
import { amountsOf, firstPurchasePercentOf, subtotalOf, totalsOf } from './totals.ts';

const KEY_PLACE = 'Please send one idempotencyKey next to the items, and none inside them.';
const NOT_REMOVED = { removedId: null };

/** The mapping of host errors. The statuses and messages are for a host without error codes. */
const stockErrors = {
  readBack: 'me.cart',
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'INVALID_INPUT', 422: 'INVALID_INPUT' },
  codeOfMessage(message: string): UserErrorCode | undefined {
    if (/insufficient|not enough|\bonly \d+/i.test(message)) return 'INSUFFICIENT_STOCK';
    return /stock|sold out/i.test(message) ? 'OUT_OF_STOCK' : undefined;
  },
} as const;
const promoErrors = {
  readBack: 'me.cart',
  statuses: { 400: 'INVALID_PROMO_CODE', 404: 'INVALID_PROMO_CODE', 422: 'INVALID_PROMO_CODE' },
  fields: { INVALID_PROMO_CODE: 'promoCode' },
} as const;
const addErrors = { ...stockErrors, subject: 'sku', failed: 'Failed to add product to cart.' } as const;
const itemErrors = { ...stockErrors, subject: 'cartItemId', renames: { cartId: 'cartItemId' } } as const;
const removeErrors = { ...itemErrors, failed: 'Failed to remove product from cart.' } as const;

type Field = Pick<GraphQLResolveInfo, 'path'>;
/** The payload fields of every change: the current cart, read lazily. The change does not need it. */
const cartPayload = {
  cart: (_: unknown, __: unknown, { cart, deadline }: Context, info: Field) =>
    deadline.nullIfUnavailable(cart.readCart(), info),
};
/** The payload of a change of one line. */
const itemPayload = {
  ...cartPayload,
  cartItem: ({ readCartItem }: CartItemChangeNode, _: unknown, { deadline }: Context, info: Field) =>
    readCartItem ? deadline.nullIfUnavailable(readCartItem(), info) : null,
};

/** Carts and their totals. */
export const cartResolvers = {
  Shopper: { cart: (_, __, { cart }) => cart.readCart(), cartOrNull: (_, __, { cart }) => cart.readCart() },
  CartItemConnection: { edges: edgesOf },
  CartItem: { id: globalIdOf('CartItem') },
  Cart: {
    itemsConnection: ({ items }, args) => connectionInMemory(items, args),
    id: async (_, __, { account }) => toGlobalId('Cart', assertShopper(await account.me()).id),
    itemCount: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
    offers: (_, __, { cart, deadline }, info) => deadline.nullIfUnavailable(cart.readOffers(), info),
    bill: (cart, _, context) => billFor(cart, cart.promoCode, context),
    totals: (cart, { promoCode }, context) => billFor(cart, promoCode, context),
  },
  AddToCartPayload: itemPayload,
  AddManyToCartPayload: cartPayload,
  SetCartItemQuantityPayload: itemPayload,
  SetCartItemServicesPayload: itemPayload,
  RemoveFromCartPayload: cartPayload,
  ApplyPromoCodePayload: cartPayload,
  RemovePromoCodePayload: cartPayload,
  MoveToWishlistPayload: {
    ...cartPayload,
    wishlist: (_, __, { wishlist, deadline }, info) => deadline.nullIfUnavailable(wishlist.readWishlist(), info),
  },
  Mutation: {
    addToCart: mutation('addToCart', addErrors, {}, (input, { cart }, key) => cart.addToCart(toPieces(input), key)),
    addManyToCart: mutation(
      'addManyToCart',
      { ...stockErrors, subject: 'items', renames: { sku: 'items', quantity: 'items', services: 'items' } },
      {},
      async ({ items }, { cart }, key) => {
        if (items.some(({ idempotencyKey }) => idempotencyKey))
          throw new UserErrorException('INVALID_INPUT', 'items', KEY_PLACE);
        await cart.addManyToCart(items.map(toPieces), key);
        return {};
      },
    ),
    setCartItemQuantity: mutation('setCartItemQuantity', itemErrors, {}, ({ cartItemId, quantity }, { cart }, key) =>
      cart.setCartItemQuantity(cartItemId, quantity, key),
    ),
    setCartItemServices: mutation('setCartItemServices', itemErrors, {}, ({ cartItemId, services }, { cart }, key) =>
      cart.changeItem('setCartItemServices', { cartId: cartItemId, body: { services } }, key),
    ),
    removeFromCart: mutation('removeFromCart', removeErrors, NOT_REMOVED, async ({ cartItemId }, { cart }, key) => {
      await cart.removeFromCart(cartItemId, key);
      return { removedId: toGlobalId('CartItem', cartItemId) };
    }),
    applyPromoCode: mutation('applyPromoCode', promoErrors, {}, async ({ promoCode }, { cart }, key) => {
      await cart.applyPromoCode(promoCode, key);
      return {};
    }),
    removePromoCode: async (_, __, { cart }) => {
      await cart.removePromoCode();
      return { userErrors: [] };
    },
    moveToWishlist: mutation(
      'moveToWishlist',
      itemErrors,
      NOT_REMOVED,
      async ({ cartItemId }, { cart, wishlist }, key) => {
        wishlist.invalidateWishlist();
        await cart.moveToWishlist(cartItemId, key);
        return { removedId: toGlobalId('CartItem', cartItemId) };
      },
    ),
  },
} satisfies Resolvers;

/** Returns the pieces of an input. */
function toPieces({ sku, quantity = 1, services }: AddToCartInput): Pieces {
  return { sku, quantity, ...(services ? { services } : {}) };
}

/** The bill of a cart with this promo code, or without one. */
async function billFor(cart: CartNode, promoCode: string | null | undefined, context: Context) {
  const { account, promotions, readShopSettings } = context;
  const [shopper, promo, settings] = await Promise.all([
    account.me(),
    promoCode ? promotions.validatePromoCode(promoCode, subtotalOf(cart), amountsOf(cart)) : null,
    readShopSettings(),
  ]);
  return totalsOf(cart, firstPurchasePercentOf(assertShopper(shopper), settings), promo);
}

function assertShopper(shopper: ShopperNode | null): ShopperNode {
  if (!shopper) throw unauthenticated('TOKEN_MISSING');
  return shopper;
}

/** The `node` readers of the cart and its lines. */
export const cartNodeReaders = {
  Cart: personal(async (id, { cart }, shopperId) => (id === shopperId ? cart.readCart() : null)),
  CartItem: personal(async (id, { cart }) => (await cart.readCart()).items.find((item) => item.id === id) ?? null),
} satisfies Record<string, NodeReader<Context>>;
