import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/ports.ts';

/** A server of the shop in a separate process. */
export type ServerName = 'api' | 'bff' | 'web';

/** The shop as in production: a PostgreSQL and one process for each server, all on this machine. */
export interface RunningShop {
  web: string;
  graphql: string;
  /** The address of its PostgreSQL database. */
  database: string;
  /** The addresses of the servers' metrics. */
  metrics: Record<ServerName, string>;
  close(): Promise<void>;
}

/** The differences from the usual shop. */
export interface ShopOptions {
  /** Settings of all servers. */
  env?: NodeJS.ProcessEnv;
}

const ready = 'ready';

function postgresFolder(): string {
  const base = '/usr/lib/postgresql';
  const [version] = existsSync(base) ? readdirSync(base).toSorted().toReversed() : [];
  if (!version) throw new Error('The bench wants a PostgreSQL: apt-get install postgresql');
  return join(base, version, 'bin');
}

/** Runs a command as the user postgres if we are root, because PostgreSQL refuses to run as root. */
function asPostgres(command: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [program = '', ...rest] = isRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command]
    : command;
  const { status, stderr } = spawnSync(program, rest, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    cwd: '/',
  });
  if (status !== 0) throw new Error(`${command[0]} failed: ${stderr}`);
}

function openPostgres(port: number): { url: string; close(): void } {
  const bin = postgresFolder();
  const folder = mkdtempSync(join(tmpdir(), 'rangbandh-pg-'));
  if (process.getuid?.() === 0) {
    const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
    chownSync(folder, id('-u'), id('-g'));
  }
  asPostgres([join(bin, 'initdb'), '-D', folder, '-U', 'shop', '--auth=trust']);
  asPostgres([
    join(bin, 'pg_ctl'),
    '-D',
    folder,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -k ${folder} -h 127.0.0.1`,
    'start',
  ]);
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    close() {
      asPostgres([join(bin, 'pg_ctl'), '-D', folder, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts one server and waits until it responds at `probe`, a minute at most. */
async function startServer(file: string, env: NodeJS.ProcessEnv, probe: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-C', 'production', file], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = Date.now() + 60_000;
  while (Date.now() < until && child.exitCode === null) {
    const response = await fetch(probe).then(
      ({ ok }) => (ok ? ready : ''),
      () => '',
    );
    if (response === ready) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`${file} doesn't answer at ${probe}`);
}

/** Invented values of the settings that a real shop requires: nobody logs in or buys here, and no server listens at these addresses. */
const madeUp = () => ({
  SESSION_SECRET: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtp://127.0.0.1:9',
  GOOGLE_CLIENT_ID: 'nobody',
  GOOGLE_CLIENT_SECRET: 'nothing',
  RAZORPAY_URL: 'https://127.0.0.1:9',
  RAZORPAY_KEY_ID: 'rzp_live_nobody',
  RAZORPAY_KEY_SECRET: 'nothing',
  RAZORPAY_WEBHOOK_SECRET: 'nothing',
});

/** Starts only the api on a port, with the production settings of a shop; `close` waits until it has ended. */
export async function openApi(port: number, settings: NodeJS.ProcessEnv): Promise<{ close(): Promise<void> }> {
  const env = { ...process.env, ...madeUp(), PUBLIC_URL: 'http://127.0.0.1', NODE_ENV: 'production', ...settings };
  const child = await startServer(
    'api/server.ts',
    { ...env, API_PORT: String(port) },
    `http://127.0.0.1:${port}/readyz`,
  );
  return {
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Fills the empty shop: a start in production inserts no samples. */
function addSamples(env: NodeJS.ProcessEnv, address: string): void {
  execFileSync(process.execPath, ['api/shop.ts', 'samples', 'add'], { env: { ...env, REST_URL: address } });
}

/** Starts PostgreSQL and the three servers as separate processes, with the production settings of a shop. */
export async function openShop({ env: extra }: ShopOptions = {}): Promise<RunningShop> {
  const host = '127.0.0.1';
  const ports = await findPorts(host);
  const database = openPostgres(await freePort(21_700, host));
  const at = (port: number, path: string) => `http://${host}:${port}${path}`;
  const env = {
    ...process.env,
    ...madeUp(),
    PUBLIC_URL: at(ports.web, ''),
    DATABASE_URL: database.url,
    API_PORT: String(ports.api),
    BFF_PORT: String(ports.bff),
    PORT: String(ports.web),
    NODE_ENV: 'production',
    ...extra,
  };
  const servers: ChildProcess[] = [];
  const open = async (name: ServerName, probe: string) => {
    const settings = { ...env, METRICS_PORT: String(ports.metrics[name]) };
    servers.push(await startServer(`${name}/server.ts`, settings, at(ports[name], probe)));
  };
  await open('api', '/readyz');
  addSamples(env, at(ports.api, ''));
  await open('bff', '/readyz');
  await open('web', '/robots.txt');
  const metricsOf = (name: ServerName) => at(ports.metrics[name], '/metrics');
  return {
    web: at(ports.web, ''),
    graphql: at(ports.bff, '/graphql'),
    database: database.url,
    metrics: { api: metricsOf('api'), bff: metricsOf('bff'), web: metricsOf('web') },
    async close() {
      const ended = servers.map((server) => new Promise((resolve) => server.once('exit', resolve)));
      for (const server of servers) server.kill('SIGTERM');
      await Promise.all(ended);
      database.close();
    },
  };
}

async function findPorts(host: string) {
  return {
    api: await freePort(21_400, host),
    bff: await freePort(21_500, host),
    web: await freePort(21_600, host),
    metrics: {
      api: await freePort(21_450, host),
      bff: await freePort(21_550, host),
      web: await freePort(21_650, host),
    },
  };
}
