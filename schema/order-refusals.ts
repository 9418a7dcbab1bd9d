import type { OrderStatusName } from './vocabulary.ts';

/** How far an order item is, and since when. */
export interface OrderProgress {
  /** A status of the specification, or a word of the host's own. */
  status: OrderStatusName | (string & {});
  /** When the item came into this status; null when nobody knows. */
  since: Date | null;
}

const day = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' });
const on = (since: Date | null) => (since ? ` on ${day.format(since)}` : '');

const NOT_DELIVERED: ReadonlySet<string> = new Set<OrderStatusName>(['Placed', 'Confirm', 'Dispatched']);

/** Why an order item can't be cancelled any more: `This order was dispatched on 3 November and can no longer be cancelled.` */
export function whyNotCancellable({ status, since }: OrderProgress): string {
  if (status === 'Cancelled') return `This order was cancelled${on(since)} already.`;
  if (status === 'Dispatched' || status === 'Delivered') {
    return `This order was ${status.toLowerCase()}${on(since)} and can no longer be cancelled.`;
  }
  return `This order is marked “${status}” and can no longer be cancelled. Please contact support.`;
}

/** Why an order item can't be reviewed: `This order is not delivered yet. You can review it after it has arrived.` */
export function whyNotReviewable({ status, since }: OrderProgress): string {
  if (status === 'Cancelled') return `This order was cancelled${on(since)}, so there is nothing to review.`;
  if (NOT_DELIVERED.has(status)) return 'This order is not delivered yet. You can review it after it has arrived.';
  return `This order is marked “${status}” and can not be reviewed.`;
}

/** The answer to a second review of the same order item. */
export const REVIEWED_ALREADY = 'You have reviewed this order already.';
