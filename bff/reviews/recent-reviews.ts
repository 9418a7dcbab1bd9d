import { readCatalogue } from '../catalog/catalogue-cache.ts';
import type { ProductNode } from '../catalog/nodes.ts';
import { loadEach } from '../platform/batch.ts';
import { createCachedValue, type CachedValue } from '../platform/cache.ts';
import { nullIfNotFound } from '../platform/failures.ts';
import { chooseByCapability, type HasCapability } from '../platform/host-capabilities.ts';
import type { Rest } from '../platform/rest.ts';
import type { RequestDeadline } from '../platform/upstream/request-deadline.ts';
import { byNewest, reviewNode, type ReviewNode } from './nodes.ts';

/** The newest reviews of the whole shop. */
export interface RecentReviews {
  /** At most `first` reviews with at least `minRating` stars, the newest first. They may be a few minutes old. */
  recent(args: { minRating: number; first: number }): Promise<ReviewNode[]>;
}
/** What all requests share of the recent reviews of a host without additions. */
export type RecentReviewsCache = CachedValue<ReviewNode[]>;

/** The most recent reviews that one query gets. */
export const MAX_RECENT_REVIEWS = 12;
/** Reading variant by variant is expensive, so the result stays longer. */
const FALLBACK_TTL_MS = 5 * 60_000;
const FALLBACK_STALE_MS = 15 * 60_000;
/** The most variants whose reviews the fallback reads. */
const MAX_VARIANTS = 12;

/** Makes an empty cache. */
export function createRecentReviewsCache(rest: Rest): RecentReviewsCache {
  return createCachedValue(FALLBACK_TTL_MS, FALLBACK_STALE_MS, async () =>
    readOfBestVariants(rest, (await readCatalogue(rest)).products),
  );
}

/** Makes the recent reviews of one request. */
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

/** The reviews of the best rated products' variants. Throws only when the calls for more than half of them fail. */
async function readOfBestVariants(rest: Rest, products: readonly ProductNode[]): Promise<ReviewNode[]> {
  const best = products.toSorted((a, b) => b.rating - a.rating);
  const skus = best.flatMap(({ variants }) => variants.map(({ sku }) => sku)).slice(0, MAX_VARIANTS);
  const answers = await loadEach(skus, async (sku) => {
    const answer = await nullIfNotFound(rest('getVariantReviews', { sku }));
    return (answer?.reviews ?? []).map((review) => reviewNode(review, sku));
  });
  const failures = answers.filter((answer) => answer instanceof Error);
  if (failures[0] && failures.length * 2 > skus.length) throw failures[0];
  return answers.flatMap((answer) => (answer instanceof Error ? [] : answer)).sort(byNewest);
}
