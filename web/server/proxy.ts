import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';
import { originOf } from './origin.ts';

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;
type Reply = Parameters<NonNullable<ReplyOptions['onError']>>[0];

/** The most requests under way at the gateway: a subscription keeps its connection for as long as it is open. */
const MAX_GRAPHQL = 4_096;

/** Where mail programs end the newsletter by themselves; a look at the same address is a page. */
const LEAVING = '/newsletter/leave';

/**
 * Passes `/graphql`, its schema and docs, the browser's own ways to Google and back (`/auth/*`), the payment provider's messages and mail
 * programs' farewells to the newsletter on to the gateway, the pictures that the gateway fetches from foreign hosts
 * (`/pictures/remote/*`) too, and all other `/pictures/*` to the REST host, so that the world knows one origin only.
 */
export async function serveUpstreams(app: FastifyInstance, config: WebConfig): Promise<void> {
  const { origin, pathname } = new URL(config.gatewayUrl);
  const pass = (prefix: string, more: Partial<FastifyHttpProxyOptions> & { upstream: string }) =>
    app.register(proxy, {
      prefix,
      rewritePrefix: prefix,
      undici: { connections: 64, pipelining: 1 },
      internalRewriteLocationHeader: false,
      replyOptions: toldBy(config),
      ...more,
    });
  const graphql = { ...toldBy(config), onError: inGraphQL };
  const undici = { connections: MAX_GRAPHQL, pipelining: 1 };
  await pass('/graphql', { upstream: origin, rewritePrefix: pathname, replyOptions: graphql, undici });
  await pass('/schema.graphql', { upstream: origin, httpMethods: ['GET', 'HEAD', 'OPTIONS'] });
  await pass('/docs', { upstream: origin, httpMethods: ['GET', 'HEAD'] });
  await pass('/auth', {
    upstream: origin,
    httpMethods: ['GET'],
    replyOptions: { ...toldBy(config), onError: backFromGoogle },
  });
  await pass('/payment/webhook', { upstream: origin, httpMethods: ['POST'] });
  await pass(LEAVING, { upstream: origin, httpMethods: ['POST'], replyOptions: leavingBy(config) });
  const replyOptions = picturesBy(config);
  const httpMethods = ['GET', 'HEAD'];
  await pass('/pictures/remote', { upstream: origin, httpMethods, replyOptions });
  await pass('/pictures', { upstream: config.restUrl, httpMethods, replyOptions });
}

/** What the floors below are told of the client is what this one knows itself; what a client says of it is dropped. */
const toldBy = (config: WebConfig): ReplyOptions => ({
  timeout: config.answerMs,
  onError: (reply, { error }) => void unanswered(reply, error).send(),
  rewriteHeaders: ownOnly,
  rewriteRequestHeaders: (request, { forwarded: _forwarded, ...headers }) => ({ ...headers, ...told(request, config) }),
});

/** What an answer says of the connection that it came by is not said of the one that it goes on by. */
const ownOnly: NonNullable<ReplyOptions['rewriteHeaders']> = ({
  connection: _connection,
  'keep-alive': _keepAlive,
  ...headers
}) => headers;

/** Begins the answer for a floor that gave none. Which one, where it is and what went wrong is for the log alone. */
function unanswered(reply: Reply, error: Error): Reply {
  const isSlow = 'statusCode' in error && error.statusCode === 504;
  return reply.code(isSlow ? 504 : 503).header('cache-control', 'no-store');
}

const inGraphQL: ReplyOptions['onError'] = (reply, { error }) => {
  const message = 'The shop cannot be reached right now. Please try again in a moment.';
  unanswered(reply, error).send({ errors: [{ message, extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
};

/** A browser that came by itself wants a page. */
const backFromGoogle: ReplyOptions['onError'] = (reply) => {
  const mode = /[?&]mode=popup(&|$)/.test(reply.request.url ?? '') ? 'popup' : 'page';
  reply.redirect(`/account/google?outcome=failed&mode=${mode}`, 302);
};

/** What a host has among its pictures may be anybody's: looked at by itself, it is no page of the shop. */
const picturesBy = (config: WebConfig): ReplyOptions => ({
  ...toldBy(config),
  rewriteHeaders: ({ 'set-cookie': _cookies, ...headers }) => ({
    ...ownOnly(headers),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }),
});

/**
 * A farewell goes on without its body and whatever else the client says. A browser without scripts, which wants a page, is
 * led to the one that tells whether it is done.
 */
const leavingBy = (config: WebConfig): ReplyOptions => ({
  body: null,
  timeout: config.answerMs,
  rewriteHeaders: ownOnly,
  rewriteRequestHeaders: (request) => ({ ...told(request, config), 'content-length': '0' }),
  onResponse: (_, reply, { stream }) => {
    // There is nothing in it, but the connection is free only once it is read.
    stream.resume();
    endLeaving(reply, reply.statusCode);
  },
  onError: (reply) => endLeaving(reply, 503),
});

function endLeaving(reply: Reply, status: number): void {
  reply.removeHeader('content-length').removeHeader('content-type').removeHeader('transfer-encoding');
  reply.header('cache-control', 'no-store');
  if (!reply.request.headers.accept?.includes('text/html')) return void reply.code(status).send();
  reply.redirect(`${LEAVING}?left=${status === 200 ? 1 : 0}`, 303);
}

function told(request: Pick<FastifyRequest, 'ip' | 'host' | 'protocol'>, config: WebConfig): Record<string, string> {
  const { host, protocol } = new URL(originOf(request, config));
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
  };
}
