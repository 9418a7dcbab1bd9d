import type { AuthenticatedRest, IdempotencyKey } from '../host/authenticated-rest.ts';
import { Failure } from '../host/failures.ts';
import { chooseByCapability, type HasCapability } from '../host/capabilities.ts';
import { findOwnId } from '../host/list-ids.ts';
import { isValidId } from '../host/build-path.ts';
import { createBasicHostWishlistChanges, readWishlistItems, type AddToCartThen } from './basic-host.ts';
import {
  listedItem,
  wishlistItemNode,
  wishlistNode,
  type RestWishlistItem,
  type WishlistItemNode,
  type WishlistNode,
} from './nodes.ts';
import { createRichHostWishlistChanges } from './rich-host.ts';

/**
 * The wishlist of the shopper who sent a request. Every change throws the host's failure or a UserErrorException.
 * Under an idempotency key a change is made once.
 */
export interface WishlistClient {
  /** Returns the current wishlist: read once per request, and again after each change. Throws UNAUTHENTICATED without a token. */
  readWishlist(): Promise<WishlistNode>;
  /** Makes the next `readWishlist` read again, after a change that this client did not make. */
  invalidateWishlist(): void;
  /**
   * Returns a function that reads the item, even if the variant was on the wishlist before; null if the item is
   * unknown. Reading it throws the host's failure.
   */
  addToWishlist(
    sku: string,
    key?: IdempotencyKey,
  ): Promise<{ readWishlistItem: () => Promise<WishlistItemNode | null> }>;
  removeFromWishlist(wishlistId: string, key?: IdempotencyKey): Promise<void>;
  /** Moves an item to the cart, as one piece. */
  moveToCart(wishlistId: string, key?: IdempotencyKey): Promise<void>;
}

/** Creates the wishlist of one request. A basic host needs `addToCartThen` for moving an item to the cart. */
export function createWishlist(
  authenticated: AuthenticatedRest,
  has: HasCapability,
  addToCartThen: AddToCartThen,
): WishlistClient {
  let items: Promise<RestWishlistItem[]> | undefined;
  const invalidateWishlist = () => void (items = undefined);
  const readItems = async () => {
    items ??= readWishlistItems(authenticated.rest());
    return items;
  };
  const changes = chooseByCapability(
    has,
    { add: 'cart-move', moveToCart: 'cart-move' },
    createRichHostWishlistChanges(authenticated),
    createBasicHostWishlistChanges(authenticated, { readItems, invalidate: invalidateWishlist }, addToCartThen),
  );

  return {
    readWishlist: async () => wishlistNode(await readItems()),
    invalidateWishlist,
    addToWishlist: async (sku, key) => {
      if (!isValidId(sku)) throw new Failure('NOT_FOUND');
      invalidateWishlist();
      const added = await changes.add(sku, key);
      const readWishlistItem = async () => {
        if (added) return wishlistItemNode(added);
        return wishlistNode(await readItems()).items.find(({ variant }) => variant.sku === sku) ?? null;
      };
      return { readWishlistItem };
    },
    removeFromWishlist: async (wishlistId, key) => {
      invalidateWishlist();
      await authenticated.change(key, async (rest) => {
        const read = async () => (await readWishlistItems(rest)).map(listedItem);
        return rest('removeFromWishlist', { wishlistId: await findOwnId(wishlistId, read) });
      });
    },
    moveToCart: async (wishlistId, key) => {
      invalidateWishlist();
      await changes.moveToCart(wishlistId, key);
    },
  };
}
