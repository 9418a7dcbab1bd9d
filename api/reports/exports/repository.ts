import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { ExportKind, ExportPeriod } from './kinds.ts';

/** The state of an export. */
export type ExportState = 'waiting' | 'running' | 'done' | 'failed';

/** An export without its file. */
export interface ExportRow {
  id: string;
  kind: ExportKind;
  from_day: string;
  until_day: string;
  state: ExportState;
  requested_at: Date;
  rows_done: number;
  rows_total: number | null;
  finished_at: Date | null;
}

/** The exports on one page. */
export const EXPORT_PAGE_SIZE = 20;

const ROW = sql`id, kind, from_day, until_day, state, requested_at, rows_done, rows_total, finished_at`;

/** The statements on exports. */
export function createExportRepository(db: Db) {
  return {
    /** Inserts an export that waits for its job. */
    async insert(id: string, kind: ExportKind, { from, until }: ExportPeriod, by: string, now: Date): Promise<void> {
      await sql`
        insert into exports (id, kind, from_day, until_day, state, requested_by, requested_at)
        values (${id}, ${kind}, ${from}, ${until}, 'waiting', ${by}, ${now})`.execute(db);
    },

    /** An unfinished export of the same kind and period, requested after `since`. */
    async findUnfinished(kind: ExportKind, { from, until }: ExportPeriod, since: Date): Promise<ExportRow | undefined> {
      const { rows } = await sql<ExportRow>`
        select ${ROW} from exports
        where kind = ${kind} and from_day = ${from} and until_day = ${until} and state in ('waiting', 'running')
          and requested_at > ${since} limit 1`.execute(db);
      return rows[0];
    },

    /** The number of a person's unfinished exports, requested after `since`. */
    async countUnfinished(by: string, since: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from exports
        where requested_by = ${by} and state in ('waiting', 'running') and requested_at > ${since}`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** An export by its id. */
    async find(id: string): Promise<ExportRow | undefined> {
      const { rows } = await sql<ExportRow>`select ${ROW} from exports where id = ${id}`.execute(db);
      return rows[0];
    },

    /** The compressed file of a finished export. */
    async findFile(id: string): Promise<(ExportRow & { file: Uint8Array }) | undefined> {
      const { rows } = await sql<ExportRow & { file: Uint8Array }>`
        select ${ROW}, file from exports where id = ${id} and file is not null`.execute(db);
      return rows[0];
    },

    /** One page, the newest first, and the number of exports on all pages. */
    async listPage(page: number): Promise<{ rows: ExportRow[]; total: number }> {
      const { rows } = await sql<{ all: number } & (ExportRow | { id: null })>`
        with counted as (select count(*)::int as "all" from exports)
        select counted."all", listed.* from counted left join (
          select ${ROW} from exports order by requested_at desc, id desc
          limit ${EXPORT_PAGE_SIZE} offset ${(page - 1) * EXPORT_PAGE_SIZE}
        ) listed on true order by listed.requested_at desc, listed.id desc`.execute(db);
      return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.all ?? 0 };
    },

    /** Saves the progress of an export that is not done. */
    async updateProgress(id: string, done: number, total: number): Promise<void> {
      await sql`
        update exports set state = 'running', rows_done = ${done}::int, rows_total = ${total}::int, finished_at = null
        where id = ${id} and state <> 'done'`.execute(db);
    },

    /** Saves the file of an export, once. */
    async updateDone(id: string, rows: number, file: Buffer, now: Date): Promise<void> {
      await sql`
        update exports set state = 'done', rows_done = ${rows}::int, rows_total = ${rows}::int, file = ${file},
          finished_at = ${now}
        where id = ${id} and state <> 'done'`.execute(db);
    },

    /** Marks an export as failed; a repetition of its job may still finish it. */
    async updateFailed(id: string, now: Date): Promise<void> {
      await sql`update exports set state = 'failed', finished_at = ${now} where id = ${id} and state <> 'done'`.execute(
        db,
      );
    },

    /** Deletes the exports that were requested before `before`. */
    async deleteBefore(before: Date): Promise<void> {
      await sql`delete from exports where requested_at < ${before}`.execute(db);
    },
  };
}
