import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';

interface Migration {
  name: string;
  hash: string;
  text: string;
}

const OWN_TABLE = `create table if not exists migrations (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default now()
)`;

/**
 * Applies the folder's SQL files in the order of their names, each in its own transaction; answers the names of those
 * that it applied. Throws when an applied file has changed or is missing, and when one fails.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const files = await readMigrations(folder);
  return database.withExclusiveLock(async () => {
    await database.runScript(OWN_TABLE);
    const applied = await database.db.selectFrom('migrations').select(['name', 'hash']).orderBy('name').execute();
    applied.forEach((row, index) => assertUnchanged(row, files[index]));
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
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

function assertUnchanged(applied: { name: string; hash: string }, file: Migration | undefined): void {
  if (file?.name === applied.name && file.hash === applied.hash) return;
  throw new Error(
    `The database was made with another ${applied.name} than this program has. An applied migration never changes: ` +
      'write a new one, or start with another DATA_DIR or DATABASE_URL.',
  );
}

async function apply(database: Database, { name, hash, text }: Migration): Promise<void> {
  try {
    const record = `insert into migrations (name, hash) values ('${name}', '${hash}')`;
    await database.runScript(`begin;\n${text}\n;${record};\ncommit;`);
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
