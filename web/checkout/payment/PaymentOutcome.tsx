import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { cartPath, HOME_PATH, ordersPath, paymentSuccessPath } from '../../paths.ts';
import parts from '../../ui/parts.module.css';
import css from './PaymentOutcome.module.css';

/** Says that the payment isn't settled yet, that the shopper must not pay again, and may leave the page. */
export const Checking = ({ email }: { email?: string }) => (
  <Outcome title="We are checking your payment" isBusy>
    <p className={parts.hint}>
      The bank has not told us yet. It mostly takes some seconds; this page shows it by itself. Please do not pay again.
    </p>
    <p className={parts.hint}>
      You may also leave:{' '}
      {email ? `as soon as it is paid we write to ${email}.` : 'as soon as it is paid we write to you.'}
    </p>
    <Link className="button button-quiet" to={ordersPath('All')}>
      View Order Status
    </Link>
  </Outcome>
);

/** Says that the payment is refunded. */
export const Refunded = () => (
  <Outcome title="Your payment goes back to you">
    <p className={parts.hint}>
      It reached us too late or twice, so nothing was ordered by it. All of it goes back to you, the way you paid.
    </p>
    <Link className="button" to={cartPath()}>
      Back to the cart
    </Link>
  </Outcome>
);

/** Says that the shopper has paid in another tab. */
export const PaidElsewhere = ({ orderId }: { orderId: string }) => (
  <Outcome title="This is paid already">
    <p className={parts.hint}>You have paid in another tab. Nothing is left to pay here.</p>
    <div className={css.buttons}>
      <Link className="button" to={paymentSuccessPath(orderId)}>
        See what you ordered
      </Link>
      <Link className="button button-quiet" to={HOME_PATH}>
        Back to the home page
      </Link>
    </div>
  </Outcome>
);

interface OutcomeProps {
  title: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** A payment's outcome in place of the form. The outcome takes the focus, so that it is in view and read out. */
export function Outcome({ title, isBusy = false, children }: OutcomeProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // Before the browser paints: of a page that has become short it would show the end.
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
