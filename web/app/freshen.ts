import { type ApolloClient, ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { backoffAfter } from '../apollo/backoff.ts';
import { metaOf } from '../apollo/document-meta.ts';
import { onReturn } from '../apollo/on-return.ts';
import { STALE_ID } from '../apollo/ssr-state.ts';
import { settled } from '../apollo/user-errors.ts';

/**
 * Brings a page up to date that came with old prices and stock: reads its public data again, after longer and longer pauses and
 * when the shopper comes back to it, until the gateway has new ones. Then the line that says so goes. It comes back, and all begins
 * anew, when another page gets old data. What the shopper has typed or opened stays.
 */
export function freshen(client: ApolloClient): void {
  const line = document.getElementById(STALE_ID);
  if (!line) return;
  let [isStale, tries] = [true, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), backoffAfter(tries++) * (0.75 + Math.random() / 2));
  };
  const look = async () => {
    if (document.hidden) return wait();
    isStale = false;
    const areRead = await readPublicData(client);
    if (isStale || !areRead) return wait();
    clearTimeout(timer);
    timer = undefined;
    const go = () => isStale || line.remove();
    // Where the banner was closed before, nothing takes the line's place: the page moves with the shopper's next step.
    if (banner() === 'hidden') addEventListener('click', go, { once: true });
    else go();
  };
  const note = () => {
    isStale = true;
    // Who has closed the line of one outage reads that of the next.
    if (!line.isConnected && banner() === 'closed') document.documentElement.dataset['banner'] = 'hidden';
    document.body.prepend(line);
    if (timer !== undefined) return;
    tries = 0;
    wait();
  };
  const noteStale = new ApolloLink((operation, forward) =>
    forward(operation).pipe(tap(({ extensions }) => extensions?.['stale'] === true && note())),
  );
  client.setLink(ApolloLink.from([noteStale, client.link]));
  onReturn(() => timer !== undefined && void look());
  wait();
}

/** How the banner stands: `closed` on this page, `hidden` since it was closed on another one, undefined while it is there. */
const banner = (): string | undefined => document.documentElement.dataset['banner'];

/** Reads all public data of the page into the cache, where it is whole. Answers whether all of it is. */
async function readPublicData(client: ApolloClient): Promise<boolean> {
  const queries = [...client.getObservableQueries('active')].filter(({ query }) => metaOf(query).access === 'public');
  const answers = await Promise.all(
    queries.map(({ query, variables }) =>
      // An answer with an error would put its nulls in the place of what the page shows.
      settled<{ error?: unknown }>(
        client.query({ query, variables, fetchPolicy: 'network-only', errorPolicy: 'none' }),
      ),
    ),
  );
  return answers.every(({ error }) => error === undefined);
}
