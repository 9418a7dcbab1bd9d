import { HeadingPlaceholder } from '../../ui/HeadingPlaceholder.tsx';
import css from './OrderLoader.module.css';

/** Covers the whole window while an order loads. Without scripts it says that the order needs JavaScript. */
export function OrderLoader() {
  return (
    <>
      <HeadingPlaceholder words="Order" />
      <div className={css.loader} data-testid="loader">
        <output>Loading your order</output>
      </div>
      <div className={css.placeholder} />
      <noscript>
        <p className={css.noScript}>Your order needs JavaScript, for only this browser knows that you are logged in.</p>
      </noscript>
    </>
  );
}
