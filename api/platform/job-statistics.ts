import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The jobs of one queue. */
export interface QueueStatistics {
  queue: string;
  waiting: number;
  /** Jobs that failed before and wait for a retry. */
  retrying: number;
  active: number;
  /** Jobs whose last try failed within the last hour. */
  failed: number;
  /** Those that completed within the last hour, without jobs of a low priority, such as newsletters. */
  completed: number;
  /** Seconds since the oldest unfinished job was enqueued; 0 without any. */
  oldestSeconds: number;
}

/** Counts the jobs of these queues. The result includes queues without jobs. */
export async function countJobs(db: Db, queues: readonly string[]): Promise<QueueStatistics[]> {
  const { rows } = await sql<QueueStatistics>`
    select queue,
      count(j.id) filter (where j.state = 'created')::int as waiting,
      count(j.id) filter (where j.state = 'retry')::int as retrying,
      count(j.id) filter (where j.state = 'active')::int as active,
      count(j.id) filter (where j.state = 'failed')::int as failed,
      count(j.id) filter (where j.state = 'completed' and j.priority >= 0)::int as completed,
      coalesce(extract(epoch from now() - min(j.created_on) filter (where j.state < 'completed')), 0)::float8
        as "oldestSeconds"
    from unnest(${[...queues]}::text[]) queue
    left join jobs.job j on j.name = queue and (j.state < 'completed'
      or (j.state in ('failed', 'completed') and j.completed_on > now() - interval '1 hour'))
    group by queue`.execute(db);
  return rows;
}
