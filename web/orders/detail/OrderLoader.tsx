import { HeadingPlaceholder } from '../../ui/HeadingPlaceholder.tsx';
import * as ordersWords from '../../words/orders.ts';
import css from './OrderLoader.module.css';

/** Covers the whole window while an order loads. Without scripts it says that the order needs JavaScript. */
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
