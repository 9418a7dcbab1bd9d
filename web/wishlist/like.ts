import type { ApolloCache, ApolloClient } from '@apollo/client';
import {
  AddToWishlistDocument,
  MyShopDocument,
  RemoveFromWishlistDocument,
  WishesFragmentDoc,
  type WishesFragment,
} from '../generated/own.ts';
import type { Wants } from '../apollo/ActContext.ts';
import { change } from '../apollo/optimistic-queue.ts';
import { errorMessageOf, type Outcome } from '../apollo/user-errors.ts';
import { readAnew } from '../apollo/refetch.ts';
import { showToast } from '../ui/toast.ts';

type Items = WishesFragment['items'];

/** Skus whose heart is waiting for its answer: pressed twice, it turns once. */
const underway = new Set<string>();

/** Puts a variant on the wishlist or takes it off, shown at once. What isn't such a wish is passed over. */
export async function like(wish: unknown, client: ApolloClient): Promise<void> {
  if (!isWish(wish) || underway.has(wish.sku)) return;
  underway.add(wish.sku);
  try {
    await (wish.isLiked ? add : remove)(wish.sku, client);
  } finally {
    underway.delete(wish.sku);
  }
}

async function add(sku: string, client: ApolloClient): Promise<void> {
  const newItem = () => ({ __typename: 'WishlistItem', id: `new ${sku}`, variant: { __typename: 'Variant', sku } });
  const answer = await change(client, {
    show: (cache) => showItems(cache, (items) => [newItem(), ...items.filter(({ variant }) => variant.sku !== sku)]),
    send: () => client.mutate({ mutation: AddToWishlistDocument, variables: { input: { sku } } }).catch(asError),
  });
  if (!answer) return;
  const payload = answer.data?.addToWishlist;
  const outcome = { userErrors: payload?.userErrors, error: answer.error };
  await settle(client, {
    outcome,
    isTold: Boolean(payload?.wishlist),
    done: 'Product added to wishlist.',
    verb: 'add',
  });
}

async function remove(sku: string, client: ApolloClient): Promise<void> {
  const answer = await change(client, {
    show: (cache) => showItems(cache, (items) => items.filter(({ variant }) => variant.sku !== sku)),
    send: async () => {
      const wishlistItemId = wishesIn(client.cache)?.items.find(({ variant }) => variant.sku === sku)?.id;
      if (wishlistItemId === undefined) return undefined;
      const variables = { input: { wishlistItemId } };
      return client.mutate({ mutation: RemoveFromWishlistDocument, variables }).catch(asError);
    },
  });
  if (!answer) return;
  const payload = answer.data?.removeFromWishlist;
  const outcome = { userErrors: payload?.userErrors, error: answer.error };
  const done = 'Product removed from wishlist.';
  await settle(client, { outcome, isTold: Boolean(payload?.wishlist), done, verb: 'remove' });
}

const FAILED = {
  add: 'Failed to add item to wishlist.',
  remove: 'Failed to remove item from wishlist.',
} as const;

interface Settled {
  outcome: Outcome;
  /** Whether the answer holds the wishlist as it is now; else it is read anew. */
  isTold: boolean;
  done: string;
  verb: keyof typeof FAILED;
}

async function settle(client: ApolloClient, { outcome, isTold, done, verb }: Settled): Promise<void> {
  const words = errorMessageOf(outcome, FAILED[verb]);
  if (words) showToast(words, { kind: 'error', area: 'order' });
  if (words === undefined) showToast(done, { kind: 'success', area: 'order' });
  if (!isTold && words !== null) await readAnew(client);
}

const wishesIn = (cache: ApolloCache) => cache.readQuery({ query: MyShopDocument })?.me?.wishlist;

function showItems(cache: ApolloCache, change: (items: Items) => Items): void {
  const id = wishesIn(cache)?.id;
  if (id === undefined) return;
  const options = { id: `Wishlist:${id}`, fragment: WishesFragmentDoc, fragmentName: 'Wishes' } as const;
  cache.updateFragment(options, (wishlist) => {
    if (!wishlist) return wishlist;
    const items = change(wishlist.items);
    return { ...wishlist, items, itemCount: items.length };
  });
}

const asError = (error: unknown) => ({ data: undefined, error });

const isWish = (wish: unknown): wish is Wants['like'] =>
  typeof wish === 'object' &&
  wish !== null &&
  'sku' in wish &&
  typeof wish.sku === 'string' &&
  'isLiked' in wish &&
  typeof wish.isLiked === 'boolean';
