import type { AuthenticatedRest, IdempotencyKey } from '../host/authenticated-rest.ts';
import { Failure, nullIfNotFound } from '../host/failures.ts';
import { indexOfListed } from '../host/list-ids.ts';
import type { Rest } from '../host/rest.ts';
import { listedItem, type RestWishlistItem } from './nodes.ts';
import type { WishlistChanges } from './rich-host.ts';

/** Adds the piece that `find` returns to the cart, and runs `afterwards`: if one of the two fails, neither happens. */
export type AddToCartThen = (
  find: (rest: Rest) => Promise<{ sku: string; afterwards: (rest: Rest) => Promise<void> }>,
  key?: IdempotencyKey,
) => Promise<void>;

/** The items of the shopper's wishlist, read once until they are invalidated. */
export interface CachedItems {
  readItems(): Promise<readonly RestWishlistItem[]>;
  invalidate(): void;
}

/** The changes on a basic host, which may add a variant twice, or refuse it the second time. */
export function createBasicHostWishlistChanges(
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

/** Reads the items of the shopper's wishlist. A host may respond with 404 for an empty wishlist. */
export async function readWishlistItems(rest: Rest): Promise<RestWishlistItem[]> {
  return (await nullIfNotFound(rest('getWishlist', {})))?.wishListData ?? [];
}

/** Returns the item of this id, or else the first with this host id. */
function findItem(items: readonly RestWishlistItem[], id: string): RestWishlistItem | undefined {
  return items[indexOfListed(items.map(listedItem), id)] ?? items.find(({ wishlistId }) => wishlistId === id);
}

/** Removes an item. Also succeeds if the call fails but the item was removed. */
async function removeItem(rest: Rest, { wishlistId, variant: { sku } }: RestWishlistItem): Promise<void> {
  const isIt = (one: RestWishlistItem) => one.wishlistId === wishlistId && one.variant.sku === sku;
  try {
    await rest('removeFromWishlist', { wishlistId });
  } catch (error) {
    if ((await readWishlistItems(rest)).some(isIt)) throw error;
  }
}
