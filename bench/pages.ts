import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { buildWeb } from '../web/build.ts';
import { openShop, type ServerName, type RunningShop } from './shop-servers.ts';
import { printLighthouseScores } from './lighthouse-scores.ts';

/** Pages per second, uncached and cached. */
const [GOAL, CACHED_GOAL] = [110, 5_000];
const SECONDS = 10;
const WARM_UP_SECONDS = 5;
const CONNECTIONS = 20;
const SERVERS: readonly ServerName[] = ['web', 'bff', 'api'];
const CATEGORIES = ['Saree', 'Dress', 'Kurti'];
const PRODUCTS = 150;

interface PageRequest {
  method: 'GET';
  path: string;
  headers: Record<string, string>;
}

/** Returns a function that makes the next request: another address and another client each time, because one client has few pages rendered at once. */
function createRequests(): () => PageRequest {
  let made = 0;
  return () => {
    const nth = made++;
    const listing = `/${CATEGORIES[nth % CATEGORIES.length]}?maxPrice=${2_000 + nth}`;
    const path = nth % 2 === 0 ? listing : `/Saree/x/rb-${1_001 + (nth % PRODUCTS)}?variant=v${nth}`;
    const from = `198.51.${(nth >> 8) & 255}.${nth & 255}`;
    return { method: 'GET', path, headers: { 'accept-encoding': 'br', 'x-forwarded-for': from } };
  };
}

interface Used {
  cpu: number;
  rss: number;
}

async function readUsed(address: string): Promise<Used> {
  const text = await (await fetch(address)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { cpu: read('process_cpu_seconds_total'), rss: read('process_resident_memory_bytes') / 2 ** 20 };
}

const readAll = async ({ metrics }: RunningShop) => Promise.all(SERVERS.map((server) => readUsed(metrics[server])));

/** Measures one kind of page, and prints pages per second beside the goal, and the processor time of a page in each server. */
async function measurePages(shop: RunningShop, title: string, goal: number, next: () => PageRequest): Promise<void> {
  const requests = [{ setupRequest: (request: autocannon.Request) => Object.assign(request, next()) }];
  const load = (duration: number) => autocannon({ url: shop.web, connections: CONNECTIONS, duration, requests });
  await load(WARM_UP_SECONDS);
  await pause(1_000);
  const before = await readAll(shop);
  const { requests: done, latency, errors, ...rest } = await load(SECONDS);
  const after = await readAll(shop);
  const ratio = (done.average / goal).toFixed(2);
  console.log(
    `${title}   ${done.average.toFixed(0)}/s   ${ratio} × goal of ${goal}   ` +
      `p50 ${latency.p50} ms   p99 ${latency.p99} ms   failed ${rest['5xx'] + errors}`,
  );
  const cells = SERVERS.map((server, at) => {
    const cpu = ((after[at]?.cpu ?? 0) - (before[at]?.cpu ?? 0)) * 1_000;
    return `${server} ${(cpu / done.total).toFixed(1)} ms, ${after[at]?.rss.toFixed(0)} MB`;
  });
  console.log(`processor time of a page, and memory: ${cells.join('   ')}`);
}

/**
 * Prints pages per second on a whole machine with its database: listings and products in turn, each address once; then one
 * listing from the cache; then Lighthouse's scores.
 */
export async function benchPages(): Promise<void> {
  await buildWeb();
  const shop = await openShop();
  try {
    await measurePages(shop, 'pages, each address once', GOAL, createRequests());
    const headers = { 'accept-encoding': 'br' };
    await measurePages(shop, 'one page, cached', CACHED_GOAL, () => ({ method: 'GET', path: '/Saree', headers }));
  } finally {
    await shop.close();
  }
  await printLighthouseScores();
}
