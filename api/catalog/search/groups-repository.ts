import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { allConditions, conditionsOf, joinConditions } from './conditions-repository.ts';
import type { Condition, ProductFilter } from './conditions-repository.ts';

/** From this number of products on, counting is slow, and the number may be slightly old. */
export const MANY_MATCHES = 500;

/** The statements that store the numbers of alike products. */
export function createProductGroupsRepository(db: Db) {
  return {
    /** Counts the products of a category again, in one transaction. */
    async countCategory(category: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await sql`delete from product_groups where category = ${category}`.execute(trx);
        // Two jobs may run at the same time: the later one has the newer number.
        await sql`
          insert into product_groups (category, fabric, collections, occasions, in_stock, products)
          select p.category, p.fabric, p.collections, p.occasions, s.position is not null as in_stock, count(*)
          from products p left join (
            select distinct s.position from stocked_variants s where s.category = ${category}
          ) s on s.position = p.position
          where p.category = ${category} and p.is_listed
          group by p.category, p.fabric, p.collections, p.occasions, in_stock
          on conflict (category, fabric, collections, occasions, in_stock)
            do update set products = excluded.products, counted_at = excluded.counted_at`.execute(trx);
      });
    },

    /** Deletes all counts except those of these categories. */
    async deleteOtherCategories(categories: string[]): Promise<void> {
      await sql`delete from product_groups where category <> all(${categories}::text[])`.execute(db);
    },
  };
}

/** The statements that store the numbers of alike products, bound to a database. */
export type ProductGroupsRepository = ReturnType<typeof createProductGroupsRepository>;

/**
 * Whether the numbers exist and are at most two minutes old. False if no job counts, as in a shop that is not large.
 */
export const ARE_GROUPS_COUNTED = sql`(
  select coalesce(min(g.counted_at) > now() - interval '2 minutes', false) from product_groups g
)`;

/** Whether the groups contain the number of products for a filter. */
export function isOfGroups(filter: ProductFilter): boolean {
  const grouped = {
    category: undefined,
    fabric: undefined,
    collection: undefined,
    occasion: undefined,
    tag: undefined,
  };
  const others = conditionsOf({ ...filter, ...grouped, inStock: undefined });
  return Object.values(others).every((condition) => condition === undefined);
}

/** The number of products that a filter finds, as `total`. Null if it is unknown, or so small that it is counted. */
export function countOfGroups(filter: ProductFilter): Condition {
  const inStock = filter.inStock ? sql`p.in_stock` : undefined;
  const conditions = joinConditions([ARE_GROUPS_COUNTED, allConditions({ ...filter, inStock: undefined }), inStock]);
  return sql`
    select case when sum(p.products) >= ${sql.lit(MANY_MATCHES)} then sum(p.products)::int end as total
    from product_groups p where ${conditions}`;
}
