import type { ApolloCache } from '@apollo/client';
import { rupees } from '../../schema/money.ts';
import { billOf, promoDiscountOf } from '../../schema/pricing.ts';
import { type ShopFacts, shopFactsIn } from '../shop/shop-facts.ts';
import {
  CartBadgeDocument,
  CartBadgeFragmentDoc,
  CartStateFragmentDoc,
  type CartBadgeFragment,
  type CartStateFragment,
} from './cart.graphql.generated.ts';

type Line = CartBadgeFragment['items'][number];
type State = CartStateFragment;
type Terms = Pick<ShopFacts['policies'], 'firstPurchasePercent'>;

const cartIn = (cache: ApolloCache): CartBadgeFragment | undefined =>
  cache.readQuery({ query: CartBadgeDocument })?.me?.cart;

/** The server's id of the line of this variant, whatever the page shows meanwhile; undefined for none. */
export const cartItemIdOf = (cache: ApolloCache, sku: string): string | undefined =>
  cartIn(cache)?.items.find(({ variant }) => variant.sku === sku)?.id;

const countOf = (items: readonly { quantity: number }[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Adds pieces of a variant to the cart in the cache: its line grows, or a new line comes first. */
export function showAdded(cache: ApolloCache, sku: string, quantity: number): void {
  const id = cartIn(cache)?.id;
  if (id === undefined) return;
  const options = { id: `Cart:${id}`, fragment: CartBadgeFragmentDoc, fragmentName: 'CartBadge' } as const;
  cache.updateFragment(options, (cart) => {
    if (!cart) return cart;
    const grown = (line: Line): Line => ({ ...line, quantity: line.quantity + quantity });
    const items = cart.items.some(({ variant }) => variant.sku === sku)
      ? cart.items.map((line) => (line.variant.sku === sku ? grown(line) : line))
      : [newLine(sku, quantity), ...cart.items];
    return { ...cart, items, itemCount: countOf(items) };
  });
}

/** A line without an id of the server. */
const newLine = (sku: string, quantity: number) => ({
  __typename: 'CartItem',
  id: `new ${sku}`,
  quantity,
  variant: { __typename: 'Variant', sku },
});

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

/** Puts a line that was removed back into the cart in the cache, in the first place, with the totals with this promo code. */
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

/** The totals of these lines under the same terms, as the server will probably answer them. */
function totalsOf(items: State['items'], totals: State['totals'], terms: Terms | undefined): State['totals'] {
  const lines = items.map(({ unitPrice, quantity }) => ({ unitPrice: unitPrice.amount, quantity }));
  const { subtotal } = billOf(lines);
  const bill = billOf(lines, {
    promoDiscount: promoOf(totals, subtotal),
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

/** Where the host does not answer the terms of a code, its last discount stays until its next answer. */
function promoOf({ promoTerms, promoDiscount }: State['totals'], subtotal: number): number {
  if (!promoTerms) return promoDiscount.amount;
  const { percent, amountOff, maximum, minimumSubtotal } = promoTerms;
  const terms = {
    percent: percent ?? undefined,
    amountOff: amountOff?.amount,
    maximum: maximum?.amount,
    minimumSubtotal: minimumSubtotal?.amount,
  };
  return promoDiscountOf(terms, subtotal);
}

/** Evicts the totals with other promo codes: after a change only those of the newest answer are right. */
export function evictOtherTotals(cache: ApolloCache, promoCode: string | null): void {
  const id = cartIn(cache)?.id;
  const newest = promoCode ? `totals:${promoCode}` : 'totals';
  const totals = (former: unknown, { storeFieldName, DELETE }: { storeFieldName: string; DELETE: unknown }) =>
    storeFieldName === newest ? former : DELETE;
  if (id !== undefined) cache.modify<Record<string, unknown>>({ id: `Cart:${id}`, fields: { totals } });
}
