import type pg from 'pg';

/**
 * Milliseconds for which an api waits for the result of a statement. The server's timeout is shorter, so no result at
 * all means that the connection is dead.
 */
const RESPONSE_MS = 4_500;
/** Milliseconds for which the close waits for connections in use. */
const CLOSE_MS = 3_000;

/** The server's own limits, in milliseconds: for a statement, for its wait for a lock, and for a transaction's next statement. */
export const SERVER_LIMITS = {
  statement_timeout: 4_000,
  lock_timeout: 3_500,
  idle_in_transaction_session_timeout: 10_000,
};

/** The connections of a pool. Dead connections are destroyed. */
export interface PostgresConnections {
  /** Acquires a connection from the pool. */
  connect(): Promise<pg.PoolClient>;
  /** Runs a statement. If no result arrives in time, destroys the connection and all idle ones. */
  query(client: pg.PoolClient, config: pg.QueryConfig, responseMs?: number): Promise<pg.QueryResult>;
  /** Returns a connection to the pool, or destroys it. */
  release(client: pg.PoolClient, isBroken?: boolean): void;
  /**
   * Destroys the idle connections, and the others when they are released, because a connection to the server is dead.
   */
  distrust(): void;
  /** Closes the pool. Connections that are still in use after three seconds are destroyed. */
  close(): Promise<void>;
}

/**
 * Watches the connections of a pool. A connection can die silently: a failover, an expired NAT entry, a hanging pooler.
 * The only sign is that no result arrives. If one connection is dead, the others probably are too, and each would cost
 * another caller the same wait.
 */
export function watchConnections(pool: pg.Pool): PostgresConnections {
  const all = new Map<pg.PoolClient, { openedAt: number; isIdle: boolean }>();
  let silentAt = -Infinity;
  pool.on('connect', (client) => all.set(client, { openedAt: performance.now(), isIdle: false }));
  pool.on('remove', (client) => all.delete(client));
  const setIdle = (client: pg.PoolClient, isIdle: boolean) => {
    const known = all.get(client);
    if (known) known.isIdle = isIdle;
  };
  const distrust = () => {
    silentAt = performance.now();
    for (const [client, { isIdle }] of all) if (isIdle) destroy(client);
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      setIdle(client, false);
      return client;
    },
    query: async (client, config, responseMs = RESPONSE_MS) => {
      const limited: pg.QueryConfig & { query_timeout: number } = { ...config, query_timeout: responseMs };
      try {
        return await client.query(limited);
      } catch (error) {
        if (isSilence(error)) {
          destroy(client);
          distrust();
        }
        throw error;
      }
    },
    release: (client, isBroken = false) => {
      // A connection that was in use when another one was found dead is not reused.
      const isSuspect = (all.get(client)?.openedAt ?? 0) <= silentAt;
      setIdle(client, true);
      client.release(isBroken || isSuspect);
    },
    distrust,
    close: async () => {
      const late = setTimeout(() => {
        for (const client of all.keys()) destroy(client);
      }, CLOSE_MS);
      try {
        if (!pool.ending) await pool.end();
      } finally {
        clearTimeout(late);
      }
    },
  };
}

const NO_RESPONSE = 'Query read timeout';

/** Whether no result of a statement arrived in time. */
const isSilence = (error: unknown): boolean => error instanceof Error && error.message === NO_RESPONSE;

/** Destroys a connection without a closing message, which could not arrive. */
function destroy(client: pg.PoolClient): void {
  client.connection.stream.destroy();
}
