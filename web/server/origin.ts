import type { FastifyRequest } from 'fastify';

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/**
 * The origin that the shop is reached at: `publicUrl` where it is set, else what the request says. A host name that is
 * none is not believed, for it would stand in links and in kept pages.
 */
export function originOf(
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
  { publicUrl }: { publicUrl?: string },
): string {
  return publicUrl ?? `${protocol}://${HOST.test(host) ? host.toLowerCase() : 'localhost'}`;
}
