import type { ApolloClient } from '@apollo/client';
import { shopperOf } from './access-token.ts';
import { session } from './session.ts';
import { tabStorage } from './storage.ts';

/**
 * Keeps one shopper's data from the next shopper. When the session ends or another shopper logs in, in this tab or another,
 * this tab removes the former shopper's data. A page that the browser restores from its back-forward cache reloads when
 * the session has changed meanwhile. Returns a function that stops watching.
 */
export function syncSession(client: ApolloClient): () => void {
  let known = session.token();
  const onChange = () => {
    const [before, now] = [known, session.token()];
    known = now;
    if (before === now) return;
    // After a logout the shopper's pages are left first: while they are shown, they would read again what is cleared.
    if (now === undefined) setTimeout(clearShopperData, 0, client, before, now);
    else clearShopperData(client, before, now);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && session.token() !== known) location.reload();
  };
  const unsubscribe = session.subscribe(onChange);
  addEventListener('pageshow', onPageShow);
  return () => {
    unsubscribe();
    removeEventListener('pageshow', onPageShow);
  };
}

/**
 * Removes `me` from the cache, unless both tokens are of the same shopper; queries on screen read it again. Public data
 * stays. After a logout, in whichever tab, this tab's storage is cleared too.
 */
function clearShopperData({ cache }: ApolloClient, before: string | undefined, now: string | undefined): void {
  const shopper = shopperOf(before);
  if (now === undefined) tabStorage.clear();
  if (shopper !== undefined && shopper === shopperOf(now)) return;
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
  cache.gc();
}
