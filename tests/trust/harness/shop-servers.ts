import { openBalancer, type Balancer } from './balancer.ts';
import { startChild, type Child } from './child.ts';
import { changesOf, type ConfigChanges } from './config-changes.ts';
import type { TestShop } from './shop/test-shop.ts';
import { freePorts } from './shop/apis.ts';
import { processWith, type SourceChange } from './source-changes.ts';
import { waitUntil } from './waiting.ts';

const START_MS = 60_000;

/** A process of a server that can be ended and started again at its address. */
export interface ServerProcess extends Child {
  address: string;
}

/** One server: its processes, and the balancer before them. */
export interface BalancedServer {
  name: 'api' | 'gateway' | 'storefront';
  processes: readonly ServerProcess[];
  balancer: Balancer;
}

/** All servers of a shop, two processes of each, with a balancer before each server. */
export interface ShopServers extends AsyncDisposable {
  /** The address for shoppers: the storefront's balancer, without a path. */
  address: string;
  servers: readonly BalancedServer[];
}

/** The start of the servers. */
export interface ShopServersOptions {
  shop: TestShop;
  changes: readonly SourceChange[];
  env: Record<string, string>;
  /** Other values of the servers' configuration. */
  config?: ConfigChanges;
}

/** Starts two gateways and two storefronts over the shop's apis, each pair behind a balancer. */
export async function startShopServers({
  shop,
  changes: bugs,
  env,
  config = {},
}: ShopServersOptions): Promise<ShopServers> {
  await using opened = new AsyncDisposableStack();
  const changed = processWith([...bugs, ...changesOf(config)]);
  const put = async (name: BalancedServer['name'], processes: readonly ServerProcess[]): Promise<BalancedServer> => {
    const balancer = opened.use(await openBalancer(processes.map(({ address }) => address)));
    const areUp = () => processes.every(({ address }) => balancer.isUp(address));
    if (!(await waitUntil(areUp, START_MS))) throw new Error(`No ${name} is ready.`);
    return { name, processes, balancer };
  };
  const start = async (args: string[], own: Record<string, string>, ready: RegExp, setting: string) => {
    const common = { ...COMMON, ...env, ...own, ...changed.env };
    const startOne = async (port: number): Promise<ServerProcess> => {
      const program = { args: [...changed.args, ...args], env: { ...common, [setting]: String(port) }, ready };
      const child = await startChild(program);
      opened.defer(() => child.kill());
      return { ...child, address: `http://127.0.0.1:${port}` };
    };
    return Promise.all((await freePorts(2)).map(startOne));
  };
  const api = await put('api', shop.apis);
  const REST_URL = api.balancer.address;
  const gateways = await start(['bff/server.ts'], { REST_URL }, /The gateway is open at/, 'BFF_PORT');
  const gateway = await put('gateway', gateways);
  const GATEWAY_URL = `${gateway.balancer.address}/graphql`;
  const webs = await start(['-C', 'production', 'web/server.ts'], { REST_URL, GATEWAY_URL }, /Storefront: \S+/, 'PORT');
  const storefront = await put('storefront', webs);
  const running = opened.move();
  return {
    address: storefront.balancer.address,
    servers: [api, gateway, storefront],
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

const COMMON = { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'warn' };
