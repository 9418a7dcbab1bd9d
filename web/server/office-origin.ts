import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';

const OFFICE = '/office';
/** The routes that only the back office has: its pages, and the files that it downloads from the gateway. */
const OF_OFFICE = [OFFICE, '/exports'] as const;
/** The routes that both origins have: the back office calls the gateway and shows pictures from its own origin. */
const OF_BOTH = [
  '/graphql',
  '/pictures',
  '/uploads',
  '/invoices',
  '/csp-reports',
  '/favicon.svg',
  '/livez',
  '/readyz',
] as const;

const isBelow = (route: string, path: string) => route === path || route.startsWith(`${path}/`);

/**
 * Separates the back office from the storefront if it has an origin of its own: its host serves nothing else, and no
 * other host serves it. Each origin has its own cookies, because both call the gateway through this server. `notFound`
 * responds on the shop's hosts. Without `officeUrl` the back office is at `/office` of the shop.
 */
export function separateOffice(
  app: FastifyInstance,
  { officeUrl }: Pick<WebConfig, 'officeUrl'>,
  notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  if (officeUrl === undefined) return;
  const { host } = new URL(officeUrl);
  app.addHook('onRequest', async (request, reply) => {
    // The router has decoded the address: another spelling of a path has the same route.
    const route = request.routeOptions.url ?? '';
    if (OF_BOTH.some((path) => isBelow(route, path))) return undefined;
    const isOffice = OF_OFFICE.some((path) => isBelow(route, path));
    if (request.host.toLowerCase() !== host) return isOffice ? notFound(request, reply) : undefined;
    if (isOffice) return undefined;
    if (request.url === '/') return reply.redirect(OFFICE, 302);
    return reply.code(404).type('text/plain').header('cache-control', 'no-store').send('Not found');
  });
}
