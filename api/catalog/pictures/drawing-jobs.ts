import { readJobField } from '../../platform/jobs.ts';
import type { JobQueues } from '../../platform/jobs.ts';
import { designOf } from '../images.ts';
import type { CatalogRepository } from '../repository.ts';
import type { Pictures } from './pictures.ts';

/**
 * The queue of variants whose pictures are to be drawn, each as `{sku}`. A job that fails for good costs nothing but time:
 * the pictures are then drawn when they are asked for.
 */
export const PICTURE_QUEUE = {
  name: 'picture',
  settings: {
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 600,
    retentionSeconds: 86_400,
    deleteAfterSeconds: 3_600,
  },
};

/** What drawing a variant's pictures needs. */
export interface DrawingDependencies {
  catalog: Pick<CatalogRepository, 'listVariants'>;
  pictures: Pick<Pictures, 'prepare'>;
}

/** Starts the worker that draws pictures before anybody asks for them. */
export async function startDrawingJobs(
  jobs: Pick<JobQueues, 'work'>,
  { catalog, pictures }: DrawingDependencies,
): Promise<void> {
  await jobs.work(PICTURE_QUEUE.name, async ({ data }) => {
    const [row] = await catalog.listVariants([readJobField(data, 'sku')]);
    if (row && !row.image) await pictures.prepare(designOf(row, row));
  });
}
