import { readCatalogue } from '../catalog/catalogue-cache.ts';
import type { ProductNode } from '../catalog/nodes.ts';
import { loadEach } from '../host/batch.ts';
import { createCachedValue, type CachedValue } from '../host/cache.ts';
import { nullIfNotFound } from '../host/failures.ts';
import { chooseByCapability, type HasCapability } from '../host/capabilities.ts';
import type { Rest } from '../host/rest.ts';
import type { RequestDeadline } from '../host/deadline.ts';
import { byNewest, reviewNode, type ReviewNode } from './nodes.ts';

/** The newest reviews of the whole shop. */
export interface RecentReviews {
  /** Returns at most `first` reviews with at least `minRating` stars, the newest first. They may be a few minutes old. */
  recent(args: { minRating: number; first: number }): Promise<ReviewNode[]>;
}
/** The recent reviews of a basic host, shared by all requests. */
export type RecentReviewsCache = CachedValue<ReviewNode[]>;

/** The most recent reviews of one query. */
export const MAX_RECENT_REVIEWS = 12;
/** Reading variant by variant is expensive, so the result is cached longer. */
const FALLBACK_TTL_MS = 5 * 60_000;
const FALLBACK_STALE_MS = 15 * 60_000;
/** The most variants whose reviews the fallback reads. */
const MAX_VARIANTS = 12;

/** Creates an empty cache. */
export function createRecentReviewsCache(rest: Rest): RecentReviewsCache {
  return createCachedValue(FALLBACK_TTL_MS, FALLBACK_STALE_MS, async () =>
    readOfBestVariants(rest, (await readCatalogue(rest)).products),
  );
}

/** Creates the recent reviews of one request. */
export function createRecentReviews(
  rest: Rest,
  cache: () => Promise<ReviewNode[]>,
  has: HasCapability,
  deadline: RequestDeadline,
): RecentReviews {
  const rich = async (minRating: number) => {
    const { reviews } = await rest('getRecentReviews', { minRating, first: MAX_RECENT_REVIEWS });
    return reviews.map(({ sku, review }) => reviewNode(review, sku)).sort(byNewest);
  };
  const fallback = async (minRating: number) =>
    (await deadline.race(cache())).filter(({ rating }) => rating >= minRating);
  const { read } = chooseByCapability(has, { read: 'recent-reviews' }, { read: rich }, { read: fallback });
  return { recent: async ({ minRating, first }) => (await read(minRating)).slice(0, first) };
}

/** Reads the reviews of the best rated products' variants. Throws only if more than half of the calls fail. */
async function readOfBestVariants(rest: Rest, products: readonly ProductNode[]): Promise<ReviewNode[]> {
  const best = products.toSorted((a, b) => b.rating - a.rating);
  const skus = best.flatMap(({ variants }) => variants.map(({ sku }) => sku)).slice(0, MAX_VARIANTS);
  const responses = await loadEach(skus, async (sku) => {
    const response = await nullIfNotFound(rest('getVariantReviews', { sku }));
    return (response?.reviews ?? []).map((review) => reviewNode(review, sku));
  });
  const failures = responses.filter((response) => response instanceof Error);
  if (failures[0] && failures.length * 2 > skus.length) throw failures[0];
  return responses.flatMap((response) => (response instanceof Error ? [] : response)).sort(byNewest);
}
