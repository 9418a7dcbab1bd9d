import { HeaderMap, type ApolloServer, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import { Failure } from '../host/failures.ts';
import type { RequestDeadline } from '../host/deadline.ts';
import type { CostBudget } from './cost-budget.ts';
import type { DocumentAccess, WaitToParse } from './documents.ts';
import { createRequestRecord, type RequestRecord, type RecordContext } from './request-record.ts';
import { acceptsEvents, wantsEvents, type Changes, type EventStreams } from './subscriptions.ts';
import type { FastPath, FastPathContext, FastResponse } from './fast-path.ts';
import type { StreamPermit } from './stream-limits.ts';
import { delayRefusals } from './refusal-pace.ts';
import { sendCompressed, sendCompressedOnce } from './compression.ts';
import type { RefusalPace } from '../../server-kit/refusal-pace.ts';
import { isInUtf8, isUncoded } from '../../server-kit/http-requests.ts';
import { sendError, GRAPHQL_PATH } from './http-app.ts';
import { addVary, makePrivate, sendIfKnown, tagOf } from './headers.ts';
import {
  readSearchParameters,
  withoutEmptyName,
  LEFT,
  NOT_TRUSTED,
  refuse,
  TOO_COSTLY_STREAMS,
  TOO_MANY_REFUSED,
  TOO_MANY_STREAMS,
  tooCostlyIn,
  VARY,
  WRONG_HASH,
  WRONG_METHOD,
  type Refusal,
} from './request.ts';
import type { CachedResponse } from './response-cache.ts';

/** The context that the endpoint needs. */
export interface EndpointContext extends Omit<FastPathContext, 'record'> {
  deadline: FastPathContext['deadline'] & Pick<RequestDeadline, 'abort' | 'clear'>;
}
/** Creates the context of a request, from its record. */
type ContextFactory<C> = (
  request: FastifyRequest,
  reply: FastifyReply,
  record: RequestRecord,
) => (C & RecordContext) | Promise<C & RecordContext>;

/** Creates the context of one request. It is asynchronous only while the host's capabilities are unknown. */
type MakeContext<C> = () => (C & RecordContext) | Promise<C & RecordContext>;

/** The parts of the endpoint. */
export interface EndpointParts<C extends EndpointContext> {
  server: ApolloServer<C & RecordContext>;
  access: Pick<DocumentAccess, 'withText' | 'hasWrongHash' | 'allows' | 'isSubscription' | 'findClient'>;
  /** The cost budget of each client. */
  budget: Pick<CostBudget, 'findRefusal'>;
  /** Delays the refusals of clients that go on after a refusal. */
  pace: RefusalPace;
  createContext: ContextFactory<C>;
  /** The server-sent event streams. */
  streams: EventStreams;
  /** Undefined where Apollo Server runs every operation. */
  fastPath: FastPath | undefined;
  /** Waits until an unknown document may be parsed. */
  waitToParse: WaitToParse;
}

/**
 * Serves GraphQL: queries by GET, HEAD and POST, mutations only by POST. A request is aborted when its client
 * disconnects.
 * A GET may come from a link or picture of another site. So its cookies are not read and no cookie is set. An
 * `Authorization` header still counts.
 */
export function serveGraphQL<C extends EndpointContext>(app: FastifyInstance, parts: EndpointParts<C>): void {
  app.route({
    method: ['GET', 'POST'],
    url: GRAPHQL_PATH,
    compress: false,
    onRequest: refuseEncoded,
    onSend: delayRefusals(parts.pace),
    handler: (request, reply) => handleRequest(parts, request, reply),
  });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: GRAPHQL_PATH,
    compress: false,
    handler: async (request, reply) => {
      const record = createRequestRecord(request, parts.access.findClient);
      return refuse(request, reply.header('allow', 'GET, HEAD, POST'), record, WRONG_METHOD);
    },
  });
}

