import { timeAgo } from '../ui/format.ts';
import { useVisit } from '../ui/VisitContext.tsx';
import { hasHour, minuteInIndia } from './dates.ts';
import css from './OrderDate.module.css';

const DAY_MS = 24 * 3_600_000;

/**
 * A moment in Indian time, and how long ago it was: '21 Nov 2026, 3:05 pm (2 hours ago)'. Of a day without an hour the date, and the days
 * that have gone since.
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
          <span className={css.ago}>({timeAgo(at, now).toLowerCase()})</span>
        </>
      )}
    </>
  );
}
