import * as productWords from '../words/product.ts';
import { timeAgo } from '../ui/format.ts';
import { useVisit } from '../ui/VisitContext.tsx';
import css from './OrderDate.module.css';
import { dayWords } from '../../schema/days.ts';
import type { OrderCardFragment } from './orders.graphql.generated.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * A moment in Indian time with its age: '21 Nov 2026, 3:05 pm (2 hours ago)'. For a day without an hour, the date and its age
 * in days.
 */
export function OrderDate({ at }: { at: string }) {
  const { now } = useVisit();
  const isExact = hasHour(at);
  const hasAge = isExact || now - Date.parse(at) >= DAY_MS;
  return (
    <>
      <time dateTime={isExact ? at : at.slice(0, 10)}>{minuteInIndia(at)}</time>
      {hasAge && (
        <>
          {' '}
          <span className={css.ago}>{`(${timeAgo(at, now).toLowerCase()})`}</span>
        </>
      )}
    </>
  );
}

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

/** The same text in all browsers, which differ in the space before am and pm, and in capital letters. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ').replace(/[AP]M$/, (half) => half.toLowerCase());

/** A day without an hour from the host: the gateway returns midnight in UTC, which no real order has by chance. */
const DAY = /T00:00:00(\.0+)?Z$/;

/** Whether the hour of a moment is known. */
export const hasHour = (moment: string): boolean => !DAY.test(moment);

/** Whether a moment is known: the gateway returns the beginning of 1970 for a moment that the host doesn't send. */
export const isKnownMoment = (moment: string): boolean => Date.parse(moment) !== 0;

/** A moment to the minute in Indian time: '21 Nov 2026, 3:05 pm'; only the date if its hour is unknown. */
export const minuteInIndia = (moment: string): string =>
  plain((hasHour(moment) ? minutes : dates).format(new Date(moment)));

/** The short date of a moment in India: '21 Nov'. */
export const shortDay = (moment: string): string => plain(days.format(new Date(moment)));

interface DeliveryDateProps {
  order: Pick<OrderCardFragment, 'status' | 'deliveryWindow'>;
  className?: string | undefined;
}

/** The statuses of an order that is on its way. */
export const NOT_ENDED: ReadonlySet<string> = new Set(['PLACED', 'CONFIRMED', 'DISPATCHED']);

/** The promised date of an order that is on its way. */
export function DeliveryDate({ order: { status, deliveryWindow }, className }: DeliveryDateProps) {
  if (!deliveryWindow || !NOT_ENDED.has(status)) return null;
  return (
    <p className={className}>
      {productWords.deliveryBy} <b>{dayWords(deliveryWindow.latest)}</b>
    </p>
  );
}
