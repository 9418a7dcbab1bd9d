import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import type { DatabaseAdapter } from './database-adapter.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { lockFolder } from './folder-lock.ts';

/** The first settings of each session of the embedded database. */
export const EMBEDDED_SETTINGS = `set random_page_cost = 1.1; set timezone = 'UTC'`;

/**
 * Opens the embedded database in its folder, which is locked until the release. Or uses an open one, which remains
 * open.
 */
export async function openPglite(options: {
  dataDir?: string | undefined;
  embedded?: EmbeddedPostgres | undefined;
}): Promise<DatabaseAdapter> {
  const { dataDir, embedded } = options;
  if (dataDir) await mkdir(dataDir, { recursive: true });
  const lock = dataDir ? await lockFolder(dataDir) : undefined;
  const start = embedded ?? startEmbedded(dataDir ? { dataDir: join(dataDir, 'postgres') } : {});
  const lite = await Promise.resolve(start).catch(async (error: unknown) => {
    await lock?.release();
    throw error;
  });
  return {
    dialect: new PGliteDialect({ pglite: lite }),
    isHopeless: () => lite.hasPanicked,
    countConnections: () => ({ inUse: 0, waiting: 0, most: 1 }),
    runScript: (text) => runScript(lite, text),
    // The folder's lock already excludes every other process.
    withExclusiveLock: (work) => work(),
    // Requests and job queues share one connection; a transaction uses it exclusively until it ends.
    jobQueueConnection: { db: fromPglite(lite), backend: 'pglite' },
    listen: (channel, { onPayload }) => lite.listen(channel, onPayload),
    release: async () => {
      if (!embedded && !lite.closed) await lite.close();
      await lock?.release();
    },
  };
}

/** Starts the embedded server: in a folder, or in memory with the dump of another one. */
export async function startEmbedded(from: { dataDir?: string; loadDataDir?: Blob }): Promise<EmbeddedPostgres> {
  const lite = new EmbeddedPostgres({ ...from, extensions: { pg_trgm }, parsers: { [types.INT8]: Number } });
  await lite.waitReady;
  await lite.exec(EMBEDDED_SETTINGS);
  return lite;
}

async function runScript(lite: EmbeddedPostgres, text: string): Promise<void> {
  try {
    await lite.exec(text);
  } catch (error) {
    await lite.exec('rollback');
    throw error;
  }
}
