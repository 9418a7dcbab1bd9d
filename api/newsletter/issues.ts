import type { Staff } from '../platform/authentication.ts';
import { refuse } from '../platform/refusals.ts';
import type { NewsletterDependencies } from './dependencies.ts';
import { createNewsletterRepository } from './repository.ts';
import type { Issue } from './tables.ts';

/** The queue in which issues wait to be passed on, each as `{issueId}`: a job for each portion of the subscribers. */
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

/** Subscribers whose mails go into the queue together. */
const BATCH = 100;

/** Sending issues, for those who look after everything. */
export interface Issues {
  /**
   * Sends an issue to all who are confirmed, and tells to how many; again is as good as once. Refuses with FORBIDDEN a
   * seller, and with ALREADY_EXISTS other words under an id that was used.
   */
  send(staff: Staff, issue: Issue): Promise<number>;
  /** How many addresses are confirmed, and how many aren't yet; refuses a seller with FORBIDDEN. */
  count(staff: Staff): Promise<{ confirmed: number; waiting: number }>;
  /** Passes an issue on to the next portion of its subscribers, and has the rest done after that; once for each of them. */
  sendNextBatch(issueId: string): Promise<void>;
}

/** The issues of the shop. */
export function createIssues({ db, mailQueue, jobs, mails, now }: NewsletterDependencies): Issues {
  return {
    send: async ({ sellerId }, issue) => {
      if (sellerId !== undefined) refuse('FORBIDDEN');
      return db.transaction().execute(async (trx) => {
        const issues = createNewsletterRepository(trx);
        await issues.insertIssue(issue, now());
        const kept = await issues.findIssue(issue.id);
        if (kept?.subject !== issue.subject || kept.words !== issue.words) return refuse('ALREADY_EXISTS', OTHER_WORDS);
        if (!kept.done_at) await jobs.enqueue(trx, NEWSLETTER_QUEUE.name, { issueId: issue.id });
        return kept.recipients;
      });
    },
    count: async ({ sellerId }) =>
      sellerId === undefined ? createNewsletterRepository(db).countSubscribers() : refuse('FORBIDDEN'),
    sendNextBatch: (issueId) =>
      db.transaction().execute(async (trx) => {
        const issues = createNewsletterRepository(trx);
        const issue = await issues.lockPendingIssue(issueId);
        if (!issue) return;
        const portion = await issues.listNextRecipients(issue, BATCH);
        for (const subscriber of portion) await mailQueue.send(trx, mails.issue(subscriber, issue));
        const isLast = portion.length < BATCH;
        await issues.updateIssueProgress(issueId, portion.at(-1)?.id ?? issue.sent_through, isLast ? now() : null);
        if (!isLast) await jobs.enqueue(trx, NEWSLETTER_QUEUE.name, { issueId });
      }),
  };
}

const OTHER_WORDS = { field: 'issueId', message: 'An issue of this id was sent with other words.' };
