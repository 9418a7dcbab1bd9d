import type { ApolloCache } from '@apollo/client';
import { billOf, promoDiscountOf } from '../../schema/pricing.ts';
import {
  CartLinesFragmentDoc,
  CartStateFragmentDoc,
  MyShopDocument,
  type CartLinesFragment,
  type CartStateFragment,
} from '../generated/own.ts';
import { rupees } from './money.ts';

type Line = CartLinesFragment['items'][number];
type Lines = CartLinesFragment['items'];
type State = CartStateFragment;

/** The lines of the cart as far as this tab knows; `optimistic` has what is shown before the server has answered. */
export const linesIn = (cache: ApolloCache, optimistic = false): Lines | undefined =>
  cache.readQuery({ query: MyShopDocument }, optimistic)?.me?.cart.items;

const cartIn = (cache: ApolloCache): string | undefined => cache.readQuery({ query: MyShopDocument })?.me?.cart.id;
const countOf = (items: readonly { quantity: number }[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Shows pieces of a variant in the cart: its line grows, or a new one stands first. */
export function showAdded(cache: ApolloCache, sku: string, quantity: number): void {
  const id = cartIn(cache);
  if (id === undefined) return;
  const options = { id: `Cart:${id}`, fragment: CartLinesFragmentDoc, fragmentName: 'CartLines' } as const;
  cache.updateFragment(options, (cart) => {
    if (!cart) return cart;
    const grown = (line: Line): Line => ({ ...line, quantity: line.quantity + quantity });
    const items = cart.items.some(({ variant }) => variant.sku === sku)
      ? cart.items.map((line) => (line.variant.sku === sku ? grown(line) : line))
      : [newLine(sku, quantity), ...cart.items];
    return { ...cart, items, itemCount: countOf(items) };
  });
}

/** A line that the server has given no id yet. */
const newLine = (sku: string, quantity: number) => ({
  __typename: 'CartItem',
  id: `new ${sku}`,
  quantity,
  variant: { __typename: 'Variant', sku },
});

/** Shows a line with another quantity, 0 for gone, and what the cart then costs with this promo code. */
export function showQuantity(cache: ApolloCache, sku: string, quantity: number, promoCode: string | null): void {
  const id = cartIn(cache);
  if (id === undefined) return;
  const whole = { id: `Cart:${id}`, fragment: CartStateFragmentDoc, fragmentName: 'CartState' } as const;
  const shown = cache.updateFragment({ ...whole, variables: { promoCode } }, (cart) =>
    cart ? billed(cart, sku, quantity) : cart,
  );
  if (shown) return;
  const lines = { id: `Cart:${id}`, fragment: CartLinesFragmentDoc, fragmentName: 'CartLines' } as const;
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

function billed<T extends State>(cart: T, sku: string, quantity: number): T {
  const change = (line: State['items'][number]) => {
    const amount = line.unitPrice.amount * quantity;
    return { ...line, quantity, lineTotal: { ...line.lineTotal, amount, display: rupees(amount) } };
  };
  const items = changed(cart.items, sku, change, quantity === 0);
  return { ...cart, items, itemCount: countOf(items), totals: totalsOf(items, cart.totals) };
}

/** What other lines come to under the same terms: the server's bill, before the server has told it. */
function totalsOf(items: State['items'], totals: State['totals']): State['totals'] {
  const lines = items.map(({ unitPrice, quantity }) => ({ unitPrice: unitPrice.amount, quantity }));
  const { subtotal } = billOf(lines);
  const bill = billOf(lines, {
    promoDiscount: promoOf(totals, subtotal),
    isFirstPurchase: totals.firstPurchaseDiscount.amount > 0,
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

/** A host that doesn't tell a code's terms has told what it took off: that stands until it says otherwise. */
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

/** Forgets what the cart cost before with other promo codes: only what was just told still holds. */
export function forgetTotals(cache: ApolloCache, promoCode: string | null): void {
  const id = cartIn(cache);
  const told = `totals(${JSON.stringify({ promoCode })})`;
  const totals = (former: unknown, { storeFieldName, DELETE }: { storeFieldName: string; DELETE: unknown }) =>
    storeFieldName === told ? former : DELETE;
  if (id !== undefined) cache.modify<Record<string, unknown>>({ id: `Cart:${id}`, fields: { totals } });
}
