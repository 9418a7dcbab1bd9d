import type { PaymentRow, RefundRow } from '../books/rows.ts';
import { newId } from '../ids.ts';
import { REFUSALS } from '../protocol/refusals.ts';
import { paymentOf, refuse } from './parts.ts';
import type { BankParts } from './parts.ts';

/** What is asked for a refund. */
export interface NewRefund {
  paymentId: string;
  /** All that is left, when none is named. */
  amount: number | undefined;
  key: string | undefined;
  receipt: string | null;
  notes: string;
}

/** Sends back what was authorised and isn't wanted. */
export function giveBack(parts: BankParts, payment: PaymentRow): PaymentRow {
  const { id: paymentId, amount } = payment;
  writeRefund(parts, payment, { paymentId, amount: undefined, key: undefined, receipt: null, notes: '{}' }, amount);
  return paymentOf(parts, paymentId);
}

/** Makes a refund, or answers the one that was made with the same key; throws a Refusal. */
export function askedRefund(
  parts: BankParts,
  refund: NewRefund,
  isDoomed: boolean,
): { made: RefundRow; isNew: boolean } {
  const { books } = parts;
  const known = refund.key === undefined ? undefined : books.refundBy(refund.key);
  if (known) {
    if (known.asked !== askedBy(refund)) refuse(REFUSALS.otherRequest());
    return { made: known, isNew: false };
  }
  const payment = paymentOf(parts, refund.paymentId);
  if (payment.status === 'refunded') refuse(REFUSALS.refundedAlready());
  if (payment.captured !== 1) refuse(REFUSALS.notCaptured());
  const left = payment.amount - payment.amount_refunded;
  const amount = refund.amount ?? left;
  if (amount > left) refuse(REFUSALS.refundTooMuch());
  if (amount < 100) refuse(REFUSALS.refundTooSmall());
  return { made: writeRefund(parts, payment, refund, amount, isDoomed), isNew: true };
}

function askedBy({ paymentId, amount, receipt, notes }: NewRefund): string {
  return JSON.stringify([paymentId, amount, receipt, notes]);
}

function writeRefund(
  { books, now, refundMs, tell }: BankParts,
  payment: PaymentRow,
  refund: NewRefund,
  amount: number,
  isDoomed = false,
): RefundRow {
  const { receipt, notes, key = null } = refund;
  const amount_refunded = payment.amount_refunded + amount;
  const left: PaymentRow = { ...payment, amount_refunded };
  if (amount_refunded === payment.amount) left.status = 'refunded';
  const row: RefundRow = {
    id: newId('rfnd'),
    payment_id: payment.id,
    amount,
    status: 'pending',
    receipt,
    notes,
    key,
    asked: askedBy(refund),
    is_doomed: isDoomed ? 1 : 0,
    due_at: now() + refundMs,
    created_at: now(),
  };
  books.savePayment(left);
  books.saveRefund(row);
  tell('refund.created', { payment: left, refund: row });
  return row;
}

/** Writes down how a refund went; what failed is the shop's again. */
export function settle(parts: BankParts, refund: RefundRow): void {
  const { books, tell } = parts;
  const payment = paymentOf(parts, refund.payment_id);
  if (refund.is_doomed === 0) {
    const processed: RefundRow = { ...refund, status: 'processed', due_at: null };
    books.saveRefund(processed);
    return tell('refund.processed', { payment, refund: processed });
  }
  const failed: RefundRow = { ...refund, status: 'failed', due_at: null };
  const whole: PaymentRow = {
    ...payment,
    status: 'captured',
    amount_refunded: payment.amount_refunded - refund.amount,
  };
  books.saveRefund(failed);
  books.savePayment(whole);
  return tell('refund.failed', { payment: whole, refund: failed });
}
