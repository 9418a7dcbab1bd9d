import type { JobQueues } from '../../platform/jobs.ts';
import type { NoticeDependencies } from './dependencies.ts';
import { createNoticeRepository } from './repository.ts';

/**
 * The queue of due notices. It gets a job every half a minute, once for all processes: however a stock or a price has
 * changed, its notices are found. A failed job is not retried, because the next one comes soon.
 */
export const NOTICE_QUEUE = {
  name: 'notices',
  settings: { retryLimit: 0, expireInSeconds: 60, retentionSeconds: 60, deleteAfterSeconds: 600 },
};

const EVERY_SECONDS = 30;
/** The number of notices whose mails are queued in one transaction. */
const BATCH = 100;

/**
 * Queues the mails of all due notices, the oldest notice first. A notice is deleted in the transaction that queues its
 * mail: no crash and no second worker sends it twice or never.
 */
export type SendDueNotices = (most?: number) => Promise<void>;

/** Creates the function that sends them. */
export function createNoticeSender({
  db,
  mailQueue,
  mails,
}: Pick<NoticeDependencies, 'db' | 'mailQueue' | 'mails'>): SendDueNotices {
  const sendBatch = (most: number) =>
    db.transaction().execute(async (trx) => {
      const due = await createNoticeRepository(trx).claimDue(most);
      // A person may have asked both as a visitor and with an account.
      const once = new Map(due.map((notice) => [[notice.email, notice.sku, notice.kind].join(' '), notice]));
      for (const notice of once.values()) {
        const stopId = notice.shopper_id ?? notice.recipient_id ?? notice.id;
        await mailQueue.send(trx, mails.notice({ email: notice.email, stopId }, notice));
      }
      return due.length;
    });
  return async (most = BATCH) => {
    while ((await sendBatch(most)) === most);
  };
}

/** Starts the worker that sends due notices, every half a minute. */
export async function startNoticeJobs(
  jobs: Pick<JobQueues, 'work' | 'repeat'>,
  { sendDueNotices }: { sendDueNotices: SendDueNotices },
): Promise<void> {
  await jobs.work(NOTICE_QUEUE.name, () => sendDueNotices());
  await jobs.repeat(NOTICE_QUEUE.name, EVERY_SECONDS);
}
