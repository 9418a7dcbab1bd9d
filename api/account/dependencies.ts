import type { KnownSettings } from '../../schema/settings.ts';
import type { Db } from '../platform/database.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';
import type { SecurityLog } from '../platform/security-log.ts';
import type { DeviceCookies } from './devices/device-cookies.ts';
import type { GoogleClient } from './google.ts';
import type { AccountMails } from './mails.ts';
import type { AccountLimits } from './account-limits.ts';
import type { Sessions } from './sessions/sessions.ts';

/** The dependencies of the parts of the accounts. */
export interface AccountDependencies {
  db: Db;
  /** The secret from which keys are derived. */
  secret: string;
  now: () => Date;
  mailQueue: MailQueue;
  mails: AccountMails;
  google: GoogleClient;
  limits: AccountLimits;
  devices: DeviceCookies;
  sessions: Sessions;
  /** The shop's origin. */
  shopUrl: string;
  isProduction: boolean;
  /** Whether staff need a second factor. */
  isSecondFactorRequired: boolean;
  /** Logs refusals whose reason is not sent to the client. */
  log: { info(words: string): void; warn(words: string): void };
  securityLog: SecurityLog;
  settings: KnownSettings;
}
