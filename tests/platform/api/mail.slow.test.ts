import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { FILE_SETTINGS } from '../../../schema/settings.ts';
import { createAccountMails } from '../../../api/account/mails.ts';
import type { Database } from '../../../api/platform/database.ts';
import { createJobQueues } from '../../../api/platform/jobs.ts';
import { startMailDelivery, createMailTransport } from '../../../api/platform/mail/delivery.ts';
import { createEncryption } from '../../../api/platform/encryption.ts';
import { MAIL_QUEUE, createMailQueue } from '../../../api/platform/mail/mail-queue.ts';
import { renderMail } from '../../../api/platform/mail/mail-template.ts';
import { startOutbox } from 'stand-ins/outbox';
import { createTestDatabase } from '../../test-api.ts';
import { mailReader } from '../../whole-shop.ts';

const FROM = 'Rangbandh <hello@rangbandh.example>';
const TO = 'asha.verma@example.com';
const SECRET = 'a secret of the tests, which is long enough';
const mails = createAccountMails({ shopUrl: 'http://127.0.0.1:3000', settings: FILE_SETTINGS });

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function newOutbox() {
  const folder = await mkdtemp(join(tmpdir(), 'rangbandh-mail-'));
  open.push(() => rm(folder, { recursive: true, force: true }));
  const outbox = await startOutbox({ folder, host: '127.0.0.1', port: 0 });
  open.push(() => outbox.close());
  return { ...outbox, mailsTo: mailReader(outbox.address) };
}

async function newDatabase() {
  const database = await createTestDatabase();
  open.push(() => database.close());
  return database;
}

/** The api's mail functions; retries are immediate, unlike in the shop. */
async function openMail(database: Database, smtpUrl: string, now = () => new Date()) {
  const queues = { [MAIL_QUEUE.name]: { retryLimit: 1_000, retryDelay: 0 } };
  const jobs = await createJobQueues(database, { queues, onError: () => undefined, pollSeconds: 0.5 });
  const encryption = createEncryption(SECRET, 'mail');
  const transport = createMailTransport(smtpUrl);
  const lines: string[] = [];
  const line = (what: object, words: string) => lines.push(`${JSON.stringify(what)} ${words}`);
  const close = async () => {
    await jobs.close();
    transport.close();
  };
  open.push(close);
  const makeAttachment = async () => undefined;
  const log = { info: line, warn: line };
  const counted: unknown[] = [];
  const countDelivery = async (...one: [string, boolean]) => void counted.push(one);
  await startMailDelivery({ jobs, encryption, transport, now, from: FROM, log, makeAttachment, countDelivery });
  return { mailQueue: createMailQueue(jobs, encryption, now), lines, counted, close };
}

const waiting = async ({ db }: Database) =>
  (
    await sql<{
      data: { sealed: string };
      output: object;
    }>`select data, output from jobs.job where name = 'mail'`.execute(db)
  ).rows;

it('a mail is tried for a day at least, and once the mail server is back it waits for half an hour at the most', () => {
  const { retryLimit, retryDelay, retryDelayMax, retentionSeconds } = MAIL_QUEUE.settings;
  // A randomized pause may be half as long as the doubled one before.
  const shortest = Array.from({ length: retryLimit }, (_, at) => Math.min(retryDelayMax, (retryDelay * 2 ** at) / 2));
  const seconds = shortest.reduce((sum, pause) => sum + pause, 0);
  expect(retryDelayMax).toBeLessThanOrEqual(1_800);
  expect(seconds).toBeGreaterThan(86_400);
  expect(retryLimit * retryDelayMax, 'none is let go before its last try').toBeLessThan(retentionSeconds);
});

