import { PostgresDialect } from 'kysely';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { DatabaseAdapter } from './database-adapter.ts';
import { listen } from './postgres-listener.ts';

/** The advisory lock for migrations and sample data: the word "rangbandh" as a number. */
const LOCK = 7_264_226_234;
/** The number of statements that each connection keeps prepared; more than the shop has, to bound memory. */
const MAX_PREPARED = 400;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens a pool of connections to a PostgreSQL server; each connection prepares a statement with values once. */
export function openPostgres(url: string, onConnectionLost: (error: Error) => void = () => undefined): DatabaseAdapter {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    options: '-c random_page_cost=1.1 -c timezone=UTC -c jit=off',
  });
  // A connection emits its error also while it is in use, and without a listener Node would end the process. The pool
  // repeats the errors of idle connections.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // What breaks while the pool is being closed is not missed.
      if (!pool.ending) onConnectionLost(error);
    });
  });
  pool.on('error', () => undefined);
  return {
    dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }),
    runScript: (text) => withClient(pool, (client) => runScript(client, text)),
    withExclusiveLock: (work) => withClient(pool, (client) => runWithAdvisoryLock(client, work)),
    jobQueueConnection: { connectionString: url, max: 3 },
    // Kysely only closes a pool that it has used.
    release: async () => {
      if (!pool.ending) await pool.end();
    },
    listen: (channel, listener) => listen(url, channel, listener),
    snapshot: () => Promise.reject(new Error('Only an embedded database has an image.')),
  };
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function runScript(client: pg.PoolClient, text: string): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function runWithAdvisoryLock<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  // Another process's migration may take longer than one statement may.
  await client.query(`set statement_timeout = 0; select pg_advisory_lock(${LOCK}); reset statement_timeout`);
  try {
    return await work();
  } finally {
    await client.query(`select pg_advisory_unlock(${LOCK})`);
  }
}

/** The pool, with a name for each statement with values: PostgreSQL then parses and plans it once for each connection. */
function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= MAX_PREPARED) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparingClient(client, nameOf);
      clients.set(client, known);
      return known;
    },
  };
}

function preparingClient(client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    client.query(values.length > 0 ? { text, values: [...values], name: nameOf(text) } : { text });
  // Kysely's type has a second overload for cursors, which only streams use; we have none.
  const queryOfKysely = query as unknown as PostgresPoolClient['query'];
  return { query: queryOfKysely, release: (destroy) => client.release(destroy) };
}
