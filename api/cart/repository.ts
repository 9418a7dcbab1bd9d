import { sql } from 'kysely';
import { MAX_CART_LINES, MAX_QUANTITY } from '../../schema/vocabulary.ts';
import type { CatalogTables } from '../catalog/tables.ts';
import { columnNamesOf, columnValues } from '../platform/columns.ts';
import type { Db } from '../platform/database.ts';
import { CART_ITEM_COLUMNS, CHANGEABLE_COLUMNS } from './tables.ts';
import type { CartPieces, CartTables, Availability, CartLineChanges, CartLineRow, SkuQuantity } from './tables.ts';

/** A new line. The id is used if the cart has no line of its variant. */
export type NewCartLine = CartPieces & { id: string };

/** The result of `upsertLines`. If all pieces are available, they are in the cart; otherwise nothing has changed. */
export interface UpsertResult {
  availability: Availability[];
  /** The number of lines of the cart, including the new ones. */
  lines: number;
}

/** The statements on carts; `db` may be a transaction. */
export function createCartRepository(db: Db) {
  const tables = db.withTables<CartTables & CatalogTables>();
  return {
    /** The shopper's lines, the oldest first, in one statement; only lines of `skus` when they are given. */
    listLines(shopperId: string, skus?: string[]): Promise<CartLineRow[]> {
      return tables
        .selectFrom('cart_items as c')
        .innerJoin('variants as v', 'v.sku', 'c.sku')
        .innerJoin('products as p', 'p.id', 'v.product_id')
        .select(columnNamesOf('c', CART_ITEM_COLUMNS))
        .select(['v.color', 'v.size', 'v.image', 'v.picture_sku', 'v.product_id', 'p.name'])
        .select(['v.stock', ownHeldFor(shopperId).as('own_held')])
        .leftJoin('cart_promo_codes as promo', 'promo.shopper_id', 'c.shopper_id')
        .select('promo.code as promo_code')
        .select(['p.category', 'p.craft', 'p.sheen', 'p.zari', 'p.list_price', 'p.show_price', 'p.seller_id'])
        .where('c.shopper_id', '=', shopperId)
        .$if(skus !== undefined, (lines) => lines.where(sql<boolean>`c.sku = any(${skus ?? []}::text[])`))
        .orderBy('c.position')
        .execute();
    },

    /**
     * Adds pieces, all or none, in one statement. Existing lines of the same variants grow. Needs the shopper's lock.
     */
    async upsertLines(shopperId: string, lines: readonly NewCartLine[], now: Date): Promise<UpsertResult> {
      const [ids, skus] = [lines.map(({ id }) => id), lines.map(({ sku }) => sku)];
      const quantities = lines.map(({ quantity }) => quantity);
      // Nested arrays must have equal lengths, so the services of a line are one text.
      const services = lines.map((line) => (line.services ?? []).join(' '));
      const { rows } = await sql<Availability & { lines: number }>`
        with requests as (
          select w.*, ${stockFor(shopperId)} as stock, coalesce(c.quantity, 0) as in_cart
          from unnest(${ids}::text[], ${skus}::text[], ${quantities}::int[], ${services}::text[])
            with ordinality as w(id, sku, requested, services, place)
          left join variants v on v.sku = w.sku
          left join cart_items c on c.shopper_id = ${shopperId} and c.sku = w.sku
        ), cart as (
          select (select count(*)::int from cart_items where shopper_id = ${shopperId})
            + (select count(*)::int from requests where in_cart = 0) as lines
        ), inserted as (
          insert into cart_items as c (id, shopper_id, sku, quantity, services, created_at)
          select id, ${shopperId}, sku, requested, string_to_array(services, ' '), ${now}::timestamptz from requests, cart
          where lines <= ${MAX_CART_LINES} and not exists (
            select 1 from requests where stock is null or in_cart + requested > least(stock, ${MAX_QUANTITY}::int)
          )
          order by place
          on conflict (shopper_id, sku) do update set quantity = c.quantity + excluded.quantity,
            services = c.services || array(
              select code from unnest(excluded.services) with ordinality as u(code, place)
              where code <> all(c.services) order by place
            )
        )
        select requested, in_cart, stock, lines from requests, cart order by place`.execute(db);
      return { availability: rows, lines: rows[0]?.lines ?? 0 };
    },

    /** Changes a line. Returns its variant, undefined if the shopper has no such line. Needs the shopper's lock. */
    async updateLine(shopperId: string, cartId: string, changes: CartLineChanges): Promise<string | undefined> {
      const row = await tables
        .updateTable('cart_items')
        .set(columnValues(CHANGEABLE_COLUMNS, changes))
        .where('id', '=', cartId)
        .where('shopper_id', '=', shopperId)
        .returning('sku')
        .executeTakeFirst();
      return row?.sku;
    },

    /** Deletes a line. Returns its variant, undefined if the shopper has no such line. */
    async deleteLine(shopperId: string, cartId: string): Promise<string | undefined> {
      const row = await tables
        .deleteFrom('cart_items')
        .where('id', '=', cartId)
        .where('shopper_id', '=', shopperId)
        .returning('sku')
        .executeTakeFirst();
      return row?.sku;
    },

    /** Stores the promo code of a cart in the place of the one before. */
    async upsertPromoCode(shopperId: string, code: string): Promise<void> {
      await tables
        .insertInto('cart_promo_codes')
        .values({ shopper_id: shopperId, code })
        .onConflict((on) => on.column('shopper_id').doUpdateSet({ code }))
        .execute();
    },

    /** Deletes the promo code of a cart, if it has one. */
    async deletePromoCode(shopperId: string): Promise<void> {
      await tables.deleteFrom('cart_promo_codes').where('shopper_id', '=', shopperId).execute();
    },

    /** Removes purchased pieces from the cart; a line without pieces is deleted. */
    async deletePurchased(shopperId: string, pieces: readonly SkuQuantity[]): Promise<void> {
      const [skus, quantities] = [pieces.map(({ sku }) => sku), pieces.map(({ quantity }) => quantity)];
      await sql`
        with bought as (
          select * from unnest(${skus}::text[], ${quantities}::int[]) as b(sku, quantity)
        ), emptied as (
          delete from cart_items c using bought b
          where c.shopper_id = ${shopperId} and c.sku = b.sku and c.quantity <= b.quantity
        )
        update cart_items c set quantity = c.quantity - b.quantity from bought b
        where c.shopper_id = ${shopperId} and c.sku = b.sku and c.quantity > b.quantity`.execute(db);
    },
  };
}

/** The pieces of variant `v` that this shopper's open order holds. */
const ownHeldFor = (shopperId: string) => sql<number>`coalesce((
  select h.quantity from orders o join stock_holds h on h.order_id = o.id
  where o.shopper_id = ${shopperId} and o.state = 'awaiting' and h.sku = v.sku
), 0)`;

/**
 * The pieces of variant `v` that the shopper can buy: the stock and the pieces that the shopper's open order holds. A
 * new order replaces the open one.
 */
const stockFor = (shopperId: string) => sql<number>`v.stock + ${ownHeldFor(shopperId)}`;
