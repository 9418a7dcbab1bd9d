import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { WebConfig } from '../config.ts';
import { originOf } from './http-app.ts';
import type { ListedPage, Renderer } from './renderer.ts';

const MINUTES = 60_000;

/** Serves `/sitemap.xml` (cached for ten minutes; 503 while the gateway is down) and `/robots.txt`. */
export function serveCrawlers(app: FastifyInstance, renderer: Renderer, config: WebConfig): void {
  const pages = new LRUCache<string, ListedPage[]>({
    max: 1,
    ttl: 10 * MINUTES,
    fetchMethod: () => renderer.listPages(config.gatewayUrl),
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const listed = await pages.forceFetch('all').catch((error: unknown) => request.log.error(error));
    if (!listed) return reply.code(503).header('retry-after', '60').send('The catalogue can not be read now.');
    const origin = originOf(request, config);
    const entries = listed.map(({ path, updatedAt }) => {
      const changed = updatedAt === undefined ? '' : `<lastmod>${escapeXml(updatedAt)}</lastmod>`;
      return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
    });
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600')
      .send(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`);
  });
  app.get('/robots.txt', async (request, reply) => {
    const { personal } = await renderer.listFixedPaths();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...personal
            .filter((path) => !personal.some((other) => path.startsWith(`${other}/`)))
            .map((path) => `Disallow: ${path}`),
          'Disallow: /graphql',
          '',
          `Sitemap: ${originOf(request, config)}/sitemap.xml`,
          '',
        ].join('\n'),
      );
  });
}

const DAY = 24 * 60 * MINUTES;
/** Days for which the contact is valid; later readers request it again. */
const CONTACT_DAYS = 180;

/** Serves `/.well-known/security.txt` (RFC 9116), the contact for vulnerabilities; 503 until the gateway has returned it once. */
export function serveSecurityContact(app: FastifyInstance, renderer: Renderer, config: WebConfig): void {
  app.get('/.well-known/security.txt', async (request, reply) => {
    const shop = await renderer.readShop(config.gatewayUrl).catch((error: unknown) => request.log.error(error));
    if (!shop) return reply.code(503).header('retry-after', '60').send('The shop can not be read now.');
    const midnight = Math.floor(Date.now() / DAY) * DAY;
    const lines = [
      `Contact: mailto:${shop.contact.email}`,
      `Expires: ${new Date(midnight + CONTACT_DAYS * DAY).toISOString()}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${originOf(request, config)}/.well-known/security.txt`,
      '',
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(lines.join('\n'));
  });
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
