import type { ApolloClient } from '@apollo/client';
import { shopperOf } from './access-token.ts';
import { session } from './session.ts';
import { CHECKOUT_DRAFT, CHECKOUT_OWNER, tabStorage } from './storage.ts';

/**
 * Protects one shopper's data from the next shopper. When the session ends or another shopper logs in, in this tab or another,
 * this tab removes the previous shopper's data. A page that the browser restores from its back-forward cache reloads if
 * the session has changed meanwhile. Returns a function that stops watching.
 */
export function syncSession(client: ApolloClient): () => void {
  let known = session.token();
  // A login through another site has left the page that began it.
  if (known !== undefined) dropOthers(known);
  const onChange = () => {
    const [before, now] = [known, session.token()];
    known = now;
    if (before === now) return;
    // After a logout the shopper's pages are left first: while they are shown, they would load the cleared data again.
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
 * Removes `me` from the cache, unless both tokens belong to the same shopper; queries on screen load it again. Public data
 * remains. After a logout, in any tab, this tab's storage is cleared too.
 */
function clearShopperData({ cache }: ApolloClient, before: string | undefined, now: string | undefined): void {
  const shopper = shopperOf(before);
  if (now === undefined) tabStorage.clear();
  else dropOthers(now);
  if (shopper !== undefined && shopper === shopperOf(now)) return;
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
  cache.gc();
}

/** Removes this tab's checkout if it belongs to another shopper than this token, whose shopper logs in. */
function dropOthers(token: string): void {
  const owner = tabStorage.get(CHECKOUT_OWNER);
  tabStorage.remove(CHECKOUT_OWNER);
  if (owner !== null && owner !== shopperOf(token)) tabStorage.remove(CHECKOUT_DRAFT);
}
