import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { WebConfig } from '../config.ts';
import type { Faults } from './faults.ts';
import { originOf } from './origin.ts';
import { NO_MEASURES, type PageMeasures } from './page-metrics.ts';
import { PAGES, type Page, type PageRequest, type Renderer } from './renderer.ts';
import { widgetPolicy } from './security.ts';
import { createSlots } from './slots.ts';
import { markStale } from './stale-line.ts';

type Coding = 'br' | 'gzip' | 'identity';

/** A page with its compressed bytes, each made when first asked for. */
interface KeptPage extends Page {
  bytes: Map<Coding, Promise<Buffer>>;
  renderedAt: number;
  /** The status of the page that could not be shown; this is the one that was shown before. */
  failedWith?: number;
}

/** Pages that are rendered at once: of all clients, and of one. */
const RENDERINGS = { most: 64, mostOfOne: 2, mostWaiting: 100, waitMs: 8_000 };
const MOST_PAGES = 500;
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_KEPT_PATH = 512;
/** Milliseconds for which the last good page may stand in for one that fails. */
const STANDS_IN_MS = 600_000;
/** Milliseconds after which a page with old data is rendered anew. */
const STALE_KEPT_MS = 1_000;
const compressors = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => promisify(gzip)(html),
  identity: async (html: string) => Buffer.from(html),
} as const satisfies Record<Coding, (html: string) => Promise<Buffer>>;

/** The storefront's settings, and where its pages are measured. */
interface ServedPages extends WebConfig {
  measures?: PageMeasures | undefined;
}

/**
 * Serves every page. None is rendered with a cookie or token of the one who asks, so each is the same for all: it is
 * kept for a few seconds, and asked for by many at once it is rendered once, whatever an address has that the page does not
 * read; a page that failed is shared with those who wait for it and kept for nobody: the one before, up to ten minutes old,
 * stands in for it and says so. One client has few pages rendered at once, so that others need not wait for all that it asks
 * for.
 */
export function servePages(app: FastifyInstance, renderer: Renderer, faults: Faults, config: ServedPages): void {
  const { measures = NO_MEASURES } = config;
  const render = async (asked: PageRequest): Promise<KeptPage> => {
    const began = performance.now();
    const page = await renderer.render(asked);
    measures.onRender(page.route, (performance.now() - began) / 1_000);
    // A query may hold the token of a mailed link.
    const [path] = asked.path.split('?', 1);
    for (const problem of page.problems)
      app.log.error({ err: problem, path, reqId: asked.requestId }, 'A page could not be shown');
    return { ...page, bytes: new Map(), renderedAt: performance.now() };
  };
  const pages = keepPages(render, config.pageSeconds);
  const slots = createSlots(RENDERINGS);
  const forWidget = widgetPolicy(config, renderer.inlineSource);
  app.get(PAGES, async (request, reply) => {
    const path = await renderer.keepReadParams(request.url);
    const asked = { path, origin: originOf(request, config), gateway: config.gatewayUrl, ...idsOf(request) };
    const kept = pages.find(asked);
    const send = (page: KeptPage) => {
      measures.onPage(page.route, page.status, kept !== undefined);
      if (page.isCheckout && forWidget) reply.header('content-security-policy', forWidget);
      return sendPage(request, reply, page);
    };
    if (kept) return send(kept);
    const release = await slots.take(request.ip);
    if (!release) {
      faults.log(request, 503, 'too many pages are waited for');
      return faults.send(request, reply.header('retry-after', '2'), 503);
    }
    const isKept = path.length <= LONGEST_KEPT_PATH && config.pageSeconds > 0;
    const page = await (isKept ? pages.fetch(asked) : render(asked)).finally(release);
    const failedWith = page.status >= 500 ? page.status : page.failedWith;
    if (failedWith !== undefined) faults.log(request, failedWith);
    return send(page);
  });
}

/** The ids by which the gateway learns to which request and trace its own belongs. */
const idsOf = ({ id, headers }: FastifyRequest) => ({
  requestId: id,
  traceparent: headers['traceparent']?.toString(),
});

type Render = (asked: PageRequest) => Promise<KeptPage>;

function keepPages(render: Render, seconds: number) {
  const pages = new LRUCache<string, KeptPage, PageRequest>({
    max: MOST_PAGES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ html }) => html.length * 2 + 1,
    ttl: seconds * 1000,
    ttlResolution: 0,
    // What is too old to be shown may still stand in.
    noDeleteOnStaleGet: true,
    fetchMethod: async (_key, former, { options, context }) => {
      const page = await render(context);
      const kept = page.status >= 500 ? toStandIn(former, page) : page;
      if (kept.status >= 500) options.ttl = 1;
      else if (kept.isStale) options.ttl = STALE_KEPT_MS;
      return kept;
    },
  });
  const keyOf = ({ origin, path }: PageRequest) => `${origin} ${path}`;
  return {
    find: (asked: PageRequest) => pages.get(keyOf(asked)),
    fetch: (asked: PageRequest) => pages.forceFetch(keyOf(asked), { context: asked }),
  };
}

/** The page in place of one that failed: the one that was shown before, if it is a good one and not too old. */
function toStandIn(former: KeptPage | undefined, failed: KeptPage): KeptPage {
  const isGood = former?.status === 200 && !former.isCheckout && performance.now() - former.renderedAt < STANDS_IN_MS;
  if (!isGood) return failed;
  const page = former.isStale ? former : { ...former, ...markStale(former), bytes: new Map() };
  return { ...page, failedWith: failed.status };
}

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
    .send(await bytesOf(page, coding));
}

/** The best coding that the browser takes. */
function codingFor(accepted: string | string[] | undefined): Coding {
  const codings = String(accepted ?? '').toLowerCase();
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(codings)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(codings) ? 'gzip' : 'identity';
}

function bytesOf({ bytes, html }: KeptPage, coding: Coding): Promise<Buffer> {
  const made = bytes.get(coding) ?? compressors[coding](html);
  bytes.set(coding, made);
  return made;
}
