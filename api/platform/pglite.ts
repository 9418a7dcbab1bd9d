import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import type { DatabaseAdapter } from './database-adapter.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { lockFolder } from './folder-lock.ts';

/** Opens the embedded database; it locks its folder until it is released. */
export async function openPglite(options: {
  dataDir?: string | undefined;
  snapshot?: Blob | undefined;
}): Promise<DatabaseAdapter> {
  const { dataDir, snapshot } = options;
  if (dataDir) await mkdir(dataDir, { recursive: true });
  const lock = dataDir ? await lockFolder(dataDir) : undefined;
  const lite = await start(dataDir, snapshot).catch(async (error: unknown) => {
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
    // Requests and job queues share one connection; a transaction has it alone until it ends.
    jobQueueConnection: { db: fromPglite(lite), backend: 'pglite' },
    listen: (channel, { onPayload }) => lite.listen(channel, onPayload),
    snapshot: () => lite.dumpDataDir('none'),
    release: async () => {
      if (!lite.closed) await lite.close();
      await lock?.release();
    },
  };
}

async function start(dataDir: string | undefined, snapshot: Blob | undefined): Promise<EmbeddedPostgres> {
  const lite = new EmbeddedPostgres({
    ...(dataDir ? { dataDir: join(dataDir, 'postgres') } : {}),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    extensions: { pg_trgm },
    parsers: { [types.INT8]: Number },
  });
  await lite.waitReady;
  await lite.exec(`set random_page_cost = 1.1; set timezone = 'UTC'`);
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
