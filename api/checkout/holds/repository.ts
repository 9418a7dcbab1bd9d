import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** A piece of which fewer are left than an order wants. */
export interface Shortage {
  name: string;
  stock: number;
}

/** The statements on pieces that are set aside; `db` is a transaction. */
export function createHoldRepository(db: Db) {
  return {
    /**
     * Holds all that these orders could take or give back until the transaction ends: variants in the order of their
     * skus, then codes in theirs. Everybody holds them in this order, so that no two ever wait for each other.
     */
    async lockStock(orderIds: string[]): Promise<void> {
      await sql`
        select sku from variants where sku in (select sku from order_items where order_id = any(${orderIds}::text[]))
        order by sku for no key update`.execute(db);
      await sql`
        select code from promo_codes where code in (select promo_code from orders where id = any(${orderIds}::text[]))
        order by code for no key update`.execute(db);
    },

    /** The first piece of an order of which too few are left; undefined when all are there. Needs them held. */
    async findShortage(orderId: string): Promise<Shortage | undefined> {
      const { rows } = await sql<Shortage>`
        select i.name, v.stock from order_items i join variants v on v.sku = i.sku
        where i.order_id = ${orderId} and v.stock < i.quantity
        order by i.position limit 1`.execute(db);
      return rows[0];
    },

    /** Sets aside the pieces of an order; fails on the database's own check where too few are left. */
    async insertHolds(orderId: string): Promise<void> {
      await sql`
        with held as (
          insert into stock_holds (order_id, sku, quantity)
          select order_id, sku, quantity from order_items where order_id = ${orderId}
          returning sku, quantity
        )
        update variants v set stock = v.stock - held.quantity from held where v.sku = held.sku`.execute(db);
    },

    /** Puts back the pieces of an order; once, however often it is called. */
    async deleteHoldsAndRestock(orderId: string): Promise<void> {
      await sql`
        with freed as (delete from stock_holds where order_id = ${orderId} returning sku, quantity)
        update variants v set stock = v.stock + freed.quantity from freed where v.sku = freed.sku`.execute(db);
    },

    /** The pieces of an order are sold: they aren't set aside any longer, and don't come back. */
    async deleteHolds(orderId: string): Promise<void> {
      await sql`delete from stock_holds where order_id = ${orderId}`.execute(db);
    },
  };
}
