import type { Db } from '../platform/database.ts';
import type { Post } from '../platform/mail/post.ts';
import type { Google } from './google.ts';
import type { Limits } from './limits/limits.ts';
import type { AccountMails } from './mails.ts';
import type { Sessions } from './sessions/sessions.ts';

/** What every part of the accounts works with. */
export interface AccountHouse {
  db: Db;
  /** What keys are made of. */
  secret: string;
  now: () => Date;
  post: Post;
  mails: AccountMails;
  google: Google;
  limits: Limits;
  sessions: Sessions;
  /** The shop's origin. */
  shopUrl: string;
  isProduction: boolean;
  /** Hears of what was refused without anybody being told why. */
  log: { info(words: string): void; warn(words: string): void };
}
