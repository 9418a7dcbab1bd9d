import { wholeRupees } from '../../schema/money.ts';
import type { PromoTerms } from '../../schema/pricing.ts';
import type { PromoCodeRow } from './tables.ts';

/** Parses a promo code: capital letters, without spaces. */
export function parsePromoCode(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

/** The discount of a code, in paise. */
export function toPromoTerms({ percent, amount_off, maximum, minimum_subtotal }: PromoCodeRow): PromoTerms {
  return {
    percent: percent ?? undefined,
    amountOff: amount_off ?? undefined,
    maximum: maximum ?? undefined,
    minimumSubtotal: minimum_subtotal || undefined,
  };
}

/** Why a code can't be used now on this subtotal in paise, in words for the shopper; undefined when it can. */
export function rejectionReason(promo: PromoCodeRow, subtotal: number, now: Date): string | undefined {
  if (promo.valid_until && promo.valid_until <= now) return 'This promo code has expired.';
  if (promo.valid_from && promo.valid_from > now) return 'This promo code is not valid yet.';
  if (promo.most_uses !== null && promo.used >= promo.most_uses) return 'This promo code has been used up.';
  if (promo.most_uses_each !== null && promo.used_by_shopper >= promo.most_uses_each) {
    return 'You have used this promo code already.';
  }
  if (subtotal < promo.minimum_subtotal)
    return `This promo code is for ${wholeRupees(promo.minimum_subtotal)} or more.`;
  return undefined;
}
