import { REFUND_QUEUE } from '../orders/refunds.ts';
import { readJobField } from '../platform/jobs.ts';
import type { JobQueues } from '../platform/jobs.ts';
import type { Checkout } from './checkout.ts';

/** The queue in which orders wait to be asked after, each as `{paymentOrderId}`; what fails there, `check_at` makes good. */
export const SETTLE_QUEUE = {
  name: 'settle',
  settings: {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 120,
    retentionSeconds: 86_400,
    deleteAfterSeconds: 3_600,
  },
};

/** The queue of the reconciler, which runs each minute. */
export const RECONCILE_QUEUE = {
  name: 'reconcile',
  settings: { retryLimit: 0, expireInSeconds: 600, retentionSeconds: 300, deleteAfterSeconds: 3_600 },
};

const EACH_MINUTE = '* * * * *';

/** Has the checkout's jobs done from now on. */
export async function startCheckoutJobs(jobs: Pick<JobQueues, 'work' | 'schedule'>, checkout: Checkout): Promise<void> {
  await jobs.work(SETTLE_QUEUE.name, ({ data }) => checkout.settle(readJobField(data, 'paymentOrderId')));
  await jobs.work(REFUND_QUEUE.name, ({ data }) => checkout.sendRefund(readJobField(data, 'refundId')));
  await jobs.work(RECONCILE_QUEUE.name, () => checkout.reconcile());
  await jobs.schedule(RECONCILE_QUEUE.name, EACH_MINUTE);
}
