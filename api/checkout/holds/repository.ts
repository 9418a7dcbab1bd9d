import { sql } from 'kysely';
import type { SkuQuantity } from '../../cart/tables.ts';
import type { Db } from '../../platform/database.ts';

/** A product (its name, and its size if it has one) with fewer pieces than an order needs. */
export interface Shortage {
  name: string;
  stock: number;
}

/** The statements on held pieces; `db` is a transaction for changes. */
export function createHoldRepository(db: Db) {
  return {
    /** The number of held pieces of these variants; those without any are left out. */
    async listHeld(skus: string[]): Promise<SkuQuantity[]> {
      const { rows } = await sql<SkuQuantity>`
        select sku, sum(quantity)::int as quantity from stock_holds where sku = any(${skus}::text[])
        group by sku`.execute(db);
      return rows;
    },

    /**
     * Locks the variants and promo codes of these orders until the transaction ends: variants by sku, then codes. Every
     * caller locks in this order, so there are no deadlocks.
     */
    async lockStock(orderIds: string[]): Promise<void> {
      await sql`
        select sku from variants where sku in (select sku from order_items where order_id = any(${orderIds}::text[]))
        order by sku for no key update`.execute(db);
      await sql`
        select code from promo_codes where code in (select promo_code from orders where id = any(${orderIds}::text[]))
        order by code for no key update`.execute(db);
    },

    /** The first item of an order with too few pieces; undefined if there are enough. Needs the stock locked. */
    async findShortage(orderId: string): Promise<Shortage | undefined> {
      const { rows } = await sql<Shortage>`
        select concat_ws(', ', i.name, i.size) as name, v.stock from order_items i join variants v on v.sku = i.sku
        where i.order_id = ${orderId} and v.stock < i.quantity
        order by i.position limit 1`.execute(db);
      return rows[0];
    },

    /** Holds the pieces of an order. Fails on a check constraint of the database if too few are left. */
    async insertHolds(orderId: string): Promise<void> {
      await sql`
        with held as (
          insert into stock_holds (order_id, sku, quantity)
          select order_id, sku, quantity from order_items where order_id = ${orderId}
          returning sku, quantity
        )
        update variants v set stock = v.stock - held.quantity from held where v.sku = held.sku`.execute(db);
    },

    /** Releases the held pieces of an order into the stock. A second call changes nothing. */
    async deleteHoldsAndRestock(orderId: string): Promise<void> {
      await sql`
        with freed as (delete from stock_holds where order_id = ${orderId} returning sku, quantity)
        update variants v set stock = v.stock + freed.quantity from freed where v.sku = freed.sku`.execute(db);
    },

    /** Ends the holds of a sold order. Its pieces do not return to the stock. */
    async deleteHolds(orderId: string): Promise<void> {
      await sql`delete from stock_holds where order_id = ${orderId}`.execute(db);
    },
  };
}
