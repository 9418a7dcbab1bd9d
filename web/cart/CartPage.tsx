import { Breadcrumb } from '../platform/Breadcrumb.tsx';
import { Empty } from '../platform/Empty.tsx';
import { Head } from '../platform/Head.tsx';
import { cartPath, HOME_PATH } from '../platform/links.ts';

/** `/cart`: what the shopper chose. Nothing can be put into it yet, so it is empty for everybody. */
export function CartPage() {
  return (
    <div className="page">
      <Head title="Cart" description="What you have chosen at Rangbandh." path={cartPath()} robots="noindex" />
      <Breadcrumb trail={[{ name: 'Home', to: HOME_PATH }, { name: 'Cart' }]} />
      <h1>Cart</h1>
      <Empty words="Your cart is empty" to={HOME_PATH} action="Shop Now" />
    </div>
  );
}
