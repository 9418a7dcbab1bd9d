import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { MOST_GUESSED } from '../../../schema/matching.ts';
import { PAGE_SIZE } from '../../../schema/vocabulary.ts';
import { selectList } from '../../platform/columns.ts';
import { PLANNED_ANEW } from '../../platform/prepared-statements.ts';
import type { Db } from '../../platform/database.ts';
import { PRODUCT_COLUMNS } from '../tables.ts';
import type { ProductRow } from '../tables.ts';
import { countsByColor, countsByCraft, countsByFilter, wholeCounts } from './filter-counts-repository.ts';
import type { ColorCount, FilterCount } from './filter-counts-repository.ts';
import { countOfGroups, isOfGroups, MANY_MATCHES } from './groups-repository.ts';
import {
  allConditions,
  escapeLike,
  hasText,
  hasWords,
  IS_IN_STOCK,
  isOfStockAlone,
  isOneOf,
  joinConditions,
  listedConditions,
  TRUE,
} from './conditions-repository.ts';
import type { Condition, ProductFilter, ProductOrder } from './conditions-repository.ts';
import { BY_POSITION, isStockedOrder, ORDER_COLUMNS, ORDERS } from './orders-repository.ts';
import { mostAlikeOf } from './text-words.ts';
import { createWordsRepository, NUMBER_OF_PRODUCTS } from './words-repository.ts';

/** One page, and the number of products on all pages. */
export interface ProductPage {
  products: ProductRow[];
  totalItems: number;
  /** The number of best matches: with the text as a whole word, or with the most similar words. */
  bestMatches: number;
}

/** The numbers of a page. */
export interface MatchCount extends Omit<ProductPage, 'products'> {
  /** The approximate number of products of the shop, from PostgreSQL's statistics. */
  shopProducts?: number | undefined;
}

/** A page with all counts. */
type CountedPage = ProductPage & MatchCount;

/** The select list of a product `p` of seller `s`. Its variants are packed, so that the database builds little JSON. */
export const SELECT_PRODUCT = sql`${selectList('p', PRODUCT_COLUMNS)}, p.rating, p.review_count, p.updated_at, s.shop_name, (
    select coalesce(json_agg(json_build_array(v.sku, v.color, v.stock, v.image, v.gtin, v.size, v.picture_sku, v.more_images, v.image_texts) order by v.position), '[]')
    from variants v where v.product_id = p.id and not v.is_retired
  ) as variants`;

/** The statements that search products. */
export function createSearchRepository(db: Db) {
  return {
    ...createWordsRepository(db),

    /**
     * One page, in one statement. Past the last page, a second statement counts. With `isFirst`, the number may come
     * from the groups, except on the last page. Among very many matches of a text, sold-out products then do not come
     * last.
     */
    async listPage(filter: ProductFilter, order: ProductOrder, page: number, isFirst = false): Promise<CountedPage> {
      const isOld = isFirst && isOfGroups(filter);
      const statement = hasText(filter) ? pageByText : isOld ? pageWithGroups : pageCounted;
      const { rows } = await statement(filter, order, page, isFirst).execute(db);
      const [first] = rows;
      if (first === undefined && page > 1) return { products: [], ...(await countMatches(db, filter)) };
      const total = first?.total ?? 0;
      const isLast = rows.length < PAGE_SIZE || page * PAGE_SIZE >= total;
      if (first?.is_old && isLast) return this.listPage(filter, order, page);
      return { products: rows, totalItems: total, bestMatches: first?.best ?? 0, shopProducts: first?.shop_products };
    },

    /** One page of very many products, uncounted. */
    async listPageUncounted(filter: ProductFilter, order: ProductOrder, page: number): Promise<ProductRow[]> {
      return (await pageByIndex(filter, order, page).execute(db)).rows;
    },

    /**
     * One page of a text that finds very many products, uncounted. Reads only matches in stock if sold-out products
     * come last; by relevance, only the best matches. The page is not full if too few matches are found among the
     * products read.
     */
    async listPageAlong(filter: ProductFilter, order: ProductOrder, page: number, most: number): Promise<ProductRow[]> {
      return (await pageAlongOrder(filter, order, page, most).execute(db)).rows;
    },

    /** The last `first` products of the first page of a category, the last one first. */
    async listLastOfFirstPage(category: string, first: number): Promise<ProductRow[]> {
      const statement = sql<ProductRow>`
        select ${SELECT_PRODUCT}
        from (
          select * from (
            select p.id, p.position from products p where ${listedConditions({ category })} order by p.position limit ${sql.lit(PAGE_SIZE)}
          ) page order by position desc limit ${first}
        ) last
        join products p on p.id = last.id
        join sellers s on s.id = p.seller_id
        order by p.position desc`;
      return (await statement.execute(db)).rows;
    },

    /** The number of products, and of the best matches. For very many products it may come from the groups. */
    count: (filter: ProductFilter): Promise<MatchCount> => countMatches(db, filter, true),

    /** The number of products for each value of each filter, with all other filters applied; the largest first. */
    async countByFilter(filter: ProductFilter): Promise<FilterCount[]> {
      return (await countsByFilter(filter).execute(db)).rows;
    },

    /** The number of products for each colour, with all other filters applied; undefined for too many products. */
    async countByColor(filter: ProductFilter): Promise<ColorCount[] | undefined> {
      return wholeCounts((await countsByColor(filter).execute(db)).rows);
    },

    /** The lowest and the highest price of a seller, in paise; undefined for no products. */
    async findPriceRange(filter: ProductFilter): Promise<PriceRange | undefined> {
      const { rows } = await sql<PriceRange | { lowest: null }>`${priceRangeOf(filter)}`.execute(db);
      const [range] = rows;
      return range && range.lowest !== null ? range : undefined;
    },

    /** The number of products of each craft, with all other filters applied; undefined for too many products. */
    async countByCraft(filter: ProductFilter): Promise<ColorCount[] | undefined> {
      return wholeCounts((await countsByCraft(filter).execute(db)).rows);
    },
  };
}

