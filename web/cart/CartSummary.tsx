import { checkoutPath } from '../paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CartStateFragment } from './cart.graphql.generated.ts';
import { showToast } from '../ui/toast.ts';
import { PromoForm } from '../promotions/PromoForm.tsx';
import { Bill } from './Bill.tsx';
import css from './CartSummary.module.css';
import { usePromoCode } from './usePromoCode.ts';

interface CartSummaryProps {
  cart: Pick<CartStateFragment, 'items' | 'totals'>;
  promoCode: string | null;
}

/** What the cart costs, the promo code, and the link to the checkout. */
export function CartSummary({ cart: { items, totals }, promoCode }: CartSummaryProps) {
  const { apply, remove } = usePromoCode();
  return (
    <section className={css.summary} aria-labelledby="summary">
      <h2 id="summary" tabIndex={-1}>
        Summary
      </h2>
      <PromoForm
        applied={totals.promoCode}
        refused={promoCode !== null && totals.promoError ? { code: promoCode, words: totals.promoError.message } : null}
        onApply={apply}
        onRemove={remove}
      />
      <Bill totals={totals} />
      <Checkout isOpen={items.every(({ available }) => available)}>
        {checkoutPath(totals.promoCode, Math.round(totals.promoDiscount.amount / 100))}
      </Checkout>
    </section>
  );
}

const BLOCKED = 'Cannot checkout with out of stock product';

/** The link to the checkout; while a line is out of stock, a button that says so. */
function Checkout({ isOpen, children: path }: { isOpen: boolean; children: string }): ReactNode {
  if (isOpen)
    return (
      <Link className="button" to={path}>
        Checkout
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
        Checkout
      </button>
      <p id="blocked" className={css.blocked}>
        A line of your cart is out of stock: remove it, or choose fewer pieces.
      </p>
    </>
  );
}
