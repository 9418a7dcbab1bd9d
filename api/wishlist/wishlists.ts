import type { components } from '../../schema/generated/rest.ts';
import { MAX_WISHLIST_ITEMS } from '../../schema/vocabulary.ts';
import { createChanges } from '../account/idempotency/changes.ts';
import type { Author } from '../account/idempotency/changes.ts';
import type { CatalogResponses } from '../catalog/responses.ts';
import type { AddVariant } from '../catalog/tables.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { randomId } from '../platform/secrets.ts';
import { createWishlistRepository } from './repository.ts';
import type { WishlistItemRow } from './tables.ts';

type WishlistItem = components['schemas']['WishlistItem'];

/** The wishlists of shoppers. */
export interface Wishlists {
  /** The items, the oldest first. */
  list(shopperId: string): Promise<WishlistItem[]>;
  /**
   * Adds a variant, which may be on the list already, and returns its item. Refuses with NOT_FOUND or INVALID_INPUT.
   */
  add(author: Author, sku: string): Promise<WishlistItem>;
  /** The same as `add`, in the transaction. */
  addInTransaction: AddVariant<WishlistItem>;
  /** Removes an item; refuses with NOT_FOUND. */
  remove(author: Author, wishlistId: string): Promise<void>;
  /**
   * Removes an item and adds its variant elsewhere, both or neither. Refuses with NOT_FOUND, and as `addElsewhere`
   * does.
   */
  move<Item>(author: Author, wishlistId: string, addElsewhere: AddVariant<Item>): Promise<Item>;
}

/** The dependencies of the wishlists. */
export interface WishlistDependencies {
  db: Db;
  responses: CatalogResponses;
  now: () => Date;
}

/** Creates the wishlists. */
export function createWishlists({ db, responses, now }: WishlistDependencies): Wishlists {
  const { run, runStatement } = createChanges(db, now);
  const put: AddVariant<WishlistItem> = async (trx, shopperId, sku) => {
    const wishlists = createWishlistRepository(trx);
    const found = await wishlists.insertItem(shopperId, randomId('wi'), sku, now());
    if (!found?.known) refuse('NOT_FOUND', { field: 'sku', message: 'This product is no longer available.' });
    if (!found.there && found.items >= MAX_WISHLIST_ITEMS) refuse('INVALID_INPUT', { field: 'sku', message: FULL });
    const [item] = await wishlists.listItems(shopperId, sku);
    return toWishlistItem(item ?? refuseMissing(), responses);
  };
  return {
    list: async (shopperId) =>
      (await createWishlistRepository(db).listItems(shopperId)).map((row) => toWishlistItem(row, responses)),
    add: (author, sku) => run(author, (trx) => put(trx, author.shopperId, sku)),
    addInTransaction: put,
    remove: (author, wishlistId) =>
      runStatement(
        author,
        async (trx) =>
          void ((await createWishlistRepository(trx).deleteItem(author.shopperId, wishlistId)) ?? refuseMissing()),
      ),
    move: (author, wishlistId, addElsewhere) =>
      run(author, async (trx) => {
        const { shopperId } = author;
        const sku = (await createWishlistRepository(trx).deleteItem(shopperId, wishlistId)) ?? refuseMissing();
        return addElsewhere(trx, shopperId, sku);
      }),
  };
}

const FULL = `A wishlist takes at most ${MAX_WISHLIST_ITEMS} products.`;

function refuseMissing(): never {
  return refuse('NOT_FOUND', { message: 'This item is no longer in your wishlist.' });
}

/** An item as the contract states it. */
function toWishlistItem(row: WishlistItemRow, responses: CatalogResponses): WishlistItem {
  const { sku, productId, image, images, color, size, stock } = responses.variant(row);
  const product = { name: row.name, category: row.category, ...responses.prices(row), rating: row.rating };
  return { wishlistId: row.id, variant: { sku, productId, image, images, color, size, stock, product } };
}
