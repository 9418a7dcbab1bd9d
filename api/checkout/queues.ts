import { REFUND_QUEUE } from '../orders/refunds.ts';
import { SOON_AGAIN } from '../platform/jobs.ts';

/**
 * The queue of orders to settle, each as `{paymentOrderId}`. When a job fails for good, the order's `check_at` brings
 * the order to the reconciler.
 */
export const SETTLE_QUEUE = {
  name: 'settle',
  settings: {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 120,
    ...SOON_AGAIN,
    retentionSeconds: 86_400,
    deleteAfterSeconds: 3_600,
  },
};

/**
 * The queue of orders to check again, each as `{paymentOrderId}`. When the job runs, the process that was calling the
 * provider has settled the order or has died. A job does nothing before the order's `check_at`.
 */
export const RECHECK_QUEUE = { name: 'recheck', settings: SETTLE_QUEUE.settings };

/**
 * The queue of refunds at the provider that the shop may not have requested, each as `{providerRefundId}`. When a job
 * fails for good, the nightly comparison saves the refund.
 */
export const OUTSIDE_REFUND_QUEUE = { ...REFUND_QUEUE, name: 'outside-refund' };

/** The queue of the nightly comparison with the provider's lists. It is retried while the provider is unavailable. */
export const MONEY_CHECK_QUEUE = {
  name: 'money-check',
  settings: {
    retryLimit: 5,
    retryDelay: 600,
    expireInSeconds: 3_600,
    retentionSeconds: 86_400,
    deleteAfterSeconds: 86_400,
  },
};

/** The queue of the reconciler, which runs every `reconcileSeconds` of the configuration. */
export const RECONCILE_QUEUE = {
  name: 'reconcile',
  settings: { retryLimit: 0, expireInSeconds: 600, retentionSeconds: 300, deleteAfterSeconds: 3_600 },
};
