/**
 * The payment provider as the shop needs it. Amounts are whole paise. Every call ends in time, with an answer or a
 * ProviderFailure.
 */
export interface PaymentProvider {
  /**
   * Opens an order of this amount, which the provider captures when a shopper has paid it. It is never retried: an
   * order whose answer was lost is never paid.
   */
  createOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  /** All attempts to pay an order, the newest first. This is the truth about an order when a webhook was lost. */
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** All attempts to pay that began within these seconds, both included, whatever order they are for, the newest first. */
  listPaymentsBetween(from: Date, to: Date): Promise<ProviderList<ProviderPayment>>;
  /** All refunds that were made within these seconds, both included, the newest first. */
  listRefundsBetween(from: Date, to: Date): Promise<ProviderList<ProviderRefund>>;
  /** One order, to see what the shop has called it. */
  findOrder(orderId: string): Promise<ProviderOrder>;
  /** One attempt to pay. */
  findPayment(paymentId: string): Promise<ProviderPayment>;
  /** Captures an authorized amount; a captured payment is answered as it is. */
  capture(paymentId: string, amount: number): Promise<ProviderPayment>;
  /**
   * Gives money back. Calls with the same key give it back once; the same key with another amount is refused. A key has
   * at least 10 letters, digits, dashes or underscores.
   */
  refund(paymentId: string, amount: number, key: string): Promise<ProviderRefund>;
  /** All refunds of a payment, the newest first. */
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** One refund, to see whether the money has been sent. */
  findRefund(refundId: string): Promise<ProviderRefund>;
  /** Closes the connections; calls under way fail. */
  close(): Promise<void>;
}

/** A whole list of the provider's account, which others may use too. */
export interface ProviderList<T> {
  items: T[];
  /** What the entries are called that can't be read, for they are of a kind that the shop does not know: their ids. */
  unreadable: string[];
}

/** What the provider needs for an order. */
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
  /** Its currency, where it is another than rupees: its amounts are then in the smallest unit of that one, and no paise. */
  foreignCurrency?: string;
  /** Equals `amount` once `status` is `refunded`; pending refunds count. */
  amountRefunded: number;
  /** The status only moves forward, except that a `failed` payment can become `authorized` when a bank answers late. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Whether it ever paid its order; false for a payment that went back because another one had paid already. */
  captured: boolean;
  /** For example `card`, `upi`, `netbanking`. */
  method: string | undefined;
  createdAt: Date;
  /** The provider's words for why it failed, for the log. */
  errorCode?: string;
  errorReason?: string;
}

/** Money on its way back. */
export interface ProviderRefund {
  /** `rfnd_` and 14 letters or digits. */
  id: string;
  paymentId: string;
  amount: number;
  /** Its currency, where it is another than rupees, as that of its payment. */
  foreignCurrency?: string;
  status: 'pending' | 'processed' | 'failed';
  createdAt: Date;
}

/**
 * What is known about a failed call.
 * - `refused`: the provider said no; nothing has happened, and another try changes nothing.
 * - `unavailable`: nothing has happened; a later try may work.
 * - `unknown`: a write was sent and its effect is unknown: read the state before the next write.
 */
export type FailureKind = 'refused' | 'unavailable' | 'unknown';

/** The provider's own words about a refusal, for the log. */
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
