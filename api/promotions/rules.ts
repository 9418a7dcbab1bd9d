import { wholeRupees } from '../../schema/money.ts';
import type { PromoTerms } from '../../schema/pricing.ts';
import { refuse } from '../platform/refusals.ts';
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

/** The use of a promo code: the subtotal, the time and the mode of the shop. */
export interface PromoUse {
  /** Paise. */
  subtotal: number;
  now: Date;
  /** Whether the codes of the samples work, which they do in a trial. */
  acceptsSamples: boolean;
}

/** The promo code; refuses with INVALID_PROMO_CODE an unknown one, and one that can't be used. */
export function assertUsable(promo: PromoCodeRow | undefined, use: PromoUse): PromoCodeRow {
  const found = promo ?? refuse('INVALID_PROMO_CODE', { field: 'promoCode' });
  const message = rejectionReason(found, use);
  return message ? refuse('INVALID_PROMO_CODE', { field: 'promoCode', message }) : found;
}

/** The message for the shopper when a code can't be used; undefined when it can. */
export function rejectionReason(promo: PromoCodeRow, { subtotal, now, acceptsSamples }: PromoUse): string | undefined {
  if (promo.is_sample && !acceptsSamples) return 'This promo code is not valid.';
  if (promo.valid_until && promo.valid_until <= now) return 'This promo code has expired.';
  if (promo.valid_from && promo.valid_from > now) return 'This promo code is not valid yet.';
  if (promo.most_uses !== null && promo.used >= promo.most_uses) return 'This promo code has reached its usage limit.';
  if (promo.most_uses_each !== null && promo.used_by_shopper >= promo.most_uses_each) {
    return 'You have used this promo code already.';
  }
  if (subtotal < promo.minimum_subtotal)
    return `This promo code is for ${wholeRupees(promo.minimum_subtotal)} or more.`;
  return undefined;
}
