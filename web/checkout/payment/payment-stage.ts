import { storedAttempt, type ProofRefusal } from './payment-attempt.ts';
import type { AskedTotal } from './usePaymentApi.ts';

/** Why a payment failed. Whatever the reason, nothing was charged, but for a proof that was refused and for one that nobody has. */
export type PaymentFailure =
  /** The shop refused to open the payment; `code` is the gateway's code of the reason, `total` what the shop asks, where it tells. */
  | { reason: 'refused'; code: string; words: string; total?: AskedTotal | undefined }
  /** No answer came, or the shop has failed with `words`, so it may have opened the payment. Another try asks for the same payment. */
  | { reason: 'noAnswer'; words?: string | undefined }
  /** The same, because the browser is offline. */
  | { reason: 'offline' }
  /** The shopper closed the widget, or the payment failed or was interrupted: the shop says that it is not paid. */
  | { reason: 'unpaid' }
  /** The shop refused the proof of the payment, and can't say whether money was taken. */
  | ({ reason: 'proofRefused' } & ProofRefusal)
  /** There is no proof of a payment, and the shop has no call that would say more. */
  | { reason: 'unproven' }
  /** The provider's widget can't be loaded. */
  | { reason: 'noWidget' }
  /** The shopper pays in another tab. */
  | { reason: 'otherTab' };

/** What the page shows of a payment. */
export type Stage =
  | { name: 'form'; failure?: PaymentFailure }
  /** With `heldUntil` the shop has set the items aside until then. */
  | { name: 'busy'; heldUntil?: string | undefined }
  /** The outcome isn't known yet. */
  | { name: 'checking'; heldUntil?: string | undefined }
  | { name: 'refunded' }
  /** The shopper has paid in another tab. */
  | { name: 'paidElsewhere'; orderId: string };

/** The first stage of a page: where a payment was interrupted, its outcome is checked first. */
export function firstStage(shopper: string): Stage {
  const { orderId, heldUntil } = storedAttempt(shopper) ?? {};
  return orderId ? { name: 'checking', heldUntil } : { name: 'form' };
}
