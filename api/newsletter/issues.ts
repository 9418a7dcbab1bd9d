import type { Staff } from '../platform/authentication.ts';
import { refuse } from '../platform/refusals.ts';
import type { NewsletterDependencies } from './dependencies.ts';
import { createNewsletterRepository } from './repository.ts';
import type { Issue } from './tables.ts';

/** The queue of issues to send, each as `{issueId}`: one job for each batch of subscribers. */
export const NEWSLETTER_QUEUE = {
  name: 'newsletter',
  settings: {
    retryLimit: 14,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3 * 3_600,
    expireInSeconds: 120,
    retentionSeconds: 3 * 86_400,
    deleteAfterSeconds: 3_600,
  },
};

/** The number of subscribers whose mails are queued together. */
const BATCH = 100;

/** Newsletter issues, for staff who see everything. */
export interface Issues {
  /**
   * Sends an issue to all confirmed subscribers and returns their number. A second call sends nothing. Refuses with
   * FORBIDDEN for a seller, and with ALREADY_EXISTS for another text under a used id.
   */
  send(staff: Staff, issue: Issue): Promise<number>;
  /** The numbers of confirmed and of unconfirmed addresses. Refuses with FORBIDDEN for a seller. */
  count(staff: Staff): Promise<{ confirmed: number; waiting: number }>;
  /** Queues the mails of the next batch and then the next job; each subscriber gets one mail. */
  sendNextBatch(issueId: string): Promise<void>;
}

/** Creates the issues. */
export function createIssues({ db, mailQueue, jobs, mails, now }: NewsletterDependencies): Issues {
  return {
    send: async ({ sellerId }, issue) => {
      if (sellerId !== undefined) refuse('FORBIDDEN');
      return db.transaction().execute(async (trx) => {
        const issues = createNewsletterRepository(trx);
        await issues.insertIssue(issue, now());
        const saved = await issues.findIssue(issue.id);
        if (saved?.subject !== issue.subject || saved.words !== issue.words)
          return refuse('ALREADY_EXISTS', OTHER_WORDS);
        if (!saved.done_at) await jobs.enqueue(trx, NEWSLETTER_QUEUE.name, { issueId: issue.id });
        return saved.recipients;
      });
    },
    count: async ({ sellerId }) =>
      sellerId === undefined ? createNewsletterRepository(db).countSubscribers() : refuse('FORBIDDEN'),
    sendNextBatch: (issueId) =>
      db.transaction().execute(async (trx) => {
        const issues = createNewsletterRepository(trx);
        const issue = await issues.lockPendingIssue(issueId);
        if (!issue) return;
        const batch = await issues.listNextRecipients(issue, BATCH);
        for (const subscriber of batch) await mailQueue.send(trx, mails.issue(subscriber, issue));
        const isLast = batch.length < BATCH;
        await issues.updateIssueProgress(issueId, batch.at(-1)?.id ?? issue.sent_through, isLast ? now() : null);
        if (!isLast) await jobs.enqueue(trx, NEWSLETTER_QUEUE.name, { issueId });
      }),
  };
}

const OTHER_WORDS = { field: 'issueId', message: 'An issue of this id was sent with other words.' };
