import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { HTTPGraphQLRequest } from '@apollo/server';
import { getOperationAST, GraphQLError, OperationTypeNode, parse, type GraphQLSchema } from 'graphql';
import { API_LIMITS } from './api-limits.ts';
import { createClientFinder, createClientKey, type ClientKey, type FindClient } from './client-keys.ts';
import { createRegisteredDocuments, type RegisteredDocuments } from './registered-documents.ts';
import { shareDocuments, type ReleasedDocuments } from './released-documents.ts';
import { documentIdOf, hasWrongHash, toHash, toRecord, type Parameters } from './request-parameters.ts';
import { readTrustedDocuments, type TrustedDocuments } from './trusted-documents.ts';

/** Which documents a gateway runs: all (`any`), or those of its clients' manifests alone (`trusted`). */
export type Allowed = 'any' | 'trusted';

/** What decides about the documents that a gateway runs. */
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
/** The documents that a gateway runs, and for whom. */
export interface DocumentAccess {
  /** The request with the text of its document in place of the document's id. */
  withText(request: HTTPGraphQLRequest): HTTPGraphQLRequest;
  /** Whether a request names its document by a hash that is no text. */
  hasWrongHash(request: HTTPGraphQLRequest): boolean;
  /** Whether a request `withText` may run its document. `client` is the name of a client with a key. */
  allows(request: HTTPGraphQLRequest, client: string | undefined): boolean;
  /** Whether a request asks for a subscription that it may run. `client` is the name of a client with a key. */
  asksForSubscription(request: HTTPGraphQLRequest, client: string | undefined): boolean;
  /** The text of the document with this id, of a manifest or registered by a client; undefined for an unknown id. */
  findText(id: string): string | undefined;
  /** Whether a document may run. `client` is the name of a client with a key. */
  allowsText(text: string, client: string | undefined): boolean;
  /** Whether a manifest has exactly this document. */
  isTrusted(text: string): boolean;
  findClient: FindClient;
  /** The documents that clients have registered while the gateway runs (automatic persisted queries). */
  registered: RegisteredDocuments;
  /** The key of the explorers, where they need one: they send documents that nobody knows. */
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
    asksForSubscription: (request, client) => {
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

/** The manifests of this release, and those of others for what they lack. */
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

/** Whether a text's operation is a subscription. Most texts need not be read for it. */
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

/** The `extensions` of a GET. Apollo Server refuses what is no JSON. */
function parseExtensions(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
