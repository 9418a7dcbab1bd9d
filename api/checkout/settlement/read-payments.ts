import type { CheckoutDependencies } from '../dependencies.ts';
import { ProviderFailure } from '../provider/provider.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import type { OrderRow } from '../tables.ts';

/** Whether the shop has received the money of a payment. */
export const isCaptured = ({ status }: ProviderPayment): boolean => status === 'captured';

/** Whether a payment may still succeed. */
export const isPending = ({ status }: ProviderPayment): boolean => status === 'created' || status === 'authorized';

/**
 * Reads an order's payments from the provider, the oldest first, and captures an authorized one. Never call this inside
 * a transaction. Throws a ProviderFailure.
 */
export async function readPayments(
  { paymentAccount, log }: CheckoutDependencies,
  order: OrderRow,
): Promise<ProviderPayment[]> {
  // An order that was never opened at the provider cannot have been paid.
  if (!order.provider_order_id) return [];
  const payments = (await paymentAccount.provider.listPayments(order.provider_order_id)).toReversed();
  const isSettled = order.state === 'paid' || order.state === 'refunded';
  const authorized =
    isSettled || payments.some(isCaptured) ? undefined : payments.find((one) => canBeCaptured(one, order));
  if (!authorized) return payments;
  const captured = await paymentAccount.provider.capture(authorized.id, order.total).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure && error.kind === 'refused')) throw error;
    log.warn(`The payment ${authorized.id} of order ${order.id} can't be captured: ${error.message}`);
    return authorized;
  });
  return payments.map((payment) => (payment.id === captured.id ? captured : payment));
}

function canBeCaptured({ status, amount, foreignCurrency }: ProviderPayment, order: OrderRow): boolean {
  return status === 'authorized' && amount === order.total && foreignCurrency === undefined;
}
