import type { Db } from '../platform/database.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';
import type { SecurityLog } from '../platform/security-log.ts';
import type { DeviceCookies } from './devices/device-cookies.ts';
import type { GoogleClient } from './google.ts';
import type { AccountMails } from './mails.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { Sessions } from './sessions/sessions.ts';

/** What the parts of the accounts need. */
export interface AccountDependencies {
  db: Db;
  /** The secret from which keys are derived. */
  secret: string;
  now: () => Date;
  mailQueue: MailQueue;
  mails: AccountMails;
  google: GoogleClient;
  rateLimits: RateLimits;
  devices: DeviceCookies;
  sessions: Sessions;
  /** The shop's origin. */
  shopUrl: string;
  isProduction: boolean;
  /** Whether those who work for the shop need a second factor. */
  isSecondFactorRequired: boolean;
  /** Logs refusals whose reason the client is not told. */
  log: { info(words: string): void; warn(words: string): void };
  securityLog: SecurityLog;
}
