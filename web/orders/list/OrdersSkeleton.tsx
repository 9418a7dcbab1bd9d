import type { OrderFilter } from '../statuses.ts';
import css from './List.module.css';
import { NoOrders } from './NoOrders.tsx';

const SKELETONS = 3;

/** Placeholders of the cards while the orders load. Without scripts it says that they need JavaScript. */
export function OrdersSkeleton({ filter }: { filter: OrderFilter }) {
  return (
    <>
      <output className="visually-hidden">Loading your orders</output>
      <noscript>
        <NoOrders
          filter={filter}
          hint="Your orders need JavaScript, for only this browser knows that you are logged in."
        />
      </noscript>
      <ul className={`${css.list} ${css.placeholders}`} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} className={css.skeleton} data-testid="skeleton" />
        ))}
      </ul>
    </>
  );
}
