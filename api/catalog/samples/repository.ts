import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** The number of samples of each kind in the database. */
export interface SampleCounts {
  products: number;
  sellers: number;
  promoCodes: number;
}

/** The statements on the samples of a trial; `db` may be a transaction. */
export function createSampleRepository(db: Db) {
  return {
    /** Marks these sellers, products and promo codes as samples, in one statement. */
    async mark(ids: { sellers: string[]; products: string[]; promoCodes: string[] }): Promise<void> {
      await sql`
        with marked_sellers as (update sellers set is_sample = true where id = any(${ids.sellers}::text[])),
        marked_products as (update products set is_sample = true where id = any(${ids.products}::text[]))
        update promo_codes set is_sample = true where code = any(${ids.promoCodes}::text[])`.execute(db);
    },

    /** The number of samples in the database. */
    async count(): Promise<SampleCounts> {
      const { rows } = await sql<SampleCounts>`
        select (select count(*)::int from products where is_sample) as products,
          (select count(*)::int from sellers where is_sample) as sellers,
          (select count(*)::int from promo_codes where is_sample) as "promoCodes"`.execute(db);
      return rows[0] ?? { products: 0, sellers: 0, promoCodes: 0 };
    },

    /** Whether somebody has removed the samples. */
    async wereRemoved(): Promise<boolean> {
      const { rows } = await sql`select from sample_removals limit 1`.execute(db);
      return rows.length > 0;
    },

    /** The number of pieces of samples that are set aside for orders which are being paid. */
    async countHeldPieces(): Promise<number> {
      const { rows } = await sql<{ pieces: number }>`
        select coalesce(sum(h.quantity), 0)::int as pieces from stock_holds h
        join variants v on v.sku = h.sku join products p on p.id = v.product_id where p.is_sample`.execute(db);
      return rows[0]?.pieces ?? 0;
    },

    /**
     * Deletes the samples with their reviews, and what lies in carts and wishlists of them. Orders stay as they are, and so
     * does a seller that has orders, staff or products of its own; that seller is a sample no longer.
     */
    async deleteAll(): Promise<void> {
      await sql`
        update order_items i set product_id = p.id from variants v join products p on p.id = v.product_id
        where v.sku = i.sku and p.is_sample`.execute(db);
      await sql`
        update variants v set picture_sku = null from variants shown, products p
        where shown.sku = v.picture_sku and p.id = shown.product_id and p.is_sample`.execute(db);
      await sql`delete from products where is_sample`.execute(db);
      await sql`
        delete from sellers s where is_sample
          and not exists (select from products p where p.seller_id = s.id)
          and not exists (select from order_items i where i.seller_id = s.id)
          and not exists (select from shoppers h where h.seller_id = s.id)`.execute(db);
      await sql`update sellers set is_sample = false where is_sample`.execute(db);
      await sql`
        delete from promo_uses u using promo_codes c where c.code = u.code and c.is_sample`.execute(db);
      await sql`delete from promo_codes where is_sample`.execute(db);
      await sql`insert into sample_removals default values`.execute(db);
    },
  };
}
