const number = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount of paise as the gateway writes it: `₹1,23,456.00`. */
export const rupees = (paise: number): string => `₹${number.format(paise / 100)}`;
