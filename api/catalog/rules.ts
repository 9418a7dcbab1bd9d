/**
 * The shop's price rule, in whole numbers, so that no floating-point error decides a rupee. Sellers set paise, shoppers
 * see rupees: shown = round(asked × (1 + rate)), halves up.
 */

const PAISE = 100;
/** Rates are counted in millionths. */
const WHOLE = 1_000_000;
/** The highest price of a filter, in paise: the maximum of the database's integer. */
const MAX_PRICE = 2_147_483_647;

/** The price in whole rupees that a shopper pays, for a seller's price in paise, at a rate from 0 to 1. */
export function shownRupees(askedPaise: number, rate: number): number {
  const withRate = askedPaise * (WHOLE + Math.round(rate * WHOLE));
  return Math.floor((withRate + (PAISE * WHOLE) / 2) / (PAISE * WHOLE));
}

/** A list price in whole rupees, without the shop's rate. */
export function listRupees(paise: number): number {
  return Math.round(paise / PAISE);
}

/** The discount of the shown price from the list price in percent, rounded; 0 when it is not lower. */
export function discountPercent(listed: number, shown: number): number {
  return listed > shown ? Math.round(((listed - shown) / listed) * 100) : 0;
}

/** The lowest seller's price in paise that is shown as at least `rupees`. */
export function lowestSellerPaise(rupees: number, rate: number): number {
  return lowestPaiseWhere((paise) => shownRupees(paise, rate) >= rupees);
}

/** The highest seller's price in paise that is shown as at most `rupees`; -1 for none. */
export function highestSellerPaise(rupees: number, rate: number): number {
  return lowestPaiseWhere((paise) => shownRupees(paise, rate) > rupees) - 1;
}

/** The lowest price for which `holds` is true. The rule is monotonic, so a binary search finds it. */
function lowestPaiseWhere(holds: (paise: number) => boolean): number {
  let low = 0;
  let high = MAX_PRICE;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
