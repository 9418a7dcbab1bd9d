import { createShopperRepository } from '../../account/repository.ts';
import { Refusal } from '../../platform/refusals.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import { ProviderFailure } from '../provider/provider.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import { createCheckoutRepository } from '../repository.ts';
import { isAbandoned } from '../rules.ts';
import type { OrderRow } from '../tables.ts';
import { applyPayments } from './apply-payments.ts';
import { readPayments } from './read-payments.ts';

/**
 * Brings an order into the state that its payments require, and returns it. A second call changes nothing. Closes an
 * unpaid order that is overdue or that the shopper has cancelled. Throws a ProviderFailure if the provider does not
 * respond; then nothing has changed.
 */
export type SettleOrder = (order: OrderRow, cancellation?: 'cancelled') => Promise<OrderRow>;

/**
 * Creates the one function that settles orders, for the browser's calls, the provider's webhooks and the reconciler.
 */
export function createSettler(dependencies: CheckoutDependencies): SettleOrder {
  const applyTo = (
    order: OrderRow,
    payments: ProviderPayment[],
    cancellation: 'cancelled' | undefined,
    mayPlaceLate: boolean,
  ) =>
    createShopperRepository(dependencies.db).withShopperLock(order.shopper_id, (trx) =>
      applyPayments({ dependencies, trx, now: dependencies.now(), payments, cancellation, mayPlaceLate }, order.id),
    );
  return async (order, cancellation) => {
    const payments = await readPayments(dependencies, order).catch((error: unknown) => {
      if (error instanceof ProviderFailure && isAbandoned(order, dependencies.now())) return [];
      throw error;
    });
    try {
      return await applyTo(order, payments, cancellation, true);
    } catch (error) {
      // A late payment whose pieces or code are no longer available: the first transaction was rolled back.
      if (!(error instanceof Refusal)) throw error;
      return applyTo(order, payments, cancellation, false);
    }
  };
}

/** Settles an order if the provider responds; otherwise returns the order unchanged. */
export async function settleIfReachable(
  dependencies: CheckoutDependencies,
  settle: SettleOrder,
  order: OrderRow,
  cancellation?: 'cancelled',
) {
  return settle(order, cancellation).catch(async (error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error;
    dependencies.log.warn(`Order ${order.id} waits for the payment provider: ${error.message}`);
    return (await createCheckoutRepository(dependencies.db).findOrder(order.id)) ?? order;
  });
}
