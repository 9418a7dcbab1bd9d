import { useLocation } from 'react-router-dom';
import { Empty } from '../../ui/Empty.tsx';
import { loginPath, ordersPath } from '../../paths.ts';
import * as ordersWords from '../../words/orders.ts';
import * as uiWords from '../../words/ui.ts';
import css from './OrderLoader.module.css';
import { HeadingPlaceholder } from '../../ui/HeadingPlaceholder.tsx';

/** Reports that the shopper has no order with this id. */
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

/** Links a visitor to the login page, which returns to this order. */
export function LoginFirst() {
  const { pathname } = useLocation();
  return (
    <>
      <h1 className="visually-hidden">{ordersWords.order}</h1>
      <Empty words={ordersWords.loginToSeeOrder} to={loginPath(pathname)} action={uiWords.login} />
    </>
  );
}

/** Covers the whole window while an order loads. Without scripts it explains that the order needs JavaScript. */
export function OrderLoader() {
  return (
    <>
      <HeadingPlaceholder words={ordersWords.order} />
      <div className={css.loader} data-testid="loader">
        <output>{ordersWords.loadingOrder}</output>
      </div>
      <div className={css.placeholder} />
      <noscript>
        <p className={css.noScript}>{ordersWords.orderNeedsJavaScript}</p>
      </noscript>
    </>
  );
}
