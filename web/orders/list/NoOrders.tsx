import { Link, useLocation } from 'react-router-dom';
import { Empty } from '../../ui/Empty.tsx';
import { HOME_PATH, loginPath } from '../../paths.ts';
import type { OrderFilter } from '../statuses.ts';
import * as ordersWords from '../../words/orders.ts';
import * as uiWords from '../../words/ui.ts';

interface NoOrdersProps {
  filter: OrderFilter;
  /** Another reason than that there are none. */
  hint?: string | undefined;
  /** Reads the orders again, where that has failed. */
  retry?: () => void;
}

/** Says that there is no order to show: none of this status, or none that could be read. */
export const NoOrders = ({ filter, hint = '', retry }: NoOrdersProps) => (
  <Empty words={ordersWords.noOrders(filter)} hint={hint} to={HOME_PATH} action={ordersWords.orderNow}>
    {retry && (
      <button type="button" className="button button-quiet" onClick={retry}>
        {uiWords.tryAgain}
      </button>
    )}
  </Empty>
);

/** Says to a visitor that there is no order to show, and leads to the login first, which leads back to this page. */
export function NoVisitorsOrders({ filter }: { filter: OrderFilter }) {
  const { pathname, search } = useLocation();
  return (
    <Empty
      words={ordersWords.noOrders(filter)}
      hint={ordersWords.loginToSeeOrders}
      to={loginPath(pathname + search)}
      action={uiWords.login}
    >
      <Link className="button button-quiet" to={HOME_PATH}>
        {ordersWords.orderNow}
      </Link>
    </Empty>
  );
}
