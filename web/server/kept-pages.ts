import { LRUCache } from 'lru-cache';
import { type Coding, encode, type PageBytes, textOf } from './page-bytes.ts';
import type { Page, PageRequest } from './renderer.ts';
import type { Release } from './slots.ts';
import { markStale } from './stale-line.ts';

/** A page that is asked for, and in which coding first. */
export interface PageQuestion extends PageRequest {
  coding: Coding;
}

/** A page with its bytes. */
export interface KeptPage extends Omit<Page, 'html'> {
  bytes: PageBytes;
  renderedAt: number;
  /** The status of the page that could not be shown; this is the one that was shown before. */
  failedWith?: number;
}

/** How a page is rendered for nobody in particular. */
export interface Renewal {
  /** Waits for a slot; undefined where there is none in time. */
  takeSlot(): Promise<Release | undefined>;
  /** Hears the status of a page that could not be shown. */
  onFailure(status: number): void;
}

/** Pages that are kept for some seconds. */
export interface KeptPages {
  /** A page that is not too old. */
  find(asked: PageQuestion): KeptPage | undefined;
  /**
   * A good page that is too old by a few seconds at the most; then it is rendered behind, once and in a slot of its own. Undefined where
   * there is none: whoever asks waits.
   */
  beginRenewal(asked: PageQuestion, renewal: Renewal): KeptPage | undefined;
  /** The page, rendered anew, for all who ask for it meanwhile. */
  renderAnew(asked: PageQuestion): Promise<KeptPage>;
  /** Shows no page any more that may tell what was before now. One may still stand in for a page that fails. */
  expire(): void;
}

const MOST_PAGES = 500;
const MOST_BYTES = 24 * 1024 * 1024;
/** Bytes of a page besides those that are sent. */
const OVERHEAD = 2_048;
/** Milliseconds for which the last good page may stand in for one that fails. */
const STANDS_IN_MS = 600_000;
/** Milliseconds after which a page with old data is rendered anew. */
const STALE_KEPT_MS = 1_000;
/** Milliseconds within which the gateway, and a page that was begun before, may still tell what was before a change. */
const CHANGE_ARRIVES_MS = 500;
/** A page that is too old by no more than this many milliseconds is shown while it is rendered behind. */
const RENEWED_BEHIND_MS = 5_000;

/** Keeps pages for so many seconds. A page that failed is kept for nobody; the one before stands in for it. */
export function keepPages(render: (asked: PageQuestion) => Promise<KeptPage>, seconds: number): KeptPages {
  const pages = new LRUCache<string, { page: KeptPage; size: number }, PageQuestion>({
    max: MOST_PAGES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => size,
    ttl: seconds * 1_000,
    ttlResolution: 0,
    // What is too old to be shown may still stand in.
    noDeleteOnStaleGet: true,
    fetchMethod: async (_key, former, { options, context }) => {
      const rendered = await render(context);
      const page = rendered.status >= 500 ? await toStandIn(former?.page, rendered, context.coding) : rendered;
      if (page.status >= 500) options.ttl = 1;
      else if (page.isStale) options.ttl = STALE_KEPT_MS;
      const [bytes] = page.bytes.values();
      return { page, size: OVERHEAD + ((await bytes)?.length ?? 0) };
    },
  });
  const keyOf = ({ origin, path }: PageRequest) => `${origin} ${path}`;
  let outdatedUntil = 0;
  const isOutdated = ({ renderedAt }: KeptPage) => renderedAt < outdatedUntil;
  const renderAnew = async (asked: PageQuestion) => {
    const key = keyOf(asked);
    const former = pages.peek(key)?.page;
    const forceRefresh = former !== undefined && isOutdated(former);
    return (await pages.forceFetch(key, { context: asked, forceRefresh })).page;
  };
  const renewed = new Set<string>();
  const renew = async (asked: PageQuestion, renewal: Renewal) => {
    const release = await renewal.takeSlot();
    if (!release) return;
    const { status, failedWith = status } = await renderAnew(asked).finally(release);
    if (failedWith >= 500) renewal.onFailure(failedWith);
  };
  const isLittleTooOld = ({ renderedAt }: KeptPage) =>
    performance.now() - renderedAt < seconds * 1_000 + RENEWED_BEHIND_MS;
  return {
    find: (asked) => {
      const page = pages.get(keyOf(asked))?.page;
      return page && !isOutdated(page) ? page : undefined;
    },
    beginRenewal: (asked, renewal) => {
      const key = keyOf(asked);
      const former = pages.peek(key, { allowStale: true })?.page;
      if (former?.status !== 200 || former.isStale || former.failedWith !== undefined) return undefined;
      if (!isLittleTooOld(former) || isOutdated(former)) return undefined;
      if (renewed.has(key)) return former;
      renewed.add(key);
      void renew(asked, renewal)
        .catch(() => renewal.onFailure(500))
        .finally(() => renewed.delete(key));
      return former;
    },
    renderAnew,
    expire: () => void (outdatedUntil = performance.now() + CHANGE_ARRIVES_MS),
  };
}

/** The page in place of one that failed: the one that was shown before, if it is a good one and not too old. */
async function toStandIn(former: KeptPage | undefined, failed: KeptPage, coding: Coding): Promise<KeptPage> {
  const isGood = former?.status === 200 && !former.isCheckout && performance.now() - former.renderedAt < STANDS_IN_MS;
  if (!isGood) return failed;
  if (former.isStale) return { ...former, failedWith: failed.status };
  const { html, ...page } = markStale({ ...former, html: await textOf(former.bytes) });
  return { ...page, bytes: encode(html, coding), failedWith: failed.status };
}
