/**
 * How numbers and amounts of money are written, on every floor. Amounts are whole paise, 100 to the rupee. Written by hand: a
 * browser takes 10 milliseconds, on a slow phone 50, before its first `Intl.NumberFormat` is made, and a page begins with prices.
 */

/** A digit that is followed by pairs of digits and one more: a comma stands after it. */
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

/** An amount as a plain decimal number of rupees, as search engines read it: '1499.00'. */
export const decimalRupees = (paise: number): string => (paise / 100).toFixed(2);
