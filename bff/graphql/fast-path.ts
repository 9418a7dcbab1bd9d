import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RequestDeadline } from '../host/deadline.ts';
import type { CacheControlOf, CachedResponse, OperationResponse, ResponseCache } from './response-cache.ts';
import type { DocumentAccess } from './documents.ts';
import type { Executor } from 'graphql-compile';
import type { CheckOperation } from './operation-check.ts';
import { parseRequest } from './request.ts';
import type { RequestRecord, ResponseWay } from './request-record.ts';
import { responsePartsOf, type ResponseContext } from './response-format.ts';

/** The most characters of all known documents: a parsed document takes about thirty times the memory of its text. */
const MAX_CHARACTERS = 300_000;
/** The most known `Accept` headers, and the most characters of one. */
const MAX_ACCEPTS = 200;
const MAX_ACCEPT_LENGTH = 300;

/** An operation of a document that Apollo Server has parsed and validated. */
export interface KnownOperation {
  /** A number that no other operation of this gateway has. */
  id: number;
  /** Its name, where a request must name it: the document has other operations too. */
  operationName: string | undefined;
  text: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** The operations that Apollo Server has run, and the media types that it has chosen. */
export interface KnownOperations {
  /** Returns the operation of this name, or the only one, of a text; undefined for an unknown one. */
  find(text: string, operationName: string | undefined): KnownOperation | undefined;
  /** Adds an operation of a valid document. Ignores subscriptions. */
  add(known: Omit<KnownOperation, 'id' | 'operationName'>): void;
  /** Returns the media type of responses to an `Accept` header; undefined for an unknown header. */
  findMediaType(accept: string | undefined, isGet: boolean): string | undefined;
  /** Adds the media type that Apollo Server has chosen for an `Accept` header. */
  addMediaType(accept: string | undefined, isGet: boolean, mediaType: string): void;
}

/** A response of the fast path. */
export interface FastResponse {
  mediaType: string;
  response: OperationResponse | CachedResponse;
}

/** Runs known operations without Apollo Server: their parsing, validation and negotiation are done. */
export interface FastPath {
  /** Adds the media type that Apollo Server has chosen for a request. */
  learn(request: FastifyRequest, isGet: boolean, mediaType: string): void;
  /**
   * Checks and runs the operation of a request. Returns undefined where Apollo Server must respond: the operation is unknown
   * (then the record has no operation), the check refuses it, or its run has errors, which are in `record.outcome`.
   */
  respond(
    request: FastifyRequest,
    isGet: boolean,
    record: RequestRecord,
    createContext: () => FastPathContext | Promise<FastPathContext>,
  ): Promise<FastResponse | undefined>;
}

/** The context that the fast path needs. */
export interface FastPathContext extends ResponseContext {
  deadline: ResponseContext['deadline'] & Pick<RequestDeadline, 'race'>;
}

/** The parts that the fast path and Apollo Server share. */
export interface FastPathParts {
  executor: Executor;
  access: Pick<DocumentAccess, 'findText' | 'allowsText'>;
  known: KnownOperations;
  check: CheckOperation;
  cacheControlOf: CacheControlOf;
  /** Undefined if each request runs its operation. */
  responses: ResponseCache | undefined;
}

/** A request for a known operation. */
interface KnownRequest {
  known: KnownOperation;
  variables: Record<string, unknown> | undefined;
}

/** Creates the fast path of one gateway. */
export function createFastPath(parts: FastPathParts): FastPath {
  const { executor, known: operations, check, cacheControlOf, responses } = parts;
  const run = async ({ known, variables }: KnownRequest, context: FastPathContext) => {
    const { document, operation, operationName } = known;
    let result: ExecutionResult;
    try {
      result = await executor({ document, operationName, variables, context });
    } catch (error) {
      context.record.outcome = { thrown: error };
      return undefined;
    }
    if (result.errors) {
      context.record.outcome = result;
      return undefined;
    }
    const { cacheControl, extensions } = responsePartsOf(context, cacheControlOf(document, operation));
    return { body: toBody(result, extensions), cacheControl };
  };
  const isPublic = ({ document, operation }: KnownOperation) => cacheControlOf(document, operation).endsWith('public');
  return {
    learn: ({ headers }, isGet, mediaType) => operations.addMediaType(headers.accept, isGet, mediaType),
    respond: async (request, isGet, record, createContext) => {
      const mediaType = operations.findMediaType(request.headers.accept, isGet);
      const found = mediaType === undefined ? undefined : findKnown(parts, request, isGet, record);
      if (mediaType === undefined || !found || !passes(check, record, found)) return undefined;
      const key = responses && isPublic(found.known) ? cacheKeyOf(request, record, found) : undefined;
      const cached = key === undefined ? undefined : responses?.find(key);
      if (cached) return noted(record, 'cached', mediaType, cached);
      const context = await createdIfPossible(createContext);
      // Apollo Server creates it again and reports the error.
      if (!context) return undefined;
      if (key === undefined || !responses) return noted(record, 'fast-path', mediaType, await run(found, context));
      const { response, isJoined } = await responses.join(key, context.deadline, () => run(found, context));
      return noted(record, isJoined ? 'joined' : 'fast-path', mediaType, response);
    },
  };
}

/** Creates the known operations of one gateway. */
export function createKnownOperations(): KnownOperations {
  const known = new LRUCache<string, KnownOperation>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ text }) => text.length,
  });
  const mediaTypes = new LRUCache<string, string>({ max: MAX_ACCEPTS });
  let nextId = 0;
  // A document never begins with a name and NUL.
  const keyOfOne = (text: string, operationName: string) => `${operationName}\0${text}`;
  const keyOf = (accept: string, isGet: boolean) => `${isGet ? 'GET' : 'POST'} ${accept}`;
  return {
    find: (text, operationName) => {
      const only = known.get(text);
      const isAsked = operationName === undefined || operationName === only?.operation.name?.value;
      if (only) return isAsked ? only : undefined;
      return operationName === undefined ? undefined : known.get(keyOfOne(text, operationName));
    },
    add: (one) => {
      if (one.operation.operation === OperationTypeNode.SUBSCRIPTION) return;
      const inDocument = one.document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      const operationName = inDocument.length > 1 ? one.operation.name?.value : undefined;
      const key = operationName === undefined ? one.text : keyOfOne(one.text, operationName);
      if (!known.has(key)) known.set(key, { ...one, operationName, id: nextId++ });
    },
    findMediaType: (accept = '', isGet) => mediaTypes.get(keyOf(accept, isGet)),
    addMediaType: (accept = '', isGet, mediaType) => {
      if (accept.length <= MAX_ACCEPT_LENGTH) mediaTypes.set(keyOf(accept, isGet), mediaType);
    },
  };
}

