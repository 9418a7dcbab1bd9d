import type { HttpRequest } from '../http-messages.ts';

/** What a request asks for, by GET or POST, unchecked. */
export type Parameters = Record<string, unknown>;

/** An object as it is; an empty one for anything else. */
export function toRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The id by which a request names its document: `documentId` of GraphQL over HTTP, `doc_id` and `id` as Relay's networks send
 * it, and the hash of an automatic persisted query. Undefined for a request that has the text itself.
 */
export function documentIdOf({ query, documentId, doc_id, id, extensions }: Parameters): string | undefined {
  if (query !== undefined && query !== null) return undefined;
  const { version, sha256Hash } = toRecord(toRecord(extensions)['persistedQuery']);
  const ids = [documentId, doc_id, id, version === 1 ? sha256Hash : undefined];
  return ids.find((one) => typeof one === 'string');
}

/**
 * Whether a request names its document by a `sha256Hash` that is no text. Not of one with another id beside it, and not of a form of another
 * version: Apollo Server says what is wrong with that. A text that is no hash is one that nobody has registered.
 */
export function hasWrongHash(parameters: Parameters): boolean {
  const { version, sha256Hash } = toRecord(toRecord(parameters['extensions'])['persistedQuery']);
  if (version !== 1 || documentIdOf({ ...parameters, extensions: undefined }) !== undefined) return false;
  return typeof sha256Hash !== 'string';
}

/** The hash by which clients register a document: an id without the standard's prefix. */
export const toHash = (id: string): string => id.replace(/^sha256:/, '');

/** What a request asks for, where each part has the type that it must have. */
export interface PlainRequest {
  /** The document's text, or the id that stands for it. */
  document: { text: string } | { id: string };
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
}

/**
 * Reads a request that nothing is to be said about; undefined for one with a wrong part, and for one that registers its
 * document.
 */
export function readPlainRequest(request: HttpRequest, isGet: boolean): PlainRequest | undefined {
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

function documentOf(parameters: Parameters): PlainRequest['document'] | undefined {
  const { query, extensions } = parameters;
  const id = documentIdOf(parameters);
  if (id !== undefined) return { id };
  const isRegistered = Boolean(toRecord(extensions)['persistedQuery']);
  return typeof query === 'string' && query !== '' && !isRegistered ? { text: query } : undefined;
}

/** The body of a POST without an empty name of the operation, which counts as none, as in a GET. */
export function withoutEmptyName(body: unknown): unknown {
  return isRecord(body) && body['operationName'] === '' ? { ...body, operationName: null } : body;
}

/** The parameters of a GET that may be left out. Left empty, as a form sends them, they are not there. */
const OPTIONAL = ['operationName', 'variables', 'extensions'];

/** The parameters of an address, which begin at its `?`. Each may come several times. */
export function readSearchParameters(url: string): URLSearchParams {
  const start = url.indexOf('?');
  const parameters = new URLSearchParams(start < 0 ? '' : url.slice(start));
  for (const name of OPTIONAL) parameters.delete(name, '');
  return parameters;
}

/** The parameters of a GET, each given once and, where it is JSON, right; undefined for others. */
function readSearch({ url, headers }: HttpRequest): Parameters | undefined {
  if (headers['content-type'] !== undefined) return undefined;
  const parameters: Parameters = {};
  for (const [name, text] of readSearchParameters(url)) {
    if (name in parameters) return undefined;
    parameters[name] = name === 'variables' || name === 'extensions' ? parseJson(text) : text;
    if (parameters[name] === undefined) return undefined;
  }
  return parameters;
}

/** The object that a text is as JSON; undefined for any other text. */
function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
