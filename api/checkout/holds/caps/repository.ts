import { sql } from 'kysely';
import type { SkuQuantity } from '../../../cart/tables.ts';
import type { Db } from '../../../platform/database.ts';
import type { HeldByOthers, HoldingShopper, UnconfirmedCash, VariantHeld } from './rules.ts';

/** The number of the lock under which shoppers who never bought open orders. */
const FIRST_TIME_LOCK = 15_006;

/** Where a new order comes from, and where it goes. */
export interface OrderPlace {
  shopperId: string;
  clientHash: string;
  phone: string;
  pinCode: string;
}

/** The statements on what shoppers who never bought hold; `db` is a transaction. */
export function createHoldCapRepository(db: Db) {
  return {
    /** What is known of a shopper who opens an order. */
    async findShopper(shopperId: string): Promise<HoldingShopper | undefined> {
      const { rows } = await sql<HoldingShopper>`
        select bought_at is not null as "hasBought", email_proven_at is not null as "isProven"
        from shoppers where id = ${shopperId}`.execute(db);
      return rows[0];
    },

    /** The pieces of the whole shop, without those that are held. */
    async countStock(): Promise<number> {
      const { rows } = await sql<{ stock: number }>`
        select coalesce(sum(stock), 0)::int as stock from variants`.execute(db);
      return rows[0]?.stock ?? 0;
    },

    /** Waits until no other shopper who never bought opens an order, and keeps it so until the transaction ends. */
    async lockFirstTime(): Promise<void> {
      await sql`select pg_advisory_xact_lock(${FIRST_TIME_LOCK}::bigint)`.execute(db);
    },

    /**
     * The pieces that other shoppers hold who never bought; orders in cash since `cashSince` count for their client, phone
     * number and PIN code, and `until` is the time at which the next of the held pieces comes back.
     */
    async countHeldByOthers(
      { shopperId, clientHash, phone, pinCode }: OrderPlace,
      cashSince: Date,
    ): Promise<HeldByOthers & { until: Date | null }> {
      const { rows } = await sql<HeldByOthers & { until: Date | null }>`
        with others as (
          select o.*, o.state = 'awaiting' as is_held from orders o
          where first_time and state = 'awaiting' and shopper_id <> ${shopperId}
          union all
          select o.*, false from orders o
          where first_time and pays_cash and state <> 'awaiting' and created_at > ${cashSince} and shopper_id <> ${shopperId}
        ), counted as (
          select o.is_held, o.unproven, o.expires_at, o.client_hash = ${clientHash} as client,
            o.shipping->>'phone' = ${phone} as phone, o.shipping->>'pinCode' = ${pinCode} as pin,
            (select coalesce(sum(i.quantity), 0) from order_items i
              where i.order_id = o.id and i.status is distinct from 'Cancelled') as pieces
          from others o
        )
        select coalesce(sum(pieces) filter (where is_held), 0)::int as shop,
          coalesce(sum(pieces) filter (where client), 0)::int as client,
          coalesce(sum(pieces) filter (where phone), 0)::int as phone,
          coalesce(sum(pieces) filter (where pin), 0)::int as pin,
          coalesce(sum(pieces) filter (where is_held and unproven), 0)::int as unproven,
          count(*) filter (where is_held and unproven and client)::int as "unprovenOrdersOfClient",
          min(expires_at) filter (where is_held) as until
        from counted`.execute(db);
      const [row] = rows;
      if (!row) throw new Error('A sum has one row.');
      return row;
    },

    /** What others hold of these variants. */
    async listVariantsHeld(shopperId: string, skus: string[]): Promise<VariantHeld[]> {
      const { rows } = await sql<VariantHeld>`
        select v.sku, v.stock + coalesce(sum(h.quantity), 0)::int as all,
          coalesce(sum(h.quantity) filter (where o.first_time and o.shopper_id <> ${shopperId}), 0)::int as held,
          coalesce(sum(h.quantity) filter (where o.unproven and o.shopper_id <> ${shopperId}), 0)::int as unproven
        from variants v left join stock_holds h on h.sku = v.sku left join orders o on o.id = h.order_id
        where v.sku = any(${skus}::text[])
        group by v.sku, v.stock`.execute(db);
      return rows;
    },

    /** The unconfirmed pieces in cash of all who never bought, of the shop and of these variants. */
    async countUnconfirmedCash(skus: string[]): Promise<UnconfirmedCash> {
      const { rows } = await sql<{ sku: string | null; quantity: number }>`
        select case when i.sku = any(${skus}::text[]) then i.sku end as sku, sum(i.quantity)::int as quantity
        from order_items i
        where i.cash = 'due' and i.status = 'Placed'
          and (select s.bought_at is null from shoppers s where s.id = i.shopper_id)
        group by 1`.execute(db);
      const isOfOrder = (row: { sku: string | null; quantity: number }): row is SkuQuantity => row.sku !== null;
      return { shop: rows.reduce((sum, { quantity }) => sum + quantity, 0), variants: rows.filter(isOfOrder) };
    },

    /** The number of all held pieces. */
    async countHeld(): Promise<number> {
      const { rows } = await sql<{ held: number }>`
        select coalesce(sum(quantity), 0)::int as held from stock_holds`.execute(db);
      return rows[0]?.held ?? 0;
    },
  };
}