function findKnown(
  { access, known: operations }: FastPathParts,
  request: FastifyRequest,
  isGet: boolean,
  { keyOf }: RequestRecord,
): KnownRequest | undefined {
  const plain = parseRequest(request, isGet);
  if (!plain) return undefined;
  const { document, operationName, variables } = plain;
  const text = 'text' in document ? document.text : access.findText(document.id);
  if (text === undefined || !access.allowsText(text, keyOf)) return undefined;
  const known = operations.find(text, operationName);
  if (!known || (isGet && known.operation.operation !== OperationTypeNode.QUERY)) return undefined;
  return { known, variables };
}

/** The cache key of a public operation's response; undefined for a request with credentials or one that wants the cost. */
function cacheKeyOf(
  { headers: { authorization, cookie } }: FastifyRequest,
  { wantsCost }: RequestRecord,
  { known, variables }: KnownRequest,
): string | undefined {
  const isAnonymous = authorization === undefined && cookie === undefined && !wantsCost;
  return isAnonymous && isOneText(variables) ? `${known.id} ${JSON.stringify(variables)}` : undefined;
}

/**
 * Whether the JSON of the variables is unambiguous: JSON writes null for a number that is too large, such as 1e400.
 * Variables may be nested deeply.
 */
function isOneText(variables: unknown): boolean {
  const values = [variables];
  for (const value of values) {
    if (typeof value === 'number' && !Number.isFinite(value)) return false;
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) values.push(one);
  }
  return true;
}

/** Whether an operation may run. Apollo Server reports the refusal. */
function passes(check: CheckOperation, record: RequestRecord, { known, variables }: KnownRequest): boolean {
  try {
    check(record, { ...known, variables });
    return true;
  } catch {
    record.isPaid = false;
    return false;
  }
}

/** Returns the context of a request; undefined if it cannot be created. */
async function createdIfPossible(
  create: () => FastPathContext | Promise<FastPathContext>,
): Promise<FastPathContext | undefined> {
  try {
    return await create();
  } catch {
    return undefined;
  }
}

function noted(
  record: RequestRecord,
  way: ResponseWay,
  mediaType: string,
  response: FastResponse['response'] | undefined,
): FastResponse | undefined {
  if (!response) return undefined;
  record.way = way;
  return { mediaType, response };
}

const NEWLINE = 10;
/** The fewest characters of a body that is stored as bytes: text that is joined to a long text copies it again. */
const LONG = 1_024;

/** Writes a response without errors, byte for byte as Apollo Server does. */
function toBody({ data }: ExecutionResult, extensions: Record<string, unknown>): string | Buffer {
  const json = JSON.stringify(Object.keys(extensions).length > 0 ? { data, extensions } : { data });
  if (json.length < LONG) return `${json}\n`;
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(json) + 1);
  bytes[bytes.write(json)] = NEWLINE;
  return bytes;
}
