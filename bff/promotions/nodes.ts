import type { UserError } from '../generated/resolvers.ts';
import { rupees, type Money } from '../platform/money.ts';
import type { Answer } from '../platform/upstream/contract.ts';

/** What a promo code takes off, by its own terms. */
export interface TermsNode {
  percent: number | null;
  amountOff: Money | null;
  maximum: Money | null;
  minimumSubtotal: Money | null;
}
/** What came of a promo code: either it takes something off, or `error` tells why not. */
export interface PromoNode {
  /** What it takes off in paise; 0 when it was refused. */
  discount: number;
  /** The code as the shop writes it; null when it was refused. */
  code: string | null;
  terms: TermsNode | null;
  error: UserError | null;
}

/** What a promo code that was taken comes to; `asked` is the code as it was sent. */
export function promoNode({ discount, promoCode, terms }: Answer<'validatePromoCode'>, asked: string): PromoNode {
  return { discount: Math.round(discount * 100), code: promoCode ?? asked, terms: termsNode(terms), error: null };
}

/** Terms that make no sense are none: what the host takes off is known without them. */
function termsNode(raw: Answer<'validatePromoCode'>['terms']): TermsNode | null {
  if (raw?.percent === undefined && raw?.amountOff === undefined) return null;
  const amounts = [raw.amountOff, raw.maximum, raw.minimumSubtotal];
  const isSane = isWithin(100, raw.percent) && amounts.every((amount) => isWithin(MOST_RUPEES, amount));
  if (!isSane) return null;
  const money = (amount: number | undefined) => (amount === undefined ? null : rupees(amount));
  return {
    percent: raw.percent ?? null,
    amountOff: money(raw.amountOff),
    maximum: money(raw.maximum),
    minimumSubtotal: money(raw.minimumSubtotal),
  };
}

/** The most that the schema's `Money` tells. */
const MOST_RUPEES = Math.trunc((2 ** 31 - 1) / 100);
const isWithin = (most: number, number = 0) => number >= 0 && number <= most;
