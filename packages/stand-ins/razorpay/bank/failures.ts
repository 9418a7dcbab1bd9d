import type { ErrorDetails } from '../protocol/protocol-errors.ts';

/** The reasons for a failed payment, by our names, in the protocol's terms. */
export const FAILURES = {
  declined: {
    code: 'BAD_REQUEST_ERROR',
    description: 'The bank declined this card. Try another card, or ask your bank.',
    source: 'issuer_bank',
    step: 'payment_authorization',
    reason: 'card_declined',
  },
  unproven: {
    code: 'BAD_REQUEST_ERROR',
    description: 'The bank could not make sure that it is you. Try again.',
    source: 'customer',
    step: 'payment_authentication',
    reason: 'authentication_failed',
  },
  cancelled: {
    code: 'BAD_REQUEST_ERROR',
    description: 'The payment was cancelled.',
    source: 'customer',
    step: 'payment_authentication',
    reason: 'payment_cancelled',
  },
  slow: {
    code: 'GATEWAY_ERROR',
    description:
      'The bank has not answered in time. Anything that it takes comes back by itself, or the shop tells you.',
    source: 'bank',
    step: 'payment_authorization',
    reason: 'payment_timed_out',
  },
  insufficient: {
    code: 'BAD_REQUEST_ERROR',
    description: 'There is not enough money in the account of this card. Try another card.',
    source: 'customer',
    step: 'payment_authorization',
    reason: 'insufficient_fund',
  },
  disabled: {
    code: 'BAD_REQUEST_ERROR',
    description: 'This card is not open for payments online. Try another card, or ask your bank.',
    source: 'customer',
    step: 'payment_authorization',
    reason: 'card_disabled_for_online_payments',
  },
  mistyped: {
    code: 'BAD_REQUEST_ERROR',
    description: 'There is no card of this number. Look at it again.',
    source: 'customer',
    step: 'payment_authorization',
    reason: 'card_number_invalid',
  },
  rejected: {
    code: 'BAD_REQUEST_ERROR',
    description: 'The payment was declined. Try again, or pay in another way.',
    source: 'customer',
    step: 'payment_authentication',
    reason: 'payment_declined',
  },
  broken: {
    code: 'GATEWAY_ERROR',
    description: 'Something broke on the way to the bank. Anything that it takes comes back by itself.',
    source: 'gateway',
    step: 'payment_authorization',
    reason: 'gateway_technical_error',
  },
} as const;

/** The name of a failure. */
export type Failure = keyof typeof FAILURES;

/** The error that a widget shows for a payment that failed, or seems to have failed. */
export function failureOf({ id, order_id }: { id: string; order_id: string }, failure: Failure): ErrorDetails {
  return { ...FAILURES[failure], metadata: { payment_id: id, order_id } };
}

/** The names of all failures. */
export const FAILURE_NAMES = [
  ...(['declined', 'unproven', 'cancelled', 'slow'] as const),
  ...(['insufficient', 'disabled', 'mistyped', 'rejected', 'broken'] as const),
] satisfies readonly Failure[];
