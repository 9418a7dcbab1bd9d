import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { PAGE_SIZE } from '../../schema/vocabulary.ts';
import type { Db } from '../platform/database.ts';
import type { CatalogTables, ClothRow, ColourRow, NewCatalogue, ProductRow } from './tables.ts';

/** What products of a listing must be; everything given must hold. Prices are what sellers ask, in paise. */
export interface Wanted {
  text?: string;
  category?: string;
  /** A collection or an occasion. */
  tag?: string;
  fabrics?: string[];
  collections?: string[];
  occasions?: string[];
  leastAsked?: number;
  mostAsked?: number;
  inStock?: boolean;
}

/** An order of products; ties stand in the catalogue's order. */
export type Order = 'catalogue' | 'relevance' | 'newest' | 'price_asc' | 'price_desc' | 'rating';

/** One numbered page, and how many products all pages have. */
export interface Page {
  products: ProductRow[];
  totalItems: number;
}

type Condition = RawBuilder<unknown>;

/** A product's columns and its variants, packed so that the database builds little JSON. */
const PRODUCT = sql`p.id, p.name, p.category, p.fabric, p.pattern, p.dimension, p.blouse, p.weight, p.size,
  p.care_guide, p.description, p.list_price, p.show_price, p.rating, p.seller_id, p.collections, p.occasions,
  p.craft, p.sheen, p.zari, s.shop_name, (
    select coalesce(json_agg(json_build_array(v.sku, v.color, v.stock, v.image) order by v.position), '[]')
    from variants v where v.product_id = p.id
  ) as variants`;

/** The catalogue's statements. */
export function catalogRepository(db: Db) {
  return { ...listings(db), ...lookups(db), ...additions(db) };
}

function listings(db: Db) {
  return {
    /** One page, in one statement; a second one counts when the page is past the end. */
    async page(wanted: Wanted, order: Order, page: number): Promise<Page> {
      const where = conditions(wanted);
      const by = ORDERS[order](wanted);
      const { rows } = await sql<ProductRow & { total: number }>`
        select ${PRODUCT}, (select count(*)::int from products p where ${where}) as total
        from (
          select p.id from products p where ${where} order by ${by}
          limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}
        ) page
        join products p on p.id = page.id
        join sellers s on s.id = p.seller_id
        order by ${by}`.execute(db);
      if (rows.length > 0 || page === 1) return { products: rows, totalItems: rows[0]?.total ?? 0 };
      const counted = await sql<{ total: number }>`
        select count(*)::int as total from products p where ${where}`.execute(db);
      return { products: [], totalItems: counted.rows[0]?.total ?? 0 };
    },

    /** The newest products, at most `most`, in the catalogue's order. */
    async newest(most: number): Promise<ProductRow[]> {
      const { rows } = await sql<ProductRow>`
        select ${PRODUCT}
        from (select * from products order by position desc limit ${most}) p
        join sellers s on s.id = p.seller_id
        order by p.position`.execute(db);
      return rows;
    },
  };
}

function lookups(db: Db) {
  const shop = db.withTables<CatalogTables>();
  return {
    /** Those of the products that exist, in any order. */
    async products(ids: string[]): Promise<ProductRow[]> {
      const { rows } = await sql<ProductRow>`
        select ${PRODUCT} from products p join sellers s on s.id = p.seller_id
        where p.id = any(${ids}::text[])`.execute(db);
      return rows;
    },

    /** Those of the variants that exist, with how their cloth is drawn, in any order. */
    variants(skus: string[]): Promise<(ClothRow & ColourRow & { stock: number; product_id: string })[]> {
      return shop
        .selectFrom('variants as v')
        .innerJoin('products as p', 'p.id', 'v.product_id')
        .select([
          'v.sku',
          'v.color',
          'v.stock',
          'v.image',
          'v.product_id',
          'p.category',
          'p.craft',
          'p.sheen',
          'p.zari',
        ])
        .where(sql<boolean>`v.sku = any(${skus}::text[])`)
        .execute();
    },

    /** How many products each category has that has any. */
    counts(): Promise<{ category: string; count: number }[]> {
      return shop
        .selectFrom('products')
        .select(({ fn }) => ['category', fn.countAll<number>().as('count')])
        .groupBy('category')
        .execute();
    },

    /** Whether there is no product yet. */
    async isEmpty(): Promise<boolean> {
      return (await shop.selectFrom('products').select('id').limit(1).executeTakeFirst()) === undefined;
    },
  };
}

