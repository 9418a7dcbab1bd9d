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
 * The queue of orders to look at again, each as `{paymentOrderId}`: by then the process that was asking the provider has
 * settled the order, or has died. A job does nothing when the order's `check_at` has not come.
 */
export const RECHECK_QUEUE = { name: 'recheck', settings: SETTLE_QUEUE.settings };

/** The queue of the nightly comparison with the provider's lists. It is tried again while the provider is away. */
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

/** The queue of the reconciler, which runs every RECONCILE_SECONDS. */
export const RECONCILE_QUEUE = {
  name: 'reconcile',
  settings: { retryLimit: 0, expireInSeconds: 600, retentionSeconds: 300, deleteAfterSeconds: 3_600 },
};
