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
export const toConfirm = 'To confirm';
export const toDispatch = 'To dispatch';
export const lowStock = 'Low stock';
export const returnsToDecide = 'Returns to decide';
export const returnsOnTheWay = 'Returns on the way';
export const payoutsToPay = 'Refunds to pay by hand';
export const refundsGivenUp = 'Refunds that failed';
export const paymentsThatDisagree = 'Payments that disagree';
export const reviewsReported = 'Reviews reported';
export const checkedAt = (when: string): string => `Compared with the payment provider on ${when}`;
export const notChecked = 'Not compared yet';
export const moneyHint = 'The command line repairs these: money check --repair.';
