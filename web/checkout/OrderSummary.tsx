import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Bill } from '../cart/Bill.tsx';
import { joinSentences } from '../apollo/user-errors.ts';
import { counted } from '../ui/format.ts';
import { cartPath, policiesPath } from '../paths.ts';
import type { PaymentFailure } from './payment/payment-stage.ts';
import type { AskedTotal } from './payment/usePaymentApi.ts';
import type { CheckoutCart } from './useCheckoutCart.ts';
import { LineProblem } from './LineProblem.tsx';
import { OrderedPiece } from './OrderedPiece.tsx';
import css from './OrderSummary.module.css';
import { HeldFor } from './payment/HeldFor.tsx';
import { PaymentFailureNotice } from './payment/PaymentFailureNotice.tsx';
import * as cartPageWords from '../words/cart-page.ts';
import * as uiWords from '../words/ui.ts';
import * as checkoutWords from '../words/checkout.ts';

interface OrderSummaryProps {
  /** The id of the form that the button sends. */
  form: string;
  cart: NonNullable<CheckoutCart['cart']>;
  /** What the shop asks instead of the cart's total; undefined for no other amount. */
  asked?: AskedTotal | undefined;
  promoError: CheckoutCart['promoError'];
  /** Where a promo code is applied. */
  promo?: ReactNode;
  isBusy: boolean;
  failure: PaymentFailure | undefined;
  /** What the button says. */
  action: string;
  /** Until when the items are set aside; undefined while they aren't. */
  heldUntil: string | undefined;
  /** How many of the same item an order may have. */
  most: number;
}

/** From so many lines on the list scrolls by itself, also by the keyboard. */
const SCROLLING = 4;

/** What is ordered, what it costs, and the button that pays for it, which stays in the window of a phone. */
export function OrderSummary({ form, isBusy, action, ...order }: OrderSummaryProps) {
  const total = (order.asked ?? order.cart.totals.total).display;
  return (
    <div className={css.order}>
      <Order {...order} />
      <div className={css.bar}>
        <p aria-hidden="true">
          {cartPageWords.total} <b>{total}</b>
        </p>
        <button className={`button ${css.pay}`} type="submit" form={form} aria-busy={isBusy} aria-disabled={isBusy}>
          {action}
        </button>
      </div>
    </div>
  );
}

type OrderProps = Omit<OrderSummaryProps, 'form' | 'isBusy' | 'action'>;

function Order({ cart: { items, totals }, asked, promoError, promo, failure, heldUntil, most }: OrderProps) {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={css.summary} aria-labelledby="summary">
      <div className={css.divider} aria-hidden="true" />
      <h2 id="summary">
        {checkoutWords.yourOrder} <span className={css.pieces}>{counted(pieces, checkoutWords.item)}</span>
      </h2>
      <ul
        className={css.lines}
        {...(items.length >= SCROLLING && { tabIndex: 0, 'aria-label': checkoutWords.itemsInOrder })}
      >
        {items.map((item) => (
          <Line key={item.variant.sku} item={item} most={most} />
        ))}
      </ul>
      {promoError && (
        <p className={css.refused}>
          {checkoutWords.promoCode} <b>{promoError.code}</b>:{' '}
          {joinSentences([promoError.words, checkoutWords.totalIsWithoutIt])}
        </p>
      )}
      {promo}
      <Bill totals={totals} />
      {asked && (
        <p className={css.refused}>
          {checkoutWords.shopAsks(asked.display)} <Link to={cartPath()}>{checkoutWords.backToCart}</Link>
        </p>
      )}
      {heldUntil && <HeldFor until={heldUntil} />}
      <Policies />
      {failure && <PaymentFailureNotice failure={failure} total={(asked ?? totals.total).display} />}
    </section>
  );
}

type Item = NonNullable<CheckoutCart['cart']>['items'][number];

function Line({ item, most }: { item: Item; most: number }) {
  const { quantity, variant, unitPrice, lineTotal, services } = item;
  const { sku, image, color, size, product } = variant;
  return (
    <OrderedPiece image={image} count={quantity} total={lineTotal.display}>
      <p className={css.name}>{product.name}</p>
      <p className={css.details}>
        {[color, size, ...services.map((service) => service.name)].filter(Boolean).join(' · ')}
      </p>
      <p className={css.details}>
        {quantity} × {unitPrice.display}
      </p>
      {quantity > most && <LineProblem sku={sku} name={product.name} words={uiWords.mostOfOne(most)} />}
    </OrderedPiece>
  );
}

const Policies = () => (
  <p className={css.policies}>
    {checkoutWords.byPaying} <Link to={policiesPath('terms')}>{checkoutWords.terms}</Link>,{' '}
    <Link to={policiesPath('shipping')}>{checkoutWords.shippingPolicy}</Link> {checkoutWords.and}{' '}
    <Link to={policiesPath('returns')}>{checkoutWords.returnPolicy}</Link>
    {checkoutWords.cardDetails}
  </p>
);
