import type { Socket } from 'node:net';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  cleanForwardedHeaders,
  endConnection,
  hasOneHost,
  isInUtf8,
  isMediaType,
  isUncoded,
  requestIdOf,
  statusOfConnectionError,
  timeoutsOf,
  type ConnectionError,
} from '../../schema/http-requests.ts';
import { allowDrain } from '../../schema/graceful-shutdown.ts';
import { createJsonParser } from '../../schema/json-bodies.ts';
import { lingerOnClose } from '../../schema/lingering-close.ts';
import { traceRequests, type Tracing } from '../../schema/tracing.ts';
import { createUnfinishedLimit, limitSilentSockets } from '../../schema/unfinished-requests.ts';
import { messageFor, type FailureCode } from './failures.ts';
import { GRAPHQL_PATH, type HttpReply } from './http-messages.ts';
import { RequestLog } from './request-log.ts';
import { describeRequest } from './tracing.ts';
import { API_LIMITS } from './graphql/api-limits.ts';

/** Milliseconds after which a closing gateway drops its open connections. */
export const CLOSE_TIMEOUT_MS = 5_000;

/** The headers that every answer has. */
export const USUAL_HEADERS = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };

/** The options of the app. */
export interface HttpAppOptions {
  logLevel: string;
  /** The proxies whose `X-Forwarded-…` headers are trusted. */
  trustProxy: string;
  /** Where requests are traced; nowhere by default. */
  tracer?: Tracing | undefined;
  /** Where log lines go; to the standard output by default. */
  logTo?: { write(line: string): void } | undefined;
  /** Milliseconds within which a client must have sent its request: its headers and its body. */
  requestMs: number;
}

/**
 * Makes a Fastify app that reads requests within their time, believes of proxies what can be true, and refuses what it cannot read
 * in GraphQL's form. Its log has no query strings.
 */
export function createHttpApp({ logLevel, trustProxy, logTo, requestMs, tracer }: HttpAppOptions): FastifyInstance {
  const timeouts = timeoutsOf(requestMs);
  const app: FastifyInstance = fastify({
    logger: { level: logLevel, serializers: { req: pathOf }, ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger, bindings, loggerOptions) => new RequestLog(logger, bindings, loggerOptions),
    bodyLimit: API_LIMITS.bodyBytes,
    // Fastify sets this limit again, to none where it is only told to Node.
    requestTimeout: timeouts.requestTimeout,
    http: timeouts,
    // What still comes on an open connection is served, and closes it.
    return503OnClosing: false,
    trustProxy,
    genReqId: ({ headers }) => requestIdOf(headers),
    frameworkErrors: (_, { id }, reply) => refuseUnreadable(id, reply),
    clientErrorHandler: refuseConnection,
  });
  limitSilentSockets(app.server);
  lingerOnClose(app.server);
  if (tracer) traceRequests(app, tracer, describeRequest);
  allowDrain(app);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, createJsonParser(app));
  const take = createUnfinishedLimit();
  app.addHook('onRequest', (request, reply, done) => {
    cleanForwardedHeaders(request.raw.headers);
    const type = request.headers['content-type'];
    // A client that left at once: whatever it asked for would count as the gateway's own below.
    if (!request.ip) sendError(reply, 408, request.id);
    else if (!hasOneHost(request.raw.rawHeaders)) sendError(reply, 400, request.id, TWO_HOSTS);
    else if (!take(request.ip, request.raw, reply.raw))
      sendError(reply.headers({ 'retry-after': '10', connection: 'close' }), 429, request.id);
    else if (type !== undefined && !isMediaType(type)) sendError(reply, 415, request.id);
    else if (!refuseEncoded(request, reply)) done();
  });
  // A request that never ends must not prevent the close.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
  });
  return app;
}

/** Refuses a request whose address Fastify can't read. No hook of the app sees it. */
function refuseUnreadable(requestId: string, reply: FastifyReply): void {
  sendError(reply.headers({ ...USUAL_HEADERS, 'x-request-id': requestId }), 400, requestId, NO_ADDRESS);
}

/** Refuses a body for GraphQL that is not plain JSON in UTF-8: it would be read as something else than was written. Answers whether it did. */
function refuseEncoded({ method, routeOptions, headers, id }: FastifyRequest, reply: FastifyReply): boolean {
  if (method !== 'POST' || routeOptions.url !== GRAPHQL_PATH) return false;
  if (!isUncoded(headers['content-encoding'] ?? '')) {
    sendError(reply.header('accept-encoding', 'identity'), 415, id, OTHER_CODING);
    return true;
  }
  if (isInUtf8(headers['content-type'] ?? '')) return false;
  sendError(reply, 415, id, OTHER_CHARSET);
  return true;
}

/** Answers an error outside GraphQL in GraphQL's form; without `words` in those of its status. */
export function sendError<Reply extends HttpReply>(
  reply: Reply,
  status: number,
  requestId: string,
  words?: string,
): Reply {
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toErrors(status, requestId, words)));
  return reply;
}

/** Refuses a request that Node could not read: it is no HTTP, has too long headers, or did not come in time. */
function refuseConnection(error: ConnectionError, socket: Socket): void {
  const status = statusOfConnectionError(error);
  endConnection(error, socket, toErrors(status, undefined, status === 400 ? NO_HTTP : undefined));
}

/** What is wrong with a request that was not read. */
const WORDS: Readonly<Record<number, string>> = {
  400: 'The request is not well formed. Its body must be valid JSON.',
  408: 'The request took too long to arrive.',
  413: `The request is too large: its body may have ${API_LIMITS.bodyBytes} bytes.`,
  415: 'The body must be JSON, and its content type application/json.',
  431: 'The headers of the request are too large.',
};

const NO_HTTP = 'The request is not well formed.';
const TWO_HOSTS = 'There is more than one header Host.';
const NO_ADDRESS = 'The address is not well formed.';
const OTHER_CODING = 'The body must not be compressed: send it without a content-encoding.';
const OTHER_CHARSET = 'The body must be JSON in UTF-8: send no other charset than utf-8 in the content type.';

function toErrors(status: number, requestId?: string, words = WORDS[status]) {
  const [code, message]: [string, FailureCode] =
    status === 404
      ? ['NOT_FOUND', 'NOT_FOUND']
      : status === 429
        ? ['RATE_LIMITED', 'RATE_LIMITED']
        : status < 500
          ? ['BAD_REQUEST', 'BAD_USER_INPUT']
          : ['INTERNAL_SERVER_ERROR', 'INTERNAL_SERVER_ERROR'];
  return { errors: [{ message: words ?? messageFor(message), extensions: { code, requestId } }] };
}

function pathOf({ method, url }: FastifyRequest): { method: string; path: string } {
  return { method, path: url.split('?', 1)[0] ?? '' };
}
