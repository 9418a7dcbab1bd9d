import { createShopperRepository } from '../../account/repository.ts';
import { createAddressRepository } from '../../account/addresses/repository.ts';
import { createCartRepository } from '../../cart/repository.ts';
import { createOrderRepository } from '../../orders/repository.ts';
import type { Db } from '../../platform/database.ts';
import { randomId } from '../../platform/secrets.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import { createHoldRepository } from '../holds/repository.ts';
import { createCheckoutRepository } from '../repository.ts';
import type { OrderRow } from '../tables.ts';
import { createSettlementRepository } from './repository.ts';

/** The input for placing an order, in one transaction under the shopper's lock. */
export interface Placing {
  dependencies: Pick<CheckoutDependencies, 'mailQueue' | 'mails'>;
  trx: Db;
  now: Date;
}

/**
 * Places an order whose pieces are held, and returns it. Its holds end, its pieces and the promo code leave the cart, and its address is
 * saved. An empty profile gets its name and phone, and the shopper gets a mail. `details` are for its history.
 */
export async function placeHeldOrder(
  { dependencies, trx, now }: Placing,
  order: OrderRow,
  details: object,
): Promise<OrderRow> {
  await createHoldRepository(trx).deleteHolds(order.id);
  const placed = await createSettlementRepository(trx).updatePaid(order.id, now, order.pays_cash ? 'due' : null);
  const items = await createCheckoutRepository(trx).listItems(order.id);
  const carts = createCartRepository(trx);
  await carts.deletePurchased(order.shopper_id, items);
  await carts.deletePromoCode(order.shopper_id);
  if (!order.pays_cash) await createShopperRepository(trx).markBought(order.shopper_id, now);
  const { email: _email, ...address } = order.shipping;
  await createShopperRepository(trx).fillProfile(order.shopper_id, address, now);
  await createAddressRepository(trx).upsertUsed(order.shopper_id, randomId('ad'), address, now);
  await createOrderRepository(trx).insertEvent(
    { orderId: order.id, key: `${order.id} placed`, kind: 'placed', details },
    now,
  );
  const mail = dependencies.mails.received(order.shipping.email, { ...order, items });
  await dependencies.mailQueue.send(trx, { ...mail, sequenceKey: order.id });
  return placed;
}
