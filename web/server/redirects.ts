import type { FastifyInstance } from 'fastify';
import type { WebConfig } from '../config.ts';
import { PAGES, type Renderer } from './renderer.ts';

/** Redirects every address in another spelling to its canonical form, permanently (301). */
export function serveRedirects(app: FastifyInstance, renderer: Renderer, { gatewayUrl }: WebConfig): void {
  let fixed: Promise<string[]> | undefined;
  const listCategories = () =>
    renderer.readShop(gatewayUrl).then(
      ({ categories }) => categories.map(({ name }) => name),
      // The page itself reports that the shop is unreachable.
      () => [],
    );
  app.addHook('onRequest', async ({ method, url, routeOptions }, reply) => {
    if (method !== 'GET' && method !== 'HEAD') return;
    fixed ??= renderer.listFixedPaths().then(({ all }) => all);
    const categories = routeOptions.url === PAGES ? await listCategories() : [];
    const proper = properPath(url, await fixed, categories);
    if (proper !== url) await reply.redirect(proper, 301);
  });
}

/**
 * The canonical form of a path with its query: no slash at the end, categories and the first part of `fixed` paths in their
 * canonical case.
 */
export function properPath(url: string, fixed: readonly string[], categories: readonly string[]): string {
  const mark = url.indexOf('?');
  const [path, query] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
  const [first = '', ...rest] = path.replace(/^\/+/, '').replace(/\/+$/, '').split('/');
  const lower = first.toLowerCase();
  const known = [...fixed.map((path) => path.split('/')[1] ?? ''), ...categories].find(
    (name) => name.toLowerCase() === lower,
  );
  return `/${[known ?? first, ...rest].join('/')}${query}`;
}
