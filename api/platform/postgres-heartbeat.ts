import pg from 'pg';

/** The interval between two heartbeats, and the timeout of each, in milliseconds. */
const [INTERVAL_MS, RESPONSE_MS] = [2_000, 2_000];
/** Milliseconds of silence after which the process should restart: its other connections may be dead too. */
const HOPELESS_MS = 15_000;

/** Sends regular heartbeats to the server, on a separate connection. */
export interface Heartbeat {
  /** Whether nothing has arrived for fifteen seconds. A server that refuses is not silent. */
  isHopeless(): boolean;
  stop(): void;
}

/**
 * Starts the heartbeat. It has a separate connection, because a busy pool is not a dead connection. `onSilence` runs at
 * each heartbeat without a reply.
 */
export function startHeartbeat(url: string, onSilence: () => void): Heartbeat {
  let client: pg.Client | undefined;
  let silentSince: number | undefined;
  const drop = () => {
    client?.connection.stream.destroy();
    client = undefined;
  };
  const beat = async () => {
    const own = (client ??= createClient(url));
    const response = await Promise.race([query(own), after(RESPONSE_MS)]);
    if (response !== 'well') drop();
    if (response !== 'silent') silentSince = undefined;
    else {
      silentSince ??= performance.now() - RESPONSE_MS;
      onSilence();
    }
  };
  let timer = setTimeout(run, INTERVAL_MS).unref();
  let isStopped = false;
  function run() {
    void beat().then(() => {
      if (!isStopped) timer = setTimeout(run, INTERVAL_MS).unref();
    });
  }
  return {
    isHopeless: () => silentSince !== undefined && performance.now() - silentSince > HOPELESS_MS,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      drop();
    },
  };
}

const connected = new WeakSet<pg.Client>();

function createClient(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', () => undefined);
  return client;
}

/** One heartbeat: a result or a refusal, which both show that the server lives. */
async function query(client: pg.Client): Promise<'well' | 'refused'> {
  try {
    if (!connected.has(client)) await client.connect();
    connected.add(client);
    await client.query('select 1');
    return 'well';
  } catch {
    // Refused, disconnected or shutting down: the server is there.
    return 'refused';
  }
}

const after = (milliseconds: number): Promise<'silent'> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('silent'), milliseconds).unref();
  });