describe('mail', () => {
  it('arrives over SMTP in both forms, from the shop, and the log contains no address', async () => {
    const [database, outbox] = [await newDatabase(), await newOutbox()];
    const { mailQueue, lines } = await openMail(database, outbox.smtpUrl);
    await database.db.transaction().execute((transaction) => mailQueue.send(transaction, mails.code(TO, '4821')));
    const [mail] = await outbox.mailsTo(TO);
    expect(mail).toMatchObject({ to: TO, subject: 'Your Rangbandh login OTP' });
    expect(mail?.text).toMatch(/^4821$/m);
    expect(mail?.html).toContain('>4821</p>');
    await expect.poll(() => lines.join()).toContain('has accepted a mail');
    expect(lines.join()).not.toMatch(/asha|4821/);
  });

  it('waits sealed: the row of the job shows neither code nor address', async () => {
    const database = await newDatabase();
    const { mailQueue } = await openMail(database, await deadServer());
    // Encrypted bytes in base64 can contain any short word by chance, but not a word with asterisks.
    const code = '*4*8*2*1*';
    await mailQueue.send(database.db, mails.code(TO, code));
    const rows = await waiting(database);
    expect(rows).toHaveLength(1);
    const { sealed } = rows[0]!.data;
    const bytes = Buffer.from(sealed, 'base64').toString('latin1');
    for (const secret of [code, TO]) expect(JSON.stringify(rows) + bytes).not.toContain(secret);
    expect(createEncryption(SECRET, 'mail').decrypt(sealed)).toContain(code);
    expect(() => createEncryption(`${SECRET}!`, 'mail').decrypt(sealed)).toThrow();
    expect(() => createEncryption(SECRET, 'another purpose').decrypt(sealed)).toThrow();
  });

  it('leaves nothing in the queue once it is sent', async () => {
    const [database, outbox] = [await newDatabase(), await newOutbox()];
    const { mailQueue, lines } = await openMail(database, outbox.smtpUrl);
    await mailQueue.send(database.db, mails.code(TO, '4821'));
    await expect.poll(() => lines.join()).toContain('has accepted a mail');
    const left = async () => (await waiting(database)).map(({ data }) => data);
    await expect.poll(left).toEqual([null]);
  });

  it('is not sent when the transaction that sent it is taken back', async () => {
    const [database, outbox] = [await newDatabase(), await newOutbox()];
    const { mailQueue } = await openMail(database, outbox.smtpUrl);
    const work = database.db.transaction().execute(async (transaction) => {
      await mailQueue.send(transaction, mails.code(TO, '1111'));
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow('taken back');
    await mailQueue.send(database.db, mails.code(TO, '2222'));
    expect(await outbox.mailsTo(TO)).toHaveLength(1);
    expect(await waiting(database)).toHaveLength(1);
  });

  it('outlives a dead mail server and a restart, and then arrives once', async () => {
    const database = await newDatabase();
    const before = await openMail(database, await deadServer());
    await before.mailQueue.send(database.db, mails.code(TO, '4821'));
    await expect.poll(() => before.lines.join()).toMatch(/ESOCKET|ECONNREFUSED/);
    await before.close();
    const outbox = await newOutbox();
    const after = await openMail(database, outbox.smtpUrl);
    expect(await outbox.mailsTo(TO)).toHaveLength(1);
    await after.mailQueue.send(database.db, mails.passwordChanged(TO));
    expect((await outbox.mailsTo(TO)).map(({ subject }) => subject)).toEqual([
      'Your password has been changed',
      'Your Rangbandh login OTP',
    ]);
  });

  it('with a code is not sent once the code has expired, or another has replaced it, however long the mail server was unavailable', async () => {
    const database = await newDatabase();
    const began = Date.now();
    let minutes = 0;
    const now = () => new Date(began + minutes * 60_000);
    const before = await openMail(database, await deadServer(), now);
    const useful = { usefulForMs: 10 * 60_000, withdrawalKey: 'code of Asha' };
    await before.mailQueue.send(database.db, { ...mails.code(TO, '1111'), usefulForMs: 10 * 60_000 });
    minutes = 5;
    await before.mailQueue.send(database.db, { ...mails.code(TO, '2222'), ...useful });
    await expect.poll(() => before.lines.length).toBeGreaterThan(1);
    await before.close();
    minutes = 11;
    const outbox = await newOutbox();
    const jobs = await createJobQueues(database, { queues: { [MAIL_QUEUE.name]: {} }, onError: () => undefined });
    const between = createMailQueue(jobs, createEncryption(SECRET, 'mail'), now);
    await between.withdraw(database.db, useful.withdrawalKey);
    await between.send(database.db, { ...mails.code(TO, '3333'), ...useful });
    await jobs.close();
    const after = await openMail(database, outbox.smtpUrl, now);
    await expect.poll(() => after.lines.join()).toContain('has expired and is not sent');
    await expect.poll(async () => (await waiting(database)).map(({ data }) => data)).toEqual([null, null]);
    const texts = (await outbox.mailsTo(TO)).map(({ text }) => /^\d{4}$/m.exec(text)?.[0]);
    expect(texts).toEqual(['3333']);
  });

  it('arrives while the mail server hangs on another', async () => {
    const database = await newDatabase();
    const hung = Promise.withResolvers<void>();
    const arrived: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, { envelope: { rcptTo } }, done) => {
        const to = rcptTo[0]?.address ?? '';
        if (to.startsWith('slow')) return hung.resolve();
        return callbackify(async () => {
          await text(stream);
          arrived.push(to);
        })(done);
      },
    });
    // The connection of the hanging mail is closed at the end.
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push(() => server.close());
    const bound = server.server.address();
    const at = `smtp://127.0.0.1:${typeof bound === 'object' && bound?.port}`;
    const { mailQueue } = await openMail(database, at);
    await mailQueue.send(database.db, mails.code('slow@example.com', '1111'));
    await hung.promise;
    await mailQueue.send(database.db, mails.code(TO, '2222'));
    await expect.poll(() => arrived, { timeout: 8_000 }).toEqual([TO]);
  });

  it('is tried again after a temporary refusal, known by its Message-ID, and not once the server rejects the address', async () => {
    const database = await newDatabase();
    const requested: string[] = [];
    const ids: string[] = [];
    const failure = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        requested.push(address);
        done(address.startsWith('nobody') ? failure(550, `no ${address}`) : null);
      },
      onData: (stream, _session, done) => {
        const take = async () => {
          ids.push(/^Message-ID: (.+)$/im.exec(await text(stream))?.[1] ?? '');
          if (ids.length === 1) throw failure(451, 'later');
        };
        callbackify(take)(done);
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push(() => new Promise<void>((resolve) => server.close(resolve)));
    const bound = server.server.address();
    const { mailQueue, lines } = await openMail(
      database,
      `smtp://127.0.0.1:${typeof bound === 'object' && bound?.port}`,
    );
    await mailQueue.send(database.db, mails.code('nobody@example.com', '1111'));
    await mailQueue.send(database.db, mails.code(TO, '2222'));
    await expect.poll(() => lines.join(), { timeout: 5_000 }).toContain('has accepted a mail');
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<[\da-f-]{36}@rangbandh\.example>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(requested.filter((one) => one.startsWith('nobody'))).toHaveLength(1);
    expect(lines.join()).toMatch(/"reply":"451"/);
    expect(JSON.stringify(await waiting(database))).not.toContain('nobody');
  });

  it('goes to one address and has one line of a subject, whatever is typed', async () => {
    const database = await newDatabase();
    const { mailQueue } = await openMail(database, await deadServer());
    const wrong = ['a@b.in, c@d.in', 'a@b.in\r\nBcc: c@d.in', 'Asha <a@b.in>', 'a b@c.in', 'group: a@b.in;', 'nobody'];
    for (const to of wrong) await expect(mailQueue.send(database.db, mails.code(to, '1'))).rejects.toThrow('address');
    const subject = 'Code\r\nBcc: c@d.in';
    await expect(mailQueue.send(database.db, { ...mails.code(TO, '1'), subject })).rejects.toThrow('subject');
    expect(await waiting(database)).toEqual([]);
  });

  it('[REST-18] carries header lines of its own, each complete and never split in two', async () => {
    const [database, outbox] = [await newDatabase(), await newOutbox()];
    const { mailQueue } = await openMail(database, outbox.smtpUrl);
    const headers = { 'List-Unsubscribe': `<http://127.0.0.1:3000/newsletter/leave?token=${'x'.repeat(200)}>` };
    const wrong: Record<string, string>[] = [
      { 'List-Unsubscribe': '<http://a.example>\r\nBcc: c@d.in' },
      { 'List-Unsubscribe': '<http://a.example>\nBcc: c@d.in' },
      { 'List-Unsubscribe': 'a\u2028b' },
      { 'List-Unsubscribe': '' },
      { 'Bcc: c@d.in\r\nX': 'y' },
      { 'a b': 'y' },
    ];
    for (const headers of wrong) {
      await expect(mailQueue.send(database.db, { ...mails.code(TO, '1'), headers })).rejects.toThrow('header');
    }
    expect(await waiting(database)).toEqual([]);
    await mailQueue.send(database.db, { ...mails.code(TO, '1'), headers });
    const [mail] = await outbox.mailsTo(TO);
    expect(mail?.headers).toEqual({ 'list-unsubscribe': headers['List-Unsubscribe'] });
    const page = await (await fetch(`${outbox.address}/mails/${mail?.id}`)).text();
    expect(page).toContain('<dt>list-unsubscribe</dt><dd>&lt;http://127.0.0.1:3000/newsletter/leave?token=');
  });

  it('[REST-18] that can wait goes after all that somebody waits for', async () => {
    const [database, outbox] = [await newDatabase(), await newOutbox()];
    const jobs = await createJobQueues(database, { queues: { [MAIL_QUEUE.name]: {} }, onError: () => undefined });
    const mailQueue = createMailQueue(jobs, createEncryption(SECRET, 'mail'));
    for (let issue = 0; issue < 30; issue++) {
      await mailQueue.send(database.db, { ...mails.code(`reader-${issue}@example.com`, '1'), isBulk: true });
    }
    await mailQueue.send(database.db, mails.code(TO, '4821'));
    await jobs.close();
    await openMail(database, outbox.smtpUrl);
    const all = async () => (await fetch(`${outbox.address}/mails.json`)).json();
    await expect.poll(async () => (await all()).length).toBe(31);
    const order: string[] = (await all()).map(({ to }: { to: string }) => to).toReversed();
    expect(order.indexOf(TO)).toBeLessThan(10);
  });

  it('sends the password of the mail server over no unencrypted connection', async () => {
    const received: unknown[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) => (received.push(username, password), done(null, { user: 'shop' })),
    });
    server.listen(0, '127.0.0.1');
    open.push(() => new Promise((resolve) => server.close(() => resolve(undefined))));
    await once(server.server, 'listening');
    const bound = server.server.address();
    const at = `127.0.0.1:${typeof bound === 'object' && bound?.port}`;
    const database = await newDatabase();
    const { mailQueue, lines } = await openMail(database, `smtp://shop:hunter2@${at}`);
    await mailQueue.send(database.db, mails.code(TO, '1'));
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    expect(lines[0]).toContain('did not accept a mail');
    expect(received).toEqual([]);
  });

  it('escapes all words, and preserves whole links', () => {
    const { html, text } = renderMail(TO, 'Words', [{ words: '<script>alert("Asha")</script>' }]);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(&quot;Asha&quot;)&lt;/script&gt;');
    expect(text).toContain('<script>');
    const link = 'http://127.0.0.1:3000/account/forgot-password#token=abc&email=asha%40example.com';
    const reset = mails.resetLink(TO, link);
    expect(reset.text).toContain(`\n${link}\n`);
    expect(reset.html).toContain(`href="${link.replace('&', '&amp;')}"`);
  });
});

/** Returns the address of a mail server that does not exist. */
async function deadServer(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `smtp://127.0.0.1:${typeof bound === 'object' && bound?.port}`;
}
