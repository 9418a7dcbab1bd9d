import { checkoutPath } from '../paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CartStateFragment } from './cart.graphql.generated.ts';
import { DeliveryCheck } from '../catalog/delivery/DeliveryCheck.tsx';
import { inPlaceOfLink } from '../ui/clicks.ts';
import { showToast } from '../ui/toast.ts';
import { PromoForm } from '../promotions/PromoForm.tsx';
import { Bill } from './Bill.tsx';
import { CartOffers, type Offers } from './CartOffers.tsx';
import css from './CartSummary.module.css';
import { usePromoCode } from './usePromoCode.ts';
import * as cartPageWords from '../words/cart-page.ts';

interface CartSummaryProps {
  cart: Pick<CartStateFragment, 'items' | 'totals'>;
  offers: Offers;
  promoCode: string | null;
}

/** The cart's costs, the promo code, and the link to the checkout. */
export function CartSummary({ cart: { items, totals }, offers, promoCode }: CartSummaryProps) {
  const { apply, remove } = usePromoCode();
  return (
    <section className={css.summary} aria-labelledby="summary">
      <h2 id="summary" tabIndex={-1}>
        {cartPageWords.summary}
      </h2>
      <PromoForm
        applied={totals.promoCode}
        refused={promoCode !== null && totals.promoError ? { code: promoCode, words: totals.promoError.message } : null}
        onApply={apply}
        onRemove={remove}
      />
      <CartOffers offers={offers} applied={totals.promoCode} subtotal={totals.subtotal.amount} onApply={apply} />
      <Bill totals={totals} />
      <DeliveryCheck skus={items.filter(({ available }) => available).map(({ variant: { sku } }) => sku)} />
      <CheckoutLink
        isOpen={items.every(({ available }) => available)}
        to={checkoutPath(totals.promoCode, Math.round(totals.promoDiscount.amount / 100))}
      />
    </section>
  );
}

const BLOCKED = cartPageWords.cannotCheckout;

interface CheckoutLinkProps {
  /** Whether every line is in stock. */
  isOpen: boolean;
  to: string;
  /** Called instead of following the link. */
  instead?: () => void;
}

/** The link to the checkout; while a line is out of stock, a button that reports it. */
export function CheckoutLink({ isOpen, to, instead }: CheckoutLinkProps): ReactNode {
  if (isOpen)
    return (
      <Link className="button" to={to} onClick={instead && inPlaceOfLink(instead)}>
        {cartPageWords.checkout}
      </Link>
    );
  return (
    <>
      <button
        type="button"
        className="button"
        aria-describedby="blocked"
        onClick={() => showToast(BLOCKED, { kind: 'error', area: 'order' })}
      >
        {cartPageWords.checkout}
      </button>
      <p id="blocked" className={css.blocked}>
        {cartPageWords.outOfStockHint}
      </p>
    </>
  );
}
