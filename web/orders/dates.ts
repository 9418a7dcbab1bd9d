const INDIA = { timeZone: 'Asia/Kolkata' } as const;
const minutes = new Intl.DateTimeFormat('en-IN', {
  ...INDIA,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const days = new Intl.DateTimeFormat('en-IN', { ...INDIA, day: 'numeric', month: 'short' });

/** The same text in all browsers: they differ in the space before am and pm, and in capital letters. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ').replace(/[AP]M$/, (half) => half.toLowerCase());

/** A moment to the minute, as a clock in India shows it: '21 Nov 2026, 3:05 pm'. */
export const minuteInIndia = (moment: string): string => plain(minutes.format(new Date(moment)));

/** The day of a moment in India, in short: '21 Nov'. */
export const shortDay = (moment: string): string => plain(days.format(new Date(moment)));
