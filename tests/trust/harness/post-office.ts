import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it takes. */
export interface PostOffice {
  url: string;
  /** All mails in the order of their arrival; one that came again has the same id. */
  mails: readonly Caught[];
  close(): Promise<void>;
}

/** A mail that was taken. */
export interface Caught {
  /** Its Message-ID: what a mail program knows a repeated one by. */
  id: string;
  to: string;
  subject: string;
}

/** Opens a mail server on a free port of this machine. */
export async function openPostOffice(): Promise<PostOffice> {
  const mails: Caught[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
      callbackify(async () => {
        const { messageId = '', subject = '' } = await PostalMime.parse(await buffer(stream));
        mails.push({ id: messageId, to, subject });
      })(done);
    },
  });
  // A shop that is killed leaves its connection in the middle.
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

/** How many different mails of such a subject an address has got; one that came twice under one id counts once. */
export function mailsTo({ mails }: PostOffice, to: string, subject: RegExp): number {
  return new Set(mails.filter((mail) => mail.to === to && subject.test(mail.subject)).map(({ id }) => id)).size;
}
