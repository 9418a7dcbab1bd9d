import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { WebConfig } from '../config.ts';
import { originOf } from './origin.ts';
import type { Renderer } from './renderer.ts';

const MINUTES = 60_000;

/** Serves `/sitemap.xml` (kept ten minutes; 503 while the gateway is down) and `/robots.txt`. */
export function serveCrawlers(app: FastifyInstance, renderer: Renderer, config: WebConfig): void {
  const pages = new LRUCache<string, string[]>({
    max: 1,
    ttl: 10 * MINUTES,
    fetchMethod: () => renderer.listPages(config.gatewayUrl),
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const paths = await pages.forceFetch('all').catch((error: unknown) => request.log.error(error));
    if (!paths) return reply.code(503).header('retry-after', '60').send('The catalogue can not be read now.');
    const origin = originOf(request, config);
    const entries = paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
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

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
