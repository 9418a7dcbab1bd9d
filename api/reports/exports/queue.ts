import { readJobField } from '../../platform/jobs.ts';
import type { JobQueues } from '../../platform/jobs.ts';

/** The queue of files to make, each as `{exportId}`. */
export const EXPORT_QUEUE = {
  name: 'export',
  settings: {
    retryLimit: 3,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 600,
    heartbeatSeconds: 30,
    retentionSeconds: 86_400,
    deleteAfterSeconds: 3_600,
  },
};

/** Starts the worker that makes the files, one at a time in each process. */
export async function startExportJobs(
  jobs: Pick<JobQueues, 'work'>,
  { makeExport }: { makeExport: (id: string) => Promise<void> },
): Promise<void> {
  await jobs.work(EXPORT_QUEUE.name, ({ data }) => makeExport(readJobField(data, 'exportId')), { atOnce: 1 });
}
