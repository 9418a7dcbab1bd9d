/**
 * The cost of a cart. The REST host (which decides), the gateway and the storefront share it, so that the storefront
 * can show the result at once. All amounts are whole paise (1/100 rupee).
 */

/** The lowest amount to pay, in paise: the provider neither charges nor refunds less than a rupee. */
export const LEAST_PAYABLE = 100;
/** Paise in a rupee. */
const RUPEE = 100;

/** One line of a cart. */
export interface BillLine {
  /** The price of one piece, in paise. */
  unitPrice: number;
  /** The number of pieces; a whole number from 1. */
  quantity: number;
  /** False if the promo code is not for the line's category; true by default. */
  takesPromo?: boolean | undefined;
}

/** The price of all pieces of one category, or of one line, in paise. */
export interface CategoryAmount {
  category: string;
  amount: number;
}

/** The price of a piece including its services, in paise. */
export function unitPriceOf(piecePrice: number, services: readonly { price: number }[]): number {
  return piecePrice + sum(services.map(({ price }) => price));
}

/** The price of a piece without its services, in paise: the inverse of `unitPriceOf`. */
export function piecePriceOf(unitPrice: number, services: readonly { price: number }[]): number {
  return unitPrice - sum(services.map(({ price }) => price));
}

/** The terms of a promo code. */
export interface PromoTerms {
  /** The percentage of the subtotal, 1 to 100. */
  percent?: number | undefined;
  /** Or a fixed amount, in paise. */
  amountOff?: number | undefined;
  /** The highest discount, in paise. */
  maximum?: number | undefined;
  /** The lowest subtotal for which it is valid, in paise. */
  minimumSubtotal?: number | undefined;
  /** The categories that it is for; all categories without them. */
  categories?: readonly string[] | undefined;
}

/** The totals of a cart, in paise. */
export interface Bill {
  subtotal: number;
  promoDiscount: number;
  firstPurchaseDiscount: number;
  delivery: number;
  total: number;
  /**
   * Each line in its order: the price before discounts, and its share of both discounts. `promoDiscount` is the promo
   * code's part of the share; undefined if the code is for all lines, which then share both discounts as one.
   */
  lines: { total: number; discount: number; promoDiscount?: number | undefined }[];
}

/** The inputs of the discounts. */
export interface Reductions {
  /** The promo discount in paise, from `promoDiscountOf` or the REST host; 0 for none. */
  promoDiscount?: number;
  /** The first-purchase discount in percent of the subtotal; 0 for a later purchase. */
  firstPurchasePercent?: number;
}

/**
 * The totals of cart lines. Discounts are whole rupees, at most the subtotal less a rupee; the lines' shares add up to
 * them exactly. With prices in whole rupees the shares are whole rupees too, so that a line costs 0 or an amount that
 * can be refunded. A promo code for some categories reduces only their lines. Throws a RangeError for an invalid line.
 */
export function billOf(lines: readonly BillLine[], reductions: Reductions = {}): Bill {
  const totals = lines.map(totalOf);
  const subtotal = sum(totals);
  const most = Math.max(0, wholeRupees(subtotal) - LEAST_PAYABLE);
  const first = wholeRupees((subtotal * (reductions.firstPurchasePercent ?? 0)) / 100);
  const firstPurchaseDiscount = Math.min(first, most);
  const promo = Math.min(Math.max(0, wholeRupees(reductions.promoDiscount ?? 0)), most - firstPurchaseDiscount);
  const isForAll = lines.every(({ takesPromo = true }) => takesPromo);
  const shares = isForAll ? sharesOf(firstPurchaseDiscount + promo, totals) : sharesOf(firstPurchaseDiscount, totals);
  // The code reduces what the first purchase leaves of its lines.
  const open = totals.map((total, at) => (lines[at]?.takesPromo === false ? 0 : total - (shares[at] ?? 0)));
  const promoDiscount = isForAll ? promo : Math.min(promo, Math.floor(sum(open) / RUPEE) * RUPEE);
  const promoShares = isForAll ? undefined : sharesOf(promoDiscount, open);
  return {
    subtotal,
    promoDiscount,
    firstPurchaseDiscount,
    delivery: 0,
    total: wholeRupees(subtotal - firstPurchaseDiscount - promoDiscount),
    lines: totals.map((total, at) => ({
      total,
      discount: (shares[at] ?? 0) + (promoShares?.[at] ?? 0),
      promoDiscount: promoShares?.[at],
    })),
  };
}

/** Whether a code is for pieces of this category. */
export function isPromoFor({ categories }: Pick<PromoTerms, 'categories'>, category: string): boolean {
  return categories === undefined || categories.includes(category);
}

/** The part of a subtotal that a code is for, in paise: the sum of its categories. */
export function promoSubtotalOf(terms: Pick<PromoTerms, 'categories'>, amounts: readonly CategoryAmount[]): number {
  return sum(amounts.filter(({ category }) => isPromoFor(terms, category)).map(({ amount }) => amount));
}

/**
 * The discount of a code on a subtotal, in paise and whole rupees; 0 when the subtotal is too small. Of a code for some
 * categories, `subtotal` is `promoSubtotalOf`.
 */
export function promoDiscountOf(terms: PromoTerms, subtotal: number): number {
  if (subtotal < (terms.minimumSubtotal ?? 0)) return 0;
  const off = terms.percent === undefined ? (terms.amountOff ?? 0) : (subtotal * terms.percent) / 100;
  return Math.floor(Math.min(wholeRupees(off), terms.maximum ?? Infinity, subtotal) / RUPEE) * RUPEE;
}

function totalOf({ unitPrice, quantity }: BillLine): number {
  if (!Number.isSafeInteger(unitPrice) || unitPrice < 0) throw new RangeError('A price is a whole number of paise.');
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError('A quantity is a whole number from 1.');
  return unitPrice * quantity;
}

/**
 * Splits an amount by weight, in whole rupees if all amounts are, otherwise in paise. Each part is rounded down; the
 * largest remainders get one more, the first of equal ones. Uses BigInt: the products exceed the exact range of a
 * number.
 */
export function sharesOf(amount: number, weights: readonly number[]): number[] {
  const unit = [amount, ...weights].every((paise) => paise % RUPEE === 0) ? RUPEE : 1;
  const all = BigInt(sum(weights));
  if (all === 0n) return weights.map(() => 0);
  const [units, whole] = [amount / unit, all * BigInt(unit)];
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = products.map((product) => Number(product / whole));
  const left = units - sum(shares);
  const byRemainder = products
    .map((product, at) => ({ at, remainder: product % whole }))
    .sort((one, other) => Number(other.remainder - one.remainder));
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares.map((share) => share * unit);
}

const wholeRupees = (paise: number): number => Math.round(paise / RUPEE) * RUPEE;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
