import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  type Cache,
  type NormalizedCacheObject,
  type OperationVariables,
} from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { eventStreamLink } from './event-stream-link.ts';
import { metaOf } from './document-meta.ts';

/** How a client is set up. */
export interface ApolloSetup {
  /** The gateway's address: absolute on the server, `/graphql` in a browser. */
  uri: string;
  /** The cache that the server filled for this page. */
  state?: NormalizedCacheObject | undefined;
  /** On the server: milliseconds that all data of the page may take together. */
  timeout?: number;
  /** Links that each operation passes before it is sent: in a browser the mutation queue and the session. */
  before?: ApolloLink[];
}

const PARTIAL = { errorPolicy: 'all' } as const;

/**
 * The one Apollo client of a visit: one per request on the server, one per tab in a browser. A query never rejects for an
 * error of the gateway. It answers `data`, `error` or both.
 */
export function createApolloClient({ uri, state, timeout, before = [] }: ApolloSetup): ApolloClient {
  const onServer = timeout !== undefined;
  // The gateway is near the storefront's server: compressing for it would cost both more time than it saves.
  const headers: Record<string, string> = onServer ? { 'accept-encoding': 'identity' } : {};
  const fetchOptions = onServer ? { signal: AbortSignal.timeout(timeout) } : {};
  const http = ApolloLink.split(isSubscription, eventStreamLink(uri), new BaseHttpLink({ uri, headers, fetchOptions }));
  return new ApolloClient({
    link: ApolloLink.from([...before, persistedDocuments(), http]),
    cache: createCache().restore(state ?? {}),
    dataMasking: true,
    ssrMode: onServer,
    defaultOptions: { query: PARTIAL, watchQuery: PARTIAL, mutate: PARTIAL },
  });
}

const isSubscription = ({ operationType }: ApolloLink.Operation): boolean =>
  operationType === OperationTypeNode.SUBSCRIPTION;

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
 * A cache whose reads are few, and none of which makes a tap wait for long, though it stores no results.
 *
 * It reads a fragment on screen a moment after it came there, and after each change, in a task of its own: a tap would have to wait for
 * all those of a page's cards at one go. What changes until then comes with the same reading.
 */
class StorefrontCache extends InMemoryCache {
  /** One for each fragment that is watched: has it read soon. */
  readonly #fragments = new Set<() => void>();
  /** Whether the next reading is the one before a change. */
  #isBeforeChange = false;

  override watch<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: Cache.WatchOptions<Data, Variables>,
  ): () => void {
    if (!options.id) {
      // Notes what the query knows now. Without that, Apollo compares masked data with whole ones at the first change of the cache, and
      // takes any change for one of this query.
      setTimeout(() => (options.lastDiff ??= this.diff<Data, Variables>(options)));
      return super.watch(options);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Who watches finds out whether it has changed.
    const read = () => {
      timer = undefined;
      options.callback(this.diff<Data, Variables>(options));
    };
    const readSoon = () => void (timer ??= setTimeout(read));
    this.#fragments.add(readSoon);
    readSoon();
    return () => {
      this.#fragments.delete(readSoon);
      clearTimeout(timer);
    };
  }

  /**
   * Leaves out the reading before a change, by which Apollo finds out which queries have changed before: a cache that stores no results
   * can't tell that.
   */
  override batch<Result>(options: Cache.BatchOptions<InMemoryCache, Result>): Result {
    this.#isBeforeChange = options.onWatchUpdated !== undefined;
    return super.batch(options);
  }

  protected override broadcastWatches(options?: Parameters<InMemoryCache['broadcastWatches']>[0]): void {
    if (this.#isBeforeChange) {
      this.#isBeforeChange = false;
      return;
    }
    super.broadcastWatches(options);
    for (const readSoon of this.#fragments) readSoon();
  }
}

/**
 * An empty cache that knows which field identifies an object of each type. It stores no results of reads: to note what each result
 * depends on takes as long as all the rest of a page's first reading, and a page reads little again.
 */
export const createCache = (): InMemoryCache =>
  new StorefrontCache({
    resultCaching: false,
    possibleTypes: { UserError: ['PlainUserError', 'StockError', 'PriceChangedError', 'TryAgainError'] },
    typePolicies: {
      // There is one shop: what a page asks of it besides joins what all know.
      Shop: { keyFields: [] },
      ShopLimits: { merge: true },
      Category: { keyFields: ['name'] },
      Variant: { keyFields: ['sku'] },
      // A partial answer may lack the shopper: the cached one stays until the session ends, which clears everything.
      Query: { fields: { me: { merge: (existing: unknown, incoming: unknown) => incoming ?? existing ?? null } } },
      Shopper: { fields: { addresses: { merge: false }, sessions: { merge: false } } },
      Cart: {
        fields: {
          items: { merge: false },
          // No promo code is one key, however it is said.
          totals: { keyArgs: (args) => args?.['promoCode'] && `totals:${args['promoCode']}` },
        },
      },
      CartItem: { fields: { services: { merge: false } } },
      Product: { fields: { services: { merge: false } } },
      Wishlist: { fields: { items: { merge: false } } },
      Money: { merge: true },
      Image: { merge: true },
      PageInfo: { merge: true },
    },
  });

/** The content of a client's cache, to restore in another client. */
export const extractCache = ({ cache }: ApolloClient): NormalizedCacheObject =>
  cache instanceof InMemoryCache ? cache.extract() : {};
