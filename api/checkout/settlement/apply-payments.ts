import { rupees } from '../../../schema/money.ts';
import { createOrderRepository } from '../../orders/repository.ts';
import type { ClosedBecause, RefundReason } from '../../orders/tables.ts';
import type { Db } from '../../platform/database.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import { swapHolds } from '../holds/holds.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import { foreignPaymentMail } from '../money/mails.ts';
import { formatSum } from '../money/texts.ts';
import { createCheckoutRepository } from '../repository.ts';
import { isOverdue, isTooLate, nextOrderCheck } from '../rules.ts';
import type { OrderRow } from '../tables.ts';
import { placeHeldOrder } from './place-order.ts';
import { isCaptured, isPending } from './read-payments.ts';
import { createSettlementRepository } from './repository.ts';

/** The input of the decision about an order, in one transaction under the shopper's lock. */
export interface Settlement {
  dependencies: Pick<CheckoutDependencies, 'log' | 'mailQueue' | 'mails' | 'requestRefund' | 'settings'>;
  trx: Db;
  now: Date;
  /** The order's payments as the provider lists them, the oldest first. */
  payments: ProviderPayment[];
  /** Set when the shopper has cancelled the payment. */
  cancellation: 'cancelled' | undefined;
  /** Whether a late payment may still place a closed order. */
  mayPlaceLate: boolean;
}

/**
 * Applies the payments that are not yet saved, closes the order when its time has ended, and returns the order. Refuses
 * if a late payment can no longer place the order. The caller then rolls the transaction back and calls again with
 * `mayPlaceLate` false.
 */
export async function applyPayments(settlement: Settlement, orderId: string): Promise<OrderRow> {
  const { trx, now, payments } = settlement;
  let order = await createCheckoutRepository(trx).lockOrder(orderId);
  for (const payment of payments.filter(isCaptured)) order = await applyPayment(settlement, order, payment);
  const reason = reasonToClose(settlement, order);
  if (reason) order = await closeOrder(trx, order, reason, now);
  await createCheckoutRepository(trx).updateCheckAt(order.id, nextOrderCheck(order, now));
  return order;
}

/**
 * Saves a payment once: it places the order, or all of it is refunded. A payment in another currency does not count for
 * the order.
 */
async function applyPayment(settlement: Settlement, order: OrderRow, payment: ProviderPayment): Promise<OrderRow> {
  if (payment.foreignCurrency !== undefined) return reportForeignPayment(settlement, order, payment);
  if (await createSettlementRepository(settlement.trx).hasPayment(payment.id)) return order;
  const reason = await reasonToReturn(settlement, order, payment);
  return reason ? returnPayment(settlement, order, payment, reason) : placeOrder(settlement, order, payment);
}

/** Why a whole payment is refunded. */
type Returned = Extract<RefundReason, 'late' | 'duplicate' | 'amount'>;

async function reasonToReturn(
  settlement: Settlement,
  order: OrderRow,
  payment: ProviderPayment,
): Promise<Returned | undefined> {
  if (payment.amount !== order.total) return 'amount';
  if (await createSettlementRepository(settlement.trx).hasPaidOrder(order.chain_id)) return 'duplicate';
  const isOver = order.state === 'closed' && (!settlement.mayPlaceLate || isTooLate(order, payment));
  return order.state === 'refunded' || isOver ? 'late' : undefined;
}

async function placeOrder(settlement: Settlement, order: OrderRow, payment: ProviderPayment): Promise<OrderRow> {
  const { trx, now } = settlement;
  if (order.state === 'closed') await claimHoldsAgain(trx, order, now);
  await createSettlementRepository(trx).insertPayment({ ...toRow(payment, order), fulfils: true }, now);
  const details = { paymentId: payment.id, amount: payment.amount, method: payment.method };
  return placeHeldOrder(settlement, order, details);
}

/** The row of a payment of an order. */
const toRow = ({ id, amount, method }: ProviderPayment, order: OrderRow) => ({
  id,
  order_id: order.id,
  amount,
  method: method?.slice(0, MAX_METHOD) ?? null,
});

/** The maximum length of the provider's payment method that is saved. */
const MAX_METHOD = 40;

/**
 * Claims the holds of a closed order again. First closes an open order of the same shopper, because the paid order
 * takes precedence.
 */
