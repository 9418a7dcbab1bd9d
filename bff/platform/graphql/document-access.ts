import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { HTTPGraphQLRequest } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import { createClientFinder, createClientKey, type ClientKey, type FindClient } from './client-keys.ts';
import { shareDocuments, type ReleasedDocuments } from './released-documents.ts';
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
  /** Whether a request `withText` may run its document. `client` is the name of a client with a key. */
  allows(request: HTTPGraphQLRequest, client: string | undefined): boolean;
  /** Whether a manifest has exactly this document. */
  isTrusted(text: string): boolean;
  findClient: FindClient;
  /** Whether clients may register documents while the gateway runs (automatic persisted queries). */
  canRegister: boolean;
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
  return {
    withText: (request) => withText(request, trusted),
    allows: (request, client) => {
      if (allow === 'any' || client !== undefined) return true;
      const { query } = parametersOf(request);
      return typeof query !== 'string' || trusted.has(query);
    },
    isTrusted: (text) => trusted.has(text),
    findClient: createClientFinder(explorer ? [...clientKeys, explorer] : clientKeys),
    canRegister: allow === 'any',
    explorerKey: explorer?.key,
    close: () => released?.close(),
  };
}

/** The manifests of this release, and those of others for what they lack. */
function withReleased(own: TrustedDocuments, released: ReleasedDocuments | undefined): TrustedDocuments {
  if (!released) return own;
  return {
    textOf: (id) => own.textOf(id) ?? released.textOf(id.replace(/^sha256:/, '')),
    has: (text) => own.has(text) || released.textOf(createHash('sha256').update(text).digest('hex')) !== undefined,
  };
}

/** What a request asks for, by GET or POST. */
type Parameters = Record<string, unknown>;

function withText(request: HTTPGraphQLRequest, trusted: TrustedDocuments): HTTPGraphQLRequest {
  const parameters = parametersOf(request);
  const id = idOf(parameters);
  if (id === undefined) return request;
  const { persistedQuery: _, ...extensions } = toRecord(parameters['extensions']);
  const query = trusted.textOf(id);
  // Apollo Server looks up the ids that no manifest has among those that clients have registered.
  const registered = { persistedQuery: { version: 1, sha256Hash: id.replace(/^sha256:/, '') } };
  const found = query === undefined ? { extensions: { ...extensions, ...registered } } : { query, extensions };
  if (request.method !== 'GET') return { ...request, body: { ...parameters, ...found } };
  const search = new URLSearchParams(request.search);
  if (query !== undefined) search.set('query', query);
  search.set('extensions', JSON.stringify(found.extensions));
  return { ...request, search: `?${search}` };
}

/**
 * The id by which a request names its document: `documentId` of GraphQL over HTTP, `doc_id` and `id` as Relay's networks send
 * it, and the hash of an automatic persisted query. Undefined for a request that has the text itself.
 */
function idOf({ query, documentId, doc_id, id, extensions }: Parameters): string | undefined {
  if (query !== undefined && query !== null) return undefined;
  const { version, sha256Hash } = toRecord(toRecord(extensions)['persistedQuery']);
  const ids = [documentId, doc_id, id, version === 1 ? sha256Hash : undefined];
  return ids.find((one) => typeof one === 'string');
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

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
