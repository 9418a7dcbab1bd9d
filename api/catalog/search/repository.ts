import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { PAGE_SIZE } from '../../../schema/vocabulary.ts';
import { MOST_ALIKE } from '../../../schema/matching.ts';
import type { Likeness } from '../../../schema/matching.ts';
import type { Db } from '../../platform/database.ts';
import type { ProductRow } from '../tables.ts';

/** What products of a listing must be; everything given must hold. Prices are what sellers ask, in paise. */
export interface ProductFilter {
  /** A text as `foldText` makes it, that names have in them. */
  text?: string | undefined;
  /** In place of a text: for each of its words those that it may mean. */
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

/** An order of products; ties stand in the catalogue's order. */
export type ProductOrder = 'catalogue' | 'relevance' | 'newest' | 'price_asc' | 'price_desc' | 'rating';

/** One numbered page, and how many products all pages have. */
export interface ProductPage {
  products: ProductRow[];
  totalItems: number;
  /** How many of them have the searched text as a whole word; 0 where they aren't in the order of relevance. */
  wholeWords: number;
}

/** How many products a filter's value would leave. */
export interface FilterCount {
  filter: 'category' | 'fabric' | 'collection' | 'occasion' | 'inStock';
  value: string;
  count: number;
}

type Condition = RawBuilder<unknown>;

/** A product's columns and its variants, packed so that the database builds little JSON. */
export const PRODUCT_COLUMNS = sql`p.id, p.name, p.category, p.fabric, p.pattern, p.dimension, p.blouse, p.weight, p.size,
  p.care_guide, p.description, p.list_price, p.show_price, p.rating, p.seller_id, p.collections, p.occasions,
  p.craft, p.sheen, p.zari, s.shop_name, (
    select coalesce(json_agg(json_build_array(v.sku, v.color, v.stock, v.image) order by v.position), '[]')
    from variants v where v.product_id = p.id
  ) as variants`;

/** The statements that find products by what they are. */
export function searchStatements(db: Db) {
  return {
    /** One page, in one statement; a second one counts when the page is past the end. */
    async listPage(wanted: ProductFilter, order: ProductOrder, page: number): Promise<ProductPage> {
      const statement = hasText(wanted) ? pageByText : pageByIndex;
      const { rows } = await statement(wanted, order, page).execute(db);
      if (rows.length > 0 || page === 1) {
        return { products: rows, totalItems: rows[0]?.total ?? 0, wholeWords: rows[0]?.whole ?? 0 };
      }
      const counted = await sql<{ total: number }>`
        select count(*)::int as total from products p where ${allConditions(wanted)}`.execute(db);
      return { products: [], totalItems: counted.rows[0]?.total ?? 0, wholeWords: 0 };
    },

    /** One page of what very many products are, uncounted; by relevance only of those that have the text as a whole word. */
    async listPageUncounted(wanted: ProductFilter, order: ProductOrder, page: number): Promise<ProductRow[]> {
      return (await pageUncounted(wanted, order, page).execute(db)).rows;
    },

    /** For each filter's values how many products there would be, all other filters kept; the most first. */
    async countByFilter(wanted: ProductFilter): Promise<FilterCount[]> {
      return (await countsOf(wanted).execute(db)).rows;
    },

    /** What each asked word, in small letters, may mean, or null for it; nothing at all when a name has the text itself. */
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

type PageStatement = RawBuilder<ProductRow & { total: number; whole: number }>;

/** By an index that has the order, so that the page's products alone are read; what it leaves out is counted beside it. */
function pageByIndex(wanted: ProductFilter, order: ProductOrder, page: number): PageStatement {
  const where = allConditions(wanted);
  const by = ORDERS[order];
  return sql`
    select ${PRODUCT_COLUMNS}, (select count(*)::int from products p where ${where}) as total, 0 as whole
    from (select p.id from products p where ${where} order by ${by} ${limitOffset(page)}) page
    join products p on p.id = page.id
    join sellers s on s.id = p.seller_id
    order by ${by}`;
}

/** What matches a text is found once, then both counted and cut. */
function pageByText(wanted: ProductFilter, order: ProductOrder, page: number): PageStatement {
  const by = order === 'relevance' ? sql`p.match, p.position` : ORDERS[order];
  return sql`
    with found as materialized (
      select p.id, p.position, p.show_price, p.rating, ${matchRank(wanted)} as match
      from products p where ${allConditions(wanted)}
    ), counted as (
      select count(*)::int as total, count(*) filter (where match = 0)::int as whole from found
    ), page as (
      select p.*, row_number() over (order by ${by}) as nth from found p order by ${by} ${limitOffset(page)}
    )
    select ${PRODUCT_COLUMNS}, counted.total, counted.whole
    from counted cross join page join products p on p.id = page.id join sellers s on s.id = p.seller_id
    order by page.nth`;
}

/**
 * Along the index that has the order, until the page is full: no index of texts knows `strpos`, and of how many products
 * it holds the database expects a third. So that it knows how few are wanted, the limit is no parameter.
 */
function pageUncounted(wanted: ProductFilter, order: ProductOrder, page: number): RawBuilder<ProductRow> {
  const part = order === 'relevance' ? ` ${wanted.text} ` : wanted.text;
  const others = allConditions({ ...wanted, text: undefined });
  const by = ORDERS[order];
  return sql`
    select ${PRODUCT_COLUMNS}
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

/** All filters are looked at once for each product that has the text and the price; then each is counted by the others. */
function countsOf(wanted: ProductFilter): RawBuilder<FilterCount> {
  const holds = filterConditions(wanted);
  return sql`
    with base as materialized (
      select p.category, p.fabric, p.collections, p.occasions,
        p.id in (select v.product_id from variants v where v.stock > 0) as sells,
        ${holds.category} as c, ${holds.fabric} as f, ${holds.collection} as l, ${holds.occasion} as o
      from products p where ${baseConditions(wanted)}
    ), wanted as materialized (select *, ${wanted.inStock ? sql`sells` : sql`true`} as s from base)
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

/** The lower, the better: a whole word, a word's beginning, anywhere; of guesses the likest. */
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

function allConditions(wanted: ProductFilter): Condition {
  const { category, fabric, collection, occasion } = filterConditions(wanted);
  const sells = sql`exists (select 1 from variants v where v.product_id = p.id and v.stock > 0)`;
  return sql.join(
    [baseConditions(wanted), category, fabric, collection, occasion, wanted.inStock ? sells : sql`true`],
    AND,
  );
}

const AND = sql` and `;

/** What holds whatever values are counted: the text, the tag and the price. */
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

/** A text in which LIKE's own characters stand for themselves. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
