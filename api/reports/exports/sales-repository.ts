import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** A moment and an id, after which the next part of a list begins. */
export interface Position {
  at: Date;
  id: string;
}

/** A period of moments: `from` is included, `to` is not. */
export interface Moments {
  from: Date;
  to: Date;
}

/** A sold item with its payment. Money is whole paise. */
export interface SoldItemRow extends Position {
  order_id: string;
  status: string;
  sku: string;
  name: string;
  category: string;
  shop_name: string;
  quantity: number;
  unit_price: number;
  discount: number;
  /** The price to pay for it; 0 for an item that replaces returned pieces. */
  amount: number;
  pays_cash: boolean;
  payment_id: string | null;
  method: string | null;
  promo_code: string | null;
  state: string;
  is_replacement: boolean;
  invoice: string | null;
  cancelled_at: Date | null;
  collected_at: Date | null;
}

/** A refund by the provider, or one of a cash order that a person pays. Money is whole paise. */
export interface RefundedRow extends Position {
  order_id: string | null;
  order_item_id: string | null;
  return_id: string | null;
  reason: string;
  by_hand: boolean;
  payment_id: string | null;
  amount: number;
  state: string;
  provider_refund_id: string | null;
  made_at: Date | null;
  reference: string | null;
  credit_note: string | null;
}

const REFUNDS = sql`
  select r.id, r.created_at as at, p.order_id, coalesce(r.order_item_id, t.order_item_id) as order_item_id, r.return_id,
    r.reason, false as by_hand, r.payment_id, r.amount,
    case when r.state = 'failed' and r.check_at is null then 'given up' else r.state end as state,
    r.provider_refund_id, r.processed_at as made_at, null as reference
  from refunds r join payments p on p.id = r.payment_id left join returns t on t.id = r.return_id
  where r.part_of is null
  union all
  select t.id, t.received_at as at, t.order_id, t.order_item_id, t.id as return_id, 'returned' as reason, true as by_hand,
    null as payment_id, t.amount, case when t.paid_at is null then 'waiting' else 'processed' end as state,
    null as provider_refund_id, t.paid_at as made_at, t.payout_reference as reference
  from returns t where t.payout_hint is not null and t.state = 'received' and t.amount > 0`;

/** The statements that read the sales and the refunds of a period in parts, the oldest first. */
export function createSalesRepository(db: Db) {
  const countOf = async (rows: ReturnType<typeof sql>): Promise<number> => {
    const counted = await sql<{ count: number }>`select count(*)::int as count from ${rows}`.execute(db);
    return counted.rows[0]?.count ?? 0;
  };
  const within = ({ from, to }: Moments, column: ReturnType<typeof sql>) =>
    sql`${column} >= ${from} and ${column} < ${to}`;
  return {
    /** The number of items that were placed in a period. */
    countItems: (period: Moments) =>
      countOf(sql`order_items i where i.status is not null and ${within(period, sql`i.placed_at`)}`),

    /** Part of these items. */
    async listItems(period: Moments, after: Position | undefined, size: number): Promise<SoldItemRow[]> {
      const { rows } = await sql<SoldItemRow>`
        select i.id, i.placed_at as at, i.order_id, i.status, i.sku, i.name, i.category, s.shop_name, i.quantity,
          i.unit_price, i.discount, o.pays_cash, p.id as payment_id, p.method, o.promo_code,
          case when i.replaces is null then i.unit_price * i.quantity - i.discount else 0 end as amount,
          coalesce(o.shipping->>'state', '') as state, i.replaces is not null as is_replacement, v.number as invoice,
          i.cancelled_at, i.collected_at
        from order_items i join orders o on o.id = i.order_id join sellers s on s.id = i.seller_id
        left join payments p on p.order_id = i.order_id and p.fulfils
        left join invoices v on v.order_id = i.order_id and v.seller_id = i.seller_id and v.kind = 'invoice'
          and v.content->'lines' @> jsonb_build_array(jsonb_build_object('orderItemId', i.id))
        where i.status is not null and ${within(period, sql`i.placed_at`)}
          and ${after ? sql`(i.placed_at, i.id) > (${after.at}, ${after.id})` : sql`true`}
        order by i.placed_at, i.id limit ${size}::int`.execute(db);
      return rows;
    },

    /** The number of refunds that were requested in a period. */
    countRefunds: (period: Moments) => countOf(sql`(${REFUNDS}) r where ${within(period, sql`r.at`)}`),

    /** Part of these refunds. */
    async listRefunds(period: Moments, after: Position | undefined, size: number): Promise<RefundedRow[]> {
      const { rows } = await sql<RefundedRow>`
        select r.*, (
            select string_agg(n.number, ', ' order by n.number) from invoices n
            where n.kind = 'credit_note' and (n.refund_id = r.id or (n.order_item_id = r.order_item_id
              and n.return_id is not distinct from r.return_id))
          ) as credit_note
        from (${REFUNDS}) r
        where ${within(period, sql`r.at`)} and ${after ? sql`(r.at, r.id) > (${after.at}, ${after.id})` : sql`true`}
        order by r.at, r.id limit ${size}::int`.execute(db);
      return rows;
    },
  };
}
