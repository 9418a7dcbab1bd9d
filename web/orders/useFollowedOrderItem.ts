import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { backoffAfter } from '../shopper/retry.ts';
import { FollowOrderItemDocument } from './orders.graphql.generated.ts';

/** Milliseconds after which the stream is opened: the page has just been loaded, and its remaining requests come first. */
const BEGIN_MS = 2_000;
/** Milliseconds after which a stream counts as good: the pauses before the next one restart. */
const GOOD_STREAM_MS = 30_000;

/**
 * Updates the cached order item while the shopper looks at it: a hidden page has no stream open. A stream
 * that ends, as it does with the access token, is opened again after increasing pauses.
 */
export function useFollowedOrderItem(id: string): void {
  const client = useApolloClient();
  useEffect(() => {
    let tries = 0;
    let openedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: { unsubscribe(): void } | undefined;
    const close = () => {
      clearTimeout(timer);
      stream?.unsubscribe();
    };
    const openLater = () => {
      clearTimeout(timer);
      // Otherwise a stream that opens and ends at once would be opened each second.
      if (performance.now() - openedAt > GOOD_STREAM_MS) tries = 0;
      timer = setTimeout(open, backoffAfter(tries));
      tries++;
    };
    const open = () => {
      close();
      if (document.visibilityState !== 'visible') return;
      openedAt = performance.now();
      stream = client.subscribe({ query: FollowOrderItemDocument, variables: { id } }).subscribe({
        error: openLater,
        complete: openLater,
      });
    };
    timer = setTimeout(open, BEGIN_MS);
    document.addEventListener('visibilitychange', open);
    return () => {
      document.removeEventListener('visibilitychange', open);
      close();
    };
  }, [client, id]);
}
