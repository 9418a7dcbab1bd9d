import type { AuthenticatedRest, IdempotencyKey } from '../platform/authenticated-rest.ts';
import { Failure, nullIfNotFound } from '../platform/failures.ts';
import { indexOfListed } from '../platform/list-ids.ts';
import type { Rest } from '../platform/rest.ts';
import { listedItem, type RestWishlistItem } from './nodes.ts';
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
      if ((await items.readItems()).some(({ variant }) => variant.sku === sku)) return undefined;
      const { data } = await authenticated.change(key, (rest) => rest('addToWishlist', { body: { sku } }));
      items.invalidate();
      return data;
    },
    moveToCart: async (id, key) => {
      items.invalidate();
      await addToCartThen(async (rest) => {
        const item = findItem(await readWishlistItems(rest), id);
        if (!item) throw new Failure('NOT_FOUND');
        return { sku: item.variant.sku, afterwards: (calls) => removeItem(calls, item) };
      }, key);
    },
  };
}

/** The items of the shopper's wishlist. A host may answer 404 for an empty wishlist. */
export async function readWishlistItems(rest: Rest): Promise<RestWishlistItem[]> {
  return (await nullIfNotFound(rest('getWishlist', {})))?.wishListData ?? [];
}

/** The item of this id, or else the first with this id of the host's own. */
function findItem(items: readonly RestWishlistItem[], id: string): RestWishlistItem | undefined {
  return items[indexOfListed(items.map(listedItem), id)] ?? items.find(({ wishlistId }) => wishlistId === id);
}

/** Removes an item. Succeeds also when the call fails and the item is gone all the same. */
async function removeItem(rest: Rest, { wishlistId, variant: { sku } }: RestWishlistItem): Promise<void> {
  const isIt = (one: RestWishlistItem) => one.wishlistId === wishlistId && one.variant.sku === sku;
  try {
    await rest('removeFromWishlist', { wishlistId });
  } catch (error) {
    if ((await readWishlistItems(rest)).some(isIt)) throw error;
  }
}
