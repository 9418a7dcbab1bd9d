import { CANCEL_REASONS } from '../../schema/reasons.ts';
import type { CancelReasonName, OrderStatusName } from '../../schema/vocabulary.ts';
import type { CancelReason, OrderStatus, RefundStatus } from '../generated/resolvers.ts';
import { Failure } from '../platform/failures.ts';

/** The states' words in REST. */
export const STATUS_IN_REST: Record<OrderStatus, OrderStatusName> = {
  PLACED: 'Placed',
  CONFIRMED: 'Confirm',
  DISPATCHED: 'Dispatched',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};
/** The reasons' words in REST. */
export const REASON_IN_REST: Record<CancelReason, CancelReasonName> = {
  ORDERED_WRONG_ITEM: 'ordered_wrong_item',
  SHIPPING_TIME_TOO_LONG: 'shipping_time_too_long',
  CHANGED_MY_MIND: 'changed_my_mind',
  FOUND_BETTER_PRICE: 'found_better_price',
  DUPLICATE_ORDER: 'duplicate_order',
  OTHER_REASON: 'other_reason',
};

const STATUSES: ReadonlyMap<string, OrderStatus> = new Map([
  ['placed', 'PLACED'],
  ['confirm', 'CONFIRMED'],
  ['confirmed', 'CONFIRMED'],
  ['dispatched', 'DISPATCHED'],
  ['delivered', 'DELIVERED'],
  ['cancelled', 'CANCELLED'],
  ['canceled', 'CANCELLED'],
]);
const ALL_REASONS = [
  'ORDERED_WRONG_ITEM',
  'SHIPPING_TIME_TOO_LONG',
  'CHANGED_MY_MIND',
  'FOUND_BETTER_PRICE',
  'DUPLICATE_ORDER',
  'OTHER_REASON',
] as const satisfies readonly CancelReason[];
const wordOf = (text: string) => text.trim().toLowerCase();
const textFor = (reason: CancelReason) => CANCEL_REASONS[REASON_IN_REST[reason]];

/** The state of a REST word, in any case of letters; throws UPSTREAM_INVALID_RESPONSE for a word that is none. */
export function statusOf(word: string): OrderStatus {
  const status = STATUSES.get(wordOf(word));
  if (!status) throw new Failure('UPSTREAM_INVALID_RESPONSE');
  return status;
}

/** The shopper's reason of a REST word, or of its words to be read; null for any other. */
export function reasonOf(text: string | undefined): CancelReason | null {
  const word = wordOf(text ?? '');
  const isIt = (reason: CancelReason) => [REASON_IN_REST[reason], wordOf(textFor(reason))].includes(word);
  return ALL_REASONS.find(isIt) ?? null;
}

/** A reason in words to be read: `out_of_stock` is `Out of stock`; null without one. */
export function reasonTextOf(word: string | undefined): string | null {
  const reason = reasonOf(word);
  if (reason) return textFor(reason);
  const text = (word ?? '').trim();
  const spaced = /^\w+$/.test(text) ? text.replaceAll('_', ' ') : text;
  return spaced === '' ? null : spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** How far a refund is: without a word, and with one of its beginning, it is on its way; any other word is its end. */
export function refundStatusOf(word: string | undefined): RefundStatus {
  if (word === undefined || /init|pend|process(?!ed)|progress|created/i.test(word)) return 'INITIATED';
  return /fail|reject/i.test(word) ? 'FAILED' : 'PROCESSED';
}
