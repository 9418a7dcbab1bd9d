import * as cartWords from '../words/cart.ts';
import * as cartPageWords from '../words/cart-page.ts';
import * as uiWords from '../words/ui.ts';
import * as checkoutWords from '../words/checkout.ts';
import { useState, type ReactNode } from 'react';
import type { Values } from '../ui/form/form-errors.ts';
import { saveDeliveryPin } from '../catalog/delivery/delivery-pin.ts';
import type { CheckoutShopperQuery } from './checkout.graphql.generated.ts';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { HOME_PATH } from '../paths.ts';
import css from '../ui/columns.module.css';
import { serverMessageOf } from '../shopper/user-errors.ts';
import { useIsMerging } from '../cart/merge-state.ts';
import { DeliveryForm } from './form/DeliveryForm.tsx';
import { storedDraft, storeDraft } from './form/draft.ts';
import { useDeliverTo } from './form/useDeliverTo.ts';
import { toAddress } from '../account/addresses/address-rules.ts';
import { OtpDialog } from './cash/OtpDialog.tsx';
import { useCashOrder, type CashOrder } from './cash/useCashOrder.ts';
import type { PaymentRequest } from './payment/payment-attempt.ts';
import { EmailProofDialog } from './payment/EmailProofDialog.tsx';
import { Checking, PaidElsewhere, Refunded } from './payment/PaymentOutcome.tsx';
import { PayWith } from './payment/PayWith.tsx';
import { usePayWith } from './payment/usePayWith.ts';
import type { WidgetMethods } from './payment/widget-methods.ts';
import { useEmailProof, type EmailProof } from './payment/useEmailProof.ts';
import { useDisplayedTotal, usePayment, type Payment } from './payment/usePayment.ts';
import type { DisplayedTotal } from './payment/usePaymentApi.ts';
import { useShop } from '../shop/useShop.ts';
import { OrderSummary, PromoCode } from './OrderSummary.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useCheckoutCart, type CheckoutCart } from './useCheckoutCart.ts';
import { Waiting } from '../ui/Waiting.tsx';

type Shopper = NonNullable<CheckoutShopperQuery['me']>;
type Cart = NonNullable<CheckoutCart['cart']>;

interface CheckoutFlowProps {
  shopper: Shopper;
  /** The promo code of the page's address; null for none. */
  code: string | null;
}

/** The checkout of one shopper. A payment that isn't settled has precedence. */
export function CheckoutFlow({ shopper, code }: CheckoutFlowProps) {
  const payment = usePayment(shopper);
  const isMerging = useIsMerging();
  const { cart: current, hasFailed, error, retry, ...promo } = useCheckoutCart(code);
  const { stage } = payment;
  const cash = useCashOrder(shopper.id);
  const cart = useOrderedCart(current, stage.name === 'busy' || cash.isBusy);
  if (stage.name === 'checking') return <Checking email={shopper.email} heldUntil={stage.heldUntil} />;
  if (stage.name === 'refunded') return <Refunded />;
  if (stage.name === 'paidElsewhere') return <PaidElsewhere orderId={stage.orderId} />;
  if (hasFailed) return <Failed words={cartWords.failedToFetch} hint={serverMessageOf(error)} retry={retry} />;
  if (!cart || isMerging) return <CheckoutWaiting />;
  if (cart.items.length === 0) return <Empty words={cartPageWords.empty} to={HOME_PATH} action={uiWords.shopNow} />;
  if (cart.items.some(({ available }) => !available))
    return <Unavailable items={cart.items} isResponse={failureOf(stage) !== undefined} />;
  return <CheckoutForm shopper={shopper} cart={cart} payment={payment} cash={cash} {...promo} />;
}

/** The cart; while an order is being placed, which empties the cart, the cart as it was before. */
function useOrderedCart(cart: CheckoutCart['cart'], isOrdering: boolean): CheckoutCart['cart'] {
  const [filled, setFilled] = useState(cart);
  if (cart && cart.items.length > 0 && cart !== filled) setFilled(cart);
  return isOrdering && cart?.items.length === 0 ? filled : cart;
}

const FORM = 'checkout-form';