async function claimHoldsAgain(trx: Db, order: OrderRow, now: Date): Promise<void> {
  const rival = await createCheckoutRepository(trx).findAwaiting(order.shopper_id);
  if (rival) await closeRow(trx, rival, 'replaced', now);
  await swapHolds(trx, { from: rival, to: order }, now);
}

async function returnPayment(
  settlement: Settlement,
  order: OrderRow,
  payment: ProviderPayment,
  reason: Returned,
): Promise<OrderRow> {
  const { dependencies, trx, now } = settlement;
  const { id: paymentId, amount } = payment;
  if (reason === 'amount')
    dependencies.log.warn(
      `The payment ${paymentId} of ${rupees(amount)} goes back: its order ${order.id} comes to ${rupees(order.total)}.`,
    );
  await createSettlementRepository(trx).insertPayment({ ...toRow(payment, order), fulfils: false }, now);
  await dependencies.requestRefund(trx, { paymentId, amount, reason }, now);
  const details = { paymentId, amount, reason };
  await createOrderRepository(trx).insertEvent(
    { orderId: order.id, key: `${paymentId} returned`, kind: 'returned', details },
    now,
  );
  const mail = dependencies.mails.returned(order.shipping.email, rupees(amount), reason);
  await dependencies.mailQueue.send(trx, { ...mail, sequenceKey: order.id });
  return order.state === 'closed' ? createSettlementRepository(trx).updateRefunded(order.id) : order;
}

/**
 * Notifies the shopper and staff about a payment in another currency, once. It places nothing, and its order is closed,
 * because the provider accepts no second payment. The shop's rows and refunds are in rupees, so a person must refund it
 * on the provider's page.
 */
async function reportForeignPayment(
  { dependencies, trx, now }: Settlement,
  order: OrderRow,
  { id: paymentId, amount, foreignCurrency }: ProviderPayment,
): Promise<OrderRow> {
  const [key, events] = [`${paymentId} other currency`, createOrderRepository(trx)];
  if (await events.hasEvent(key)) return order;
  const details = { paymentId, amount, currency: foreignCurrency };
  await events.insertEvent({ orderId: order.id, key, kind: 'other currency', details }, now);
  const sum = formatSum(amount, foreignCurrency);
  dependencies.log.error(`The payment ${paymentId} of order ${order.id} is in another currency: ${sum}. Refund it.`);
  const mail = dependencies.mails.returned(order.shipping.email, sum, 'currency');
  await dependencies.mailQueue.send(trx, { ...mail, sequenceKey: order.id });
  await dependencies.mailQueue.send(
    trx,
    foreignPaymentMail(dependencies.settings.current().contact.email, { paymentId, orderId: order.id, sum }),
  );
  const ended = order.state === 'awaiting' ? await closeOrder(trx, order, 'refused', now) : order;
  return ended.state === 'closed' ? createSettlementRepository(trx).updateRefunded(order.id) : ended;
}

/**
 * Why an unpaid order is closed. After a payment of a wrong amount it is closed, because the provider accepts no second
 * one.
 */
function reasonToClose({ now, cancellation, payments }: Settlement, order: OrderRow): ClosedBecause | undefined {
  if (order.state !== 'awaiting') return undefined;
  if (isOverdue(order, now)) return 'expired';
  if (payments.some(isPending)) return undefined;
  return payments.some(isCaptured) ? 'refused' : cancellation;
}

/** Closes an order, logs why, and releases its holds. */
export async function closeOrder(trx: Db, order: OrderRow, because: ClosedBecause, now: Date): Promise<OrderRow> {
  const closed = await closeRow(trx, order, because, now);
  await swapHolds(trx, { from: order }, now);
  return closed;
}

/**
 * Closes an order and logs why. The caller releases its holds in the same transaction. An order with a payment of a
 * wrong amount becomes `refunded`, because that payment is being refunded.
 */
export async function closeRow(trx: Db, order: OrderRow, because: ClosedBecause, now: Date): Promise<OrderRow> {
  const settlements = createSettlementRepository(trx);
  const closed = await settlements.updateClosed(order.id, because, now);
  await createCheckoutRepository(trx).updateCheckAt(order.id, nextOrderCheck(closed, now));
  await createOrderRepository(trx).insertEvent(
    { orderId: order.id, key: `${order.id} closed`, kind: 'closed', details: { because } },
    now,
  );
  return (await settlements.hasPaymentOfOrder(order.id)) ? settlements.updateRefunded(order.id) : closed;
}
