import { moneyOfRupees, type Money } from '../host/money.ts';
import type { HostResponse } from '../host/contract.ts';
import type { UserErrorNode } from '../graphql/user-errors.ts';

/** The terms of a promo code. */
export interface PromoTermsNode {
  percent: number | null;
  amountOff: Money | null;
  maximum: Money | null;
  minimumSubtotal: Money | null;
  /** The categories that the code is for; null for all. */
  categories: string[] | null;
}
/** The result of a promo code: a discount, or an error. */
export interface PromoCodeNode {
  /** The discount in paise, from 0 to the subtotal; 0 for a refused code. */
  discount: number;
  /** The code in the shop's spelling; null for a refused code. */
  code: string | null;
  terms: PromoTermsNode | null;
  error: UserErrorNode | null;
}

/** Converts an accepted promo code. `sentCode` and `subtotal`, in paise, are those of the request. */
export function promoCodeNode(
  { discount, promoCode, terms }: HostResponse<'validatePromoCode'>,
  sentCode: string,
  subtotal: number,
): PromoCodeNode {
  return {
    discount: Math.min(Math.max(0, Math.round(discount * 100)), subtotal),
    code: promoCode ?? sentCode,
    terms: promoTermsNode(terms),
    error: null,
  };
}

/** Converts the terms; null for terms that are out of range: the discount is valid without them. */
function promoTermsNode(raw: HostResponse<'validatePromoCode'>['terms']): PromoTermsNode | null {
  if (raw?.percent === undefined && raw?.amountOff === undefined) return null;
  const amounts = [raw.amountOff, raw.maximum, raw.minimumSubtotal];
  const isValid = isInRange(raw.percent, 100) && amounts.every((amount) => isInRange(amount, MAX_RUPEES));
  if (!isValid) return null;
  const money = (amount: number | undefined) => (amount === undefined ? null : moneyOfRupees(amount));
  return {
    percent: raw.percent ?? null,
    amountOff: money(raw.amountOff),
    maximum: money(raw.maximum),
    minimumSubtotal: money(raw.minimumSubtotal),
    categories: raw.categories ?? null,
  };
}

/** The most rupees that an offer's terms may name. */
const MAX_RUPEES = 100_000_000;
const isInRange = (number = 0, max: number) => number >= 0 && number <= max;
