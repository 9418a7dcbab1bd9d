/**
 * What a cart costs: one pure function that the REST host (whose word counts), the gateway and the storefront share, so
 * that what is shown at once is what the server answers. All amounts are whole paise, 100 to the rupee.
 */

/** What is left to pay at the least, in paise: a payment of less than a rupee can't be made, nor paid back. */
export const LEAST_PAYABLE = 100;
/** Paise of a rupee. */
const RUPEE = 100;

/** One line of a cart. */
export interface BillLine {
  /** What one piece costs, in paise. */
  unitPrice: number;
  /** How many pieces; a whole number from 1. */
  quantity: number;
}

/** What a piece costs with what is done to it, in paise. */
export function unitPriceOf(piecePrice: number, services: readonly { price: number }[]): number {
  return piecePrice + sum(services.map(({ price }) => price));
}

/** What a piece costs by itself, in paise: the inverse of `unitPriceOf`. */
export function piecePriceOf(unitPrice: number, services: readonly { price: number }[]): number {
  return unitPrice - sum(services.map(({ price }) => price));
}

/** What a promo code takes off. */
export interface PromoTerms {
  /** This many percent of the subtotal, 1 to 100. */
  percent?: number | undefined;
  /** Or this amount, in paise. */
  amountOff?: number | undefined;
  /** At the most this amount, in paise. */
  maximum?: number | undefined;
  /** Only from this subtotal on, in paise. */
  minimumSubtotal?: number | undefined;
}

/** What a cart comes to, in paise. */
export interface Bill {
  subtotal: number;
  promoDiscount: number;
  firstPurchaseDiscount: number;
  delivery: number;
  total: number;
  /** Each line in its order: what it costs before, and its share of, both discounts. */
  lines: { total: number; discount: number }[];
}

/** What is taken off besides the first-purchase discount. */
export interface Reductions {
  /** The promo discount in paise, as `promoDiscountOf` or the REST host tells it; 0 for none. */
  promoDiscount?: number;
  /** What it being the shopper's first purchase takes off, in percent of the subtotal; 0 when it is a later one. */
  firstPurchasePercent?: number;
}

/**
 * The bill of some lines. Discounts are whole rupees, never more than the subtotal less a rupee, and the lines' shares
 * add up to them exactly. Where prices are whole rupees the shares are too, so that a line costs nothing, or enough to be
 * paid back by itself. Throws a RangeError for a line that can't be.
 */
export function billOf(lines: readonly BillLine[], reductions: Reductions = {}): Bill {
  const totals = lines.map(totalOf);
  const subtotal = sum(totals);
  const most = Math.max(0, wholeRupees(subtotal) - LEAST_PAYABLE);
  const first = wholeRupees((subtotal * (reductions.firstPurchasePercent ?? 0)) / 100);
  const firstPurchaseDiscount = Math.min(first, most);
  const promo = Math.max(0, wholeRupees(reductions.promoDiscount ?? 0));
  const promoDiscount = Math.min(promo, most - firstPurchaseDiscount);
  const discount = firstPurchaseDiscount + promoDiscount;
  const shares = sharesOf(discount, totals);
  return {
    subtotal,
    promoDiscount,
    firstPurchaseDiscount,
    delivery: 0,
    total: wholeRupees(subtotal - discount),
    lines: totals.map((total, at) => ({ total, discount: shares[at] ?? 0 })),
  };
}

/** What a code takes off a subtotal, in paise and whole rupees; 0 when the subtotal is too small for it. */
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
 * Splits an amount by weight, in whole rupees where all of them are, else in whole paise: each gets its part rounded
 * down, the largest remainders one more, of equal ones the first. In exact numbers, for the products of two amounts outgrow what a float counts.
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
    .toSorted((one, other) => Number(other.remainder - one.remainder));
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares.map((share) => share * unit);
}

const wholeRupees = (paise: number): number => Math.round(paise / RUPEE) * RUPEE;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