function additions(db: Db) {
  return {
    /** Adds sellers, products and their variants, in three statements; sellers that are there already stay. */
    async add({ sellers, products }: NewCatalogue): Promise<void> {
      await insertSellers(sellers).execute(db);
      await insertProducts(products).execute(db);
      await insertVariants(products).execute(db);
    },

    /** Lets the database learn how its rows are spread, so that it plans well from the first call on. */
    async learn(): Promise<void> {
      await sql`vacuum (analyze) sellers, products, variants`.execute(db);
    },
  };
}

/** The catalogue's statements, bound to a database. */
export type CatalogRepository = ReturnType<typeof catalogRepository>;

function insertSellers(sellers: NewCatalogue['sellers']): RawBuilder<unknown> {
  return sql`
    insert into sellers (id, shop_name)
    select "id", "shopName" from jsonb_to_recordset(${JSON.stringify(sellers)}::jsonb) as r("id" text, "shopName" text)
    on conflict (id) do nothing`;
}

function insertProducts(products: NewCatalogue['products']): RawBuilder<unknown> {
  return sql`
    insert into products (id, name, category, fabric, pattern, dimension, blouse, weight, size, care_guide,
      description, list_price, show_price, seller_id, collections, occasions, craft, sheen, zari, created_at)
    select "id", "name", "category", "fabric", "pattern", "dimension", "blouse", "weight", "size", "careGuide",
      "description", "listPrice", "showPrice", "sellerId", "collections", "occasions", "craft", "sheen", "zari",
      "createdAt"
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as r("id" text, "name" text, "category" text,
      "fabric" text, "pattern" text, "dimension" text, "blouse" text, "weight" int, "size" text, "careGuide" text,
      "description" text, "listPrice" int, "showPrice" int, "sellerId" text, "collections" text[],
      "occasions" text[], "craft" text, "sheen" real, "zari" boolean, "createdAt" timestamptz)
    order by "createdAt", "id"`;
}

function insertVariants(products: NewCatalogue['products']): RawBuilder<unknown> {
  const variants = products.flatMap(({ id, variants }) =>
    variants.map((variant, position) => ({ ...variant, productId: id, position })),
  );
  return sql`
    insert into variants (sku, product_id, position, color, stock)
    select "sku", "productId", "position", "color", "stock"
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
      as r("sku" text, "productId" text, "position" int, "color" text, "stock" int)`;
}

const IN_CATALOGUE_ORDER = sql`p.position`;

const ORDERS: Record<Order, (wanted: Wanted) => Condition> = {
  catalogue: () => IN_CATALOGUE_ORDER,
  newest: () => sql`p.position desc`,
  price_asc: () => sql`p.show_price, p.position`,
  price_desc: () => sql`p.show_price desc, p.position desc`,
  rating: () => sql`p.rating desc, p.review_count desc, p.position`,
  relevance: ({ text }) => (text === undefined ? IN_CATALOGUE_ORDER : byMatch(likely(text))),
};

/** Names that begin with the text, then those of which a word does, then the others. */
function byMatch(text: string): Condition {
  const first = `${text}%`;
  return sql`case when p.name ilike ${first} then 0 when p.name ilike ${`% ${first}`} then 1 else 2 end, p.position`;
}

function conditions(wanted: Wanted): Condition {
  const all: Condition[] = [];
  if (wanted.category !== undefined) all.push(sql`p.category = ${wanted.category}`);
  if (wanted.text !== undefined) all.push(sql`p.name ilike ${`%${likely(wanted.text)}%`}`);
  if (wanted.tag !== undefined) {
    all.push(sql`(p.collections @> array[${wanted.tag}] or p.occasions @> array[${wanted.tag}])`);
  }
  if (wanted.fabrics?.length) all.push(sql`p.fabric = any(${wanted.fabrics}::text[])`);
  if (wanted.collections?.length) all.push(sql`p.collections && ${wanted.collections}::text[]`);
  if (wanted.occasions?.length) all.push(sql`p.occasions && ${wanted.occasions}::text[]`);
  if (wanted.leastAsked !== undefined) all.push(sql`p.show_price >= ${wanted.leastAsked}`);
  if (wanted.mostAsked !== undefined) all.push(sql`p.show_price <= ${wanted.mostAsked}`);
  if (wanted.inStock) all.push(sql`exists (select 1 from variants v where v.product_id = p.id and v.stock > 0)`);
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`;
}

/** A text in which LIKE's own characters stand for themselves. */
function likely(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
