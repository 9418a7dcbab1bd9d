import type { ApolloClient } from '@apollo/client';
import { shopperOf } from './access-token.ts';
import { session } from './session.ts';
import { tabStorage } from './storage.ts';

/**
 * Keeps what one shopper has read from the next one. When the session ends or becomes another shopper's, in this tab or
 * in another, this tab drops what it has read. A page that the browser restores from its back-forward cache reloads
 * when the session has changed meanwhile. Returns what ends the watching.
 */
export function syncSession(client: ApolloClient): () => void {
  let known = session.token();
  const onChange = () => {
    const [before, now] = [known, session.token()];
    known = now;
    if (before === now) return;
    // After a logout the shopper's pages leave first: as long as they stand they would ask again for what is cleared.
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
 * Drops what this tab has read of `me`, unless both tokens are of the same shopper; queries on screen ask again. Public
 * data stays. After a logout, in whichever tab, the tab's storage is emptied too.
 */
function clearShopperData({ cache }: ApolloClient, before: string | undefined, now: string | undefined): void {
  const shopper = shopperOf(before);
  if (now === undefined) tabStorage.clear();
  if (shopper !== undefined && shopper === shopperOf(now)) return;
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
  cache.gc();
}
