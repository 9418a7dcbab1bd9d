import type { CheckoutDependencies } from '../dependencies.ts';
import { ProviderFailure } from '../provider/provider.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import type { OrderRow } from '../tables.ts';

/** What of a payment decides: it is ours, it may become so, or nothing came of it. */
export const isCaptured = ({ status }: ProviderPayment): boolean => status === 'captured';

/** Whether a payment may still be made. */
export const isPending = ({ status }: ProviderPayment): boolean => status === 'created' || status === 'authorized';

/**
 * Asks the provider what has been paid for an order, the oldest first, and takes what a bank has only set aside. Never
 * called inside a transaction. Throws a ProviderFailure.
 */
export async function readPayments(
  { paymentAccount, log }: CheckoutDependencies,
  order: OrderRow,
): Promise<ProviderPayment[]> {
  // Without an answer to its opening nobody could have paid it.
  if (!order.provider_order_id) return [];
  const payments = (await paymentAccount.provider.listPayments(order.provider_order_id)).toReversed();
  const isSettled = order.state === 'paid' || order.state === 'refunded';
  const wanted = isSettled || payments.some(isCaptured) ? undefined : payments.find((one) => canBeCaptured(one, order));
  if (!wanted) return payments;
  const taken = await paymentAccount.provider.capture(wanted.id, order.total).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure && error.kind === 'refused')) throw error;
    log.warn(`The payment ${wanted.id} of order ${order.id} can't be taken: ${error.message}`);
    return wanted;
  });
  return payments.map((payment) => (payment.id === taken.id ? taken : payment));
}

function canBeCaptured({ status, amount }: ProviderPayment, order: OrderRow): boolean {
  return status === 'authorized' && amount === order.total;
}
