/** What stands in the `error` of an answer that says no. */
export interface RefusalWords {
  code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR';
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: Record<string, string>;
  field?: string;
}

/** A call that the simulator says no to, in the protocol's words. */
export class Refusal extends Error {
  readonly status: number;
  readonly words: RefusalWords;

  constructor(description: string, words: Partial<RefusalWords> = {}, status = 400) {
    super(description);
    this.status = status;
    this.words = { ...USUAL, ...words, description };
  }
}

const USUAL = {
  code: 'BAD_REQUEST_ERROR' as const,
  source: 'business',
  step: 'payment_initiation',
  reason: 'input_validation_failed',
  metadata: {},
};

const NOT_SAID = { source: 'NA', step: 'NA', reason: 'NA' };

/** The refusals that have words of their own. */
export const REFUSALS = {
  unknownId: () => new Refusal('The id provided does not exist'),
  unknownAddress: () => new Refusal('The requested URL was not found on the server.', NOT_SAID, 404),
  authentication: () => new Refusal('Authentication failed', NOT_SAID, 401),
  orderTooSmall: () =>
    new Refusal('Order amount less than minimum amount allowed', {
      step: 'order_creation',
      reason: 'amount_less_than_minimum_amount',
    }),
  orderPaid: (orderId: string) =>
    new Refusal('Payment already done for this order.', {
      reason: 'order_already_paid',
      metadata: { order_id: orderId },
    }),
  otherAmount: () => new Refusal('Capture amount must be equal to the amount authorized', { field: 'amount' }),
  capturedAlready: () => new Refusal('This payment has already been captured'),
  notAuthorized: () => new Refusal('Only payments which have been authorized and not yet captured can be captured'),
  notCaptured: () => new Refusal('The payment status should be captured for action to be taken'),
  refundedAlready: () => new Refusal('The payment has been fully refunded already'),
  refundTooMuch: () =>
    new Refusal('The total refund amount is greater than the refund payment amount', { field: 'amount' }),
  refundTooSmall: () => new Refusal('The amount must be at least INR 1.00', { field: 'amount' }),
  oddKey: () =>
    new Refusal('The idempotency key must have at least 10 letters, digits, hyphens or underscores.', NOT_SAID),
  otherRequest: () =>
    new Refusal('Different request with the same idempotency key has already been processed.', NOT_SAID),
  trouble: () =>
    new Refusal(
      'The server encountered an error. The incident has been reported to admins.',
      { ...NOT_SAID, code: 'SERVER_ERROR' },
      500,
    ),
};
