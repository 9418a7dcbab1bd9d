import { HeaderMap, type ApolloServer, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import { Failure } from '../failures.ts';
import { GRAPHQL_PATH, type HttpReply, type HttpRequest } from '../http-messages.ts';
import type { RequestDeadline } from '../upstream/request-deadline.ts';
import type { CostBudget } from './cost-budget.ts';
import type { DocumentAccess } from './document-access.ts';
import { createExchange, type Exchange, type ExchangeContext } from './exchange.ts';
import type { FirstReading } from './first-readings.ts';
import { acceptsEvents, wantsEvents, type Changes, type EventStreams } from './event-stream.ts';
import type { Lane, LaneContext } from './lane.ts';
import type { StreamPlace } from './stream-places.ts';
import { sendCompressed, sendCompressedOnce } from './compression.ts';
import { addVary, makePrivate, sendIfKnown, tagOf } from './http-headers.ts';
import { readSearchParameters, withoutEmptyName } from './request-parameters.ts';
import {
  LEFT,
  NOT_TRUSTED,
  refuse,
  TOO_COSTLY_STREAMS,
  TOO_MANY_STREAMS,
  tooCostlyIn,
  VARY,
  WRONG_HASH,
  WRONG_METHOD,
  type Refusal,
} from './request-refusals.ts';
import type { KeptAnswer } from './shared-answers.ts';

/** What the endpoint needs to know of a request. */
export interface EndpointContext extends Omit<LaneContext, 'exchange'> {
  deadline: LaneContext['deadline'] & Pick<RequestDeadline, 'abort' | 'clear'>;
}
/** Creates the context of a request, whose exchange it has. */
type ContextFactory<C> = (
  request: HttpRequest,
  reply: HttpReply,
  exchange: Exchange,
) => (C & ExchangeContext) | Promise<C & ExchangeContext>;

/** Makes the context of one request: at once, but while something has to be asked before. */
type MakeContext<C> = () => (C & ExchangeContext) | Promise<C & ExchangeContext>;

/** What the endpoint is made of. */
export interface EndpointParts<C extends EndpointContext> {
  server: ApolloServer<C & ExchangeContext>;
  access: Pick<DocumentAccess, 'withText' | 'hasWrongHash' | 'allows' | 'asksForSubscription' | 'findClient'>;
  /** What each client may ask for within a time. */
  budget: Pick<CostBudget, 'findRefusal'>;
  createContext: ContextFactory<C>;
  /** What is sent as server-sent events. */
  streams: EventStreams;
  /** Answers what is known without Apollo Server; undefined when it is off. */
  lane: Lane | undefined;
  /** Waits until what is not known may be read. */
  firstReading: FirstReading;
}

/**
 * Serves GraphQL: queries by GET, HEAD and POST, mutations by POST alone. A request ends when its client
 * leaves.
 *
 * A GET could be another site's link or picture, so it is answered as a visitor's: its cookies are not read and none is set.
 * A token that the client itself sends counts.
 */
export function serveGraphQL<C extends EndpointContext>(app: FastifyInstance, parts: EndpointParts<C>): void {
  app.route({
    method: ['GET', 'POST'],
    url: GRAPHQL_PATH,
    compress: false,
    handler: (request, reply) =>
      answerRequest(parts, request, reply, (incoming) => answerByEvents(parts, incoming, reply)),
  });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: GRAPHQL_PATH,
    compress: false,
    handler: async (request, reply) => {
      const exchange = createExchange(request, parts.access.findClient);
      return refuse(request, reply.header('allow', 'GET, HEAD, POST'), exchange, WRONG_METHOD);
    },
  });
}

/** Answers by server-sent events. */
type AnswerByEvents<C> = (incoming: Incoming<C>) => Promise<HttpReply>;

/** Answers a request; by events only where these can be sent. */
export async function answerRequest<C extends EndpointContext>(
  parts: EndpointParts<C>,
  request: HttpRequest,
  reply: HttpReply,
  byEvents?: AnswerByEvents<C>,
): Promise<HttpReply> {
  const { access, createContext, lane } = parts;
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  if (isGet) delete request.headers.cookie;
  const exchange = createExchange(request, access.findClient);
  const refusal = findRefusal(parts.budget, { request, exchange });
  if (refusal) return refuse(request, reply, exchange, refusal);
  const incoming: Incoming<C> = {
    request,
    reply,
    exchange,
    isGet,
    byEvents: byEvents !== undefined && isAnsweredByEvents(parts, request, exchange, isGet),
    freshContext: () => createContext(request, reply, exchange),
  };
  if (byEvents && incoming.byEvents) return byEvents(incoming);
  const context = createdOnce(incoming);
  const known = lane?.find(request, isGet, exchange);
  const plain = known && (await lane?.run(known, exchange, context));
  if (known && plain) {
    reply.header('content-type', known.mediaType).header('cache-control', plain.cacheControl);
    return 'encoded' in plain ? sendKept(incoming, plain) : send(incoming, plain.body);
  }
  const asked = readDocument(access, incoming);
  if ('code' in asked) return refuse(request, reply, exchange, asked);
  const late = lane && !known ? await waitToBeRead(parts, incoming) : undefined;
  if (late) return refuse(request, reply, exchange, late);
  return send(incoming, await answerByApollo(parts, incoming, asked, context));
}

