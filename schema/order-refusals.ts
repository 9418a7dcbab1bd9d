import type { OrderStatusName } from './vocabulary.ts';

/** The status of an order item and its time. */
export interface OrderProgress {
  /** A status of the specification, or another one of the host. */
  status: OrderStatusName | (string & {});
  /** When the item got this status; null when unknown. */
  since: Date | null;
}

const day = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' });
const on = (since: Date | null) => (since ? ` on ${day.format(since)}` : '');

const NOT_DELIVERED: ReadonlySet<string> = new Set<OrderStatusName>(['Placed', 'Confirm', 'Dispatched']);

/**
 * The reason why an order item can no longer be cancelled: `This order was dispatched on 3 November and can no longer
 * be cancelled.`
 */
export function whyNotCancellable({ status, since }: OrderProgress): string {
  if (status === 'Cancelled') return `This order was cancelled${on(since)} already.`;
  if (status === 'Dispatched' || status === 'Delivered') {
    return `This order was ${status.toLowerCase()}${on(since)} and can no longer be cancelled.`;
  }
  return `This order is marked “${status}” and can no longer be cancelled. Please contact support.`;
}

/**
 * The reason why an order item cannot be reviewed: `This order is not delivered yet. You can review it after it has
 * arrived.`
 */
export function whyNotReviewable({ status, since }: OrderProgress): string {
  if (status === 'Cancelled') return `This order was cancelled${on(since)}, so there is nothing to review.`;
  if (NOT_DELIVERED.has(status)) return 'This order is not delivered yet. You can review it after it has arrived.';
  return `This order is marked “${status}” and can not be reviewed.`;
}

/** The message for a second review of the same order item. */
export const REVIEWED_ALREADY = 'You have reviewed this order already.';
