import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { CashPieces, HeldByOthers, HoldingShopper, UnconfirmedCash, VariantHeld } from './rules.ts';

/** The number of the lock under which shoppers who never bought open orders. */
const FIRST_TIME_LOCK = 15_006;

/** The client of a new order. */
export interface OrderClient {
  shopperId: string;
  clientHash: string;
}

/** Where a new order comes from, and where it goes. */
export interface OrderPlace extends OrderClient {
  phone: string;
  pinCode: string;
}

/** The statements on pieces held by shoppers who never bought; `db` is a transaction. */
export function createHoldLimitRepository(db: Db) {
  return {
    /** The status of a shopper who opens an order. */
    async findShopper(shopperId: string): Promise<HoldingShopper | undefined> {
      const { rows } = await sql<HoldingShopper>`
        select bought_at is not null as "hasBought", email_proven_at is not null as "isProven"
        from shoppers where id = ${shopperId}`.execute(db);
      return rows[0];
    },

    /** All pieces of the shop that are not held. */
    async countStock(): Promise<number> {
      const { rows } = await sql<{ stock: number }>`
        select coalesce(sum(stock), 0)::int as stock from variants`.execute(db);
      return rows[0]?.stock ?? 0;
    },

    /** Locks out other shoppers who never bought until the transaction ends. */
    async lockFirstTime(): Promise<void> {
      await sql`select pg_advisory_xact_lock(${FIRST_TIME_LOCK}::bigint)`.execute(db);
    },

    /**
     * The pieces held by other shoppers who never bought. Cash orders since `cashSince` count for their client, phone
     * number and PIN code. `until` is the time of the next release.
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
      if (!row) throw new Error('A sum must return one row.');
      return row;
    },

    /** The pieces of these variants that others hold. */
    async listVariantsHeld({ shopperId, clientHash }: OrderClient, skus: string[]): Promise<VariantHeld[]> {
      const { rows } = await sql<VariantHeld>`
        select v.sku, v.stock + coalesce(sum(h.quantity), 0)::int as all,
          coalesce(sum(h.quantity) filter (where o.first_time and o.shopper_id <> ${shopperId}), 0)::int as held,
          coalesce(sum(h.quantity) filter (
            where o.first_time and o.shopper_id <> ${shopperId} and o.client_hash = ${clientHash}), 0)::int as client,
          coalesce(sum(h.quantity) filter (where o.unproven and o.shopper_id <> ${shopperId}), 0)::int as unproven
        from variants v left join stock_holds h on h.sku = v.sku left join orders o on o.id = h.order_id
        where v.sku = any(${skus}::text[])
        group by v.sku, v.stock`.execute(db);
      return rows;
    },

    /** The unconfirmed cash pieces of all shoppers who never bought: of the whole shop, and of these variants. */
    async countUnconfirmedCash({ shopperId, clientHash }: OrderClient, skus: string[]): Promise<UnconfirmedCash> {
      const { rows } = await sql<{ sku: string | null; quantity: number; own: number }>`
        select case when i.sku = any(${skus}::text[]) then i.sku end as sku, sum(i.quantity)::int as quantity,
          coalesce(sum(i.quantity) filter (where i.shopper_id = ${shopperId}
            or (select o.client_hash = ${clientHash} from orders o where o.id = i.order_id)), 0)::int as own
        from order_items i
        where i.cash = 'due' and i.status = 'Placed'
          and (select s.bought_at is null from shoppers s where s.id = i.shopper_id)
        group by 1`.execute(db);
      const isOfOrder = (row: { sku: string | null; quantity: number; own: number }): row is CashPieces =>
        row.sku !== null;
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
