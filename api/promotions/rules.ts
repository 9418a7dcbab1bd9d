import { wholeRupees } from '../../schema/money.ts';
import { promoDiscountOf, promoSubtotalOf } from '../../schema/pricing.ts';
import type { CategoryAmount, PromoTerms } from '../../schema/pricing.ts';
import { refuse } from '../platform/refusals.ts';
import type { PromoCodeRow } from './tables.ts';

/** Parses a promo code: capital letters, without spaces. */
export function parsePromoCode(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

/** The columns with the discount of a code. */
type TermsRow = Pick<PromoCodeRow, 'percent' | 'amount_off' | 'maximum' | 'minimum_subtotal' | 'categories'>;

/** The discount of a code, in paise. */
export function toPromoTerms({ percent, amount_off, maximum, minimum_subtotal, categories }: TermsRow): PromoTerms {
  return {
    percent: percent ?? undefined,
    amountOff: amount_off ?? undefined,
    maximum: maximum ?? undefined,
    minimumSubtotal: minimum_subtotal || undefined,
    categories: categories.length > 0 ? categories : undefined,
  };
}

/** The use of a promo code: the subtotal, the time and the mode of the shop. */
export interface PromoUse {
  /** Paise. */
  subtotal: number;
  /** The parts of the subtotal by category; undefined if they are not known. */
  amounts: readonly CategoryAmount[] | undefined;
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
export function rejectionReason(promo: PromoCodeRow, use: PromoUse): string | undefined {
  const reason = reasonForAnySubtotal(promo, use);
  if (reason) return reason;
  const terms = toPromoTerms(promo);
  const subtotal = promoSubtotalFor(terms, use);
  const place = terms.categories ? `${listOf(terms.categories)} only` : undefined;
  if (place && subtotal === 0) return `This promo code is for ${place}.`;
  if (subtotal >= promo.minimum_subtotal) return undefined;
  const least = `${wholeRupees(promo.minimum_subtotal)} or more`;
  return place ? `This promo code is for ${place}, for ${least}.` : `This promo code is for ${least}.`;
}

/** The part of the subtotal that a code is for, in paise; 0 if the code is for some categories, and the parts are not known. */
export function promoSubtotalFor(terms: PromoTerms, { subtotal, amounts = [] }: PromoUse): number {
  return terms.categories ? promoSubtotalOf(terms, amounts) : subtotal;
}

/** Names as a list in a sentence: `Saree, Dupatta and Kurti`. */
const listOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The message when a code can't be used, whatever the subtotal; undefined when a subtotal allows it. */
function reasonForAnySubtotal(promo: PromoCodeRow, { now, acceptsSamples }: PromoUse): string | undefined {
  if (promo.is_sample && !acceptsSamples) return 'This promo code is not valid.';
  if (promo.is_paused) return 'This promo code is not valid at the moment.';
  if (promo.valid_until && promo.valid_until <= now) return 'This promo code has expired.';
  if (promo.valid_from && promo.valid_from > now) return 'This promo code is not valid yet.';
  if (promo.most_uses !== null && promo.used >= promo.most_uses) return 'This promo code has reached its usage limit.';
  if (promo.most_uses_each !== null && promo.used_by_shopper >= promo.most_uses_each) {
    return 'You have used this promo code already.';
  }
  return undefined;
}

/** A promo code that a cart shows. Money is whole paise. */
export interface Offer {
  code: string;
  /** Its discount and its condition, as a text for shoppers. */
  condition: string;
  /** The discount on the cart; 0 if it does not apply. */
  discount: number;
  /** Why it does not apply, for shoppers; undefined if it does. */
  reason: string | undefined;
}

/**
 * The offers for a cart: codes that the shopper can use now or with a larger subtotal. Those that apply come first, the
 * largest discount before the others; then those with the lowest minimum.
 */
export function toOffers(promos: readonly PromoCodeRow[], use: PromoUse): Offer[] {
  return promos
    .filter((promo) => reasonForAnySubtotal(promo, use) === undefined)
    .toSorted((one, other) => one.minimum_subtotal - other.minimum_subtotal)
    .map((promo) => toOffer(promo, use))
    .toSorted((one, other) => other.discount - one.discount);
}

function toOffer(promo: PromoCodeRow, use: PromoUse): Offer {
  const terms = toPromoTerms(promo);
  const subtotal = promoSubtotalFor(terms, use);
  const missing = promo.minimum_subtotal - subtotal;
  const hasNone = terms.categories !== undefined && subtotal === 0;
  return {
    code: promo.code,
    condition: conditionOf(terms),
    discount: missing > 0 ? 0 : promoDiscountOf(terms, subtotal),
    reason: hasNone
      ? `Add ${listOf(terms.categories ?? [])} to use this code.`
      : missing > 0
        ? `Add ${wholeRupees(Math.ceil(missing / 100) * 100)} more to use this code.`
        : undefined,
  };
}

/** The terms of a code in a few words. */
function conditionOf({ percent, amountOff, maximum, minimumSubtotal, categories }: PromoTerms): string {
  const off = percent === undefined ? `${wholeRupees(amountOff ?? 0)} off` : `${percent}% off`;
  const cap = maximum === undefined ? '' : `, up to ${wholeRupees(maximum)}`;
  const least = minimumSubtotal === undefined ? [] : [`on ${wholeRupees(minimumSubtotal)} or more`];
  return [off + cap, ...least, ...(categories ? [`for ${listOf(categories)} only`] : [])].join(', ');
}
