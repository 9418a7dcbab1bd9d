import type { Db } from '../database.ts';

/** One mail to one person, in both its forms. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Where mails are handed in. */
export interface Post {
  /** Puts the mail into the queue, in the transaction `db` where it is one; it leaves after the commit. */
  send(db: Db, mail: Mail): Promise<void>;
}
