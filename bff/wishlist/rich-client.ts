import type { AuthenticatedRest, IdempotencyKey } from '../platform/authenticated-rest.ts';
import type { RestWishlistItem } from './nodes.ts';

/** The changes of a wishlist that have two implementations: by the host's addition, or by the specification's calls. */
export interface WishlistChanges {
  /** Adds a variant. Answers its item; undefined when the host does not send it. */
  add(sku: string, key?: IdempotencyKey): Promise<RestWishlistItem | undefined>;
  /** Moves an item to the cart, as one piece. */
  moveToCart(wishlistId: string, key?: IdempotencyKey): Promise<void>;
}

/** The changes on a host with additions: one call each, and the host keeps every variant once. */
export function createRichWishlistChanges(authenticated: AuthenticatedRest): WishlistChanges {
  return {
    add: async (sku, key) => (await authenticated.change(key, (rest) => rest('addToWishlist', { body: { sku } }))).data,
    moveToCart: async (wishlistId, key) => {
      await authenticated.change(key, (rest) => rest('moveToCart', { wishlistId }));
    },
  };
}
