import { Kysely, sql } from 'kysely';
import type { Dialect, Generated } from 'kysely';
import type { ConstructorOptions } from 'pg-boss';

/** Where the data is. Only the two adapters below this file know more than this. */
export interface DatabaseOptions {
  /** A PostgreSQL server's address; wins over `dataDir`. */
  url?: string | undefined;
  /** The folder of the embedded database; without `url` and `dataDir` everything is in memory. */
  dataDir?: string | undefined;
  /** An embedded database's content to start from, as `image()` made it. */
  snapshot?: Blob | undefined;
  /** Hears of every statement just after it ran. */
  onStatement?: ((statement: Statement) => void) | undefined;
  /** Hears of a connection that broke while no statement ran on it. */
  onConnectionLost?: ((error: Error) => void) | undefined;
}

/** One SQL statement as it went to the database. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** The table in which the database keeps what was done to it. */
interface MigrationsTables {
  migrations: { name: string; hash: string; applied_at: Generated<Date> };
}

/** The database as repositories know it; each adds its own tables by `withTables`. */
export type Db = Kysely<MigrationsTables>;

/** A way to the database beside the one for shoppers' requests. */
export type JobQueueConnection = Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>;

/** An open database. */
export interface Database {
  db: Db;
  /** Runs several statements at once, without values; a failed one takes back its transaction and throws. */
  runScript(text: string): Promise<void>;
  /** Does `work` while no other process does any, on this database. */
  withExclusiveLock<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when the database answers; throws when it doesn't within two seconds. */
  ping(): Promise<void>;
  /** How the queue of jobs reaches this database. */
  jobQueueConnection: JobQueueConnection;
  /** All content, to start another embedded database from; throws on a server. */
  snapshot(): Promise<Blob>;
  close(): Promise<void>;
}

/** What an adapter provides for its kind of database. */
export type Adapter = Pick<Database, 'runScript' | 'withExclusiveLock' | 'jobQueueConnection' | 'snapshot'> & {
  dialect: Dialect;
  release?(): Promise<void>;
};

/** Opens PostgreSQL by its address, or the embedded PGlite in its folder or in memory; throws when it can't. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const adapter = await openAdapter(options);
  const { onStatement } = options;
  const db: Db = new Kysely({
    dialect: adapter.dialect,
    ...(onStatement ? { log: ({ query }) => onStatement({ sql: query.sql, parameters: query.parameters }) } : {}),
  });
  return {
    db,
    runScript: adapter.runScript,
    withExclusiveLock: adapter.withExclusiveLock,
    jobQueueConnection: adapter.jobQueueConnection,
    snapshot: adapter.snapshot,
    ping: () => withTimeout(sql`select 1`.execute(db), 2_000),
    close: async () => {
      await db.destroy();
      await adapter.release?.();
    },
  };
}

async function openAdapter({ url, dataDir, snapshot, onConnectionLost }: DatabaseOptions): Promise<Adapter> {
  if (url) return (await import('./postgres.ts')).openPostgres(url, onConnectionLost);
  return (await import('./pglite.ts')).openPglite({ dataDir, snapshot });
}

async function withTimeout(work: Promise<unknown>, milliseconds: number): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The database does not answer.')), milliseconds);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Classes of SQLSTATE and codes of the system that say: the database is away, not the statement wrong. */
const UNAVAILABLE_CODES = /^(08|53|57P)|^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND)/;

const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|encountered a connection error/;

/** Whether a failed statement failed because the database is away or too busy. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return UNAVAILABLE_CODES.test(code) || UNAVAILABLE_MESSAGES.test(error.message);
}
