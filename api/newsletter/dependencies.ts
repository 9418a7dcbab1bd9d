import type { Db } from '../platform/database.ts';
import type { JobQueues } from '../platform/jobs.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';
import type { NewsletterLinks } from './links.ts';
import type { NewsletterMails } from './mails.ts';

/** What the parts of the newsletter need. */
export interface NewsletterDependencies {
  db: Db;
  mailQueue: MailQueue;
  jobs: Pick<JobQueues, 'enqueue'>;
  links: NewsletterLinks;
  mails: NewsletterMails;
  /** Counts a mail to this address; refuses with RATE_LIMITED past the day's limit. */
  countMail: (email: string) => Promise<void>;
  now: () => Date;
}
