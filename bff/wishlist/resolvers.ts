import type { Resolvers } from '../generated/resolvers.ts';
import { Failure } from '../platform/failures.ts';
import { withUserErrors } from '../platform/user-errors.ts';
import { ERROR_MAPPINGS } from './error-mapping.ts';

const NO_ITEM = { wishlistItem: null };
const NOT_REMOVED = { removedId: null };

/** Wishlists. */
export const wishlistResolvers: Resolvers = {
  Shopper: { wishlist: (_, __, { wishlist }) => wishlist.readWishlist() },
  Wishlist: {
    id: async (_, __, { account }) => {
      const shopper = await account.me();
      if (!shopper) throw new Failure('UNAUTHENTICATED');
      return shopper.id;
    },
    itemCount: ({ items }) => items.length,
  },
  AddToWishlistPayload: { wishlist: (_, __, { wishlist }) => wishlist.readWishlist() },
  RemoveFromWishlistPayload: { wishlist: (_, __, { wishlist }) => wishlist.readWishlist() },
  MoveToCartPayload: {
    wishlist: (_, __, { wishlist }) => wishlist.readWishlist(),
    cart: (_, __, { cart }) => cart.readCart(),
  },
  Mutation: {
    addToWishlist: (_, { input: { sku } }, { wishlist }) =>
      withUserErrors(ERROR_MAPPINGS.addToWishlist, NO_ITEM, () => wishlist.addToWishlist(sku)),
    removeFromWishlist: (_, { input: { wishlistItemId } }, { wishlist }) =>
      withUserErrors(ERROR_MAPPINGS.removeFromWishlist, NOT_REMOVED, async () => {
        await wishlist.removeFromWishlist(wishlistItemId);
        return { removedId: wishlistItemId };
      }),
    moveToCart: (_, { input: { wishlistItemId } }, { wishlist, cart }) =>
      withUserErrors(ERROR_MAPPINGS.moveToCart, NOT_REMOVED, async () => {
        cart.invalidateCart();
        await wishlist.moveToCart(wishlistItemId);
        return { removedId: wishlistItemId };
      }),
  },
};
