import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOADS_AT_ONCE } from '../../server-kit/body-turns.ts';
import { FairSemaphore, type SemaphoreLimits } from '../../server-kit/fair-semaphore.ts';
import { MAX_UPLOAD_BYTES } from '../../schema/uploads.ts';
import type { WebConfig } from '../config.ts';
import {
  acceptsEvents,
  createStreamLimiter,
  endOnClose,
  inTurns,
  refuseStream,
  STREAMS,
  queueForUpstream,
  type UpstreamQueue,
} from './upstream-queue.ts';
import type { ErrorPages } from './error-pages.ts';
import { originOf } from './http-app.ts';

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;
/** The forwarded paths, their target, the maximum bytes of their bodies, and the limits of clients. */
type Passing = Partial<FastifyHttpProxyOptions> & {
  upstream: string;
  bodyBytes?: number;
  queue?: UpstreamQueue;
  isQueuedBeforeBody?: boolean;
};
type Reply = Parameters<NonNullable<ReplyOptions['onError']>>[0];

/** The maximum number of running requests at the gateway, of all clients and of one. Open subscriptions are counted separately. */
const GRAPHQL = { most: 2_048, mostOfOne: 256, mostWaiting: 100, waitMs: 2_000 };
/** The maximum number of requests of each other kind: one client can't use all of them. */
const OTHERS = { most: 256, mostOfOne: 64, mostWaiting: 500, waitMs: 5_000 };

/** The maximum bytes of a body, as the gateway accepts it. */
const BODY_BYTES = { graphql: 100_000, webhook: 65_536, upload: MAX_UPLOAD_BYTES, other: 16_384 };

/** Overrides of a log that discards warnings. */
const QUIET = { warn: () => undefined };

/** The addresses where mail programs unsubscribe a reader by one click, with a POST. A GET of the same address is a page. */
const UNSUBSCRIBE_PATHS = ['/newsletter/leave', '/notices/stop'];

/**
 * Forwards to the gateway: `/graphql`, its schema and docs, the shopper's invoices (`/invoices/*`), staff's files (`/exports/*`), and the browser's requests to
 * Google and back (`/auth/*`). Also the payment provider's webhooks, the one-click unsubscribe of mail programs, uploaded
 * pictures (`/uploads`), and the pictures from foreign hosts (`/pictures/remote/*`).
 * Forwards all other `/pictures/*` to the REST host. So clients use only one origin.
 */
export async function serveUpstreams(app: FastifyInstance, errorPages: ErrorPages, config: WebConfig): Promise<void> {
  const { origin, pathname } = new URL(config.gatewayUrl);
  const pass = (
    prefix: string,
    { bodyBytes = BODY_BYTES.other, queue = queueOf(OTHERS, errorPages), isQueuedBeforeBody = false, ...more }: Passing,
  ) =>
    app.register(async (scope) => {
      // The proxy would log each failure with its stack: `errorPages` logs one line for it.
      scope.setChildLoggerFactory((log, id, options) => Object.assign(log.child(id, options), QUIET));
      readBodiesWhole(scope, bodyBytes);
      queueForUpstream(scope, queue, isQueuedBeforeBody);
      await scope.register(proxy, {
        prefix,
        rewritePrefix: prefix,
        undici: { connections: OTHERS.most, pipelining: 1 },
        proxyPayloads: false,
        internalRewriteLocationHeader: false,
        // It would log addresses with their queries.
        disableRequestLogging: true,
        replyOptions: forwardingOptions(config, errorPages),
        ...more,
      });
    });
  await pass('/graphql', { upstream: origin, rewritePrefix: pathname, ...graphqlOptions(app, config, errorPages) });
  await pass('/schema.graphql', { upstream: origin, httpMethods: ['GET', 'HEAD', 'OPTIONS'] });
  for (const prefix of ['/docs', '/invoices', '/exports'])
    await pass(prefix, { upstream: origin, httpMethods: ['GET', 'HEAD'] });
  await pass('/auth', {
    upstream: origin,
    httpMethods: ['GET'],
    replyOptions: { ...forwardingOptions(config, errorPages), onError: failToLogin(errorPages) },
  });
  await pass('/uploads', { upstream: origin, ...uploadOptions(errorPages) });
  await pass('/payment/webhook', { upstream: origin, httpMethods: ['POST'], bodyBytes: BODY_BYTES.webhook });
  for (const path of UNSUBSCRIBE_PATHS) await pass(path, unsubscribePassing(path, origin, config, errorPages));
  const pictures = { httpMethods: ['GET', 'HEAD'], replyOptions: pictureOptions(config, errorPages) };
  await pass('/pictures/remote', { upstream: origin, ...pictures });
  await pass('/pictures', { upstream: config.restUrl, ...pictures });
}

const uploadOptions = (errorPages: ErrorPages): Partial<Passing> => ({
  httpMethods: ['POST'],
  bodyBytes: BODY_BYTES.upload,
  queue: queueOf(UPLOADS_AT_ONCE, errorPages),
  isQueuedBeforeBody: true,
});

/** The slots of an upstream: a request that gets none in time receives a 503. */
function queueOf(limits: SemaphoreLimits, errorPages: ErrorPages): UpstreamQueue {
  const semaphore = new FairSemaphore(limits);
  return {
    acquire: inTurns(semaphore),
    refuse: (request, reply) => {
      errorPages.log(request, 503, 'too many requests wait for the server below');
      return errorPages.send(request, reply.header('retry-after', '2'), 503);
    },
  };
}

/** Reads each body of this scope completely before it is forwarded, so that a slow client holds no upstream connection. */
function readBodiesWhole(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit }, ({ headers }, bytes, done) => {
    delete headers['transfer-encoding'];
    headers['content-length'] = String(bytes.length);
    done(null, bytes.length === 0 ? undefined : Readable.from([bytes]));
  });
}

