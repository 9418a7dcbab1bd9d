import { timeAgo } from '../ui/format.ts';
import { useShop } from '../ui/ShopContext.tsx';
import { minuteInIndia } from './dates.ts';
import css from './OrderDate.module.css';

/** A moment in Indian time, and how long ago it was: '21 Nov 2026, 3:05 pm (2 hours ago)'. */
export function OrderDate({ at }: { at: string }) {
  const { now } = useShop();
  return (
    <>
      <time dateTime={at}>{minuteInIndia(at)}</time> <span className={css.ago}>({timeAgo(at, now).toLowerCase()})</span>
    </>
  );
}
