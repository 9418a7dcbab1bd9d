import type { ApolloCache, ApolloClient } from '@apollo/client';

/** What the loaders of pages need of a client: Apollo's own in a browser, that of one page on the server. */
export interface LoaderClient {
  query: ApolloClient['query'];
  cache: Pick<ApolloCache, 'evict' | 'readQuery'>;
}
