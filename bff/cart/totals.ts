import { billOf, isPromoFor, type CategoryAmount } from '../../schema/pricing.ts';
import type { ShopSettings } from '../../schema/settings.ts';
import { Money } from '../host/money.ts';
import type { PromoCodeNode } from '../promotions/nodes.ts';
import type { CartNode, CartTotalsNode } from './nodes.ts';

/** Returns the sum of all lines of a cart, in paise. */
export function subtotalOf({ items }: CartNode): number {
  return items.reduce((sum, { lineTotal }) => sum + lineTotal.amount, 0);
}

/** Returns the parts of a cart's subtotal by category, in paise. */
export function amountsOf({ items }: CartNode): CategoryAmount[] {
  return items.map(({ category, lineTotal }) => ({ category, amount: lineTotal.amount }));
}

/** Returns the discount of a shopper's first purchase in percent; 0 for a later purchase. */
export function firstPurchasePercentOf(
  { isFirstPurchase }: { isFirstPurchase: boolean },
  { payment }: ShopSettings,
): number {
  return isFirstPurchase ? payment.firstPurchasePercent : 0;
}

/** Returns the price of a cart, with the effect of its promo code if it has one. */
export function totalsOf(
  { items }: CartNode,
  firstPurchasePercent: number,
  promo: PromoCodeNode | null,
): CartTotalsNode {
  const terms = { categories: promo?.terms?.categories ?? undefined };
  const lines = items.map(({ unitPrice, quantity, category }) => ({
    unitPrice: unitPrice.amount,
    quantity,
    takesPromo: isPromoFor(terms, category),
  }));
  const bill = billOf(lines, { firstPurchasePercent, promoDiscount: promo?.discount ?? 0 });
  return {
    subtotal: new Money(bill.subtotal),
    firstPurchaseDiscount: new Money(bill.firstPurchaseDiscount),
    promoDiscount: new Money(bill.promoDiscount),
    promoCode: promo?.code ?? null,
    promoError: promo?.error ?? null,
    promoTerms: promo?.terms ?? null,
    delivery: new Money(bill.delivery),
    total: new Money(bill.total),
  };
}
