import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { metaOf } from './document-meta.ts';

/** A GraphQL request: the id of a registered document instead of its text. */
export interface GraphqlRequest {
  operationName: string;
  variables: object;
  extensions: { persistedQuery: { version: 1; sha256Hash: string } };
}

/** The gateway's response to one request. */
export interface GatewayResponse {
  status: number;
  contentType: string;
  text: string;
}

/** Sends one request to the gateway. Rejects if there is no response. */
export type SendRequest = (request: GraphqlRequest) => Promise<GatewayResponse>;

/** An error of the gateway. */
export interface GatewayError {
  message: string;
  extensions?: { code?: string };
}

/** The result of a public query: `data`, `errors` or both. A request without a response has one error. */
export interface PublicResponse<Data> {
  data: Data | undefined;
  errors: readonly GatewayError[];
}

/** Runs a query of public data. Never rejects. */
export type PublicQuery = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<PublicResponse<Data>>;

/** Creates a query function on a transport. `onStale` is called when the gateway returns old data because the shop's host is down. */
export const createPublicQuery =
  (send: SendRequest, onStale?: () => void): PublicQuery =>
  async <Data, Variables extends object>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => {
    try {
      const response = parseResponse<Data>(await send(requestOf(document, variables)));
      if (response.extensions?.stale) onStale?.();
      return { data: response.data ?? undefined, errors: response.errors ?? [] };
    } catch (error) {
      return { data: undefined, errors: [{ message: String(error) }] };
    }
  };

function requestOf(document: DocumentNode, variables: object): GraphqlRequest {
  const { name: operationName, hash: sha256Hash } = metaOf(document);
  return { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } };
}

interface ParsedResponse<Data> {
  data?: Data | null;
  errors?: GatewayError[];
  extensions?: { stale?: boolean };
}

/** Parses the gateway's response. Throws an Error if it is not a GraphQL response. */
function parseResponse<Data>({ status, contentType, text }: GatewayResponse): ParsedResponse<Data> {
  // In a response of GraphQL's own type the errors contain more than the status.
  if (status >= 300 && !contentType.includes('application/graphql-response+json'))
    throw new Error(`The gateway returned ${status}.`);
  const response: ParsedResponse<Data> = JSON.parse(text);
  if (response.data === undefined && response.errors === undefined) throw new Error('The gateway returned no data.');
  return response;
}