interface CheckoutFormProps extends Pick<CheckoutCart, 'promoCode' | 'promoError'> {
  shopper: Shopper;
  cart: Cart;
  payment: Payment;
  cash: CashOrder;
}

function CheckoutForm({ shopper, cart, payment, cash, promoCode, promoError }: CheckoutFormProps) {
  const { stage } = payment;
  const [draft] = useState(() => storedDraft(shopper.shopperId));
  const { quantity: most } = useShop().limits;
  const deliverTo = useDeliverTo(shopper.addresses ?? [], draft);
  const payWith = usePayWith(cart.totals.total.amount, deliverTo.pinCode);
  const proof = useEmailProof(payment);
  const requested = useDisplayedTotal(payment, cart.totals.total.amount);
  const more = { email: shopper.email, promoCode, widget: payWith.widget, asked: requested };
  const order = payWith.isCash ? cash.start : proof.pay;
  return (
    <div className={css.columns}>
      <div className={css.parts}>
        <DeliveryForm
          id={FORM}
          shopper={shopper}
          draft={draft}
          deliverTo={deliverTo}
          skus={cart.items.map(({ variant: { sku } }) => sku)}
          onChange={(values) => storeDraft(shopper.shopperId, values)}
          send={(values) => order(toPaymentRequest(values, cart, more))}
        />
        <PayWith {...payWith} />
      </div>
      <OrderSummary
        form={FORM}
        cart={cart}
        asked={payWith.isCash ? undefined : requested}
        promoError={promoError}
        promo={<PromoCode applied={cart.totals.promoCode} />}
        isBusy={stage.name === 'busy' || cash.isBusy}
        failure={payWith.isCash ? cash.failure : failureOf(stage)}
        action={payWith.isCash ? checkoutWords.placeOrder : checkoutWords.payNow}
        heldUntil={stage.name === 'busy' ? stage.heldUntil : undefined}
        most={most}
      />
      <OtpDialogs {...{ shopper, cash, proof }} total={requested ?? cart.totals.total} />
    </div>
  );
}

interface OtpDialogsProps extends Pick<CheckoutFormProps, 'shopper' | 'cash'> {
  total: DisplayedTotal;
  proof: EmailProof;
}

/** The dialogs for an OTP: for a cash order, and for an unverified email. */
function OtpDialogs({ shopper, total: { display: total }, cash, proof }: OtpDialogsProps) {
  const { email: address } = shopper;
  const { otpDigits } = useShop().limits;
  const [title, action] = [checkoutWords.confirmOrder, checkoutWords.confirmAndPay(total)];
  return (
    <>
      {proof.isOpen && <EmailProofDialog {...proof} email={address} total={total} />}
      {cash.waiting && <OtpDialog {...cash} {...{ title, action }} email={address} digits={otpDigits} />}
    </>
  );
}

/** The input of a payment besides the form and the cart. */
interface PaymentMore {
  email: string;
  promoCode: string | null;
  widget: WidgetMethods;
  /** An amount other than the cart's total, which the shopper has seen. */
  asked: DisplayedTotal | undefined;
}

/** The payment of the form and the cart. Other pages then know the PIN code. */
function toPaymentRequest(
  values: Values,
  { items, totals }: Cart,
  { email, promoCode, widget, asked: requested }: PaymentMore,
): PaymentRequest {
  const shippingAddress = toAddress(values, 'shipping', email);
  saveDeliveryPin(shippingAddress.pinCode);
  return {
    input: {
      shippingAddress,
      billingAddress: values['billing'] === 'different' ? toAddress(values, 'billing', email) : null,
      promoCode: totals.promoCode,
      expectedTotal: totals.total.amount,
      ...(requested && { acceptedTotal: requested.amount }),
    },
    lines: items.map(({ quantity, variant: { sku } }) => ({ sku, quantity })),
    cartPromoCode: promoCode,
    widget,
  };
}

/** The reason why the last payment failed; undefined for none. */
const failureOf = (stage: Payment['stage']) => (stage.name === 'form' ? stage.failure : undefined);

/** The placeholder of the checkout while it loads. */
export const CheckoutWaiting = ({ withoutScript }: { withoutScript?: ReactNode }) => (
  <Waiting words={checkoutWords.loading} hint={checkoutWords.notChargedYet} withoutScript={withoutScript} />
);
