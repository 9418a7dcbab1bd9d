import { LISTINGS, LISTINGS_ONCE, PRODUCTS, TYPENAME, type Case } from './cases.ts';
import { compareResponses, measureBurst, measurePaced, measureRates, requestOnce, type Rates } from './gateway-load.ts';
import { choosePins, startBare, startCached, startUncached, type Gateway, type StartOptions } from './gateways.ts';
import { startProcess, type Measured } from './process.ts';

/**
 * Measures gateways on one static REST host, with 50 connections: requests per second of the gateway's processor time, which
 * depends least on machines and load tools. `BENCH_SECONDS` (2) is the time of a turn, `BENCH_ROUNDS` (3) the number of turns,
 * `BENCH_ONLY` a comma-separated list of words in the names of gateways.
 */
const ONLY = (process.env['BENCH_ONLY'] ?? '').split(',').filter((word) => word !== '');
const UNCACHED_CASES = [LISTINGS, LISTINGS_ONCE, PRODUCTS, TYPENAME];
const CACHED_CASES = [LISTINGS, PRODUCTS];
/** The share of a gateway's maximum rate at which latencies and memory are measured. */
const PACED_PART = 0.7;

type Table = ReadonlyMap<Case, ReadonlyMap<string, Rates>>;

const cell = (value: number | string) =>
  (typeof value === 'string' ? value : value.toFixed(value < 100 ? 2 : 0)).padStart(16);
const row = (title: string, cells: readonly (number | string)[]) =>
  console.log(title.padEnd(18) + cells.map(cell).join(''));

/** Measures and prints one table: a row per gateway, a column per case. */
async function printTable(
  title: string,
  gateways: readonly Gateway[],
  cases: readonly Case[],
  host: Measured,
): Promise<Table> {
  await compareResponses(gateways, cases);
  const table = new Map<Case, ReadonlyMap<string, Rates>>();
  for (const one of cases) table.set(one, await measureRates(gateways, host, one));
  console.log(`\n${title}: requests per CPU-second; in brackets calls of the REST host per request`);
  row(
    '',
    cases.map((one) => one.title),
  );
  for (const { name } of gateways) {
    const shown = (one: Case) => {
      const rates = table.get(one)?.get(name);
      return `${rates?.perCpuSecond.toFixed(0)} [${rates?.restCalls.toFixed(1)}]`;
    };
    row(name, cases.map(shown));
  }
  return table;
}

/** Prints our rate of a case as a multiple of one peer's, or of the best one's. */
function printGoal(
  table: Table,
  one: Case,
  { ours, peer, least }: { ours: string; peer?: string; least: number },
): void {
  const rates = table.get(one);
  const own = rates?.get(ours);
  const peers = [...(rates ?? [])].filter(([name]) => (peer === undefined ? !name.startsWith('ours') : name === peer));
  const [best] = peers.toSorted(([, a], [, b]) => b.perCpuSecond - a.perCpuSecond);
  if (!own || !best) return;
  const ratio = own.perCpuSecond / best[1].perCpuSecond;
  console.log(
    `  ${one.title}, ${ours}: ${ratio.toFixed(2)} × ${best[0]} (goal ${least})${ratio < least ? ' BELOW' : ''}`,
  );
}

async function benchUncached(options: StartOptions, host: Measured): Promise<void> {
  const gateways = await startUncached(options);
  try {
    if (gateways.length === 0) return;
    const table = await printTable('nothing cached anywhere', gateways, UNCACHED_CASES, host);
    const ours = 'ours, uncached';
    printGoal(table, LISTINGS, { ours, least: 1 });
    printGoal(table, LISTINGS_ONCE, { ours, peer: 'mercurius batch', least: 1 });
    printGoal(table, LISTINGS_ONCE, { ours, peer: 'naive', least: 10 });
    printGoal(table, PRODUCTS, { ours, peer: 'mercurius', least: 0.6 });
    printGoal(table, TYPENAME, { ours, peer: 'mercurius', least: 0.75 });
    printGoal(table, LISTINGS_ONCE, { ours: 'ours, basic host', peer: 'mercurius', least: 1 });
  } finally {
    for (const gateway of gateways) gateway.stop();
  }
}

async function benchCached(options: StartOptions, host: Measured): Promise<void> {
  const gateways = await startCached(options);
  try {
    if (gateways.length === 0) return;
    const ours = gateways.find(({ name }) => name === 'ours');
    // Calls that our gateway makes once per process do not belong to the burst.
    if (ours) await requestOnce(ours, PRODUCTS, PRODUCTS.next());
    // Nor does the list of categories, which it requests at intervals.
    if (ours) await requestOnce(ours, { ...TYPENAME, query: '{ categories { name } }' }, {});
    const burst = ours && (await measureBurst(ours, host, LISTINGS));
    const table = await printTable('as shipped, peers with their caches', gateways, CACHED_CASES, host);
    printGoal(table, LISTINGS, { ours: 'ours', least: 3 });
    printGoal(table, PRODUCTS, { ours: 'ours', least: 1.3 });
    if (!ours) return;
    console.log(`  a cold burst of 50 equal requests: ${burst} calls of the REST host (goal: at most 2)`);
    await printPaced(ours, table.get(LISTINGS)?.get('ours')?.perSecond ?? 0, options.core);
  } finally {
    for (const gateway of gateways) gateway.stop();
  }
}

/** Prints latencies and memory at a share of the maximum rate, beside a bare server, which shows the latency of the machine itself. */
async function printPaced(ours: Gateway, highest: number, core: number | undefined): Promise<void> {
  console.log(`\n${LISTINGS.title} at ${PACED_PART * 100}% of the highest rate (goals: 280 MB, p99 ≤ 2 × p50 + 15 ms)`);
  row('', ['requests/s', 'p50 ms', 'p99 ms', 'memory MB']);
  const rate = Math.max(1, Math.round(highest * PACED_PART));
  const bare = await startBare(await requestOnce(ours, LISTINGS, LISTINGS.next()), core);
  try {
    for (const gateway of [ours, bare]) {
      const { p50, p99, rss } = await measurePaced(gateway, LISTINGS, rate);
      row(gateway.name, [rate, p50, p99, rss]);
    }
  } finally {
    bare.stop();
  }
}

/** Prints the two tables of the gateway's goals: with default settings, and without any cache. */
export async function benchGateway(): Promise<void> {
  const pins = choosePins();
  if (pins.gateway === undefined) console.log('Processes are not pinned to a processor each.');
  const host = await startProcess('host.ts', { core: pins.rest });
  const options = { hostUrl: host.url, core: pins.gateway, only: ONLY };
  try {
    await benchCached(options, host);
    await benchUncached(options, host);
  } finally {
    host.stop();
  }
}
