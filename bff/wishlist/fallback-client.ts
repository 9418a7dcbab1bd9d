import type { AuthenticatedRest, IdempotencyKey } from '../platform/authenticated-rest.ts';
import { Failure, nullIfNotFound } from '../platform/failures.ts';
import type { Rest } from '../platform/rest.ts';
import type { RestWishlistItem } from './nodes.ts';
import type { WishlistChanges } from './rich-client.ts';

/** Adds the piece that `find` answers to the cart, and runs `afterwards`: when one of the two fails, neither happens. */
export type AddToCartThen = (
  find: (rest: Rest) => Promise<{ sku: string; afterwards: (rest: Rest) => Promise<void> }>,
  key?: IdempotencyKey,
) => Promise<void>;

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
    add: async (sku, key) => {
      const present = (await items.readItems()).findLast(({ variant }) => variant.sku === sku);
      if (present) return present;
      const { data } = await authenticated.change(key, (rest) => rest('addToWishlist', { body: { sku } }));
      items.invalidate();
      return data;
    },
    moveToCart: async (wishlistId, key) => {
      items.invalidate();
      await addToCartThen(async (rest) => {
        const item = (await readWishlistItems(rest)).find((one) => one.wishlistId === wishlistId);
        if (!item) throw new Failure('NOT_FOUND');
        return { sku: item.variant.sku, afterwards: (calls) => removeItem(calls, wishlistId) };
      }, key);
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
