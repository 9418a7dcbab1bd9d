import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { NEWSLETTER_QUEUE } from '../../../api/newsletter/issues.ts';
import { createNewsletter, startNewsletterJobs, type Newsletter } from '../../../api/newsletter/newsletter.ts';
import type { Database } from '../../../api/platform/database.ts';
import { createJobQueues, type JobQueues } from '../../../api/platform/jobs.ts';
import { createEncryption } from '../../../api/platform/encryption.ts';
import { MAIL_QUEUE, createMailQueue, type MailQueue } from '../../../api/platform/mail/mail-queue.ts';
import { DATABASE_KIND, createTestDatabase, TEST_SECRET } from '../../test-api.ts';
import { insertSubscribers, LINKS } from '../subscribers.ts';
import { FILE_SETTINGS } from '../../../schema/settings.ts';

const NOW = new Date(Date.UTC(2026, 10, 20, 9));
const ISSUE = { id: 'issue', subject: 'New bandhani', words: 'It is here.' };
const CHIEF = { by: 'operator', role: 'ADMIN' as const, sellerId: undefined };
const seal = createEncryption(TEST_SECRET, 'mail');
const queues = { [NEWSLETTER_QUEUE.name]: { retryLimit: 100, retryDelay: 0 }, [MAIL_QUEUE.name]: {} };

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function newDatabase(): Promise<Database> {
  const database = await createTestDatabase();
  open.push(() => database.close());
  return database;
}

/** A process of the shop: its queue, and its newsletter, whose mails pass through `meddle` first. */
async function openShop(database: Database, meddle: (sent: number) => void = () => undefined) {
  const jobs = await createJobQueues(database, { queues, onError: () => undefined, pollSeconds: 0.5 });
  const mailQueue = createMailQueue(jobs, seal);
  let sent = 0;
  const meddled: MailQueue = {
    ...mailQueue,
    send: async (db, mail) => {
      meddle((sent += 1));
      await mailQueue.send(db, mail);
    },
  };
  const parts = {
    db: database.db,
    mailQueue: meddled,
    jobs,
    secret: TEST_SECRET,
    shopUrl: 'https://shop.example',
    settings: FILE_SETTINGS,
  };
  const newsletter = createNewsletter({
    ...parts,
    now: () => NOW,
    findEmail: async () => undefined,
    countMail: async () => ({ isBulk: false }),
  });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await jobs.close();
    isOpen = false;
  };
  open.push(close);
  return { jobs, newsletter, close };
}

/** The addresses with mails in the queue, in alphabetical order. */
async function mailed({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ data: { sealed: string } }>`select data from jobs.job where name = 'mail'`.execute(db);
  return rows.map(({ data }): string => JSON.parse(seal.decrypt(data.sealed)).to).toSorted();
}

async function issue({ db }: Database): Promise<{ isDone: boolean; through: string } | undefined> {
  const { rows } = await sql<{ isDone: boolean; through: string }>`
    select done_at is not null as "isDone", sent_through as through from newsletter_issues`.execute(db);
  return rows[0];
}

async function untilDone(database: Database): Promise<void> {
  await expect.poll(async () => (await issue(database))?.isDone, { timeout: 20_000 }).toBe(true);
}

/** Works the queue with a newsletter whose batches this function changes. */
const work = (jobs: JobQueues, sendNextBatch: Newsletter['sendNextBatch']) =>
  startNewsletterJobs(jobs, { sendNextBatch });

describe(`an issue on its way through the queue (${DATABASE_KIND})`, () => {
  it('[REST-18] reaches each subscriber once when a portion fails in its middle, and is done again', async () => {
    const database = await newDatabase();
    const many = await insertSubscribers(database, 'reader', 250, NOW);
    const fails = new Set([1, 150, 160, 320]);
    const { jobs, newsletter } = await openShop(database, (sent) => {
      if (fails.has(sent)) throw new Error('The database is away.');
    });
    expect(await newsletter.send(CHIEF, ISSUE)).toBe(250);
    await startNewsletterJobs(jobs, newsletter);
    await untilDone(database);
    expect(await mailed(database)).toEqual(many.toSorted());
  });

  it('[REST-18] continues at its last position when the process died between two portions', async () => {
    const database = await newDatabase();
    const many = await insertSubscribers(database, 'reader', 350, NOW);
    const before = await openShop(database);
    await before.newsletter.send(CHIEF, ISSUE);
    const died = Promise.withResolvers<void>();
    let portions = 0;
    await work(before.jobs, async (issueId) => {
      portions += 1;
      // Two batches are committed; then the process stops, and reports nothing to the queue.
      if (portions > 2) return new Promise(() => died.resolve());
      await before.newsletter.sendNextBatch(issueId);
    });
    await died.promise;
    expect(await mailed(database)).toHaveLength(200);
    expect(await issue(database)).toMatchObject({ isDone: false, through: expect.stringMatching(/./) });
    await before.close();
    const after = await openShop(database);
    await startNewsletterJobs(after.jobs, after.newsletter);
    await untilDone(database);
    expect(await mailed(database)).toEqual(many.toSorted());
  });

  it('[REST-18] counts nobody twice when its job is done many times at once, by two processes', async () => {
    const database = await newDatabase();
    const many = await insertSubscribers(database, 'reader', 450, NOW);
    const shops = [await openShop(database), await openShop(database)];
    await shops[0]?.newsletter.send(CHIEF, ISSUE);
    for (let round = 0; round < 3; round++) {
      await Promise.all(shops.flatMap(({ newsletter }) => [1, 2, 3].map(() => newsletter.sendNextBatch(ISSUE.id))));
    }
    expect((await issue(database))?.isDone).toBe(true);
    expect(await mailed(database)).toEqual(many.toSorted());
  });

  it('[REST-18] is withdrawn, if it is still queued, from a reader who leaves, also during the insertion', async () => {
    const database = await newDatabase();
    const many = await insertSubscribers(database, 'reader', 250, NOW);
    const { newsletter } = await openShop(database);
    const leave = (email: string) =>
      newsletter.leave(LINKS.urlFor('leave', LINKS.subscriberIdOf(email)).replace(/.*token=/, ''));
    await newsletter.send(CHIEF, ISSUE);
    const gone = new Set<string>();
    for (let portion = 0; portion < 3; portion++) {
      const leavers = many.slice(portion * 40, portion * 40 + 40);
      await Promise.all([newsletter.sendNextBatch(ISSUE.id), ...leavers.map(leave)]);
      for (const one of leavers) gone.add(one);
      expect((await mailed(database)).filter((email) => gone.has(email))).toEqual([]);
    }
    expect(await mailed(database)).toEqual(many.filter((email) => !gone.has(email)).toSorted());
  });

  it('[REST-18] is done at once without readers, and if a portion was the last full one', async () => {
    for (const readers of [0, 100]) {
      const database = await newDatabase();
      await insertSubscribers(database, 'reader', readers, NOW);
      const { jobs, newsletter } = await openShop(database);
      expect(await newsletter.send(CHIEF, ISSUE)).toBe(readers);
      await startNewsletterJobs(jobs, newsletter);
      await untilDone(database);
      expect(await mailed(database)).toHaveLength(readers);
    }
  });
});
