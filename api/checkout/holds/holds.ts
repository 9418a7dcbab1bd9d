import { createShopperRepository } from '../../account/repository.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { createPromoCodeRepository } from '../../promotions/repository.ts';
import { refuseShortage } from '../rules.ts';
import type { OrderRow } from '../tables.ts';
import { createHoldRepository } from './repository.ts';

/** The order whose holds end, and the order that gets holds. */
export interface HoldSwap {
  from?: OrderRow | undefined;
  to?: OrderRow | undefined;
}

/**
 * Releases the holds of one order (pieces, promo code, first purchase) and claims them for another, in the transaction
 * `trx` and under the shopper's lock. Refuses if one of them can't be claimed; the caller must then roll the
 * transaction back.
 */
export async function swapHolds(trx: Db, { from, to }: HoldSwap, now: Date): Promise<void> {
  await createHoldRepository(trx).lockStock([from, to].flatMap((order) => order?.id ?? []));
  if (from) await releaseHolds(trx, from);
  if (to) await claimHolds(trx, to, now);
}

async function releaseHolds(trx: Db, { id, shopper_id, promo_code }: OrderRow): Promise<void> {
  await createHoldRepository(trx).deleteHoldsAndRestock(id);
  if (promo_code) await createPromoCodeRepository(trx).releaseCode(promo_code, shopper_id, id);
  await createShopperRepository(trx).releaseFirstPurchase(shopper_id, id);
}

async function claimHolds(trx: Db, order: OrderRow, now: Date): Promise<void> {
  const { id, shopper_id, promo_code, first_purchase_discount } = order;
  const holds = createHoldRepository(trx);
  const lack = await holds.findShortage(id);
  if (lack) refuseShortage(lack);
  await holds.insertHolds(id);
  if (promo_code && !(await createPromoCodeRepository(trx).claimCode(promo_code, shopper_id, id, now))) {
    refuse('INVALID_PROMO_CODE', { field: 'promoCode', message: 'This promo code has reached its usage limit.' });
  }
  const isFirst = await createShopperRepository(trx).claimFirstPurchase(shopper_id, id);
  if (first_purchase_discount > 0 && !isFirst) refuse('PRICE_CHANGED');
}
