import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../platform/database.ts';
import { PRODUCT_COLUMNS, searchStatements } from './search/repository.ts';
import type { CatalogTables, ClothRow, ColourRow, NewCatalogue, ProductRow } from './tables.ts';

/** The statements on the catalogue. */
export function createCatalogRepository(db: Db) {
  return { ...searchStatements(db), ...lookups(db), ...figures(db), ...additions(db) };
}

function lookups(db: Db) {
  const tables = db.withTables<CatalogTables>();
  return {
    /** The newest products, at most `most`, in the catalogue's order. */
    async listNewest(most: number): Promise<ProductRow[]> {
      const { rows } = await sql<ProductRow>`
        select ${PRODUCT_COLUMNS}
        from (select * from products order by position desc limit ${most}) p
        join sellers s on s.id = p.seller_id
        order by p.position`.execute(db);
      return rows;
    },

    /** The products that exist, in any order. */
    async listProducts(ids: string[]): Promise<ProductRow[]> {
      const { rows } = await sql<ProductRow>`
        select ${PRODUCT_COLUMNS} from products p join sellers s on s.id = p.seller_id
        where p.id = any(${ids}::text[])`.execute(db);
      return rows;
    },

    /** The variants that exist, with their cloth, in any order. */
    listVariants(skus: string[]): Promise<(ClothRow & ColourRow & { stock: number; product_id: string })[]> {
      return tables
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
  };
}

function figures(db: Db) {
  const tables = db.withTables<CatalogTables>();
  return {
    /** The number of products in each category that has any. */
    countByCategory(): Promise<{ category: string; count: number }[]> {
      return tables
        .selectFrom('products')
        .select(({ fn }) => ['category', fn.countAll<number>().as('count')])
        .groupBy('category')
        .execute();
    },

    /** Whether there is no seller yet, and so no product. */
    async isEmpty(): Promise<boolean> {
      return (await tables.selectFrom('sellers').select('id').limit(1).executeTakeFirst()) === undefined;
    },
  };
}

function additions(db: Db) {
  return {
    /** Inserts sellers, products and their variants, in three statements; existing sellers stay. */
    async insert({ sellers, products }: NewCatalogue): Promise<void> {
      await insertSellers(sellers).execute(db);
      await insertProducts(products).execute(db);
      await insertVariants(products).execute(db);
    },

    /** Runs VACUUM and ANALYZE, so that the first calls have good query plans. */
    async analyze(): Promise<void> {
      await sql`vacuum (analyze) sellers, products, variants, search_words`.execute(db);
    },
  };
}

/** The statements on the catalogue, bound to a database. */
export type CatalogRepository = ReturnType<typeof createCatalogRepository>;

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
    insert into variants (sku, product_id, position, color, stock, image)
    select "sku", "productId", "position", "color", "stock", "image"
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
      as r("sku" text, "productId" text, "position" int, "color" text, "stock" int, "image" text)`;
}
