/**
 * The shop's interface to the payment provider. Amounts are whole paise. Every call ends in time, with a response or a
 * ProviderFailure.
 */
export interface PaymentProvider {
  /**
   * Opens an order of this amount. The provider captures the amount when the shopper pays. The call is never retried:
   * an order whose response was lost is never paid.
   */
  createOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  /** All attempts to pay an order, the newest first. This is the true state of an order if a webhook was lost. */
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** All attempts to pay that began within these seconds, both included, for any order, the newest first. */
  listPaymentsBetween(from: Date, to: Date): Promise<ProviderList<ProviderPayment>>;
  /** All refunds made within these seconds, both included, the newest first. */
  listRefundsBetween(from: Date, to: Date): Promise<ProviderList<ProviderRefund>>;
  /** One order, to read its receipt. */
  findOrder(orderId: string): Promise<ProviderOrder>;
  /** One attempt to pay. */
  findPayment(paymentId: string): Promise<ProviderPayment>;
  /** Captures an authorized amount. A captured payment is returned unchanged. */
  capture(paymentId: string, amount: number): Promise<ProviderPayment>;
  /**
   * Refunds money. Calls with the same key refund it once; the same key with another amount is refused. A key has at
   * least 10 letters, digits, dashes or underscores.
   */
  refund(paymentId: string, amount: number, key: string): Promise<ProviderRefund>;
  /** All refunds of a payment, the newest first. */
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** One refund, to check whether the money was sent. */
  findRefund(refundId: string): Promise<ProviderRefund>;
  /** Closes the connections. Running calls fail. */
  close(): Promise<void>;
}

/** A whole list of the provider's account, which other systems may use too. */
export interface ProviderList<T> {
  items: T[];
  /** The ids of unreadable entries, which are of a kind that the shop does not know. */
  unreadable: string[];
}

/** The parameters of a new order at the provider. */
export interface NewProviderOrder {
  /** At least 100 paise. */
  amount: number;
  /** The shop's own id of the order, at most 40 characters. */
  receipt: string;
}

/** An order at the provider; the payment widget needs its id. */
export interface ProviderOrder {
  /** `order_` and 14 letters or digits. */
  id: string;
  amount: number;
  amountPaid: number;
  receipt: string | undefined;
  status: 'created' | 'attempted' | 'paid';
}

/** One attempt to pay. */
export interface ProviderPayment {
  /** `pay_` and 14 letters or digits. */
  id: string;
  orderId: string | undefined;
  amount: number;
  /** Its currency, if it is not rupees. Its amounts are then in the smallest unit of that currency, not paise. */
  foreignCurrency?: string;
  /** Equals `amount` once `status` is `refunded`; pending refunds count. */
  amountRefunded: number;
  /**
   * The status only moves forward, except that a `failed` payment can become `authorized` when a bank responds late.
   */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Whether it ever paid its order. False for a payment that was refunded because another one had already paid. */
  captured: boolean;
  /** For example `card`, `upi`, `netbanking`. */
  method: string | undefined;
  createdAt: Date;
  /** The provider's reason for the failure, for the log. */
  errorCode?: string;
  errorReason?: string;
}

/** A refund at the provider. */
export interface ProviderRefund {
  /** `rfnd_` and 14 letters or digits. */
  id: string;
  paymentId: string;
  amount: number;
  /** Its currency, if it is not rupees: the currency of its payment. */
  foreignCurrency?: string;
  status: 'pending' | 'processed' | 'failed';
  createdAt: Date;
}

/**
 * The known effect of a failed call.
 * - `refused`: the provider refused; nothing has happened, and a retry changes nothing.
 * - `unavailable`: nothing has happened; a later try may work.
 * - `unknown`: a write was sent and its effect is unknown: read the state before the next write.
 */
export type FailureKind = 'refused' | 'unavailable' | 'unknown';

/** The provider's details of a refusal, for the log. */
export interface ProviderErrorDetails {
  status?: number;
  code?: string;
  description?: string;
  reason?: string;
}

/** A call to the payment provider that failed. Its message is for the log and contains no secret. */
export class ProviderFailure extends Error {
  readonly kind: FailureKind;
  readonly details: ProviderErrorDetails;

  constructor(kind: FailureKind, message: string, words: ProviderErrorDetails = {}, cause?: unknown) {
    super(message, { cause });
    this.name = 'ProviderFailure';
    this.kind = kind;
    this.details = words;
  }
}

/** The ids that a webhook names. The shop looks them up and trusts nothing else of the webhook. */
export interface WebhookEvent {
  /** For example `payment.captured`. */
  name: string;
  orderId: string | undefined;
  paymentId: string | undefined;
  refundId: string | undefined;
}
