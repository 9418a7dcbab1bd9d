import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { PgBoss } from 'pg-boss';
import type { ConnectionOptions, JobResult, QueueOptions } from 'pg-boss';
import type { Database, Db } from './database.ts';

/** One job of a queue. */
export interface Job {
  id: string;
  /** Not validated since it was enqueued. */
  data: unknown;
}

/** How a job waits. */
export interface EnqueueOptions {
  priority?: number;
  key?: string | undefined;
  afterSeconds?: number;
}

/** Queues of jobs that are retried until they succeed. They are stored in the database, so no restart loses a job. */
export interface JobQueues {
  /**
   * Enqueues a job, in the transaction `db` when it is one: the job then exists from the commit on. Jobs of higher
   * priority run first; the default is 0. A job with a key can be cancelled. With `afterSeconds` nobody runs it before.
   */
  enqueue(db: Db, queue: string, data: object, how?: EnqueueOptions): Promise<void>;
  /** Cancels the waiting jobs of a key, retries included; a running job goes on. */
  cancel(db: Db, queue: string, key: string): Promise<void>;
  /**
   * Whether older jobs of this key are not done, but for those that have failed last with words of this pattern. Those that wait for
   * another try are tried at once, which counts as no try. Where all of them are under way, the job `id` itself, once it fails, is tried
   * again as soon as they would be.
   */
  hasOlder(queue: string, key: string, id: string, except: string): Promise<boolean>;
  /** Has the jobs of a key that wait for another try tried at once, which counts as no try. */
  bringForward(queue: string, key: string): Promise<void>;
  /**
   * Runs the queue's jobs, each almost at once; a job whose handler throws runs again after the queue's delay. With `dropsData` the
   * data of a job that is done is deleted at once; without it, with the job some time later. With `isUrgent` a retry waits a second at the
   * most beyond its delay. With `atOnce` so many are under way and the next begins when one of them ends, so that one which hangs holds up
   * no other; without it ten are taken together, and the next ones when all of those have ended.
   */
  work(
    queue: string,
    handler: (job: Job) => Promise<void>,
    how?: { dropsData?: boolean; isUrgent?: boolean; atOnce?: number },
  ): Promise<void>;
  /** Enqueues a job by a cron line (UTC), once for all processes. */
  schedule(queue: string, cron: string): Promise<void>;
  /** Enqueues a job now and every so many seconds, once for all processes. */
  repeat(queue: string, seconds: number): Promise<void>;
  /** Waits for running jobs, and returns those that take more than five seconds to the queue. */
  close(): Promise<void>;
}

/** The queues, and who hears of their errors. */
export interface JobQueuesOptions {
  queues: Record<string, QueueOptions>;
  onError: (words: string) => void;
  /** Seconds between polls for jobs without a notification, such as retries. */
  pollSeconds?: number | undefined;
}

/**
 * For a queue whose jobs somebody waits for: a worker that has not been heard of for ten seconds, the least that there can be, is dead, and
 * its jobs are for the others.
 */
export const SOON_AGAIN = { heartbeatSeconds: 10 };

/** Jobs that a worker takes together, where it is not told otherwise. */
const BATCH = 10;
/** Seconds between polls when the database sends no notifications. */
const POLL_SECONDS_WITHOUT_NOTIFY = 1;
const CLOSING_MS = 5_000;
/** Milliseconds for which the same message is not reported again. */
const SAME_MESSAGE_MS = 60_000;

/** Creates or updates the queues; safe while another process does the same. */
export async function createJobQueues(database: Database, options: JobQueuesOptions): Promise<JobQueues> {
  const { queues, pollSeconds = 5 } = options;
  const onError = throttled(options.onError);
  const boss = new PgBoss({
    ...database.jobQueueConnection,
    schema: 'jobs',
    useListenNotify: true,
    // Maintenance while nothing happens, as seldom as possible.
    maintenanceIntervalSeconds: 1_800,
    flowIntervalSeconds: 600,
    bamIntervalSeconds: 600,
    cronWorkerIntervalSeconds: 30,
    // The timetable goes by the database's clock; so long a jump of this machine's own clock can mislead it.
    clockMonitorIntervalSeconds: 15,
  });
  const timers: NodeJS.Timeout[] = [];
  boss.on('error', (error) => onError(`The queue of jobs: ${error.message}`));
  boss.on('warning', ({ message }) => onError(`The queue of jobs: ${message}`));
  await database.withExclusiveLock(async () => {
    await boss.start();
    await createQueues(boss, queues);
    await createKeyIndex(database.db);
  });
  return {
    enqueue: async (db, queue, data, { key, afterSeconds: startAfter = 0, ...how } = {}) => {
      const when = { ...(key ? { singletonKey: key } : {}), ...(startAfter > 0 ? { startAfter } : {}) };
      await boss.send(queue, data, { ...how, ...when, db: onConnectionOf(db) });
    },
    cancel: async (db, queue, key) => {
      await sql`
        delete from jobs.job
        where name = ${queue} and singleton_key = ${key} and state in ('created', 'retry')`.execute(db);
    },
    hasOlder: (queue, key, id, except) => hasOlder(database.db, { queue, key, id, except }),
    bringForward: async (queue, key) => {
      await sql`
        update jobs.job set ${AT_ONCE}
        where name = ${queue} and singleton_key = ${key} and state = 'retry' and start_after > now()`.execute(
        database.db,
      );
    },
    work: async (queue, handler, { dropsData = false, isUrgent = false, atOnce } = {}) => {
      const done = async ({ id }: Job) => {
        if (!dropsData) return;
        // What was done must not be done again because this failed.
        await deleteJobData(database.db, queue, id).catch((error: Error) =>
          onError(`The queue of jobs: ${error.message}`),
        );
      };
      const polling = {
        pollingIntervalSeconds: Math.min(POLL_SECONDS_WITHOUT_NOTIFY, pollSeconds),
        notifyPollingIntervalSeconds: isUrgent ? Math.min(1, pollSeconds) : pollSeconds,
      };
      const share = atOnce === undefined ? { batchSize: BATCH } : { batchSize: 1, localConcurrency: atOnce };
      const settings = { ...polling, ...share, burstWhenBatchFull: true, perJobResults: true } as const;
      await boss.work(queue, settings, (jobs) => Promise.all(jobs.map((job) => runJob(job, handler, done))));
    },
    schedule: async (queue, cron) => boss.schedule(queue, cron),
    repeat: async (queue, seconds) => {
      // The database takes one of these in each span of so many seconds, whichever process asks.
      const enqueue = () => boss.send(queue, {}, { singletonSeconds: seconds });
      await enqueue();
      const onFailure = (error: Error) => onError(`The queue of jobs: ${error.message}`);
      timers.push(setInterval(() => void enqueue().catch(onFailure), seconds * 1_000).unref());
    },
    close: () => {
      for (const timer of timers) clearInterval(timer);
      return boss.stop({ timeout: CLOSING_MS });
    },
  };
}

