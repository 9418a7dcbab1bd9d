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
 * Finds out how an attempt stands. The shop verifies its proof first. An attempt without a proof, or with one that the
 * shop does not believe, is given up.
 */
export async function settleAttempt(api: PaymentApi, attempt: PaymentAttempt, orderId: string): Promise<StatusAnswer> {
  if (!attempt.proof) return api.cancel(orderId);
  if (attempt.isVerified) return api.readStatus(orderId);
  const { status, isForged } = await api.verify(orderId, attempt.proof);
  if (isForged) storeAttempt({ ...attempt, proof: undefined });
  else if (status !== 'UNKNOWN') storeAttempt({ ...attempt, isVerified: true });
  return isForged ? api.cancel(orderId) : status;
}
