import type { AuthenticatedRest, IdempotencyKey } from '../host/authenticated-rest.ts';
import type { RestWishlistItem } from './nodes.ts';

/** The wishlist changes that have two implementations: rich host and basic host. */
export interface WishlistChanges {
  /** Adds a variant. Returns its item; undefined if the host does not send it. */
  add(sku: string, key?: IdempotencyKey): Promise<RestWishlistItem | undefined>;
  /** Moves an item to the cart, as one piece. */
  moveToCart(wishlistId: string, key?: IdempotencyKey): Promise<void>;
}

/** The changes on a rich host: one call each, and the host stores every variant once. */
export function createRichHostWishlistChanges(authenticated: AuthenticatedRest): WishlistChanges {
  return {
    add: async (sku, key) => (await authenticated.change(key, (rest) => rest('addToWishlist', { body: { sku } }))).data,
    moveToCart: async (wishlistId, key) => {
      await authenticated.change(key, (rest) => rest('moveToCart', { wishlistId }));
    },
  };
}
