import { ApolloClient, ApolloLink, type StoreObject } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { addTypenameToDocument, canonicalStringify } from '@apollo/client/utilities';
import { print } from 'graphql';
import { metaOf } from '../document-meta.ts';
import type { LoaderClient } from '../loader-client.ts';
import type { PageCache, Question } from './page-cache.ts';

/** What the gateway has answered to one request. */
export interface GatewayAnswer {
  status: number;
  contentType: string;
  text: string;
}

/** Sends the body of one GraphQL request to the gateway. Rejects when there is no answer. */
export type AskGateway = (body: string) => Promise<GatewayAnswer>;

/** The client of one page that the server renders. */
export interface PageClient extends LoaderClient {
  known: PageCache;
  /** Whether the gateway has given old data because the shop's host is away. */
  hasOldData(): boolean;
  /** Apollo's own client with all that the page knows, for what can't be read otherwise. It asks the gateway nothing. */
  toApollo(): ApolloClient;
}

/** What came of a query. */
interface Outcome {
  data?: StoreObject | undefined;
  error?: unknown;
}

/** Makes the client of one page, which knows what stands in its cache. */
export function createPageClient(known: PageCache, ask: AskGateway): PageClient {
  const underWay = new Map<string, Promise<Outcome>>();
  let apollo: ApolloClient | undefined;
  let isStale = false;
  const send = async (question: Question): Promise<Outcome> => {
    const { data, errors, extensions } = parseAnswer(await ask(bodyOf(question)));
    isStale ||= extensions?.['stale'] === true;
    if (data) known.write(question, data);
    return { data: data ?? undefined, error: errors ? new CombinedGraphQLErrors({ data, errors }) : undefined };
  };
  const query = (question: Question): Promise<Outcome> => {
    const data = known.read(question);
    if (data) return Promise.resolve({ data });
    const key = `${metaOf(question.query).name} ${canonicalStringify(question.variables ?? {})}`;
    const asked = underWay.get(key) ?? send(question).catch((error: unknown) => ({ error }));
    underWay.set(key, asked);
    return asked;
  };
  return {
    known,
    hasOldData: () => isStale,
    query: async (question) => Object(await query(question)),
    cache: {
      evict: (options) => (known.change((cache) => cache.evict(options)), true),
      readQuery: (options) => Object(known.read(Object(options)) ?? null),
    },
    toApollo: () => (apollo ??= createApollo(known)),
  };
}

/** The body of a request: an operation's id in place of its text, but in development, where a document may be newer than the gateway. */
function bodyOf({ query, variables = {} }: Question): string {
  const { name: operationName, hash: sha256Hash } = metaOf(query);
  if (import.meta.env.DEV)
    return JSON.stringify({ operationName, variables, query: print(addTypenameToDocument(query)) });
  return JSON.stringify({ operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });
}

interface ParsedAnswer {
  data?: StoreObject | null;
  errors?: CombinedGraphQLErrors['errors'];
  extensions?: Record<string, unknown>;
}

/** Parses what the gateway has answered. Throws where it is no answer to a query. */
function parseAnswer({ status, contentType, text }: GatewayAnswer): ParsedAnswer {
  // A status says nothing of an answer of GraphQL's own type: its errors do.
  if (status >= 300 && !contentType.includes('application/graphql-response+json'))
    throw new Error(`The gateway answered ${status}.`);
  const answer: ParsedAnswer = JSON.parse(text);
  if (answer.data === undefined && answer.errors === undefined) throw new Error('The gateway’s answer has no data.');
  return answer;
}

const PARTIAL = {
  query: { errorPolicy: 'all' },
  watchQuery: { errorPolicy: 'all' },
  mutate: { errorPolicy: 'all' },
} as const;

/** Apollo's own client of the same page. It has nobody to ask: what it does not know is not on the page. */
const createApollo = (known: PageCache): ApolloClient =>
  new ApolloClient({
    cache: known.toApollo(),
    link: ApolloLink.empty(),
    dataMasking: true,
    ssrMode: true,
    defaultOptions: PARTIAL,
  });
