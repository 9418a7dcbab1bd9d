import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { HTTPGraphQLRequest } from '@apollo/server';
import { getOperationAST, GraphQLError, OperationTypeNode, parse, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { API_LIMITS } from './api-limits.ts';
import { createClientFinder, createClientKey, type ClientKey, type FindClient } from './client-keys.ts';
import { shareDocuments, type ReleasedDocuments, readTrustedDocuments, type TrustedDocuments } from './manifest.ts';
import { documentIdOf, hasWrongHash, toHash, toRecord, type Parameters } from './request.ts';
import { FairSemaphore } from '../../server-kit/fair-semaphore.ts';

/** The documents that a gateway runs: all (`any`), or only those in its clients' manifests (`trusted`). */
export type Allowed = 'any' | 'trusted';

/** Options of document access. */
export interface DocumentAccessOptions {
  allow: Allowed;
  /** The folder with a manifest of each client. */
  trustedDocuments: string | undefined;
  /** The clients that may run any document. */
  clientKeys: readonly ClientKey[];
  isProduction: boolean;
  /** The folder that all releases share; none when undefined. */
  releasesDir: string | undefined;
}
/** Decides which documents a gateway runs for which client. */
export interface DocumentAccess {
  /** Returns the request with the document's text instead of its id. */
  withText(request: HTTPGraphQLRequest): HTTPGraphQLRequest;
  /** Whether a request names its document by a hash that is not a string. */
  hasWrongHash(request: HTTPGraphQLRequest): boolean;
  /** Whether a request `withText` may run its document. `client` is the name of a client with a key. */
  allows(request: HTTPGraphQLRequest, client: string | undefined): boolean;
  /** Whether a request contains a subscription that it may run. `client` is the name of a client with a key. */
  isSubscription(request: HTTPGraphQLRequest, client: string | undefined): boolean;
  /** Returns the document text of this id, from a manifest or registered by a client; undefined for an unknown id. */
  findText(id: string): string | undefined;
  /** Whether a document may run. `client` is the name of a client with a key. */
  allowsText(text: string, client: string | undefined): boolean;
  /** Whether a manifest has exactly this document. */
  isTrusted(text: string): boolean;
  findClient: FindClient;
  /** The documents that clients have registered while the gateway runs (automatic persisted queries). */
  registered: RegisteredDocuments;
  /** The explorers' key, if they need one: their documents are in no manifest. */
  explorerKey: string | undefined;
  close(): void;
}

/** Reads the manifests. Throws an Error that names the file and the operation that is wrong. */
export function createDocumentAccess(schema: GraphQLSchema, options: DocumentAccessOptions): DocumentAccess {
  const { allow, isProduction, trustedDocuments, clientKeys, releasesDir } = options;
  const released = releasesDir === undefined ? undefined : shareDocuments(schema, join(releasesDir, 'documents'));
  const trusted = withReleased(readTrustedDocuments(schema, trustedDocuments), released);
  const explorer = allow === 'trusted' && !isProduction ? createClientKey('explorer') : undefined;
  const registered = createRegisteredDocuments(allow === 'any');
  const allowsText: DocumentAccess['allowsText'] = (text, client) =>
    allow === 'any' || client !== undefined || trusted.has(text);
  const findText: DocumentAccess['findText'] = (id) => trusted.textOf(id) ?? registered.textOf(toHash(id));
  return {
    withText: (request) => withText(request, trusted),
    hasWrongHash: (request) => hasWrongHash(parametersOf(request)),
    allows: (request, client) => {
      const { query } = parametersOf(request);
      return typeof query !== 'string' || allowsText(query, client);
    },
    isSubscription: (request, client) => {
      const parameters = parametersOf(request);
      const id = documentIdOf(parameters);
      const text = id === undefined ? parameters['query'] : findText(id);
      return typeof text === 'string' && allowsText(text, client) && isSubscription(text, parameters['operationName']);
    },
    findText,
    allowsText,
    isTrusted: (text) => trusted.has(text),
    findClient: createClientFinder(explorer ? [...clientKeys, explorer] : clientKeys),
    registered,
    explorerKey: explorer?.key,
    close: () => released?.close(),
  };
}

/** The manifests of this release, then those of other releases. */
function withReleased(own: TrustedDocuments, released: ReleasedDocuments | undefined): TrustedDocuments {
  if (!released) return own;
  return {
    textOf: (id) => own.textOf(id) ?? released.textOf(toHash(id)),
    has: (text) => own.has(text) || released.textOf(createHash('sha256').update(text).digest('hex')) !== undefined,
  };
}

function withText(request: HTTPGraphQLRequest, trusted: TrustedDocuments): HTTPGraphQLRequest {
  const parameters = parametersOf(request);
  const id = documentIdOf(parameters);
  if (id === undefined) return request;
  const { persistedQuery: _, ...extensions } = toRecord(parameters['extensions']);
  const query = trusted.textOf(id);
  // Apollo Server looks up the ids that no manifest has among those that clients have registered.
  const registered = { persistedQuery: { version: 1, sha256Hash: toHash(id) } };
  const found = query === undefined ? { extensions: { ...extensions, ...registered } } : { query, extensions };
  if (request.method !== 'GET') return { ...request, body: { ...parameters, ...found } };
  const search = new URLSearchParams(request.search);
  if (query !== undefined) search.set('query', query);
  search.set('extensions', JSON.stringify(found.extensions));
  return { ...request, search: `?${search}` };
}

/** Whether a text's operation is a subscription. Most texts are decided without parsing. */
function isSubscription(text: string, operationName: unknown): boolean {
  if (!/\bsubscription\b/.test(text)) return false;
  try {
    const document = parse(text, { maxTokens: API_LIMITS.tokens, noLocation: true });
    const operation = getOperationAST(document, typeof operationName === 'string' ? operationName : undefined);
    return operation?.operation === OperationTypeNode.SUBSCRIPTION;
  } catch (error) {
    if (error instanceof GraphQLError) return false;
    throw error;
  }
}

function parametersOf({ method, search, body }: HTTPGraphQLRequest): Parameters {
  if (method !== 'GET') return toRecord(body);
  const parameters: Parameters = Object.fromEntries(new URLSearchParams(search));
  return { ...parameters, extensions: parseExtensions(parameters['extensions']) };
}

/** Parses the `extensions` of a GET. Apollo Server refuses invalid JSON. */
function parseExtensions(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The most characters of all documents that clients registered by hash (automatic persisted queries). */
const MAX_REGISTERED_LENGTH = 2_000_000;

/** The prefix of Apollo Server before a hash in its store. */
const PREFIX = 'apq:';

/** A store of texts, in the form that Apollo Server requires. */
export interface RegisteredDocuments {
  /** Returns the text that was registered by this hash. */
  textOf(hash: string): string | undefined;
  get(key: string): Promise<string | undefined>;
  set(key: string, text: string): Promise<void>;
  delete(key: string): Promise<boolean>;
}

/** Creates the store of documents that clients register by hash. It stores nothing if clients may not register. */
export function createRegisteredDocuments(canRegister: boolean): RegisteredDocuments {
  const registered = new LRUCache<string, string>({
    maxSize: MAX_REGISTERED_LENGTH,
    sizeCalculation: ({ length }) => length,
  });
  return {
    textOf: (hash) => registered.get(PREFIX + hash),
    get: async (key) => registered.get(key),
    set: async (key, text) => {
      if (canRegister) registered.set(key, text);
    },
    delete: async (key) => registered.delete(key),
  };
}

/** Waits until a document of this client may be parsed. */
export type WaitToParse = (client: string) => Promise<void>;

/** Milliseconds: a parse of this length delays no other request. */
const SHORT_MS = 2;

/**
 * Creates a queue for unknown documents. It parses one per turn of the event loop; clients take turns. A long parse
 * (at most 30 ms) is followed by a pause of the same length, in which known operations run.
 */
export function createParseQueue(now: () => number = () => performance.now()): WaitToParse {
  const semaphore = new FairSemaphore({ most: 1 });
  return async (client) => {
    const release = await semaphore.acquire(client);
    const begunAt = now();
    setImmediate(() => {
      const took = now() - begunAt;
      if (took <= SHORT_MS || !release) release?.();
      else setTimeout(release, took);
    });
  };
}
