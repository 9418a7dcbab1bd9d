import { sql } from 'kysely';
import type { OrderState, RefundReason, RefundState } from '../../orders/tables.ts';
import type { Db } from '../../platform/database.ts';

/** All saved records of an order's money. Money is whole paise. */
export interface TrailRows {
  order: TrailOrder | undefined;
  items: TrailItem[];
  returns: TrailReturn[];
  holds: { sku: string; quantity: number }[];
  payments: TrailPayment[];
  refunds: TrailRefund[];
  events: { kind: string; by: string | null; details: object | null; created_at: Date }[];
}

/** An item as the shop has saved it. */
export interface TrailItem {
  id: string;
  status: string | null;
  paid: number;
  /** The paise for its received pieces: refunded, or paid for the item that replaces them. */
  returned: number;
  /** Whether pieces of it are on their way back. */
  is_returning: boolean;
}

/** A return as the shop has saved it, without personal data. */
export interface TrailReturn {
  id: string;
  order_item_id: string;
  quantity: number;
  kind: string;
  state: string;
  amount: number | null;
  payout_reference: string | null;
}

interface TrailOrder {
  id: string;
  state: OrderState;
  closed_because: string | null;
  provider_order_id: string | null;
  total: number;
  pays_cash: boolean;
  created_at: Date;
  check_at: Date | null;
}

/** A payment as the shop has saved it. */
export interface TrailPayment {
  id: string;
  order_id: string | null;
  amount: number;
  fulfils: boolean;
  refunded: number;
  kept_because: string | null;
  created_at: Date;
}

/** A refund as the shop has saved it. */
export interface TrailRefund {
  id: string;
  payment_id: string;
  /** The item that was cancelled. */
  order_item_id: string | null;
  return_id: string | null;
  /** That item, or the item whose pieces were returned. */
  about_item_id: string | null;
  amount: number;
  reason: RefundReason;
  state: RefundState;
  provider_refund_id: string | null;
  created_at: Date;
  check_at: Date | null;
  retried_at: Date | null;
  may_be_made: boolean;
}

const REFUND = sql`r.id, r.payment_id, r.order_item_id, r.return_id, coalesce(r.order_item_id, t.order_item_id) as about_item_id,
  r.amount, r.reason, r.state, r.provider_refund_id, r.created_at, r.check_at, r.retried_at, r.may_be_made
  from refunds r left join returns t on t.id = r.return_id`;

/** The statements that read the money of one order; `db` may be a transaction. */
export function createTrailRepository(db: Db) {
  const rowsOf = async <Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
    (await statement.execute(db)).rows;
  const refundsOf = (paymentIds: string[]) =>
    rowsOf(sql<TrailRefund>`
      select ${REFUND} where r.payment_id = any(${paymentIds}::text[]) order by r.created_at, r.id`);
  return {
    /** The order of an id: an order's own id, an item's, a payment's, a refund's, or the provider's order id. */
    async findOrderId(id: string): Promise<string | undefined> {
      const [row] = await rowsOf(sql<{ id: string }>`
        select id from orders where id = ${id} or provider_order_id = ${id}
        union select order_id from order_items where id = ${id}
        union select order_id from returns where id = ${id}
        union select order_id from payments where id = ${id} and order_id is not null
        union select p.order_id from refunds r join payments p on p.id = r.payment_id
          where (r.id = ${id} or r.provider_refund_id = ${id}) and p.order_id is not null`);
      return row?.id;
    },

    /** A payment with its refunds, with or without a known order. */
    async findPayment(id: string): Promise<{ payment: TrailPayment; refunds: TrailRefund[] } | undefined> {
      const [payment] = await rowsOf(sql<TrailPayment>`
        select id, order_id, amount, fulfils, refunded, kept_because, created_at from payments where id = ${id}`);
      return payment && { payment, refunds: await refundsOf([payment.id]) };
    },

    /** A refund by our own id. */
    async findRefund(id: string): Promise<TrailRefund | undefined> {
      const [refund] = await rowsOf(sql<TrailRefund>`
        select ${REFUND} where r.id = ${id}`);
      return refund;
    },

    /** Everything of an order. */
    async read(orderId: string): Promise<TrailRows> {
      const [order] = await rowsOf(sql<TrailOrder>`
        select id, state, closed_because, provider_order_id, total, pays_cash, created_at, check_at from orders
        where id = ${orderId}`);
      const payments = await rowsOf(sql<TrailPayment>`
        select id, order_id, amount, fulfils, refunded, kept_because, created_at from payments
        where order_id = ${orderId} order by created_at, id`);
      return {
        order,
        payments,
        refunds: await refundsOf(payments.map(({ id }) => id)),
        items: await rowsOf(sql<TrailRows['items'][number]>`
          select i.id, i.status, i.unit_price * i.quantity - i.discount as paid, (
              select coalesce(sum(coalesce(t.amount, n.unit_price * n.quantity - n.discount)), 0)::int
              from returns t left join order_items n on n.replaces = t.id
              where t.order_item_id = i.id and t.state = 'received'
            ) as returned, exists (
              select from returns t where t.order_item_id = i.id and t.state in ('requested', 'approved', 'picked_up')
            ) as is_returning
          from order_items i where i.order_id = ${orderId} order by i.position`),
        returns: await rowsOf(sql<TrailReturn>`
          select id, order_item_id, quantity, kind, state, amount, payout_reference from returns
          where order_id = ${orderId} order by requested_at, id`),
        holds: await rowsOf(sql<TrailRows['holds'][number]>`
          select sku, quantity from stock_holds where order_id = ${orderId} order by sku`),
        events: await rowsOf(sql<TrailRows['events'][number]>`
          select kind, by, details, created_at from order_events where order_id = ${orderId} order by position`),
      };
    },
  };
}
