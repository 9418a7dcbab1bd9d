import { FAILURES } from '../bank/failures.ts';
import type { SimulatorOrder, SimulatorPayment, SimulatorRefund } from '../store/rows.ts';

/** In ten-thousandths of an amount: the provider's fee, and the tax on it. */
const [FEE, TAX] = [200, 36];

const seconds = (at: number) => Math.floor(at / 1_000);
const part = (amount: number, rate: number) => Math.round((amount * rate) / 10_000);

/** An order as the protocol states it. */
export function orderEntity(row: SimulatorOrder) {
  const { id, amount, amount_paid, receipt, status, attempts } = row;
  return {
    id,
    entity: 'order',
    amount,
    amount_paid,
    amount_due: amount - amount_paid,
    currency: 'INR',
    receipt,
    offer_id: null,
    status,
    attempts,
    notes: notesOf(row.notes),
    created_at: seconds(row.created_at),
  };
}

/** A payment as the protocol states it. */
export function paymentEntity(row: SimulatorPayment) {
  const { id, order_id, amount, amount_refunded, status, email, contact } = row;
  const failure = status === 'failed' && row.failure ? FAILURES[row.failure] : undefined;
  const refunded = amount_refunded === 0 ? null : 'partial';
  return {
    id,
    entity: 'payment',
    amount,
    currency: 'INR',
    status,
    order_id,
    invoice_id: null,
    international: false,
    method: row.method,
    amount_refunded,
    refund_status: amount_refunded === amount ? 'full' : refunded,
    captured: row.captured === 1,
    description: null,
    ...instrumentOf(row),
    email,
    contact,
    notes: [],
    fee: row.captured === 1 ? part(amount, FEE) + part(amount, TAX) : null,
    tax: row.captured === 1 ? part(amount, TAX) : null,
    error_code: failure?.code ?? null,
    error_description: failure?.description ?? null,
    error_source: failure?.source ?? null,
    error_step: failure?.step ?? null,
    error_reason: failure?.reason ?? null,
    acquirer_data: acquirerOf(row),
    created_at: seconds(row.created_at),
  };
}

/** The details of a payment's method in the protocol's form: each method has different fields. */
function instrumentOf({ id, method, vpa, bank, wallet, network, last4, holder }: SimulatorPayment) {
  const card_id = `card_${id.slice(4)}`;
  const brand = { last4, network, type: 'debit', issuer: null, international: false, emi: false };
  const card = { id: card_id, entity: 'card', name: holder, ...brand, sub_type: 'consumer', token_iin: null };
  return {
    ...(method === 'card' ? { card_id, card } : { card_id: null }),
    bank,
    wallet,
    vpa,
    ...(vpa !== null && { upi: { payer_account_type: 'bank_account', vpa } }),
  };
}

/** The bank's own numbers, after its approval. */
function acquirerOf({ id, status, method }: SimulatorPayment): Record<string, string | null> {
  const isApproved = status !== 'created' && status !== 'failed';
  const number = isApproved ? id.slice(4) : null;
  if (method === 'upi') return { rrn: isApproved ? '412345678901' : null, upi_transaction_id: number };
  if (method === 'netbanking') return { bank_transaction_id: number };
  if (method === 'wallet') return { transaction_id: number };
  return { auth_code: isApproved ? '654321' : null };
}

/** A refund as the protocol states it. */
export function refundEntity(row: SimulatorRefund) {
  const { id, payment_id, amount, status, receipt } = row;
  return {
    id,
    entity: 'refund',
    amount,
    currency: 'INR',
    payment_id,
    notes: notesOf(row.notes),
    receipt,
    acquirer_data: { arn: status === 'processed' ? `1${id.slice(5)}` : null },
    created_at: seconds(row.created_at),
    batch_id: null,
    status,
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}

/** A list as the protocol states it. */
export function collection<T>(items: T[]) {
  return { entity: 'collection', count: items.length, items };
}

/** Empty notes are an empty list, as at the real provider. */
function notesOf(notes: string): unknown {
  return notes === '{}' ? [] : JSON.parse(notes);
}
