import { PostgresDialect } from 'kysely';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Adapter } from './database.ts';

/** The advisory lock under which migrations and the first filling run: the word "rangbandh" as a number. */
const LOCK = 7_264_226_234;
/** Shapes of statements that each connection keeps prepared; more than the shop has, so that it stays bounded. */
const MAX_PREPARED = 400;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens a pool of connections to a PostgreSQL server; each statement with values is prepared once a connection. */
export function openPostgres(url: string, onConnectionLost: (error: Error) => void = () => undefined): Adapter {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    options: '-c random_page_cost=1.1 -c timezone=UTC -c jit=off',
  });
  // Each connection tells of its own end, also while somebody has it, who hears of it by the next statement: with nobody
  // to listen the process would end. The pool says the same again of idle ones.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('error', () => undefined);
  return {
    dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }),
    runScript: (text) => withClient(pool, (client) => runScript(client, text)),
    withExclusiveLock: (work) => withClient(pool, (client) => runWithAdvisoryLock(client, work)),
    jobQueueConnection: { connectionString: url, max: 3 },
    // Kysely ends only a pool that it has begun to use.
    release: async () => {
      if (!pool.ending) await pool.end();
    },
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
  // Waiting for another process that migrates may take longer than a statement may.
  await client.query(`set statement_timeout = 0; select pg_advisory_lock(${LOCK}); reset statement_timeout`);
  try {
    return await work();
  } finally {
    await client.query(`select pg_advisory_unlock(${LOCK})`);
  }
}

/** The pool, but statements with values get a name, by which PostgreSQL parses and plans them once a connection. */
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
  // Kysely's type has a second form, with a cursor, which only a streamed answer takes; we stream none.
  const queryOfKysely = query as unknown as PostgresPoolClient['query'];
  return { query: queryOfKysely, release: (destroy) => client.release(destroy) };
}
