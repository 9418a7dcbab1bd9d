import { sql } from 'kysely';
import { insertRows } from '../platform/columns.ts';
import type { Db } from '../platform/database.ts';
import { SELECT_PRODUCT } from './search/repository.ts';
import { NEW_PRODUCT_COLUMNS, SELLER_COLUMNS, VARIANT_COLUMNS, VARIANT_PLACE_COLUMNS } from './tables.ts';
import type { CatalogTables, NewCatalogue, NewSeller, ProductRow, VariantRow } from './tables.ts';

/** The number of products behind a product, and before it, among which those that go with it are chosen. */
const MAX_NEAR = 24;

/** The statements on the catalogue. */
export function createCatalogRepository(db: Db) {
  const tables = db.withTables<CatalogTables>();
  /** Inserts sellers; existing ones stay. */
  const insertSellers = async (sellers: readonly NewSeller[]): Promise<void> => {
    await sql`${insertRows('sellers', SELLER_COLUMNS, sellers)} on conflict (id) do nothing`.execute(db);
  };
  return {
    /** The newest products, at most `most`, in the catalogue's order. */
    async listNewest(most: number): Promise<ProductRow[]> {
      const { rows } = await sql<ProductRow>`
        select ${SELECT_PRODUCT}
        from (select * from products where is_listed order by position desc limit ${most}) p
        join sellers s on s.id = p.seller_id
        order by p.position`.execute(db);
      return rows;
    },

    /** The products that exist, in any order; without `all` only the live ones. */
    async listProducts(ids: string[], { all = false } = {}): Promise<ProductRow[]> {
      const { rows } = await sql<ProductRow>`
        select ${SELECT_PRODUCT} from products p join sellers s on s.id = p.seller_id
        where p.id = any(${ids}::text[]) and (p.is_listed or ${all})`.execute(db);
      return rows;
    },

    /**
     * Products to wear with a product, at most `most`: in stock, of its craft and of the categories that `goesWith` lists
     * for its own. Those that have one of its colours in stock come first. Reads a few products behind it and before it.
     */
    async listGoingWith(
      productId: string,
      goesWith: Readonly<Record<string, readonly string[]>>,
      most: number,
    ): Promise<ProductRow[]> {
      const pairs = Object.entries(goesWith).flatMap(([worn, all]) => all.map((category) => ({ worn, category })));
      const [worn, categories] = [pairs.map((pair) => pair.worn), pairs.map(({ category }) => category)];
      const { rows } = await sql<ProductRow>`
        with product as (
          select p.craft, p.category, p.position,
            array(select v.color from variants v where v.product_id = p.id) as colors
          from products p where p.id = ${productId}
        ), near as (
          select p.id, p.position, pair.place, p.position < t.position as is_before, t.colors
          from product t
          join unnest(${worn}::text[], ${categories}::text[]) with ordinality as pair(worn, category, place)
            on pair.worn = t.category
          cross join lateral (
            (select id, position from products
              where craft = t.craft and category = pair.category and position > t.position
              order by position limit ${sql.lit(MAX_NEAR)})
            union all
            (select id, position from products
              where craft = t.craft and category = pair.category and position < t.position
              order by position limit ${sql.lit(MAX_NEAR)})
          ) p
        ), chosen as (
          select near.*, stock.has_color
          from near cross join lateral (
            select count(*) as variants, bool_or(v.color = any(near.colors)) as has_color
            from variants v where v.product_id = near.id and v.stock > 0
          ) stock
          where stock.variants > 0
          order by has_color desc, place, is_before, position limit ${most}
        )
        select ${SELECT_PRODUCT}
        from chosen join products p on p.id = chosen.id join sellers s on s.id = p.seller_id
        order by has_color desc, place, is_before, chosen.position`.execute(db);
      return rows;
    },

    /** The variants that exist, with their cloth, in any order; without `all` only those that are sold. */
    listVariants(skus: string[], { all = false } = {}): Promise<VariantRow[]> {
      return tables
        .selectFrom('variants as v')
        .innerJoin('products as p', 'p.id', 'v.product_id')
        .select([
          'v.sku',
          'v.color',
          sql<number>`v.stock + v.kept_stock`.as('stock'),
          'v.image',
          'v.gtin',
          'v.product_id',
          'v.size',
          'v.picture_sku',
          'v.more_images',
          'v.image_texts',
        ])
        .select(['p.category', 'p.craft', 'p.sheen', 'p.zari'])
        .where(sql<boolean>`v.sku = any(${skus}::text[]) and (v.is_sold or ${all})`)
        .execute();
    },

    /** The number of products in each category that has any. */
    countByCategory(): Promise<{ category: string; count: number }[]> {
      return tables
        .selectFrom('products')
        .select(({ fn }) => ['category', fn.countAll<number>().as('count')])
        .where('is_listed', '=', true)
        .groupBy('category')
        .execute();
    },

    /** Whether the shop has no sellers yet, and so no products. */
    async isEmpty(): Promise<boolean> {
      return (await tables.selectFrom('sellers').select('id').limit(1).executeTakeFirst()) === undefined;
    },

    insertSellers,

    /** Inserts sellers, products and their variants, in three statements. Existing sellers do not change. */
    async insert({ sellers, products }: NewCatalogue): Promise<void> {
      await insertSellers(sellers);
      const variants = products.flatMap(({ id: productId, variants }) =>
        variants.map((variant, position) => ({ ...variant, productId, position })),
      );
      const variantColumns = { ...VARIANT_COLUMNS, ...VARIANT_PLACE_COLUMNS };
      await sql`${insertRows('products', NEW_PRODUCT_COLUMNS, products)} order by "createdAt", "id"`.execute(db);
      await insertRows('variants', variantColumns, variants).execute(db);
    },

    /** Runs VACUUM and ANALYZE, so that the first calls have good query plans. */
    async analyze(): Promise<void> {
      await sql`vacuum (analyze) sellers, products, product_words, variants, stocked_variants, search_words`.execute(
        db,
      );
    },
  };
}

/** The statements on the catalogue, bound to a database. */
export type CatalogRepository = ReturnType<typeof createCatalogRepository>;
