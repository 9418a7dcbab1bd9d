import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { NotificationListener } from './database-adapter.ts';

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;
/** The interval between two checks of the connection, and the timeout of each, in milliseconds. */
const [BEAT_MS, RESPONSE_MS] = [5_000, 3_000];

const PING: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: RESPONSE_MS };

/** An open connection that listens. */
interface Connection {
  client: pg.Client;
  /** Resolves when the connection has ended, for whatever reason. */
  over: Promise<void>;
}

/**
 * Listens to a channel on a separate connection, because a pool may close its connections. Reconnects after growing
 * pauses. Rejects if the first connection can't be opened.
 */
export async function listen(
  url: string,
  channel: string,
  listener: NotificationListener,
): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  let connection = await connect(url, channel, listener);
  const reopen = async () => {
    await connection.over;
    for (let retryMs = FIRST_RETRY_MS; !stopped.signal.aborted;) {
      await pause(retryMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      try {
        connection = await connect(url, channel, listener);
        listener.onGap();
        retryMs = FIRST_RETRY_MS;
        await connection.over;
      } catch {
        // The database is unavailable: the next try comes later.
        retryMs = Math.min(2 * retryMs, MAX_RETRY_MS);
      }
    }
  };
  const reopening = reopen();
  return async () => {
    stopped.abort();
    await end(connection);
    await reopening;
    // A connection that was being opened when the listening ended.
    await end(connection);
  };
}

/** Closes the connection, and destroys it if the server doesn't respond. */
async function end({ client }: Connection): Promise<void> {
  const late = setTimeout(() => client.connection.stream.destroy(), RESPONSE_MS);
  await client.end();
  clearTimeout(late);
}

async function connect(url: string, channel: string, { onPayload }: NotificationListener): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Identifies the connection in pg_stat_activity.
    application_name: `listens to ${channel}`,
  });
  const over = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  client.on('notification', ({ payload = '' }) => onPayload(payload));
  // A dead connection brings no notification, and no error either.
  const beat = setInterval(() => {
    client.query(PING).catch(() => client.connection.stream.destroy());
  }, BEAT_MS).unref();
  void over.then(() => clearInterval(beat));
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  } catch (error) {
    await client.end();
    throw error;
  }
  return { client, over };
}
