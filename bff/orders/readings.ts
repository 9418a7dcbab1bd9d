import type { UserErrorCode } from '../generated/resolvers.ts';
import type { Reading } from '../platform/user-errors.ts';

const fields = {
  orderItemId: 'orderItemId',
  canceled_reason: 'reason',
  additional_cancel_comment: 'comment',
  rating: 'rating',
  comment: 'comment',
};
const subject = 'orderItemId';

/** What an older host's words are about, which has no codes. */
function codeOfWords(words: string): UserErrorCode | undefined {
  return /already review|review(ed)? already|duplicate/i.test(words) ? 'ALREADY_EXISTS' : undefined;
}

/** A sold item that is moved on; only our own host has calls for it. */
const moving = {
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'NOT_ALLOWED_IN_STATUS', 422: 'INVALID_INPUT' },
  fields: {
    orderItemId: 'orderItemId',
    trackingId: 'trackingId',
    trackingSite: 'trackingUrl',
    reason: 'reason',
  },
  subject,
} as const satisfies Reading;

/** How the refusals of each mutation are read; the statuses and words are for hosts that give no code with them. */
export const READINGS = {
  cancelOrderItem: {
    // What is wrong in the input has been looked at before the call: an older host can only mean the state.
    statuses: { 400: 'NOT_ALLOWED_IN_STATUS', 404: 'NOT_FOUND', 409: 'NOT_ALLOWED_IN_STATUS', 422: 'INVALID_INPUT' },
    fields,
    subject,
  },
  reviewOrderItem: {
    statuses: { 400: 'NOT_ALLOWED_IN_STATUS', 404: 'NOT_FOUND', 409: 'ALREADY_EXISTS', 422: 'INVALID_INPUT' },
    fields,
    subject,
    codeOfWords,
  },
  moving,
} as const satisfies Record<string, Reading>;
