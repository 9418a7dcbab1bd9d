const INDIA = { timeZone: 'Asia/Kolkata' } as const;
const DATE = { ...INDIA, day: 'numeric', month: 'short', year: 'numeric' } as const;
const minutes = new Intl.DateTimeFormat('en-IN', {
  ...DATE,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const dates = new Intl.DateTimeFormat('en-IN', DATE);
const days = new Intl.DateTimeFormat('en-IN', { ...INDIA, day: 'numeric', month: 'short' });

/** The same text in all browsers: they differ in the space before am and pm, and in capital letters. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ').replace(/[AP]M$/, (half) => half.toLowerCase());

/** A day of which the host told no hour: the gateway has it as its midnight in UTC, which no order meets by chance. */
const DAY = /T00:00:00(\.0+)?Z$/;

/** Whether the hour of a moment is known. */
export const hasHour = (moment: string): boolean => !DAY.test(moment);

/** Whether a moment is known: the gateway has the beginning of 1970 for one that the host didn't tell. */
export const isKnownMoment = (moment: string): boolean => Date.parse(moment) !== 0;

/** A moment to the minute, as a clock in India shows it: '21 Nov 2026, 3:05 pm'; the date alone where its hour is not known. */
export const minuteInIndia = (moment: string): string =>
  plain((hasHour(moment) ? minutes : dates).format(new Date(moment)));

/** The day of a moment in India, in short: '21 Nov'. */
export const shortDay = (moment: string): string => plain(days.format(new Date(moment)));
