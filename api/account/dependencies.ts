import type { Db } from '../platform/database.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';
import type { GoogleClient } from './google.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { AccountMails } from './mails.ts';
import type { Sessions } from './sessions/sessions.ts';

/** What every part of the accounts works with. */
export interface AccountDependencies {
  db: Db;
  /** What keys are made of. */
  secret: string;
  now: () => Date;
  mailQueue: MailQueue;
  mails: AccountMails;
  google: GoogleClient;
  rateLimits: RateLimits;
  sessions: Sessions;
  /** The shop's origin. */
  shopUrl: string;
  isProduction: boolean;
  /** Hears of what was refused without anybody being told why. */
  log: { info(words: string): void; warn(words: string): void };
}
