import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { WebConfig } from '../../config.ts';

/** Passes `/graphql` on to the gateway and `/pictures/*` to the REST host, so that a browser knows one origin only. */
export async function serveUpstreams(app: FastifyInstance, { gatewayUrl, restUrl }: WebConfig): Promise<void> {
  const { origin, pathname } = new URL(gatewayUrl);
  const undici = { connections: 64, pipelining: 1 };
  await app.register(proxy, { upstream: origin, prefix: '/graphql', rewritePrefix: pathname, undici });
  await app.register(proxy, {
    upstream: restUrl,
    prefix: '/pictures',
    rewritePrefix: '/pictures',
    httpMethods: ['GET', 'HEAD'],
    undici,
  });
}
