import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The jobs of one queue. */
export interface QueueStatistics {
  queue: string;
  waiting: number;
  /** Those that failed before and are waiting for another try. */
  retrying: number;
  active: number;
  /** Those whose last try failed within the last hour. */
  failed: number;
  /** Seconds since the oldest job was put in that is not done yet; 0 without any. */
  oldestSeconds: number;
}

/** Counts the jobs of these queues, each of which is answered also when it has none. */
export async function countJobs(db: Db, queues: readonly string[]): Promise<QueueStatistics[]> {
  const { rows } = await sql<QueueStatistics>`
    select queue,
      count(j.id) filter (where j.state = 'created')::int as waiting,
      count(j.id) filter (where j.state = 'retry')::int as retrying,
      count(j.id) filter (where j.state = 'active')::int as active,
      count(j.id) filter (where j.state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(j.created_on) filter (where j.state < 'completed')), 0)::float8
        as "oldestSeconds"
    from unnest(${[...queues]}::text[]) queue
    left join jobs.job j on j.name = queue and (j.state < 'completed'
      or (j.state = 'failed' and j.completed_on > now() - interval '1 hour'))
    group by queue`.execute(db);
  return rows;
}
