import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { components } from '../../../schema/generated/rest.ts';
import { addDays, isDay } from '../../../schema/days.ts';
import type { Staff } from '../../platform/authentication.ts';
import { toCsv } from '../../platform/csv.ts';
import type { Db } from '../../platform/database.ts';
import type { JobQueues } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusals.ts';
import { randomId } from '../../platform/secrets.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { FILES, TooManyRows } from './files.ts';
import { fileNameOf, MOST_DAYS, type ExportKind, type ExportPeriod } from './kinds.ts';
import { EXPORT_QUEUE } from './queue.ts';
import { createExportRepository, type ExportRow } from './repository.ts';

type Export = components['schemas']['ExportedFile'];

/** The files for the accountant. */
export interface Exports {
  /** Requests a file, or returns the unfinished one of the same kind and period; refuses with INVALID_INPUT, and NOT_ALLOWED_IN_STATUS while ten of the person are unfinished. */
  request(staff: Staff, kind: ExportKind, period: ExportPeriod): Promise<Export>;
  /** One page of files, the newest first. */
  listPage(page: number): Promise<{ exports: Export[]; totalItems: number }>;
  /** A finished file; refuses with NOT_FOUND. */
  readFile(id: string): Promise<components['schemas']['ExportFileAnswer']>;
  /** Makes a file, once. Throws if it can be repeated. */
  make(id: string): Promise<void>;
}

/** The dependencies of exports. */
export interface ExportDependencies {
  db: Db;
  jobs: Pick<JobQueues, 'enqueue'>;
  now: () => Date;
  securityLog: SecurityLog;
}

const DAY_MS = 86_400_000;
/** How long a file is stored. */
const STORED_DAYS = 7;
/** The most unfinished files of one person: they are made one after another. */
const MOST_UNFINISHED = 10;
const STILL_MADE = 'Ten files of yours are still being made. Please wait until one is done.';
/** An unfinished file of an earlier request is not waited for: its job was lost. */
const LOST_MS = 3_600_000;

const compress = promisify(gzip);

/** Creates the exports. */
export function createExports({ db, jobs, now, securityLog }: ExportDependencies): Exports {
  const repository = createExportRepository(db);
  return {
    request: async (staff, kind, period) => {
      assertPeriod(period);
      const since = new Date(now().getTime() - LOST_MS);
      const same = await repository.findUnfinished(kind, period, since);
      if (same) return toExport(same);
      if ((await repository.countUnfinished(staff.by, since)) >= MOST_UNFINISHED)
        refuse('NOT_ALLOWED_IN_STATUS', { message: STILL_MADE });
      const id = randomId('ex');
      await db.transaction().execute(async (trx) => {
        await createExportRepository(trx).insert(id, kind, period, staff.by, now());
        await jobs.enqueue(trx, EXPORT_QUEUE.name, { exportId: id });
      });
      return toExport((await repository.find(id)) ?? refuse('NOT_FOUND'));
    },
    listPage: async (page) => {
      const { rows, total } = await repository.listPage(page);
      return { exports: rows.map(toExport), totalItems: total };
    },
    readFile: async (id) => {
      const found = (await repository.findFile(id)) ?? refuse('NOT_FOUND', { message: 'We couldn’t find this file.' });
      securityLog.write('export-read', { what: found.kind });
      return { fileName: nameOf(found), gzip: Buffer.from(found.file).toString('base64') };
    },
    make: async (id) => {
      const found = await repository.find(id);
      if (!found || found.state === 'done') return;
      try {
        const read = FILES[found.kind];
        const rows = await read(db, periodOf(found), (done, total) => repository.updateProgress(id, done, total));
        await repository.updateDone(id, rows.length - 1, await compress(await toCsv(rows)), now());
      } catch (error) {
        await repository.updateFailed(id, now());
        if (!(error instanceof TooManyRows)) throw error;
      }
    },
  };
}

/** Deletes the files that are older than a week. */
export async function deleteExpiredExports(db: Db, now: Date): Promise<void> {
  await createExportRepository(db).deleteBefore(new Date(now.getTime() - STORED_DAYS * DAY_MS));
}

function assertPeriod({ from, until }: ExportPeriod): void {
  if (!isDay(from)) wrong('from', 'Enter the first day.');
  if (!isDay(until)) wrong('until', 'Enter the last day.');
  if (until < from) wrong('until', 'The last day is before the first one.');
  if (until >= addDays(from, MOST_DAYS)) wrong('until', `A file has at most ${MOST_DAYS} days.`);
}

const wrong = (field: string, message: string): never => refuse('INVALID_INPUT', { field, message });

const periodOf = ({ from_day, until_day }: ExportRow): ExportPeriod => ({ from: from_day, until: until_day });
const nameOf = (row: ExportRow): string => fileNameOf(row.kind, periodOf(row));

const toExport = (row: ExportRow): Export => ({
  exportId: row.id,
  kind: row.kind,
  ...periodOf(row),
  state: row.state,
  requestedAt: row.requested_at.toISOString(),
  rowsDone: row.rows_done,
  ...(row.rows_total === null ? {} : { rowsTotal: row.rows_total }),
  ...(row.finished_at ? { finishedAt: row.finished_at.toISOString() } : {}),
  ...(row.state === 'done' ? { fileName: nameOf(row) } : {}),
});