/** The request with the text of its document, or why it is not run. */
function readDocument<C extends EndpointContext>(
  access: EndpointParts<C>['access'],
  incoming: Incoming<C>,
): HTTPGraphQLRequest | Refusal {
  const request = toApolloRequest(incoming);
  if (access.hasWrongHash(request)) return WRONG_HASH;
  const asked = access.withText(request);
  return access.allows(asked, incoming.exchange.keyOf) ? asked : NOT_TRUSTED;
}

/** Waits for the turn of a document that the gateway doesn't know. Answers why it is not read then, as of a client that has left. */
async function waitToBeRead<C extends EndpointContext>(parts: EndpointParts<C>, incoming: Incoming<C>) {
  let hasLeft = false;
  incoming.reply.raw.once('close', () => (hasLeft = true));
  await parts.firstReading(incoming.exchange.fairClient);
  return hasLeft ? LEFT : findRefusal(parts.budget, incoming);
}

/** Why a request is not read: its client has used up its budget, or is gone so early that nobody knows its address. */
function findRefusal(
  budget: Pick<CostBudget, 'findRefusal'>,
  { request: { ip }, exchange }: Pick<Incoming<unknown>, 'request' | 'exchange'>,
): Refusal | undefined {
  // The limits of the host would count what it asks for as the gateway's own.
  if (!ip) return LEFT;
  const refusal = budget.findRefusal(exchange.fairClient);
  return refusal && tooCostlyIn(refusal);
}

/** Whether server-sent events answer a request: where its client rather has them, and a subscription where it takes them at all. */
function isAnsweredByEvents<C extends EndpointContext>(
  { access }: EndpointParts<C>,
  request: HttpRequest,
  { keyOf }: Exchange,
  isGet: boolean,
): boolean {
  if (wantsEvents(request)) return true;
  return acceptsEvents(request) && access.asksForSubscription(toApolloRequest({ request, isGet }), keyOf);
}

/** A GraphQL request on its way. */
interface Incoming<C> {
  request: HttpRequest;
  reply: HttpReply;
  exchange: Exchange;
  isGet: boolean;
  /** Whether it is answered by server-sent events. */
  byEvents: boolean;
  /** Makes a context of its own for each run. */
  freshContext: MakeContext<C>;
}

/** Makes the context of a request when it is first asked for. The request then ends with its client. */
function createdOnce<C extends EndpointContext>({ freshContext, reply }: Incoming<C>): MakeContext<C> {
  let created: ReturnType<MakeContext<C>> | undefined;
  const withEnd = (context: C & ExchangeContext) => {
    endWithClient(context, reply);
    return context;
  };
  const create = () => {
    const context = freshContext();
    return context instanceof Promise ? context.then(withEnd) : withEnd(context);
  };
  return () => (created ??= create());
}

/** Lets Apollo Server answer. Sets the status and the headers, and answers the text. */
async function answerByApollo<C extends EndpointContext>(
  { server, lane }: EndpointParts<C>,
  { request, reply, exchange, isGet, byEvents }: Incoming<C>,
  httpGraphQLRequest: HTTPGraphQLRequest,
  makeContext: MakeContext<C>,
): Promise<string> {
  exchange.way = 'apollo';
  const context = async () => makeContext();
  const { status = 200, headers, body } = await server.executeHTTPGraphQLRequest({ httpGraphQLRequest, context });
  // Apollo Server refuses what is no GraphQL request before its plugins see it.
  if (status >= 400 && exchange.codes.length === 0) exchange.codes = ['BAD_REQUEST'];
  for (const [name, value] of headers) reply.header(name, value);
  const mediaType = headers.get('content-type') ?? '';
  // The standard's words for the old media type: the request itself was well formed.
  const isWellFormed = status === 400 && exchange.isRequestError;
  reply.code(mediaType.startsWith('application/json') && isWellFormed ? 200 : status);
  if (status === 200 && exchange.operation && !byEvents) lane?.learn(request, isGet, mediaType);
  // Nothing is answered in parts: the schema has no @defer.
  const text = body.kind === 'complete' ? body.string : '';
  return status >= 400 ? withRequestId(text, request.id) : text;
}

