/**
 * Formats numbers and amounts in whole paise (1/100 rupee).
 * Without `Intl.NumberFormat`: creating the first one takes 10 ms in a browser (50 ms on a slow phone), before a page
 * can show prices.
 */

/** A digit before groups of two digits and a last digit: a comma follows it. */
const GROUP = /\d(?=(?:\d\d)+\d$)/g;

/** A whole number with Indian grouping: '1,23,456'. */
export const grouped = (count: number): string => String(count).replace(GROUP, '$&,');

/** An amount with the rupee sign, Indian grouping and two decimals: '₹1,23,456.00'. */
export function rupees(paise: number): string {
  const amount = Math.abs(paise);
  return `${paise < 0 ? '-' : ''}₹${grouped(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`;
}

/** A price with the rupee sign and Indian grouping, rounded to whole rupees: '₹1,23,456'. */
export const wholeRupees = (paise: number): string => `₹${grouped(Math.round(paise / 100))}`;

/** An amount in rupees as a plain decimal number, for search engines: '1499.00'. */
export const decimalRupees = (paise: number): string => (paise / 100).toFixed(2);
