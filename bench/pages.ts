import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { buildWeb } from '../web/build.ts';
import { openShop, type FloorName, type RunningShop } from './floors.ts';

/**
 * Pages that nobody has asked for before: listings and products in turn, each address once, on a whole machine with its database.
 * Beside the pages of a second stand the milliseconds of a processor that a page takes each floor: they hold on a busy machine too.
 */
const GOAL = 160;
const SECONDS = 10;
const WARM_UP_SECONDS = 5;
const CONNECTIONS = 20;
const FLOORS: readonly FloorName[] = ['web', 'bff', 'api'];
const CATEGORIES = ['Saree', 'Dress', 'Kurti'];
const PRODUCTS = 150;

/** The next address, and a client of its own: one alone has few pages rendered at once. */
function createAsk() {
  let asked = 0;
  return () => {
    const nth = asked++;
    const listing = `/${CATEGORIES[nth % CATEGORIES.length]}?maxPrice=${2_000 + nth}`;
    const path = nth % 2 === 0 ? listing : `/Saree/x/rb-${1_001 + (nth % PRODUCTS)}?variant=v${nth}`;
    const from = `198.51.${(nth >> 8) & 255}.${nth & 255}`;
    return { method: 'GET' as const, path, headers: { 'accept-encoding': 'br', 'x-forwarded-for': from } };
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

const readAll = async ({ metrics }: RunningShop) => Promise.all(FLOORS.map((floor) => readUsed(metrics[floor])));

/** Prints pages a second as a ratio to the goal, and what a page takes each floor. */
export async function benchPages(): Promise<void> {
  await buildWeb();
  const shop = await openShop();
  try {
    const ask = createAsk();
    const requests = [{ setupRequest: (request: autocannon.Request) => Object.assign(request, ask()) }];
    const load = (duration: number) => autocannon({ url: shop.web, connections: CONNECTIONS, duration, requests });
    await load(WARM_UP_SECONDS);
    await pause(1_000);
    const before = await readAll(shop);
    const { requests: done, latency, errors, ...rest } = await load(SECONDS);
    const after = await readAll(shop);
    const ratio = (done.average / GOAL).toFixed(2);
    console.log(
      `pages, each address once   ${done.average.toFixed(0)}/s   ${ratio} × goal of ${GOAL}   ` +
        `p50 ${latency.p50} ms   p99 ${latency.p99} ms   failed ${rest['5xx'] + errors}`,
    );
    const cells = FLOORS.map((floor, at) => {
      const cpu = ((after[at]?.cpu ?? 0) - (before[at]?.cpu ?? 0)) * 1_000;
      return `${floor} ${(cpu / done.total).toFixed(1)} ms, ${after[at]?.rss.toFixed(0)} MB`;
    });
    console.log(`a page takes of a processor, and memory: ${cells.join('   ')}`);
  } finally {
    await shop.close();
  }
}

if (import.meta.main) await benchPages();
