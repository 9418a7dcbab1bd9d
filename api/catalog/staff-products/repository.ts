import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { selectList } from '../../platform/columns.ts';
import type { Row } from '../../platform/columns.ts';
import type { Db } from '../../platform/database.ts';
import { escapeLike } from '../search/conditions-repository.ts';
import { LOW_STOCK, soldBy } from '../selling/repository.ts';
import type { StockReason } from '../selling/repository.ts';
import { DESCRIPTION_COLUMNS, PRODUCT_COLUMNS } from '../tables.ts';
import type { NewProduct } from '../tables.ts';

/** The state of a product: only a live one is listed and sold. */
export type ProductState = 'live' | 'draft' | 'archived';

/** The products that a list of staff contains, and their order. */
export interface ManagedFilter {
  /** A part of a name or of a sku, or an id. */
  search?: string | undefined;
  category?: string | undefined;
  state?: ProductState | undefined;
  /** Only products with a variant whose stock is low. */
  lowStock?: boolean | undefined;
  sort?: 'newest' | 'oldest' | 'name' | 'price' | 'stock' | undefined;
}

/** A variant as staff see it. */
export interface ManagedVariantRow {
  sku: string;
  color: string;
  size: string | null;
  gtin: string | null;
  stock: number;
  low_stock: number;
  has_own_low_stock: boolean;
  is_retired: boolean;
  image: string | null;
  picture_sku: string | null;
}

/** A product as staff see it, with all its variants in their order. */
export type ManagedRow = Row<typeof PRODUCT_COLUMNS> & {
  version: number;
  state: ProductState;
  shop_name: string;
  rating: number;
  review_count: number;
  is_ordered: boolean;
  created_at: Date;
  updated_at: Date;
  variants: ManagedVariantRow[];
  pictures: { id: string; color: string; alt: string; crop: [number, number, number, number] }[];
};

/** A change of a product's stock, with the address of the member of staff. */
export interface MovementRow {
  id: string;
  pieces: number;
  stock: number;
  reason: StockReason['reason'];
  email: string | null;
  changed_at: Date;
}

/** New words of a product. */
export type ProductWords = { [Field in keyof typeof DESCRIPTION_COLUMNS]: NewProduct[Field] } & { craft: string };

/** New values of a variant. */
export interface VariantValues {
  color: string;
  size: string | undefined;
  gtin: string | undefined;
  lowStock: number | undefined;
  isRetired: boolean;
}

/** The products on one page. */
export const MANAGED_PAGE_SIZE = 20;
const MAX_MOVEMENTS = 100;

