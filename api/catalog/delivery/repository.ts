import type { Db } from '../../platform/database.ts';
import type { CatalogTables } from '../tables.ts';

/** The statements on the senders of pieces. */
export function createSenderRepository(db: Db) {
  const tables = db.withTables<CatalogTables>();
  return {
    /** The sellers of these variants; an unknown sku has none. */
    listSellers(skus: readonly string[]): Promise<{ sku: string; seller_id: string }[]> {
      return tables
        .selectFrom('variants as v')
        .innerJoin('products as p', 'p.id', 'v.product_id')
        .select(['v.sku', 'p.seller_id'])
        .where('v.sku', 'in', skus)
        .execute();
    },
  };
}
