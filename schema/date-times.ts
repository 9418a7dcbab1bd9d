/** Moments as both contracts take them: ISO 8601 with a time zone. */

const MOMENT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** The example that a refusal shows. */
export const MOMENT_EXAMPLE = '2026-11-21T09:30:00.000Z';

/** The same moment in UTC with milliseconds, as both contracts answer it; undefined for a text that is no moment. */
export function parseMoment(text: string): string | undefined {
  const time = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  const moment = Number.isNaN(time) ? '' : new Date(time).toISOString();
  // A zone may lead out of the years of four digits.
  return MOMENT.test(moment) ? moment : undefined;
}
