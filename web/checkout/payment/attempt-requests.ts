import {
  attemptFor,
  removeAttempt,
  storeAttempt,
  type PaymentAttempt,
  type PaymentRequest,
} from './payment-attempt.ts';
import type { PaymentApi, StartResult, StatusResult } from './usePaymentApi.ts';

/** The gateway's codes for an attempt that can't continue: its payment has ended, or it was for another request. */
const ENDED = new Set(['EXPIRED', 'ALREADY_EXISTS']);

/** Starts a payment for this request. An attempt that has ended is replaced by a new one, once. */
export async function startAttempt(api: PaymentApi, request: PaymentRequest, shopper: string): Promise<StartResult> {
  const start = () => api.start(request, attemptFor(request, shopper).attemptId);
  const result = await start();
  if (!hasEnded(result)) return result;
  removeAttempt();
  return start();
}

const hasEnded = (result: StartResult): boolean =>
  (result.name === 'opened' && result.payment.status === 'NOT_PAID') ||
  (result.name === 'refused' && ENDED.has(result.code));

/**
 * The state of an attempt. For two of them the shop does not know whether money was taken: REFUSED, whose proof it has refused,
 * and UNPROVEN, for which there is no proof and the shop has no call that returns more.
 */
export type SettledStatus = StatusResult | 'REFUSED' | 'UNPROVEN';

/**
 * Loads the state of an attempt. The shop verifies its proof first. An attempt without a proof, or with one that the
 * shop does not believe, is cancelled.
 */
export async function settleAttempt(api: PaymentApi, attempt: PaymentAttempt, orderId: string): Promise<SettledStatus> {
  const { proof } = attempt;
  if (!proof) return giveUp(api, attempt, orderId);
  if (attempt.isVerified) return api.readStatus(orderId);
  const { status, isForged, words } = await api.verify(orderId, proof);
  if (words === undefined) {
    if (status !== 'UNKNOWN') storeAttempt({ ...attempt, isVerified: true });
    return status;
  }
  const { paymentId } = proof;
  const refused = storeAttempt({ ...attempt, proof: undefined, refusal: { words, paymentId } });
  return isForged ? giveUp(api, refused, orderId) : 'REFUSED';
}

/** Cancels an attempt. For a shop without a call for the payment, the refused proof is the last result. */
async function giveUp(api: PaymentApi, { refusal }: PaymentAttempt, orderId: string): Promise<SettledStatus> {
  const status = await api.cancel(orderId);
  if (refusal && (status === 'UNTOLD' || status === 'NONE')) return 'REFUSED';
  return status === 'UNTOLD' ? 'UNPROVEN' : status;
}
