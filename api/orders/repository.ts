import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { ORDER_PAGE_SIZE } from '../../schema/vocabulary.ts';
import type { OrderStatusName } from '../../schema/vocabulary.ts';
import type { Db } from '../platform/database.ts';
import { INVOICES_OF_ITEM } from './invoices/rows-repository.ts';
import { RETURNS_OF_ITEM } from './returns/rows-repository.ts';
import type { ItemRow, OrdersTables, PaidItemRow, RefundReason, ItemOwner } from './tables.ts';

/** A new event in the history of an order. */
export interface NewOrderEvent {
  orderId: string;
  orderItemId?: string | undefined;
  /** A unique key within the order; a second event with this key is an error. */
  key: string;
  /** The kind of event, for people. */
  kind: string;
  /** The person who did it: an account's id or `operator`; undefined for automatic events. */
  by?: string | undefined;
  details?: object | undefined;
}

/** Which items a page lists. */
export interface ItemFilter {
  status?: OrderStatusName | undefined;
  /** An id, a SKU, an email address, a part of a name, or the end of a phone number. */
  search?: string | undefined;
  /** Only those that were paid online, or that are paid in cash. */
  paidBy?: 'online' | 'cash' | undefined;
  /** The first and the last day in India on which they were placed. */
  from?: string | undefined;
  until?: string | undefined;
}

/** A new refund. */
export interface NewRefund {
  id: string;
  paymentId: string;
  orderItemId?: string | undefined;
  returnId?: string | undefined;
  /** Paise, at least 1. */
  amount: number;
  reason: RefundReason;
}

/** The condition that items `i` belong to this owner. Every statement includes it. */
export function ownedBy(owner: ItemOwner): RawBuilder<boolean> {
  if ('shopperId' in owner) return sql`i.shopper_id = ${owner.shopperId}`;
  return owner.sellerId === undefined ? sql`true` : sql`i.seller_id = ${owner.sellerId}`;
}

/** The columns of an order item for the contract, from items `i`. */
const ITEM = sql`i.id, i.order_id, i.sku, i.seller_id, i.name, i.category, i.color, i.size, i.list_price, i.unit_price,
  i.quantity, i.discount, i.promo_share, i.status, i.placed_at, i.confirmed_at, i.dispatched_at, i.delivered_at, i.cancelled_at,
  i.tracking_id, i.tracking_site, i.carrier, i.cancelled_by, i.cancel_reason, i.cancel_comment, i.review_id, i.cash, i.collected_at, i.promised_from, i.promised_until,
  o.promo_code, o.promo_discount, o.first_purchase_discount, o.shipping, o.billing, s.shop_name,
  coalesce(v.product_id, i.product_id) as product_id, coalesce(v.stock, 0) as stock, r.state as refund_state, r.amount as refund_amount,
  r.created_at as refund_at, r.processed_at as refund_processed_at, o.pays_cash, i.replaces, ${RETURNS_OF_ITEM} as returns,
  ${INVOICES_OF_ITEM} as invoices,
  p.method as payment_method, i.services, i.cloth`;

/** The tables of those columns. */
const ITEM_SOURCES = sql`join orders o on o.id = i.order_id join sellers s on s.id = i.seller_id
  left join variants v on v.sku = i.sku
  left join refunds r on r.order_item_id = i.id
  left join payments p on p.order_id = i.order_id and p.fulfils`;

