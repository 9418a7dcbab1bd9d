import { REFUND_QUEUE } from '../orders/refunds.ts';
import { readJobField } from '../platform/jobs.ts';
import type { JobQueues } from '../platform/jobs.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { createOrderOpener } from './open-order.ts';
import type { OpenOrder } from './open-order.ts';
import { createPayments } from './payments.ts';
import type { Payments } from './payments.ts';
import { RECONCILE_QUEUE, SETTLE_QUEUE } from './queues.ts';
import { createReconciler } from './reconcile.ts';
import type { Reconcile } from './reconcile.ts';
import { createRefundSender } from './refunds/send-refund.ts';
import type { SendRefund } from './refunds/send-refund.ts';
import { createCheckoutRepository } from './repository.ts';
import { createSettler } from './settlement/settle.ts';
import { createWebhookHandler } from './webhooks/webhook-handler.ts';
import type { HandleWebhook } from './webhooks/webhook-handler.ts';

/** Buying: from the request to pay until the money has come in, or has gone back. */
export interface Checkout {
  openOrder: OpenOrder;
  payments: Payments;
  handleWebhook: HandleWebhook;
  /** Settles the order of this payment; throws when the provider does not answer. */
  settle(paymentOrderId: string): Promise<void>;
  sendRefund: SendRefund;
  reconcile: Reconcile;
}

/** Creates the checkout. */
export function createCheckout(dependencies: CheckoutDependencies): Checkout {
  const settle = createSettler(dependencies);
  const sendRefund = createRefundSender(dependencies);
  return {
    openOrder: createOrderOpener(dependencies, settle),
    payments: createPayments(dependencies, settle),
    handleWebhook: createWebhookHandler(dependencies),
    settle: async (paymentOrderId) => {
      const order = await createCheckoutRepository(dependencies.db).findByPaymentOrder(paymentOrderId);
      if (order) await settle(order);
    },
    sendRefund,
    reconcile: createReconciler(dependencies, settle, sendRefund),
  };
}

const EVERY_MINUTE = '* * * * *';

/** Starts the workers of the checkout's queues, and the reconciler's timer. */
export async function startCheckoutJobs(jobs: Pick<JobQueues, 'work' | 'schedule'>, checkout: Checkout): Promise<void> {
  await jobs.work(SETTLE_QUEUE.name, ({ data }) => checkout.settle(readJobField(data, 'paymentOrderId')));
  await jobs.work(REFUND_QUEUE.name, ({ data }) => checkout.sendRefund(readJobField(data, 'refundId')));
  await jobs.work(RECONCILE_QUEUE.name, () => checkout.reconcile());
  await jobs.schedule(RECONCILE_QUEUE.name, EVERY_MINUTE);
}
