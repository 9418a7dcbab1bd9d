import { Link } from 'react-router-dom';
import { Bill } from '../cart/Bill.tsx';
import { counted } from '../ui/format.ts';
import { policiesPath } from '../paths.ts';
import type { PaymentFailure } from './payment/payment-stage.ts';
import type { CheckoutCart } from './useCheckoutCart.ts';
import { OrderedPiece } from './OrderedPiece.tsx';
import css from './OrderSummary.module.css';
import { PaymentFailureNotice } from './payment/PaymentFailureNotice.tsx';

interface OrderSummaryProps {
  /** The id of the form that the button sends. */
  form: string;
  cart: NonNullable<CheckoutCart['cart']>;
  promoError: CheckoutCart['promoError'];
  isBusy: boolean;
  failure: PaymentFailure | undefined;
}

/** From so many lines on the list scrolls by itself, also by the keyboard. */
const SCROLLING = 4;

/** What is ordered, what it costs, and the button that pays for it. */
export function OrderSummary({ form, cart: { items, totals }, promoError, isBusy, failure }: OrderSummaryProps) {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={css.summary} aria-labelledby="summary">
      <div className={css.divider} aria-hidden="true" />
      <h2 id="summary">
        Your order <span className={css.pieces}>{counted(pieces, 'piece')}</span>
      </h2>
      <ul className={css.lines} {...(items.length >= SCROLLING && { tabIndex: 0, 'aria-label': 'What you order' })}>
        {items.map((item) => (
          <Line key={item.variant.sku} {...item} />
        ))}
      </ul>
      {promoError && (
        <p className={css.refused}>
          Promo code <b>{promoError.code}</b>: {promoError.words} The total goes without it.
        </p>
      )}
      <Bill totals={totals} />
      {failure && <PaymentFailureNotice failure={failure} total={totals.total.display} />}
      <button className={`button ${css.pay}`} type="submit" form={form} aria-busy={isBusy} aria-disabled={isBusy}>
        Pay now
      </button>
      <Policies />
    </section>
  );
}

type Item = NonNullable<CheckoutCart['cart']>['items'][number];

const Line = ({ quantity, variant: { image, color, product }, unitPrice, lineTotal }: Item) => (
  <OrderedPiece image={image} count={quantity} total={lineTotal.display}>
    <p className={css.name}>{product.name}</p>
    <p className={css.details}>{color}</p>
    <p className={css.details}>
      {quantity} × {unitPrice.display}
    </p>
  </OrderedPiece>
);

const Policies = () => (
  <p className={css.policies}>
    By paying you agree to our <Link to={policiesPath('terms')}>terms</Link>, our{' '}
    <Link to={policiesPath('shipping')}>shipping policy</Link> and our{' '}
    <Link to={policiesPath('returns')}>return and refund policy</Link>. Your card’s details go to the payment provider
    alone.
  </p>
);
