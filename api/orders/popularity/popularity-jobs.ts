import type { SuggestionsRepository } from '../../catalog/search/suggestions-repository.ts';
import type { JobQueues } from '../../platform/jobs.ts';
import type { PopularityRepository } from './repository.ts';

/** The queue that computes the popularity of products. It gets a job every hour, once for all processes. */
export const POPULARITY_QUEUE = {
  name: 'compute-popularity',
  settings: { retryLimit: 0, expireInSeconds: 900, retentionSeconds: 3_600, deleteAfterSeconds: 3_600 },
};

const EVERY_SECONDS = 3_600;
/** Milliseconds for which a sold piece counts: 90 days. */
const COUNTED_MS = 90 * 86_400_000;

/** The dependencies of the job. */
export interface PopularityDependencies {
  popularity: PopularityRepository;
  suggestions: Pick<SuggestionsRepository, 'replaceAll'>;
  now: () => Date;
}

/** Computes the popularity of all products, and the searches that depend on it. */
export async function computePopularity({ popularity, suggestions, now }: PopularityDependencies): Promise<void> {
  const since = new Date(now().getTime() - COUNTED_MS);
  while (await popularity.updateSome(since));
  await suggestions.replaceAll();
}

/** Starts the worker, every hour. */
export async function startPopularityJobs(
  jobs: Pick<JobQueues, 'work' | 'repeat'>,
  dependencies: PopularityDependencies,
): Promise<void> {
  await jobs.work(POPULARITY_QUEUE.name, () => computePopularity(dependencies));
  await jobs.repeat(POPULARITY_QUEUE.name, EVERY_SECONDS);
}
