import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { WebConfig } from '../config.ts';
import { originOf } from './origin.ts';
import { withoutCounts } from './redirects.ts';
import { PAGES, type Page, type PageRequest, type Renderer } from './renderer.ts';

type Coding = 'br' | 'gzip' | 'identity';

/** A page with its compressed bytes, each made when first asked for. */
interface KeptPage extends Page {
  bytes: Map<Coding, Promise<Buffer>>;
}

const MOST_PAGES = 500;
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_KEPT_PATH = 512;
const compressors = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => promisify(gzip)(html),
  identity: async (html: string) => Buffer.from(html),
} as const satisfies Record<Coding, (html: string) => Promise<Buffer>>;

/**
 * Serves every page. None is rendered with a cookie or token of the one who asks, so each is the same for all: it is
 * kept for a few seconds, and asked for by many at once it is rendered once, whichever advertisement they come from; a page
 * that failed is shared with those who wait for it and kept for nobody.
 */
export function servePages(app: FastifyInstance, renderer: Renderer, config: WebConfig): void {
  const render = async (asked: PageRequest): Promise<KeptPage> => {
    const page = await renderer.render(asked);
    // A query may hold the token of a mailed link.
    const [path] = asked.path.split('?', 1);
    for (const problem of page.problems) app.log.error({ err: problem, path }, 'A page could not be shown');
    return { ...page, bytes: new Map() };
  };
  const kept = keepPages(render, config.pageSeconds);
  app.get(PAGES, async (request, reply) => {
    const path = withoutCounts(request.url);
    const asked = { path, origin: originOf(request, config), gateway: config.gatewayUrl };
    const isKept = path.length <= LONGEST_KEPT_PATH && config.pageSeconds > 0;
    return send(request, reply, isKept ? await kept(asked) : await render(asked));
  });
}

type Render = (asked: PageRequest) => Promise<KeptPage>;

function keepPages(render: Render, seconds: number): Render {
  const pages = new LRUCache<string, KeptPage, PageRequest>({
    max: MOST_PAGES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ html }) => html.length * 2 + 1,
    ttl: seconds * 1000,
    fetchMethod: async (_key, _stale, { options, context }) => {
      const page = await render(context);
      if (page.status >= 500) options.ttl = 1;
      return page;
    },
  });
  return (asked) => pages.forceFetch(`${asked.origin} ${asked.path}`, { context: asked });
}

async function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
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
