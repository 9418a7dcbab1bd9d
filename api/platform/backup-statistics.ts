import { sql } from 'kysely';
import type { Db } from './database.ts';

/** How far back one could be thrown now. */
export interface BackupStatistics {
  /** Seconds since the last good base backup was finished; Infinity when none is known. */
  ageSeconds: number;
  /** Seconds for which PostgreSQL could not hand on its log of changes; 0 while it can. Null where it is not told to. */
  archiveFailingSeconds: number | null;
}

/** Reads what `ops/backup/backup.sh` has told of its backups, and how PostgreSQL's archiver does. */
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
  if (!row) throw new Error('PostgreSQL tells nothing of its archiver.');
  return row;
}
