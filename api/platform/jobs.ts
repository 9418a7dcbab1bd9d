import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { createLogThinning } from '../../server-kit/log-thinning.ts';
import { PgBoss } from 'pg-boss';
import type { ConnectionOptions, JobResult, QueueOptions } from 'pg-boss';
import type { Database, Db } from './database.ts';

/** One job of a queue. */
export interface Job {
  id: string;
  /** Not validated since it was enqueued. */
  data: unknown;
}

/** The options of a waiting job. */
export interface EnqueueOptions {
  priority?: number;
  key?: string | undefined;
  afterSeconds?: number;
}

/** Queues of jobs that are retried until they succeed. They are stored in the database, so no restart loses a job. */
export interface JobQueues {
  /**
   * Enqueues a job. If `db` is a transaction, the job exists after its commit. Jobs of higher priority run first; the
   * default is 0. A job with a key can be cancelled. With `afterSeconds` it does not run earlier.
   */
  enqueue(db: Db, queue: string, data: object, how?: EnqueueOptions): Promise<void>;
  /** Cancels the waiting jobs of a key, including retries; a running job continues. */
  cancel(db: Db, queue: string, key: string): Promise<void>;
  /**
   * Whether older jobs of this key are not done, except those whose last error matches this pattern. Retries them at
   * once, which does not count as a try. If all of them are running, job `id` itself is retried, after its failure, as
   * soon as they would be.
   */
  hasOlder(queue: string, key: string, id: string, except: string): Promise<boolean>;
  /** Retries the waiting jobs of a key at once, which does not count as a try. */
  bringForward(queue: string, key: string): Promise<void>;
  /**
   * Runs the queue's jobs, each almost at once. A job whose handler throws runs again after the queue's delay. With
   * `dropsData` the data of a finished job is deleted at once; without it, later with the job. With `isUrgent` a retry
   * waits at most a second beyond its delay. With `atOnce` that many jobs run, and the next one starts when one of them
   * ends, so a hanging job blocks no other. Without it, ten jobs are fetched together, and the next ones when all of
   * those have ended.
   */
  work(
    queue: string,
    handler: (job: Job) => Promise<void>,
    how?: { dropsData?: boolean; isUrgent?: boolean; atOnce?: number },
  ): Promise<void>;
  /** Enqueues a job by a cron line (UTC), once for all processes. */
  schedule(queue: string, cron: string): Promise<void>;
  /** Enqueues a job now and at this interval in seconds, once for all processes. */
  repeat(queue: string, seconds: number): Promise<void>;
  /** Waits for running jobs, and returns jobs that take more than five seconds to the queue. */
  close(): Promise<void>;
}

/** The queues, and the listener for their errors. */
export interface JobQueuesOptions {
  queues: Record<string, QueueOptions>;
  onError: (words: string) => void;
  /** Seconds between polls for jobs without a notification, such as retries. */
  pollSeconds?: number | undefined;
}

/**
 * For a queue whose jobs somebody waits for. A worker without a heartbeat for ten seconds, the minimum, counts as dead,
 * and other workers run its jobs.
 */
export const SOON_AGAIN = { heartbeatSeconds: 10 };

/** The default number of jobs that a worker fetches together. */
const BATCH = 10;
/** Seconds between polls when the database sends no notifications. */
const POLL_SECONDS_WITHOUT_NOTIFY = 1;
const CLOSING_MS = 5_000;

/** Creates or updates the queues; safe while another process does the same. */
export async function createJobQueues(database: Database, options: JobQueuesOptions): Promise<JobQueues> {
  const { queues, pollSeconds = 5 } = options;
  const onError = throttled(options.onError);
  const boss = new PgBoss({
    ...database.jobQueueConnection,
    schema: 'jobs',
    useListenNotify: true,
    // Maintenance of an idle system, at the longest interval.
    maintenanceIntervalSeconds: 1_800,
    flowIntervalSeconds: 600,
    bamIntervalSeconds: 600,
    cronWorkerIntervalSeconds: 30,
    // The schedule uses the database's clock; a jump of this machine's clock misleads it for at most this time.
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
        // A failure here must not repeat the finished job.
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
      // The database accepts one of these per interval, from any process.
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

/** Reads a text from a job's data. Throws if the data has none of this name. */
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
    // This loads the queue into pg-boss's cache. Inside a transaction, on the embedded database, that lookup would wait
    // for the end of the transaction.
    await boss.findJobs(name, { id: randomUUID() });
  }
}

/** Creates the index that finds the waiting jobs of a key among very many. pg-boss has none. */
async function createKeyIndex(db: Db): Promise<void> {
  // Creating an existing index would wait for all transactions that enqueue.
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

/** The suffix that pg-boss adds to a message: the worker. */
const WORKER = / \(Queue: .*\)$/;
/**
 * Reports the same message at most once a minute, from any worker. While the database is unavailable, each worker
 * retries every second and alternates between several messages.
 */
function throttled(onError: (words: string) => void): (words: string) => void {
  const thinning = createLogThinning({ keyOf: (words: string) => words.replace(WORKER, ''), lines: 1, most: 100 });
  return (words) => {
    if (thinning.admits(words)) onError(words);
  };
}
