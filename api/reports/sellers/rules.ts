import { addDays, isDay } from '../../../schema/days.ts';

/** The tax on the shop's commission, a service, in percent. */
const TAX_PERCENT = 18;

/** The sales and returns of a seller in a month, in paise, and the commission in hundredths of a percent. */
export interface StatementSums {
  sales: number;
  returns: number;
  rate: number;
}

/** The amounts of a statement in paise. The payout is the sales less returns, commission and the tax on it. */
export interface StatementAmounts extends StatementSums {
  commission: number;
  tax: number;
  payout: number;
}

/** The amounts of a statement. The commission and its tax are rounded to the paisa; returns reduce the commission. */
export function amountsOf({ sales, returns, rate }: StatementSums): StatementAmounts {
  // `+ 0` because a rounded negative fraction is -0.
  const commission = Math.round(((sales - returns) * rate) / 10_000) + 0;
  const tax = Math.round((commission * TAX_PERCENT) / 100) + 0;
  return { sales, returns, rate, commission, tax, payout: sales - returns - commission - tax };
}

/** Whether a text is a month of the calendar as `2026-11`. */
export const isMonth = (text: string): boolean => isDay(`${text}-01`);

/** The month that follows a month. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** The last day of a month. */
export const lastDayOf = (month: string): string => addDays(`${monthAfter(month)}-01`, -1);
