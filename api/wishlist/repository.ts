import { sql } from 'kysely';
import { MAX_WISHLIST_ITEMS } from '../../schema/vocabulary.ts';
import type { CatalogTables } from '../catalog/tables.ts';
import type { Db } from '../platform/database.ts';
import type { InsertResult, WishlistTables, WishlistItemRow } from './tables.ts';

/** The statements on wishlists; `db` may be a transaction. */
export function createWishlistRepository(db: Db) {
  const tables = db.withTables<WishlistTables & CatalogTables>();
  return {
    /** The shopper's items, the oldest first, in one statement; only the item of `sku` when it is given. */
    listItems(shopperId: string, sku?: string): Promise<WishlistItemRow[]> {
      return tables
        .selectFrom('wishlist_items as w')
        .innerJoin('variants as v', 'v.sku', 'w.sku')
        .innerJoin('products as p', 'p.id', 'v.product_id')
        .select(['w.id', 'w.sku', 'v.color', 'v.size', 'v.stock', 'v.image', 'v.picture_sku', 'v.product_id'])
        .select(['p.name', 'p.category'])
        .select(['p.craft', 'p.sheen', 'p.zari', 'p.list_price', 'p.show_price', 'p.rating'])
        .where('w.shopper_id', '=', shopperId)
        .$if(sku !== undefined, (items) => items.where('w.sku', '=', sku ?? ''))
        .orderBy('w.position')
        .execute();
    },

    /**
     * Adds a variant unless it is on the list, does not exist or the list is full, in one statement. Returns which.
     * Needs the shopper's lock.
     */
    async insertItem(shopperId: string, id: string, sku: string, now: Date): Promise<InsertResult | undefined> {
      const { rows } = await sql<InsertResult>`
        with found as (
          select exists (select 1 from variants where sku = ${sku}) as known,
            exists (select 1 from wishlist_items where shopper_id = ${shopperId} and sku = ${sku}) as there,
            (select count(*)::int from wishlist_items where shopper_id = ${shopperId}) as items
        ), put as (
          insert into wishlist_items (id, shopper_id, sku, created_at)
          select ${id}, ${shopperId}, ${sku}, ${now}::timestamptz from found where known and items < ${MAX_WISHLIST_ITEMS}
          on conflict (shopper_id, sku) do nothing
        )
        select known, there, items from found`.execute(db);
      return rows[0];
    },

    /** Deletes an item. Returns its variant, undefined if the shopper has no such item. */
    async deleteItem(shopperId: string, wishlistId: string): Promise<string | undefined> {
      const row = await tables
        .deleteFrom('wishlist_items')
        .where('id', '=', wishlistId)
        .where('shopper_id', '=', shopperId)
        .returning('sku')
        .executeTakeFirst();
      return row?.sku;
    },
  };
}
