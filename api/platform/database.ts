import { Kysely, sql } from 'kysely';
import type { Generated, LogConfig } from 'kysely';
import type { DatabaseAdapter } from './database-adapter.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';

/** The location of the data. Only the two adapters know more about it. */
export interface DatabaseOptions {
  /** The address of a PostgreSQL server; it takes precedence over `dataDir`. */
  url?: string | undefined;
  /** The folder of the embedded database. Without `url` and `dataDir` the data is in memory only. */
  dataDir?: string | undefined;
  /** An embedded database that is already open, and remains open after the close. */
  embedded?: EmbeddedPostgres | undefined;
  /** Called with every statement just after it ran. */
  onStatement?: ((statement: Statement) => void) | undefined;
  /** Called with the duration in seconds of each statement, also of a failed one, and its text without values. */
  onQueryResult?: ((seconds: number, text: string) => void) | undefined;
  /** Called when a connection breaks while no statement runs on it. */
  onConnectionLost?: ((error: Error) => void) | undefined;
}

/** One SQL statement as it was sent to the database. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** The table of applied migrations. */
interface MigrationsTables {
  migrations: { name: string; hash: string; compatible_from: string | null; applied_at: Generated<Date> };
}

/** The database for repositories; each adds its tables with `withTables`. */
export type Db = Kysely<MigrationsTables>;

/** An open database. */
export interface Database extends Omit<DatabaseAdapter, 'dialect' | 'release' | 'ping'> {
  db: Db;
  /** Resolves when the database responds; throws if it does not within two seconds. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Opens PostgreSQL by its address, or the embedded PGlite in its folder or in memory; throws when that fails. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const adapter = await openAdapter(options);
  const { onStatement, onQueryResult } = options;
  const log: LogConfig = ({ level, query, queryDurationMillis }) => {
    if (level === 'query') onStatement?.({ sql: query.sql, parameters: query.parameters });
    onQueryResult?.(queryDurationMillis / 1_000, query.sql);
  };
  const db: Db = new Kysely({
    dialect: adapter.dialect,
    ...(onStatement || onQueryResult ? { log } : {}),
  });
  return {
    db,
    isHopeless: adapter.isHopeless,
    countConnections: adapter.countConnections,
    runScript: adapter.runScript,
    withExclusiveLock: adapter.withExclusiveLock,
    jobQueueConnection: adapter.jobQueueConnection,
    listen: adapter.listen,
    ping: () => withTimeout(adapter.ping?.() ?? sql`select 1`.execute(db), 2_000),
    close: async () => {
      // Kysely would close an embedded database that others still use.
      if (!options.embedded) await db.destroy();
      await adapter.release();
    },
  };
}

async function openAdapter({ url, dataDir, embedded, onConnectionLost }: DatabaseOptions): Promise<DatabaseAdapter> {
  if (url) return (await import('./postgres.ts')).openPostgres(url, onConnectionLost);
  return (await import('./pglite.ts')).openPglite({ dataDir, embedded });
}

async function withTimeout(work: Promise<unknown>, milliseconds: number): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The database does not respond.')), milliseconds);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * SQLSTATE classes and system codes of an unavailable database, in contrast to a wrong statement. Its name or network
 * is unavailable, it can't be reached, lacks resources, shuts down, waits too long, or can't read or write its files.
 */
const UNAVAILABLE_CODES = /^(08|53|57P|57014|55P03|25P03|58)|^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_)/;

/** The severities of errors that end the session, or all sessions. */
const ENDING = new Set<unknown>(['FATAL', 'PANIC']);

const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|encountered a connection error|Client was closed/;

/** PostgreSQL's own message is clear for these: unknown database, user or password, or a missing right. */
const REFUSED_CODES = /^(3D000|28|42501)/;

/** Why a database could not be opened, without its password; undefined if its address is not the reason. */
export function whyNotOpened(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // For a host name with several addresses, Node has only a code and no message.
  const code = 'code' in error ? String(error.code) : '';
  if (REFUSED_CODES.test(code)) return `the server refuses it, ${error.message}`;
  return isDatabaseUnavailable(error) ? `the database does not respond, ${error.message || code}` : undefined;
}

/** Whether a statement failed because the database is unavailable or overloaded. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  const isEnded = 'severity' in error && ENDING.has(error.severity);
  return isEnded || UNAVAILABLE_CODES.test(code) || UNAVAILABLE_MESSAGES.test(error.message);
}