/** A refusal whose errors have the request's id: Apollo Server's plugin sets it on those alone that it sees. */
function withRequestId(text: string, requestId: string): string {
  const answer = JSON.parse(text) as FormattedExecutionResult;
  for (const { extensions } of answer.errors ?? []) Object.assign(extensions ?? {}, { requestId });
  return `${JSON.stringify(answer)}\n`;
}

/** Sends an answer, whose status and headers are set, with what it depends on and who may keep it. */
function send<C>(incoming: Incoming<C>, body: string | Buffer): HttpReply | Promise<HttpReply> {
  const { request, reply, exchange } = incoming;
  const mayHaveTag = finishHeaders(incoming) && reply.statusCode === 200 && exchange.codes.length === 0;
  if (mayHaveTag && sendIfKnown(request, reply, tagOf(body))) return reply;
  return sendCompressed(request, reply, body);
}

/** Sends an answer that is kept: its tag and its bytes are made once. */
function sendKept<C>(incoming: Incoming<C>, kept: KeptAnswer): HttpReply | Promise<HttpReply> {
  const { request, reply } = incoming;
  if (kept.age > 0) reply.header('age', kept.age);
  if (finishHeaders(incoming)) {
    kept.tag ??= tagOf(kept.body);
    if (sendIfKnown(request, reply, kept.tag)) return reply;
  }
  return sendCompressedOnce(request, reply, kept);
}

/** Sets what an answer depends on and who may keep it. Answers whether it may have a tag. */
function finishHeaders<C>({ request, reply, exchange, isGet }: Incoming<C>): boolean {
  addVary(reply, VARY);
  if (!isGet) return false;
  reply.removeHeader('set-cookie');
  if (request.headers.authorization !== undefined || exchange.keyOf !== undefined) makePrivate(reply);
  return true;
}

/** Answers by server-sent events, or as usual where the request is none that can be answered. */
async function answerByEvents<C extends EndpointContext>(
  parts: EndpointParts<C>,
  incoming: Incoming<C>,
  reply: FastifyReply,
): Promise<HttpReply> {
  const { server, access, streams } = parts;
  const { request, exchange, freshContext } = incoming;
  const place = streams.reserve(request, reply);
  if (!place) return refuse(request, reply, exchange, TOO_MANY_STREAMS);
  const changes = beginOnce(exchange, place, streams);
  const asked = readDocument(access, incoming);
  if ('code' in asked) return refuse(request, reply, exchange, asked);
  const text = await answerByApollo(parts, incoming, asked, createdOnce(incoming));
  if (exchange.codes[0] === 'BAD_REQUEST') return send(incoming, text);
  const begun = changes();
  // The first answer is without an error: the host has found the token good.
  if (begun && exchange.codes.length === 0 && !place.keep()) {
    void begun.iterator.return?.();
    return refuse(request, reply, exchange, TOO_MANY_STREAMS);
  }
  addVary(reply, VARY);
  const run = () => answerAgain(server, asked, freshContext);
  return streams.send(reply, { first: text.trimEnd(), changes: begun, run });
}

/** Lets the exchange begin a subscription, once and within what its place may cost. Answers where its changes are found then. */
function beginOnce(exchange: Exchange, place: StreamPlace, streams: EventStreams): () => Changes | undefined {
  let changes: Changes | undefined;
  exchange.begin = async (...subscription) => {
    if (changes) return;
    const hasPlace = place.spend(exchange.cost?.requested ?? 0);
    if (!hasPlace) exchange.refusedBy = 'subscriptions';
    if (!hasPlace) throw new Failure('RATE_LIMITED', undefined, TOO_COSTLY_STREAMS);
    changes = await streams.begin(...subscription);
  };
  return () => changes;
}

/** Runs an operation once more for the same request, with a context of its own, and answers its text. */
async function answerAgain<C extends EndpointContext>(
  server: ApolloServer<C & ExchangeContext>,
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

/** The request as Apollo Server takes it. Its check against foreign sites is for POST: a GET has nothing to protect. */
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
  // Events carry the answers as JSON.
  if (byEvents) map.set('accept', 'application/json');
  const search = isGet ? `?${readSearchParameters(url)}` : '';
  return { method: isGet ? 'GET' : method, headers: map, search, body: withoutEmptyName(body) };
}

/** Ends the request when its client leaves before the answer. */
function endWithClient({ deadline }: EndpointContext, { raw }: HttpReply): void {
  raw.once('close', () => {
    if (raw.writableFinished) deadline.clear();
    else deadline.abort(new Failure('UPSTREAM_TIMEOUT'));
  });
}
