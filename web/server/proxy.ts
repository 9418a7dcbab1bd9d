import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';
import { readBodiesWhole } from './bodies.ts';
import type { Faults } from './faults.ts';
import { originOf } from './origin.ts';
import { limitStreams, STREAMS, type PassOn } from './open-streams.ts';
import type { SlotOptions } from './slots.ts';
import { queueFor } from './upstream-slots.ts';

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;
/** What is passed on, where to, the most bytes of its bodies, and how many at once. */
type Passing = Partial<FastifyHttpProxyOptions> & { upstream: string; bodyBytes?: number; slots?: SlotOptions };
type Reply = Parameters<NonNullable<ReplyOptions['onError']>>[0];

/** The most requests under way at the gateway, of all clients and of one. Open subscriptions have places of their own. */
const GRAPHQL = { most: 2_048, mostOfOne: 256, mostWaiting: 100, waitMs: 2_000 };
/** The most of each other kind: no client's own may be all of them. */
const OTHERS = { most: 256, mostOfOne: 64, mostWaiting: 500, waitMs: 5_000 };

/** The most bytes of a body: as many as the gateway takes. */
const BODY_BYTES = { graphql: 100_000, webhook: 65_536, other: 16_384 };

/** What a log lacks that warns of nothing. */
const QUIET = { warn: () => undefined };

/** Where mail programs unsubscribe a reader by one click, with a POST. A GET of the same address is a page. */
const UNSUBSCRIBE_PATH = '/newsletter/leave';

/**
 * Passes `/graphql`, its schema and docs, the browser's own ways to Google and back (`/auth/*`), the payment provider's messages
 * and the one-click unsubscribing of mail programs on to the gateway, the pictures that the gateway fetches from foreign hosts
 * (`/pictures/remote/*`) too, and all other `/pictures/*` to the REST host, so that the world knows one origin only.
 */
export async function serveUpstreams(app: FastifyInstance, faults: Faults, config: WebConfig): Promise<void> {
  const { origin, pathname } = new URL(config.gatewayUrl);
  const pass = (prefix: string, { bodyBytes = BODY_BYTES.other, slots = OTHERS, ...more }: Passing) =>
    app.register(async (scope) => {
      // The proxy would log each failure with its stack: `faults` has a line for it.
      scope.setChildLoggerFactory((log, id, options) => Object.assign(log.child(id, options), QUIET));
      readBodiesWhole(scope, bodyBytes);
      queueFor(scope, faults, slots);
      await scope.register(proxy, {
        prefix,
        rewritePrefix: prefix,
        undici: { connections: slots.most, pipelining: 1 },
        proxyPayloads: false,
        internalRewriteLocationHeader: false,
        // It would log addresses with their queries.
        disableRequestLogging: true,
        replyOptions: forwardingOptions(config, faults),
        ...more,
      });
    });
  await pass('/graphql', { upstream: origin, rewritePrefix: pathname, ...graphqlOptions(app, config, faults) });
  await pass('/schema.graphql', { upstream: origin, httpMethods: ['GET', 'HEAD', 'OPTIONS'] });
  await pass('/docs', { upstream: origin, httpMethods: ['GET', 'HEAD'] });
  await pass('/auth', {
    upstream: origin,
    httpMethods: ['GET'],
    replyOptions: { ...forwardingOptions(config, faults), onError: failToLogin(faults) },
  });
  await pass('/payment/webhook', { upstream: origin, httpMethods: ['POST'], bodyBytes: BODY_BYTES.webhook });
  await pass(UNSUBSCRIBE_PATH, {
    upstream: origin,
    httpMethods: ['POST'],
    replyOptions: unsubscribeOptions(config, faults),
  });
  const replyOptions = pictureOptions(config, faults);
  const httpMethods = ['GET', 'HEAD'];
  await pass('/pictures/remote', { upstream: origin, httpMethods, replyOptions });
  await pass('/pictures', { upstream: config.restUrl, httpMethods, replyOptions });
}

