import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import type { ItemRow, OrdersTables, RefundReason } from './tables.ts';

/** Something that happened to an order. */
export interface NewEvent {
  orderId: string;
  orderItemId?: string | undefined;
  /** What can't happen twice, in one word. */
  key: string;
  /** What happened, for people. */
  kind: string;
  /** Who did it: somebody's id, or `operator`; nobody for what happens by itself. */
  by?: string | undefined;
  details?: object | undefined;
}

/** Money that is to go back. */
export interface NewRefund {
  id: string;
  paymentId: string;
  orderItemId: string | undefined;
  /** Paise, more than none. */
  amount: number;
  reason: RefundReason;
}

/** The columns of an order item as the contract needs them, from items `i`. */
export const ITEM = sql`i.id, i.order_id, i.sku, i.seller_id, i.name, i.category, i.color, i.list_price, i.unit_price,
  i.quantity, i.discount, i.status, i.placed_at, i.confirmed_at, i.dispatched_at, i.delivered_at, i.cancelled_at,
  i.tracking_id, i.tracking_site, i.cancelled_by, i.cancel_reason, i.cancel_comment, i.review_id,
  o.promo_code, o.shipping, o.billing, s.shop_name, v.product_id, v.stock, r.state as refund_state,
  json_build_object('sku', v.sku, 'color', v.color, 'image', v.image, 'category', p.category, 'craft', p.craft,
    'sheen', p.sheen, 'zari', p.zari) as cloth`;

/** What the columns of an item are taken from. */
export const ITEM_SOURCES = sql`join orders o on o.id = i.order_id join sellers s on s.id = i.seller_id
  join variants v on v.sku = i.sku join products p on p.id = v.product_id
  left join refunds r on r.order_item_id = i.id`;

/** The statements on orders once they are paid; `db` may be a transaction. */
export function ordersRepository(db: Db) {
  return { ...reading(db), ...noting(db) };
}

function reading(db: Db) {
  return {
    /** The items of one of the shopper's orders, as the cart had them; none before it is paid. */
    async ofOrder(shopperId: string, orderId: string): Promise<ItemRow[]> {
      const { rows } = await sql<ItemRow>`
        select ${ITEM} from order_items i ${ITEM_SOURCES}
        where i.order_id = ${orderId} and i.shopper_id = ${shopperId} and i.status is not null
        order by i.position`.execute(db);
      return rows;
    },
  };
}

function noting(db: Db) {
  const shop = db.withTables<OrdersTables>();
  return {
    /** Writes down what happened; throws, and so ends the transaction, when that key is there already. */
    async note({ orderId, orderItemId, key, kind, by, details }: NewEvent, now: Date): Promise<void> {
      const told = { by: by ?? null, details: details ? JSON.stringify(details) : null };
      await sql`
        insert into order_events (order_id, order_item_id, key, kind, by, details, created_at)
        values (${orderId}, ${orderItemId ?? null}, ${key}, ${kind}, ${told.by}, ${told.details}::jsonb, ${now})
      `.execute(db);
    },

    /** Writes down money that goes back; throws when that much is not left of the payment, or it is owed already. */
    async owe({ id, paymentId, orderItemId, amount, reason }: NewRefund, now: Date, checkAt: Date): Promise<void> {
      // A payment that placed no order goes back whole: that stands in its row from the beginning.
      await sql`
        update payments set refunded = refunded + ${amount}::int where id = ${paymentId} and fulfils`.execute(db);
      const times = { created_at: now, check_at: checkAt };
      const made = { id, payment_id: paymentId, order_item_id: orderItemId ?? null, amount, reason };
      await shop
        .insertInto('refunds')
        .values({ ...made, ...times, state: 'waiting', provider_refund_id: null })
        .execute();
    },
  };
}
