import { useEffect, useRef, useState } from 'react';
import { usePromoCode } from '../cart/usePromoCode.ts';
import { PromoForm } from '../promotions/PromoForm.tsx';
import * as checkoutWords from '../words/checkout.ts';
import css from './OrderSummary.module.css';

/** Asks for a promo code once it is pressed; the code in the bill can be removed. Who comes by Buy Now has seen no cart. */
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
