import { LEAST_REFUND } from '../../orders/rules.ts';
import type { OrderState, RefundReason } from '../../orders/tables.ts';
import type { ProviderPayment, ProviderRefund } from '../provider/provider.ts';

/** What differs between the provider's lists and the shop's rows; `docs/operations.md` says what each means. */
export const FINDING_KINDS = [
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
export type FindingKind = (typeof FINDING_KINDS)[number];

/** One difference. Money is whole paise. */
export interface Finding {
  kind: FindingKind;
  /** The provider's payment or refund, or our refund or order, that it is about. */
  id: string;
  amount: number;
  /** The currency of the amount, where it is another than rupees. */
  foreignCurrency?: string | undefined;
  /** When it was paid or given back; absent where nobody knows. */
  at?: Date | undefined;
  /** Our order, where it is known which. */
  orderId?: string | undefined;
  /** The payment of a refund. */
  paymentId?: string | undefined;
  /** The provider's order of a payment. */
  providerOrderId?: string | undefined;
  /** Our refund that was on its way when one was made outside: both may go back. */
  rivalId?: string;
  /** The other amount, where two differ. */
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

/** An order as far as its money goes. */
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
  /** Whether it is still sent or looked after, or was given up. */
  is_open: boolean;
  created_at: Date;
}

/** The provider's lists of a period, and what the shop knows of the same payments, orders and refunds. */
export interface Books {
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

/** Payments of which the shop has no row and no order: whose they are, the provider's order tells. */
export function listPaymentsWithoutOrder({ payments, ownPayments, orders }: Books): ProviderPayment[] {
  return payments.filter(
    (payment) => isReturnable(payment) && !ownPayments.has(payment.id) && !orderOf(orders, payment),
  );
}

/** What differs by the books alone. */
export function compareBooks(books: Books): Finding[] {
  return [
    ...books.payments.flatMap((payment) => findingsOfPayment(books, payment)),
    ...books.refunds.flatMap((refund) => findingsOfRefund(books, refund)),
    ...books.unreadable.map((id) => ({ kind: 'unreadable' as const, id, amount: 0 })),
  ];
}

/** Whether the shop has the money of a payment, or a part of it. */
function isHere({ status, amount, amountRefunded }: ProviderPayment): boolean {
  return status === 'captured' && amountRefunded < amount;
}

const orderOf = (orders: Books['orders'], { orderId }: ProviderPayment): OwnOrder | undefined =>
  orderId === undefined ? undefined : orders.get(orderId);

/** Whether so much of it is here that the provider gives it back. */
function isReturnable(payment: ProviderPayment): boolean {
  return isHere(payment) && payment.amount - payment.amountRefunded >= LEAST_REFUND;
}

function findingsOfPayment({ ownPayments, orders, ordersById }: Books, payment: ProviderPayment): Finding[] {
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

/** A refund at the provider that the shop has not asked for. What the provider sends back by itself was never captured. */
function findingsOfRefund({ payments, refunds, ownPayments, ownRefunds }: Books, refund: ProviderRefund): Finding[] {
  const own = ownPayments.get(refund.paymentId);
  const saved = ownRefunds.find(({ provider_refund_id }) => provider_refund_id === refund.id);
  if (refund.status === 'failed' && saved?.reason === 'outside')
    return [toFinding('failed-outside-refund', refund, own)];
  if (refund.status === 'failed' || saved) return [];
  const isCaptured = payments.find(({ id }) => id === refund.paymentId)?.captured ?? own !== undefined;
  // The answer of ours was lost: it is sent again under its own key, and answered with this one. Or it was given up and made since.
  const isSent = ownRefunds.some(
    (one) => one.is_open && one.payment_id === refund.paymentId && one.amount === refund.amount,
  );
  if (!own || !isCaptured || isSent) return [];
  // Both may have gone back, where ours had been asked for before and was made after, or is still to be made.
  const rival = ownRefunds.find(
    (one) =>
      one.reason !== 'outside' &&
      one.payment_id === refund.paymentId &&
      one.created_at <= refund.createdAt &&
      (one.is_open ||
        refunds.some(({ id, createdAt }) => id === one.provider_refund_id && createdAt >= refund.createdAt)),
  );
  return [{ ...toFinding('outside-refund', refund, own), ...(rival ? { rivalId: rival.id } : {}) }];
}

function toFinding(
  kind: FindingKind,
  { id, paymentId, amount, createdAt: at }: ProviderRefund,
  own: OwnPayment | undefined,
): Finding {
  return { kind, id, paymentId, amount, at, orderId: own?.order_id ?? undefined };
}
