import type { components } from '../../schema/generated/rest.ts';
import { refuse } from '../platform/refusals.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { isPaymentSignature } from './provider/signatures.ts';
import { RECHECK_QUEUE } from './queues.ts';
import { createCheckoutRepository } from './repository.ts';
import { RECHECK_JOB_SECONDS, recheckTime, retryTime } from './rules.ts';
import { settleIfReachable } from './settlement/settle.ts';
import type { SettleOrder } from './settlement/settle.ts';
import type { OrderRow } from './tables.ts';

type Payment = components['schemas']['Payment'];
type Proof = components['schemas']['VerifyPaymentBody'];

/**
 * The payments of shoppers, by the provider's ids. Each method refuses with NOT_FOUND for another shopper's payment.
 */
export interface Payments {
  /**
   * Checks the widget's proof of a payment and settles the order. Refuses with PAYMENT_FAILED if the provider did not
   * sign the proof.
   */
  verify(shopperId: string, proof: Proof): Promise<Payment>;
  /** Reads the state of a payment. */
  read(shopperId: string, paymentOrderId: string): Promise<Payment>;
  /** Reads the state of the payment of a client's attempt id. */
  readAttempt(shopperId: string, attemptId: string): Promise<Payment>;
  /** Cancels a payment. A payment that is made, or may still be made, does not change. */
  cancel(shopperId: string, paymentOrderId: string): Promise<Payment>;
}

/** The contract's status for each state of an order. */
export const PAYMENT_STATUS = { awaiting: 'pending', paid: 'paid', closed: 'not_paid', refunded: 'refunded' } as const;

/** Schedules a check of an order soon, by any running process. */
function noteNextLook({ db, jobs, now }: CheckoutDependencies, orderId: string, paymentOrderId: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (!(await createCheckoutRepository(trx).bringCheckForward(orderId, recheckTime(now())))) return;
    await jobs.enqueue(trx, RECHECK_QUEUE.name, { paymentOrderId }, { afterSeconds: RECHECK_JOB_SECONDS });
  });
}

/** Creates the payments of the checkout. */
export function createPayments(dependencies: CheckoutDependencies, settle: SettleOrder): Payments {
  const { db, now, paymentAccount, securityLog } = dependencies;
  const orders = createCheckoutRepository(db);
  const find = async (shopperId: string, paymentOrderId: string) =>
    (await orders.findOfShopper(shopperId, paymentOrderId)) ??
    refuse('NOT_FOUND', { message: 'We couldn’t find this payment.' });
  const toPayment = async ({ id, shopper_id, state, total }: OrderRow, paymentOrderId: string): Promise<Payment> => ({
    id: paymentOrderId,
    amount: total,
    status: PAYMENT_STATUS[state],
    orders: state === 'paid' ? await dependencies.orders.listOfOrder(shopper_id, id) : [],
  });
  const read: Payments['read'] = async (shopperId, paymentOrderId) => {
    const order = await find(shopperId, paymentOrderId);
    const isDue = order.state === 'awaiting' && (await orders.claimDueOrder(order.id, now(), retryTime(now())));
    return toPayment(isDue ? await settleIfReachable(dependencies, settle, order) : order, paymentOrderId);
  };
  return {
    verify: async (shopperId, { razorpay_order_id: orderId, razorpay_payment_id: paymentId, ...proof }) => {
      const order = await find(shopperId, orderId);
      const signed = { orderId, paymentId, signature: proof.razorpay_signature, secret: paymentAccount.keySecret };
      if (!isPaymentSignature(signed)) {
        securityLog.write('payment-proof-forged');
        refuse('PAYMENT_FAILED');
      }
      // The next check is scheduled first: if this process dies now, another one continues soon.
      if (order.state !== 'paid') await noteNextLook(dependencies, order.id, orderId);
      const settled = await settleIfReachable(dependencies, settle, order);
      // The provider has signed a payment that it does not list as made yet.
      if (settled.state === 'awaiting') await orders.bringCheckForward(order.id, retryTime(now()));
      return toPayment(settled, orderId);
    },
    read,
    readAttempt: async (shopperId, attemptId) => {
      const order = await orders.findByAttempt(shopperId, attemptId);
      // An order without the provider's id has no payment yet.
      return read(shopperId, order?.provider_order_id ?? '');
    },
    cancel: async (shopperId, paymentOrderId) => {
      const order = await find(shopperId, paymentOrderId);
      return toPayment(await settleIfReachable(dependencies, settle, order, 'cancelled'), paymentOrderId);
    },
  };
}
