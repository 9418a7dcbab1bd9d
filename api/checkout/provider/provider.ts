/** The payment provider as the shop sees it. Amounts are whole paise; every call ends in time, with an answer or a ProviderFailure. */
export interface PaymentProvider {
  /** Opens an order of this amount, which is captured by itself as soon as a shopper has paid it. Never repeated: a lost answer leaves an order that nobody pays. */
  createOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  /** All attempts at paying an order, the newest first; the truth about it whenever a message was lost. */
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** One attempt at paying. */
  findPayment(paymentId: string): Promise<ProviderPayment>;
  /** Takes an authorised amount; what is captured already is answered as it is. */
  capture(paymentId: string, amount: number): Promise<ProviderPayment>;
  /**
   * Gives money back. The same key gives it back once, however often it is asked; with another amount the key is
   * refused. A key has at least 10 letters, digits, dashes or underscores.
   */
  refund(paymentId: string, amount: number, key: string): Promise<ProviderRefund>;
  /** All that was given back of a payment, the newest first. */
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** One refund, to see whether the money has gone out. */
  findRefund(refundId: string): Promise<ProviderRefund>;
  /** Lets go of the connections; what is under way fails. */
  close(): Promise<void>;
}

/** What the provider is told of an order. */
export interface NewProviderOrder {
  /** At least 100 paise. */
  amount: number;
  /** The shop's own number of it, at most 40 characters. */
  receipt: string;
  /** Shown at the provider beside the order; nothing personal belongs here. */
  notes?: Record<string, string>;
}

/** An order at the provider: what the widget is opened with. */
export interface ProviderOrder {
  /** `order_` and 14 letters or digits. */
  id: string;
  amount: number;
  amountPaid: number;
  receipt: string | undefined;
  status: 'created' | 'attempted' | 'paid';
}

/** One attempt at paying an order. */
export interface ProviderPayment {
  /** `pay_` and 14 letters or digits. */
  id: string;
  orderId: string | undefined;
  amount: number;
  /** All of it once `status` is `refunded`; refunds that are still pending count. */
  amountRefunded: number;
  /** Forward alone, except that a `failed` one can still become `authorized` when a bank answers late. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Whether it ever paid its order: false for one that went back by itself because another had paid already. */
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
  status: 'pending' | 'processed' | 'failed';
}

/**
 * What is known when a call fails.
 * - `refused`: the provider said no; nothing has happened, and asking again changes nothing.
 * - `unavailable`: nothing has happened; asking again later may work.
 * - `unknown`: a write was sent and its outcome isn't known: it may have happened, so look before anything is done again.
 */
export type FailureKind = 'refused' | 'unavailable' | 'unknown';

/** The provider's own words of a refusal, for the log. */
export interface ProviderErrorDetails {
  status?: number;
  code?: string;
  description?: string;
  reason?: string;
}

/** A call to the payment provider that failed. Its message is for the log and holds no secret. */
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

/** What a message of the provider is about: the ids that it names, to be looked up; nothing else in it is believed. */
export interface WebhookEvent {
  /** For example `payment.captured`. */
  name: string;
  orderId: string | undefined;
  paymentId: string | undefined;
  refundId: string | undefined;
}
