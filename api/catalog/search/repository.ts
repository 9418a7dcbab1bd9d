import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { MOST_ALIKE } from '../../../schema/matching.ts';
import type { Likeness } from '../../../schema/matching.ts';
import { PAGE_SIZE } from '../../../schema/vocabulary.ts';
import { selectList } from '../../platform/columns.ts';
import type { Db } from '../../platform/database.ts';
import { PRODUCT_COLUMNS } from '../tables.ts';
import type { ProductRow } from '../tables.ts';

/** The conditions of a listing; all of them must hold. Prices are in paise, as sellers ask. */
export interface ProductFilter {
  /** A text as `foldText` makes it, which names contain. */
  text?: string | undefined;
  /** Instead of a text: for each of its words the words that it may mean. */
  alternatives?: Likeness[][] | undefined;
  category?: string | undefined;
  /** A collection or an occasion. */
  tag?: string | undefined;
  fabrics?: string[] | undefined;
  collections?: string[] | undefined;
  occasions?: string[] | undefined;
  minAsked?: number | undefined;
  maxAsked?: number | undefined;
  inStock?: boolean | undefined;
}

/** The order of products; equal ones follow the catalogue's order. */
export type ProductOrder = 'catalogue' | 'relevance' | 'newest' | 'price_asc' | 'price_desc' | 'rating';

/** One page, and the number of products on all pages. */
export interface ProductPage {
  products: ProductRow[];
  totalItems: number;
  /** The number of them with the searched text as a whole word; 0 unless the order is by relevance. */
  wholeWords: number;
}

/** The number of products for a filter's value. */
export interface FilterCount {
  filter: 'category' | 'fabric' | 'collection' | 'occasion' | 'inStock';
  value: string;
  count: number;
}

type Condition = RawBuilder<unknown>;

/** The select list of a product `p` of seller `s`, with its variants packed so that the database builds little JSON. */
export const SELECT_PRODUCT = sql`${selectList('p', PRODUCT_COLUMNS)}, p.rating, s.shop_name, (
    select coalesce(json_agg(json_build_array(v.sku, v.color, v.stock, v.image) order by v.position), '[]')
    from variants v where v.product_id = p.id
  ) as variants`;

/** The statements that search products. */
export function createSearchRepository(db: Db) {
  return {
    /** One page, in one statement; past the last page, a second statement counts. */
    async listPage(filter: ProductFilter, order: ProductOrder, page: number): Promise<ProductPage> {
      const statement = hasText(filter) ? pageByText : pageByIndex;
      const { rows } = await statement(filter, order, page).execute(db);
      if (rows.length > 0 || page === 1) {
        return { products: rows, totalItems: rows[0]?.total ?? 0, wholeWords: rows[0]?.whole ?? 0 };
      }
      const counted = await sql<{ total: number }>`
        select count(*)::int as total from products p where ${allConditions(filter)}`.execute(db);
      return { products: [], totalItems: counted.rows[0]?.total ?? 0, wholeWords: 0 };
    },

    /** One page of very many products, uncounted; by relevance only those with the text as a whole word. */
    async listPageUncounted(filter: ProductFilter, order: ProductOrder, page: number): Promise<ProductRow[]> {
      return (await pageUncounted(filter, order, page).execute(db)).rows;
    },

    /** The number of products for each value of each filter, with all other filters kept; the most first. */
    async countByFilter(filter: ProductFilter): Promise<FilterCount[]> {
      return (await countsOf(filter).execute(db)).rows;
    },

    /** The words that each asked word may mean, or null; nothing when a name contains the whole text. */
    async listSimilarWords(text: string, asked: string[]): Promise<{ asked: string; word: string | null }[]> {
      const { rows } = await sql<{ asked: string; word: string | null }>`
        select a.asked, w.word
        from unnest(${asked}::text[]) a (asked) left join lateral (
          select w.word from search_words w
          where w.word % a.asked or (w.word >= a.asked and w.word < a.asked || '{')
          order by starts_with(w.word, a.asked) desc, similarity(w.word, a.asked) desc, w.word
          limit ${MOST_ALIKE}
        ) w on true
        where not exists (select 1 from products p where p.folded like ${`%${escapeLike(text)}%`})`.execute(db);
      return rows;
    },
  };
}

/** The statements that search products, bound to a database. */
export type SearchRepository = ReturnType<typeof createSearchRepository>;

type PageStatement = RawBuilder<ProductRow & { total: number; whole: number }>;

/** Reads a page along an index of its order, so that only the page's products are read; the total is counted beside it. */
function pageByIndex(filter: ProductFilter, order: ProductOrder, page: number): PageStatement {
  const where = allConditions(filter);
  const by = ORDERS[order];
  return sql`
    select ${SELECT_PRODUCT}, (select count(*)::int from products p where ${where}) as total, 0 as whole
    from (select p.id from products p where ${where} order by ${by} ${limitOffset(page)}) page
    join products p on p.id = page.id
    join sellers s on s.id = p.seller_id
    order by ${by}`;
}

/** Finds the matches of a text once, then counts them and cuts the page. */
function pageByText(filter: ProductFilter, order: ProductOrder, page: number): PageStatement {
  const by = order === 'relevance' ? sql`p.match, p.position` : ORDERS[order];
  return sql`
    with found as materialized (
      select p.id, p.position, p.show_price, p.rating, ${matchRank(filter)} as match
      from products p where ${allConditions(filter)}
    ), counted as (
      select count(*)::int as total, count(*) filter (where match = 0)::int as whole from found
    ), page as (
      select p.*, row_number() over (order by ${by}) as nth from found p order by ${by} ${limitOffset(page)}
    )
    select ${SELECT_PRODUCT}, counted.total, counted.whole
    from counted cross join page join products p on p.id = page.id join sellers s on s.id = p.seller_id
    order by page.nth`;
}

