import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { PAGE_POLICY, escape, isLocalHost, standInPage, hostForBrowser } from '../page.ts';
import { openMailFolder } from './mails.ts';
import type { StoredMail, MailFolder } from './mails.ts';

/** A mail server that stores its mails, and a page that shows them. */
export interface Outbox {
  /** The mail server's address, such as `smtp://127.0.0.1:1025`. */
  smtpUrl: string;
  /** The page's address, without a slash at its end. */
  address: string;
  close(): Promise<void>;
}

/** The options of the outbox. */
export interface OutboxOptions {
  folder: string;
  host: string;
  /** The page's port; 0 means any free one. */
  port: number;
  /** The mail server's port on `host`; without it, a free port only on this machine. */
  smtpPort?: number;
}

const MOST_BYTES = 1_000_000;
/** The policy of a mail in its frame: its own styles, no script, links open in a new tab. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Starts both. Mails of earlier trials remain. */
export async function startOutbox({ folder, host, port, smtpPort }: OutboxOptions): Promise<Outbox> {
  const mails = await openMailFolder(folder);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MOST_BYTES,
    closeTimeout: 500,
    logger: false,
    onData: (stream, _session, done) => callbackify(async () => mails.add(await buffer(stream)))(done),
  });
  // A client that disconnects early reports its own error.
  server.on('error', (error) => process.emitWarning(`The outbox: ${error.message}`));
  const smtpHost = smtpPort === undefined ? '127.0.0.1' : host;
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(smtpPort ?? 0, smtpHost, resolve);
  });
  const page = createPage(mails);
  await page.listen({ host, port });
  return {
    smtpUrl: `smtp://${hostForBrowser(smtpHost)}:${portOf(server.server.address())}`,
    address: `http://${hostForBrowser(host)}:${portOf(page.server.address())}`,
    close: async () => {
      await page.close();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0;
}

function createPage(mails: MailFolder): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.headers({
      'content-security-policy': `${PAGE_POLICY}; form-action 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    // Mails contain codes: no other site may read them through a name that resolves to this machine.
    if (!isLocalHost(headers.host)) await reply.code(403).send('The outbox responds only on this machine.');
  });
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(list(mails.all())));
  app.get<{ Querystring: { to?: string } }>('/mails.json', ({ query }) => {
    const to = query.to?.trim().toLowerCase();
    return mails.all().filter((mail) => to === undefined || mail.to.toLowerCase() === to);
  });
  app.get<{ Params: { id: string } }>('/mails/:id', ({ params }, reply) => {
    const mail = mails.all().find(({ id }) => id === params.id);
    if (!mail) return reply.code(404).send('There is no such mail.');
    return reply.type('text/html; charset=utf-8').send(one(mail));
  });
  app.get<{ Params: { id: string } }>('/mails/:id/html', ({ params }, reply) => {
    const mail = mails.all().find(({ id }) => id === params.id);
    if (!mail) return reply.code(404).send('There is no such mail.');
    return reply.header('content-security-policy', MAIL_POLICY).type('text/html; charset=utf-8').send(mail.html);
  });
  return app;
}

const TITLE = 'Outbox · for trying out';

/** The one-time code of a mail, which is on a line of its own: `: 4821`; empty without one. */
function codeIn(text: string): string {
  const [, code] = /^[ \t]*(\d{4,8})[ \t]*\r?$/m.exec(text) ?? [];
  return code === undefined ? '' : `: ${code}`;
}

function list(mails: StoredMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, text, at }) =>
      `<li><a href="/mails/${id}"><strong>${escape(subject)}${codeIn(text)}</strong><small>to ${escape(to)} · ${time(at)}</small></a></li>`,
  );
  const empty = '<p>No mail yet. What the shop would send stands here, newest first; nothing leaves this machine.</p>';
  const body = rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : empty;
  return standInPage(TITLE, 'What the shop would send by mail. Load the page again for newer ones.', body);
}

function one({ id, to, subject, text, headers, at }: StoredMail): string {
  const more = Object.entries(headers).map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`);
  return standInPage(
    subject,
    TITLE,
    `<p><a href="/">All mails</a></p>
<dl><dt>To</dt><dd>${escape(to)}</dd><dt>Arrived</dt><dd>${time(at)}</dd>${more.join('')}</dl>
<iframe title="The mail as a mail program shows it" src="/mails/${id}/html"
sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As text</h2>
<pre>${escape(text)}</pre>`,
  );
}

function time(at: string): string {
  return `<time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time>`;
}
