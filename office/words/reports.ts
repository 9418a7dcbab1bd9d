/* The words of the first screen, of the exports and of the sellers' accounts. */

// Today
export const figures = 'At a glance';
export const sales = 'Sales today';
export const lastDays = 'Last 7 days';
export const orders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);
export const todayBefore = (amount: string, count: number): string =>
  `Same day last week, until this time: ${amount}, ${orders(count)}`;
export const daysBefore = (amount: string, count: number): string =>
  `The 7 days before, until this time: ${amount}, ${orders(count)}`;
export const countWords = {
  toConfirm: 'To confirm',
  toDispatch: 'To dispatch',
  lowStock: 'Low stock',
  returnsToDecide: 'Returns to decide',
  returnsOnTheWay: 'Returns on the way',
  payoutsToPay: 'Refunds to pay by hand',
  refundsGivenUp: 'Refunds that failed',
  reviewsReported: 'Reviews reported',
} as const;
export const paymentsThatDisagree = 'Payments that disagree';
export const checkedAt = (when: string): string => `Compared with the payment provider on ${when}`;
export const notChecked = 'Payments not yet compared with the provider';
export const moneyHint = 'The command line repairs these: money check --repair.';

// Exports
export const newExport = 'New file';
export const kind = 'File';
export const kindWords = {
  ORDERS: 'Sold items',
  REFUNDS: 'Refunds',
  GST_SALES: 'GST: sales by state and rate',
  GST_LARGE_SALES: 'GST: large sales to other states',
  GST_CREDIT_NOTES: 'GST: credit notes',
  GST_HSN: 'GST: sales by HSN',
  GST_DOCUMENTS: 'GST: series of documents',
  PAYOUTS: 'Payouts of sellers',
} as const;
export const from = 'First day';
export const until = 'Last day';
export const enterFrom = 'Please enter the first day.';
export const enterUntil = 'Please enter the last day.';
export const untilBeforeFrom = 'The last day is before the first one.';
export const requestExport = 'Make the file';
export const exportRequested = 'The file is being made';
export const noExports = 'No files yet';
export const noExportsHint = 'Choose a file and its days above. Files are kept for seven days.';
export const period = 'Days';
export const periodOf = (first: string, last: string): string => `${first} to ${last}`;
export const requested = 'Requested';
export const exportFailed = 'Failed. Try again, or choose fewer days.';
export const progress = 'Progress';
export const progressOf = (done: number, total: number | null): string =>
  total === null ? 'Waiting' : `${done} of ${total} rows`;
export const downloadRows = (rows: number): string => (rows === 1 ? 'Download 1 row' : `Download ${rows} rows`);
export const ofFile = (name: string): string => `of ${name}`;
export const downloadFailed = 'The file could not be downloaded. Please try again.';

// Sellers
export const allSellers = 'All sellers';
export const addSeller = 'Add a seller';
export const editSeller = (name: string): string => `Edit ${name}`;
export const edit = 'Edit';
export const sellerName = 'Seller';
export const soldUnder = 'Sold under';
export const products = 'Products';
export const commission = 'Commission';
export const percent = (rate: number): string => `${rate / 100} %`;
export const commissionPercent = 'Commission in percent';
export const commissionHint = 'A new commission counts from this month on.';
export const enterName = 'Please enter the name of the seller.';
export const enterRate = 'Please enter a number from 0 to 100, such as 12.5.';
export const sellerSaved = 'Seller saved';
export const noSellers = 'No sellers yet';
export const ended = 'Ended';
export const endSeller = 'End';
export const takeBack = 'Take back';
export const endSellerNamed = (name: string): string => `End ${name}`;
export const takeBackNamed = (name: string): string => `Take ${name} back`;
export const endHint =
  'All products of this seller are archived at once. The seller’s people lose their access. Open orders continue.';
export const takeBackHint =
  'The seller can sell again, and the products return with their stock. Count the pieces anew.';
export const sellerEnded = 'Seller ended';
export const sellerBack = 'The seller can sell again';
export const statements = 'Commission statements';
export const month = 'Month';
export const noStatements = 'Nothing was delivered or returned in this month';
export const noStatementsHint = 'Choose another month.';
export const salesOfMonth = 'Delivered';
export const returns = 'Returned';
export const commissionOf = (amount: string, rate: string): string => `${amount} (${rate})`;
export const tax = 'GST on it';
export const payout = 'Payout';
export const payment = 'Payment';
export const paidOn = (day: string, reference: string): string => `Paid on ${day}, ${reference}`;
export const notPaid = 'Not paid yet';
export const notOver = 'The month is not over';
export const markAsPaid = 'Mark as paid';
export const payStatement = (name: string, month: string): string => `${name}, ${month}`;
export const payHint = (amount: string): string =>
  `Pay ${amount} first, then enter its reference. This can be recorded once.`;
export const reference = 'Reference, such as a UTR';
export const enterReference = 'Please enter the reference of the payment.';
export const paymentRecorded = 'Payment recorded';

// The first steps in an empty shop
export const firstSteps = 'First steps';
export const addFirstSeller = 'Add a seller';
export const addFirstProduct = 'Add a product';
export const publishIt = 'Publish it';
export const checkSettings = 'Check the settings of the shop';
export const stepDone = 'Done';
