import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { randomId } from '../../../api/platform/secrets.ts';
import type { OrderShop } from '../../orders/gateway/order-shop.ts';

const TERMS = { percent: 20, categories: ['Saree'], isListed: true };
const newCode = () => `P-${randomId('pc').slice(3).toUpperCase()}`;
/** Inserts a promo code; returns the start of a change's input. */
const inserted = async ({ api }: Pick<OrderShop, 'api'>) => {
  const promoCode = newCode();
  await createPromoCodeRepository(api.database.db).insertCodes([{ code: promoCode, percent: 10 }]);
  return { promoCode, version: 1 };
};
const PROMO_CODE = 'promoCode { code version state }';

/** How each mutation of promo codes is tried. */
export const PROMO_TRIALS = {
  createPromoCode: {
    by: 'admin',
    input: () => ({ promoCode: newCode(), ...TERMS }),
    payload: PROMO_CODE,
  },
  updatePromoCode: {
    by: 'admin',
    input: async (shop: Pick<OrderShop, 'api'>) => ({ ...(await inserted(shop)), ...TERMS }),
    payload: PROMO_CODE,
  },
  pausePromoCode: {
    by: 'admin',
    input: async (shop: Pick<OrderShop, 'api'>) => ({ ...(await inserted(shop)), isPaused: true }),
    payload: PROMO_CODE,
  },
  endPromoCode: { by: 'admin', input: inserted, payload: PROMO_CODE },
  deletePromoCode: { by: 'admin', input: inserted, payload: 'deletedCode' },
} as const;

/** Inputs of callers for the same mutations: a change of another version is refused only after the role. */
export const PROMO_INPUTS = {
  createPromoCode: () => ({ promoCode: newCode(), ...TERMS }),
  updatePromoCode: () => ({ promoCode: 'OFFER', version: 9, ...TERMS }),
  pausePromoCode: () => ({ promoCode: 'OFFER', version: 9, isPaused: true }),
  endPromoCode: () => ({ promoCode: 'OFFER', version: 9 }),
  deletePromoCode: () => ({ promoCode: 'OFFER', version: 9 }),
};