/** The upstreams receive headers about the client that this server has set itself. Such headers of the client are dropped. */
const forwardingOptions = (
  config: WebConfig,
  errorPages: ErrorPages,
  passOn = (stream: Readable): Readable => stream,
): ReplyOptions => ({
  timeout: config.responseMs,
  onError: (reply, { error }) => void beginFailure(reply, error, errorPages).send(),
  onResponse: (_, reply, { stream }) => {
    // The client's connection ends with the response, so that the client sees that it is incomplete.
    stream.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'UND_ERR_ABORTED') logUnanswered(reply, error, 502, errorPages);
    });
    const isEvents = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    reply.send(isEvents ? passOn(stream) : stream);
  },
  rewriteHeaders: withoutConnectionHeaders,
  // Node has already handled the `Expect` header of the client.
  rewriteRequestHeaders: (request, { forwarded: _forwarded, expect: _expect, ...headers }) => ({
    ...headers,
    ...forwardedHeaders(request, config),
  }),
});

/** The headers of a response without the hop-by-hop headers of the upstream connection. */
const withoutConnectionHeaders: NonNullable<ReplyOptions['rewriteHeaders']> = ({
  connection: _connection,
  'keep-alive': _keepAlive,
  ...headers
}) => headers;

/** Responds instead of an upstream that did not. Only the log names the upstream, its address and the failure. */
function beginFailure(reply: Reply, error: Error, errorPages: ErrorPages): Reply {
  const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 503;
  logUnanswered(reply, error, status, errorPages);
  return reply.code(status).header('cache-control', 'no-store');
}

/** Logs in one line, without a stack, why the upstream did not respond. */
function logUnanswered({ request }: Reply, error: Error, status: number, errorPages: ErrorPages): void {
  errorPages.log(request, status, error.cause instanceof Error ? error.cause.message : error.message);
}

/** How GraphQL is forwarded: there is a connection for each query and for each open subscription. */
function graphqlOptions(app: FastifyInstance, config: WebConfig, errorPages: ErrorPages): Partial<Passing> {
  const { acquire, refuse } = queueOf(GRAPHQL, errorPages);
  const acquireStream = createStreamLimiter();
  return {
    bodyBytes: BODY_BYTES.graphql,
    queue: {
      acquire: (request, reply) => (acceptsEvents(request) ? acquireStream : acquire)(request, reply),
      refuse: (request, reply) => (acceptsEvents(request) ? refuseStream(reply) : refuse(request, reply)),
    },
    undici: { connections: GRAPHQL.most + STREAMS.most, pipelining: 1 },
    replyOptions: { ...forwardingOptions(config, errorPages, endOnClose(app)), onError: failInGraphQL(errorPages) },
  };
}

const failInGraphQL =
  (errorPages: ErrorPages): ReplyOptions['onError'] =>
  (reply, { error }) => {
    const message = 'We can’t reach the shop right now. Please try again in a moment.';
    beginFailure(reply, error, errorPages).send({
      errors: [{ message, extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    });
  };

/** Redirects a browser that returns from Google, because it expects a page. */
const failToLogin =
  (errorPages: ErrorPages): ReplyOptions['onError'] =>
  (reply, { error }) => {
    logUnanswered(reply, error, 302, errorPages);
    const mode = /[?&]mode=popup(&|$)/.test(reply.request.url ?? '') ? 'popup' : 'page';
    reply.redirect(`/account/google?outcome=failed&mode=${mode}`, 302);
  };

/** A host's pictures may be any files. One that a browser opens by its address runs no script and is no page of the shop. */
const pictureOptions = (config: WebConfig, errorPages: ErrorPages): ReplyOptions => ({
  ...forwardingOptions(config, errorPages),
  rewriteHeaders: ({ 'set-cookie': _cookies, ...headers }) => ({
    ...withoutConnectionHeaders(headers),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }),
});

const unsubscribePassing = (path: string, upstream: string, config: WebConfig, errorPages: ErrorPages): Passing => ({
  upstream,
  httpMethods: ['POST'],
  replyOptions: unsubscribeOptions(path, config, errorPages),
});

/**
 * Forwards an unsubscribe request without its body and without the client's headers. A browser without scripts, which expects a page,
 * is redirected to the page that shows the result.
 */
const unsubscribeOptions = (path: string, config: WebConfig, errorPages: ErrorPages): ReplyOptions => ({
  body: null,
  timeout: config.responseMs,
  rewriteHeaders: withoutConnectionHeaders,
  rewriteRequestHeaders: (request) => ({ ...forwardedHeaders(request, config), 'content-length': '0' }),
  onResponse: (_, reply, { stream }) => {
    // The body is empty, but the connection is free only after it is read.
    stream.resume();
    forwardUnsubscribe(path, reply, reply.statusCode);
  },
  onError: (reply, { error }) => {
    logUnanswered(reply, error, 503, errorPages);
    forwardUnsubscribe(path, reply, 503);
  },
});

function forwardUnsubscribe(path: string, reply: Reply, status: number): void {
  reply.removeHeader('content-length').removeHeader('content-type').removeHeader('transfer-encoding');
  reply.header('cache-control', 'no-store');
  if (!reply.request.headers.accept?.includes('text/html')) return void reply.code(status).send();
  reply.redirect(`${path}?left=${status === 200 ? 1 : 0}`, 303);
}

function forwardedHeaders(
  request: Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol'>,
  config: WebConfig,
): Record<string, string> {
  const { host, protocol } = new URL(originOf(request, config));
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-request-id': request.id,
  };
}
