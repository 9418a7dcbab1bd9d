import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';

/** Sends subscriptions to the gateway, and reads their answers as server-sent events. The stream ends with its last reader. */
export const eventStreamLink = (uri: string): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((reader) => {
        const left = new AbortController();
        const read = async () => {
          // Few pages follow anything.
          const { readEvents } = await import('./read-events.ts');
          await readEvents(uri, operation, left.signal, (answer) => reader.next(answer));
        };
        read().then(
          () => reader.complete(),
          (error: unknown) => reader.error(error),
        );
        return () => left.abort();
      }),
  );
