import { promoDiscountOf } from '../../schema/pricing.ts';
import type { PromoTerms } from '../../schema/pricing.ts';
import type { Door } from '../platform/caller.ts';
import type { Serve } from '../platform/contract.ts';
import { refuse } from '../platform/refusals.ts';
import type { PromotionsRepository } from './repository.ts';
import { codeFrom, reasonAgainst, termsOf } from './rules.ts';

/** What the promotions' routes work with. */
export interface PromotionsRoutes {
  promotions: PromotionsRepository;
  authenticate: Door['authenticate'];
  /** Counts a call that could be a guess, for a client's address; refuses past the limit. */
  count: (address: string) => Promise<void>;
  now: () => Date;
}

/** What promo codes take off. */
export function promotionsRoutes(serve: Serve, { promotions, authenticate, count, now }: PromotionsRoutes): void {
  serve('validatePromoCode', async ({ headers, cookies, address, body: { promoCode, totalAmount } }) => {
    await count(address);
    const shopperId = headers.authorization ? (await authenticate(headers, cookies)).shopperId : undefined;
    const promo = (await promotions.find(codeFrom(promoCode), shopperId)) ?? refuse('INVALID_PROMO_CODE', FIELD);
    const subtotal = Math.round(totalAmount * 100);
    const message = reasonAgainst(promo, subtotal, now());
    if (message) refuse('INVALID_PROMO_CODE', { ...FIELD, message });
    const terms = termsOf(promo);
    return { discount: promoDiscountOf(terms, subtotal) / 100, promoCode: promo.code, terms: inRupees(terms) };
  });
}

const FIELD = { field: 'promoCode' };

function inRupees({ percent, amountOff, maximum, minimumSubtotal }: PromoTerms) {
  const rupees = (paise: number | undefined) => (paise === undefined ? undefined : paise / 100);
  return {
    percent,
    amountOff: rupees(amountOff),
    maximum: rupees(maximum),
    minimumSubtotal: rupees(minimumSubtotal),
  };
}
