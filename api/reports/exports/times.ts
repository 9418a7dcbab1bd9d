import { addDays, indianDayOf, startOfIndianDay } from '../../../schema/days.ts';
import type { ExportPeriod } from './kinds.ts';
import type { Moments } from './sales-repository.ts';

const INDIA_AHEAD_MS = 330 * 60_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A moment in India as a spreadsheet reads it: `2026-11-30 14:05:09`; empty without one. */
export const indianTimeOf = (moment: Date | null): string =>
  moment === null ? '' : new Date(moment.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The day of a moment in India as GST returns write it: `30-Nov-2026`. */
export function taxDayOf(moment: Date): string {
  const [year, month, day] = indianDayOf(moment).split('-');
  return `${day}-${MONTHS[Number(month) - 1]}-${year}`;
}

/** The moments of a period of days. */
export const momentsOf = ({ from, until }: ExportPeriod): Moments => ({
  from: startOfIndianDay(from),
  to: startOfIndianDay(addDays(until, 1)),
});
