import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { backoffAfter } from '../apollo/backoff.ts';
import { FollowOrderItemDocument } from './orders.graphql.generated.ts';

/** Milliseconds after which the stream is opened: the page has just been read, and what it still loads comes first. */
const BEGIN_MS = 2_000;

/**
 * Keeps what the cache has of an order item current while the shopper looks at it: a hidden page has no stream open. A stream
 * that ends, as it does with the access token, is opened again after pauses that grow.
 */
export function useFollowedOrderItem(id: string): void {
  const client = useApolloClient();
  useEffect(() => {
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: { unsubscribe(): void } | undefined;
    const close = () => {
      clearTimeout(timer);
      stream?.unsubscribe();
    };
    const openLater = () => {
      clearTimeout(timer);
      timer = setTimeout(open, backoffAfter(tries));
      tries++;
    };
    const open = () => {
      close();
      if (document.visibilityState !== 'visible') return;
      stream = client.subscribe({ query: FollowOrderItemDocument, variables: { id } }).subscribe({
        next: ({ error }) => {
          if (!error) tries = 0;
        },
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
