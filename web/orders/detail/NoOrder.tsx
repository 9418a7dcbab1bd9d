import { useLocation } from 'react-router-dom';
import { Empty } from '../../ui/Empty.tsx';
import { loginPath } from '../../paths.ts';
import { ordersAt } from '../paths.ts';

/** No order of the shopper's stands at this address, whoever else's might. */
export const NoSuchOrder = () => (
  <>
    <h1 className="visually-hidden">Order not found</h1>
    <Empty
      words="Order not found"
      hint="There is no order of yours at this address."
      to={ordersAt('All')}
      action="Back to your orders"
    />
  </>
);

/** A visitor is led to the login and back to here. */
export function LoginFirst() {
  const { pathname } = useLocation();
  return (
    <>
      <h1 className="visually-hidden">Order</h1>
      <Empty words="Log in to see your order" to={loginPath(pathname)} action="Log in" />
    </>
  );
}
