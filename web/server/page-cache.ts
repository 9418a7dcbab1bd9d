import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants, gunzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance } from 'fastify';
import type { Page, PageRequest, Renderer } from './renderer.ts';
import type { Release } from '../../server-kit/fair-semaphore.ts';
import { markStale } from './document.ts';
import { CATALOGUE_EVENTS_PATH, followCatalogue } from '../../server-kit/catalogue-events.ts';
import { createHostEvents } from '../../server-kit/host-events.ts';

/** A requested page, and its preferred encoding. */
export interface PageQuestion extends PageRequest {
  coding: Coding;
}

/** A page with its bytes. */
export interface CachedPage extends Omit<Page, 'html'> {
  bytes: PageBytes;
  renderedAt: number;
  /** The status of the page that failed; this is the page that was shown before. */
  failedWith?: number;
}

/** Renders pages without a user. */
export interface Revalidation {
  /** Waits for a slot; undefined if there is none in time. */
  acquirePermit(): Promise<Release | undefined>;
  /** Receives the status of a page that failed. */
  onFailure(status: number): void;
}

/** Pages that are cached for some seconds. */
export interface PageCache {
  /** A page that is not too old. */
  find(requested: PageQuestion): CachedPage | undefined;
  /**
   * A good page that is too old by a few seconds at most; it is then rendered in the background, once and in a separate slot. Undefined
   * if there is none: the request then waits.
   */
  revalidate(requested: PageQuestion, revalidation: Revalidation): CachedPage | undefined;
  /** The page, rendered anew, for all requests that come meanwhile. */
  renderAnew(requested: PageQuestion): Promise<CachedPage>;
  /** Expires all pages that may contain data from before now. An expired page may still replace one that fails. */
  expire(): void;
}

const MOST_PAGES = 500;
const MOST_BYTES = 24 * 1024 * 1024;
/** Estimated bytes of a page besides those that are sent. */
const OVERHEAD = 2_048;
/** Milliseconds for which the last good page may replace one that fails. */
const STALE_IF_ERROR_MS = 600_000;
/** Milliseconds after which a page with old data is rendered anew. */
const STALE_TTL_MS = 1_000;
/** Milliseconds within which the gateway, and a page that was begun before, may still contain data from before a change. */
const CHANGE_ARRIVES_MS = 500;
/** A page that is too old by at most this many milliseconds is shown while it is rendered in the background. */
const STALE_WHILE_REVALIDATE_MS = 5_000;

/** Caches pages for this number of seconds. A page that failed is not cached; the previous one replaces it. */
export function createPageCache(render: (requested: PageQuestion) => Promise<CachedPage>, seconds: number): PageCache {
  const pages = new LRUCache<string, { page: CachedPage; size: number }, PageQuestion>({
    max: MOST_PAGES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => size,
    ttl: seconds * 1_000,
    ttlResolution: 0,
    // A page that is too old to be shown may still replace a failed one.
    noDeleteOnStaleGet: true,
    fetchMethod: async (_key, former, { options, context }) => {
      const rendered = await render(context);
      const page = rendered.status >= 500 ? await toStaleIfError(former?.page, rendered, context.coding) : rendered;
      if (page.status >= 500) options.ttl = 1;
      else if (page.isStale) options.ttl = STALE_TTL_MS;
      const [bytes] = page.bytes.values();
      return { page, size: OVERHEAD + ((await bytes)?.length ?? 0) };
    },
  });
  const keyOf = ({ origin, path }: PageRequest) => `${origin} ${path}`;
  let outdatedUntil = 0;
  const isOutdated = ({ renderedAt }: CachedPage) => renderedAt < outdatedUntil;
  const renderAnew = async (requested: PageQuestion) => {
    const key = keyOf(requested);
    const former = pages.peek(key)?.page;
    const forceRefresh = former !== undefined && isOutdated(former);
    return (await pages.forceFetch(key, { context: requested, forceRefresh })).page;
  };
  const renewed = new Set<string>();
  const renew = async (requested: PageQuestion, revalidation: Revalidation) => {
    const release = await revalidation.acquirePermit();
    if (!release) return;
    const { status, failedWith = status } = await renderAnew(requested).finally(release);
    if (failedWith >= 500) revalidation.onFailure(failedWith);
  };
  const isLittleTooOld = ({ renderedAt }: CachedPage) =>
    performance.now() - renderedAt < seconds * 1_000 + STALE_WHILE_REVALIDATE_MS;
  return {
    find: (requested) => {
      const page = pages.get(keyOf(requested))?.page;
      return page && !isOutdated(page) ? page : undefined;
    },
    revalidate: (requested, revalidation) => {
      const key = keyOf(requested);
      const former = pages.peek(key, { allowStale: true })?.page;
      if (former?.status !== 200 || former.isStale || former.failedWith !== undefined) return undefined;
      if (!isLittleTooOld(former) || isOutdated(former)) return undefined;
      if (renewed.has(key)) return former;
      renewed.add(key);
      void renew(requested, revalidation)
        .catch(() => revalidation.onFailure(500))
        .finally(() => renewed.delete(key));
      return former;
    },
    renderAnew,
    expire: () => void (outdatedUntil = performance.now() + CHANGE_ARRIVES_MS),
  };
}

