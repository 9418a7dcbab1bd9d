import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { NotificationListener } from './database-adapter.ts';

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;
/** Milliseconds between two questions whether the line still answers, and those for the answer. */
const [BEAT_MS, ANSWER_MS] = [5_000, 3_000];

const PING: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: ANSWER_MS };

/** An open connection that listens. */
interface Connection {
  client: pg.Client;
  /** Resolves when the connection is over, well or not. */
  over: Promise<void>;
}

/**
 * Listens to a channel on a connection of its own, for a pool may close any of its. When it breaks, another one is opened,
 * after pauses that grow. Rejects when the first one can't be opened.
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
        // The database is away: the next try comes later.
        retryMs = Math.min(2 * retryMs, MAX_RETRY_MS);
      }
    }
  };
  const reopening = reopen();
  return async () => {
    stopped.abort();
    await end(connection);
    await reopening;
    // One that was being opened when the listening ended.
    await end(connection);
  };
}

/** Says goodbye, and breaks the connection off when the server doesn't hear it. */
async function end({ client }: Connection): Promise<void> {
  const late = setTimeout(() => client.connection.stream.destroy(), ANSWER_MS);
  await client.end();
  clearTimeout(late);
}

async function connect(url: string, channel: string, { onPayload }: NotificationListener): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Told apart in pg_stat_activity.
    application_name: `listens to ${channel}`,
  });
  const over = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  client.on('notification', ({ payload = '' }) => onPayload(payload));
  // A line that has gone silent brings no notification, and no error either.
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
