import { createShopperRepository } from '../../account/repository.ts';
import type { Db } from '../../platform/database.ts';
import { Refusal, refuse } from '../../platform/refusals.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import type { OrderRow } from '../tables.ts';
import type { SettleOrder } from './settle.ts';

/** The maximum number of tries while other tabs of the shopper also open orders. */
const MAX_TURNS = 5;

/** The result of a turn: the order, or an older one that must be settled before the next turn. */
export type OrderTurn = { order: OrderRow } | { settleFirst: OrderRow };

/** The message for a cart that has changed because an older payment of it turned out to be made. */
const PLACED_BEFORE = 'Your earlier payment went through, and that order is placed. Nothing more was charged.';

/**
 * Runs turns under the shopper's lock, each in a transaction, until one returns an order. An order that must be settled
 * first may have been paid. It is settled outside of any transaction and passed to the next turn.
 */
export async function retryAfterSettling(
  { db }: Pick<CheckoutDependencies, 'db'>,
  settle: SettleOrder,
  shopperId: string,
  turn: (trx: Db, settled: OrderRow | undefined) => Promise<OrderTurn>,
): Promise<OrderRow> {
  let settled: OrderRow | undefined;
  for (let count = 0; count < MAX_TURNS; count++) {
    const found = await createShopperRepository(db)
      .withShopperLock(shopperId, (trx) => turn(trx, settled))
      .catch((error: unknown) => {
        throw isEmptiedBy(settled, error) ? new Refusal('PRICE_CHANGED', { message: PLACED_BEFORE }) : error;
      });
    if ('order' in found) return found.order;
    settled = await settle(found.settleFirst);
  }
  return refuse('UNAVAILABLE');
}

/** Whether a turn found another cart because the order settled before it is paid. */
const isEmptiedBy = (settled: OrderRow | undefined, error: unknown): boolean =>
  settled?.state === 'paid' && error instanceof Refusal && error.code === 'PRICE_CHANGED';
