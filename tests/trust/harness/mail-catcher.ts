import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that stores its mails. */
export interface MailCatcher {
  url: string;
  /** All mails in the order of their arrival; a repetition has the same id. */
  mails: readonly CaughtMail[];
  close(): Promise<void>;
}

/** A received mail. */
export interface CaughtMail {
  /** Its Message-ID, by which mail programs recognize a repetition. */
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** Starts a mail server on a free port of this machine. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
      callbackify(async () => {
        const bytes = await buffer(stream);
        const { messageId = '', subject = '', text = '' } = await PostalMime.parse(bytes);
        mails.push({ id: messageId, to, subject, text });
      })(done);
    },
  });
  // A killed shop leaves its connection open in the middle of a mail.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

/** The number of different mails with such a subject to an address; a repetition counts once. */
export function mailsTo({ mails }: MailCatcher, to: string, subject: RegExp): number {
  return new Set(mails.filter((mail) => mail.to === to && subject.test(mail.subject)).map(({ id }) => id)).size;
}
