import { createShopperRepository } from '../../account/repository.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { createPromoCodeRepository } from '../../promotions/repository.ts';
import type { PromoClaim } from '../../promotions/tables.ts';
import { refuseShortage } from '../rules.ts';
import type { OrderRow } from '../tables.ts';
import { createHoldRepository } from './repository.ts';

/** The order whose holds end, and the order that gets holds. */
export interface HoldSwap {
  from?: OrderRow | undefined;
  to?: OrderRow | undefined;
  /** The version of the promo code whose terms are in the price of `to`; of a late payment any version is right. */
  promoVersion?: number | undefined;
}

/**
 * Releases the holds of one order (pieces, promo code, first purchase) and claims them for another, in the transaction
 * `trx` and under the shopper's lock. Refuses if one of them can't be claimed; the caller must then roll the
 * transaction back.
 */
export async function swapHolds(trx: Db, { from, to, promoVersion }: HoldSwap, now: Date): Promise<void> {
  await createHoldRepository(trx).lockStock([from, to].flatMap((order) => order?.id ?? []));
  if (from) await releaseHolds(trx, from);
  if (to) await claimHolds(trx, to, promoVersion, now);
}

async function releaseHolds(trx: Db, { id, shopper_id, promo_code }: OrderRow): Promise<void> {
  await createHoldRepository(trx).deleteHoldsAndRestock(id);
  if (promo_code) await createPromoCodeRepository(trx).releaseCode(promo_code, shopper_id, id);
  await createShopperRepository(trx).releaseFirstPurchase(shopper_id, id);
}

async function claimHolds(trx: Db, order: OrderRow, promoVersion: number | undefined, now: Date): Promise<void> {
  const { id, shopper_id, promo_code, first_purchase_discount } = order;
  const holds = createHoldRepository(trx);
  const lack = await holds.findShortage(id);
  if (lack) refuseShortage(lack);
  await holds.insertHolds(id);
  if (promo_code)
    await claimPromoCode(trx, { code: promo_code, shopperId: shopper_id, orderId: id }, promoVersion, now);
  const isFirst = await createShopperRepository(trx).claimFirstPurchase(shopper_id, id);
  if (first_purchase_discount > 0 && !isFirst) refuse('PRICE_CHANGED');
}

/**
 * Claims a use of a code. Refuses with PRICE_CHANGED if staff have changed the code since its terms were read, and with
 * INVALID_PROMO_CODE if the code has no use left.
 */
async function claimPromoCode(trx: Db, use: PromoClaim, version: number | undefined, now: Date): Promise<void> {
  const codes = createPromoCodeRepository(trx);
  // The code's row is locked, so it does not change until the claim.
  if (version !== undefined && (await codes.findVersion(use.code)) !== version) refuse('PRICE_CHANGED');
  if (await codes.claimCode(use, now)) return;
  refuse('INVALID_PROMO_CODE', { field: 'promoCode', message: 'This promo code has reached its usage limit.' });
}
