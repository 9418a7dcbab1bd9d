import type { Db } from '../platform/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Post } from '../platform/mail/post.ts';
import type { Links } from './links.ts';
import type { NewsletterMails } from './mails.ts';

/** What every part of the newsletter works with. */
export interface NewsletterHouse {
  db: Db;
  post: Post;
  jobs: Pick<Jobs, 'put'>;
  links: Links;
  mails: NewsletterMails;
  /** Counts a mail that somebody has sent to this address; refuses with RATE_LIMITED past the day's limit. */
  countMail: (email: string) => Promise<void>;
  now: () => Date;
}
