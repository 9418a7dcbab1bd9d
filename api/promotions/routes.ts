import { promoDiscountOf } from '../../schema/pricing.ts';
import type { PromoTerms } from '../../schema/pricing.ts';
import type { Authentication } from '../platform/authentication.ts';
import type { Serve } from '../platform/contract.ts';
import type { RateLimits } from '../platform/rate-limits/rate-limits.ts';
import type { PromoCodeRepository } from './repository.ts';
import { assertUsable, parsePromoCode, promoSubtotalFor, toPromoTerms } from './rules.ts';

/** The dependencies of the promotions' routes. */
export interface PromotionRouteDependencies {
  promoCodes: PromoCodeRepository;
  authentication: Pick<Authentication, 'authenticate'>;
  rateLimits: Pick<RateLimits, 'countCall'>;
  /** Whether the promo codes of the samples work. */
  acceptsSamples: boolean;
  now: () => Date;
}

/** Promo codes. */
export function promotionsRoutes(serve: Serve, dependencies: PromotionRouteDependencies): void {
  const { promoCodes, authentication, rateLimits, acceptsSamples, now } = dependencies;

  serve(
    'validatePromoCode',
    async ({ headers, cookies, address, body: { promoCode, totalAmount, categoryAmounts } }) => {
      await rateLimits.countCall(address);
      const shopperId = headers.authorization
        ? (await authentication.authenticate(headers, cookies)).shopperId
        : undefined;
      const use = {
        subtotal: toPaise(totalAmount),
        amounts: categoryAmounts?.map(({ category, amount }) => ({ category, amount: toPaise(amount) })),
        now: now(),
        acceptsSamples,
      };
      const promo = assertUsable(await promoCodes.findCode(parsePromoCode(promoCode), shopperId), use);
      const terms = toPromoTerms(promo);
      return {
        discount: promoDiscountOf(terms, promoSubtotalFor(terms, use)) / 100,
        promoCode: promo.code,
        terms: inRupees(terms),
      };
    },
  );
}

const toPaise = (rupees: number): number => Math.round(rupees * 100);

function inRupees({ percent, amountOff, maximum, minimumSubtotal, categories }: PromoTerms) {
  const rupees = (paise: number | undefined) => (paise === undefined ? undefined : paise / 100);
  return {
    percent,
    amountOff: rupees(amountOff),
    maximum: rupees(maximum),
    minimumSubtotal: rupees(minimumSubtotal),
    categories: categories && [...categories],
  };
}
