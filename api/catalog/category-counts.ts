import type { CatalogRepository } from './repository.ts';
import { createCountCache } from './search/count-cache.ts';
import { LARGE_SHOP } from './search/count-jobs.ts';

/** The number of products in each category that has any. */
export type CategoryCounts = { category: string; count: number }[];

/**
 * Creates the reader of these numbers. In a large shop they may be half a minute old, or five minutes without recent
 * requests.
 */
export function createCategoryCounts(
  catalog: Pick<CatalogRepository, 'countByCategory'>,
): () => Promise<CategoryCounts> {
  const cache = createCountCache<{ counts: CategoryCounts }>(
    ({ counts }) => counts.reduce((sum, { count }) => sum + count, 0) >= LARGE_SHOP,
    (counted) => counted,
  );
  const count = async () => ({ counts: await catalog.countByCategory() });
  return async () => ((await cache.read('all', count)) ?? (await cache.first('all', count))).counts;
}