/** The floors below get headers about the client that this floor has made itself. Such headers of the client's own are dropped. */
const forwardingOptions = (config: WebConfig, faults: Faults): ReplyOptions & { onResponse: PassOn } => ({
  timeout: config.answerMs,
  onError: (reply, { error }) => void beginFailure(reply, error, faults).send(),
  onResponse: (_, reply, { stream }) => {
    // The client's connection ends with the answer, which it can't take for a whole one.
    stream.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'UND_ERR_ABORTED') logUnanswered(reply, error, 502, faults);
    });
    reply.send(stream);
  },
  rewriteHeaders: withoutConnectionHeaders,
  // What a client expects of its request's body, Node has answered.
  rewriteRequestHeaders: (request, { forwarded: _forwarded, expect: _expect, ...headers }) => ({
    ...headers,
    ...forwardedHeaders(request, config),
  }),
});

/** The headers of an answer without those that are about the connection by which it came from the floor below. */
const withoutConnectionHeaders: NonNullable<ReplyOptions['rewriteHeaders']> = ({
  connection: _connection,
  'keep-alive': _keepAlive,
  ...headers
}) => headers;

/** Begins the answer in place of a floor that gave none. Only the log says which floor, where it is and what went wrong. */
function beginFailure(reply: Reply, error: Error, faults: Faults): Reply {
  const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 503;
  logUnanswered(reply, error, status, faults);
  return reply.code(status).header('cache-control', 'no-store');
}

/** Logs in one line, without a stack, what kept the floor below from answering. */
function logUnanswered({ request }: Reply, error: Error, status: number, faults: Faults): void {
  faults.log(request, status, error.cause instanceof Error ? error.cause.message : error.message);
}

/** How GraphQL is passed on: there is a connection for each query and for each open subscription. */
function graphqlOptions(app: FastifyInstance, config: WebConfig, faults: Faults): Partial<Passing> {
  const { onResponse, ...replyOptions } = forwardingOptions(config, faults);
  return {
    bodyBytes: BODY_BYTES.graphql,
    slots: GRAPHQL,
    undici: { connections: GRAPHQL.most + STREAMS.most, pipelining: 1 },
    replyOptions: { ...replyOptions, onError: failInGraphQL(faults), onResponse: limitStreams(app, onResponse) },
  };
}

const failInGraphQL =
  (faults: Faults): ReplyOptions['onError'] =>
  (reply, { error }) => {
    const message = 'We can’t reach the shop right now. Please try again in a moment.';
    beginFailure(reply, error, faults).send({ errors: [{ message, extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
  };

/** Redirects a browser that comes back from Google, for it wants a page. */
const failToLogin =
  (faults: Faults): ReplyOptions['onError'] =>
  (reply, { error }) => {
    logUnanswered(reply, error, 302, faults);
    const mode = /[?&]mode=popup(&|$)/.test(reply.request.url ?? '') ? 'popup' : 'page';
    reply.redirect(`/account/google?outcome=failed&mode=${mode}`, 302);
  };

/** A host's pictures may be anybody's files. One that a browser opens by its own address runs no script and is no page of the shop. */
const pictureOptions = (config: WebConfig, faults: Faults): ReplyOptions => ({
  ...forwardingOptions(config, faults),
  rewriteHeaders: ({ 'set-cookie': _cookies, ...headers }) => ({
    ...withoutConnectionHeaders(headers),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }),
});

/**
 * Passes an unsubscribing on without its body and without the client's own headers. A browser without scripts, which wants a page, is
 * redirected to the page that tells whether it is done.
 */
const unsubscribeOptions = (config: WebConfig, faults: Faults): ReplyOptions => ({
  body: null,
  timeout: config.answerMs,
  rewriteHeaders: withoutConnectionHeaders,
  rewriteRequestHeaders: (request) => ({ ...forwardedHeaders(request, config), 'content-length': '0' }),
  onResponse: (_, reply, { stream }) => {
    // There is nothing in it, but the connection is free only once it is read.
    stream.resume();
    answerUnsubscribe(reply, reply.statusCode);
  },
  onError: (reply, { error }) => {
    logUnanswered(reply, error, 503, faults);
    answerUnsubscribe(reply, 503);
  },
});

function answerUnsubscribe(reply: Reply, status: number): void {
  reply.removeHeader('content-length').removeHeader('content-type').removeHeader('transfer-encoding');
  reply.header('cache-control', 'no-store');
  if (!reply.request.headers.accept?.includes('text/html')) return void reply.code(status).send();
  reply.redirect(`${UNSUBSCRIBE_PATH}?left=${status === 200 ? 1 : 0}`, 303);
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
