import type { FastifyRequest, FastifyReply } from 'fastify';
import { messageFor, type FailureCode } from '../host/failures.ts';
import { isRecord } from '../host/object-maps.ts';
import type { OverBudget } from './cost-budget.ts';
import { COST_HEADER, type RequestRecord } from './request-record.ts';
import { addVary } from './headers.ts';

/** The unchecked parameters of a GET or POST. */
export type Parameters = Record<string, unknown>;

/** Returns an object unchanged; an empty object for anything else. */
export function toRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/**
 * Returns the document id of a request: `documentId` of GraphQL over HTTP, `doc_id` or `id` of Relay's networks, or
 * the hash of an automatic persisted query. Undefined if the request has the text.
 */
export function documentIdOf({ query, documentId, doc_id, id, extensions }: Parameters): string | undefined {
  if (query !== undefined && query !== null) return undefined;
  const { version, sha256Hash } = toRecord(toRecord(extensions)['persistedQuery']);
  const ids = [documentId, doc_id, id, version === 1 ? sha256Hash : undefined];
  return ids.find((one) => typeof one === 'string');
}

/**
 * Whether a request names its document by a `sha256Hash` that is not a string. False with another id, or another
 * version of the extension: Apollo Server reports those. A string that is not a hash is an unknown one.
 */
export function hasWrongHash(parameters: Parameters): boolean {
  const { version, sha256Hash } = toRecord(toRecord(parameters['extensions'])['persistedQuery']);
  if (version !== 1 || documentIdOf({ ...parameters, extensions: undefined }) !== undefined) return false;
  return typeof sha256Hash !== 'string';
}

/** The hash by which clients register a document: an id without the standard's prefix. */
export const toHash = (id: string): string => id.replace(/^sha256:/, '');

/** A request whose parts all have the right type. */
export interface ParsedRequest {
  /** The document's text or its id. */
  document: { text: string } | { id: string };
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
}

/** Reads a valid request; undefined if a part is wrong or if it registers its document. */
export function parseRequest(request: FastifyRequest, isGet: boolean): ParsedRequest | undefined {
  const parameters = isGet ? readSearch(request) : request.body;
  if (!isRecord(parameters)) return undefined;
  const { operationName, variables, extensions } = parameters;
  const isPlain =
    isAbsentOr(operationName, (value) => typeof value === 'string') &&
    isAbsentOr(variables, isRecord) &&
    isAbsentOr(extensions, isRecord);
  if (!isPlain) return undefined;
  const document = documentOf(parameters);
  if (!document) return undefined;
  return {
    document,
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : undefined,
    variables: isRecord(variables) ? variables : undefined,
  };
}

function isAbsentOr(value: unknown, isRight: (value: unknown) => boolean): boolean {
  return value === undefined || value === null || isRight(value);
}

function documentOf(parameters: Parameters): ParsedRequest['document'] | undefined {
  const { query, extensions } = parameters;
  const id = documentIdOf(parameters);
  if (id !== undefined) return { id };
  const isRegistered = Boolean(toRecord(extensions)['persistedQuery']);
  return typeof query === 'string' && query !== '' && !isRegistered ? { text: query } : undefined;
}

/** Returns the body of a POST without an empty operation name, which counts as missing, as in a GET. */
export function withoutEmptyName(body: unknown): unknown {
  return isRecord(body) && body['operationName'] === '' ? { ...body, operationName: null } : body;
}

/** The optional parameters of a GET. Empty values, as a form sends them, count as missing. */
const OPTIONAL = ['operationName', 'variables', 'extensions'];

/** Returns the query parameters of an address. Each may occur several times. */
export function readSearchParameters(url: string): URLSearchParams {
  const start = url.indexOf('?');
  const parameters = new URLSearchParams(start < 0 ? '' : url.slice(start));
  for (const name of OPTIONAL) parameters.delete(name, '');
  return parameters;
}

/** Returns the parameters of a GET if each occurs once and its JSON is valid; otherwise undefined. */
function readSearch({ url, headers }: FastifyRequest): Parameters | undefined {
  if (headers['content-type'] !== undefined) return undefined;
  const parameters: Parameters = {};
  for (const [name, text] of readSearchParameters(url)) {
    if (name in parameters) return undefined;
    parameters[name] = name === 'variables' || name === 'extensions' ? parseJson(text) : text;
    if (parameters[name] === undefined) return undefined;
  }
  return parameters;
}

/** Parses a JSON object; undefined for any other text. */
function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The media type of the standard. */
const STANDARD_TYPE = 'application/graphql-response+json';
/** The request headers that change the response, besides `Origin`. */
export const VARY = `Accept, accept-encoding, ${COST_HEADER}`;

/** A refusal before the document is parsed. */
export interface Refusal {
  code: FailureCode | 'BAD_REQUEST';
  status: number;
  /** The message; by default that of the code. */
  words?: string;
  /** The limit that refused the request, if its code alone does not identify it. */
  by?: RequestRecord['refusedBy'];
  /** Milliseconds until the next try. */
  retryAfterMs?: number;
  /** The limit, in headers. */
  rateLimit?: OverBudget['rateLimit'];
}
/** The document is in no client's manifest. */
export const NOT_TRUSTED: Refusal = { code: 'DOCUMENT_NOT_TRUSTED', status: 400 };
/** The hash is not a string. */
export const WRONG_HASH: Refusal = {
  code: 'BAD_REQUEST',
  status: 400,
  words: 'extensions.persistedQuery.sha256Hash must be the SHA-256 of the document, a text of 64 hexadecimal digits.',
};
/** The client has disconnected. */
export const LEFT: Refusal = { code: 'BAD_USER_INPUT', status: 408 };
/** GraphQL accepts GET, HEAD and POST. */
export const WRONG_METHOD = {
  code: 'BAD_REQUEST',
  status: 405,
  words: 'GraphQL accepts GET, HEAD and POST.',
} satisfies Refusal;
/** The wait after subscriptions that cost too much together. */
export const TOO_COSTLY_STREAMS = { retryAfterMs: 30_000 };
/** All stream places of a caller or of the gateway are taken. */
export const TOO_MANY_STREAMS: Refusal = {
  code: 'RATE_LIMITED',
  status: 429,
  by: 'subscriptions',
  retryAfterMs: 30_000,
};
/** A client has sent many requests after refusals, and has not waited for the responses. */
export const TOO_MANY_REFUSED: Refusal = { code: 'RATE_LIMITED', status: 429, retryAfterMs: 2_000 };

/** The refusal of a client that has used up its budget. */
export function tooCostlyIn({ code, extensions, rateLimit }: OverBudget): Refusal {
  return { code, status: 429, by: 'cost-budget', retryAfterMs: Number(extensions['retryAfterMs']), rateLimit };
}

/** Sends a refusal as JSON. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  record: RequestRecord,
  { code, status, words, by, retryAfterMs, rateLimit }: Refusal,
): FastifyReply {
  record.codes = [code];
  record.refusedBy = by;
  const isStandard = request.headers.accept?.includes(STANDARD_TYPE);
  addVary(reply, VARY);
  return reply
    .code(status)
    .headers(retryAfterMs === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterMs / 1_000)) })
    .headers({ ...rateLimit })
    .type(`${isStandard ? STANDARD_TYPE : 'application/json'}; charset=utf-8`)
    .send(
      JSON.stringify({
        errors: [{ message: words ?? wordsOf(code), extensions: { code, retryAfterMs, requestId: request.id } }],
      }),
    );
}

const wordsOf = (code: Refusal['code']) => messageFor(code === 'BAD_REQUEST' ? 'BAD_USER_INPUT' : code);