async function handleRequest<C extends EndpointContext>(
  parts: EndpointParts<C>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { access, createContext, fastPath } = parts;
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  if (isGet) delete request.headers.cookie;
  const record = createRequestRecord(request, access.findClient);
  const refusal = parts.pace.isFull(record.fairClient)
    ? TOO_MANY_REFUSED
    : findRefusal(parts.budget, { request, record });
  if (refusal) return refuse(request, reply, record, refusal);
  const incoming: Incoming<C> = {
    request,
    reply,
    record,
    isGet,
    byEvents: isEventStream(parts, request, record, isGet),
    freshContext: () => createContext(request, reply, record),
  };
  if (incoming.byEvents) return respondByEvents(parts, incoming);
  const context = createdOnce(incoming);
  const fast = await fastPath?.respond(request, isGet, record, context);
  if (fast) return sendFast(incoming, fast);
  const requested = readDocument(access, incoming);
  if ('code' in requested) return refuse(request, reply, record, requested);
  if (fastPath && !record.operation) {
    const late = await waitToBeRead(parts, incoming);
    if (late) return refuse(request, reply, record, late);
    // Another request may have added the operation in the meantime.
    const fastNow = await fastPath.respond(request, isGet, record, context);
    if (fastNow) return sendFast(incoming, fastNow);
  }
  return send(incoming, await respondByApollo(parts, incoming, requested, context));
}

/** Sends a response of the fast path. */
function sendFast<C>(
  incoming: Incoming<C>,
  { mediaType, response }: FastResponse,
): FastifyReply | Promise<FastifyReply> {
  incoming.reply.header('content-type', mediaType).header('cache-control', response.cacheControl);
  return 'encoded' in response ? sendCached(incoming, response) : send(incoming, response.body);
}

const OTHER_CODING = 'The body must not be compressed: send it without a content-encoding.';
const OTHER_CHARSET = 'The body must be JSON in UTF-8: send no other charset than utf-8 in the content type.';

/** Refuses a body that is not plain JSON in UTF-8: the gateway would misread it. */
async function refuseEncoded({ method, headers, id }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (method !== 'POST') return undefined;
  if (!isUncoded(headers['content-encoding'] ?? ''))
    return sendError(reply.header('accept-encoding', 'identity'), 415, id, OTHER_CODING);
  return isInUtf8(headers['content-type'] ?? '') ? undefined : sendError(reply, 415, id, OTHER_CHARSET);
}

/** Returns the request with the text of its document, or its refusal. */
function readDocument<C extends EndpointContext>(
  access: EndpointParts<C>['access'],
  incoming: Incoming<C>,
): HTTPGraphQLRequest | Refusal {
  const request = toApolloRequest(incoming);
  if (access.hasWrongHash(request)) return WRONG_HASH;
  const requested = access.withText(request);
  return access.allows(requested, incoming.record.keyOf) ? requested : NOT_TRUSTED;
}

/** Waits until an unknown document may be parsed. Returns the refusal of a document that is not, for example after the client has left. */
async function waitToBeRead<C extends EndpointContext>(parts: EndpointParts<C>, incoming: Incoming<C>) {
  let hasLeft = false;
  incoming.reply.raw.once('close', () => (hasLeft = true));
  await parts.waitToParse(incoming.record.fairClient);
  return hasLeft ? LEFT : findRefusal(parts.budget, incoming);
}

/** Returns the refusal of a client that exceeded its budget, or that left before its address was known. */
function findRefusal(
  budget: Pick<CostBudget, 'findRefusal'>,
  { request: { ip }, record }: Pick<Incoming<unknown>, 'request' | 'record'>,
): Refusal | undefined {
  // Without an address, the host's limits would count the request for the gateway.
  if (!ip) return LEFT;
  const refusal = budget.findRefusal(record.fairClient);
  return refusal && tooCostlyIn(refusal);
}

