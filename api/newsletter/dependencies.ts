import type { Db } from '../platform/database.ts';
import type { JobQueues } from '../platform/jobs.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';
import type { NewsletterLinks } from './links.ts';
import type { NewsletterMails } from './mails.ts';

/** The dependencies of the parts of the newsletter. */
export interface NewsletterDependencies {
  db: Db;
  mailQueue: MailQueue;
  jobs: Pick<JobQueues, 'enqueue'>;
  links: NewsletterLinks;
  mails: NewsletterMails;
  /**
   * Counts a mail that a client address requests. Refuses with RATE_LIMITED beyond the limit. `isBulk` is for the mail
   * queue: whether the client requests many.
   */
  countMail: (email: string, address: string) => Promise<{ isBulk: boolean }>;
  /** The email address of an account; undefined if there is none. */
  findEmail: (accountId: string) => Promise<string | undefined>;
  now: () => Date;
}
