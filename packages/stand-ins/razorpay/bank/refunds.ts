import { newId } from '../ids.ts';
import { PROTOCOL_ERRORS } from '../protocol/protocol-errors.ts';
import type { SimulatorPayment, SimulatorRefund } from '../store/rows.ts';
import { findPayment, raise } from './dependencies.ts';
import type { BankDependencies } from './dependencies.ts';

/** A new refund. */
export interface SimulatorRefundInput {
  paymentId: string;
  /** The whole rest if undefined. */
  amount: number | undefined;
  key: string | undefined;
  receipt: string | null;
  notes: string;
}

/** Refunds an authorized payment that its order does not need. */
export function refundPayment(parts: BankDependencies, payment: SimulatorPayment): SimulatorPayment {
  const { id: paymentId, amount } = payment;
  writeRefund(parts, payment, { paymentId, amount: undefined, key: undefined, receipt: null, notes: '{}' }, amount);
  return findPayment(parts, paymentId);
}

/** Creates a refund, or returns the one with the same key. Throws a ProtocolError. */
export function createRefundOnce(
  parts: BankDependencies,
  refund: SimulatorRefundInput,
  isDoomed: boolean,
): { made: SimulatorRefund; isNew: boolean } {
  const { store } = parts;
  const known = refund.key === undefined ? undefined : store.findRefundByKey(refund.key);
  if (known) {
    if (known.asked !== fingerprintOf(refund)) raise(PROTOCOL_ERRORS.otherRequest());
    return { made: known, isNew: false };
  }
  const payment = findPayment(parts, refund.paymentId);
  if (payment.status === 'refunded') raise(PROTOCOL_ERRORS.refundedAlready());
  if (payment.captured !== 1) raise(PROTOCOL_ERRORS.notCaptured());
  const left = payment.amount - payment.amount_refunded;
  const amount = refund.amount ?? left;
  if (amount > left) raise(PROTOCOL_ERRORS.refundTooMuch());
  if (amount < 100) raise(PROTOCOL_ERRORS.refundTooSmall());
  return { made: writeRefund(parts, payment, refund, amount, isDoomed), isNew: true };
}

function fingerprintOf({ paymentId, amount, receipt, notes }: SimulatorRefundInput): string {
  return JSON.stringify([paymentId, amount, receipt, notes]);
}

function writeRefund(
  { store, now, refundMs, emit }: BankDependencies,
  payment: SimulatorPayment,
  refund: SimulatorRefundInput,
  amount: number,
  isDoomed = false,
): SimulatorRefund {
  const { receipt, notes, key = null } = refund;
  const amount_refunded = payment.amount_refunded + amount;
  const left: SimulatorPayment = { ...payment, amount_refunded };
  if (amount_refunded === payment.amount) left.status = 'refunded';
  const row: SimulatorRefund = {
    id: newId('rfnd'),
    payment_id: payment.id,
    amount,
    status: 'pending',
    receipt,
    notes,
    key,
    asked: fingerprintOf(refund),
    is_doomed: isDoomed ? 1 : 0,
    due_at: now() + refundMs,
    created_at: now(),
  };
  store.upsertPayment(left);
  store.upsertRefund(row);
  emit('refund.created', { payment: left, refund: row });
  return row;
}

/** Completes a refund; a failed one returns its money to the shop. */
export function settleRefund(parts: BankDependencies, refund: SimulatorRefund): void {
  const { store, emit } = parts;
  const payment = findPayment(parts, refund.payment_id);
  if (refund.is_doomed === 0) {
    const processed: SimulatorRefund = { ...refund, status: 'processed', due_at: null };
    store.upsertRefund(processed);
    return emit('refund.processed', { payment, refund: processed });
  }
  const failed: SimulatorRefund = { ...refund, status: 'failed', due_at: null };
  const whole: SimulatorPayment = {
    ...payment,
    status: 'captured',
    amount_refunded: payment.amount_refunded - refund.amount,
  };
  store.upsertRefund(failed);
  store.upsertPayment(whole);
  return emit('refund.failed', { payment: whole, refund: failed });
}