/** Whether the response is a stream of server-sent events: if the client prefers them, or accepts them for a subscription. */
function isEventStream<C extends EndpointContext>(
  { access }: EndpointParts<C>,
  request: FastifyRequest,
  { keyOf }: RequestRecord,
  isGet: boolean,
): boolean {
  if (wantsEvents(request)) return true;
  return acceptsEvents(request) && access.isSubscription(toApolloRequest({ request, isGet }), keyOf);
}

/** A GraphQL request in progress. */
interface Incoming<C> {
  request: FastifyRequest;
  reply: FastifyReply;
  record: RequestRecord;
  isGet: boolean;
  /** Whether the response is a stream of server-sent events. */
  byEvents: boolean;
  /** Creates a new context for each run. */
  freshContext: MakeContext<C>;
}

/** Creates the context of a request at its first use. The request is then aborted when its client disconnects. */
function createdOnce<C extends EndpointContext>({ freshContext, reply }: Incoming<C>): MakeContext<C> {
  let created: ReturnType<MakeContext<C>> | undefined;
  const withEnd = (context: C & RecordContext) => {
    endWithClient(context, reply);
    return context;
  };
  const create = () => {
    const context = freshContext();
    return context instanceof Promise ? context.then(withEnd) : withEnd(context);
  };
  return () => (created ??= create());
}

/** Runs the request by Apollo Server. Sets the status and the headers, and returns the body. */
async function respondByApollo<C extends EndpointContext>(
  { server, fastPath }: EndpointParts<C>,
  { request, reply, record, isGet, byEvents }: Incoming<C>,
  httpGraphQLRequest: HTTPGraphQLRequest,
  makeContext: MakeContext<C>,
): Promise<string> {
  record.way = 'apollo';
  const context = async () => makeContext();
  const { status = 200, headers, body } = await server.executeHTTPGraphQLRequest({ httpGraphQLRequest, context });
  // Apollo Server refuses an invalid GraphQL request before its plugins see it.
  if (status >= 400 && record.codes.length === 0) record.codes = ['BAD_REQUEST'];
  for (const [name, value] of headers) reply.header(name, value);
  const mediaType = headers.get('content-type') ?? '';
  // With the old media type, the standard requires 200 for a well-formed request.
  const isWellFormed = status === 400 && record.isRequestError;
  reply.code(mediaType.startsWith('application/json') && isWellFormed ? 200 : status);
  if (status === 200 && record.operation && !byEvents) fastPath?.learn(request, isGet, mediaType);
  // The body is always complete: the schema has no @defer.
  const text = body.kind === 'complete' ? body.string : '';
  return status >= 400 ? withRequestId(text, request.id) : text;
}

/** Adds the request's id to the errors of a refusal. Apollo Server's plugin adds it only to errors that it sees. */
function withRequestId(text: string, requestId: string): string {
  const result = JSON.parse(text) as FormattedExecutionResult;
  for (const { extensions } of result.errors ?? []) Object.assign(extensions ?? {}, { requestId });
  return `${JSON.stringify(result)}\n`;
}

/** Sends a response whose status and headers are set, with `Vary` and `Cache-Control`. */
function send<C>(incoming: Incoming<C>, body: string | Buffer): FastifyReply | Promise<FastifyReply> {
  const { request, reply, record } = incoming;
  const mayHaveTag = finishHeaders(incoming) && reply.statusCode === 200 && record.codes.length === 0;
  if (mayHaveTag && sendIfKnown(request, reply, tagOf(body))) return reply;
  return sendCompressed(request, reply, body);
}

/** Sends a cached response. Its tag and bytes are created once. */
function sendCached<C>(incoming: Incoming<C>, cached: CachedResponse): FastifyReply | Promise<FastifyReply> {
  const { request, reply } = incoming;
  if (cached.age > 0) reply.header('age', cached.age);
  if (finishHeaders(incoming)) {
    cached.tag ??= tagOf(cached.body);
    if (sendIfKnown(request, reply, cached.tag)) return reply;
  }
  return sendCompressedOnce(request, reply, cached);
}

