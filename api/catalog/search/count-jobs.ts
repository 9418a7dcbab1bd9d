import type { JobQueues } from '../../platform/jobs.ts';
import type { CatalogRepository } from '../repository.ts';
import type { ProductGroupsRepository } from './groups-repository.ts';

/** The queue of counts of a large shop's products. It gets a job every half a minute, once for all processes. */
export const COUNT_QUEUE = {
  name: 'count-products',
  settings: { retryLimit: 0, expireInSeconds: 60, retentionSeconds: 60, deleteAfterSeconds: 600 },
};

const EVERY_SECONDS = 30;
/** From this number of products on, the shop is large: counting all products is slow. */
export const LARGE_SHOP = 50_000;

/** The dependencies of counting. */
export interface CountDependencies {
  catalog: Pick<CatalogRepository, 'countByCategory'>;
  productGroups: ProductGroupsRepository;
}

/**
 * Counts the products of a large shop by the criteria of listings. Deletes all counts of a shop of fewer than `large`
 * products.
 */
export async function countProductGroups(
  { catalog, productGroups }: CountDependencies,
  large: number = LARGE_SHOP,
): Promise<void> {
  const counts = await catalog.countByCategory();
  const isLarge = counts.reduce((sum, { count }) => sum + count, 0) >= large;
  const categories = isLarge ? counts.map(({ category }) => category) : [];
  for (const category of categories) await productGroups.countCategory(category);
  await productGroups.deleteOtherCategories(categories);
}

/** Starts the worker that counts, every half a minute. */
export async function startCountJobs(
  jobs: Pick<JobQueues, 'work' | 'repeat'>,
  dependencies: CountDependencies,
): Promise<void> {
  await jobs.work(COUNT_QUEUE.name, () => countProductGroups(dependencies));
  await jobs.repeat(COUNT_QUEUE.name, EVERY_SECONDS);
}
