import { createOrderRepository } from '../orders/repository.ts';
import type { Db } from '../platform/database.ts';
import { randomId } from '../platform/secrets.ts';
import { calculateBill } from './bill.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { assertHoldLimits } from './holds/limits/assert-hold-limits.ts';
import { assertHoldMinutes } from './holds/hold-minutes.ts';
import { swapHolds } from './holds/holds.ts';
import { createCheckoutRepository } from './repository.ts';
import type { PaymentRequest } from './rules.ts';
import { closeRow } from './settlement/apply-payments.ts';
import type { OrderRow } from './tables.ts';

/** The input of a new order. */
export interface NewOrderRequest {
  shopperId: string;
  /** The keyed hash of the client's address. */
  clientHash: string;
  request: PaymentRequest;
  /** The hash of the request, which identifies a repetition. */
  hash: string;
  /** Whether it is paid in cash at the door. */
  paysCash: boolean;
}

/**
 * Inserts an order that holds its pieces, in the transaction `trx` and under the shopper's lock. It replaces the
 * shopper's open order. Refuses an order that is not possible; the caller must then roll the transaction back.
 */
export async function insertOrder(
  dependencies: CheckoutDependencies,
  trx: Db,
  { shopperId, clientHash, request, hash, paysCash }: NewOrderRequest,
  open: OrderRow | undefined,
): Promise<OrderRow> {
  const [orders, now] = [createCheckoutRepository(trx), dependencies.now()];
  await dependencies.rateLimits.count([{ limit: 'orders', of: shopperId }], trx);
  await assertHoldMinutes(trx, shopperId, now);
  const { items, amounts, promoVersion } = await calculateBill(dependencies, trx, shopperId, request);
  const { shipping } = request;
  const terms = await assertHoldLimits(dependencies, trx, { shopperId, items, shipping, clientHash, paysCash }, now);
  // The cart's prices are read before this line: until here, the pieces of the shopper's open order still count for the
  // shopper.
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
  await swapHolds(trx, { from: open, to: order, promoVersion }, now);
  await createOrderRepository(trx).insertEvent(
    { orderId: order.id, key: `${order.id} opened`, kind: 'opened', by: shopperId },
    now,
  );
  return order;
}
