import type { Db } from '../database.ts';
import type { JobQueues } from '../jobs.ts';
import type { Encryption } from './encryption.ts';

/** One mail to one person, in both its forms. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Header lines of its own, by their names. */
  headers?: Readonly<Record<string, string>>;
  /** One of very many: mails that somebody waits for go before it. */
  isBulk?: boolean;
  /** By what it can be taken back while it waits; it is kept readable. */
  withdrawalKey?: string;
}

/** Where mails are handed in. */
export interface MailQueue {
  /**
   * Puts the mail into the queue, in the transaction `db` where it is one; it leaves after the commit. Throws when the
   * address, the subject or a header could be taken for more than one.
   */
  send(db: Db, mail: Mail): Promise<void>;
  /** Takes back the mails about this that still wait; one that is on its way to the mail server goes. */
  withdraw(db: Db, about: string): Promise<void>;
}

/** The queue that mails wait in, and how patient it is: some fourteen tries within a day. */
export const MAIL_QUEUE = {
  name: 'mail',
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

/** One address and nothing that a mail program could read as a second one, a name or a header. */
const ADDRESS = /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u;

/** A header's name, and what can stand behind it on one line. */
const NAME = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;
const LINE = /^[\x20-\x7e]{1,900}$/;

/** A post whose mails wait sealed, for they hold codes. */
export function createMailQueue(
  jobs: Pick<JobQueues, 'enqueue' | 'cancel'>,
  encryption: Encryption,
  now: () => number = Date.now,
): MailQueue {
  return {
    send: async (db, mail) => {
      if (!ADDRESS.test(mail.to)) throw new Error('A mail goes to one plain address.');
      if (/\p{Cc}/u.test(mail.subject)) throw new Error('The subject of a mail is one line.');
      assertHeaders(mail.headers ?? {});
      const { isBulk, withdrawalKey: key, ...said } = mail;
      const sealed = encryption.encrypt(JSON.stringify({ ...said, at: now() }));
      await jobs.enqueue(db, MAIL_QUEUE.name, { sealed }, { key, priority: isBulk ? -1 : 0 });
    },
    withdraw: (db, about) => jobs.cancel(db, MAIL_QUEUE.name, about),
  };
}

function assertHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!NAME.test(name) || !LINE.test(value)) throw new Error('A header of a mail is one line of plain letters.');
  }
}
