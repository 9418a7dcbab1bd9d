/** How amounts of money are written, on every floor. Amounts are whole paise, 100 to the rupee. */

const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });
const rounded = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** An amount with the rupee sign, Indian grouping and two decimals: '₹1,23,456.00'. */
export const rupees = (paise: number): string => exact.format(paise / 100);

/** An amount with the rupee sign and Indian grouping, rounded to whole rupees: '₹1,23,456'. */
export const wholeRupees = (paise: number): string => rounded.format(paise / 100);

/** An amount as a plain decimal number of rupees, as search engines read it: '1499.00'. */
export const decimalRupees = (paise: number): string => (paise / 100).toFixed(2);
