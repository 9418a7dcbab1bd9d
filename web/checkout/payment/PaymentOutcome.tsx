import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useShop } from '../../shop/useShop.ts';
import { cartPath, HOME_PATH, ordersPath, paymentSuccessPath } from '../../paths.ts';
import * as checkoutWords from '../../words/checkout.ts';
import * as uiWords from '../../words/ui.ts';
import parts from '../../ui/parts.module.css';
import { HeldFor } from './HeldFor.tsx';
import css from './PaymentOutcome.module.css';

interface CheckingProps {
  /** The shopper's email; undefined on pages other than the checkout. */
  email?: string;
  heldUntil?: string | undefined;
}

/**
 * Reports that the payment isn't settled yet, and that the shopper must not pay again. The page may be left if the shop completes
 * the payment by itself: a shop with a hold on items does.
 */
export const Checking = ({ email, heldUntil }: CheckingProps) => (
  <Outcome title={checkoutWords.checkingPayment} isBusy>
    <p className={parts.hint}>{checkoutWords.waitingForBank}</p>
    {email && !heldUntil ? (
      <KeepPageOpen />
    ) : (
      <p className={parts.hint}>
        {`${checkoutWords.youMayLeave} ${email ? checkoutWords.weWriteTo(email) : checkoutWords.weWriteToYou}`}
      </p>
    )}
    {heldUntil && <HeldFor until={heldUntil} />}
    <Link className="button button-quiet" to={ordersPath('All')}>
      {uiWords.viewOrderStatus}
    </Link>
  </Outcome>
);

/** Reports that the page follows the payment, and the shop's contact. */
function KeepPageOpen() {
  const { email } = useShop().contact;
  return (
    <p className={parts.hint}>
      {checkoutWords.keepPageOpen} <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}

/** Reports that the payment is refunded. */
export const Refunded = () => (
  <Outcome title={checkoutWords.paymentIsRefunded}>
    <p className={parts.hint}>{checkoutWords.paymentIsRefundedHint}</p>
    <Link className="button" to={cartPath()}>
      {checkoutWords.backToCart}
    </Link>
  </Outcome>
);

/** Reports that the shopper has paid in another tab. */
export const PaidElsewhere = ({ orderId }: { orderId: string }) => (
  <Outcome title={checkoutWords.alreadyPaid}>
    <p className={parts.hint}>{checkoutWords.alreadyPaidHint}</p>
    <div className={css.buttons}>
      <Link className="button" to={paymentSuccessPath(orderId)}>
        {checkoutWords.viewOrder}
      </Link>
      <Link className="button button-quiet" to={HOME_PATH}>
        {uiWords.backToHomePage}
      </Link>
    </div>
  </Outcome>
);

interface OutcomeProps {
  title: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** A payment's outcome in place of the form. It takes the focus, so that it is in view and a screen reader reads it. */
export function Outcome({ title, isBusy = false, children }: OutcomeProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // Before the browser paints: otherwise a page that became short would show its end.
  useLayoutEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} className={`${parts.notice} ${css.outcome}`} tabIndex={-1} aria-labelledby={id}>
      <div className={parts.strip} aria-hidden="true" />
      {isBusy && <span className={css.spinner} aria-hidden="true" />}
      <h2 id={id} className={parts.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
