import type { OrderFilter } from '../statuses.ts';
import css from './List.module.css';
import { NoOrders } from './NoOrders.tsx';
import * as ordersWords from '../../words/orders.ts';

const SKELETONS = 3;

/** Placeholders of the cards while the orders load. Without scripts it says that they need JavaScript. */
export function OrdersSkeleton({ filter }: { filter: OrderFilter }) {
  return (
    <>
      <output className="visually-hidden">{ordersWords.loadingOrders}</output>
      <noscript>
        <NoOrders filter={filter} hint={ordersWords.ordersNeedJavaScript} />
      </noscript>
      <ul className={`${css.list} ${css.placeholders}`} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} className={css.skeleton} data-testid="skeleton" />
        ))}
      </ul>
    </>
  );
}
