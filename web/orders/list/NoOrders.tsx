import { Link, useLocation } from 'react-router-dom';
import { Empty } from '../../ui/Empty.tsx';
import { HOME_PATH, loginPath, trackPath } from '../../paths.ts';
import { useShop } from '../../shop/useShop.ts';
import type { OrderFilter } from '../statuses.ts';
import * as appWords from '../../words/app.ts';
import * as ordersWords from '../../words/orders.ts';
import * as uiWords from '../../words/ui.ts';
import css from './List.module.css';

interface NoOrdersProps {
  filter: OrderFilter;
  /** Another reason than an empty list. */
  hint?: string | undefined;
  /** Loads the orders again, if that has failed. */
  retry?: () => void;
}

/** Reports that there is no order to show: none of this status, or none that could be loaded. */
export const NoOrders = ({ filter, hint = '', retry }: NoOrdersProps) => (
  <Empty words={ordersWords.noOrders(filter)} hint={hint} to={HOME_PATH} action={ordersWords.orderNow}>
    {retry && (
      <button type="button" className="button button-quiet" onClick={retry}>
        {uiWords.tryAgain}
      </button>
    )}
  </Empty>
);

/** Reports to a visitor that there is no order to show, and links to the login, which returns to this page. */
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
      <TrackLink />
    </Empty>
  );
}

/** Links to tracking without a login, in a shop that has it. */
function TrackLink() {
  const { canTrackOrders } = useShop();
  return canTrackOrders ? <Link to={trackPath()}>{appWords.trackAnOrder}</Link> : null;
}

const SKELETONS = 3;

/** Placeholders of the cards while the orders load. Without scripts it explains that they need JavaScript. */
export function OrdersSkeleton() {
  return (
    <>
      <output className="visually-hidden">{ordersWords.loadingOrders}</output>
      <noscript>
        <Empty words={ordersWords.ordersNeedJavaScript} to={HOME_PATH} action={ordersWords.orderNow} />
      </noscript>
      <ul className={`${css.list} ${css.placeholders}`} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} className={css.skeleton} data-testid="skeleton" />
        ))}
      </ul>
    </>
  );
}
