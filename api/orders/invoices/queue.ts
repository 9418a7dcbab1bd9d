import { readJobField, SOON_AGAIN } from '../../platform/jobs.ts';
import type { JobQueues } from '../../platform/jobs.ts';

/** The queue of invoices and credit notes to make, each as `{invoiceId}`, retried for a day and a half like mails. */
export const INVOICE_QUEUE = {
  name: 'invoice',
  settings: {
    retryLimit: 85,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 1_800,
    expireInSeconds: 120,
    ...SOON_AGAIN,
    retentionSeconds: 3 * 86_400,
    deleteAfterSeconds: 3_600,
  },
};

/** Starts the worker that makes invoices. */
export async function startInvoiceJobs(
  jobs: Pick<JobQueues, 'work'>,
  { makeInvoice }: { makeInvoice: (id: string) => Promise<unknown> },
): Promise<void> {
  await jobs.work(INVOICE_QUEUE.name, async ({ data }) => void (await makeInvoice(readJobField(data, 'invoiceId'))));
}
