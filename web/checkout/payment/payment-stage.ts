import { storedAttempt, type ProofRefusal } from './payment-attempt.ts';
import type { DisplayedTotal } from './usePaymentApi.ts';

/** The reasons why a payment failed. Nothing was charged, except perhaps for a refused proof and for a missing one. */
export type PaymentFailure =
  /** The shop refused to open the payment; `code` is the gateway's code, `total` the shop's amount, if it returns one. */
  | { reason: 'refused'; code: string; words: string; total?: DisplayedTotal | undefined }
  /** No response came, or the shop failed with `words`, so it may have opened the payment. Another try requests the same payment. */
  | { reason: 'noAnswer'; words?: string | undefined }
  /** The same, because the browser is offline. */
  | { reason: 'offline' }
  /** The shopper closed the widget, or the payment failed or was interrupted: the shop reports that it is not paid. */
  | { reason: 'unpaid' }
  /** The shop refused the proof of the payment, and does not know whether money was taken. */
  | ({ reason: 'proofRefused' } & ProofRefusal)
  /** There is no proof of a payment, and the shop has no call that returns more. */
  | { reason: 'unproven' }
  /** The provider's widget can't be loaded. */
  | { reason: 'noWidget' }
  /** The shopper pays in another tab. */
  | { reason: 'otherTab' };

/** The stages of a payment on the page. */
export type Stage =
  | { name: 'form'; failure?: PaymentFailure }
  /** `heldUntil` is the end of the shop's hold on the items. */
  | { name: 'busy'; heldUntil?: string | undefined }
  /** The outcome isn't known yet. */
  | { name: 'checking'; heldUntil?: string | undefined }
  | { name: 'refunded' }
  /** The shopper has paid in another tab. */
  | { name: 'paidElsewhere'; orderId: string };

/** The first stage of a page: the outcome of an interrupted payment is checked first. */
export function firstStage(shopper: string): Stage {
  const { orderId, heldUntil } = storedAttempt(shopper) ?? {};
  return orderId ? { name: 'checking', heldUntil } : { name: 'form' };
}
