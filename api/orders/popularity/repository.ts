import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** Points of a piece that was sold, and of one on a wishlist. A review has one point. */
const POINTS = { sold: 10, wished: 2 };
/** The most products that one statement changes: it locks each of them. */
const BATCH = 500;

/** The statement on the popularity of products. */
export function createPopularityRepository(db: Db) {
  return {
    /**
     * Computes the popularity of the products anew: pieces sold since a moment, wishlists and reviews. Changes at most
     * `BATCH` products, and returns whether it changed any.
     */
    async updateSome(since: Date): Promise<boolean> {
      const { numAffectedRows } = await sql`
        with points as (
          select product_id, sum(points)::integer as popularity from (
            select v.product_id, ${sql.lit(POINTS.sold)} * sum(i.quantity) as points
            from order_items i join variants v on v.sku = i.sku
            where i.status is not null and i.status <> 'Cancelled' and i.placed_at >= ${since}
            group by v.product_id
            union all
            select v.product_id, ${sql.lit(POINTS.wished)} * count(*)
            from wishlist_items w join variants v on v.sku = w.sku group by v.product_id
            union all
            select id, review_count from products where review_count > 0
          ) each_reason group by product_id
        ), changed as (
          select p.id, coalesce(points.popularity, 0) as popularity
          from products p left join points on points.product_id = p.id
          where p.popularity <> coalesce(points.popularity, 0)
          order by p.id limit ${sql.lit(BATCH)} for no key update of p
        )
        update products p set popularity = changed.popularity from changed where changed.id = p.id`.execute(db);
      return (numAffectedRows ?? 0n) > 0n;
    },
  };
}

/** The statement on the popularity of products, bound to a database. */
export type PopularityRepository = ReturnType<typeof createPopularityRepository>;
