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
  const { id, order_id, amount, amount_refunded, status, network, last4, holder, email, contact } = row;
  const failure = status === 'failed' && row.failure ? FAILURES[row.failure] : undefined;
  const refunded = amount_refunded === 0 ? null : 'partial';
  const card_id = `card_${id.slice(4)}`;
  const brand = { last4, network, type: 'debit', issuer: null, international: false, emi: false };
  return {
    id,
    entity: 'payment',
    amount,
    currency: 'INR',
    status,
    order_id,
    invoice_id: null,
    international: false,
    method: 'card',
    amount_refunded,
    refund_status: amount_refunded === amount ? 'full' : refunded,
    captured: row.captured === 1,
    description: null,
    card_id,
    card: { id: card_id, entity: 'card', name: holder, ...brand, sub_type: 'consumer', token_iin: null },
    bank: null,
    wallet: null,
    vpa: null,
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
    acquirer_data: { auth_code: status === 'created' || status === 'failed' ? null : '654321' },
    created_at: seconds(row.created_at),
  };
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
