import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { MyShopDocument, type MyShopQuery } from '../generated/own.ts';
import { onBroadcast } from '../session/broadcast.ts';
import { showToast } from '../ui/toast.ts';
import { changesBegun, OWN_CHANNEL, stillness, THIS_TAB } from './optimistic-queue.ts';
import { hold, NOTHING, type Held } from './cart-badge.ts';

/** Pages that show more of it have queries of these names. */
const PAGES = new Set(['cart', 'wishlist']);

/**
 * Reads what the shopper has put aside and tells it to the page, whatever changes it from then on: this tab, another
 * one, or another machine when the shopper comes back to this tab or on the line. Nothing is read or told any more once `session` ends.
 */
export function follow(client: ApolloClient, session: AbortSignal): void {
  if (session.aborted) return;
  followed = session;
  const again = () => void readAnew(client);
  const seen = () => document.visibilityState === 'visible' && again();
  const ends = [
    client.cache.watch<MyShopQuery>({
      query: MyShopDocument,
      optimistic: true,
      returnPartialData: true,
      immediate: true,
      callback: ({ result, complete }, former) => {
        hold(complete ? heldBy(result) : NOTHING);
        // A login, for one, makes the tab forget what it had read.
        if (!complete && former?.complete) again();
      },
    }),
    onBroadcast(OWN_CHANNEL, (tab) => tab !== THIS_TAB && seen()),
    client.onResetStore(async () => again()),
    () => hold(NOTHING),
  ];
  for (const name of ['focus', 'online']) addEventListener(name, seen, { signal: session });
  document.addEventListener('visibilitychange', seen, { signal: session });
  session.addEventListener('abort', () => ends.forEach((end) => end()));
  again();
}

/** The session that what is read belongs to. */
let followed: AbortSignal | undefined;
let reading: Promise<void> | undefined;

/** Reads everything anew, once for all who want it; what was changed meanwhile is read once more. */
export function readAnew(client: ApolloClient): Promise<void> {
  reading ??= readUntilStill(client).finally(() => (reading = undefined));
  return reading;
}

async function readUntilStill(client: ApolloClient): Promise<void> {
  await stillness();
  const seen = changesBegun();
  const pages = [...client.getObservableQueries('active')].filter(({ queryName }) => PAGES.has(queryName ?? ''));
  await Promise.allSettled([read(client), ...pages.map((page) => readPage(client, page))]);
  if (seen !== changesBegun()) await readUntilStill(client);
}

/** A page that can't be read anew goes on showing what it knows. */
async function readPage(client: ApolloClient, { query, variables }: ObservableQuery): Promise<void> {
  const asking = followed;
  const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
  if (asking === followed && !asking?.aborted && hasShopper(data)) client.cache.writeQuery({ query, variables, data });
}

const hasShopper = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && 'me' in data && data.me !== null;

/** Half an answer is none here: it would look as if the shopper had nothing. */
async function read(client: ApolloClient): Promise<void> {
  const asking = followed;
  const { data, error } = await client.query({ query: MyShopDocument, fetchPolicy: 'no-cache' });
  if (asking !== followed || asking?.aborted) return;
  if (data?.me) client.cache.writeQuery({ query: MyShopDocument, data });
  else if (error && !isOver(error) && !client.cache.readQuery({ query: MyShopDocument })?.me) tellUnread(error);
}

function tellUnread(error: unknown): void {
  const paths = CombinedGraphQLErrors.is(error) ? error.errors.map(({ path }) => path?.[1]) : ['cart'];
  if (paths.some((part) => part !== 'wishlist')) showToast('Failed to fetch cart data.', { kind: 'error' });
  if (paths.includes('wishlist')) showToast('Failed to fetch wishlist.', { kind: 'error', area: 'order' });
}

/** Whether the session has ended, which is told where it is found out. */
const isOver = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');

function heldBy({ me }: Partial<MyShopQuery>): Held {
  if (!me) return NOTHING;
  return { pieces: me.cart.itemCount, liked: new Set(me.wishlist.items.map(({ variant }) => variant.sku)) };
}
