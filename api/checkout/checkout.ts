import { createWebhookHandler } from './webhooks/webhook-handler.ts';
import type { HandleWebhook } from './webhooks/webhook-handler.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { createPayments } from './payments.ts';
import type { Payments } from './payments.ts';
import { createReconciler } from './reconcile.ts';
import type { Reconcile } from './reconcile.ts';
import { createRefundSender } from './refunds/send-refund.ts';
import type { SendRefund } from './refunds/send-refund.ts';
import { createCheckoutRepository } from './repository.ts';
import { createSettler } from './settlement/settle.ts';
import { createOrderOpener } from './open-order.ts';
import type { OpenOrder } from './open-order.ts';

/** Buying: orders from the wish to the payment, and money on its way back. */
export interface Checkout {
  openOrder: OpenOrder;
  payments: Payments;
  handleWebhook: HandleWebhook;
  /** Asks after the order of this payment; throws when the provider can't be asked. */
  settle(paymentOrderId: string): Promise<void>;
  sendRefund: SendRefund;
  reconcile: Reconcile;
}

/** The checkout of the shop. */
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
