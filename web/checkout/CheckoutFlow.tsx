import { useState } from 'react';
import type { Values } from '../ui/form/form-errors.ts';
import type { CheckoutShopperQuery } from './checkout.graphql.generated.ts';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { cartPath, HOME_PATH } from '../paths.ts';
import css from '../ui/columns.module.css';
import { DeliveryForm } from './form/DeliveryForm.tsx';
import { storedDraft, storeDraft } from './form/draft.ts';
import { toAddress } from './form/address-rules.ts';
import type { PaymentRequest } from './payment/payment-attempt.ts';
import { Checking, PaidElsewhere, Refunded } from './payment/PaymentOutcome.tsx';
import { usePayment, type Payment } from './payment/usePayment.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { useCheckoutCart, type CheckoutCart } from './useCheckoutCart.ts';

type Shopper = NonNullable<CheckoutShopperQuery['me']>;
type Cart = NonNullable<CheckoutCart['cart']>;

interface CheckoutFlowProps {
  shopper: Shopper;
  /** The promo code of the page's address; null for none. */
  code: string | null;
}

/** The checkout of one shopper. A payment that isn't settled goes before everything else. */
export function CheckoutFlow({ shopper, code }: CheckoutFlowProps) {
  const payment = usePayment(shopper);
  const { cart, hasFailed, retry, ...promo } = useCheckoutCart(code);
  const { stage } = payment;
  if (stage.name === 'checking') return <Checking email={shopper.email} />;
  if (stage.name === 'refunded') return <Refunded />;
  if (stage.name === 'paidElsewhere') return <PaidElsewhere orderId={stage.orderId} />;
  if (hasFailed) return <Failed words="Failed to fetch cart data." retry={retry} />;
  if (!cart) return <div className={css.waiting} />;
  if (cart.items.length === 0) return <Empty words="Your cart is empty" to={HOME_PATH} action="Shop Now" />;
  if (cart.items.some(({ available }) => !available))
    return <SoldOut items={cart.items} isAnswer={failureOf(stage) !== undefined} />;
  return <CheckoutForm shopper={shopper} cart={cart} payment={payment} {...promo} />;
}

const FORM = 'checkout-form';

interface CheckoutFormProps extends Pick<CheckoutCart, 'promoCode' | 'promoError'> {
  shopper: Shopper;
  cart: Cart;
  payment: Payment;
}

function CheckoutForm({ shopper, cart, payment: { stage, pay }, promoCode, promoError }: CheckoutFormProps) {
  const [draft] = useState(() => storedDraft(shopper.shopperId));
  return (
    <div className={css.columns}>
      <DeliveryForm
        id={FORM}
        shopper={shopper}
        draft={draft}
        onChange={(values) => storeDraft(shopper.shopperId, values)}
        send={(values) => pay(toPaymentRequest(values, cart, { email: shopper.email, promoCode }))}
      />
      <OrderSummary
        form={FORM}
        cart={cart}
        promoError={promoError}
        isBusy={stage.name === 'busy'}
        failure={failureOf(stage)}
      />
    </div>
  );
}

/** The payment that the form and the cart beside it ask for. */
function toPaymentRequest(
  values: Values,
  { items, totals }: Cart,
  { email, promoCode }: { email: string; promoCode: string | null },
): PaymentRequest {
  return {
    input: {
      shippingAddress: toAddress(values, 'shipping', email),
      billingAddress: values['billing'] === 'different' ? toAddress(values, 'billing', email) : null,
      promoCode: totals.promoCode,
      expectedTotal: totals.total.amount,
    },
    lines: items.map(({ quantity, variant: { sku } }) => ({ sku, quantity })),
    cartPromoCode: promoCode,
  };
}

interface SoldOutProps extends Pick<Cart, 'items'> {
  /** Whether the message replaces a form that was sent. */
  isAnswer: boolean;
}

function SoldOut({ items, isAnswer }: SoldOutProps) {
  const unavailable = items.filter(({ available }) => !available);
  const words = unavailable.map(({ variant: { product, stock } }) =>
    stock ? `Only ${stock} left of “${product.name}”.` : `“${product.name}” is out of stock.`,
  );
  return (
    <div role="alert" tabIndex={-1} ref={isAnswer ? takeFocus : undefined}>
      <Empty
        words="Cannot checkout with out of stock product"
        hint={`${words.join(' ')} Nothing was charged.`}
        to={cartPath()}
        action="Back to the cart"
      />
    </div>
  );
}

/** Why the last try to pay failed; undefined for no reason. */
const failureOf = (stage: Payment['stage']) => (stage.name === 'form' ? stage.failure : undefined);

/** The message replaces a long form, and may lie above what the window shows. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
