import { promoDiscountOf } from '../../schema/pricing.ts';
import type { PromoTerms } from '../../schema/pricing.ts';
import type { Authentication } from '../platform/authentication.ts';
import type { Serve } from '../platform/contract.ts';
import { refuse } from '../platform/refusals.ts';
import type { PromoCodeRepository } from './repository.ts';
import { parsePromoCode, rejectionReason, toPromoTerms } from './rules.ts';

/** What the promotions' routes need. */
export interface PromotionRouteDependencies {
  promoCodes: PromoCodeRepository;
  authentication: Pick<Authentication, 'authenticate'>;
  /** Counts a call that could guess a code, by the client's address; refuses past the limit. */
  countPromoGuess: (address: string) => Promise<void>;
  now: () => Date;
}

/** Promo codes. */
export function promotionsRoutes(serve: Serve, dependencies: PromotionRouteDependencies): void {
  const { promoCodes, authentication, countPromoGuess, now } = dependencies;

  serve('validatePromoCode', async ({ headers, cookies, address, body: { promoCode, totalAmount } }) => {
    await countPromoGuess(address);
    const shopperId = headers.authorization
      ? (await authentication.authenticate(headers, cookies)).shopperId
      : undefined;
    const promo =
      (await promoCodes.findCode(parsePromoCode(promoCode), shopperId)) ?? refuse('INVALID_PROMO_CODE', FIELD);
    const subtotal = Math.round(totalAmount * 100);
    const message = rejectionReason(promo, subtotal, now());
    if (message) refuse('INVALID_PROMO_CODE', { ...FIELD, message });
    const terms = toPromoTerms(promo);
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
