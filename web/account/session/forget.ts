import type { ApolloClient } from '@apollo/client';
import { shopperOf } from './request/token.ts';

/**
 * A token has given way to another, or to none: what the tab has read of the shopper goes, unless it is the same one.
 * What the page shows is read anew for the next shopper.
 */
export async function forget(client: ApolloClient, before: string | undefined, now: string | undefined): Promise<void> {
  if (before === undefined) {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
    return;
  }
  const shopper = shopperOf(before);
  if (now !== undefined && shopper !== undefined && shopper === shopperOf(now)) return;
  await (now === undefined ? client.clearStore() : client.resetStore());
}
