import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import {
  conditionsOf,
  IS_CRAFT_KNOWN,
  IS_IN_STOCK,
  IS_LISTED,
  joinConditions,
  listedConditions,
  TRUE,
} from './conditions-repository.ts';
import type { Condition, ProductFilter } from './conditions-repository.ts';
import { ARE_GROUPS_COUNTED, isOfGroups } from './groups-repository.ts';

/** The number of products for a filter's value. */
export interface FilterCount {
  filter: (typeof COUNTED_FILTERS)[number];
  value: string;
  count: number;
}

/** The criteria whose values are counted, each with all other criteria applied. */
const COUNTED_FILTERS = ['category', 'fabric', 'collection', 'occasion', 'size', 'inStock'] as const;

/**
 * The number of products for each value of each filter, with all other filters applied; the largest first. The counted
 * filters are evaluated once for each product that matches the other criteria. If groups of alike products are counted,
 * they are evaluated once for each group.
 */
export function countsByFilter(filter: ProductFilter): RawBuilder<FilterCount> {
  const source = isOfGroups(filter) ? groupsOrProducts(filter) : productsOf(filter);
  return sql`
    with ${source}, wanted as materialized (select *, ${filter.inStock ? sql`sells` : TRUE} as s from base)
    select * from (
    select 'category' as filter, category as value, sum(many)::int as count
    from wanted where f and l and o and z and s group by category
    union all
    select 'fabric', fabric, sum(many)::int from wanted where c and l and o and z and s group by fabric
    union all
    select 'collection', value, sum(many)::int
    from wanted, unnest(collections) value where c and f and o and z and s group by value
    union all
    select 'occasion', value, sum(many)::int
    from wanted, unnest(occasions) value where c and f and l and z and s group by value
    union all
    select 'size', size, many from sizes
    union all
    select 'inStock', 'true', sum(many)::int from wanted where c and f and l and o and z and sells having count(*) > 0
    ) counts order by filter, count desc, value collate "C"`;
}

/** The products as `base`, one row for each group of alike products, and how many there are of each size as `sizes`. */
function productsOf(filter: ProductFilter): Condition {
  return sql`each_product as materialized (${eachProduct(filter)}), base as (${ALIKE}), sizes as (${SIZES})`;
}

/**
 * The same, from the counted groups if there are any. PostgreSQL then skips the parts that read products, and otherwise
 * the parts that read groups.
 */
function groupsOrProducts(filter: ProductFilter): Condition {
  const areCounted = sql`(select yes from counted)`;
  const others = listedConditions({ ...filter, inStock: undefined });
  return sql`
    counted as materialized (select ${ARE_GROUPS_COUNTED} as yes),
    each_product as materialized (${eachProduct(filter)} and not ${areCounted}),
    base as (
      ${ALIKE} union all
      select p.category, p.fabric, p.collections, p.occasions, p.in_stock, ${matchesOf(filter)}, true, p.products
      from product_groups p where ${uncountedConditions(filter)} and ${areCounted}
    ), sizes as (
      ${SIZES} union all
      select v.size, count(distinct p.id)::int from variants v join products p on p.id = v.product_id
      where v.size is not null and v.stock > 0 and ${others} and ${areCounted} group by v.size
    )`;
}

/** Each product that matches the other criteria. Its stock is read only if a number depends on it. */
function eachProduct(filter: ProductFilter): Condition {
  const { category, fabric, collection, occasion, size = TRUE } = conditionsOf(filter);
  const isFound = joinConditions([category, fabric, collection, occasion, size]);
  const sells = filter.inStock ? IS_IN_STOCK : sql`case when ${isFound} then ${IS_IN_STOCK} end`;
  return sql`
    select p.id, p.category, p.fabric, p.collections, p.occasions, ${sells} as sells, ${matchesOf(filter)}, ${size} as z
    from products p where ${IS_LISTED} and ${uncountedConditions(filter)}`;
}

const ALIKE = sql`
  select category, fabric, collections, occasions, sells, c, f, l, o, z, count(*) as many from each_product
  group by category, fabric, collections, occasions, sells, c, f, l, o, z`;

const SIZES = sql`
  select v.size, count(distinct v.product_id)::int as many from each_product w join variants v on v.product_id = w.id
  where v.size is not null and v.stock > 0 and c and f and l and o group by v.size`;

/** Whether a product matches each counted filter. */
function matchesOf(filter: ProductFilter): Condition {
  const { category = TRUE, fabric = TRUE, collection = TRUE, occasion = TRUE } = conditionsOf(filter);
  return sql`${category} as c, ${fabric} as f, ${collection} as l, ${occasion} as o`;
}

/** The conditions that apply to every filter's count. */
function uncountedConditions(filter: ProductFilter): Condition {
  const conditions: Partial<Record<keyof ProductFilter, Condition>> = conditionsOf(filter);
  for (const counted of COUNTED_FILTERS) delete conditions[counted];
  return joinConditions(Object.values(conditions));
}

/** The number of products with a colour, or of a craft. */
export interface ColorCount {
  value: string;
  count: number;
}

/** The most products of which the colours are counted, and the most colours. */
const MOST_COLORED = 20_000;
const MOST_COLORS = 100;

/**
 * The number of products with a variant in stock of each colour, with all other filters applied; the largest first. `isWhole` is
 * false if there are too many products: only some were counted then.
 */
export function countsByColor(filter: ProductFilter): RawBuilder<ColorCount & { isWhole: boolean }> {
  const others = listedConditions({ ...filter, color: undefined });
  return sql`
    with found as materialized (select p.id from products p where ${others} limit ${sql.lit(MOST_COLORED + 1)})
    select v.color as value, count(distinct v.product_id)::int as count,
      (select count(*) from found) <= ${sql.lit(MOST_COLORED)} as "isWhole"
    from found join variants v on v.product_id = found.id
    where v.stock > 0 group by v.color order by count desc, v.color collate "C" limit ${sql.lit(MOST_COLORS)}`;
}

/** The number of products of each known craft, with all other filters applied; the largest first. As `countsByColor`. */
export function countsByCraft(filter: ProductFilter): RawBuilder<ColorCount & { isWhole: boolean }> {
  const others = listedConditions({ ...filter, craft: undefined });
  return sql`
    with found as materialized (
      select p.craft, ${IS_CRAFT_KNOWN} as is_known from products p where ${others} limit ${sql.lit(MOST_COLORED + 1)}
    )
    select craft as value, count(*)::int as count, (select count(*) from found) <= ${sql.lit(MOST_COLORED)} as "isWhole"
    from found where is_known group by craft order by count desc, craft collate "C"`;
}

/** The counts, if all products are counted. */
export function wholeCounts(rows: (ColorCount & { isWhole: boolean })[]): ColorCount[] | undefined {
  return rows.every(({ isWhole }) => isWhole) ? rows.map(({ value, count }) => ({ value, count })) : undefined;
}