/** The statements that search products, bound to a database. */
export type SearchRepository = ReturnType<typeof createSearchRepository>;

type PageStatement = RawBuilder<ProductRow & { total: number; best: number; is_old?: boolean; shop_products?: number }>;

/** The prices of sellers, in paise. */
export interface PriceRange {
  lowest: number;
  highest: number;
}

/** The ends of the prices. Without a text they are the first products of the two orders, which have indexes. */
function priceRangeOf(filter: ProductFilter): Condition {
  if (hasText(filter))
    return sql`${PLANNED_ANEW} with ${foundByText(filter)} select min(show_price) as lowest, max(show_price) as highest from found`;
  const first = (by: Condition) =>
    sql`(select p.show_price from products p where ${listedConditions(filter)} order by ${by} limit 1)`;
  return sql`select ${first(ORDERS.price_asc)} as lowest, ${first(ORDERS.price_desc)} as highest`;
}

async function countMatches(db: Db, filter: ProductFilter, mayBeOld = false): Promise<MatchCount> {
  const { shopProductsIfCommon } = filter;
  if (shopProductsIfCommon !== undefined)
    return { totalItems: MOST_GUESSED, bestMatches: MOST_GUESSED, shopProducts: shopProductsIfCommon };
  const known = mayBeOld && isOfGroups(filter) ? sql`(${countOfGroups(filter)})` : sql`null`;
  const counted = hasText(filter)
    ? sql`${PLANNED_ANEW} with ${foundByText(filter)}, counted as (${countFound(filter)})
        select counted.*, ${NUMBER_OF_PRODUCTS} as shop_products from counted`
    : sql`select coalesce(${known}, ${countOf(filter)}) as total, 0 as best`;
  const { rows } = await sql<{ total: number; best: number; shop_products?: number }>`${counted}`.execute(db);
  return { totalItems: rows[0]?.total ?? 0, bestMatches: rows[0]?.best ?? 0, shopProducts: rows[0]?.shop_products };
}

/** Reads a page along an index of its order, so that only the page's products are read. A subquery counts the total. */
function pageCounted(filter: ProductFilter, order: ProductOrder, page: number): PageStatement {
  return pageByIndex(filter, order, page, sql`, ${countOf(filter)} as total, 0 as best`);
}

/** The same with the number from the groups, if they have it; then nothing is counted. */
function pageWithGroups(filter: ProductFilter, order: ProductOrder, page: number): PageStatement {
  const known = sql`(select total from known)`;
  const total = sql`, coalesce(${known}, ${countOf(filter)}) as total, 0 as best, ${known} is not null as is_old`;
  return sql`with known as materialized (${countOfGroups(filter)}) ${pageByIndex(filter, order, page, total)}`;
}

