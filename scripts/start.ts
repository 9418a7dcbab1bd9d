import { onNpmEnd } from '../server-kit/graceful-shutdown.ts';
import { SHOP } from '../schema/shop.ts';
import { readApiConfig, type ApiConfig } from '../api/config.ts';
import { startApi } from '../api/server.ts';
import { readGatewayConfig } from '../bff/config.ts';
import { startGateway } from '../bff/server.ts';
import { buildWeb } from '../web/build.ts';
import { readWebConfig } from '../web/config.ts';
import { openWeb } from '../web/server.ts';
import { freePort, openOnFreePorts } from './ports.ts';

/** The servers in the order of their metrics ports: the first uses METRICS_PORT itself. */
const SERVERS = ['api', 'gateway', 'storefront'] as const;

interface RunningServer {
  address: string;
  close(): Promise<void>;
}

const print = (what: string, words: string) => console.log(`  ${what.padEnd(11)}${words}`);

const PORTS = { PORT: 3000, BFF_PORT: 4000, API_PORT: 4001 };

/** Chooses the ports of the servers: the default ones, or the next free ones, which it prints. */
async function choosePorts(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const host = env['HOST'] ?? '127.0.0.1';
  const taken: number[] = [];
  const chosen: Record<string, string> = {};
  for (const [name, usual] of Object.entries(PORTS)) {
    const wanted = Number(env[name] ?? usual);
    const port = Number.isInteger(wanted) ? await freePort(wanted, host, taken) : wanted;
    if (port !== wanted) print('ports', `${wanted} is taken, so ${port} instead`);
    taken.push(port);
    chosen[name] = String(port);
  }
  return { ...env, ...chosen };
}

/** The configuration of the api, with free ports for the trial's outbox, sample provider and payment simulator. */
async function chooseApiConfig(env: NodeJS.ProcessEnv): Promise<ApiConfig> {
  const config = readApiConfig(environmentOf('api', env));
  const taken = Object.keys(PORTS).map((name) => Number(env[name]));
  const free = async (wanted: number) => {
    const port = await freePort(wanted, config.host, taken);
    taken.push(port);
    return port;
  };
  const outboxPort = await free(config.outboxPort);
  const sampleGooglePort = await free(config.sampleGooglePort);
  const paymentSimulatorPort = await free(config.paymentSimulatorPort);
  return { ...config, logsSecurity: logsSecurity(config), outboxPort, sampleGooglePort, paymentSimulatorPort };
}

/** A trial prints no lines of the security log among its words, unless LOG_LEVEL asks for such lines. */
const logsSecurity = ({ isProduction, logLevel }: ApiConfig): boolean =>
  isProduction || ['info', 'debug', 'trace'].includes(logLevel);

/** The environment of a server: each serves its metrics on a separate port. */
function environmentOf(server: (typeof SERVERS)[number], env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const first = Number(env['METRICS_PORT'] || 0);
  return first > 0 ? { ...env, METRICS_PORT: String(first + SERVERS.indexOf(server)) } : env;
}

function printMetricsAddress(address: string | undefined): void {
  if (address) print('metrics', address);
}

/** Milliseconds after which a process that shuts down ends in any case. */
const CLOSE_MS = 20_000;

/**
 * Stops the servers, top one first, on the first Ctrl-C or SIGTERM, or when npm ends. A second signal ends the process
 * at once.
 */
function stopOnSignal(servers: RunningServer[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(130);
    stopping = true;
    setTimeout(() => process.exit(1), CLOSE_MS).unref();
    console.log('\nClosing the shop …');
    for (const server of servers.toReversed()) await server.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  onNpmEnd(() => void stop());
}

/** Builds the storefront, unless a build of the same sources exists. */
async function build(): Promise<void> {
  const began = performance.now();
  const built = await buildWeb();
  print('storefront', built ? `built in ${((performance.now() - began) / 1000).toFixed(1)} s` : 'built already');
}

/** Builds and opens the shop; tries again if another program takes one of its ports meanwhile. */
async function start(env: NodeJS.ProcessEnv): Promise<void> {
  console.log(SHOP.name);
  const servers: RunningServer[] = [];
  stopOnSignal(servers);
  const dev = process.argv.includes('--dev');
  if (!dev) await build();
  const address = await openOnFreePorts(
    async () => openServers(await choosePorts(env), servers, dev),
    async ({ message }) => {
      print('ports', `${message} now: once more`);
      for (const server of servers.splice(0).toReversed()) await server.close();
    },
  );
  console.log(`\nThe shop is open at ${address} (Ctrl-C closes it)`);
}

/**
 * Opens all servers in this process. With REST_URL set, the gateway uses that host, and our api is not started. Returns
 * the shop's address.
 */
async function openServers(env: NodeJS.ProcessEnv, servers: RunningServer[], dev: boolean): Promise<string> {
  if (env['REST_URL']) {
    print('rest host', env['REST_URL']);
  } else {
    const config = await chooseApiConfig(env);
    print('database', config.databaseUrl ? 'PostgreSQL at DATABASE_URL' : `PGlite in ${config.dataDir}`);
    const api = await startApi(config);
    servers.push(api);
    print('rest host', api.address);
    printMetricsAddress(api.metrics);
    if (api.outbox) print('mails', `${api.outbox} (codes and links of this trial)`);
    if (api.sampleGoogle) print('google', `${api.sampleGoogle} (a sample in its place)`);
    if (api.paymentSimulator) print('payments', `${api.paymentSimulator} (a sample: no money moves)`);
    if (api.setupLink) print('owner', `${api.setupLink} (makes you the first owner)`);
    if (config.staffSecondFactor === 'offered') print('staff', 'need no second factor in a trial');
    env['PAYMENT_WIDGET_URL'] = api.widgetUrl;
  }
  const gateway = await startGateway(readGatewayConfig(environmentOf('gateway', env)));
  servers.push(gateway);
  print('gateway', `${gateway.address}/graphql`);
  printMetricsAddress(gateway.metrics);
  if (env['NODE_ENV'] !== 'production') print('explorer', `${gateway.address}/explorer`);
  print('docs', `${gateway.address}/docs`);
  const web = await openWeb({ ...readWebConfig(environmentOf('storefront', env)), dev });
  printMetricsAddress(web.metrics);
  servers.push(web);
  return web.address;
}

try {
  await start(process.env);
} catch (error) {
  console.error(`\nThe shop can't open: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
