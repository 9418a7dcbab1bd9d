import { sql } from 'kysely';
import type { OrdersTables } from '../orders/tables.ts';
import type { Db } from '../platform/database.ts';
import type { NewItem, OrderRow } from './tables.ts';

/** A new order with its items. */
export interface NewOrderWithItems {
  order: Omit<OrderRow, 'state' | 'closed_because' | 'provider_order_id' | 'paid_at' | 'closed_at' | 'check_at'>;
  items: readonly NewItem[];
}

/** The statements on orders and their payment; `db` may be a transaction. */
export function createCheckoutRepository(db: Db) {
  const tables = db.withTables<OrdersTables>();
  const orders = () => db.withTables<OrdersTables>().selectFrom('orders').selectAll();
  return {
    /** An order by our own id. */
    findOrder: (orderId: string): Promise<OrderRow | undefined> =>
      orders().where('id', '=', orderId).executeTakeFirst(),

    /** An order by the provider's id. */
    findByPaymentOrder: (paymentOrderId: string): Promise<OrderRow | undefined> =>
      orders().where('provider_order_id', '=', paymentOrderId).executeTakeFirst(),

    /** The shopper's order by the provider's id. */
    findOfShopper: (shopperId: string, paymentOrderId: string): Promise<OrderRow | undefined> =>
      orders().where('provider_order_id', '=', paymentOrderId).where('shopper_id', '=', shopperId).executeTakeFirst(),

    /** The shopper's order by the client's attempt id: an order's first id, or else a further one. */
    async findByAttempt(shopperId: string, attempt: string): Promise<OrderRow | undefined> {
      const { rows } = await sql<OrderRow>`
        select * from orders where shopper_id = ${shopperId} and id = coalesce(
          (select id from orders where shopper_id = ${shopperId} and attempt_id = ${attempt}),
          (select order_id from order_attempts where shopper_id = ${shopperId} and attempt_id = ${attempt})
        )`.execute(db);
      return rows[0];
    },

    /** Saves a further attempt id of an order. Only the newest of the shopper's further ids remain stored. */
    async insertAttempt({ id, shopper_id }: OrderRow, attempt: string, now: Date, most: number): Promise<void> {
      await tables
        .insertInto('order_attempts')
        .values({ shopper_id, attempt_id: attempt, order_id: id, created_at: now })
        .execute();
      await sql`
        delete from order_attempts where shopper_id = ${shopper_id} and created_at < (
          select created_at from order_attempts where shopper_id = ${shopper_id}
          order by created_at desc offset ${most - 1}::int limit 1
        )`.execute(db);
    },

    /** The shopper's order that awaits its payment; there is at most one. */
    findAwaiting: (shopperId: string): Promise<OrderRow | undefined> =>
      orders().where('shopper_id', '=', shopperId).where('state', '=', 'awaiting').executeTakeFirst(),

    /** The number of orders that await their payment. */
    async countAwaiting(): Promise<number> {
      const { count } = await tables
        .selectFrom('orders')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('state', '=', 'awaiting')
        .executeTakeFirstOrThrow();
      return count;
    },

    /** An order, locked until the transaction ends. */
    lockOrder: (orderId: string): Promise<OrderRow> =>
      orders().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirstOrThrow(),

    /** The items of an order, in the cart's order. */
    listItems: (orderId: string) =>
      db
        .withTables<OrdersTables>()
        .selectFrom('order_items')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('position')
        .execute(),

    /** The id that connects the shopper's attempts since the last paid order; undefined when there are none. */
    async findUnpaidChain(shopperId: string): Promise<string | undefined> {
      const row = await tables
        .selectFrom('orders as o')
        .select('chain_id')
        .where('shopper_id', '=', shopperId)
        .where(sql<boolean>`not exists (select 1 from orders p where p.chain_id = o.chain_id and p.state = 'paid')`)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.chain_id;
    },

    /**
     * The time at which the shopper opened the order that reaches the limit; undefined below the limit. Counted from
     * the newest order back to `since`: the minutes for which unpaid orders have held pieces. An order counts until it
     * was closed, or until `now`. An order that was never opened at the provider does not count, because nobody could
     * have paid it.
     */
    async findHoldLimitOpening(shopperId: string, minutes: number, { since, now }: { since: Date; now: Date }) {
      const { rows } = await sql<{ created_at: Date }>`
        select created_at from (
          select created_at, sum(least(closed_at, expires_at, ${now}::timestamptz) - created_at)
            over (order by created_at desc) as held
          from orders
          where shopper_id = ${shopperId} and created_at > ${since} and state in ('awaiting', 'closed')
            and provider_order_id is not null
        ) unpaid
        where held >= make_interval(mins => ${minutes}::int)
        order by created_at desc limit 1`.execute(db);
      return rows[0]?.created_at;
    },

    /** Inserts an order that awaits its payment, with its items. */
    async insertOrder({ order, items }: NewOrderWithItems): Promise<OrderRow> {
      const { shipping, billing, ...kept } = order;
      const opened = await tables
        .insertInto('orders')
        .values({
          ...kept,
          shipping: toJson(shipping),
          billing: billing && toJson(billing),
          state: 'awaiting',
          check_at: order.expires_at,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const owner = { order_id: order.id, shopper_id: order.shopper_id };
      await tables
        .insertInto('order_items')
        .values(
          items.map((item, position) => ({
            position,
            ...owner,
            ...item,
            services: toJson(item.services),
            cloth: toJson(item.cloth),
          })),
        )
        .execute();
      return opened;
    },

    /** Saves the provider's id of the order, unless the order has one. Returns the order with its id. */
    async updateProviderOrderId(orderId: string, paymentOrderId: string): Promise<OrderRow> {
      return tables
        .updateTable('orders')
        .set({ provider_order_id: sql`coalesce(provider_order_id, ${paymentOrderId})` })
        .where('id', '=', orderId)
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    /** Sets the time of the next check at the provider. */
    async updateCheckAt(orderId: string, at: Date | null): Promise<void> {
      await tables.updateTable('orders').set({ check_at: at }).where('id', '=', orderId).execute();
    },

    /** Sets the time of the next check, unless an earlier one is set. Returns whether it did. */
    async bringCheckForward(orderId: string, at: Date): Promise<boolean> {
      const { rows } = await sql`
        update orders set check_at = ${at} where id = ${orderId} and (check_at > ${at} or check_at is null)
        returning id`.execute(db);
      return rows.length > 0;
    },

    /**
     * The same for an order by the provider's id that awaits its payment. Any other order is settled already, or has
     * its own checks.
     */
    async bringCheckForwardByPaymentOrder(paymentOrderId: string, at: Date): Promise<void> {
      await sql`
        update orders set check_at = ${at}
        where provider_order_id = ${paymentOrderId} and state = 'awaiting' and check_at > ${at}`.execute(db);
    },

    /** Claims an order whose check is due, and sets its next check to `until`. Returns whether it did. */
    async claimDueOrder(orderId: string, now: Date, until: Date): Promise<boolean> {
      const { rows } = await sql`
        update orders set check_at = ${until} where id = ${orderId} and check_at <= ${now} returning id`.execute(db);
      return rows.length > 0;
    },

    /** Claims orders whose check is due, the longest due first, and sets their next check to `until`. */
    async claimDueOrders(most: number, now: Date, until: Date): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        update orders set check_at = ${until} where id in (
          select id from orders where check_at <= ${now} order by check_at limit ${most}::int for update skip locked
        )
        returning id`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

const toJson = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`;
