import { Link } from 'react-router-dom';
import { ordersAt } from '../paths.ts';
import { ORDER_FILTERS, type OrderFilter } from '../statuses.ts';
import css from './List.module.css';

/** The states that the list can be narrowed to, as links: the address says which one is open. */
export function StatusTabs({ current }: { current: OrderFilter }) {
  return (
    <nav aria-label="Orders by state">
      <ul className={css.tabs}>
        {ORDER_FILTERS.map((filter) => (
          <li key={filter}>
            <Link to={ordersAt(filter)} aria-current={filter === current ? 'page' : undefined} preventScrollReset>
              {filter}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
