import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HOME_PATH, ordersPath } from '../../paths.ts';
import * as checkoutWords from '../../words/checkout.ts';
import * as uiWords from '../../words/ui.ts';
import css from './PaymentSuccess.module.css';

interface ThanksProps {
  /** Who is greeted; without a name the greeting has none. */
  name: string | null | undefined;
  /** Stands below the greeting. */
  hint?: ReactNode;
  /** What was ordered. */
  children?: ReactNode;
}

/** Thanks a shopper by name, says what happens next, and leads to the orders and home. */
export function Thanks({ name, hint, children }: ThanksProps) {
  return (
    <div className={css.thanks}>
      <div className={css.pattern} aria-hidden="true" />
      <div className={css.text}>
        <h1>{checkoutWords.thankYou(name ?? undefined)}</h1>
        <p className={css.intro}>{checkoutWords.orderReceived}</p>
        {hint}
      </div>
      {children}
      <div className={css.buttons}>
        <Link className="button" to={ordersPath('All')}>
          {uiWords.viewOrderStatus}
        </Link>
        <Link className="button button-quiet" to={HOME_PATH}>
          {uiWords.backToHomePage}
        </Link>
      </div>
    </div>
  );
}
