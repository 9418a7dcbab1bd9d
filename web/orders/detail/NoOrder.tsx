import { useLocation } from 'react-router-dom';
import { Empty } from '../../ui/Empty.tsx';
import { loginPath, ordersPath } from '../../paths.ts';

/** Says that the shopper has no order of this id. */
export const NoSuchOrder = () => (
  <>
    <h1 className="visually-hidden">Order not found</h1>
    <Empty
      words="Order not found"
      hint="There is no order of yours at this address."
      to={ordersPath('All')}
      action="Back to your orders"
    />
  </>
);

/** Leads a visitor to the login page, which leads back to this order. */
export function LoginFirst() {
  const { pathname } = useLocation();
  return (
    <>
      <h1 className="visually-hidden">Order</h1>
      <Empty words="Log in to see your order" to={loginPath(pathname)} action="Log in" />
    </>
  );
}
