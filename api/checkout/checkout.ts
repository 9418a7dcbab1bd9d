import { takesEventsIn } from './events/events.ts';
import type { TakeEvent } from './events/events.ts';
import type { CheckoutHouse } from './house.ts';
import { openPayments } from './payments.ts';
import type { Payments } from './payments.ts';
import { reconcilesIn } from './reconcile.ts';
import type { Reconcile } from './reconcile.ts';
import { refundsIn } from './refunding/refunds.ts';
import type { Refund } from './refunding/refunds.ts';
import { checkoutRepository } from './repository.ts';
import { settlesIn } from './settling/settle.ts';
import { startsIn } from './start.ts';
import type { Start } from './start.ts';

/** Buying: orders from the wish to the payment, and money on its way back. */
export interface Checkout {
  start: Start;
  payments: Payments;
  takeEvent: TakeEvent;
  /** Asks after the order of this payment; throws when the provider can't be asked. */
  settle(paymentOrderId: string): Promise<void>;
  refund: Refund;
  reconcile: Reconcile;
}

/** The checkout of the shop. */
export function openCheckout(house: CheckoutHouse): Checkout {
  const settle = settlesIn(house);
  const refund = refundsIn(house);
  return {
    start: startsIn(house, settle),
    payments: openPayments(house, settle),
    takeEvent: takesEventsIn(house),
    settle: async (paymentOrderId) => {
      const order = await checkoutRepository(house.db).byPaymentOrder(paymentOrderId);
      if (order) await settle(order);
    },
    refund,
    reconcile: reconcilesIn(house, settle, refund),
  };
}
