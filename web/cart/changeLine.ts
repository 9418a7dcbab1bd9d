import type { ApolloClient } from '@apollo/client';
import { RemoveFromCartDocument, SetCartItemQuantityDocument } from '../generated/own.ts';
import { change } from '../apollo/optimistic-queue.ts';
import { errorMessageOf } from '../apollo/user-errors.ts';
import { readAnew } from '../apollo/refetch.ts';
import { showToast } from '../ui/toast.ts';
import { forgetTotals, linesIn, showQuantity } from './cart-cache.ts';

/** A line of the cart, known by what is in it: its id may change while an answer is on its way. */
interface Line {
  sku: string;
  /** The promo code that the page shows the totals for; null for none. */
  promoCode: string | null;
}

/** The quantity that each line shall have in the end. */
const wanted = new Map<string, number>();

/** Sets a line's quantity, shown at once with what it costs then. Of several quick ones only the last is sent. */
export async function setQuantity(client: ApolloClient, { sku, promoCode }: Line, quantity: number): Promise<void> {
  wanted.set(sku, quantity);
  const answer = await change(client, {
    show: (cache) => showQuantity(cache, sku, quantity, promoCode),
    send: async () => {
      const cartItemId = idOf(client, sku);
      if (wanted.get(sku) !== quantity || cartItemId === undefined) return undefined;
      const variables = { input: { cartItemId, quantity }, promoCode };
      return client.mutate({ mutation: SetCartItemQuantityDocument, variables }).catch(asError);
    },
  });
  if (!answer) return;
  const payload = answer.data?.setCartItemQuantity;
  const words = errorMessageOf(
    { userErrors: payload?.userErrors, error: answer.error },
    'Failed to change the quantity.',
  );
  if (words) showToast(words, { kind: 'error', cause: `quantity ${sku}` });
  await settle(client, { hasCart: Boolean(payload?.cart), promoCode, words });
}

/** Takes a line out of the cart: at once on the page, then on the server. It comes back when the server refuses. */
export async function removeLine(client: ApolloClient, { sku, promoCode }: Line): Promise<void> {
  wanted.delete(sku);
  const answer = await change(client, {
    show: (cache) => showQuantity(cache, sku, 0, promoCode),
    send: async () => {
      const cartItemId = idOf(client, sku);
      if (cartItemId === undefined) return undefined;
      const variables = { input: { cartItemId }, promoCode };
      return client.mutate({ mutation: RemoveFromCartDocument, variables }).catch(asError);
    },
  });
  if (!answer) return;
  const payload = answer.data?.removeFromCart;
  const words = errorMessageOf(
    { userErrors: payload?.userErrors, error: answer.error },
    'Failed to remove product from cart.',
  );
  if (words) showToast(words, { kind: 'error' });
  if (words === undefined) showToast('Product removed from cart.', { kind: 'success' });
  await settle(client, { hasCart: Boolean(payload?.cart), promoCode, words });
}

/** An answer with the cart has put all right; without one it is read anew. */
async function settle(
  client: ApolloClient,
  { hasCart, promoCode, words }: { hasCart: boolean; promoCode: string | null; words: string | null | undefined },
): Promise<void> {
  if (hasCart) forgetTotals(client.cache, promoCode);
  else if (words !== null) await readAnew(client);
}

/** The id that the server gave the line, whatever is shown meanwhile. */
const idOf = ({ cache }: ApolloClient, sku: string): string | undefined =>
  linesIn(cache)?.find(({ variant }) => variant.sku === sku)?.id;

const asError = (error: unknown) => ({ data: undefined, error });
