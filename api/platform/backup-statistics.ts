import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The age of the newest restorable state. */
export interface BackupStatistics {
  /** Seconds since the last good base backup was finished; Infinity if none is known. */
  ageSeconds: number;
  /** Seconds for which PostgreSQL's archiver has failed; 0 while it works. Null if archiving is off. */
  archiveFailingSeconds: number | null;
}

/** Reads the backup report of `ops/backup/backup.sh`, and the state of PostgreSQL's archiver. */
export async function readBackupStatistics(db: Db): Promise<BackupStatistics> {
  const { rows } = await sql<BackupStatistics>`
    select
      coalesce((select extract(epoch from now() - max(finished_at)) from backups), 'Infinity')::float8 as "ageSeconds",
      (case
        when current_setting('archive_mode') = 'off' then null
        when last_failed_time > coalesce(last_archived_time, '-infinity')
          then extract(epoch from now() - coalesce(last_archived_time, stats_reset))
        else 0
      end)::float8 as "archiveFailingSeconds"
    from pg_stat_archiver`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL returned no statistics of its archiver.');
  return row;
}