/** The statements on paid orders; `db` may be a transaction. */
export function createOrderRepository(db: Db) {
  const tables = db.withTables<OrdersTables>();
  return {
    /** The items of one of the shopper's orders, in the cart's order; none before it is paid. */
    async listOfOrder(shopperId: string, orderId: string): Promise<ItemRow[]> {
      const { rows } = await sql<ItemRow>`
        select ${ITEM} from order_items i ${ITEM_SOURCES}
        where i.order_id = ${orderId} and i.shopper_id = ${shopperId} and i.status is not null
        order by i.position`.execute(db);
      return rows;
    },

    /** The shopper's paid orders of these ids with their items, in the cart's order. */
    async listOrders(shopperId: string, orderIds: string[]): Promise<PaidItemRow[]> {
      const { rows } = await sql<PaidItemRow>`
        select ${ITEM}, o.provider_order_id, o.paid_at from order_items i ${ITEM_SOURCES}
        where i.order_id = any(${orderIds}::text[]) and i.shopper_id = ${shopperId} and i.status is not null
        order by i.position`.execute(db);
      return rows;
    },

    /** The ids of one page of the shopper's paid orders, the newest first, and the number of orders on all pages. */
    async listOrderIds(shopperId: string, page: number): Promise<{ ids: string[]; total: number }> {
      const { rows } = await sql<{ id: string | null; total: number }>`
        with counted as (
          select count(*)::int as total from orders o where o.shopper_id = ${shopperId} and o.state = 'paid'
        ), page as (
          select o.id, o.created_at from orders o where o.shopper_id = ${shopperId} and o.state = 'paid'
          order by o.created_at desc, o.id desc limit ${ORDER_PAGE_SIZE} offset ${(page - 1) * ORDER_PAGE_SIZE}
        )
        select page.id, counted.total from counted left join page on true
        order by page.created_at desc, page.id desc`.execute(db);
      return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 };
    },

    /** The items of an order that this owner has, in the cart's order; none before it is paid. */
    async listOfSale(owner: ItemOwner, orderId: string): Promise<PaidItemRow[]> {
      const { rows } = await sql<PaidItemRow>`
        select ${ITEM}, o.provider_order_id, o.paid_at from order_items i ${ITEM_SOURCES}
        where i.order_id = ${orderId} and ${ownedBy(owner)} and i.status is not null
        order by i.position`.execute(db);
      return rows;
    },

    /** The items of these ids that this owner has, order by order. */
    async listByIds(owner: ItemOwner, ids: readonly string[]): Promise<ItemRow[]> {
      const { rows } = await sql<ItemRow>`
        select ${ITEM} from order_items i ${ITEM_SOURCES}
        where i.id = any(${[...ids]}::text[]) and ${ownedBy(owner)} and i.status is not null
        order by o.created_at, i.order_id, i.seller_id, i.position`.execute(db);
      return rows;
    },

    /** The shopper's newest items, the newest first. */
    async listNewest(shopperId: string, status: OrderStatusName | undefined): Promise<ItemRow[]> {
      const { rows } = await sql<ItemRow>`
        select ${ITEM} from order_items i ${ITEM_SOURCES}
        where i.shopper_id = ${shopperId} and ${hasStatus(status)}
        order by i.placed_at desc, i.id desc limit ${MAX_ITEMS}`.execute(db);
      return rows;
    },

    /** One item; undefined if this owner has no such item. */
    async find(owner: ItemOwner, id: string): Promise<ItemRow | undefined> {
      const { rows } = await sql<ItemRow>`
        select ${ITEM} from order_items i ${ITEM_SOURCES}
        where i.id = ${id} and ${ownedBy(owner)} and i.status is not null`.execute(db);
      return rows[0];
    },

    /** One page, the newest first, and the number of items on all pages. The page's ids come from the index alone. */
    async listPage(
      owner: ItemOwner,
      { status, search, ...filter }: ItemFilter,
      page: number,
    ): Promise<{ rows: ItemRow[]; total: number }> {
      const wanted = sql`${ownedBy(owner)} and ${hasStatus(status)} and ${matchesSearch(owner, search)}
        and ${matchesFilter(filter)}`;
      const { rows } = await sql<{ total: number } & (ItemRow | { id: null })>`
        with counted as (select count(*)::int as total from order_items i where ${wanted}),
        page as (
          select i.id as item_id from order_items i where ${wanted} order by i.placed_at desc, i.id desc
          limit ${ORDER_PAGE_SIZE} offset ${(page - 1) * ORDER_PAGE_SIZE}
        )
        select counted.total, found.* from counted left join (
          select ${ITEM} from page join order_items i on i.id = page.item_id ${ITEM_SOURCES}
        ) found on true
        order by found.placed_at desc, found.id desc`.execute(db);
      return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
    },

    /**
     * The number of ordered items of each status. Delivered and cancelled items count only if they were ordered since
     * `since`. A status without items is left out.
     */
    async countByStatus(since: Date): Promise<{ status: OrderStatusName; count: number }[]> {
      const { rows } = await sql<{ status: OrderStatusName; count: number }>`
        select status, count(*)::int as count from order_items
        where status in ('Placed', 'Confirm', 'Dispatched') or (status is not null and placed_at > ${since})
        group by status`.execute(db);
      return rows;
    },

    /**
     * The sales since then, including cancelled items: the orders, and the paise of their items. An item that replaces
     * returned pieces was paid with these, and does not count.
     */
    async sumSales(since: Date): Promise<{ orders: number; paise: number }> {
      const { rows } = await sql<{ orders: number; paise: number }>`
        select count(distinct order_id)::int as orders,
          coalesce(sum(unit_price::bigint * quantity - discount), 0)::bigint as paise
        from order_items where status is not null and placed_at > ${since} and replaces is null`.execute(db);
      return rows[0] ?? { orders: 0, paise: 0 };
    },

    /** Whether the history of orders has this event. */
    async hasEvent(key: string): Promise<boolean> {
      const { rows } = await sql`select key from order_events where key = ${key}`.execute(db);
      return rows.length > 0;
    },

    /** Inserts an event. Throws if its key exists, which ends the transaction. */
    async insertEvent({ orderId, orderItemId, key, kind, by, details }: NewOrderEvent, now: Date): Promise<void> {
      const optional = { by: by ?? null, details: details ? JSON.stringify(details) : null };
      await sql`
        insert into order_events (order_id, order_item_id, key, kind, by, details, created_at)
        values (${orderId}, ${orderItemId ?? null}, ${key}, ${kind}, ${optional.by}, ${optional.details}::jsonb, ${now})
      `.execute(db);
    },

    /** Inserts a refund. Throws if less is left of the payment, and if the item or the return has a refund already. */
    async insertRefund(
      { id, paymentId, orderItemId, returnId, amount, reason }: NewRefund,
      now: Date,
      checkAt: Date,
    ): Promise<void> {
      // A payment that placed no order was inserted as fully refunded.
      await sql`
        update payments set refunded = refunded + ${amount}::int where id = ${paymentId} and fulfils`.execute(db);
      const times = { created_at: now, check_at: checkAt };
      const subject = { order_item_id: orderItemId ?? null, return_id: returnId ?? null };
      const made = { id, payment_id: paymentId, ...subject, amount, reason };
      await tables
        .insertInto('refunds')
        .values({ ...made, ...times, state: 'waiting', provider_refund_id: null, may_be_made: false })
        .execute();
    },
  };
}

