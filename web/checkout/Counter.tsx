import { useState } from 'react';
import type { Values } from '../account/form/rules.ts';
import type { CheckoutShopperQuery } from '../generated/checkout.ts';
import { Empty } from '../platform/Empty.tsx';
import { Failed } from '../platform/Failed.tsx';
import { cartPath, HOME_PATH } from '../platform/links.ts';
import css from '../cart/page/Columns.module.css';
import { DeliveryForm } from './form/DeliveryForm.tsx';
import { draftOf, keepDraft } from './form/draft.ts';
import { addressOf } from './form/rules.ts';
import type { Wish } from './pay/attempt.ts';
import { Checking, PaidElsewhere, Refunded } from './pay/outcomes.tsx';
import { usePayment, type Payment } from './pay/usePayment.ts';
import { OrderSummary } from './summary/OrderSummary.tsx';
import { useCheckoutCart, type CheckoutCart } from './useCheckoutCart.ts';

type Shopper = NonNullable<CheckoutShopperQuery['me']>;
type Cart = NonNullable<CheckoutCart['cart']>;

interface CounterProps {
  shopper: Shopper;
  /** The promo code of the page's address; null for none. */
  code: string | null;
}

/** Where one shopper pays: a payment that isn't settled goes before everything else. */
export function Counter({ shopper, code }: CounterProps) {
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
  return <Desk shopper={shopper} cart={cart} payment={payment} {...promo} />;
}

const FORM = 'checkout-form';

interface DeskProps extends Pick<CheckoutCart, 'asked' | 'refused'> {
  shopper: Shopper;
  cart: Cart;
  payment: Payment;
}

function Desk({ shopper, cart, payment: { stage, pay }, asked, refused }: DeskProps) {
  const [draft] = useState(() => draftOf(shopper.id));
  return (
    <div className={css.columns}>
      <DeliveryForm
        id={FORM}
        shopper={shopper}
        draft={draft}
        keep={(values) => keepDraft(shopper.id, values)}
        send={(values) => pay(wishOf(values, cart, { email: shopper.email, asked }))}
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
function wishOf(
  values: Values,
  { items, totals }: Cart,
  { email, asked }: { email: string; asked: string | null },
): Wish {
  return {
    input: {
      shippingAddress: addressOf(values, 'shipping', email),
      billingAddress: values['billing'] === 'different' ? addressOf(values, 'billing', email) : null,
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
