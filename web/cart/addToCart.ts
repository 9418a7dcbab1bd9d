import type { ApolloClient } from '@apollo/client';
import { MAX_QUANTITY } from '../../schema/vocabulary.ts';
import { AddToCartDocument } from '../generated/own.ts';
import { change } from '../apollo/optimistic-queue.ts';
import { errorMessageOf } from '../apollo/user-errors.ts';
import { readAnew } from '../apollo/refetch.ts';
import type { Wants } from '../apollo/ActContext.ts';
import { showToast } from '../ui/toast.ts';
import { forgetTotals, showAdded } from './cart-cache.ts';

/** Skus that are being added: pressed twice, a button adds once. */
const underway = new Set<string>();

/** Puts pieces into the cart, shown at once, and tells what came of it. What isn't such a wish is passed over. */
export async function addToCart(wish: unknown, client: ApolloClient): Promise<void> {
  if (!isWish(wish) || underway.has(wish.sku)) return;
  if (!Number.isInteger(wish.quantity) || wish.quantity < 1 || wish.quantity > MAX_QUANTITY) {
    showToast(`Please choose a whole number of pieces, from 1 to ${MAX_QUANTITY}.`, { kind: 'error' });
    return;
  }
  underway.add(wish.sku);
  try {
    await add(wish, client);
  } finally {
    underway.delete(wish.sku);
  }
}

async function add({ sku, quantity }: Wants['addToCart'], client: ApolloClient): Promise<void> {
  const variables = { input: { sku, quantity }, promoCode: null };
  const answer = await change(client, {
    show: (cache) => showAdded(cache, sku, quantity),
    send: () => client.mutate({ mutation: AddToCartDocument, variables }).catch(asError),
  });
  if (!answer) return;
  const payload = answer.data?.addToCart;
  const words = errorMessageOf(
    { userErrors: payload?.userErrors, error: answer.error },
    'Failed to add product to cart.',
  );
  if (words) showToast(words, { kind: 'error' });
  if (words === undefined) showToast('Product added successfully!', { kind: 'success' });
  if (payload?.cart) forgetTotals(client.cache, null);
  else if (words !== null) await readAnew(client);
}

const asError = (error: unknown) => ({ data: undefined, error });

const isWish = (wish: unknown): wish is Wants['addToCart'] =>
  typeof wish === 'object' &&
  wish !== null &&
  'sku' in wish &&
  typeof wish.sku === 'string' &&
  'quantity' in wish &&
  typeof wish.quantity === 'number';
