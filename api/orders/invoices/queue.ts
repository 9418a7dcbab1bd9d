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

/**
 * The queue of credit notes for refunds out of goodwill. It is separate, because an older release beside this one would
 * delete such a note.
 */
export const GOODWILL_QUEUE = { ...INVOICE_QUEUE, name: 'goodwill-note' };

/** Starts the workers that make invoices and credit notes. */
export async function startInvoiceJobs(
  jobs: Pick<JobQueues, 'work'>,
  { makeInvoice }: { makeInvoice: (id: string) => Promise<unknown> },
): Promise<void> {
  for (const { name } of [INVOICE_QUEUE, GOODWILL_QUEUE])
    await jobs.work(name, async ({ data }) => void (await makeInvoice(readJobField(data, 'invoiceId'))));
}
