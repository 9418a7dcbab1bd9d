import {
  attemptFor,
  removeAttempt,
  storeAttempt,
  type PaymentAttempt,
  type PaymentRequest,
} from './payment-attempt.ts';
import type { PaymentApi, StartResult, StatusAnswer } from './usePaymentApi.ts';

/** The gateway's codes for an attempt that can't go on: its payment has ended, or it was for another request. */
const ENDED = new Set(['EXPIRED', 'ALREADY_EXISTS']);

/** Starts a payment for this request. An attempt that has ended gives way to a new one, once. */
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
 * How an attempt stands. Of both the shop can't say whether money was taken: REFUSED, whose proof it has refused, and UNPROVEN, of which
 * there is no proof and the shop has no call to learn more.
 */
export type SettledStatus = StatusAnswer | 'REFUSED' | 'UNPROVEN';

/**
 * Finds out how an attempt stands. The shop verifies its proof first. An attempt without a proof, or with one that the
 * shop does not believe, is given up.
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

/** Gives an attempt up. A shop that can't tell of its payment has said all it knows when it refused the proof. */
async function giveUp(api: PaymentApi, { refusal }: PaymentAttempt, orderId: string): Promise<SettledStatus> {
  const status = await api.cancel(orderId);
  if (refusal && (status === 'UNTOLD' || status === 'NONE')) return 'REFUSED';
  return status === 'UNTOLD' ? 'UNPROVEN' : status;
}
