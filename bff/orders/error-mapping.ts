import type { UserErrorCode } from '../generated/resolvers.ts';
import type { ErrorMapping } from '../platform/user-errors.ts';

const fields = {
  orderItemId: 'orderItemId',
  canceled_reason: 'reason',
  additional_cancel_comment: 'comment',
  rating: 'rating',
  comment: 'comment',
};
const subject = 'orderItemId';

/** The code of a message, for a host that sends no codes. */
function codeOfMessage(message: string): UserErrorCode | undefined {
  return /already review|review(ed)? already|duplicate/i.test(message) ? 'ALREADY_EXISTS' : undefined;
}

/** The changes of a sold item's status. Only a host with additions has calls for them. */
const changeStatus = {
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'NOT_ALLOWED_IN_STATUS', 422: 'INVALID_INPUT' },
  fields: {
    orderItemId: 'orderItemId',
    trackingId: 'trackingId',
    trackingSite: 'trackingUrl',
    reason: 'reason',
  },
  subject,
} as const satisfies ErrorMapping;

/** How each mutation maps the host's errors. The statuses and messages are for a host that sends no codes. */
export const ERROR_MAPPINGS = {
  cancelOrderItem: {
    // The gateway checks the input before the call, so a host's 400 can only mean the status.
    statuses: { 400: 'NOT_ALLOWED_IN_STATUS', 404: 'NOT_FOUND', 409: 'NOT_ALLOWED_IN_STATUS', 422: 'INVALID_INPUT' },
    fields,
    subject,
  },
  reviewOrderItem: {
    statuses: { 400: 'NOT_ALLOWED_IN_STATUS', 404: 'NOT_FOUND', 409: 'ALREADY_EXISTS', 422: 'INVALID_INPUT' },
    fields,
    subject,
    codeOfMessage: codeOfMessage,
  },
  changeStatus,
} as const satisfies Record<string, ErrorMapping>;
