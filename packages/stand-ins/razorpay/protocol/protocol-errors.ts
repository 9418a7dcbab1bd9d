/** The `error` of a response. */
export interface ErrorDetails {
  code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR';
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: Record<string, string>;
  field?: string;
}

/** A refusal of the simulator, with the protocol's message. */
export class ProtocolError extends Error {
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(description: string, words: Partial<ErrorDetails> = {}, status = 400) {
    super(description);
    this.status = status;
    this.details = { ...DEFAULT_DETAILS, ...words, description };
  }
}

const DEFAULT_DETAILS = {
  code: 'BAD_REQUEST_ERROR' as const,
  source: 'business',
  step: 'payment_initiation',
  reason: 'input_validation_failed',
  metadata: {},
};

const UNSPECIFIED = { source: 'NA', step: 'NA', reason: 'NA' };

/** The errors with fixed messages. */
export const PROTOCOL_ERRORS = {
  unknownId: () => new ProtocolError('The id provided does not exist'),
  unknownAddress: () => new ProtocolError('The requested URL was not found on the server.', UNSPECIFIED, 404),
  authentication: () => new ProtocolError('Authentication failed', UNSPECIFIED, 401),
  orderTooSmall: () =>
    new ProtocolError('Order amount less than minimum amount allowed', {
      step: 'order_creation',
      reason: 'amount_less_than_minimum_amount',
    }),
  orderPaid: (orderId: string) =>
    new ProtocolError('Payment already done for this order.', {
      reason: 'order_already_paid',
      metadata: { order_id: orderId },
    }),
  otherAmount: () => new ProtocolError('Capture amount must be equal to the amount authorized', { field: 'amount' }),
  capturedAlready: () => new ProtocolError('This payment has already been captured'),
  notAuthorized: () =>
    new ProtocolError('Only payments which have been authorized and not yet captured can be captured'),
  notCaptured: () => new ProtocolError('The payment status should be captured for action to be taken'),
  refundedAlready: () => new ProtocolError('The payment has been fully refunded already'),
  refundTooMuch: () =>
    new ProtocolError('The total refund amount is greater than the refund payment amount', { field: 'amount' }),
  refundTooSmall: () => new ProtocolError('The amount must be at least INR 1.00', { field: 'amount' }),
  oddKey: () =>
    new ProtocolError(
      'The idempotency key must have at least 10 letters, digits, hyphens or underscores.',
      UNSPECIFIED,
    ),
  otherRequest: () =>
    new ProtocolError('Different request with the same idempotency key has already been processed.', UNSPECIFIED),
  trouble: () =>
    new ProtocolError(
      'The server encountered an error. The incident has been reported to admins.',
      { ...UNSPECIFIED, code: 'SERVER_ERROR' },
      500,
    ),
};
