import type { ApolloClient } from '@apollo/client';
import { session } from './session.ts';

/**
 * Lets nothing of one shopper be seen by the next: when the session ends, or becomes another's, in this tab or in
 * another, what the tab has read goes. A page that the browser had put aside is read anew. Returns what ends that.
 */
export function syncSession(client: ApolloClient): () => void {
  let seen = session.token();
  const changed = () => {
    const [before, now] = [seen, session.token()];
    seen = now;
    if (before !== now)
      import('./clear-cache.ts').then(
        ({ clearShopperCache: forget }) => forget(client, before, now),
        () => location.reload(),
      );
  };
  const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && session.token() !== seen && location.reload();
  const unsubscribe = session.subscribe(changed);
  addEventListener('pageshow', shownAgain);
  return () => {
    unsubscribe();
    removeEventListener('pageshow', shownAgain);
  };
}
