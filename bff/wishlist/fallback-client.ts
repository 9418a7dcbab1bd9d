import type { AuthenticatedRest } from '../platform/authenticated-rest.ts';
import { Failure, nullIfNotFound } from '../platform/failures.ts';
import type { Rest } from '../platform/rest.ts';
import type { RestWishlistItem } from './nodes.ts';
import type { WishlistChanges } from './rich-client.ts';

/** Adds one piece to the cart and then runs `then`: when one of the two fails, neither happens. */
export type AddToCartThen = (sku: string, then: (rest: Rest) => Promise<void>) => Promise<void>;

/** The items of the shopper's wishlist, read once until they are invalidated. */
export interface CachedItems {
  readItems(): Promise<readonly RestWishlistItem[]>;
  invalidate(): void;
}

/** The changes on a host without additions, which may add a variant twice, or refuse it the second time. */
export function createFallbackWishlistChanges(
  authenticated: AuthenticatedRest,
  items: CachedItems,
  addToCartThen: AddToCartThen,
): WishlistChanges {
  return {
    add: async (sku) => {
      const present = (await items.readItems()).findLast(({ variant }) => variant.sku === sku);
      if (present) return present;
      const { data } = await authenticated.rest()('addToWishlist', { body: { sku } });
      items.invalidate();
      return data;
    },
    moveToCart: async (wishlistId) => {
      const item = (await items.readItems()).find((one) => one.wishlistId === wishlistId);
      if (!item) throw new Failure('NOT_FOUND');
      items.invalidate();
      await addToCartThen(item.variant.sku, (calls) => removeItem(calls, wishlistId));
    },
  };
}

/** The items of the shopper's wishlist. A host may answer 404 for an empty wishlist. */
export async function readWishlistItems(rest: Rest): Promise<RestWishlistItem[]> {
  return (await nullIfNotFound(rest('getWishlist', {})))?.wishListData ?? [];
}

/** Removes an item. Succeeds also when the call fails and the item is gone all the same. */
async function removeItem(rest: Rest, wishlistId: string): Promise<void> {
  try {
    await rest('removeFromWishlist', { wishlistId });
  } catch (error) {
    if ((await readWishlistItems(rest)).some((item) => item.wishlistId === wishlistId)) throw error;
  }
}
