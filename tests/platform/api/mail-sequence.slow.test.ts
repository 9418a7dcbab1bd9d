import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../api/platform/database.ts';
import { createEncryption } from '../../../api/platform/encryption.ts';
import { createJobQueues } from '../../../api/platform/jobs.ts';
import { createMailTransport, startMailDelivery } from '../../../api/platform/mail/delivery.ts';
import { createMailQueue, MAIL_QUEUE } from '../../../api/platform/mail/mail-queue.ts';
import { renderMail } from '../../../api/platform/mail/mail-template.ts';
import { createTestDatabase } from '../../test-api.ts';

const TO = 'asha.verma@example.com';
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** A mail server that records the subjects of accepted mails; `take` may refuse or wait. */
async function createMailServer(take: (subject: string) => Promise<void> = async () => undefined) {
  const taken: string[] = [];
  const read = async (subject: string) => {
    await take(subject);
    taken.push(subject);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      callbackify(async () => read(/^Subject: (.+?)\r?$/m.exec(await text(stream))?.[1] ?? ''))(done),
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const bound = server.server.address();
  return { url: `smtp://127.0.0.1:${typeof bound === 'object' && bound?.port}`, taken };
}

/** A queue of mails as in the shop, with short pauses between tries, and a function that starts the delivery. */
async function createQueue() {
  const database = await createTestDatabase();
  open.push(() => database.close());
  const queues = { [MAIL_QUEUE.name]: MAIL_QUEUE.settings };
  const jobs = await createJobQueues(database, { queues, onError: () => undefined, pollSeconds: 0.5 });
  open.push(() => jobs.close());
  const encryption = createEncryption('a secret of the tests, which is long enough', 'mail');
  const mailQueue = createMailQueue(jobs, encryption);
  const deliver = async (url: string) => {
    const transport = createMailTransport(url);
    open.push(() => transport.close());
    const log = { info: () => undefined, warn: () => undefined };
    await startMailDelivery({
      jobs,
      encryption,
      transport,
      now: () => new Date(),
      from: 'shop@example.com',
      log,
      makeAttachment: async () => undefined,
    });
  };
  const send = (subject: string, sequenceKey?: string) =>
    mailQueue.send(database.db, { ...renderMail(TO, subject, []), ...(sequenceKey ? { sequenceKey } : {}) });
  return { database, jobs, deliver, send };
}

/** Sets the mail at this place as an outage leaves it: the number of tries, and the minutes until the next. */
const postpone = ({ db }: Database, place: number, tries: number, minutes: number) =>
  sql`
    update jobs.job set state = 'retry', started_on = now(), retry_count = ${tries}, start_after = now() + make_interval(mins => ${minutes})
    where id = (select id from jobs.job where name = 'mail' order by created_on offset ${place} limit 1)`.execute(db);
const triesOf = async ({ db }: Database) =>
  (await sql<{ n: number }>`select retry_count as n from jobs.job where name = 'mail' order by created_on`.execute(db))
    .rows;

describe('mails of one order', () => {
  it('[ORDER-8] are sent in the order of the events, soon after the mail server is back', async () => {
    const { database, deliver, send } = await createQueue();
    for (const subject of ['received', 'dispatched', 'delivered']) await send(subject, 'or-1');
    await send('of another order', 'or-2');
    await postpone(database, 0, 20, 25);
    await postpone(database, 2, 12, 20);
    // The server accepts this order's first mail once it has the other order's, which therefore waits for none of
    // them.
    const other = Promise.withResolvers<void>();
    const { url, taken } = await createMailServer(async (subject) => {
      if (subject === 'of another order') other.resolve();
      else await other.promise;
    });
    await deliver(url);
    await expect.poll(() => taken, { timeout: 12_000 }).toHaveLength(4);
    expect(taken).toEqual(['of another order', 'received', 'dispatched', 'delivered']);
  });

  it('wait for one that is under way, and not for half an hour', async () => {
    const { database, deliver, send } = await createQueue();
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { url, taken } = await createMailServer(async (subject) => {
      if (subject !== 'received') return;
      begun.resolve();
      await held.promise;
    });
    await send('received', 'or-1');
    await deliver(url);
    await begun.promise;
    await send('cancelled', 'or-1');
    await postpone(database, 1, 20, 0);
    // It was tried and postponed, as after its first try.
    await expect.poll(async () => (await triesOf(database))[1]?.n, { timeout: 5_000 }).toBeLessThan(2);
    held.resolve();
    await expect.poll(() => taken, { timeout: 8_000 }).toEqual(['received', 'cancelled']);
  });

  it('do not wait for one that the server refuses for its content', async () => {
    const { deliver, send } = await createQueue();
    const { url, taken } = await createMailServer(async (subject) => {
      if (subject === 'received') throw Object.assign(new Error('spam'), { responseCode: 554 });
    });
    for (const subject of ['received', 'cancelled']) await send(subject, 'or-1');
    await deliver(url);
    await expect.poll(() => taken, { timeout: 12_000 }).toEqual(['cancelled']);
  });

  it('are not tried faster than the one that is under way, which a server that hangs never takes', async () => {
    const { database, jobs, send } = await createQueue();
    for (const subject of ['received', 'cancelled']) await send(subject, 'or-1');
    await postpone(database, 0, 9, 0);
    await postpone(database, 1, 12, 0);
    await sql`update jobs.job set state = 'active' where name = 'mail'`.execute(database.db);
    const { rows } = await sql<{ id: string }>`
      select id from jobs.job where name = 'mail' order by created_on desc`.execute(database.db);
    expect(await jobs.hasOlder('mail', 'or-1', rows[0]?.id ?? '', '^never')).toBe(true);
    expect(await triesOf(database)).toEqual([{ n: 9 }, { n: 9 }]);
  });

  it('are found by an index among all that wait', async () => {
    const { database } = await createQueue();
    await sql`insert into jobs.job (name, policy, keep_until, singleton_key, data)
      select 'mail', 'standard', now() + interval '1 day', 'or-' || n, '{}' from generate_series(1, 3000) n`.execute(
      database.db,
    );
    await sql`analyze jobs.job_common`.execute(database.db);
    for (const states of [sql`state < 'completed'`, sql`state = 'retry'`, sql`state in ('created', 'retry')`]) {
      const plan = await sql`explain select id from jobs.job
        where name = 'mail' and singleton_key = 'or-5' and ${states}`.execute(database.db);
      expect(JSON.stringify(plan.rows)).not.toContain('Seq Scan');
    }
  });

  it('use up no tries of the one that they wait for', async () => {
    const { database, deliver, send } = await createQueue();
    const refused: string[] = [];
    const { url, taken } = await createMailServer(async (subject) => {
      refused.push(subject);
      throw Object.assign(new Error('later'), { responseCode: 451 });
    });
    for (const subject of ['received', 'cancelled']) await send(subject, 'or-1');
    await postpone(database, 0, 20, 25);
    await deliver(url);
    await expect.poll(() => refused.length, { timeout: 8_000 }).toBeGreaterThan(1);
    await expect.poll(async () => (await triesOf(database))[0]?.n, { timeout: 5_000 }).toBe(20);
    expect([new Set(refused), taken]).toEqual([new Set(['received']), []]);
  });
});
