const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day `YYYY-MM-DD` as a display text, equal on every machine: `Fri, 27 Nov`. */
export function dayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[date.getUTCDay()]}, ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

const INDIA_AHEAD_MS = 330 * 60_000;
const DAY_MS = 86_400_000;

/** The day of India's calendar at a moment, as `YYYY-MM-DD`. */
export function indianDayOf(moment: Date): string {
  return new Date(moment.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** The moment at which a day `YYYY-MM-DD` of India's calendar begins. */
export const startOfIndianDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_AHEAD_MS);

/** The day that is so many days after a day `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(midnight) && addDays(text, 0) === text;
}

/** Whether a day `YYYY-MM-DD` is a Sunday. */
export const isSunday = (day: string): boolean => weekdayOf(day) === 0;

/** The day that is so many business days after a day `YYYY-MM-DD`; Saturdays and Sundays are none. */
export function addBusinessDays(day: string, count: number): string {
  let [last, left] = [day, count];
  while (left > 0) {
    last = addDays(last, 1);
    if (weekdayOf(last) % 6 !== 0) left -= 1;
  }
  return last;
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
