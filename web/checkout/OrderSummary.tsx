import * as cartPageWords from '../words/cart-page.ts';
import * as uiWords from '../words/ui.ts';
import * as checkoutWords from '../words/checkout.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Bill } from '../cart/Bill.tsx';
import { joinSentences } from '../shopper/user-errors.ts';
import { counted } from '../ui/format.ts';
import { cartPath, policiesPath } from '../paths.ts';
import type { PaymentFailure } from './payment/payment-stage.ts';
import type { DisplayedTotal } from './payment/usePaymentApi.ts';
import type { CheckoutCart } from './useCheckoutCart.ts';
import { LineProblem, OrderedPiece } from './OrderedPiece.tsx';
import css from './OrderSummary.module.css';
import { HeldFor } from './payment/HeldFor.tsx';
import { PaymentFailureNotice } from './payment/PaymentFailureNotice.tsx';
import { usePromoCode } from '../cart/usePromoCode.ts';
import { PromoForm } from '../promotions/PromoForm.tsx';

interface OrderSummaryProps {
  /** The id of the form that the button submits. */
  form: string;
  cart: NonNullable<CheckoutCart['cart']>;
  /** The shop's amount if it differs from the cart's total; otherwise undefined. */
  asked?: DisplayedTotal | undefined;
  promoError: CheckoutCart['promoError'];
  /** The form for a promo code. */
  promo?: ReactNode;
  isBusy: boolean;
  failure: PaymentFailure | undefined;
  /** The label of the button. */
  action: string;
  /** The end of the hold on the items; undefined without a hold. */
  heldUntil: string | undefined;
  /** The maximum quantity of the same item in an order. */
  most: number;
}

/** From this number of lines on the list scrolls separately, also by the keyboard. */
const SCROLLING = 4;

/** The ordered items, the costs, and the pay button, which is sticky on a phone. */
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

function Order({ cart: { items, totals }, asked: requested, promoError, promo, failure, heldUntil, most }: OrderProps) {
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
          <span>{joinSentences([promoError.words, checkoutWords.totalIsWithoutIt])}</span>
        </p>
      )}
      {promo}
      <Bill totals={totals} />
      {requested && (
        <p className={css.refused}>
          <span>{checkoutWords.orderTotalIs(requested.display)}</span>{' '}
          <Link to={cartPath()}>{checkoutWords.backToCart}</Link>
        </p>
      )}
      {heldUntil && <HeldFor until={heldUntil} />}
      <Policies />
      {failure && <PaymentFailureNotice failure={failure} total={(requested ?? totals.total).display} />}
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
      <p className={css.details}>{`${quantity} × ${unitPrice.display}`}</p>
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

/** Shows the field for a promo code once it is pressed; the code in the bill can be removed. After Buy Now the shopper has seen no cart. */
export function PromoCode({ applied }: { applied: string | null }) {
  const { apply, remove } = usePromoCode();
  const [isOpen, setIsOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus();
  }, [isOpen]);
  if (applied === null && !isOpen)
    return (
      <button type="button" className={css.ask} onClick={() => setIsOpen(true)}>
        {checkoutWords.havePromoCode}
      </button>
    );
  const removeCode = () => {
    setIsOpen(true);
    remove();
  };
  return (
    <div ref={form}>
      <PromoForm applied={applied} refused={null} onApply={apply} onRemove={removeCode} />
    </div>
  );
}
