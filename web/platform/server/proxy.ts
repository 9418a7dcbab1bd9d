import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { WebConfig } from '../../config.ts';
import { originOf } from './origin.ts';

/**
 * Passes `/graphql`, the browser's own ways to Google and back (`/auth/*`) and the payment provider's messages on to the
 * gateway, and `/pictures/*` to the REST host, so that the world knows one origin only.
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
  await pass('/graphql', { upstream: origin, rewritePrefix: pathname });
  await pass('/auth', { upstream: origin, httpMethods: ['GET'] });
  await pass('/payment/webhook', { upstream: origin, httpMethods: ['POST'] });
  await pass('/pictures', { upstream: config.restUrl, httpMethods: ['GET', 'HEAD'] });
}

/** What the floors below are told of the client is what this one knows itself; what a client says of it is dropped. */
const toldBy = (config: WebConfig): NonNullable<FastifyHttpProxyOptions['replyOptions']> => ({
  rewriteRequestHeaders: (request, { forwarded: _forwarded, ...headers }) => {
    const { host, protocol } = new URL(originOf(request, config));
    return {
      ...headers,
      'x-forwarded-for': request.ip,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.slice(0, -1),
    };
  },
});
