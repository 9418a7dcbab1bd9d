import { createCartRepository } from '../../cart/repository.ts';
import { logOrderEvent } from '../../orders/order-log.ts';
import type { ClosedBecause, RefundReason } from '../../orders/tables.ts';
import type { Db } from '../../platform/database.ts';
import { swapHolds } from '../holds/holds.ts';
import { createHoldRepository } from '../holds/repository.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import { createCheckoutRepository } from '../repository.ts';
import { isOverdue, isTooLate, nextOrderCheck } from '../rules.ts';
import type { OrderRow } from '../tables.ts';
import { isCaptured, isPending } from './read-payments.ts';
import { createSettlementRepository } from './repository.ts';

/** What is decided by, in one transaction under the shopper's row. */
export interface Settlement {
  dependencies: Pick<CheckoutDependencies, 'mailQueue' | 'mails' | 'requestRefund'>;
  trx: Db;
  now: Date;
  /** What the provider has told of the order, the oldest first. */
  payments: ProviderPayment[];
  /** Whether the shopper has given the payment up. */
  cancellation: 'cancelled' | undefined;
  /** Whether a closed order may be placed after all. */
  mayPlaceLate: boolean;
}

/**
 * Counts the payments that haven't been counted, closes the order when its time is over, and answers it. Refuses when it
 * was paid late and can't be placed any more: the transaction must then be given up, and `mayPlaceLate` be false.
 */
export async function applyPayments(at: Settlement, orderId: string): Promise<OrderRow> {
  const { trx, now, payments } = at;
  let order = await createCheckoutRepository(trx).lockOrder(orderId);
  for (const payment of payments.filter(isCaptured)) order = await applyPayment(at, order, payment);
  const reason = reasonToClose(at, order);
  if (reason) order = await closeOrder(trx, order, reason, now);
  await createCheckoutRepository(trx).updateCheckAt(order.id, nextOrderCheck(order, now));
  return order;
}

/** Counts a payment, once: it places the order, or all of it goes back. */
async function applyPayment(at: Settlement, order: OrderRow, payment: ProviderPayment): Promise<OrderRow> {
  if (await createSettlementRepository(at.trx).hasPayment(payment.id)) return order;
  const reason = await reasonToReturn(at, order, payment);
  return reason ? returnPayment(at, order, payment, reason) : placeOrder(at, order, payment);
}

async function reasonToReturn(
  at: Settlement,
  order: OrderRow,
  payment: ProviderPayment,
): Promise<RefundReason | undefined> {
  if (payment.amount !== order.total) return 'amount';
  if (await createSettlementRepository(at.trx).hasPaidOrder(order.chain_id)) return 'duplicate';
  const isOver = order.state === 'closed' && (!at.mayPlaceLate || isTooLate(order, payment));
  return order.state === 'refunded' || isOver ? 'late' : undefined;
}

async function placeOrder(at: Settlement, order: OrderRow, payment: ProviderPayment): Promise<OrderRow> {
  const { dependencies, trx, now } = at;
  if (order.state === 'closed') await claimHoldsAgain(trx, order, now);
  await createHoldRepository(trx).deleteHolds(order.id);
  const paid = await createSettlementRepository(trx).updatePaid(order.id, now);
  await createSettlementRepository(trx).insertPayment(
    { id: payment.id, order_id: order.id, amount: payment.amount, fulfils: true },
    now,
  );
  const items = await createCheckoutRepository(trx).listItems(order.id);
  await createCartRepository(trx).deletePurchased(order.shopper_id, items);
  const details = { paymentId: payment.id, amount: payment.amount, method: payment.method };
  await logOrderEvent(trx, { orderId: order.id, key: `${order.id} placed`, kind: 'placed', details }, now);
  await dependencies.mailQueue.send(trx, dependencies.mails.received(order.shipping.email, { ...order, items }));
  return paid;
}

/** Takes for a closed order again what it had; an open one of the same shopper makes way for what is paid already. */
async function claimHoldsAgain(trx: Db, order: OrderRow, now: Date): Promise<void> {
  const rival = await createCheckoutRepository(trx).findAwaiting(order.shopper_id);
  if (rival) await closeRow(trx, rival, 'replaced', now);
  await swapHolds(trx, { from: rival, to: order }, now);
}

async function returnPayment(
  at: Settlement,
  order: OrderRow,
  payment: ProviderPayment,
  reason: RefundReason,
): Promise<OrderRow> {
  const { dependencies, trx, now } = at;
  const { id: paymentId, amount } = payment;
  await createSettlementRepository(trx).insertPayment(
    { id: paymentId, order_id: order.id, amount, fulfils: false },
    now,
  );
  await dependencies.requestRefund(trx, { paymentId, amount, reason }, now);
  const details = { paymentId, amount, reason };
  await logOrderEvent(trx, { orderId: order.id, key: `${paymentId} returned`, kind: 'returned', details }, now);
  await dependencies.mailQueue.send(trx, dependencies.mails.returned(order.shipping.email, amount));
  return order.state === 'closed' ? createSettlementRepository(trx).updateRefunded(order.id) : order;
}

function reasonToClose({ now, cancellation, payments }: Settlement, order: OrderRow): ClosedBecause | undefined {
  if (order.state !== 'awaiting') return undefined;
  if (isOverdue(order, now)) return 'expired';
  return payments.some(isPending) ? undefined : cancellation;
}

/** Closes an order, notes why, and gives back what it has taken. */
export async function closeOrder(trx: Db, order: OrderRow, because: ClosedBecause, now: Date): Promise<OrderRow> {
  const closed = await closeRow(trx, order, because, now);
  await swapHolds(trx, { from: order }, now);
  return closed;
}

/**
 * Closes an order and notes why; what it has taken is still to be given back, in the same transaction. One of which
 * something was paid, only not what it costs, is answered as refunded: that goes back already.
 */
export async function closeRow(trx: Db, order: OrderRow, because: ClosedBecause, now: Date): Promise<OrderRow> {
  const settling = createSettlementRepository(trx);
  const closed = await settling.updateClosed(order.id, because, now);
  await createCheckoutRepository(trx).updateCheckAt(order.id, nextOrderCheck(closed, now));
  await logOrderEvent(trx, { orderId: order.id, key: `${order.id} closed`, kind: 'closed', details: { because } }, now);
  return (await settling.hasPaymentOfOrder(order.id)) ? settling.updateRefunded(order.id) : closed;
}
