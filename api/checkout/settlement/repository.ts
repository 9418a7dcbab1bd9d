import type { ClosedBecause, OrdersTables } from '../../orders/tables.ts';
import type { Db } from '../../platform/database.ts';
import type { OrderRow } from '../tables.ts';

/** The statements that change an order's state and save payments; `db` is a transaction. */
export function createSettlementRepository(db: Db) {
  const tables = db.withTables<OrdersTables>();
  /**
   * Updates an order that is in one of these states. Throws for any other state, so that no order ever returns to an
   * earlier state.
   */
  const move = (orderId: string, from: OrderRow['state'][], to: Partial<OrderRow>): Promise<OrderRow> =>
    tables
      .updateTable('orders')
      .set(to)
      .where('id', '=', orderId)
      .where('state', 'in', from)
      .returningAll()
      .executeTakeFirstOrThrow();
  return {
    /** Closes an order without a payment. */
    updateClosed: (orderId: string, because: ClosedBecause, now: Date): Promise<OrderRow> =>
      move(orderId, ['awaiting'], { state: 'closed', closed_because: because, closed_at: now }),

    /** Places the order: from now on the shopper sees its items. `cash` is the cash status of the items. */
    async updatePaid(orderId: string, now: Date, cash: 'due' | null): Promise<OrderRow> {
      await tables
        .updateTable('order_items')
        .set({ status: 'Placed', placed_at: now, cash })
        .where('order_id', '=', orderId)
        .execute();
      return move(orderId, ['awaiting', 'closed'], { state: 'paid', paid_at: now });
    },

    /** Marks an order whose payment is refunded. */
    updateRefunded: (orderId: string): Promise<OrderRow> => move(orderId, ['closed'], { state: 'refunded' }),

    /** Whether one of the shopper's attempts of this chain was paid. */
    async hasPaidOrder(chainId: string): Promise<boolean> {
      const paid = await tables
        .selectFrom('orders')
        .select('id')
        .where('chain_id', '=', chainId)
        .where('state', '=', 'paid')
        .executeTakeFirst();
      return paid !== undefined;
    },

    /** Whether a payment of this order has been saved. */
    async hasPaymentOfOrder(orderId: string): Promise<boolean> {
      const known = await tables.selectFrom('payments').select('id').where('order_id', '=', orderId).executeTakeFirst();
      return known !== undefined;
    },

    /** Whether a payment was saved. */
    async hasPayment(paymentId: string): Promise<boolean> {
      const known = await tables.selectFrom('payments').select('id').where('id', '=', paymentId).executeTakeFirst();
      return known !== undefined;
    },

    /** Saves a payment: it places the order, or all of it is refunded. */
    async insertPayment(
      payment: { id: string; order_id: string; amount: number; fulfils: boolean; method: string | null },
      now: Date,
    ): Promise<void> {
      const refunded = payment.fulfils ? 0 : payment.amount;
      await tables
        .insertInto('payments')
        .values({ ...payment, refunded, created_at: now })
        .execute();
    },
  };
}