/** The number of products, as a subquery. */
function countOf(filter: ProductFilter): Condition {
  return filter.inStock && isOfStockAlone(filter)
    ? sql`(select count(distinct p.position)::int from stocked_variants p where ${categoryOf(filter)})`
    : sql`(select count(*)::int from products p where ${listedConditions(filter)})`;
}

/** A page along an index of its order, with additional columns. */
function pageByIndex(filter: ProductFilter, order: ProductOrder, page: number, besides = sql``): PageStatement {
  const idsOf = order.soldOutLast && !filter.inStock ? idsInStockFirst : idsInOrder;
  return sql`
    select ${SELECT_PRODUCT}${besides}
    from (${idsOf(filter, order.sort, page)}) page
    join products p on p.id = page.id
    join sellers s on s.id = p.seller_id
    order by ${orderBy(order)}`;
}

/**
 * The ids of a page. Products in stock are in the table of stocked variants, once for each variant, in the same orders.
 * The limit is a literal: for a parameter, PostgreSQL assumes a tenth of all rows.
 */
function idsInOrder(filter: ProductFilter, sort: ProductOrder['sort'], page: number): Condition {
  const by = ORDERS[sort];
  if (!filter.inStock || !isStockedOrder(sort) || !isOfStockAlone(filter)) {
    return sql`select p.id from products p where ${listedConditions(filter)} order by ${by} ${limitOffset(page)}`;
  }
  return sql`
    select p.id from (
      select distinct ${ORDER_COLUMNS[sort]} from stocked_variants p where ${categoryOf(filter)} order by ${by}
      limit ${sql.lit(PAGE_SIZE)} offset ${(page - 1) * PAGE_SIZE}
    ) stocked join products p on p.position = stocked.position`;
}

/**
 * Reads products in stock along an index, and sold-out ones only if the page is not full. An `offset` that is a `case`
 * counts the products in stock only if none of them is on the page.
 */
function idsInStockFirst(filter: ProductFilter, sort: ProductOrder['sort'], page: number): Condition {
  const [inStock, skipped] = [{ ...filter, inStock: true }, (page - 1) * PAGE_SIZE];
  return sql`
    with in_stock as materialized (${idsInOrder(inStock, sort, page)}), sold_out as (
      select p.id from products p where ${listedConditions(filter)} and not ${IS_IN_STOCK} order by ${ORDERS[sort]}
      limit ${sql.lit(PAGE_SIZE)} - (select count(*) from in_stock)
      offset case when exists (select 1 from in_stock) then 0 else greatest(0, ${skipped}::bigint - ${countOf(inStock)}) end
    )
    select id from in_stock union all select id from sold_out`;
}

/**
 * Finds the matches of a text once, then counts them and selects the page. On a first request with very many matches,
 * sold-out products do not come last: checking the stock of each takes longer than counting them all.
 */
function pageByText(
  filter: ProductFilter,
  { sort, soldOutLast }: ProductOrder,
  page: number,
  isFirst = false,
): PageStatement {
  const by = sort === 'relevance' ? sql`p.match, p.position` : ORDERS[sort];
  const isFew = isFirst ? sql`counted.total < ${sql.lit(MANY_MATCHES)}` : TRUE;
  return sql`${PLANNED_ANEW}
    with ${foundByText(filter)}, counted as (${countFound(filter)}), marked as (
      select p.*, ${soldOutLast ? sql`case when ${isFew} then not ${IS_IN_STOCK} end` : TRUE} as is_last from found p cross join counted
    ), page as (
      select p.*, row_number() over (order by p.is_last, ${by}) as nth
      from (select p.* from marked p order by p.is_last, ${by} ${limitOffset(page)}) p
    )
    select ${SELECT_PRODUCT}, counted.total, counted.best, ${NUMBER_OF_PRODUCTS} as shop_products
    from counted cross join page join products p on p.id = page.id join sellers s on s.id = p.seller_id
    order by page.nth`;
}

function countFound(filter: ProductFilter): Condition {
  const best = sql.lit(bestRank(filter));
  return sql`select count(*)::int as total, count(*) filter (where match = ${best})::int as best from found`;
}

/**
 * The matches of a text with their ranks, as `found`. With similar words, only the best matches, and others only if
 * these are few: a guess may match a large part of the shop.
 */
