import type { SkuQuantity } from '../cart/tables.ts';
import { REFUND_QUEUE } from '../orders/refunds.ts';
import { readJobField } from '../platform/jobs.ts';
import type { JobQueues } from '../platform/jobs.ts';
import { createCashOnDelivery } from './cash/cash-on-delivery.ts';
import type { CashOnDelivery } from './cash/cash-on-delivery.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { createHoldRepository } from './holds/repository.ts';
import { createOutsideRefundRecorder } from './money/outside-refunds.ts';
import type { RecordOutsideRefund } from './money/outside-refunds.ts';
import { createMoney } from './money/money.ts';
import type { Money } from './money/money.ts';
import { createOrderOpener } from './open-order.ts';
import type { OpenOrder } from './open-order.ts';
import { createPayments } from './payments.ts';
import type { Payments } from './payments.ts';
import { MONEY_CHECK_QUEUE, OUTSIDE_REFUND_QUEUE, RECHECK_QUEUE, RECONCILE_QUEUE, SETTLE_QUEUE } from './queues.ts';
import { createReconciler } from './reconcile.ts';
import type { Reconcile } from './reconcile.ts';
import { createRefundSender } from './refunds/send-refund.ts';
import type { SendRefund } from './refunds/send-refund.ts';
import { createCheckoutRepository } from './repository.ts';
import { retryTime } from './rules.ts';
import { createSettler } from './settlement/settle.ts';
import { createWebhookHandler } from './webhooks/webhook-handler.ts';
import type { HandleWebhook } from './webhooks/webhook-handler.ts';

/** Buying: from the payment request until the money has arrived or was returned. */
export interface Checkout {
  openOrder: OpenOrder;
  payments: Payments;
  cashOnDelivery: CashOnDelivery;
  /** The number of held pieces of these variants; variants without held pieces are left out. */
  listHeld(skus: string[]): Promise<SkuQuantity[]>;
  handleWebhook: HandleWebhook;
  /** Settles the order of this payment; throws if the provider does not respond. */
  settle(paymentOrderId: string): Promise<void>;
  /** The same for an order whose next check is due; does nothing for any other. */
  settleIfDue(paymentOrderId: string): Promise<void>;
  sendRefund: SendRefund;
  recordOutsideRefund: RecordOutsideRefund;
  reconcile: Reconcile;
  /** The staff operations on money. */
  money: Money;
}

/** Creates the checkout. */
export function createCheckout(dependencies: CheckoutDependencies): Checkout {
  const settle = createSettler(dependencies);
  const sendRefund = createRefundSender(dependencies);
  const orders = createCheckoutRepository(dependencies.db);
  return {
    openOrder: createOrderOpener(dependencies, settle),
    payments: createPayments(dependencies, settle),
    cashOnDelivery: createCashOnDelivery(dependencies, settle),
    listHeld: (skus) => createHoldRepository(dependencies.db).listHeld(skus),
    handleWebhook: createWebhookHandler(dependencies),
    settle: async (paymentOrderId) => {
      const order = await orders.findByPaymentOrder(paymentOrderId);
      if (order) await settle(order);
    },
    settleIfDue: async (paymentOrderId) => {
      const [order, now] = [await orders.findByPaymentOrder(paymentOrderId), dependencies.now()];
      if (order && (await orders.claimDueOrder(order.id, now, retryTime(now)))) await settle(order);
    },
    sendRefund,
    recordOutsideRefund: createOutsideRefundRecorder(dependencies),
    reconcile: createReconciler(dependencies, settle, sendRefund),
    money: createMoney(dependencies, settle),
  };
}

/** In UTC: ten past two in India, when few shoppers buy. */
const EVERY_NIGHT = '40 20 * * *';

/** Starts the workers of the checkout's queues, the reconciler at its interval, and the nightly comparison. */
export async function startCheckoutJobs(
  jobs: Pick<JobQueues, 'work' | 'repeat' | 'schedule'>,
  checkout: Checkout,
  reconcileSeconds: number,
): Promise<void> {
  await jobs.work(SETTLE_QUEUE.name, ({ data }) => checkout.settle(readJobField(data, 'paymentOrderId')));
  await jobs.work(RECHECK_QUEUE.name, ({ data }) => checkout.settleIfDue(readJobField(data, 'paymentOrderId')));
  await jobs.work(REFUND_QUEUE.name, ({ data }) => checkout.sendRefund(readJobField(data, 'refundId')));
  await jobs.work(OUTSIDE_REFUND_QUEUE.name, ({ data }) =>
    checkout.recordOutsideRefund(readJobField(data, 'providerRefundId')),
  );
  await jobs.work(RECONCILE_QUEUE.name, () => checkout.reconcile());
  await jobs.repeat(RECONCILE_QUEUE.name, reconcileSeconds);
  await jobs.work(MONEY_CHECK_QUEUE.name, () => checkout.money.check.runNightly());
  await jobs.schedule(MONEY_CHECK_QUEUE.name, EVERY_NIGHT);
}
