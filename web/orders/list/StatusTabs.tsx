import { ordersPath } from '../../paths.ts';
import { Link } from 'react-router-dom';
import { ORDER_FILTERS, type OrderFilter } from '../statuses.ts';
import * as ordersWords from '../../words/orders.ts';
import css from './List.module.css';

/** Links to the filters of the list. The address says which filter is on. */
export function StatusTabs({ current }: { current: OrderFilter }) {
  return (
    <nav aria-label={ordersWords.ordersByStatus}>
      <ul className={css.tabs}>
        {ORDER_FILTERS.map((filter) => (
          <li key={filter}>
            <Link to={ordersPath(filter)} aria-current={filter === current ? 'page' : undefined} preventScrollReset>
              {filter}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
