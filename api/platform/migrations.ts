import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../../server-kit/start-errors.ts';
import type { Database } from './database.ts';

interface Migration {
  name: string;
  hash: string;
  /** The number of the oldest migration that a program needs to run on the database after this one. */
  compatibleFrom: string;
  text: string;
}

interface AppliedMigration {
  name: string;
  hash: string;
  /** Null if the program that applied it did not know this column yet. */
  compatible_from: string | null;
}

const OWN_TABLE = `create table if not exists migrations (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default now()
);
alter table migrations add column if not exists compatible_from text`;

/** The first line of a migration that is compatible with older programs. */
const COMPATIBLE_FROM = /^-- Compatible from (\d{4})\.$/m;
/** The lock timeout of a migration, while all others wait behind it, and its number of tries and pause. */
const [LOCK_TIMEOUT, LOCK_TRIES, LOCK_PAUSE_MS] = ['2s', 90, 1_000];

/**
 * Applies the folder's SQL files in the order of their names, each in its own transaction. Returns the names of the
 * applied ones. Migrations of a newer program remain if they declare this program compatible. Throws if they do not, if
 * an applied file has changed or is missing, and if one fails.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const files = await readMigrations(folder);
  return database.withExclusiveLock(async () => {
    await database.runScript(OWN_TABLE);
    const columns = ['name', 'hash', 'compatible_from'] as const;
    const applied = await database.db.selectFrom('migrations').select(columns).orderBy('name').execute();
    applied.slice(0, files.length).forEach((row, index) => assertUnchanged(row, files[index]));
    applied.slice(files.length).forEach((row) => assertCompatible(row, files.at(-1)));
    const pending = files.slice(applied.length);
    for (const file of pending) await apply(database, file);
    return pending.map(({ name }) => name);
  });
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      const [, compatibleFrom = numberOf(name)] = COMPATIBLE_FROM.exec(text.split('\n', 1)[0] ?? '') ?? [];
      return { name, text, compatibleFrom, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

const numberOf = (name: string): string => name.slice(0, 4);

function assertUnchanged(applied: AppliedMigration, file: Migration | undefined): void {
  if (file?.name === applied.name && file.hash === applied.hash) return;
  throw new Error(
    `The database was made with another ${applied.name} than this program has. An applied migration never changes: ` +
      'write a new one, or start with another DATA_DIR or DATABASE_URL.',
  );
}

/** Throws if a migration that this program lacks makes the database incompatible with it. */
function assertCompatible({ name, compatible_from: from }: AppliedMigration, newest: Migration | undefined): void {
  const needed = from ?? numberOf(name);
  if (newest !== undefined && numberOf(newest.name) >= needed) return;
  throw new StartError(
    `The database is newer than this program: ${name} needs a program that has migration ${needed}, and this one ends with ` +
      `${newest?.name ?? 'none'}. Start a newer version, or another DATABASE_URL or DATA_DIR`,
  );
}

async function apply(database: Database, { name, hash, compatibleFrom, text }: Migration): Promise<void> {
  const values = `'${name}', '${hash}', '${compatibleFrom}'`;
  const record = `insert into migrations (name, hash, compatible_from) values (${values})`;
  const script = `begin;\nset local lock_timeout = '${LOCK_TIMEOUT}';\n${text}\n;${record};\ncommit;`;
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.runScript(script);
    } catch (error) {
      if (tries < LOCK_TRIES && isLockTimeout(error)) await setTimeout(LOCK_PAUSE_MS);
      else {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`Migration ${name} failed: ${reason}`, { cause: error });
      }
    }
  }
}

const isLockTimeout = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03';
