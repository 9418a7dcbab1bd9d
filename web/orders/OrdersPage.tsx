import { useSearchParams, Link } from 'react-router-dom';
import { parsePage } from '../ui/page-numbers.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { useShop } from '../shop/useShop.ts';
import { Head } from '../ui/Head.tsx';
import { HOME_PATH, ordersPath } from '../paths.ts';
import { useSessionState } from '../session/session.ts';
import { NoVisitorsOrders, OrdersSkeleton } from './list/NoOrders.tsx';
import { Orders } from './list/Orders.tsx';
import { parseFilter, ORDER_FILTERS, type OrderFilter } from './statuses.ts';
import * as ordersWords from '../words/orders.ts';
import * as uiWords from '../words/ui.ts';
import css from './list/List.module.css';

/** `/myorders?status={status}`: the shopper's orders, the newest first. */
export function OrdersPage() {
  const { name } = useShop();
  const state = useSessionState();
  const [search] = useSearchParams();
  const filter = parseFilter(search);
  const page = parsePage(search) ?? 1;
  return (
    <div className="page">
      <Head
        title={ordersWords.myOrders}
        description={ordersWords.listDescription(name)}
        path={ordersPath()}
        robots="noindex"
      />
      <Breadcrumb trail={[{ name: uiWords.home, to: HOME_PATH }, { name: ordersWords.orders }]} />
      <h1>{ordersWords.myOrders}</h1>
      <StatusTabs current={filter} />
      {state === 'unknown' && <OrdersSkeleton />}
      {state === 'out' && <NoVisitorsOrders filter={filter} />}
      {/* Each page sends its request under its own key. If a page changed its variables during a navigation, the old and the
          new screen would send requests in turn, until React stops after five seconds. */}
      {state === 'in' && <Orders key={`${filter} ${page}`} filter={filter} page={page} />}
    </div>
  );
}

/** Links to the filters of the list. The address contains the active filter. */
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
