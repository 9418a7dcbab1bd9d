import { dayInIndia } from '../../web/ui/format.ts';

const TIME = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** The date and time of a moment in India: '21 November 2026, 14:05'. */
export const momentInIndia = (moment: string): string => `${dayInIndia(moment)}, ${TIME.format(new Date(moment))}`;
