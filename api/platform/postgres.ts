import { PostgresDialect } from 'kysely';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { DatabaseAdapter } from './database-adapter.ts';
import { SERVER_LIMITS, watchConnections, type PostgresConnections } from './postgres-connections.ts';
import { startHeartbeat } from './postgres-heartbeat.ts';
import { listen } from './postgres-listener.ts';
import { createStatementNames } from './prepared-statements.ts';

/** The advisory lock for migrations and sample data: the word "rangbandh" as a number. */
const LOCK = 7_264_226_234;
/** The maximum number of request connections. */
const MOST_CONNECTIONS = 10;
/** A statement that any server can run, and its timeout in milliseconds. */
const [PING, PING_MS] = [{ text: 'select 1' }, 2_000];
/** The timeouts of a connection for long work, and those for everything else. */
const NO_LIMITS = 'set statement_timeout = 0; set lock_timeout = 0';
const LIMITS = 'reset statement_timeout; reset lock_timeout';
/** The options of the job queues' own connections. `pg` gives a connection up if a statement times out. */
const JOB_QUEUE_LIMITS = { connectionTimeoutMillis: 5_000, query_timeout: 10_000, keepAlive: true };
/** Seconds between two checks for jobs of a dead process. */
const JOB_QUEUE_LOOKS = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 };

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens a pool of connections to a PostgreSQL server; each connection prepares a statement with values once. */
export function openPostgres(url: string, onConnectionLost: (error: Error) => void = () => undefined): DatabaseAdapter {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    // For a new connection, and for a free one.
    connectionTimeoutMillis: 3_500,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: '-c random_page_cost=1.1 -c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0',
    ...SERVER_LIMITS,
  });
  // A connection emits its error also while it is in use, and without a listener Node would end the process. The pool
  // repeats the errors of idle connections.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // Errors while the pool closes do not matter.
      if (!pool.ending) onConnectionLost(error);
    });
  });
  pool.on('error', () => undefined);
  const connections = watchConnections(pool);
  const heartbeat = startHeartbeat(url, () => connections.distrust());
  return {
    dialect: new PostgresDialect({ pool: withPreparedStatements(pool, connections) }),
    ping: () => withClient(connections, async (client) => void (await connections.query(client, PING, PING_MS))),
    isHopeless: () => heartbeat.isHopeless(),
    countConnections: () => ({
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
      most: MOST_CONNECTIONS,
    }),
    runScript: (text) => withClient(connections, (client) => runScript(client, text)),
    withExclusiveLock: (work) => withClient(connections, (client) => runWithAdvisoryLock(client, work)),
    jobQueueConnection: { connectionString: url, max: 3, ...JOB_QUEUE_LIMITS, ...JOB_QUEUE_LOOKS },
    // Kysely closes a pool only if it has used it.
    release: () => {
      heartbeat.stop();
      return connections.close();
    },
    listen: (channel, listener) => listen(url, channel, listener),
  };
}

async function withClient<T>(
  connections: PostgresConnections,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await connections.connect();
  try {
    return await work(client);
  } finally {
    connections.release(client);
  }
}

async function runScript(client: pg.PoolClient, text: string): Promise<void> {
  try {
    // A migration may take longer than a statement of a request.
    await client.query(NO_LIMITS);
    await client.query(text);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    await client.query(LIMITS);
  }
}

async function runWithAdvisoryLock<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  // Another process's migration may take longer than the statement timeout.
  await client.query(`${NO_LIMITS}; select pg_advisory_lock(${LOCK}); ${LIMITS}`);
  try {
    return await work();
  } finally {
    await client.query(`select pg_advisory_unlock(${LOCK})`);
  }
}

/**
 * The pool, with a name for each statement with values, so that PostgreSQL parses and plans it once for each
 * connection.
 */
function withPreparedStatements(pool: pg.Pool, connections: PostgresConnections): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = createStatementNames();
  return {
    options: pool.options,
    end: () => connections.close(),
    connect: async () => {
      const client = await connections.connect();
      const known = clients.get(client) ?? preparingClient(client, { connections, nameOf });
      clients.set(client, known);
      return known;
    },
  };
}

interface Preparing {
  connections: PostgresConnections;
  nameOf: (text: string) => string | undefined;
}

function preparingClient(client: pg.PoolClient, { connections, nameOf }: Preparing): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    connections.query(client, values.length > 0 ? { text, values: [...values], name: nameOf(text) } : { text });
  // Kysely's type has a second overload for cursors. Only streams use it, and we have none.
  const queryOfKysely = query as unknown as PostgresPoolClient['query'];
  return { query: queryOfKysely, release: (destroy) => connections.release(client, destroy) };
}
