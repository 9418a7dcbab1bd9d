import { createTransport } from 'nodemailer';
import { createLogThinning } from '../../../server-kit/log-thinning.ts';
import type { Job, JobQueues } from '../jobs.ts';
import type { Encryption } from '../encryption.ts';
import { MAIL_QUEUE } from './mail-queue.ts';
import type { Mail, MailAttachment } from './mail-queue.ts';

/** Logs the outcome of a mail: its job and the server's reply, never an address or any content. */
export interface DeliveryLog {
  info(what: { job: string }, words: string): void;
  warn(what: { job: string; reply: string } | { reply: string; more: number }, words: string): void;
}

/** The dependencies of mail delivery. */
export interface DeliveryDependencies {
  jobs: JobQueues;
  encryption: Encryption;
  transport: MailTransport;
  /** The clock of the shop. */
  now: () => Date;
  /** The sender, as `Name <address>`. */
  from: string;
  log: DeliveryLog;
  /** Makes the document of a mail, or finds it; undefined if it is void. If it throws, the mail is retried. */
  makeAttachment: (id: string) => Promise<MailAttachment | undefined>;
  /** Counts a mail with `deliveryOf` that the mail server has accepted, or refused for good. */
  countDelivery?: (deliveryOf: string, isSent: boolean) => Promise<void>;
}

/** Connections to a mail server, opened on demand. */
export type MailTransport = ReturnType<typeof createMailTransport>;

/** The number of connections to the mail server; each sends one mail at a time. */
const MOST_CONNECTIONS = 3;

/**
 * Creates the connections to a mail server. A server that is silent for ten seconds counts as unavailable. When the
 * address has a password, the connection must be encrypted.
 */
export function createMailTransport(smtpUrl: string) {
  return createTransport({
    url: smtpUrl,
    requireTLS: new URL(smtpUrl).password !== '',
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

interface QueuedMail extends Mail {
  /** The time at which it was queued, in milliseconds. */
  at: number;
}

/**
 * Starts to deliver queued mails. Each is sent once, as far as SMTP allows, and not after its useful time. Nothing of a
 * sent mail remains in the queue. While the server is unavailable each mail fails repeatedly, so the log lines are
 * limited.
 */
export async function startMailDelivery(dependencies: DeliveryDependencies): Promise<void> {
  const { jobs, encryption, transport, from, now, log, makeAttachment } = dependencies;
  const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const thinning = createLogThinning({
    keyOf: (reply: string) => reply,
    windowMs: 10_000,
    report: (reply, more) => log.warn({ reply, more }, 'The mail server did not accept more mails.'),
  });
  const deliver = async (job: Job, mail: QueuedMail) => {
    const { at, to, subject, text, html, headers: own, attachmentId, usefulForMs = Infinity } = mail;
    if (now().getTime() >= at + usefulForMs) {
      log.info({ job: job.id }, 'A mail has expired and is not sent.');
      return;
    }
    const attachment = attachmentId === undefined ? undefined : await makeAttachment(attachmentId);
    const attachments = attachment ? [attachment] : [];
    // The Message-ID is the same in each try, so a mail server detects a repetition.
    const messageId = `<${job.id}@${domain}>`;
    const headers = { ...own, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
    const sender = { from, to: { name: '', address: to }, date: new Date(at), messageId, headers };
    try {
      await transport.sendMail({ ...sender, subject, text, html, attachments });
      log.info({ job: job.id }, 'The mail server has accepted a mail.');
      await count(dependencies, job, mail, true);
    } catch (error) {
      const reply = replyOf(error);
      if (thinning.admits(reply)) log.warn({ job: job.id, reply }, 'The mail server did not accept a mail.');
      // The job would store the reason, and a server's reply may quote the address.
      if (isPermanent(error)) return count(dependencies, job, mail, false);
      throw new Error(isOfItself(error) ? `${OF_ITSELF} ${reply}` : `SMTP: ${reply}`, { cause: error });
    }
  };
  const deliverInSequence = async (job: Job) => {
    // The mail was sent, and the process ended before it could report that.
    if (job.data === null) return;
    const mail = decryptJob(job, encryption);
    await delayLaterMails(dependencies, job, mail, () => deliver(job, mail));
  };
  await jobs.work(MAIL_QUEUE.name, deliverInSequence, { dropsData: true, isUrgent: true, atOnce: MOST_CONNECTIONS });
}

/** Counts a mail that was sent or refused. A failure is logged only: it must not send the mail again. */
async function count(
  { countDelivery, log }: DeliveryDependencies,
  { id }: Job,
  { deliveryOf }: QueuedMail,
  isSent: boolean,
): Promise<void> {
  if (deliveryOf === undefined || !countDelivery) return;
  await countDelivery(deliveryOf, isSent).catch(() => log.info({ job: id }, 'A mail could not be counted.'));
}

/**
 * Delivers a mail after the older ones of its key, and schedules the next ones at once. After an outage each of them
 * has another retry time. Throws while an older one is not sent, except one that the server refuses for its content.
 */
async function delayLaterMails(
  { jobs, log }: DeliveryDependencies,
  { id }: Job,
  { sequenceKey }: QueuedMail,
  deliver: () => Promise<void>,
): Promise<void> {
  if (sequenceKey === undefined) return deliver();
  if (await jobs.hasOlder(MAIL_QUEUE.name, sequenceKey, id, `^${OF_ITSELF} `))
    throw new Error('An older mail must be sent first.');
  await deliver();
  // The mail was sent: a failure here must not send it again.
  const onFailure = () => log.info({ job: id }, 'The next mails of the same key wait for their own retries.');
  await jobs.bringForward(MAIL_QUEUE.name, sequenceKey).catch(onFailure);
}

function decryptJob({ data }: Job, encryption: Encryption): QueuedMail {
  const { sealed } = data as { sealed: string };
  return JSON.parse(encryption.decrypt(sealed));
}

/** The server's status code, or else the connection's error code, such as ECONNREFUSED. */
function replyOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('responseCode' in error) return String(error.responseCode);
  return 'code' in error ? String(error.code) : 'unknown';
}

/** The prefix of the failure of a mail that the server refuses for its content. The next mails do not wait for it. */
const OF_ITSELF = 'SMTP, refused for itself:';

/** Whether the server refuses this mail for its content, but accepts others. */
function isOfItself(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'command' in error &&
    error.command === 'DATA' &&
    /^5\d\d$/.test(replyOf(error))
  );
}

/** Whether the server has no such recipient, so that a retry is useless. */
function isPermanent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('command' in error)) return false;
  return error.command === 'RCPT TO' && /^5\d\d$/.test(replyOf(error));
}
