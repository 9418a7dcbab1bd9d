import { useSearchParams } from 'react-router-dom';
import { parsePage } from '../ui/page-numbers.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { useShop } from '../shop/useShop.ts';
import { Head } from '../ui/Head.tsx';
import { HOME_PATH, ordersPath } from '../paths.ts';
import { useSessionState } from '../session/useSession.ts';
import { NoVisitorsOrders } from './list/NoOrders.tsx';
import { Orders } from './list/Orders.tsx';
import { StatusTabs } from './list/StatusTabs.tsx';
import { OrdersSkeleton } from './list/OrdersSkeleton.tsx';
import { parseFilter } from './statuses.ts';
import * as ordersWords from '../words/orders.ts';
import * as uiWords from '../words/ui.ts';

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
      {/* By its key each page asks for itself. One that changed its question while the router moves on would be asked by
          what is on screen and by what is to come in turn, until React loses patience after five seconds. */}
      {state === 'in' && <Orders key={`${filter} ${page}`} filter={filter} page={page} />}
    </div>
  );
}
