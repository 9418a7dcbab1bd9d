import { HOME_PATH } from '../../paths.ts';
import { Empty } from '../../ui/Empty.tsx';
import css from './List.module.css';
import * as ordersWords from '../../words/orders.ts';

const SKELETONS = 3;

/** Placeholders of the cards while the orders load. Without scripts it says that they need JavaScript. */
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
