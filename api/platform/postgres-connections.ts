import type pg from 'pg';

/**
 * Milliseconds for which an api waits for a statement's answer. The server gives up a statement earlier, so no answer at all
 * means that the line is silent.
 */
const ANSWER_MS = 4_500;
/** Milliseconds for which the end waits for connections in use. */
const CLOSE_MS = 3_000;

/** The server's own limits, in milliseconds: for a statement, for its wait for a lock, and for a transaction's next statement. */
export const SERVER_LIMITS = {
  statement_timeout: 4_000,
  lock_timeout: 3_500,
  idle_in_transaction_session_timeout: 10_000,
};

/** The connections of a pool. Those that have become silent are given up. */
export interface PostgresConnections {
  /** Takes a connection from the pool. */
  connect(): Promise<pg.PoolClient>;
  /** Runs a statement. When no answer comes in time, the connection is destroyed, and all idle ones with it. */
  query(client: pg.PoolClient, config: pg.QueryConfig, answerMs?: number): Promise<pg.QueryResult>;
  /** Gives a connection back, or up. */
  release(client: pg.PoolClient, isBroken?: boolean): void;
  /** Destroys the idle connections, and the others once they are given back: a line of the server has become silent. */
  distrust(): void;
  /** Closes the pool. Connections that are still in use after three seconds are destroyed. */
  close(): Promise<void>;
}

/**
 * Looks after the connections of a pool. A line can go silent without a word: a failover, a NAT that has forgotten it, a pooler
 * that hangs. All that is noticed is that no answer comes. Where one line is silent the others most likely are, too, and each of
 * them would cost another caller the same wait.
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
    query: async (client, config, answerMs = ANSWER_MS) => {
      const limited: pg.QueryConfig & { query_timeout: number } = { ...config, query_timeout: answerMs };
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
      // One that was in use while another turned out to be silent is not used again.
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

const NO_ANSWER = 'Query read timeout';

/** Whether no answer came to a statement within its time. */
const isSilence = (error: unknown): boolean => error instanceof Error && error.message === NO_ANSWER;

/** Breaks a connection off without a goodbye, which could not get through. */
function destroy(client: pg.PoolClient): void {
  client.connection.stream.destroy();
}
