import type { ApolloCache } from '@apollo/client';
import { rupees } from '../../schema/money.ts';
import { billOf, isPromoFor, promoDiscountOf, promoSubtotalOf, type PromoTerms } from '../../schema/pricing.ts';
import { type ChangeFacts, shopFactsIn } from '../shop/shop-facts.ts';
import { CartBadgeFragmentDoc } from './add-to-cart.graphql.generated.ts';
import { CartStateFragmentDoc, type CartStateFragment } from './cart.graphql.generated.ts';
import { cartIn, countOf } from './cart-cache.ts';

type State = CartStateFragment;
type Terms = ChangeFacts['policies'];

/** Changes a line's quantity in the cache, where 0 removes the line, and the cart's totals with this promo code. */
export function showQuantity(cache: ApolloCache, sku: string, quantity: number, promoCode: string | null): void {
  const id = cartIn(cache)?.id;
  if (id === undefined) return;
  const whole = { id: `Cart:${id}`, fragment: CartStateFragmentDoc, fragmentName: 'CartState' } as const;
  const shown = cache.updateFragment({ ...whole, variables: { promoCode } }, (cart) =>
    cart ? billed(cart, sku, quantity, shopFactsIn(cache)?.policies) : cart,
  );
  if (shown) return;
  const lines = { id: `Cart:${id}`, fragment: CartBadgeFragmentDoc, fragmentName: 'CartBadge' } as const;
  cache.updateFragment(lines, (cart) => {
    if (!cart) return cart;
    const items = changed(cart.items, sku, (line) => ({ ...line, quantity }), quantity === 0);
    return { ...cart, items, itemCount: countOf(items) };
  });
}

const changed = <T extends { variant: { sku: string } }>(
  items: T[],
  sku: string,
  change: (line: T) => T,
  isGone: boolean,
): T[] =>
  isGone
    ? items.filter(({ variant }) => variant.sku !== sku)
    : items.map((line) => (line.variant.sku === sku ? change(line) : line));

/** Restores a removed line in the cached cart, in the first position, with the totals with this promo code. */
export function showRestored(cache: ApolloCache, line: State['items'][number], promoCode: string | null): void {
  const id = cartIn(cache)?.id;
  if (id === undefined) return;
  const whole = { id: `Cart:${id}`, fragment: CartStateFragmentDoc, fragmentName: 'CartState' } as const;
  cache.updateFragment({ ...whole, variables: { promoCode } }, (cart) =>
    cart ? withItems(cart, [line, ...cart.items], shopFactsIn(cache)?.policies) : cart,
  );
}

function billed<T extends State>(cart: T, sku: string, quantity: number, terms: Terms | undefined): T {
  const change = (line: State['items'][number]) => {
    const amount = line.unitPrice.amount * quantity;
    return { ...line, quantity, lineTotal: { ...line.lineTotal, amount, display: rupees(amount) } };
  };
  return withItems(cart, changed(cart.items, sku, change, quantity === 0), terms);
}

const withItems = <T extends State>(cart: T, items: State['items'], terms: Terms | undefined): T => ({
  ...cart,
  items,
  itemCount: countOf(items),
  totals: totalsOf(items, cart.totals, terms),
});

/** The totals of these lines under the same terms, as the server will probably return them. */
function totalsOf(items: State['items'], totals: State['totals'], terms: Terms | undefined): State['totals'] {
  const promo = promoTermsOf(totals);
  const lines = items.map(({ unitPrice, quantity, variant }) => {
    const category = variant.product?.category.name ?? '';
    return { unitPrice: unitPrice.amount, quantity, category, takesPromo: isPromoFor(promo ?? {}, category) };
  });
  const amounts = lines.map(({ unitPrice, quantity, category }) => ({ category, amount: unitPrice * quantity }));
  const bill = billOf(lines, {
    // If the host does not return the terms of a code, its last discount remains until the next response.
    promoDiscount: promo ? promoDiscountOf(promo, promoSubtotalOf(promo, amounts)) : totals.promoDiscount.amount,
    firstPurchasePercent: totals.firstPurchaseDiscount.amount > 0 ? (terms?.firstPurchasePercent ?? 0) : 0,
  });
  const money = <M extends { amount: number; display: string }>(former: M, amount: number): M => ({
    ...former,
    amount,
    display: rupees(amount),
  });
  return {
    ...totals,
    subtotal: money(totals.subtotal, bill.subtotal),
    firstPurchaseDiscount: money(totals.firstPurchaseDiscount, bill.firstPurchaseDiscount),
    promoDiscount: money(totals.promoDiscount, bill.promoDiscount),
    total: money(totals.total, bill.total),
  };
}

/** The terms of the promo code for the bill; undefined without any. */
function promoTermsOf({ promoTerms }: State['totals']): PromoTerms | undefined {
  if (!promoTerms) return undefined;
  const { percent, amountOff, maximum, minimumSubtotal, categories } = promoTerms;
  return {
    percent: percent ?? undefined,
    amountOff: amountOff?.amount,
    maximum: maximum?.amount,
    minimumSubtotal: minimumSubtotal?.amount,
    categories: categories ?? undefined,
  };
}