/** The statements by which staff manage products. Each that reads names the seller. */
export function createStaffProductRepository(db: Db) {
  return {
    /** The ids of one page, and the number of products on all pages. */
    async listIds(sellerId: string | undefined, filter: ManagedFilter, page: number) {
      const { rows } = await sql<{ id: string | null; total: number }>`
        with wanted as (select p.id, p.position, ${ORDERS[filter.sort ?? 'newest']} as place from products p
          where ${soldBy(sellerId)} and ${conditionOf(filter)}
        ), page as (
          select *, row_number() over (${orderOf(filter.sort)}) as nth from wanted
          ${orderOf(filter.sort)} limit ${MANAGED_PAGE_SIZE} offset ${(page - 1) * MANAGED_PAGE_SIZE}
        )
        select counted.total, page.id from (select count(*)::int as total from wanted) counted
        left join page on true order by page.nth`.execute(db);
      return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 };
    },

    /** The seller's products of these ids, in any order. */
    async list(sellerId: string | undefined, ids: readonly string[]): Promise<ManagedRow[]> {
      const { rows } = await sql<ManagedRow>`
        select ${SELECT_MANAGED} from products p join sellers s on s.id = p.seller_id
        where p.id = any(${[...ids]}::text[]) and ${soldBy(sellerId)}`.execute(db);
      return rows;
    },

    /** Locks one of the seller's products until the transaction ends, and returns its version; undefined without it. */
    async lock(sellerId: string | undefined, id: string): Promise<number | undefined> {
      const { rows } = await sql<{ version: number }>`
        select p.version from products p where p.id = ${id} and ${soldBy(sellerId)} for no key update`.execute(db);
      return rows[0]?.version;
    },

    /** Counts a change of a product. Needs its lock. */
    async updateVersion(id: string): Promise<void> {
      await sql`update products set version = version + 1 where id = ${id}`.execute(db);
    },

    /** Sets the words of a product. */
    async updateWords(id: string, words: ProductWords): Promise<void> {
      const values = Object.entries(DESCRIPTION_COLUMNS).map(
        ([field, { name, type }]) => sql`${sql.ref(name)} = ${valueOf(words, field)}::${sql.raw(type)}`,
      );
      await sql`
        update products set ${sql.join(values)}, craft = ${words.craft} where id = ${id}`.execute(db);
    },

    /** Whether the seller of a product is ended. */
    async isSellerEnded(id: string): Promise<boolean> {
      const { rows } = await sql`
        select from products p join sellers s on s.id = p.seller_id where p.id = ${id} and s.ended_at is not null`.execute(
        db,
      );
      return rows.length > 0;
    },

    /** Sets the state of a product, and sells its variants or withholds their stock. */
    async updateState(id: string, state: ProductState): Promise<void> {
      await sql`
        update products
        set is_listed = ${state === 'live'}, is_archived = ${state === 'archived'}, state_before_end = null
        where id = ${id}`.execute(db);
      await this.updateSold(id);
    },

    /** Sells the variants of a live product that are not retired, and withholds the stock of all others. */
    async updateSold(id: string): Promise<void> {
      // The variants are locked by sku, as buyers do.
      await sql`select from variants where product_id = ${id} order by sku for no key update`.execute(db);
      await sql`
        update variants v set is_sold = p.is_listed and not v.is_retired, stock = v.stock from products p
        where p.id = ${id} and v.product_id = p.id and v.is_sold <> (p.is_listed and not v.is_retired)`.execute(db);
    },

    /** Whether another variant of the product has this colour and size. */
    async hasSize(id: string, sku: string, { color, size }: VariantValues): Promise<boolean> {
      const { rows } = await sql`
        select from variants where product_id = ${id} and sku <> ${sku} and color = ${color} and size = ${size ?? null}::text`.execute(
        db,
      );
      return rows.length > 0;
    },

    /** Sets the values of a variant. Returns whether the product has it. */
    async updateVariant(id: string, sku: string, variant: VariantValues): Promise<boolean> {
      const { color, size, gtin, lowStock, isRetired } = variant;
      const { rows } = await sql`
        update variants set color = ${color}, size = ${size ?? null}, gtin = ${gtin ?? null}, low_stock = ${lowStock ?? null}::int,
          is_retired = ${isRetired}
        where sku = ${sku} and product_id = ${id} returning sku`.execute(db);
      return rows.length > 0;
    },

    /** Inserts a variant behind the others of its product. Returns whether its sku was free. */
    async insertVariant(id: string, sku: string, stock: number, variant: VariantValues): Promise<boolean> {
      const { color, size, gtin, lowStock } = variant;
      const { rows } = await sql`
        insert into variants (sku, product_id, position, color, size, gtin, low_stock, stock, picture_sku)
        select ${sku}, ${id}, (select coalesce(max(position), -1) + 1 from variants where product_id = ${id}),
          ${color}, ${size ?? null}::text, ${gtin ?? null}::text, ${lowStock ?? null}::int, ${stock}::int,
          (select coalesce(v.picture_sku, v.sku) from variants v
            where v.product_id = ${id} and v.color = ${color} and ${size ?? null}::text is not null and v.size is not null
            order by v.position limit 1)
        on conflict (sku) do nothing returning sku`.execute(db);
      return rows.length > 0;
    },

    /** Deletes a product with its variants, unless somebody has ordered it. Returns whether it did. */
    async delete(id: string): Promise<boolean> {
      await sql`select from variants where product_id = ${id} order by sku for update`.execute(db);
      const { rows } = await sql`
        delete from products p where p.id = ${id} and not ${IS_ORDERED} returning id`.execute(db);
      return rows.length > 0;
    },

    /** The last changes of a variant's stock, the newest first; undefined if the seller has no such variant. */
    async listMovements(sellerId: string | undefined, sku: string): Promise<MovementRow[] | undefined> {
      const { rows } = await sql<Omit<MovementRow, 'id'> & { id: string | null }>`
        select m.id::text as id, m.pieces, m.stock, m.reason, s.email, m.changed_at
        from variants v join products p on p.id = v.product_id
        left join stock_movements m on m.sku = v.sku left join shoppers s on s.id = m.changed_by
        where v.sku = ${sku} and ${soldBy(sellerId)}
        order by m.id desc limit ${MAX_MOVEMENTS}`.execute(db);
      return rows.length === 0 ? undefined : rows.filter((row): row is MovementRow => row.id !== null);
    },
  };
}