/** The page instead of one that failed: the previous one, if it is a good one and not too old. */
async function toStaleIfError(former: CachedPage | undefined, failed: CachedPage, coding: Coding): Promise<CachedPage> {
  const isGood =
    former?.status === 200 && !former.isCheckout && performance.now() - former.renderedAt < STALE_IF_ERROR_MS;
  if (!isGood) return failed;
  if (former.isStale) return { ...former, failedWith: failed.status };
  const { html, ...page } = markStale({ ...former, html: await textOf(former.bytes) });
  return { ...page, bytes: encode(html, coding), failedWith: failed.status };
}

/** The form in which a page is sent. */
export type Coding = 'br' | 'gzip' | 'identity';

/** A page's bytes, in the requested encodings. Its text is not stored otherwise. */
export type PageBytes = Map<Coding, Promise<Buffer>>;

/** Synchronous: compressing a page takes less time than passing it to another thread. */
const coders = {
  br: (text: Buffer) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: Buffer) => gzipSync(text),
  identity: (text: Buffer) => text,
} as const satisfies Record<Coding, (text: Buffer) => Buffer>;

const decoders = {
  br: (bytes: Buffer) => promisify(brotliDecompress)(bytes),
  gzip: (bytes: Buffer) => promisify(gunzip)(bytes),
  identity: async (bytes: Buffer) => bytes,
} as const satisfies Record<Coding, (bytes: Buffer) => Promise<Buffer>>;

/** The best encoding that a browser accepts. */
export function codingFor(accepted: string | string[] | undefined): Coding {
  const codings = String(accepted ?? '').toLowerCase();
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(codings)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(codings) ? 'gzip' : 'identity';
}

/** The bytes of a text in this encoding. */
export const encode = (html: string, coding: Coding): PageBytes =>
  new Map([[coding, Promise.resolve(coders[coding](Buffer.from(html)))]]);

/** The bytes of a page in this encoding, made from its stored bytes at the first request. */
export function bytesIn(bytes: PageBytes, coding: Coding): Promise<Buffer> {
  const made = bytes.get(coding) ?? decode(bytes).then(coders[coding]);
  bytes.set(coding, made);
  return made;
}

/** The text of a page. */
export const textOf = async (bytes: PageBytes): Promise<string> => (await decode(bytes)).toString();

async function decode(bytes: PageBytes): Promise<Buffer> {
  const [[coding, made] = ['identity', Promise.resolve(Buffer.alloc(0))] as const] = bytes;
  return decoders[coding](await made);
}

/**
 * Expires the pages whenever products change, and the shop's facts too when settings do, while the app listens, over a host that reports
 * changes. It ignores changes of only stock and ratings, which are too many: a page expires after some seconds anyway.
 */
export function followHostCatalogue(
  app: FastifyInstance,
  restUrl: string,
  pages: Pick<PageCache, 'expire'>,
  renderer: Pick<Renderer, 'expireShop'>,
): void {
  const [events, ending] = [createHostEvents(new URL(restUrl)), new AbortController()];
  app.addHook('onListen', async () => {
    void followCatalogue(
      (listener, signal) => events.follow(CATALOGUE_EVENTS_PATH, {}, listener, signal),
      {
        onProducts: () => pages.expire(),
        onCounts: () => undefined,
        onSettings: () => {
          renderer.expireShop();
          pages.expire();
        },
      },
      ending.signal,
    );
  });
  app.addHook('preClose', async () => {
    ending.abort();
    events.close();
  });
}
