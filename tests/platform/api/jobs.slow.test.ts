import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { createJobQueues, SOON_AGAIN, type Job, type JobQueues } from '../../../api/platform/jobs.ts';
import { DATABASE_KIND, createTestDatabase } from '../../test-api.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

const queues = { errands: { retryLimit: 5, retryDelay: 0, ...SOON_AGAIN } };

async function openAll() {
  const database = await createTestDatabase();
  open.push(database);
  const trouble: string[] = [];
  const jobs = await createJobQueues(database, { queues, onError: (words) => trouble.push(words), pollSeconds: 0.5 });
  open.push(jobs);
  return { database, jobs, trouble };
}

/** Starts a worker; `next` waits for one more job than it has reported before. */
async function worker(jobs: JobQueues, handler: (job: Job) => Promise<void> = async () => undefined) {
  const done: unknown[] = [];
  let reported = 0;
  let wake = () => {};
  await jobs.work('errands', async (job) => {
    done.push(job.data);
    wake();
    await handler(job);
  });
  const next = async () => {
    while (done.length <= reported) await new Promise<void>((resolve) => (wake = resolve));
    return done[reported++];
  };
  return { done, next };
}

describe(`jobs, on ${DATABASE_KIND}`, () => {
  it('are done within a second of the commit, and never when the transaction is taken back', async () => {
    const { database, jobs, trouble } = await openAll();
    const { next, done } = await worker(jobs);
    const failed = database.db.transaction().execute(async (transaction) => {
      await jobs.enqueue(transaction, 'errands', { errand: 'taken back' });
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    const waits: number[] = [];
    for (let number = 0; number < 3; number++) {
      await database.db.transaction().execute((transaction) => jobs.enqueue(transaction, 'errands', { number }));
      const committed = performance.now();
      expect(await next()).toEqual({ number });
      waits.push(performance.now() - committed);
    }
    // A busy machine may be late once.
    expect(Math.min(...waits)).toBeLessThan(1_000);
    expect(done).toEqual([{ number: 0 }, { number: 1 }, { number: 2 }]);
    expect(trouble).toEqual([]);
  });

  it('wait only for the given time', async () => {
    const { database, jobs } = await openAll();
    const { next, done } = await worker(jobs);
    const began = performance.now();
    await jobs.enqueue(database.db, 'errands', { errand: 'later' }, { afterSeconds: 2 });
    await jobs.enqueue(database.db, 'errands', { errand: 'now' });
    expect(await next()).toEqual({ errand: 'now' });
    expect(done).toHaveLength(1);
    expect(await next()).toEqual({ errand: 'later' });
    expect(performance.now() - began).toBeGreaterThan(1_900);
  });

  it('are done again until they work, and hold up no others meanwhile', async () => {
    const { database, jobs } = await openAll();
    let failures = 2;
    const { next, done } = await worker(jobs, async ({ data }) => {
      if (JSON.stringify(data).includes('hard') && failures-- > 0) throw new Error('not yet');
    });
    await jobs.enqueue(database.db, 'errands', { errand: 'hard' });
    await next();
    await jobs.enqueue(database.db, 'errands', { errand: 'easy' });
    const all = [await next(), await next(), await next()];
    expect(all).toContainEqual({ errand: 'easy' });
    expect(done.filter((data) => JSON.stringify(data).includes('hard'))).toHaveLength(3);
  });

  // An embedded database has one process, which repeats the work that it had begun.
  it.runIf(process.env['TEST_DATABASE_URL'])('of a worker that has died are done by another, once', async () => {
    const { database, jobs } = await openAll();
    await jobs.enqueue(database.db, 'errands', { errand: 'begun by the dead' });
    await sql`
      update jobs.job set state = 'active', started_on = now() - interval '15 s', heartbeat_on = now() - interval '11 s'
      where name = 'errands'`.execute(database.db);
    const { next, done } = await worker(jobs);
    expect(await next()).toEqual({ errand: 'begun by the dead' });
    await jobs.close();
    expect(done).toHaveLength(1);
  });

  it('come every so many seconds, once for all processes', async () => {
    const { database, jobs, trouble } = await openAll();
    const others = await Promise.all(
      [1, 2].map(() =>
        createJobQueues(database, { queues, onError: (words) => trouble.push(words), pollSeconds: 0.5 }),
      ),
    );
    open.push(...others);
    const { next } = await worker(jobs);
    await Promise.all([jobs, ...others].map((one) => one.repeat('errands', 1)));
    for (let count = 0; count < 3; count++) expect(await next()).toEqual({});
    const { rows } = await sql<{ jobs: number; spans: number }>`
      select count(*)::int as jobs, count(distinct singleton_on)::int as spans
      from jobs.job where name = 'errands'`.execute(database.db);
    expect(rows[0]?.jobs).toBeGreaterThanOrEqual(3);
    expect(rows[0]?.jobs).toBe(rows[0]?.spans);
    expect(trouble).toEqual([]);
  });

  it('wait for the next start without a worker, and queues may be opened by two at once', async () => {
    const { database, jobs, trouble } = await openAll();
    await jobs.enqueue(database.db, 'errands', { errand: 'for later' });
    await jobs.close();
    const options = { queues: { ...queues, more: {} }, onError: (words: string) => trouble.push(words) };
    const [again, other] = await Promise.all([createJobQueues(database, options), createJobQueues(database, options)]);
    open.push(again, other);
    const { next } = await worker(again);
    expect(await next()).toEqual({ errand: 'for later' });
    expect(trouble).toEqual([]);
  });

  it.runIf(DATABASE_KIND.startsWith('PGlite'))(
    'log once a minute that the database is unavailable, for all of its messages',
    async () => {
      const database = await createTestDatabase();
      open.push(database);
      let failures = 0;
      let isAway = false;
      const { db: own, ...connection } = database.jobQueueConnection;
      const executeSql: NonNullable<typeof own>['executeSql'] = async (text, values) => {
        if (!isAway) return own?.executeSql(text, values) ?? { rows: [] };
        throw new Error(['it refuses', 'it starts', 'it ends'][failures++ % 3]);
      };
      const breakable = { ...database, jobQueueConnection: { ...connection, db: { ...own, executeSql } } };
      const trouble: string[] = [];
      const onError = (words: string) => trouble.push(words);
      const jobs = await createJobQueues(breakable, { queues, onError, pollSeconds: 0.5 });
      open.push(jobs);
      for (let worker = 0; worker < 4; worker++) await jobs.work('errands', async () => undefined);
      isAway = true;
      await expect.poll(() => failures).toBeGreaterThan(12);
      isAway = false;
      expect(trouble.map((words) => words.replace(/ \(.*/, '')).toSorted()).toEqual([
        'The queue of jobs: it ends',
        'The queue of jobs: it refuses',
        'The queue of jobs: it starts',
      ]);
    },
  );

  it('run at the times of the cron line', async () => {
    const { jobs } = await openAll();
    await expect(jobs.schedule('errands', '17 * * * *')).resolves.toBeUndefined();
    await expect(jobs.schedule('errands', 'now and then')).rejects.toThrow();
  });
});
