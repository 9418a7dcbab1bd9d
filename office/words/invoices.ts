/** The words of the list of invoices and credit notes. */
export const kind = 'Kind';
export const kinds = { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' } as const;
export const searchInvoices = 'Number, order, buyer’s name or email';
export const searchTooShort = 'Please enter at least two characters.';
export const month = 'Month';
export const allMonths = 'All months';
export const seller = 'Seller';
export const allSellers = 'All sellers';
export const totalOf = (count: number): string => (count === 1 ? '1 document' : `${count} documents`);
export const number = 'Number';
export const issued = 'Issued';
export const buyer = 'Buyer';
export const order = 'Order';
export const taxable = 'Before tax';
export const total = 'Total';