/** Sets `Vary` and `Cache-Control`. Returns whether the response may have a tag. */
function finishHeaders<C>({ request, reply, record, isGet }: Incoming<C>): boolean {
  addVary(reply, VARY);
  if (!isGet) return false;
  reply.removeHeader('set-cookie');
  if (request.headers.authorization !== undefined || record.keyOf !== undefined) makePrivate(reply);
  return true;
}

/** Responds by server-sent events, or as JSON if the request cannot be streamed. */
async function respondByEvents<C extends EndpointContext>(
  parts: EndpointParts<C>,
  incoming: Incoming<C>,
): Promise<FastifyReply> {
  const { server, access, streams } = parts;
  const { request, reply, record, freshContext } = incoming;
  const place = streams.reserve(request, reply);
  if (!place) return refuse(request, reply, record, TOO_MANY_STREAMS);
  const changes = beginOnce(record, place, streams);
  const requested = readDocument(access, incoming);
  if ('code' in requested) return refuse(request, reply, record, requested);
  const text = await respondByApollo(parts, incoming, requested, createdOnce(incoming));
  if (record.codes[0] === 'BAD_REQUEST') return send(incoming, text);
  const begun = changes();
  // The first response has no error: the host accepted the token.
  if (begun && record.codes.length === 0 && !place.chargeAccount()) {
    void begun.iterator.return?.();
    return refuse(request, reply, record, TOO_MANY_STREAMS);
  }
  addVary(reply, VARY);
  const run = () => respondAgain(server, requested, freshContext);
  return streams.send(reply, { first: text.trimEnd(), changes: begun, run });
}

/** Lets the record begin a subscription once, within the cost limit of its place. Returns a function that returns its changes. */
function beginOnce(record: RequestRecord, place: StreamPermit, streams: EventStreams): () => Changes | undefined {
  let changes: Changes | undefined;
  record.begin = async (...subscription) => {
    if (changes) return;
    const hasPlace = place.spend(record.cost?.requested ?? 0);
    if (!hasPlace) record.refusedBy = 'subscriptions';
    if (!hasPlace) throw new Failure('RATE_LIMITED', undefined, TOO_COSTLY_STREAMS);
    changes = await streams.begin(...subscription);
  };
  return () => changes;
}

/** Runs an operation again for the same request, with a new context, and returns its text. */
async function respondAgain<C extends EndpointContext>(
  server: ApolloServer<C & RecordContext>,
  httpGraphQLRequest: HTTPGraphQLRequest,
  createContext: MakeContext<C>,
): Promise<string> {
  const context = await createContext();
  try {
    const { body } = await server.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => context });
    return body.kind === 'complete' ? body.string.trimEnd() : '';
  } finally {
    context.deadline.clear();
  }
}

/** Converts a request for Apollo Server. Its check against foreign sites is only for POST: a GET has nothing to protect. */
function toApolloRequest({
  request: { method, headers, url, body },
  isGet,
  byEvents = false,
}: Pick<Incoming<unknown>, 'request' | 'isGet'> & { byEvents?: boolean }): HTTPGraphQLRequest {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (isGet) map.set('apollo-require-preflight', 'not needed');
  // Events contain the responses as JSON.
  if (byEvents) map.set('accept', 'application/json');
  const search = isGet ? `?${readSearchParameters(url)}` : '';
  return { method: isGet ? 'GET' : method, headers: map, search, body: withoutEmptyName(body) };
}

/** Aborts the request when its client disconnects before the response. */
function endWithClient({ deadline }: EndpointContext, { raw }: FastifyReply): void {
  raw.once('close', () => {
    if (raw.writableFinished) deadline.clear();
    else deadline.abort(new Failure('UPSTREAM_TIMEOUT'));
  });
}
