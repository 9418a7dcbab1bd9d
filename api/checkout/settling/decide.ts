import { cartRepository } from '../../cart/repository.ts';
import { note } from '../../orders/events.ts';
import type { ClosedBecause, RefundReason } from '../../orders/tables.ts';
import type { Db } from '../../platform/database.ts';
import { swapHolds } from '../holds/holds.ts';
import { holdsRepository } from '../holds/repository.ts';
import type { CheckoutHouse } from '../house.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import { checkoutRepository } from '../repository.ts';
import { isOverdue, isTooLate, nextLook } from '../rules.ts';
import type { OrderRow } from '../tables.ts';
import { isTaken, isUnderWay } from './look.ts';
import { settlingRepository } from './repository.ts';

/** What is decided by, in one transaction under the shopper's row. */
export interface Case {
  house: Pick<CheckoutHouse, 'post' | 'mails' | 'oweRefund'>;
  trx: Db;
  now: Date;
  /** What the provider has told of the order, the oldest first. */
  payments: ProviderPayment[];
  /** Whether the shopper has given the payment up. */
  wish: 'cancelled' | undefined;
  /** Whether a closed order may be placed after all. */
  mayPlaceLate: boolean;
}

/**
 * Counts the payments that haven't been counted, closes the order when its time is over, and answers it. Refuses when it
 * was paid late and can't be placed any more: the transaction must then be given up, and `mayPlaceLate` be false.
 */
export async function decide(at: Case, orderId: string): Promise<OrderRow> {
  const { trx, now, payments } = at;
  let order = await checkoutRepository(trx).lock(orderId);
  for (const payment of payments.filter(isTaken)) order = await count(at, order, payment);
  const reason = reasonToClose(at, order);
  if (reason) order = await closeOrder(trx, order, reason, now);
  await checkoutRepository(trx).look(order.id, nextLook(order, now));
  return order;
}

/** Counts a payment, once: it places the order, or all of it goes back. */
async function count(at: Case, order: OrderRow, payment: ProviderPayment): Promise<OrderRow> {
  if (await settlingRepository(at.trx).isCounted(payment.id)) return order;
  const reason = await reasonAgainst(at, order, payment);
  return reason ? giveBack(at, order, payment, reason) : place(at, order, payment);
}

async function reasonAgainst(at: Case, order: OrderRow, payment: ProviderPayment): Promise<RefundReason | undefined> {
  if (payment.amount !== order.total) return 'amount';
  if (await settlingRepository(at.trx).isPaid(order.chain_id)) return 'duplicate';
  const isOver = order.state === 'closed' && (!at.mayPlaceLate || isTooLate(order, payment));
  return order.state === 'refunded' || isOver ? 'late' : undefined;
}

async function place(at: Case, order: OrderRow, payment: ProviderPayment): Promise<OrderRow> {
  const { house, trx, now } = at;
  if (order.state === 'closed') await takeAgain(trx, order, now);
  await holdsRepository(trx).sell(order.id);
  const paid = await settlingRepository(trx).pay(order.id, now);
  await settlingRepository(trx).count(
    { id: payment.id, order_id: order.id, amount: payment.amount, fulfils: true },
    now,
  );
  const items = await checkoutRepository(trx).items(order.id);
  await cartRepository(trx).takeBought(order.shopper_id, items);
  const details = { paymentId: payment.id, amount: payment.amount, method: payment.method };
  await note(trx, { orderId: order.id, key: `${order.id} placed`, kind: 'placed', details }, now);
  await house.post.send(trx, house.mails.received(order.shipping.email, { ...order, items }));
  return paid;
}

/** Takes for a closed order again what it had; an open one of the same shopper makes way for what is paid already. */
async function takeAgain(trx: Db, order: OrderRow, now: Date): Promise<void> {
  const rival = await checkoutRepository(trx).open(order.shopper_id);
  if (rival) await closeRow(trx, rival, 'replaced', now);
  await swapHolds(trx, { from: rival, to: order }, now);
}

async function giveBack(at: Case, order: OrderRow, payment: ProviderPayment, reason: RefundReason): Promise<OrderRow> {
  const { house, trx, now } = at;
  const { id: paymentId, amount } = payment;
  await settlingRepository(trx).count({ id: paymentId, order_id: order.id, amount, fulfils: false }, now);
  await house.oweRefund(trx, { paymentId, amount, reason }, now);
  const details = { paymentId, amount, reason };
  await note(trx, { orderId: order.id, key: `${paymentId} returned`, kind: 'returned', details }, now);
  await house.post.send(trx, house.mails.returned(order.shipping.email, amount));
  return order.state === 'closed' ? settlingRepository(trx).goBack(order.id) : order;
}

function reasonToClose({ now, wish, payments }: Case, order: OrderRow): ClosedBecause | undefined {
  if (order.state !== 'awaiting') return undefined;
  if (isOverdue(order, now)) return 'expired';
  return payments.some(isUnderWay) ? undefined : wish;
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
  const settling = settlingRepository(trx);
  const closed = await settling.close(order.id, because, now);
  await checkoutRepository(trx).look(order.id, nextLook(closed, now));
  await note(trx, { orderId: order.id, key: `${order.id} closed`, kind: 'closed', details: { because } }, now);
  return (await settling.hasPayment(order.id)) ? settling.goBack(order.id) : closed;
}
