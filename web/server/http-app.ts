import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createServerApp, refuseFaultyRequests, serveHealth, type ServerSettings } from '../../server-kit/app.ts';
import { refuseConnection, type ErrorPages } from './error-pages.ts';

/** The maximum number of characters of one part of an address; no page of the shop has a longer one. */
const LONGEST_PART = 12_000;
const STATUSES = { 'client-left': 408, 'two-hosts': 400, 'bad-host': 400, 'media-type': 415 } as const;

/** Creates the storefront's Fastify app. `unreadable` responds to an address that Fastify can't read. */
export function createHttpApp(
  settings: ServerSettings,
  unreadable: (request: FastifyRequest, reply: FastifyReply) => void,
): FastifyInstance {
  const app = createServerApp(settings, {
    routerOptions: { maxParamLength: LONGEST_PART },
    frameworkErrors: (_error, request, reply) => unreadable(request, reply),
    clientErrorHandler: refuseConnection,
  });
  serveHealth(app);
  return app;
}

/** Refuses invalid requests, and a backslash in a path, which a browser reads as a slash. */
export function refuseBadRequests(app: FastifyInstance, errorPages: ErrorPages): void {
  refuseFaultyRequests(app, (request, reply, fault) => errorPages.send(request, reply, STATUSES[fault]));
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (path.includes('\\')) await errorPages.send(request, reply, 400);
  });
}

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/**
 * The public origin of the shop: `publicUrl` if it is set, otherwise that of the request. An invalid host name is
 * not used, because links and cached pages would contain it.
 */
export function originOf(
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
  { publicUrl }: { publicUrl?: string },
): string {
  return publicUrl ?? `${protocol}://${HOST.test(host) ? host.toLowerCase() : 'localhost'}`;
}
