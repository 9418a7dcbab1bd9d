import { createOrderRepository } from '../orders/repository.ts';
import type { Db } from '../platform/database.ts';
import { randomId } from '../platform/secrets.ts';
import { calculateBill } from './bill.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { assertHoldCaps } from './holds/caps/assert-caps.ts';
import { swapHolds } from './holds/holds.ts';
import { assertOrderRate } from './order-rate-limit.ts';
import { createCheckoutRepository } from './repository.ts';
import type { PaymentRequest } from './rules.ts';
import { closeRow } from './settlement/apply-payments.ts';
import type { OrderRow } from './tables.ts';

/** What a new order is made of. */
export interface NewOrderRequest {
  shopperId: string;
  /** The keyed hash of the client's address. */
  clientHash: string;
  request: PaymentRequest;
  /** The hash of the request, by which the same one is known again. */
  hash: string;
  /** Whether it is paid in cash at the door. */
  paysCash: boolean;
}

/**
 * Inserts an order that holds its pieces, in the transaction `trx` and under the shopper's lock; it replaces the shopper's
 * open order. Refuses what can't be bought; the caller must then roll the transaction back.
 */
export async function insertOrder(
  dependencies: CheckoutDependencies,
  trx: Db,
  { shopperId, clientHash, request, hash, paysCash }: NewOrderRequest,
  open: OrderRow | undefined,
): Promise<OrderRow> {
  const [orders, now] = [createCheckoutRepository(trx), dependencies.now()];
  await assertOrderRate(trx, shopperId, now);
  const { items, amounts } = await calculateBill(dependencies, trx, shopperId, request);
  const { shipping } = request;
  const terms = await assertHoldCaps(dependencies, trx, { shopperId, items, shipping, clientHash, paysCash }, now);
  // The cart's prices are read before this line: until here, the shopper's open order still counts as the shopper's
  // own.
  if (open) await closeRow(trx, open, 'replaced', now);
  const order = await orders.insertOrder({
    order: {
      id: randomId('or'),
      shopper_id: shopperId,
      chain_id: (await orders.findUnpaidChain(shopperId)) ?? randomId('ch'),
      attempt_id: request.attempt,
      wish_hash: hash,
      ...amounts,
      promo_code: request.promoCode,
      shipping,
      billing: request.billing,
      created_at: now,
      pays_cash: paysCash,
      ...terms,
    },
    items,
  });
  await swapHolds(trx, { from: open, to: order }, now);
  await createOrderRepository(trx).insertEvent(
    { orderId: order.id, key: `${order.id} opened`, kind: 'opened', by: shopperId },
    now,
  );
  return order;
}
