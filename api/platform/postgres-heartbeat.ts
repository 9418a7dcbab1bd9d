import pg from 'pg';

/** Milliseconds between two beats, and those in which one is answered. */
const [INTERVAL_MS, ANSWER_MS] = [2_000, 2_000];
/** Milliseconds of silence after which the process is better started anew: what it holds may be as dead as the line. */
const HOPELESS_MS = 15_000;

/** Asks the server for a sign of life all the time, on a connection of its own. */
export interface Heartbeat {
  /** Whether nothing at all has come back for fifteen seconds; a server that refuses is not silent. */
  isHopeless(): boolean;
  stop(): void;
}

/**
 * Starts the heartbeat. It has a connection of its own, for a busy pool is not a silent line. `onSilence` runs at each beat that has
 * no answer.
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
    const answer = await Promise.race([ask(own), after(ANSWER_MS)]);
    if (answer !== 'well') drop();
    if (answer !== 'silent') silentSince = undefined;
    else {
      silentSince ??= performance.now() - ANSWER_MS;
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

/** One sign of life: an answer, or a refusal, which is one as well. */
async function ask(client: pg.Client): Promise<'well' | 'refused'> {
  try {
    if (!connected.has(client)) await client.connect();
    connected.add(client);
    await client.query('select 1');
    return 'well';
  } catch {
    // Refused, broken off, shutting down: somebody is there.
    return 'refused';
  }
}

const after = (milliseconds: number): Promise<'silent'> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('silent'), milliseconds).unref();
  });
