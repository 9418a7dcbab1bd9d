import {
  ApolloClient,
  ApolloLink,
  defaultDataIdFromObject,
  InMemoryCache,
  type NormalizedCacheObject,
} from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { metaOf } from './document-meta.ts';

/** Where a client asks, and what it already knows. */
export interface ApolloSetup {
  /** The gateway's address: absolute on the server, `/graphql` in a browser. */
  uri: string;
  /** The cache that the server filled for this page. */
  state?: NormalizedCacheObject;
  /** On the server: milliseconds that all data of the page may take together. */
  patience?: number;
  /** What each operation goes through before it is sent, in this order: the browser's queue and session. */
  before?: ApolloLink[];
}

const HALF_IS_FINE = { errorPolicy: 'all' } as const;

/**
 * The one Apollo client of a visit: one per request on the server, one per tab in a browser. Half an answer is an
 * answer: a query never rejects for what the gateway says, it answers `data`, `error` or both.
 */
export function createApolloClient({ uri, state, patience, before = [] }: ApolloSetup): ApolloClient {
  const onServer = patience !== undefined;
  const http = new BaseHttpLink({ uri, fetchOptions: onServer ? { signal: AbortSignal.timeout(patience) } : {} });
  return new ApolloClient({
    link: ApolloLink.from([...before, persistedDocuments(), http]),
    cache: createCache(onServer).restore(state ?? {}),
    dataMasking: true,
    ssrMode: onServer,
    defaultOptions: { query: HALF_IS_FINE, watchQuery: HALF_IS_FINE, mutate: HALF_IS_FINE },
  });
}

/**
 * Sends an operation's id in place of its text: the gateway has the texts of all documents in its manifest. In
 * development, where a document may be newer than the running gateway, the text is sent.
 */
const persistedDocuments = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (import.meta.env.DEV) return forward(operation);
    operation.extensions['persistedQuery'] = { version: 1, sha256Hash: metaOf(operation.query).hash };
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
    return forward(operation);
  });

/**
 * An empty cache that knows which field identifies an object of each type. A cache that lives for one page (`once`) stores
 * no results of reads: nothing changes under it, and tracking costs as much as all the rest of a rendering.
 */
const createCache = (once: boolean): InMemoryCache =>
  new InMemoryCache({
    resultCaching: !once,
    typePolicies: {
      Category: { keyFields: ['name'] },
      // What was ordered, and is asked for as `ordered`, stays with its order as it was then: the catalogue has changed since.
      Variant: { keyFields: ({ ordered }) => ordered === undefined && ['sku'] },
      Product: { keyFields: (product, context) => !product['ordered'] && defaultDataIdFromObject(product, context) },
      // Half an answer has no shopper in it: who is known stays until the session ends, which clears everything.
      Query: { fields: { me: { merge: (known: unknown, told: unknown) => told ?? known ?? null } } },
      Cart: { fields: { items: { merge: false } } },
      Wishlist: { fields: { items: { merge: false } } },
      Money: { merge: true },
      Image: { merge: true },
      PageInfo: { merge: true },
    },
  });

/** What a client knows, ready to be handed to another. */
export const extractCache = ({ cache }: ApolloClient): NormalizedCacheObject =>
  cache instanceof InMemoryCache ? cache.extract() : {};
