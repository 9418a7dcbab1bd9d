import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { insertRows } from '../../platform/columns.ts';
import type { Db } from '../../platform/database.ts';
import { VARIANT_COLUMNS, VARIANT_PLACE_COLUMNS } from '../tables.ts';
import type { NewProduct } from '../tables.ts';

/** The stock of a variant before a change, and whether it changed. */
export interface StockChange {
  stock: number;
  changed: boolean;
}

/** Prices of a product in paise, and when they were changed; null for those of now. */
export interface PastPriceRow {
  list_price: number;
  show_price: number;
  changed_at: Date | null;
}

/** Why staff change a stock, and the member of staff. */
export interface StockReason {
  reason: 'received' | 'counted' | 'damaged' | 'sold' | 'returned' | 'correction' | 'import';
  by: string;
}

/** The variants that a list of stock contains. */
export interface StockFilter {
  /** Sold out, or at most as many pieces as the variant's low stock. */
  level?: 'out' | 'low' | undefined;
  /** A part of a sku or of a product's name, or a product's id. */
  search?: string | undefined;
}

/** The number of pieces up to which the stock is low, for a variant without an own number. */
export const LOW_STOCK = 5;

/** The variants on one page of the stock. */
const STOCK_PAGE_SIZE = 20;

/** The maximum number of earlier prices in one response. */
const MAX_PRICE_CHANGES = 50;

/** The maximum stock of a variant. */
export const MAX_STOCK = 1_000_000;

/** The condition that products `p` belong to this seller; true for staff who see everything. */
export function soldBy(sellerId: string | undefined): RawBuilder<boolean> {
  return sellerId === undefined ? sql`true` : sql`p.seller_id = ${sellerId}`;
}

/**
 * The statements for sellers; each names the seller. Every change is one plain update, which sees concurrent changes. A
 * statement that first locks a row and then updates it could deadlock with another caller.
 */
export function createSellingRepository(db: Db) {
  return {
    /** Whether there is such a seller, and has not ended. */
    async hasSeller(id: string): Promise<boolean> {
      const { rows } = await sql`select 1 from sellers where id = ${id} and ended_at is null`.execute(db);
      return rows.length > 0;
    },

    /** The ids of the sellers that can get new products. */
    async listSellerIds(): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`select id from sellers where ended_at is null`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** The prices of a product: first those of now, then those before its last changes, the newest first; none without a product. */
    async listPrices(sellerId: string | undefined, productId: string): Promise<PastPriceRow[]> {
      const { rows } = await sql<PastPriceRow>`
        with asked as (select * from products p where p.id = ${productId} and ${soldBy(sellerId)})
        select list_price, show_price, null as changed_at from asked
        union all (
          select c.list_price, c.show_price, c.changed_at from price_changes c join asked on asked.id = c.product_id
          order by c.id desc limit ${MAX_PRICE_CHANGES}
        )`.execute(db);
      return rows;
    },

    /**
     * Inserts the variants of a product, except those whose sku exists, in one statement. Returns the inserted skus.
     */
    async insertVariants({ id, variants }: Pick<NewProduct, 'id' | 'variants'>): Promise<string[]> {
      const placed = variants.map((variant, position) => ({ ...variant, productId: id, position }));
      const columns = { ...VARIANT_COLUMNS, ...VARIANT_PLACE_COLUMNS };
      // Ordered by sku, so that two callers with the same skus cannot deadlock.
      const { rows } = await sql<{ sku: string }>`
        ${insertRows('variants', columns, placed)}
        order by "sku"
        on conflict (sku) do nothing
        returning sku`.execute(db);
      return rows.map(({ sku }) => sku);
    },

    /**
     * Updates a product's prices if the price is at most the list price. Returns whether it did, undefined if the
     * seller has no such product.
     */
    async updatePrice(sellerId: string | undefined, id: string, showPrice: number, listed: number | undefined) {
      const price = sql`coalesce(${listed ?? null}::int, p.list_price)`;
      const { rows: changed } = await sql<{ list_price: number }>`
        update products p set list_price = ${price}, show_price = ${showPrice}::int
        where p.id = ${id} and ${soldBy(sellerId)} and ${price} >= ${showPrice}::int
        returning p.list_price`.execute(db);
      if (changed[0]) return { ...changed[0], changed: true };
      const { rows } = await sql<{ list_price: number }>`
        select ${price} as list_price from products p where p.id = ${id} and ${soldBy(sellerId)}`.execute(db);
      return rows[0] && { ...rows[0], changed: false };
    },

    /** The skus on one page, the lowest stock first, and the number of variants on all pages. */
    async listStock(
      sellerId: string | undefined,
      { level, search }: StockFilter,
      page: number,
    ): Promise<{ skus: string[]; total: number }> {
      const most = level && { out: sql`0`, low: sql`coalesce(v.low_stock, ${LOW_STOCK})` }[level];
      const text = search?.trim().toLowerCase();
      const { rows } = await sql<{ sku: string | null; total: number }>`
        with wanted as (
          select v.sku, v.stock + v.kept_stock as stock from variants v join products p on p.id = v.product_id
          where ${soldBy(sellerId)} and not v.is_retired
            and ${most === undefined ? sql`true` : sql`v.stock + v.kept_stock <= ${most}`}
            and ${text === undefined ? sql`true` : sql`(position(${text} in lower(v.sku)) > 0 or position(${text} in lower(p.name)) > 0 or p.id = ${text})`}
        ), page as (
          select sku, stock from wanted order by stock, sku
          limit ${STOCK_PAGE_SIZE} offset ${(page - 1) * STOCK_PAGE_SIZE}
        )
        select counted.total, page.sku from (select count(*)::int as total from wanted) counted
        left join page on true order by page.stock, page.sku`.execute(db);
      return { skus: rows.flatMap(({ sku }) => sku ?? []), total: rows[0]?.total ?? 0 };
    },

    /**
     * Changes the stock of a variant by `by`, never below 0; that of a variant that is not sold, too. Returns the stock
     * before and whether it changed, undefined if the seller has no such variant.
     */
    async updateStock(sellerId: string | undefined, sku: string, by: number): Promise<StockChange | undefined> {
      const { rows: changed } = await sql<{ stock: number }>`
        update variants v set stock = v.stock + ${by}::int from products p
        where v.sku = ${sku} and p.id = v.product_id and ${soldBy(sellerId)}
          and v.stock + v.kept_stock + ${by}::int between 0 and ${MAX_STOCK}
        returning v.stock + v.kept_stock - ${by}::int as stock`.execute(db);
      if (changed[0]) return { ...changed[0], changed: true };
      const { rows } = await sql<{ stock: number }>`
        select v.stock + v.kept_stock as stock from variants v join products p on p.id = v.product_id
        where v.sku = ${sku} and ${soldBy(sellerId)}`.execute(db);
      return rows[0] && { ...rows[0], changed: false };
    },

    /** Sets the reason and the person of the stock movements of this transaction. */
    async setStockReason({ reason, by }: StockReason): Promise<void> {
      await sql`
        select set_config('shop.stock_reason', ${reason}, true), set_config('shop.stock_changed_by', ${by}, true)`.execute(
        db,
      );
    },
  };
}
