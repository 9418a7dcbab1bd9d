import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { FilterParts, type LiveProps } from './FilterParts.tsx';

const roots = new WeakMap<Element, Root>();

/** Brings the filters in `place` to life, or up to date; what the server put there stays. Returns what ends them. */
export function show(place: Element, { client, ...props }: LiveProps & { client: ApolloClient }): () => void {
  const parts = (
    <ApolloProvider client={client}>
      <FilterParts {...props} />
    </ApolloProvider>
  );
  const root = roots.get(place) ?? (place.firstChild ? hydrateRoot(place, parts) : createRoot(place));
  root.render(parts);
  roots.set(place, root);
  return () => {
    roots.delete(place);
    queueMicrotask(() => root.unmount());
  };
}
