import type { ApolloCache, ApolloClient } from '@apollo/client';
import { CartBadgeDocument, CartBadgeFragmentDoc, type CartBadgeFragment } from './add-to-cart.graphql.generated.ts';

type Line = CartBadgeFragment['items'][number];

/** The shopper's cart from the cache; undefined until it was loaded. */
export const cartIn = (cache: ApolloCache): CartBadgeFragment | undefined =>
  cache.readQuery({ query: CartBadgeDocument })?.me?.cart;

/** The number of pieces of this variant in the cached cart. */
export const quantityInCart = (cache: ApolloCache, sku: string): number =>
  cartIn(cache)?.items.find(({ variant }) => variant.sku === sku)?.quantity ?? 0;

/** The server's id of the line of this variant, whatever the page shows meanwhile; undefined for none. */
export const cartItemIdOf = (cache: ApolloCache, sku: string): string | undefined =>
  cartIn(cache)?.items.find(({ variant }) => variant.sku === sku)?.id;

/** The variables with the current id of the line of `sku`; undefined if there is no such line. */
export const withLineId =
  (sku: string) =>
  <V extends { input: { cartItemId: string } }>(variables: V, { cache }: ApolloClient): V | undefined => {
    const cartItemId = cartItemIdOf(cache, sku);
    return cartItemId === undefined ? undefined : { ...variables, input: { ...variables.input, cartItemId } };
  };

/** The number of pieces of all these lines. */
export const countOf = (items: readonly { quantity: number }[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Adds pieces of a variant to the cached cart: its line grows, or a new line comes first. */
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

/** Evicts the totals with other promo codes: after a change only those of the newest response are right. */
export function evictOtherTotals(cache: ApolloCache, promoCode: string | null): void {
  const id = cartIn(cache)?.id;
  const newest = promoCode ? `totals:${promoCode}` : 'totals';
  const totals = (former: unknown, { storeFieldName, DELETE }: { storeFieldName: string; DELETE: unknown }) =>
    storeFieldName === newest ? former : DELETE;
  if (id !== undefined) cache.modify<Record<string, unknown>>({ id: `Cart:${id}`, fields: { totals } });
}
