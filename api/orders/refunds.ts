import type { Db } from '../platform/database.ts';
import type { JobQueues } from '../platform/jobs.ts';
import { randomId } from '../platform/secrets.ts';
import { createOrderRepository } from './repository.ts';
import type { RefundReason } from './tables.ts';

/**
 * The queue of refunds to send, each as `{refundId}`. When a job fails for good, the refund's `check_at` brings the
 * refund to the reconciler.
 */
export const REFUND_QUEUE = {
  name: 'refund',
  settings: {
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 120,
    retentionSeconds: 3 * 86_400,
    deleteAfterSeconds: 3_600,
  },
};

/** Milliseconds after which the reconciler checks a new refund. */
const FIRST_CHECK_MS = 300_000;

/**
 * A refund to request: paise of a payment, for one item, for a return or (without either) for the whole payment, with
 * the reason.
 */
export interface RefundRequest {
  paymentId: string;
  orderItemId?: string | undefined;
  returnId?: string | undefined;
  amount: number;
  reason: RefundReason;
}

/**
 * Requests a refund in the transaction `trx`: its row, the payment's refunded sum, and the job that sends it. Throws if
 * less is left of the payment, and if the refund exists already. Returns its id; undefined for an amount of 0, which does
 * nothing.
 */
export type RequestRefund = (trx: Db, debt: RefundRequest, now: Date) => Promise<string | undefined>;

/** Creates the function that requests refunds and puts their jobs into `jobs`. */
export function createRefundRequester(jobs: Pick<JobQueues, 'enqueue'>): RequestRefund {
  return async (trx, { amount, ...debt }, now) => {
    if (amount === 0) return undefined;
    const id = randomId('rf');
    const checkAt = new Date(now.getTime() + FIRST_CHECK_MS);
    await createOrderRepository(trx).insertRefund({ id, amount, ...debt }, now, checkAt);
    await jobs.enqueue(trx, REFUND_QUEUE.name, { refundId: id });
    return id;
  };
}
