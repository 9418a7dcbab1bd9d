import { newId } from '../ids.ts';
import { PROTOCOL_ERRORS } from '../protocol/protocol-errors.ts';
import type { SimulatorOrder, SimulatorPayment } from '../store/rows.ts';
import { findOrder, findPayment, raise } from './dependencies.ts';
import type { BankDependencies } from './dependencies.ts';
import type { Failure } from './failures.ts';
import { createRefundOnce, refundPayment, settleRefund } from './refunds.ts';
import type { SimulatorRefundInput } from './refunds.ts';

/** The payer, and the stored details of the card, the UPI ID, the bank or the wallet. */
export type Payer = Pick<
  SimulatorPayment,
  'method' | 'vpa' | 'bank' | 'wallet' | 'last4' | 'network' | 'holder' | 'email' | 'contact'
>;

/** A new order. */
export interface SimulatorOrderInput {
  amount: number;
  receipt: string | null;
  notes: string;
  isManual: boolean;
}

/** The simulated bank: an order accepts one captured payment, and refunds never exceed payments. */
export type Bank = ReturnType<typeof createBank>;

/** Creates the bank over this store. Each change is atomic and may throw a ProtocolError. */
export function createBank(parts: BankDependencies) {
  const { store } = parts;
  let doomed = 0;
  const whole = <T>(work: () => T) => {
    const done = store.withTransaction(work);
    parts.onChange();
    return done;
  };
  return {
    createOrder: (order: SimulatorOrderInput) => whole(() => createOrder(parts, order)),
    begin: (orderId: string, payer: Payer) => whole(() => begin(parts, orderId, payer)),
    approve: (paymentId: string) => whole(() => approve(parts, findPayment(parts, paymentId))),
    decline: (paymentId: string, failure: Failure) =>
      whole(() => decline(parts, findPayment(parts, paymentId), failure)),
    /** Approves the payment after this number of milliseconds, whatever happens until then. */
    delay: (paymentId: string, ms: number) =>
      whole(() => store.upsertPayment({ ...findPayment(parts, paymentId), late_at: parts.now() + ms })),
    capture: (paymentId: string, amount: number) => whole(() => capture(parts, findPayment(parts, paymentId), amount)),
    refund: (refund: SimulatorRefundInput) =>
      whole(() => {
        const { made, isNew } = createRefundOnce(parts, refund, doomed > 0);
        if (isNew && doomed > 0) doomed -= 1;
        return made;
      }),
    /** Makes this number of the next refunds fail. */
    failNextRefunds: (count: number) => {
      doomed = count;
    },
    /** Completes due work: late approvals, and refunds. */
    settleDue: () =>
      store.withTransaction(() => {
        for (const payment of store.listLatePayments(parts.now())) approve(parts, payment);
        for (const refund of store.listDueRefunds(parts.now())) settleRefund(parts, refund);
      }),
  };
}

function createOrder(
  { store, now }: BankDependencies,
  { amount, receipt, notes, isManual }: SimulatorOrderInput,
): SimulatorOrder {
  const row: SimulatorOrder = {
    id: newId('order'),
    amount,
    amount_paid: 0,
    receipt,
    status: 'created',
    attempts: 0,
    notes,
    is_manual: isManual ? 1 : 0,
    created_at: now(),
  };
  store.upsertOrder(row);
  return row;
}

function begin({ store, now }: BankDependencies, orderId: string, payer: Payer): SimulatorPayment {
  const order = store.findOrder(orderId) ?? raise(PROTOCOL_ERRORS.unknownId());
  if (order.status === 'paid') raise(PROTOCOL_ERRORS.orderPaid(orderId));
  store.upsertOrder({ ...order, status: 'attempted', attempts: order.attempts + 1 });
  const row: SimulatorPayment = {
    id: newId('pay'),
    order_id: orderId,
    amount: order.amount,
    amount_refunded: 0,
    status: 'created',
    captured: 0,
    ...payer,
    failure: null,
    late_at: null,
    created_at: now(),
  };
  store.upsertPayment(row);
  return row;
}

/** Approves a payment, even one that failed before. A second payment of an order is refunded at once. */
function approve(parts: BankDependencies, payment: SimulatorPayment): SimulatorPayment {
  const { store, emit } = parts;
  if (payment.status !== 'created' && payment.status !== 'failed') return payment;
  const authorized: SimulatorPayment = { ...payment, status: 'authorized', late_at: null, failure: null };
  store.upsertPayment(authorized);
  emit('payment.authorized', { payment: authorized });
  const order = findOrder(parts, authorized);
  if (order.status === 'paid') return refundPayment(parts, authorized);
  return order.is_manual === 1 ? authorized : take(parts, authorized, order);
}

function decline({ store, emit }: BankDependencies, payment: SimulatorPayment, failure: Failure): SimulatorPayment {
  if (payment.status !== 'created') return payment;
  const failed: SimulatorPayment = { ...payment, status: 'failed', failure };
  store.upsertPayment(failed);
  emit('payment.failed', { payment: failed });
  return failed;
}

function capture(parts: BankDependencies, payment: SimulatorPayment, amount: number): SimulatorPayment {
  if (payment.captured === 1) raise(PROTOCOL_ERRORS.capturedAlready());
  if (payment.status !== 'authorized') raise(PROTOCOL_ERRORS.notAuthorized());
  if (payment.amount !== amount) raise(PROTOCOL_ERRORS.otherAmount());
  return take(parts, payment, findOrder(parts, payment));
}

/** Captures the payment that pays the order; other authorized payments of the order are refunded. */
function take(parts: BankDependencies, payment: SimulatorPayment, order: SimulatorOrder): SimulatorPayment {
  const { store, emit } = parts;
  const captured: SimulatorPayment = { ...payment, status: 'captured', captured: 1 };
  const paid: SimulatorOrder = { ...order, status: 'paid', amount_paid: order.amount };
  store.upsertPayment(captured);
  store.upsertOrder(paid);
  emit('payment.captured', { payment: captured });
  emit('order.paid', { payment: captured, order: paid });
  for (const other of store.listPaymentsOf(order.id)) if (other.status === 'authorized') refundPayment(parts, other);
  return captured;
}
