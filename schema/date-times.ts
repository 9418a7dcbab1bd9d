/** Dates with a time in both contracts: ISO 8601 with a time zone. */

const DATE_TIME = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** The example in an error message. */
export const DATE_TIME_EXAMPLE = '2026-11-21T09:30:00.000Z';

/** The same time in UTC with milliseconds, as both contracts return it; undefined for an invalid text. */
export function toUtcDateTime(text: string): string | undefined {
  const time = DATE_TIME.test(text) && hasDay(text) ? Date.parse(text) : Number.NaN;
  const utc = Number.isNaN(time) ? '' : new Date(time).toISOString();
  // A time zone may shift the year out of four digits.
  return DATE_TIME.test(utc) ? utc : undefined;
}

/** Whether the calendar has the day: Node parses 30 February as 2 March. */
function hasDay(text: string): boolean {
  const day = text.slice(0, 10);
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}
