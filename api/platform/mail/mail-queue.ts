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
  /** The document that is attached when the mail is sent. The mail waits until the document is made. */
  attachmentId?: string;
  /** Whether it is one of very many. Mails that somebody waits for are sent first. */
  isBulk?: boolean;
  /** The key for withdrawing a queued mail; it is stored in plain text. */
  withdrawalKey?: string;
  /**
   * Mails with the same key, such as an order's id, are sent in the order in which they were queued. The key is stored
   * in plain text.
   */
  sequenceKey?: string;
  /** The newsletter issue whose results count the mail. */
  deliveryOf?: string;
  /**
   * Milliseconds after which the mail is useless, such as a mail with an expired code. Then it is not sent. Without a
   * value it is always sent.
   */
  usefulForMs?: number;
}

/** A file that is attached to a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** The queue of mails to send. */
export interface MailQueue {
  /**
   * Queues the mail. If `db` is a transaction, the mail is sent after the commit. Throws if the address, the subject or
   * a header could be parsed as two.
   */
  send(db: Db, mail: Mail): Promise<void>;
  /** Withdraws the queued mails of this key. A mail that is being sent is not stopped. */
  withdraw(db: Db, withdrawalKey: string): Promise<void>;
}

/**
 * The queue of mails, retried for a day and a half. The first retries come soon, because somebody may wait for an OTP.
 * Then they come each half hour, so that a mail is sent soon after an outage of any length.
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

/** One address, without anything that a mail program could parse as a second address, a name or a header. */
const ADDRESS = /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u;

/** A header's name, and a value that fits on one line. */
const NAME = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;
const LINE = /^[\x20-\x7e]{1,900}$/;

/** Creates the mail queue. Queued mails are encrypted, because they contain codes. */
export function createMailQueue(
  jobs: Pick<JobQueues, 'enqueue' | 'cancel'>,
  encryption: Encryption,
  now: () => Date = () => new Date(),
): MailQueue {
  return {
    send: async (db, mail) => {
      if (!ADDRESS.test(mail.to)) throw new Error('The recipient of a mail must be one plain address.');
      if (/\p{Cc}/u.test(mail.subject)) throw new Error('The subject of a mail must be one line.');
      assertHeaders(mail.headers ?? {});
      const { isBulk, withdrawalKey, ...content } = mail;
      const sealed = encryption.encrypt(JSON.stringify({ ...content, at: now().getTime() }));
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
    if (!NAME.test(name) || !LINE.test(value))
      throw new Error('A header of a mail must be one line of ASCII characters.');
  }
}
