import type {
  CancelOrderItemInput,
  ConfirmOrderItemInput,
  DispatchOrderItemInput,
  RejectOrderItemInput,
  ReviewOrderItemInput,
  UserErrorCode,
} from '../generated/resolvers.ts';
import type { ErrorMapping, FieldMapping } from '../platform/user-errors.ts';

const subject = 'orderItemId';

/** The code of a message, for a host that sends no codes. */
function codeOfMessage(message: string): UserErrorCode | undefined {
  return /already review|review(ed)? already|duplicate/i.test(message) ? 'ALREADY_EXISTS' : undefined;
}

/** The changes of a sold item's status. Only a host with additions has calls for them. */
const changeStatus = {
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'NOT_ALLOWED_IN_STATUS', 422: 'INVALID_INPUT' },
  fields: {
    ...({ orderItemId: 'orderItemId' } satisfies FieldMapping<'confirmOrderItem', ConfirmOrderItemInput>),
    ...({
      orderItemId: 'orderItemId',
      trackingId: 'trackingId',
      trackingSite: 'trackingUrl',
    } satisfies FieldMapping<'dispatchOrderItem', DispatchOrderItemInput>),
    ...({
      orderItemId: 'orderItemId',
      reason: 'reason',
    } satisfies FieldMapping<'rejectOrderItem', RejectOrderItemInput>),
  },
  subject,
} as const satisfies ErrorMapping;

/** How each mutation maps the host's errors. The statuses and messages are for a host that sends no codes. */
export const ERROR_MAPPINGS = {
  cancelOrderItem: {
    // The gateway checks the input before the call, so a host's 400 can only mean the status.
    statuses: { 400: 'NOT_ALLOWED_IN_STATUS', 404: 'NOT_FOUND', 409: 'NOT_ALLOWED_IN_STATUS', 422: 'INVALID_INPUT' },
    fields: {
      orderItemId: 'orderItemId',
      canceled_reason: 'reason',
      additional_cancel_comment: 'comment',
    } satisfies FieldMapping<'cancelOrderItem', CancelOrderItemInput>,
    subject,
  },
  reviewOrderItem: {
    statuses: { 400: 'NOT_ALLOWED_IN_STATUS', 404: 'NOT_FOUND', 409: 'ALREADY_EXISTS', 422: 'INVALID_INPUT' },
    fields: {
      orderItemId: 'orderItemId',
      rating: 'rating',
      comment: 'comment',
    } satisfies FieldMapping<'reviewOrderItem', ReviewOrderItemInput, 'sku'>,
    subject,
    codeOfMessage,
  },
  changeStatus,
} as const satisfies Record<string, ErrorMapping>;
