import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import type { AddToCartInput, Resolvers, UserErrorCode } from '../generated/resolvers.ts';
import { connectionInMemory, edgesOf } from '../platform/connections.ts';
import { unauthenticated } from '../platform/token-faults.ts';
import type { ShopperNode } from '../account/nodes.ts';
import { globalIdOf, toGlobalId } from '../platform/graphql/global-ids.ts';
import { personal, type NodeReader } from '../platform/graphql/nodes.ts';
import { mutation } from '../platform/mutation.ts';
import { UserErrorException } from '../platform/user-errors.ts';
import type { CartItemChangeNode } from './nodes.ts';
import type { Pieces } from './rich-client.ts';
import { subtotalOf, totalsOf } from './totals.ts';

const KEY_PLACE = 'Please send one idempotencyKey beside the items, and none in them.';
const NOT_REMOVED = { removedId: null };

/** The host's errors. The statuses and messages are for a host that sends no codes. */
const stockErrors = {
  readBack: 'me.cart',
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'INVALID_INPUT', 422: 'INVALID_INPUT' },
  codeOfMessage(message: string): UserErrorCode | undefined {
    if (/insufficient|not enough|\bonly \d+/i.test(message)) return 'INSUFFICIENT_STOCK';
    return /stock|sold out/i.test(message) ? 'OUT_OF_STOCK' : undefined;
  },
} as const;
const addErrors = { ...stockErrors, subject: 'sku', failed: 'Failed to add product to cart.' } as const;
const itemErrors = { ...stockErrors, subject: 'cartItemId', renames: { cartId: 'cartItemId' } } as const;
const removeErrors = { ...itemErrors, failed: 'Failed to remove product from cart.' } as const;

type Field = Pick<GraphQLResolveInfo, 'path'>;
/** What the payload of every change has: the cart as it is now, read only when it is asked for. The change is made without it. */
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

/** Carts, and what they cost. */
export const cartResolvers = {
  Shopper: { cart: (_, __, { cart }) => cart.readCart() },
  CartItemConnection: { edges: edgesOf },
  CartItem: { id: globalIdOf('CartItem') },
  Cart: {
    itemsConnection: ({ items }, args) => connectionInMemory(items, args),
    id: async (_, __, { account }) => toGlobalId('Cart', assertShopper(await account.me()).id),
    itemCount: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: async (cart, { promoCode }, { account, promotions }) => {
      const [shopper, promo] = await Promise.all([
        account.me(),
        promoCode ? promotions.validatePromoCode(promoCode, subtotalOf(cart)) : null,
      ]);
      return totalsOf(cart, assertShopper(shopper).isFirstPurchase, promo);
    },
  },
  AddToCartPayload: itemPayload,
  AddManyToCartPayload: cartPayload,
  SetCartItemQuantityPayload: itemPayload,
  SetCartItemServicesPayload: itemPayload,
  RemoveFromCartPayload: cartPayload,
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

/** The pieces that an input asks for. */
function toPieces({ sku, quantity = 1, services }: AddToCartInput): Pieces {
  return { sku, quantity, ...(services ? { services } : {}) };
}

function assertShopper(shopper: ShopperNode | null): ShopperNode {
  if (!shopper) throw unauthenticated('TOKEN_MISSING');
  return shopper;
}

/** How `node` reads the cart and what is in it. */
export const cartNodeReaders = {
  Cart: personal(async (id, { cart }, shopperId) => (id === shopperId ? cart.readCart() : null)),
  CartItem: personal(async (id, { cart }) => (await cart.readCart()).items.find((item) => item.id === id) ?? null),
} satisfies Record<string, NodeReader>;
