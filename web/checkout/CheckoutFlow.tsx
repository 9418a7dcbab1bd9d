import { useState } from 'react';
import type { Values } from '../ui/form/field-rules.ts';
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

/** Where one shopper pays: a payment that isn't settled goes before everything else. */
export function CheckoutFlow({ shopper, code }: CheckoutFlowProps) {
  const payment = usePayment(shopper.id);
  const { cart, isAway, retry, ...promo } = useCheckoutCart(code);
  const { stage } = payment;
  if (stage.name === 'checking') return <Checking email={shopper.email} />;
  if (stage.name === 'refunded') return <Refunded />;
  if (stage.name === 'paidElsewhere') return <PaidElsewhere orderId={stage.orderId} />;
  if (isAway) return <Failed words="Failed to fetch cart data." retry={retry} />;
  if (!cart) return <div className={css.waiting} />;
  if (cart.items.length === 0) return <Empty words="Your cart is empty" to={HOME_PATH} action="Shop Now" />;
  if (cart.items.some(({ available }) => !available))
    return <SoldOut items={cart.items} isAnswer={isAnswered(stage)} />;
  return <CheckoutForm shopper={shopper} cart={cart} payment={payment} {...promo} />;
}

const FORM = 'checkout-form';

interface CheckoutFormProps extends Pick<CheckoutCart, 'asked' | 'refused'> {
  shopper: Shopper;
  cart: Cart;
  payment: Payment;
}

function CheckoutForm({ shopper, cart, payment: { stage, pay }, asked, refused }: CheckoutFormProps) {
  const [draft] = useState(() => storedDraft(shopper.id));
  return (
    <div className={css.columns}>
      <DeliveryForm
        id={FORM}
        shopper={shopper}
        draft={draft}
        keep={(values) => storeDraft(shopper.id, values)}
        send={(values) => pay(toPaymentRequest(values, cart, { email: shopper.email, asked }))}
      />
      <OrderSummary
        form={FORM}
        cart={cart}
        refused={refused}
        isBusy={stage.name === 'busy'}
        trouble={stage.name === 'form' ? stage.trouble : undefined}
      />
    </div>
  );
}

/** What is paid for: what stands in the form, and what is shown beside it. */
function toPaymentRequest(
  values: Values,
  { items, totals }: Cart,
  { email, asked }: { email: string; asked: string | null },
): PaymentRequest {
  return {
    input: {
      shippingAddress: toAddress(values, 'shipping', email),
      billingAddress: values['billing'] === 'different' ? toAddress(values, 'billing', email) : null,
      promoCode: totals.promoCode,
      expectedTotal: totals.total.amount,
    },
    lines: items.map(({ quantity, variant: { sku } }) => ({ sku, quantity })),
    asked,
  };
}

interface SoldOutProps extends Pick<Cart, 'items'> {
  /** Whether it takes the place of a form that has been sent. */
  isAnswer: boolean;
}

function SoldOut({ items, isAnswer }: SoldOutProps) {
  const lacking = items.filter(({ available }) => !available);
  const words = lacking.map(({ variant: { product, stock } }) =>
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

const isAnswered = (stage: Payment['stage']) => stage.name === 'busy' || (stage.name === 'form' && !!stage.trouble);

/** A long form and its button have given way to a few words: they get the focus, and may lie above what is in the window. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
