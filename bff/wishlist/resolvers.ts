import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { UserErrorCode } from '../generated/schema-types.ts';
import { connectionInMemory, edgesOf } from '../graphql/connections.ts';
import { unauthenticated } from '../host/credentials.ts';
import { globalIdOf, toGlobalId, personal, type NodeReader } from '../graphql/ids.ts';
import { mutation } from '../graphql/mutations.ts';

const NOT_REMOVED = { removedId: null };

/** The mapping of host errors. The statuses and messages are for a host without error codes. */
const statuses = { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'INVALID_INPUT', 422: 'INVALID_INPUT' } as const;
const errors = { readBack: 'me.wishlist', statuses } as const;
const addErrors = { ...errors, subject: 'sku', failed: 'Failed to add item to wishlist.' } as const;
const itemErrors = { ...errors, subject: 'wishlistItemId', renames: { wishlistId: 'wishlistItemId' } } as const;
const removeErrors = { ...itemErrors, failed: 'Failed to remove item from wishlist.' } as const;

/** A variant without a single piece left is sold out. */
function codeOfMessage(message: string): UserErrorCode | undefined {
  return /stock|sold out|\bonly 0/i.test(message) ? 'OUT_OF_STOCK' : undefined;
}

/** The payload fields of every change: the current wishlist. The change does not need it. */
const wishlistPayload = {
  wishlist: (_: unknown, __: unknown, { wishlist, deadline }: Context, info: Pick<GraphQLResolveInfo, 'path'>) =>
    deadline.nullIfUnavailable(wishlist.readWishlist(), info),
};

/** Wishlists. */
export const wishlistResolvers = {
  Shopper: {
    wishlist: (_, __, { wishlist }) => wishlist.readWishlist(),
    wishlistOrNull: (_, __, { wishlist }) => wishlist.readWishlist(),
  },
  WishlistItemConnection: { edges: edgesOf },
  WishlistItem: { id: globalIdOf('WishlistItem') },
  Wishlist: {
    itemsConnection: ({ items }, args) => connectionInMemory(items, args),
    id: async (_, __, { account }) => {
      const shopper = await account.me();
      if (!shopper) throw unauthenticated('TOKEN_MISSING');
      return toGlobalId('Wishlist', shopper.id);
    },
    itemCount: ({ items }) => items.length,
  },
  AddToWishlistPayload: {
    ...wishlistPayload,
    wishlistItem: ({ readWishlistItem }, _, { deadline }, info) =>
      readWishlistItem ? deadline.nullIfUnavailable(readWishlistItem(), info) : null,
  },
  RemoveFromWishlistPayload: wishlistPayload,
  MoveToCartPayload: {
    ...wishlistPayload,
    cart: (_, __, { cart, deadline }, info) => deadline.nullIfUnavailable(cart.readCart(), info),
  },
  Mutation: {
    addToWishlist: mutation('addToWishlist', addErrors, {}, ({ sku }, { wishlist }, key) =>
      wishlist.addToWishlist(sku, key),
    ),
    removeFromWishlist: mutation(
      'removeFromWishlist',
      removeErrors,
      NOT_REMOVED,
      async ({ wishlistItemId }, { wishlist }, key) => {
        await wishlist.removeFromWishlist(wishlistItemId, key);
        return { removedId: toGlobalId('WishlistItem', wishlistItemId) };
      },
    ),
    moveToCart: mutation(
      'moveToCart',
      { ...itemErrors, codeOfMessage },
      NOT_REMOVED,
      async ({ wishlistItemId }, { wishlist, cart }, key) => {
        cart.invalidateCart();
        await wishlist.moveToCart(wishlistItemId, key);
        return { removedId: toGlobalId('WishlistItem', wishlistItemId) };
      },
    ),
  },
} satisfies Resolvers;

/** The `node` readers of the wishlist and its items. */
export const wishlistNodeReaders = {
  Wishlist: personal(async (id, { wishlist }, shopperId) => (id === shopperId ? wishlist.readWishlist() : null)),
  WishlistItem: personal(
    async (id, { wishlist }) => (await wishlist.readWishlist()).items.find((item) => item.id === id) ?? null,
  ),
} satisfies Record<string, NodeReader<Context>>;
