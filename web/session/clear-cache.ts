import type { ApolloClient } from '@apollo/client';
import { shopperOf } from './access-token.ts';
import { shelves } from './storage.ts';

/**
 * A token has given way to another, or to none: what the tab has read of the shopper goes, unless it is the same one,
 * and what the page shows of `me` is read anew for the next. All that is personal hangs on `me`; what is everybody's
 * stays, and so does what is on its way: the page that comes next needs it. A logout in another tab empties this tab's
 * storage too.
 */
export function clearShopperCache({ cache }: ApolloClient, before: string | undefined, now: string | undefined): void {
  const shopper = shopperOf(before);
  if (now === undefined) shelves.tab.clear();
  if (shopper !== undefined && shopper === shopperOf(now)) return;
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
  cache.gc();
}
