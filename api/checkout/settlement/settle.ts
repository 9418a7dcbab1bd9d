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
 * Moves an order on to where its payments have brought it, and answers it; called again, it changes nothing. An order
 * that is overdue, or that the shopper has `cancelled`, is closed when it isn't paid. Throws a ProviderFailure when the
 * provider can't be asked: then nothing has changed.
 */
export type SettleOrder = (order: OrderRow, cancellation?: 'cancelled') => Promise<OrderRow>;

/** Makes the one function that moves orders on, whoever calls it: browser, provider's event, or reconciler. */
export function createSettler(dependencies: CheckoutDependencies): SettleOrder {
  const decideOn = (
    order: OrderRow,
    payments: ProviderPayment[],
    cancellation: 'cancelled' | undefined,
    mayPlaceLate: boolean,
  ) =>
    createShopperRepository(dependencies.db).withShopperLock(order.shopper_id, (trx) =>
      applyPayments({ dependencies, trx, now: dependencies.now(), payments, cancellation, mayPlaceLate }, order.id),
    );
  return async (known, cancellation) => {
    const payments = await readPayments(dependencies, known).catch((error: unknown) => {
      if (error instanceof ProviderFailure && isAbandoned(known, dependencies.now())) return [];
      throw error;
    });
    try {
      return await decideOn(known, payments, cancellation, true);
    } catch (error) {
      // Paid late, and not everything that was paid for can be had again: all of that was taken back.
      if (!(error instanceof Refusal)) throw error;
      return decideOn(known, payments, cancellation, false);
    }
  };
}

/** Settles an order where the provider can be asked; else answers the order as it stands. */
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
