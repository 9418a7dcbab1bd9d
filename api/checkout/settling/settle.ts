import { shoppersRepository } from '../../account/repository.ts';
import { Refusal } from '../../platform/refusals.ts';
import type { CheckoutHouse } from '../house.ts';
import { ProviderFailure } from '../provider/provider.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import { checkoutRepository } from '../repository.ts';
import { isAbandoned } from '../rules.ts';
import type { OrderRow } from '../tables.ts';
import { decide } from './decide.ts';
import { lookAtPayments } from './look.ts';

/**
 * Moves an order on to where its payments have brought it, and answers it; called again, it changes nothing. An order
 * that is overdue, or that the shopper has `cancelled`, is closed when it isn't paid. Throws a ProviderFailure when the
 * provider can't be asked: then nothing has changed.
 */
export type Settle = (order: OrderRow, wish?: 'cancelled') => Promise<OrderRow>;

/** Makes the one function that moves orders on, whoever calls it: browser, provider's event, or reconciler. */
export function settlesIn(house: CheckoutHouse): Settle {
  const decideOn = (
    order: OrderRow,
    payments: ProviderPayment[],
    wish: 'cancelled' | undefined,
    mayPlaceLate: boolean,
  ) =>
    shoppersRepository(house.db).alone(order.shopper_id, (trx) =>
      decide({ house, trx, now: house.now(), payments, wish, mayPlaceLate }, order.id),
    );
  return async (known, wish) => {
    const payments = await lookAtPayments(house, known).catch((error: unknown) => {
      if (error instanceof ProviderFailure && isAbandoned(known, house.now())) return [];
      throw error;
    });
    try {
      return await decideOn(known, payments, wish, true);
    } catch (error) {
      // Paid late, and not everything that was paid for can be had again: all of that was taken back.
      if (!(error instanceof Refusal)) throw error;
      return decideOn(known, payments, wish, false);
    }
  };
}

/** Settles an order where the provider can be asked; else answers the order as it stands. */
export async function settleIfReached(house: CheckoutHouse, settle: Settle, order: OrderRow, wish?: 'cancelled') {
  return settle(order, wish).catch(async (error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error;
    house.log.warn(`Order ${order.id} waits for the payment provider: ${error.message}`);
    return (await checkoutRepository(house.db).byId(order.id)) ?? order;
  });
}
