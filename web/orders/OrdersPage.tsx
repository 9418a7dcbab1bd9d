import { useSearchParams } from 'react-router-dom';
import { readPage } from '../catalog/listing/pages.ts';
import { Breadcrumb } from '../platform/Breadcrumb.tsx';
import { SHOP } from '../../schema/shop.ts';
import { Head } from '../platform/Head.tsx';
import { HOME_PATH, ordersPath } from '../platform/links.ts';
import { useAccount } from '../platform/shell/AccountContext.tsx';
import { NoOrders } from './list/NoOrders.tsx';
import { Orders } from './list/Orders.tsx';
import { StatusTabs } from './list/StatusTabs.tsx';
import { Waiting } from './list/Waiting.tsx';
import { readFilter } from './statuses.ts';

/** `/myorders?status={status}`: what the shopper ordered, the newest first, or the way back to the shop. */
export function OrdersPage() {
  const { state } = useAccount();
  const [search] = useSearchParams();
  const filter = readFilter(search);
  return (
    <div className="page">
      <Head title="My Orders" description={`Your orders at ${SHOP.name}.`} path={ordersPath()} robots="noindex" />
      <Breadcrumb trail={[{ name: 'Home', to: HOME_PATH }, { name: 'Orders' }]} />
      <h1>My Orders</h1>
      <StatusTabs current={filter} />
      {state === 'unknown' && <Waiting filter={filter} />}
      {state === 'out' && <NoOrders filter={filter} isVisitor />}
      {state === 'in' && <Orders filter={filter} page={readPage(search) ?? 1} />}
    </div>
  );
}
