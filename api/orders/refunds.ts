import type { Db } from '../platform/database.ts';
import type { JobQueues } from '../platform/jobs.ts';
import { randomId } from '../platform/secrets.ts';
import { createOrderRepository } from './repository.ts';
import type { RefundReason } from './tables.ts';

/** The queue in which refunds wait to be sent, each as `{refundId}`; what fails there is looked after by `check_at`. */
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

/** Milliseconds after which a refund is looked for that no job has brought further. */
const FIRST_CHECK_MS = 300_000;

/** Money that goes back: of which payment, for which item (none: the whole payment), how many paise, and why. */
export interface RefundRequest {
  paymentId: string;
  orderItemId?: string | undefined;
  amount: number;
  reason: RefundReason;
}

/**
 * Owes money back, in the transaction `trx`: a refund's row, what goes back of its payment, and the job that sends it.
 * Throws when that much isn't left of the payment, or it is owed already. Nothing happens for an amount of 0.
 */
export type RequestRefund = (trx: Db, debt: RefundRequest, now: Date) => Promise<void>;

/** Makes what owes refunds, with the queue that their jobs go into. */
export function createRefundRequester(jobs: Pick<JobQueues, 'enqueue'>): RequestRefund {
  return async (trx, { paymentId, orderItemId, amount, reason }, now) => {
    if (amount === 0) return;
    const id = randomId('rf');
    const checkAt = new Date(now.getTime() + FIRST_CHECK_MS);
    await createOrderRepository(trx).insertRefund({ id, paymentId, orderItemId, amount, reason }, now, checkAt);
    await jobs.enqueue(trx, REFUND_QUEUE.name, { refundId: id });
  };
}