/** Reads a text from a job's data; throws when the job has none of this name. */
export function readJobField(data: unknown, name: string): string {
  const fields = typeof data === 'object' && data !== null ? new Map<string, unknown>(Object.entries(data)) : new Map();
  const value: unknown = fields.get(name);
  if (typeof value !== 'string') throw new Error(`A job without ${name}.`);
  return value;
}

async function createQueues(boss: PgBoss, queues: Record<string, QueueOptions>): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const [name, settings] of Object.entries(queues)) {
    const wanted = { ...settings, notify: true };
    await (known.has(name) ? boss.updateQueue(name, wanted) : boss.createQueue(name, wanted));
    // This loads the queue into pg-boss's cache. Inside a transaction that lookup would wait, on the embedded database,
    // for the transaction's end.
    await boss.findJobs(name, { id: randomUUID() });
  }
}

/** Creates the index by which the waiting jobs of a key are found among very many, which pg-boss has none of. */
async function createKeyIndex(db: Db): Promise<void> {
  // To create what exists already would wait for whoever enqueues.
  const { rows } = await sql`select from pg_indexes where schemaname = 'jobs' and indexname = 'job_by_key'`.execute(db);
  if (rows.length > 0) return;
  await sql`
    create index if not exists job_by_key on jobs.job (name, singleton_key)
    where state < 'completed' and singleton_key is not null`.execute(db);
}

/** Uses the caller's connection, so that the job commits or rolls back with the caller's transaction. */
function onConnectionOf(db: Db): NonNullable<ConnectionOptions['db']> {
  return {
    executeSql: async (text, values = []) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows };
    },
  };
}

async function deleteJobData(db: Db, queue: string, id: string): Promise<void> {
  await sql`update jobs.job set data = null where name = ${queue} and id = ${id}`.execute(db);
}

const AT_ONCE = sql`start_after = now(), retry_count = greatest(retry_count - 1, 0)`;

interface NewerJob {
  queue: string;
  key: string;
  id: string;
  except: string;
}

async function hasOlder(db: Db, { queue, key, id, except }: NewerJob): Promise<boolean> {
  const { rows } = await sql`
    with older as (
      select id, state, retry_count from jobs.job
      where name = ${queue} and singleton_key = ${key} and state < 'completed' and data is not null
        and coalesce(output->>'message', '') !~ ${except}
        and created_on < (select created_on from jobs.job where name = ${queue} and id = ${id})
    ), forward as (
      update jobs.job set ${AT_ONCE}
      where name = ${queue} and id in (select id from older where state = 'retry') and start_after > now()
    ), again as (
      update jobs.job set retry_count = least(retry_count, (select min(retry_count) from older))
      where name = ${queue} and id = ${id} and (select bool_and(state = 'active') from older)
    )
    select id from older limit 1`.execute(db);
  return rows.length > 0;
}

type JobStep = (job: Job) => Promise<void>;

async function runJob({ id, data }: Job, handler: JobStep, done: JobStep): Promise<JobResult> {
  const job = { id, data };
  try {
    await handler(job);
    await done(job);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.message : 'failed' } };
  }
}

/** What pg-boss adds to a message: which worker met with it. */
const WORKER = / \(Queue: .*\)$/;
/** Messages that are remembered: the words of a server, of which there are few. */
const MOST_REPORTED = 100;

/**
 * Reports the same message at most once a minute, whichever worker it comes from: while the database is unavailable each of them tries
 * again each second, and has several messages by turns.
 */
function throttled(onError: (words: string) => void): (words: string) => void {
  const reported = new LRUCache<string, number>({ max: MOST_REPORTED });
  return (words) => {
    const [message, now] = [words.replace(WORKER, ''), performance.now()];
    if (now - (reported.get(message) ?? -Infinity) < SAME_MESSAGE_MS) return;
    reported.set(message, now);
    onError(words);
  };
}
