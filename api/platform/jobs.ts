import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { ConnectionOptions, JobResult, QueueOptions } from 'pg-boss';
import type { Database, Db } from './database.ts';

/** One thing to be done, as it was put into its queue. */
export interface Job {
  id: string;
  /** Nobody has checked it since it was put in. */
  data: unknown;
}

/** What is done later, and again until it works: kept in the database, so that no restart loses any of it. */
export interface JobQueues {
  /**
   * Puts a job in, in the transaction `db` where it is one: then it exists from the commit on, or never. Of those that
   * wait, the ones with the highest priority are done first; it is 0 unless it is said. By its key it can be dropped.
   */
  enqueue(db: Db, queue: string, data: object, how?: { priority?: number; key?: string | undefined }): Promise<void>;
  /** Drops the jobs of a key that wait, be it for another try; one that is being done is done. */
  cancel(db: Db, queue: string, key: string): Promise<void>;
  /** Does what is in the queue, about at once; a job whose handler throws is done again after the queue's delay. */
  work(queue: string, handler: (job: Job) => Promise<void>): Promise<void>;
  /** Puts a job in whenever the cron line says so (UTC), once for all processes. */
  schedule(queue: string, cron: string): Promise<void>;
  /** Ends what is under way and puts back what doesn't end within five seconds. */
  close(): Promise<void>;
}

/** What the queues are and who hears of trouble with them. */
export interface JobQueuesOptions {
  queues: Record<string, QueueOptions>;
  onError: (words: string) => void;
  /** Seconds until a job is seen that nobody was woken for: one that is tried again. */
  pollSeconds?: number | undefined;
}

/** Jobs that one worker takes at once. */
const BATCH = 10;
/** Seconds between looks for new jobs where the database wakes nobody. */
const POLL_SECONDS_WITHOUT_NOTIFY = 1;
const CLOSING_MS = 5_000;
const REPEAT_AFTER_MS = 60_000;

/** Opens the queues, made or brought up to date where needed; safe while another process does the same. */
export async function createJobQueues(database: Database, options: JobQueuesOptions): Promise<JobQueues> {
  const { queues, pollSeconds = 5 } = options;
  const onError = throttled(options.onError);
  const boss = new PgBoss({
    ...database.jobQueueConnection,
    schema: 'jobs',
    useListenNotify: true,
    // What it looks after while nothing happens, no oftener than it has to.
    maintenanceIntervalSeconds: 1_800,
    flowIntervalSeconds: 600,
    bamIntervalSeconds: 600,
    cronWorkerIntervalSeconds: 30,
  });
  boss.on('error', (error) => onError(`The queue of jobs: ${error.message}`));
  boss.on('warning', ({ message }) => onError(`The queue of jobs: ${message}`));
  await database.withExclusiveLock(async () => {
    await boss.start();
    await createQueues(boss, queues);
  });
  return {
    enqueue: async (db, queue, data, { key, ...how } = {}) => {
      await boss.send(queue, data, { ...how, ...(key ? { singletonKey: key } : {}), db: onConnectionOf(db) });
    },
    cancel: async (db, queue, key) => {
      await sql`
        delete from jobs.job
        where name = ${queue} and singleton_key = ${key} and state in ('created', 'retry')`.execute(db);
    },
    work: async (queue, handler) => {
      const polling = {
        pollingIntervalSeconds: Math.min(POLL_SECONDS_WITHOUT_NOTIFY, pollSeconds),
        notifyPollingIntervalSeconds: pollSeconds,
      };
      const settings = { ...polling, batchSize: BATCH, burstWhenBatchFull: true, perJobResults: true } as const;
      await boss.work(queue, settings, (jobs) => Promise.all(jobs.map((job) => runJob(job, handler))));
    },
    schedule: async (queue, cron) => boss.schedule(queue, cron),
    close: () => boss.stop({ timeout: CLOSING_MS }),
  };
}

/** A word of a job's data; throws for a job that hasn't got it. */
export function readJobField(data: unknown, name: string): string {
  const fields = typeof data === 'object' && data !== null ? new Map<string, unknown>(Object.entries(data)) : new Map();
  const word: unknown = fields.get(name);
  if (typeof word !== 'string') throw new Error(`A job without ${name}.`);
  return word;
}

async function createQueues(boss: PgBoss, queues: Record<string, QueueOptions>): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const [name, settings] of Object.entries(queues)) {
    const wanted = { ...settings, notify: true };
    await (known.has(name) ? boss.updateQueue(name, wanted) : boss.createQueue(name, wanted));
    // Now it is known here: to look it up inside a transaction would wait, on the embedded database, for its end.
    await boss.findJobs(name, { id: randomUUID() });
  }
}

/** The caller's own connection, so that a job shares the fate of what else the transaction does. */
function onConnectionOf(db: Db): NonNullable<ConnectionOptions['db']> {
  return {
    executeSql: async (text, values = []) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows };
    },
  };
}

async function runJob(job: Job, handler: (job: Job) => Promise<void>): Promise<JobResult> {
  try {
    await handler({ id: job.id, data: job.data });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.message : 'failed' } };
  }
}

/** The same words at most once a minute: a queue whose database is away looks for it each second. */
function throttled(onError: (words: string) => void): (words: string) => void {
  const said = new Map<string, number>();
  return (words) => {
    const now = performance.now();
    if (now - (said.get(words) ?? -Infinity) < REPEAT_AFTER_MS) return;
    said.clear();
    said.set(words, now);
    onError(words);
  };
}