/** The condition that items `i` were paid and placed so. Days are those of India. */
function matchesFilter({ paidBy, from, until }: Pick<ItemFilter, 'paidBy' | 'from' | 'until'>): RawBuilder<boolean> {
  const isCash = sql`exists (select 1 from orders o where o.id = i.order_id and o.pays_cash)`;
  return sql`${paidBy === undefined ? sql`true` : paidBy === 'cash' ? isCash : sql`not ${isCash}`}
    and ${from === undefined ? sql`true` : sql`i.placed_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'`}
    and ${until === undefined ? sql`true` : sql`i.placed_at < (${until}::date + 1)::timestamp at time zone 'Asia/Kolkata'`}`;
}

/** The maximum number of items in one response. */
const MAX_ITEMS = 1_000;

const hasStatus = (status: OrderStatusName | undefined): RawBuilder<boolean> =>
  status === undefined ? sql`i.status is not null` : sql`i.status is not null and i.status = ${status}`;

/** The condition that items `i` match a search text. A seller, who sees no email address, finds nothing by one. */
export function matchesSearch(owner: ItemOwner, search: string | undefined): RawBuilder<boolean> {
  if (search === undefined) return sql`true`;
  const text = search.trim().toLowerCase();
  const digits = text.replaceAll(/[\s()+.-]/g, '');
  const phone = /^\d{4,}$/.test(digits) ? digits.slice(-10) : undefined;
  const byPhone = phone === undefined ? sql`false` : sql`right(o.shipping->>'phone', ${phone.length}::int) = ${phone}`;
  const seesEmail = !('sellerId' in owner) || owner.sellerId === undefined;
  const byEmail = seesEmail
    ? sql`lower(o.shipping->>'email') = ${text} or o.shopper_id in (select id from shoppers where email = ${text})`
    : sql`false`;
  return sql`(upper(i.sku) = ${search.trim().toUpperCase()} or i.order_id in (
    select o.id from orders o
    where o.id = ${text} or i.id = ${text} or o.provider_order_id = ${search.trim()} or ${byPhone} or ${byEmail}
      or position(${text} in lower(o.shipping->>'name')) > 0))`;
}
