import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../scripts/ports.ts';
import { endWithThis } from './child.ts';

/** A PostgreSQL server for the databases of a run. */
export interface Server {
  /** The address of its database `postgres`, with a user who may create others. */
  url: string;
  /** For example `15.14`. */
  version: string;
  close(): Promise<void>;
}

/** A server of this run, which may be killed. */
export interface OwnServer extends Server {
  /** Kills it, as a power failure would; committed data is on the disk. */
  kill(): Promise<void>;
  /** Starts it again and resolves when it responds. */
  start(): Promise<void>;
  /** The folder with all its files. */
  folder: string;
  /** The folder of its data, in that one. */
  dataDir: string;
  /** The user that it runs as, and its environment: for programs that run with it. */
  rights: { uid?: number; gid?: number; env: NodeJS.ProcessEnv };
}

/** The options of a server that the run starts. */
export interface OwnServerOptions {
  /** Options of PostgreSQL, such as `-c archive_mode=on`. */
  args?: readonly string[];
  /** Its environment, by its folder and its port. */
  env?: (folder: string, port: number) => Record<string, string>;
}

const START_MS = 30_000;

/** The server of TEST_DATABASE_URL, or one that the run starts. Throws if there is neither. */
export async function openServer(): Promise<Server> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) return openOwnServer();
  return { url, version: await versionOf(url), close: async () => undefined };
}

/** Creates and starts a server in its own folder. Throws when the machine has no PostgreSQL. */
export async function openOwnServer({ args = [], env }: OwnServerOptions = {}): Promise<OwnServer> {
  const bin = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'rangbandh-trust-'));
  const user = whoMayRunIt();
  chmodSync(folder, 0o700);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'shop', '--auth=trust', '--no-sync'], { ...user, cwd: folder });
  const port = await freePort(20_000 + Math.floor(Math.random() * 10_000), '127.0.0.1');
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  const options = ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1', '-c', 'max_connections=400', ...args];
  const rights = { ...user, env: { ...process.env, ...env?.(folder, port) } };
  let running: ChildProcess | undefined;
  const kill = async () => {
    const ended = running;
    running = undefined;
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
    const gone = new Promise((resolve) => ended.once('exit', resolve));
    ended.kill('SIGKILL');
    await gone;
  };
  const begin = () => {
    const begun = spawn(join(bin, 'postgres'), options, { ...rights, cwd: folder, stdio: 'ignore' });
    endWithThis(begun);
    return begun;
  };
  const start = async () => {
    const until = performance.now() + START_MS;
    // The killed server's children end a moment later; until then no other server can start.
    while (performance.now() < until) {
      running ??= begin();
      if (running.exitCode !== null || running.signalCode !== null) running = undefined;
      else if (await responses(url)) return;
      await setTimeout(50);
    }
    throw new Error(`PostgreSQL didn't start within ${START_MS} ms.`);
  };
  await start();
  return {
    url,
    version: await versionOf(url),
    kill,
    start,
    folder,
    dataDir: data,
    rights,
    close: async () => {
      await kill();
      await setTimeout(200);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** The folder of initdb and postgres: Debian's, or that of the PATH. */
function binaries(): string {
  const found = globSync('/usr/lib/postgresql/*/bin/initdb').at(-1);
  if (found) return dirname(found);
  try {
    return dirname(execFileSync('/bin/sh', ['-c', 'command -v initdb'], { encoding: 'utf8' }).trim());
  } catch (cause) {
    throw new Error('No PostgreSQL here: apt-get install postgresql, or set TEST_DATABASE_URL.', { cause });
  }
}

/** PostgreSQL refuses to run as root. */
function whoMayRunIt(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function responses(url: string): Promise<boolean> {
  try {
    await versionOf(url);
    return true;
  } catch {
    return false;
  }
}

async function versionOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version.split(' ', 1)[0] ?? '';
  } finally {
    await client.end();
  }
}
