import { Breadcrumb } from '../platform/Breadcrumb.tsx';
import { Empty } from '../platform/Empty.tsx';
import { Head } from '../platform/Head.tsx';
import { ordersPath, HOME_PATH } from '../platform/links.ts';

/** `/myorders`: what the shopper ordered. Nothing can be ordered yet, so there is none for anybody. */
export function OrdersPage() {
  return (
    <div className="page">
      <Head title="My Orders" description="Your orders at Rangbandh." path={ordersPath()} robots="noindex" />
      <Breadcrumb trail={[{ name: 'Home', to: HOME_PATH }, { name: 'Orders' }]} />
      <h1>My Orders</h1>
      <Empty words="Oops! All Order Not Found" to={HOME_PATH} action="Order now" />
    </div>
  );
}
