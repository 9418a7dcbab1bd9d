import { readFile, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase, type Database, type Statement } from '../api/platform/database.ts';
import type { EmbeddedPostgres } from '../api/platform/embedded-postgres.ts';
import { migrate } from '../api/platform/migrations.ts';
import { EMBEDDED_SETTINGS, startEmbedded } from '../api/platform/pglite.ts';
import { MIGRATIONS } from '../api/server.ts';
import { madeOnce } from './template-cache.ts';

/** A migrated database without data, and the result of `STATE` at that time. */
interface Pooled {
  lite: EmbeddedPostgres;
  state: string;
}

/** The databases of this process that no test uses. Emptying one takes a tenth of the time of starting one. */
const idle: Pooled[] = [];
const MOST_IDLE = 3;

/** Opens a migrated, empty database in memory; closing it empties it for the next test. */
export async function openPooled(onStatement?: (statement: Statement) => void): Promise<Database> {
  const pooled = idle.pop() ?? (await startPooled());
  const database = await openDatabase({ embedded: pooled.lite, onStatement });
  return {
    ...database,
    close: async () => {
      await database.close();
      if (pooled.lite.closed) return;
      if (idle.length < MOST_IDLE && !pooled.lite.hasPanicked && (await empty(pooled))) idle.push(pooled);
      else await pooled.lite.close();
    },
  };
}

async function startPooled(): Promise<Pooled> {
  const lite = await startEmbedded({ loadDataDir: await readMigrated() });
  return { lite, state: await stateOf(lite) };
}

/** Deletes all rows since the migrations and resets the session. Returns false if other data has changed. */
async function empty({ lite, state }: Pooled): Promise<boolean> {
  // Not in one call, which would be one transaction.
  for (const statement of ['rollback', 'discard all', EMBEDDED_SETTINGS, DELETE_ROWS]) await lite.exec(statement);
  return (await stateOf(lite)) === state;
}

const stateOf = async (lite: EmbeddedPostgres): Promise<string> => JSON.stringify((await lite.query(STATE)).rows);

const DELETE_ROWS = `do $$
declare
  filled text[];
  one record;
  has_rows boolean;
begin
  -- Without triggers: that of products would truncate another of these tables.
  perform set_config('session_replication_role', 'replica', true);
  for one in select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
  loop
    continue when one.name = any ('{migrations}');
    execute format('select exists (select from %s)', one.name) into has_rows;
    if has_rows then filled := filled || one.name; end if;
  end loop;
  if filled is not null then execute format('truncate %s restart identity cascade', array_to_string(filled, ', ')); end if;
end $$`;

/** The things that tests change besides rows: tables, columns, indexes, constraints, functions and sequences. */
const STATE = `select
  (select md5(string_agg(relname || relkind::text || relnatts, ',' order by relnamespace, relname)) from pg_class where relnamespace > 16383 or relnamespace = 'public'::regnamespace) as relations,
  (select md5(string_agg(conname || conrelid, ',' order by conrelid, conname)) from pg_constraint) as constraints,
  (select md5(string_agg(proname || prosrc, ',' order by oid)) from pg_proc where pronamespace > 16383 or pronamespace = 'public'::regnamespace) as functions,
  (select md5(string_agg(tgname || tgrelid, ',' order by oid)) from pg_trigger) as triggers,
  (select md5(string_agg(schemaname || sequencename || coalesce(last_value, 0), ',' order by schemaname, sequencename)) from pg_sequences) as sequences,
  (select md5(string_agg(m::text, ',' order by name)) from migrations m) as migrations`;

let migrated: Promise<Blob> | undefined;

/** The content of a migrated database, made once for each state of the migrations. */
function readMigrated(): Promise<Blob> {
  migrated ??= madeOnce('database', ['api/migrations/*', 'package-lock.json'], async (path) => {
    const lite = await startEmbedded({ loadDataDir: await readEmptySnapshot() });
    const database = await openDatabase({ embedded: lite });
    await migrate(database, MIGRATIONS);
    await database.runScript('checkpoint');
    await writeSnapshot(path, await lite.dumpDataDir('none'));
    await lite.close();
  }).then(readBlob);
  return migrated;
}

/** A PGlite without any table as a snapshot; it lacks parts that no test needs: template databases, and a long log. */
export async function readEmptySnapshot(): Promise<Blob> {
  const path = await madeOnce('empty', ['package-lock.json'], async (draft) => {
    const lite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
    await lite.exec("update pg_database set datistemplate = false where datname like 'template%'");
    for (const name of ['template0', 'template1']) await lite.exec(`drop database ${name}`);
    await writeSnapshot(draft, await lite.dumpDataDir('none'));
    await lite.close();
  });
  return readBlob(path);
}

const readBlob = async (path: string) => new Blob([await readFile(path)]);
const writeSnapshot = async (path: string, content: Blob) => writeFile(path, Buffer.from(await content.arrayBuffer()));
