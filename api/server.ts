import { fileURLToPath } from 'node:url';
import { createApi } from './app.ts';
import { sampleCatalogue } from './catalog/seed.ts';
import { readApiConfig } from './config.ts';
import type { ApiConfig } from './config.ts';
import { isAway, openDatabase } from './platform/database.ts';
import type { Database } from './platform/database.ts';
import { migrate } from './platform/migrations.ts';
import { sampleReviews } from './reviews/seed.ts';
import { fillOnce } from './seeding.ts';
import type { Samples } from './seeding.ts';

/** Where the migrations are. */
export const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));

/** The api, listening. */
export interface RunningApi {
  /** For example `http://127.0.0.1:4001`. */
  address: string;
  /** Answers what is under way, then lets go of the port, the database and the data folder. */
  close(): Promise<void>;
}

/** Opens the database, brings it up to date, fills it when it is empty, and listens; throws when any of it fails. */
export async function openApi(config: ApiConfig): Promise<RunningApi> {
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    onBreak: (error) => process.emitWarning(`A connection to the database broke: ${error.message}`),
  });
  try {
    return await listen(database, config);
  } catch (error) {
    await database.close();
    if (!isAway(error)) throw error;
    throw new Error(`The database does not answer (DATABASE_URL): ${reasonOf(error)}.`, { cause: error });
  }
}

async function listen(database: Database, config: ApiConfig): Promise<RunningApi> {
  await migrate(database, MIGRATIONS);
  await fillOnce(database, samples);
  const app = await createApi({ database, config });
  const address = await app.listen({ host: config.host, port: config.port });
  return {
    address,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** What the system said; Node keeps one word for each address of a name, and then no sentence. */
function reasonOf(error: Error): string {
  return error.message || ('code' in error ? String(error.code) : error.name);
}

function samples(): Samples {
  const catalogue = sampleCatalogue();
  return { ...catalogue, reviews: sampleReviews(catalogue.products) };
}

if (import.meta.main) {
  const api = await openApi(readApiConfig());
  process.stdout.write(`The api answers on ${api.address}\n`);
  const stop = () => void api.close().then(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
}
