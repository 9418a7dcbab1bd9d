import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rateLimitAddress } from '../../schema/client-address.ts';
import type { WebConfig } from '../config.ts';
import type { Faults } from './faults.ts';
import { followHostCatalogue } from './follow-catalogue.ts';
import { keepPages, type KeptPage, type PageQuestion } from './kept-pages.ts';
import { originOf } from './origin.ts';
import { bytesIn, codingFor, encode } from './page-bytes.ts';
import { NO_MEASURES, type PageMeasures } from './page-metrics.ts';
import { PAGES, type Renderer } from './renderer.ts';
import { widgetPolicy } from './security.ts';
import { createSlots } from './slots.ts';

/** Pages that are rendered at once: of all clients, and of one. */
const RENDERINGS = { most: 64, mostOfOne: 2, mostWaiting: 100, waitMs: 8_000 };
const LONGEST_KEPT_PATH = 512;

/** The storefront's settings, and where its pages are measured. */
interface ServedPages extends WebConfig {
  measures?: PageMeasures | undefined;
}

/**
 * Serves every page. None is rendered with a cookie or token of the one who asks, so each is the same for all: it is
 * kept for a few seconds, and asked for by many at once it is rendered once, whatever an address has that the page does not
 * read. One that is a few seconds too old is shown while it is rendered behind, so that nobody waits for it. A page that failed is
 * shared with those who wait for it and kept for nobody: the one before, up to ten minutes old, stands in for it and says so. One
 * client has few pages rendered at once, so that others need not wait for all that it asks for.
 */
export function servePages(app: FastifyInstance, renderer: Renderer, faults: Faults, config: ServedPages): void {
  const { measures = NO_MEASURES } = config;
  const render = createRender(app, renderer, measures);
  const pages = keepPages(render, config.pageSeconds);
  if (config.pageSeconds > 0) followHostCatalogue(app, config.restUrl, () => pages.expire());
  const slots = createSlots(RENDERINGS);
  const forWidget = widgetPolicy(config, renderer.inlineSource);
  app.get(PAGES, async (request, reply) => {
    const path = await renderer.keepReadParams(request.url);
    const coding = codingFor(request.headers['accept-encoding']);
    const asked = { path, origin: originOf(request, config), gateway: config.gatewayUrl, coding, ...idsOf(request) };
    const kept =
      pages.find(asked) ??
      pages.beginRenewal(asked, {
        takeSlot: () => slots.take(rateLimitAddress(request.ip)),
        onFailure: (status) => faults.log(request, status),
      });
    const send = (page: KeptPage) => {
      measures.onPage(page.route, page.status, kept !== undefined);
      if (page.isCheckout && forWidget) reply.header('content-security-policy', forWidget);
      return sendPage(request, reply, page);
    };
    if (kept) return send(kept);
    const release = await slots.take(rateLimitAddress(request.ip));
    if (!release) {
      faults.log(request, 503, 'too many pages are waited for');
      return faults.send(request, reply.header('retry-after', '2'), 503);
    }
    const isKept = path.length <= LONGEST_KEPT_PATH && config.pageSeconds > 0;
    const page = await (isKept ? pages.renderAnew(asked) : render(asked)).finally(release);
    const failedWith = page.status >= 500 ? page.status : page.failedWith;
    if (failedWith !== undefined) faults.log(request, failedWith);
    return send(page);
  });
}

/** Renders a page in the coding that it is asked for in, measures it, and logs what could not be shown of it. */
function createRender(app: FastifyInstance, renderer: Renderer, measures: PageMeasures) {
  return async ({ coding, ...asked }: PageQuestion): Promise<KeptPage> => {
    const began = performance.now();
    const { html, ...page } = await renderer.render(asked);
    measures.onRender(page.route, (performance.now() - began) / 1_000);
    // A query may hold the token of a mailed link.
    const [path] = asked.path.split('?', 1);
    for (const problem of page.problems)
      app.log.error({ err: problem, path, reqId: asked.requestId }, 'A page could not be shown');
    return { ...page, bytes: encode(html, coding), renderedAt: performance.now() };
  };
}

/** The ids by which the gateway learns to which request and trace its own belongs. */
const idsOf = ({ id, headers }: FastifyRequest) => ({
  requestId: id,
  traceparent: headers['traceparent']?.toString(),
});

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
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
