import type { OrderRow, PaymentRow } from '../books/rows.ts';
import { newId } from '../ids.ts';
import { REFUSALS } from '../protocol/refusals.ts';
import type { Failure } from './failures.ts';
import { orderOf, paymentOf, refuse } from './parts.ts';
import type { BankParts } from './parts.ts';
import { askedRefund, giveBack, settle } from './refunds.ts';
import type { NewRefund } from './refunds.ts';

/** Who pays, and with which card: what is kept of it. */
export type Payer = Pick<PaymentRow, 'last4' | 'network' | 'holder' | 'email' | 'contact'>;

/** What is asked for a new order. */
export interface NewOrder {
  amount: number;
  receipt: string | null;
  notes: string;
  isManual: boolean;
}

/** Money that moves in the books alone: an order takes one captured payment, and no more goes back than came. */
export type Bank = ReturnType<typeof openBank>;

/** Opens the bank over these books. Each of its moves happens whole or not at all; each throws a Refusal. */
export function openBank(parts: BankParts) {
  const { books } = parts;
  let doomed = 0;
  const whole = <T>(work: () => T) => {
    const done = books.together(work);
    parts.changed();
    return done;
  };
  return {
    createOrder: (order: NewOrder) => whole(() => createOrder(parts, order)),
    begin: (orderId: string, payer: Payer) => whole(() => begin(parts, orderId, payer)),
    approve: (paymentId: string) => whole(() => approve(parts, paymentOf(parts, paymentId))),
    decline: (paymentId: string, failure: Failure) => whole(() => decline(parts, paymentOf(parts, paymentId), failure)),
    /** The bank will say yes after so many milliseconds, whatever is said until then. */
    delay: (paymentId: string, ms: number) =>
      whole(() => books.savePayment({ ...paymentOf(parts, paymentId), late_at: parts.now() + ms })),
    capture: (paymentId: string, amount: number) => whole(() => capture(parts, paymentOf(parts, paymentId), amount)),
    refund: (refund: NewRefund) =>
      whole(() => {
        const { made, isNew } = askedRefund(parts, refund, doomed > 0);
        if (isNew && doomed > 0) doomed -= 1;
        return made;
      }),
    /** So many of the next refunds won't work out. */
    doomRefunds: (count: number) => {
      doomed = count;
    },
    /** Does what has become due: late answers of banks, and refunds. */
    settleDue: () =>
      books.together(() => {
        for (const payment of books.latePayments(parts.now())) approve(parts, payment);
        for (const refund of books.dueRefunds(parts.now())) settle(parts, refund);
      }),
  };
}

function createOrder({ books, now }: BankParts, { amount, receipt, notes, isManual }: NewOrder): OrderRow {
  const row: OrderRow = {
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
  books.saveOrder(row);
  return row;
}

function begin({ books, now }: BankParts, orderId: string, payer: Payer): PaymentRow {
  const order = books.order(orderId) ?? refuse(REFUSALS.unknownId());
  if (order.status === 'paid') refuse(REFUSALS.orderPaid(orderId));
  books.saveOrder({ ...order, status: 'attempted', attempts: order.attempts + 1 });
  const { last4, network, holder, email, contact } = payer;
  const row: PaymentRow = {
    id: newId('pay'),
    order_id: orderId,
    amount: order.amount,
    amount_refunded: 0,
    status: 'created',
    captured: 0,
    last4,
    network,
    holder,
    email,
    contact,
    failure: null,
    late_at: null,
    created_at: now(),
  };
  books.savePayment(row);
  return row;
}

/** The bank says yes, also to what was given up before. What pays an order a second time goes back at once. */
function approve(parts: BankParts, payment: PaymentRow): PaymentRow {
  const { books, tell } = parts;
  if (payment.status !== 'created' && payment.status !== 'failed') return payment;
  const authorized: PaymentRow = { ...payment, status: 'authorized', late_at: null, failure: null };
  books.savePayment(authorized);
  tell('payment.authorized', { payment: authorized });
  const order = orderOf(parts, authorized);
  if (order.status === 'paid') return giveBack(parts, authorized);
  return order.is_manual === 1 ? authorized : take(parts, authorized, order);
}

function decline({ books, tell }: BankParts, payment: PaymentRow, failure: Failure): PaymentRow {
  if (payment.status !== 'created') return payment;
  const failed: PaymentRow = { ...payment, status: 'failed', failure };
  books.savePayment(failed);
  tell('payment.failed', { payment: failed });
  return failed;
}

function capture(parts: BankParts, payment: PaymentRow, amount: number): PaymentRow {
  if (payment.captured === 1) refuse(REFUSALS.capturedAlready());
  if (payment.status !== 'authorized') refuse(REFUSALS.notAuthorized());
  if (payment.amount !== amount) refuse(REFUSALS.otherAmount());
  return take(parts, payment, orderOf(parts, payment));
}

/** The order is paid by this one; whatever else was authorised for it goes back. */
function take(parts: BankParts, payment: PaymentRow, order: OrderRow): PaymentRow {
  const { books, tell } = parts;
  const captured: PaymentRow = { ...payment, status: 'captured', captured: 1 };
  const paid: OrderRow = { ...order, status: 'paid', amount_paid: order.amount };
  books.savePayment(captured);
  books.saveOrder(paid);
  tell('payment.captured', { payment: captured });
  tell('order.paid', { payment: captured, order: paid });
  for (const other of books.paymentsOf(order.id)) if (other.status === 'authorized') giveBack(parts, other);
  return captured;
}
