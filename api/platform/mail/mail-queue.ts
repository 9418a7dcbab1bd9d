import type { Db } from '../database.ts';
import { SOON_AGAIN, type JobQueues } from '../jobs.ts';
import type { Encryption } from '../encryption.ts';

/** One mail to one person, as HTML and as text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Additional header lines, by name. */
  headers?: Readonly<Record<string, string>>;
  /** One of very many: mails that somebody waits for are sent first. */
  isBulk?: boolean;
  /** The key by which a waiting mail can be withdrawn; it is stored in plain text. */
  withdrawalKey?: string;
  /** Mails with the same one, such as the id of an order, are sent in the order in which they were queued; it is stored in plain text. */
  sequenceKey?: string;
  /** Milliseconds after which it is of no more use, as a code that is over; it is not sent then. Without them it is always sent. */
  usefulForMs?: number;
}

/** The queue of mails to send. */
export interface MailQueue {
  /**
   * Queues the mail, in the transaction `db` when it is one; it is sent after the commit. Throws when the address, the
   * subject or a header could be read as two.
   */
  send(db: Db, mail: Mail): Promise<void>;
  /** Withdraws the waiting mails of this key; a mail that is being sent is sent. */
  withdraw(db: Db, withdrawalKey: string): Promise<void>;
}

/**
 * The queue of mails: tried for a day and a half, the first times soon, for somebody may wait for an OTP, and then each half hour, so
 * that a mail goes out soon after the mail server is back, however long it was away.
 */
export const MAIL_QUEUE = {
  name: 'mail',
  settings: {
    retryLimit: 85,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 1_800,
    expireInSeconds: 120,
    ...SOON_AGAIN,
    retentionSeconds: 3 * 86_400,
    deleteAfterSeconds: 3_600,
  },
};

/** One address, and nothing that a mail program could read as a second address, a name or a header. */
const ADDRESS = /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u;

/** A header's name, and a value that fits on one line. */
const NAME = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;
const LINE = /^[\x20-\x7e]{1,900}$/;

/** Creates the mail queue; waiting mails are encrypted, because they contain codes. */
export function createMailQueue(
  jobs: Pick<JobQueues, 'enqueue' | 'cancel'>,
  encryption: Encryption,
  now: () => Date = () => new Date(),
): MailQueue {
  return {
    send: async (db, mail) => {
      if (!ADDRESS.test(mail.to)) throw new Error('A mail goes to one plain address.');
      if (/\p{Cc}/u.test(mail.subject)) throw new Error('The subject of a mail is one line.');
      assertHeaders(mail.headers ?? {});
      const { isBulk, withdrawalKey, ...said } = mail;
      const sealed = encryption.encrypt(JSON.stringify({ ...said, at: now().getTime() }));
      await jobs.enqueue(
        db,
        MAIL_QUEUE.name,
        { sealed },
        { key: withdrawalKey ?? mail.sequenceKey, priority: isBulk ? -1 : 0 },
      );
    },
    withdraw: (db, withdrawalKey) => jobs.cancel(db, MAIL_QUEUE.name, withdrawalKey),
  };
}

function assertHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!NAME.test(name) || !LINE.test(value)) throw new Error('A header of a mail is one line of plain letters.');
  }
}
