import { LEAST_REFUND } from '../../orders/rules.ts';
import type { OrderState, RefundReason } from '../../orders/tables.ts';
import type { ProviderPayment, ProviderRefund } from '../provider/provider.ts';

/** The kinds of discrepancies between the provider's lists and the shop's rows. `docs/operations.md` explains each. */
export const DISCREPANCY_KINDS = [
  'unsettled',
  'unknown-order',
  'not-ours',
  'other-currency',
  'amount-differs',
  'order-without-payment',
  'unknown-payment',
  'outside-refund',
  'failed-outside-refund',
  'unknown-refund',
  'given-up-refund',
  'not-asked',
  'unreadable',
] as const;
/** One of them. */
export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number];

/** One discrepancy. Money is whole paise. */
export interface Discrepancy {
  kind: DiscrepancyKind;
  /** Its subject: the provider's payment or refund, or our refund or order. */
  id: string;
  amount: number;
  /** The currency of the amount, if it is not rupees. */
  foreignCurrency?: string | undefined;
  /** The time of the payment or refund; absent if unknown. */
  at?: Date | undefined;
  /** Our order, if it is known. */
  orderId?: string | undefined;
  /** The payment of a refund. */
  paymentId?: string | undefined;
  /** The provider's order of a payment. */
  providerOrderId?: string | undefined;
  /** Our refund that was in progress when somebody made one outside. Both may go back. */
  rivalId?: string;
  /** Whether the provider has made the refund, and not only started it. */
  isMade?: boolean;
  /** The other amount, if two differ. */
  otherAmount?: number | undefined;
}

/** A payment as the shop has saved it. */
export interface OwnPayment {
  id: string;
  order_id: string | null;
  amount: number;
  fulfils: boolean;
  created_at: Date;
}

/** The money columns of an order. */
export interface OwnOrder {
  id: string;
  state: OrderState;
  total: number;
  provider_order_id: string | null;
  paid_at: Date | null;
}

/** A refund as the shop has saved it. */
export interface OwnRefund {
  id: string;
  payment_id: string;
  order_id: string | null;
  amount: number;
  provider_refund_id: string | null;
  reason: RefundReason;
  /** Whether it is still being sent or checked, or was given up. */
  is_open: boolean;
  /** Whether it was given up. */
  is_given_up: boolean;
  /** Whether it was made outside and has no credit note, though its order has an invoice. */
  lacks_note: boolean;
  created_at: Date;
}

/** The provider's lists of a period, and the shop's rows of the same payments, orders and refunds. */
export interface PaymentRecords {
  payments: readonly ProviderPayment[];
  refunds: readonly ProviderRefund[];
  unreadable: readonly string[];
  ownPayments: ReadonlyMap<string, OwnPayment>;
  /** By the provider's id. */
  orders: ReadonlyMap<string, OwnOrder>;
  /** By our id. */
  ordersById: ReadonlyMap<string, OwnOrder>;
  ownRefunds: readonly OwnRefund[];
}

/** Payments without a row and without an order in the shop. The provider's order shows who owns them. */
export function listPaymentsWithoutOrder({ payments, ownPayments, orders }: PaymentRecords): ProviderPayment[] {
  return payments.filter(
    (payment) => isReturnable(payment) && !ownPayments.has(payment.id) && !orderOf(orders, payment),
  );
}

/** Compares the records, without further requests. */
export function compareRecords(books: PaymentRecords): Discrepancy[] {
  return [
    ...books.payments.flatMap((payment) => discrepanciesOfPayment(books, payment)),
    ...books.refunds.flatMap((refund) => discrepanciesOfRefund(books, refund)),
    ...books.unreadable.map((id) => ({ kind: 'unreadable' as const, id, amount: 0 })),
  ];
}

/** Whether the shop has received at least a part of the payment. */
function isHere({ status, amount, amountRefunded }: ProviderPayment): boolean {
  return status === 'captured' && amountRefunded < amount;
}

const orderOf = (orders: PaymentRecords['orders'], { orderId }: ProviderPayment): OwnOrder | undefined =>
  orderId === undefined ? undefined : orders.get(orderId);

/** Whether enough of the payment is left for a refund by the provider. */
function isReturnable(payment: ProviderPayment): boolean {
  return isHere(payment) && payment.amount - payment.amountRefunded >= LEAST_REFUND;
}

function discrepanciesOfPayment(
  { ownPayments, orders, ordersById }: PaymentRecords,
  payment: ProviderPayment,
): Discrepancy[] {
  const about = { id: payment.id, amount: payment.amount, at: payment.createdAt, providerOrderId: payment.orderId };
  const own = ownPayments.get(payment.id);
  const order = (own?.order_id && ordersById.get(own.order_id)) || orderOf(orders, payment);
  const { foreignCurrency } = payment;
  if (foreignCurrency !== undefined)
    return order && isHere(payment) ? [{ ...about, foreignCurrency, kind: 'other-currency', orderId: order.id }] : [];
  if (!own) return order && isHere(payment) ? [{ ...about, kind: 'unsettled', orderId: order.id }] : [];
  const expected = own.fulfils && order ? order.total : own.amount;
  if (payment.amount === own.amount && payment.amount === expected) return [];
  const otherAmount = payment.amount === own.amount ? expected : own.amount;
  return [{ ...about, kind: 'amount-differs', orderId: order?.id, otherAmount }];
}

/**
 * A refund at the provider that the shop has not requested. A payment that the provider returned by itself was never
 * captured.
 */
function discrepanciesOfRefund(
  { payments, refunds, ownPayments, ownRefunds }: PaymentRecords,
  refund: ProviderRefund,
): Discrepancy[] {
  const own = ownPayments.get(refund.paymentId);
  const saved = ownRefunds.find(({ provider_refund_id }) => provider_refund_id === refund.id);
  if (refund.status === 'failed' && saved?.reason === 'outside')
    return [toDiscrepancy('failed-outside-refund', refund, own)];
  const isMade = refund.status === 'processed';
  if (saved) return isMade && saved.lacks_note ? [{ ...toDiscrepancy('outside-refund', refund, own), isMade }] : [];
  if (refund.status === 'failed') return [];
  const isCaptured = payments.find(({ id }) => id === refund.paymentId)?.captured ?? own !== undefined;
  // The response to our refund was lost: the next try with its key returns this refund. Or our refund was given up and
  // made later.
  const isSent = ownRefunds.some(
    (one) => one.is_open && one.payment_id === refund.paymentId && one.amount === refund.amount,
  );
  if (!own || !isCaptured || isSent) return [];
  // Both may go back: ours was requested before, and was made after it or is still open.
  const rival = ownRefunds.find(
    (one) =>
      one.reason !== 'outside' &&
      one.payment_id === refund.paymentId &&
      one.created_at <= refund.createdAt &&
      (one.is_open ||
        refunds.some(({ id, createdAt }) => id === one.provider_refund_id && createdAt >= refund.createdAt)),
  );
  return [{ ...toDiscrepancy('outside-refund', refund, own), isMade, ...(rival ? { rivalId: rival.id } : {}) }];
}

function toDiscrepancy(
  kind: DiscrepancyKind,
  { id, paymentId, amount, createdAt: at }: ProviderRefund,
  own: OwnPayment | undefined,
): Discrepancy {
  return { kind, id, paymentId, amount, at, orderId: own?.order_id ?? undefined };
}
