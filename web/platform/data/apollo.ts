import { ApolloClient, HttpLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';

/** Where a client asks, and what it already knows. */
export interface ApolloSetup {
  /** The gateway's address: absolute on the server, `/graphql` in a browser. */
  uri: string;
  /** The cache that the server filled for this page. */
  state?: NormalizedCacheObject;
  /** On the server: milliseconds that all data of the page may take together. */
  patience?: number;
}

/**
 * The one Apollo client of a visit: one per request on the server, one per tab in a browser. To a component half an
 * answer is an answer (`errorPolicy: 'all'`); `client.query` rejects unless it says the same.
 */
export function openApollo({ uri, state, patience }: ApolloSetup): ApolloClient {
  const link = new HttpLink({ uri, fetchOptions: patience ? { signal: AbortSignal.timeout(patience) } : {} });
  return new ApolloClient({
    link,
    cache: openCache().restore(state ?? {}),
    dataMasking: true,
    ssrMode: patience !== undefined,
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
}

/** An empty cache that knows by which field each type is told apart. */
const openCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Category: { keyFields: ['name'] },
      Variant: { keyFields: ['sku'] },
      Money: { merge: true },
      Image: { merge: true },
      PageInfo: { merge: true },
    },
  });

/** What a client knows, ready to be handed to another. */
export const cacheOf = ({ cache }: ApolloClient): NormalizedCacheObject =>
  cache instanceof InMemoryCache ? cache.extract() : {};
