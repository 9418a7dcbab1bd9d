import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { metaOf } from '../data/document-meta.ts';
import { typePolicies } from './type-policies.ts';

/** The options of a client. */
export interface ApolloSetup {
  /** The gateway's address. */
  uri: string;
  /** Whether it serves components that the server renders, which fetch nothing. */
  ssrMode?: boolean;
  /** Links that each operation passes before it is sent: in a browser the mutation queue and the session. */
  before?: ApolloLink[];
}

const PARTIAL = { errorPolicy: 'all' } as const;

/**
 * Creates the Apollo client of a visit, for the shopper's data and for queries of components besides the page's data. A query
 * never rejects for an error of the gateway. It returns `data`, `error` or both.
 */
export function createApolloClient({ uri, ssrMode = false, before = [] }: ApolloSetup): ApolloClient {
  const http = ApolloLink.split(isSubscription, eventStreamLink(uri), new BaseHttpLink({ uri }));
  return new ApolloClient({
    link: ApolloLink.from([...before, persistedDocuments(), http]),
    cache: createCache(),
    dataMasking: true,
    ssrMode,
    defaultOptions: { query: PARTIAL, watchQuery: PARTIAL, mutate: PARTIAL },
  });
}

const isSubscription = ({ operationType }: ApolloLink.Operation): boolean =>
  operationType === OperationTypeNode.SUBSCRIPTION;

/**
 * Sends an operation's id instead of its text: the gateway has the texts of all documents in its manifest. In
 * development, where a document may be newer than the running gateway, the text is sent.
 */
const persistedDocuments = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (import.meta.env.DEV) return forward(operation);
    operation.extensions['persistedQuery'] = { version: 1, sha256Hash: metaOf(operation.query).hash };
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
    return forward(operation);
  });

/** An empty cache that knows which field identifies an object of each type. */
const createCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes: { UserError: ['PlainUserError', 'StockError', 'PriceChangedError', 'TryAgainError'] },
    typePolicies,
  });

/** Sends subscriptions to the gateway, and reads their responses as server-sent events. The stream ends with its last reader. */
export const eventStreamLink = (uri: string): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((reader) => {
        const left = new AbortController();
        const read = async () => {
          // Few pages use a subscription.
          const { readEvents } = await import('./read-events.ts');
          await readEvents(uri, operation, left.signal, (response) => reader.next(response));
        };
        read().then(
          () => reader.complete(),
          (error: unknown) => reader.error(error),
        );
        return () => left.abort();
      }),
  );
