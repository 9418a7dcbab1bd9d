import { shoppersRepository } from '../../account/repository.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { promotionsRepository } from '../../promotions/repository.ts';
import { refuseLack } from '../rules.ts';
import type { OrderRow } from '../tables.ts';
import { holdsRepository } from './repository.ts';

/** Whose hold ends, and whose begins. */
export interface Swap {
  from?: OrderRow | undefined;
  to?: OrderRow | undefined;
}

/**
 * Gives back what one order has taken (pieces, promo code, first purchase) and takes it for another, in the transaction
 * `trx` and under the shopper's row. Refuses when anything of it can't be taken; the transaction must then be given up.
 */
export async function swapHolds(trx: Db, { from, to }: Swap, now: Date): Promise<void> {
  await holdsRepository(trx).lock([from, to].flatMap((order) => order?.id ?? []));
  if (from) await giveBack(trx, from);
  if (to) await take(trx, to, now);
}

async function giveBack(trx: Db, { id, shopper_id, promo_code }: OrderRow): Promise<void> {
  await holdsRepository(trx).giveBack(id);
  if (promo_code) await promotionsRepository(trx).giveBack(promo_code, shopper_id, id);
  await shoppersRepository(trx).giveBackFirst(shopper_id, id);
}

async function take(trx: Db, order: OrderRow, now: Date): Promise<void> {
  const { id, shopper_id, promo_code, first_purchase_discount } = order;
  const holds = holdsRepository(trx);
  const lack = await holds.lack(id);
  if (lack) refuseLack(lack);
  await holds.take(id);
  if (promo_code && !(await promotionsRepository(trx).take(promo_code, shopper_id, id, now))) {
    refuse('INVALID_PROMO_CODE', { field: 'promoCode', message: 'This promo code has been used up.' });
  }
  const isFirst = await shoppersRepository(trx).takeFirst(shopper_id, id);
  if (first_purchase_discount > 0 && !isFirst) refuse('PRICE_CHANGED');
}