/**
 * Reads along the index of the order until the page is full. PostgreSQL estimates that a third of all products match
 * `strpos`, so the limit is a literal: it tells the planner how few rows are wanted.
 */
function pageUncounted(filter: ProductFilter, order: ProductOrder, page: number): RawBuilder<ProductRow> {
  const part = order === 'relevance' ? ` ${filter.text} ` : filter.text;
  const others = allConditions({ ...filter, text: undefined });
  const by = ORDERS[order];
  return sql`
    select ${SELECT_PRODUCT}
    from (
      select p.id from products p where ${others} and strpos(p.folded, ${part}) > 0 order by ${by}
      limit ${sql.lit(PAGE_SIZE)} offset ${sql.lit((page - 1) * PAGE_SIZE)}
    ) page
    join products p on p.id = page.id
    join sellers s on s.id = p.seller_id
    order by ${by}`;
}

function limitOffset(page: number): Condition {
  return sql`limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`;
}

/** Evaluates all filters once for each product with the text and the price; each filter is then counted by the others. */
function countsOf(filter: ProductFilter): RawBuilder<FilterCount> {
  const holds = filterConditions(filter);
  return sql`
    with base as materialized (
      select p.category, p.fabric, p.collections, p.occasions,
        p.id in (select v.product_id from variants v where v.stock > 0) as sells,
        ${holds.category} as c, ${holds.fabric} as f, ${holds.collection} as l, ${holds.occasion} as o
      from products p where ${baseConditions(filter)}
    ), wanted as materialized (select *, ${filter.inStock ? sql`sells` : sql`true`} as s from base)
    select * from (
    select 'category' as filter, category as value, count(*)::int as count
    from wanted where f and l and o and s group by category
    union all
    select 'fabric', fabric, count(*)::int from wanted where c and l and o and s group by fabric
    union all
    select 'collection', value, count(*)::int
    from wanted, unnest(collections) value where c and f and o and s group by value
    union all
    select 'occasion', value, count(*)::int
    from wanted, unnest(occasions) value where c and f and l and s group by value
    union all
    select 'inStock', 'true', count(*)::int from wanted where c and f and l and o and sells having count(*) > 0
    ) counts order by filter, count desc, value collate "C"`;
}

const IN_CATALOGUE_ORDER = sql`p.position`;

const ORDERS: Record<ProductOrder, Condition> = {
  catalogue: IN_CATALOGUE_ORDER,
  relevance: IN_CATALOGUE_ORDER,
  newest: sql`p.position desc`,
  price_asc: sql`p.show_price, p.position`,
  price_desc: sql`p.show_price desc, p.position desc`,
  rating: sql`p.rating desc, p.position`,
};

function hasText({ text, alternatives }: ProductFilter): boolean {
  return text !== undefined || alternatives !== undefined;
}

/** The rank of a match, lower is better: a whole word, a word's beginning, anywhere; for alternatives, the most similar. */
function matchRank({ text = '', alternatives }: ProductFilter): Condition {
  if (alternatives === undefined) {
    const first = `% ${escapeLike(text)}`;
    return sql`case when p.folded like ${`${first} %`} then 0 when p.folded like ${`${first}%`} then 1 else 2 end`;
  }
  const scores = alternatives.map(
    (alike) =>
      sql`case ${sql.join(
        alike.map(({ word, score }) => sql`when p.words @> array[${word}] then ${sql.lit(score)}`),
        sql` `,
      )} end`,
  );
  return sql`-(${sql.join(scores, sql` + `)})`;
}

function allConditions(filter: ProductFilter): Condition {
  const { category, fabric, collection, occasion } = filterConditions(filter);
  const sells = sql`exists (select 1 from variants v where v.product_id = p.id and v.stock > 0)`;
  return sql.join(
    [baseConditions(filter), category, fabric, collection, occasion, filter.inStock ? sells : sql`true`],
    AND,
  );
}

const AND = sql` and `;

/** The conditions that apply to every filter's count: the text, the tag and the price. */
function baseConditions({ text, alternatives, tag, minAsked, maxAsked }: ProductFilter): Condition {
  const all: Condition[] = [];
  if (text !== undefined) all.push(sql`p.folded like ${`%${escapeLike(text)}%`}`);
  for (const alike of alternatives ?? []) all.push(sql`p.words && ${alike.map(({ word }) => word)}::text[]`);
  if (tag !== undefined) all.push(sql`(p.collections @> array[${tag}] or p.occasions @> array[${tag}])`);
  if (minAsked !== undefined) all.push(sql`p.show_price >= ${minAsked}`);
  if (maxAsked !== undefined) all.push(sql`p.show_price <= ${maxAsked}`);
  return all.length > 0 ? sql.join(all, AND) : sql`true`;
}

function filterConditions({ category, fabrics, collections, occasions }: ProductFilter) {
  return {
    category: category === undefined ? sql`true` : sql`p.category = ${category}`,
    fabric: fabrics?.length ? sql`p.fabric = any(${fabrics}::text[])` : sql`true`,
    collection: collections?.length ? sql`p.collections && ${collections}::text[]` : sql`true`,
    occasion: occasions?.length ? sql`p.occasions && ${occasions}::text[]` : sql`true`,
  };
}

/** Escapes a text for LIKE, so that %, _ and \ stand for themselves. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