function foundByText(filter: ProductFilter): Condition {
  const { alternatives, bestPositions, ...others } = filter;
  const select = sql`select p.id, p.position, p.list_price, p.show_price, p.rating, p.popularity, ${matchRank(filter)} as match from products p`;
  if (alternatives === undefined) return sql`found as materialized (${select} where ${listedConditions(filter)})`;
  const withWords = sql`${select} join product_words w on w.position = p.position where ${listedConditions(others)}`;
  const [isBest, most] = [hasWords(alternatives.map(mostAlikeOf)), sql.lit(MOST_GUESSED)];
  const best = bestPositions ? joinConditions([isOneOf(bestPositions), isBest]) : isBest;
  return sql`best_found as materialized (
      ${withWords} and ${best} order by p.position limit ${most}
    ), found as materialized (
      select * from best_found union all (
        ${withWords} and (select count(*) from best_found) < ${most} and ${hasWords(alternatives)} and not (${isBest})
        order by p.position limit ${most}
      )
    )`;
}

/**
 * Reads products along the index of the order until the page is full, up to a maximum. A guess in the catalogue's order
 * reads the table of words in place order, because its rows are small. Products without stock are left out if they
 * would come last. The limits are literals, so that the planner knows how few rows are needed: it estimates that
 * `strpos` matches a third of all products.
 */
function pageAlongOrder(filter: ProductFilter, order: ProductOrder, page: number, most: number): PageStatement {
  const { text, alternatives } = filter;
  const isBest = order.sort === 'relevance';
  const inStock = filter.inStock || order.soldOutLast || undefined;
  const meant = isBest ? alternatives?.map(mostAlikeOf) : alternatives;
  const isMatch = meant ? hasWords(meant) : sql`strpos(p.folded, ${isBest ? ` ${text} ` : text}) > 0`;
  const others = listedConditions({ ...filter, text: undefined, alternatives: undefined, inStock });
  const by = ORDERS[order.sort];
  const first = sql.lit(most);
  const source =
    meant && BY_POSITION.has(order.sort)
      ? sql`(select * from product_words p order by ${by} limit ${first}) w join products p on p.position = w.position`
      : sql`(select * from products p order by ${by} limit ${first}) p ${meant ? WITH_WORDS : sql``}`;
  return sql`${PLANNED_ANEW}
    select ${SELECT_PRODUCT}
    from (
      select p.id from ${source} where ${others} and ${isMatch} order by ${by}
      limit ${sql.lit(PAGE_SIZE)} offset ${sql.lit((page - 1) * PAGE_SIZE)}
    ) page
    join products p on p.id = page.id
    join sellers s on s.id = p.seller_id
    order by ${by}`;
}

/** The words `w` of products `p`. */
const WITH_WORDS = sql`join product_words w on w.position = p.position`;

function limitOffset(page: number): Condition {
  return sql`limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`;
}

/** The condition of a filter's category, for products or stocked variants `p`. */
const categoryOf = ({ category }: ProductFilter): Condition => allConditions({ category });

function orderBy({ sort, soldOutLast }: ProductOrder): Condition {
  return soldOutLast ? sql`not ${IS_IN_STOCK}, ${ORDERS[sort]}` : ORDERS[sort];
}

/**
 * The rank of a match, lower is better: a whole word, a word's beginning, anywhere. For alternatives: the most similar
 * words `w`.
 */
function matchRank({ text = '', otherTexts = [], alternatives }: ProductFilter): Condition {
  if (alternatives === undefined) {
    const ranks = [text, ...otherTexts].map((one) => {
      const first = `% ${escapeLike(one)}`;
      return sql`case when p.folded like ${`${first} %`} then 0 when p.folded like ${`${first}%`} then 1 else 2 end`;
    });
    return sql`least(${sql.join(ranks)})`;
  }
  const scores = alternatives.map(
    (alike) =>
      sql`case ${sql.join(
        alike.map(({ word, score }) => sql`when w.words @> array[${word}] then ${sql.lit(score)}`),
        sql` `,
      )} end`,
  );
  return sql`-(${sql.join(scores, sql` + `)})`;
}

/** The rank of the best matches. */
function bestRank({ alternatives }: ProductFilter): number {
  return alternatives === undefined
    ? 0
    : -alternatives.reduce((sum, alike) => sum + (mostAlikeOf(alike)[0]?.score ?? 0), 0);
}