/** The value of a column; null for none. */
function valueOf(words: ProductWords, field: string): unknown {
  return new Map<string, unknown>(Object.entries(words)).get(field) ?? null;
}

/** Whether somebody has ordered product `p`. An item whose variant was removed names its product. */
const IS_ORDERED = sql<boolean>`(
  exists (select from order_items i join variants v on v.sku = i.sku where v.product_id = p.id)
  or exists (select from order_items i where i.product_id = p.id))`;

const STATE = sql`case when p.is_listed then 'live' when p.is_archived then 'archived' else 'draft' end`;

const SELECT_MANAGED = sql`${selectList('p', PRODUCT_COLUMNS)}, p.version, ${STATE} as state, s.shop_name, p.rating,
  p.review_count, p.created_at, p.updated_at, ${IS_ORDERED} as is_ordered, (
    select coalesce(json_agg(json_build_object('sku', v.sku, 'color', v.color, 'size', v.size, 'gtin', v.gtin,
      'stock', v.stock + v.kept_stock, 'low_stock', coalesce(v.low_stock, ${sql.lit(LOW_STOCK)}),
      'has_own_low_stock', v.low_stock is not null, 'is_retired', v.is_retired, 'image', v.image,
      'picture_sku', v.picture_sku) order by v.position), '[]')
    from variants v where v.product_id = p.id
  ) as variants, (
    select coalesce(json_agg(json_build_object('id', i.id, 'color', i.color, 'alt', i.alt,
      'crop', json_build_array(i.crop_left, i.crop_top, i.crop_width, i.crop_height)) order by i.color, i.position), '[]')
    from product_pictures i where i.product_id = p.id and i.position is not null
  ) as pictures`;

const PIECES = sql`(select coalesce(sum(v.stock + v.kept_stock), 0) from variants v where v.product_id = p.id)`;
const ORDERS = {
  newest: sql`null`,
  oldest: sql`null`,
  name: sql`lower(p.name)`,
  price: sql`p.show_price`,
  stock: PIECES,
} as const;

const orderOf = (sort: ManagedFilter['sort'] = 'newest'): RawBuilder<unknown> =>
  sort === 'newest'
    ? sql`order by position desc`
    : sort === 'oldest'
      ? sql`order by position`
      : sql`order by place, position`;

function conditionOf({ search, category, state, lowStock }: ManagedFilter): RawBuilder<unknown> {
  const text = search?.trim().toLowerCase();
  const part = `%${escapeLike(text ?? '')}%`;
  const conditions = [
    text &&
      sql`(p.folded like ${part} or p.id = ${text} or exists (
      select from variants v where v.product_id = p.id and lower(v.sku) like ${part}))`,
    category && sql`p.category = ${category}`,
    state &&
      { live: sql`p.is_listed`, archived: sql`p.is_archived`, draft: sql`not (p.is_listed or p.is_archived)` }[state],
    lowStock &&
      sql`exists (select from variants v where v.product_id = p.id and not v.is_retired
        and v.stock + v.kept_stock <= coalesce(v.low_stock, ${sql.lit(LOW_STOCK)}))`,
  ].filter((one) => typeof one === 'object');
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
