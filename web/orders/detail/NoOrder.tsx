import { useLocation } from 'react-router-dom';
import { Empty } from '../../ui/Empty.tsx';
import { loginPath, ordersPath } from '../../paths.ts';
import * as ordersWords from '../../words/orders.ts';
import * as uiWords from '../../words/ui.ts';

/** Says that the shopper has no order of this id. */
export const NoSuchOrder = () => (
  <>
    <h1 className="visually-hidden">{ordersWords.orderNotFound}</h1>
    <Empty
      words={ordersWords.orderNotFound}
      hint={ordersWords.noSuchOrderHint}
      to={ordersPath('All')}
      action={ordersWords.backToOrders}
    />
  </>
);

/** Leads a visitor to the login page, which leads back to this order. */
export function LoginFirst() {
  const { pathname } = useLocation();
  return (
    <>
      <h1 className="visually-hidden">{ordersWords.order}</h1>
      <Empty words={ordersWords.loginToSeeOrder} to={loginPath(pathname)} action={uiWords.login} />
    </>
  );
}
