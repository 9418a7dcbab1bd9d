import { execFile } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openOwnServer, type OwnServer } from '../trust/harness/server.ts';

const ROOT = join(import.meta.dirname, '../..');

let server: OwnServer;
beforeAll(async () => {
  const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const command: string[] = parse(compose, { merge: true }).services.db.command;
  server = await openOwnServer({
    // The container's own settings, but the log is archived more often than each minute.
    args: [...command.slice(1), '-c', 'archive_timeout=1'],
    env: (folder, port) => {
      cpSync(join(ROOT, 'ops/backup'), join(folder, 'backup'), { recursive: true });
      for (const name of ['', 'backup.sh', 'pgbackrest.conf']) chmodSync(join(folder, 'backup', name), 0o755);
      return {
        PGBACKREST_CONFIG: join(folder, 'backup/pgbackrest.conf'),
        PGBACKREST_REPO1_PATH: join(folder, 'repository'),
        PGBACKREST_LOCK_PATH: join(folder, 'locks'),
        PGBACKREST_PG1_PATH: join(folder, 'data'),
        PGBACKREST_PG1_SOCKET_PATH: folder,
        PGBACKREST_PG1_PORT: `${port}`,
        PGHOST: folder,
        PGPORT: `${port}`,
        PGUSER: 'shop',
        PGDATABASE: 'postgres',
      };
    },
  });
});
afterAll(() => server.close());

/** Runs the shop's own tool as its container does. Throws its output if it fails. */
const backup = (...args: string[]) =>
  promisify(execFile)(join(server.folder, 'backup/backup.sh'), args, { ...server.rights, cwd: server.folder });

async function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const COUNT = 'select count(*)::int as orders from orders';

describe('a database whose folder is lost a moment after its orders were deleted by mistake', () => {
  it('has every row of the second before the mistake once it is restored, and is backed up again', async () => {
    await backup('prepare');
    await query(readFileSync(join(ROOT, 'api/migrations/0032_backups.sql'), 'utf8'));
    await query('create table orders (id integer primary key)');
    await query('insert into orders select generate_series(1, 10)');
    await backup('once');
    await query('insert into orders select generate_series(11, 20)');
    // A backup's time is in whole seconds, and a restore uses a later one.
    await expect
      .poll(() => query(`select now() > max(finished_at) + interval '1 second' as is from backups`))
      .toEqual([{ is: true }]);
    const [before] = await query(
      `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as at`,
    );
    await query('delete from orders');
    const [log] = await query('select pg_walfile_name(pg_current_wal_lsn()) as name');
    await expect
      .poll(() => query('select last_archived_wal >= $1 as is from pg_stat_archiver', [log?.['name']]))
      .toEqual([{ is: true }]);
    await server.kill();
    rmSync(server.dataDir, { recursive: true });
    await backup('restore', String(before?.['at']));
    await server.start();
    expect(await query(COUNT)).toEqual([{ orders: 20 }]);
    await expect.poll(() => query('select pg_is_in_recovery() as is')).toEqual([{ is: false }]);
    await backup('once');
    await backup('healthy');
    expect(await query('select count(*)::int as backups from backups')).toEqual([{ backups: 2 }]);
  });
});
