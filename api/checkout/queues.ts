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
    retentionSeconds: 86_400,
    deleteAfterSeconds: 3_600,
  },
};

/** The queue of the reconciler, which runs each minute. */
export const RECONCILE_QUEUE = {
  name: 'reconcile',
  settings: { retryLimit: 0, expireInSeconds: 600, retentionSeconds: 300, deleteAfterSeconds: 3_600 },
};
