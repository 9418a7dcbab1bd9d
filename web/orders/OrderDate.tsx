import { timeAgo } from '../ui/format.ts';
import { useVisit } from '../ui/VisitContext.tsx';
import { minuteInIndia } from './dates.ts';
import css from './OrderDate.module.css';

/** A moment in Indian time, and how long ago it was: '21 Nov 2026, 3:05 pm (2 hours ago)'. */
export function OrderDate({ at }: { at: string }) {
  const { now } = useVisit();
  return (
    <>
      <time dateTime={at}>{minuteInIndia(at)}</time> <span className={css.ago}>({timeAgo(at, now).toLowerCase()})</span>
    </>
  );
}
