import type { components } from '../../schema/generated/rest.ts';
import { refuse } from '../platform/refusals.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { isPaymentSignature } from './provider/signatures.ts';
import { createCheckoutRepository } from './repository.ts';
import { retryTime } from './rules.ts';
import { settleIfReachable } from './settlement/settle.ts';
import type { SettleOrder } from './settlement/settle.ts';
import type { OrderRow } from './tables.ts';

type Payment = components['schemas']['Payment'];
type Proof = components['schemas']['VerifyPaymentBody'];

/** The payments of shoppers, by the provider's ids. Whatever isn't the shopper's is refused with NOT_FOUND. */
export interface Payments {
  /** Takes the widget's word that it was paid; refuses with PAYMENT_FAILED when that isn't the provider's. */
  verify(shopperId: string, proof: Proof): Promise<Payment>;
  /** How a payment stands. */
  read(shopperId: string, paymentOrderId: string): Promise<Payment>;
  /** Ends a payment that won't be made; one that is made, or may still be, is answered as it stands. */
  cancel(shopperId: string, paymentOrderId: string): Promise<Payment>;
}

/** How an order's payment is told. */
export const PAYMENT_STATUS = { awaiting: 'pending', paid: 'paid', closed: 'not_paid', refunded: 'refunded' } as const;

/** Makes what answers for payments. */
export function createPayments(dependencies: CheckoutDependencies, settle: SettleOrder): Payments {
  const { db, now, paymentAccount } = dependencies;
  const orders = createCheckoutRepository(db);
  const find = async (shopperId: string, paymentOrderId: string) =>
    (await orders.findOfShopper(shopperId, paymentOrderId)) ??
    refuse('NOT_FOUND', { message: 'There is no such payment.' });
  const answer = async ({ id, shopper_id, state, total }: OrderRow, paymentOrderId: string): Promise<Payment> => ({
    id: paymentOrderId,
    amount: total,
    status: PAYMENT_STATUS[state],
    orders: state === 'paid' ? await dependencies.orders.listOfOrder(shopper_id, id) : [],
  });
  return {
    verify: async (shopperId, { razorpay_order_id: orderId, razorpay_payment_id: paymentId, ...proof }) => {
      const order = await find(shopperId, orderId);
      const signed = { orderId, paymentId, signature: proof.razorpay_signature, secret: paymentAccount.keySecret };
      if (!isPaymentSignature(signed)) refuse('PAYMENT_FAILED');
      // Noted first, so that the reconciler asks soon should this process or the provider fail in between.
      await orders.updateCheckAtToEarlier(order.id, retryTime(now()));
      return answer(await settleIfReachable(dependencies, settle, order), orderId);
    },
    read: async (shopperId, paymentOrderId) => {
      const order = await find(shopperId, paymentOrderId);
      const isDue = order.state === 'awaiting' && (await orders.claimDueOrder(order.id, now(), retryTime(now())));
      return answer(isDue ? await settleIfReachable(dependencies, settle, order) : order, paymentOrderId);
    },
    cancel: async (shopperId, paymentOrderId) => {
      const order = await find(shopperId, paymentOrderId);
      return answer(await settleIfReachable(dependencies, settle, order, 'cancelled'), paymentOrderId);
    },
  };
}
