import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rateLimitAddress } from '../../server-kit/client-address.ts';
import { FairSemaphore } from '../../server-kit/fair-semaphore.ts';
import type { WebConfig } from '../config.ts';
import type { ErrorPages } from './error-pages.ts';
import {
  followHostCatalogue,
  createPageCache,
  type CachedPage,
  type PageQuestion,
  bytesIn,
  codingFor,
  encode,
} from './page-cache.ts';
import { originOf } from './http-app.ts';
import { NO_MEASURES, type PageMeasures } from './page-metrics.ts';
import { PAGES, type Renderer } from './renderer.ts';
import { widgetPolicy } from './security.ts';

/** The maximum number of pages that are rendered at once: of all clients, and of one. */
const RENDERINGS = { most: 64, mostOfOne: 2, mostWaiting: 100, waitMs: 8_000 };
const MAX_CACHED_PATH = 512;

/** The storefront's settings, and the metrics of its pages. */
interface ServedPages extends WebConfig {
  measures?: PageMeasures | undefined;
}

/**
 * Serves every page. None is rendered with a cookie or token of the client, so each is the same for all clients: it is
 * cached for a few seconds, and rendered once for many concurrent requests, whatever unread parameters an address has.
 * A page that is a few seconds too old is sent while it is rendered in the background, so that no client waits for it. A failed page is
 * sent to the waiting clients and not cached: the previous page, up to ten minutes old, replaces it and reports it. One
 * client has few pages rendered at once, so that others need not wait for its requests.
 */
export function servePages(
  app: FastifyInstance,
  renderer: Renderer,
  errorPages: ErrorPages,
  config: ServedPages,
): void {
  const { measures = NO_MEASURES } = config;
  const render = createRender(app, renderer, measures);
  const pages = createPageCache(render, config.pageSeconds);
  if (config.pageSeconds > 0) followHostCatalogue(app, config.restUrl, pages, renderer);
  const slots = new FairSemaphore(RENDERINGS);
  const forWidget = widgetPolicy(config, renderer.inlineSource);
  app.get(PAGES, async (request, reply) => {
    const path = await renderer.pickReadParams(request.url);
    const coding = codingFor(request.headers['accept-encoding']);
    const input = { path, origin: originOf(request, config), gateway: config.gatewayUrl, coding, ...idsOf(request) };
    const cached =
      pages.find(input) ??
      pages.revalidate(input, {
        acquirePermit: () => slots.acquire(rateLimitAddress(request.ip)),
        onFailure: (status) => errorPages.log(request, status),
      });
    const send = (page: CachedPage) => {
      measures.onPage(page.route, page.status, cached !== undefined);
      if (page.isCheckout && forWidget) reply.header('content-security-policy', forWidget);
      return sendPage(request, reply, page);
    };
    if (cached) return send(cached);
    const release = await slots.acquire(rateLimitAddress(request.ip));
    if (!release) {
      errorPages.log(request, 503, 'too many pages are waited for');
      return errorPages.send(request, reply.header('retry-after', '2'), 503);
    }
    const isKept = path.length <= MAX_CACHED_PATH && config.pageSeconds > 0;
    const page = await (isKept ? pages.renderAnew(input) : render(input)).finally(release);
    const failedWith = page.status >= 500 ? page.status : page.failedWith;
    if (failedWith !== undefined) errorPages.log(request, failedWith);
    return send(page);
  });
}

/** Renders a page in the requested encoding, measures it, and logs its failures. */
function createRender(app: FastifyInstance, renderer: Renderer, measures: PageMeasures) {
  return async ({ coding, ...input }: PageQuestion): Promise<CachedPage> => {
    const began = performance.now();
    const { html, ...page } = await renderer.render(input);
    measures.onRender(page.route, (performance.now() - began) / 1_000);
    // A query may hold the token of a mailed link.
    const [path] = input.path.split('?', 1);
    for (const problem of page.problems)
      app.log.error({ err: problem, path, reqId: input.requestId }, 'A page could not be shown');
    return { ...page, bytes: encode(html, coding), renderedAt: performance.now() };
  };
}

/** The ids of the request and trace that the gateway logs with its own. */
const idsOf = ({ id, headers }: FastifyRequest) => ({
  requestId: id,
  traceparent: headers['traceparent']?.toString(),
});

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> {
  if (page.location !== undefined) return reply.redirect(page.location, page.status);
  reply.header('cache-control', 'public, no-cache').header('vary', 'accept-encoding');
  if (page.status >= 500) reply.header('cache-control', 'no-store').header('retry-after', '5');
  if (page.status === 200) {
    reply.header('etag', page.tag);
    if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
  }
  const coding = codingFor(request.headers['accept-encoding']);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(await bytesIn(page.bytes, coding));
}
