import { CANCEL_REASONS } from '../../schema/reasons.ts';
import { CASH_METHOD } from '../../schema/vocabulary.ts';
import type { CancelReasonName, CashStatusName, OrderStatusName, WidgetMethod } from '../../schema/vocabulary.ts';
import type { CancelReason, CashStatus, OrderStatus, PaymentMethod, RefundStatus } from '../generated/schema-types.ts';

/** The statuses of the specification. A host may have others. */
export type KnownStatus = Exclude<OrderStatus, 'OTHER'>;

/** The REST value of each status. */
export const STATUS_IN_REST: Record<KnownStatus, OrderStatusName> = {
  PLACED: 'Placed',
  CONFIRMED: 'Confirm',
  DISPATCHED: 'Dispatched',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};
/** The REST value of each reason. */
export const REASON_IN_REST: Record<CancelReason, CancelReasonName> = {
  ORDERED_WRONG_ITEM: 'ordered_wrong_item',
  SHIPPING_TIME_TOO_LONG: 'shipping_time_too_long',
  CHANGED_MY_MIND: 'changed_my_mind',
  FOUND_BETTER_PRICE: 'found_better_price',
  DUPLICATE_ORDER: 'duplicate_order',
  OTHER_REASON: 'other_reason',
};

const STATUSES: ReadonlyMap<string, KnownStatus> = new Map([
  ['placed', 'PLACED'],
  ['confirm', 'CONFIRMED'],
  ['confirmed', 'CONFIRMED'],
  ['dispatched', 'DISPATCHED'],
  ['delivered', 'DELIVERED'],
  ['cancelled', 'CANCELLED'],
  ['canceled', 'CANCELLED'],
]);
/** All reasons of shoppers. */
export const ALL_REASONS = [
  'ORDERED_WRONG_ITEM',
  'SHIPPING_TIME_TOO_LONG',
  'CHANGED_MY_MIND',
  'FOUND_BETTER_PRICE',
  'DUPLICATE_ORDER',
  'OTHER_REASON',
] as const satisfies readonly CancelReason[];
const MAX_STATUS_LENGTH = 60;
const normalize = (text: string) => text.trim().toLowerCase();
const textOf = (reason: CancelReason) => CANCEL_REASONS[REASON_IN_REST[reason]];

/** Returns the status of a REST value, case-insensitive; OTHER for a value outside the specification. */
export function statusOf(value: string): OrderStatus {
  return STATUSES.get(normalize(value)) ?? 'OTHER';
}

/** Returns the text of a REST value: `Confirmed` for `Confirm`, and the host's word for another value. */
export function statusTextOf(value: string): string {
  const status = statusOf(value);
  if (status !== 'OTHER') return status.charAt(0) + status.slice(1).toLowerCase();
  return (
    value
      .replaceAll(/[\p{Cc}_]+/gu, ' ')
      .trim()
      .slice(0, MAX_STATUS_LENGTH) || 'Unknown'
  );
}

/** Returns the shopper's reason of a REST value or of a reason's text; null for any other text. */
export function reasonOf(value: string | undefined): CancelReason | null {
  const wanted = normalize(value ?? '');
  return ALL_REASONS.find((one) => [REASON_IN_REST[one], normalize(textOf(one))].includes(wanted)) ?? null;
}

/** Returns the text of a reason: `Out of stock` for `out_of_stock`; null without a reason. */
export function reasonTextOf(value: string | undefined): string | null {
  const reason = reasonOf(value);
  if (reason) return textOf(reason);
  const text = (value ?? '').trim();
  const spaced = /^\w+$/.test(text) ? text.replaceAll('_', ' ') : text;
  return spaced === '' ? null : spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Returns the status of a refund: INITIATED without a REST value, or with one for a started refund. */
export function refundStatusOf(value: string | undefined): RefundStatus {
  if (value === undefined || /init|pend|process(?!ed)|progress|created/i.test(value)) return 'INITIATED';
  return /fail|reject/i.test(value) ? 'FAILED' : 'PROCESSED';
}

/** The schema value of each payment method in the provider's widget. */
export const METHOD_IN_SCHEMA = {
  upi: 'UPI',
  card: 'CARD',
  netbanking: 'NETBANKING',
  wallet: 'WALLET',
} as const satisfies Record<WidgetMethod, PaymentMethod>;

const METHODS: ReadonlyMap<string, PaymentMethod> = new Map([
  ...Object.entries(METHOD_IN_SCHEMA),
  [CASH_METHOD, 'CASH_ON_DELIVERY'],
]);

/** Returns the payment method of a REST value; OTHER for a method that the schema does not have. */
export function paymentMethodOf(value: string | undefined): PaymentMethod | null {
  return value === undefined ? null : (METHODS.get(normalize(value)) ?? 'OTHER');
}

/** The schema value of each cash status. */
export const CASH_STATUS_IN_SCHEMA: Record<CashStatusName, CashStatus> = {
  due: 'DUE',
  collected: 'COLLECTED',
  refused: 'REFUSED',
  cancelled: 'CANCELLED',
};
