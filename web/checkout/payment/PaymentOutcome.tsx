import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { cartPath, HOME_PATH, ordersPath } from '../../paths.ts';
import parts from '../../ui/parts.module.css';
import { successPath } from '../payment-success/successPath.ts';
import css from './PaymentOutcome.module.css';

/** The payment isn't settled yet: says so, asks for no second one, and tells that one may leave. */
export const Checking = ({ email }: { email?: string }) => (
  <Outcome title="We are checking your payment" isBusy>
    <p className={parts.hint}>
      The bank has not told us yet. It mostly takes some seconds; this page shows it by itself. Please do not pay again.
    </p>
    <p className={parts.hint}>
      You may also leave:{' '}
      {email ? `as soon as it is paid we write to ${email}.` : 'as soon as it is paid we write to you.'}
    </p>
    <Link className="button button-quiet" to={allOrders()}>
      View Order Status
    </Link>
  </Outcome>
);

/** The payment goes back. */
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

/** Another tab of this browser has paid. */
export const PaidElsewhere = ({ orderId }: { orderId: string }) => (
  <Outcome title="This is paid already">
    <p className={parts.hint}>You have paid in another tab. Nothing is left to pay here.</p>
    <div className={css.ways}>
      <Link className="button" to={successPath(orderId)}>
        See what you ordered
      </Link>
      <Link className="button button-quiet" to={HOME_PATH}>
        Back to the home page
      </Link>
    </div>
  </Outcome>
);

/** All orders of the shopper. */
export const allOrders = (): string => `${ordersPath()}?status=All`;

interface OutcomeProps {
  title: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** What came of a payment, in place of the form: it takes the focus, so that it is in sight and read out. */
export function Outcome({ title, isBusy = false, children }: OutcomeProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // Before it is painted: what the window shows of a page that has become short is its end.
  useLayoutEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} className={`${parts.notice} ${css.outcome}`} tabIndex={-1} aria-labelledby={id}>
      <div className={parts.strip} aria-hidden="true" />
      {isBusy && <span className={css.turning} aria-hidden="true" />}
      <h2 id={id} className={parts.words}>
        {title}
      </h2>
      {children}
    </section>
  );
}
