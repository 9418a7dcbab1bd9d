import type { CatalogResponses } from '../../catalog/responses.ts';
import type { Db } from '../../platform/database.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { NoticeLinks } from './links.ts';
import type { NoticeMails } from './mails.ts';

/** The dependencies of the parts of the notices. */
export interface NoticeDependencies {
  db: Db;
  mailQueue: MailQueue;
  links: NoticeLinks;
  mails: NoticeMails;
  responses: Pick<CatalogResponses, 'prices'>;
  /**
   * Counts a mail that a client address requests. Refuses with RATE_LIMITED beyond the limit. `isBulk` is for the mail
   * queue: whether the client requests many.
   */
  countMail: (email: string, address: string) => Promise<{ isBulk: boolean }>;
  now: () => Date;
}
