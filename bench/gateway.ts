import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { loadPaced } from './paced-load.ts';
import { choosePins, startGateways, type Gateway } from './gateways.ts';
import { startProcess, type Measured } from './process.ts';

/**
 * Gateways side by side on one static REST host, 50 connections: requests for each second of the gateway's processor time,
 * which machines and load tools distort least. The gateways take turns, several times; the figures are medians.
 * `BENCH_SECONDS` (2) is the time of a turn, `BENCH_ROUNDS` (3) the number of turns, `BENCH_ONLY` words of the names of
 * gateways, with commas.
 */
const CONNECTIONS = 50;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const ONLY = (process.env['BENCH_ONLY'] ?? '').split(',').filter((word) => word !== '');
const FIRST_WARM_UP_SECONDS = 2;
const WARM_UP_SECONDS = 0.5;
/** Seconds of the load at which answers are timed. */
const TIMED_SECONDS = 10;
/** How many requests a timed load repeats: they are written out beforehand, so that the load tool is not what is slow. */
const DISTINCT_REQUESTS = 600;
/** The load at which answers are timed, of the most that the gateway has answered. */
const PART_OF_LOAD = 0.7;

const LISTING = `query ($page: Int!) { category(name: "Saree") { name products(page: $page) {
  nodes { id name price { amount display } listPrice { amount } discountPercent rating
    variants { sku color inStock image { url } reviews(first: 3) { totalCount nodes { id rating comment reviewer } } } }
  pageInfo { page totalPages hasNextPage } } } }`;
const PRODUCT = `query ($id: ID!) { product(id: $id) { id name category { name } description fabric price { amount display }
  discountPercent rating seller { id shopName } variants { sku color inStock image { url } }
  reviews(first: 3) { totalCount nodes { id rating comment createdAt reviewer } } } }`;

interface Case {
  title: string;
  query: string;
  /** Variables of the next request. */
  next: () => object;
}
let nth = 0;
const anyPage = () => ({ page: 1 + Math.floor(Math.random() * 12) });
const anyProduct = () => ({ id: `b-${Math.floor(Math.random() * 288)}` });
const MIXED: Case = { title: 'Q1 12 pages', query: LISTING, next: anyPage };
const CASES: Case[] = [
  MIXED,
  { title: 'Q1 each once', query: LISTING, next: () => ({ page: 1 + (nth++ % 90_000) }) },
  { title: 'Q2 product', query: PRODUCT, next: anyProduct },
  { title: '__typename', query: '{ __typename }', next: () => ({}) },
];
const KEPT_CASES: Case[] = [
  { title: 'Q1 kept', query: LISTING, next: () => ({ page: 1 }) },
  { title: 'Q2 kept', query: PRODUCT, next: () => ({ id: 'b-1' }) },
];

interface Turn {
  /** Requests for each second of the gateway's processor time, and for each second of the clock. */
  rate: number;
  perSecond: number;
  restCalls: number;
}

const post = (query: string, variables: object) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

async function ask({ url }: Measured, { query }: Case, variables: object): Promise<string> {
  return (await fetch(`${url}/graphql`, post(query, variables))).text();
}

function load(gateway: Measured, { query, next }: Case, duration: number) {
  const requests = [{ setupRequest: (request: autocannon.Request) => Object.assign(request, post(query, next())) }];
  return autocannon({ url: `${gateway.url}/graphql`, connections: CONNECTIONS, duration, requests });
}

async function takeTurn(gateway: Measured, host: Measured, one: Case): Promise<Turn> {
  const [before, hostBefore, startedAt] = [await gateway.tell(), await host.tell(), performance.now()];
  const { '2xx': fine, non2xx, errors } = await load(gateway, one, SECONDS);
  const [after, hostAfter] = [await gateway.tell(), await host.tell()];
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`);
  return {
    rate: fine / (after.cpu - before.cpu),
    perSecond: (1_000 * fine) / (performance.now() - startedAt),
    restCalls: (hostAfter.calls - hostBefore.calls) / fine,
  };
}

/** Answers at a part of what the gateway has answered at the most, timed from when they were due, and its megabytes of memory then. */
async function timeAnswers(gateway: Measured, { query, next }: Case, perSecond: number) {
  const pace = { perSecond, seconds: TIMED_SECONDS, connections: CONNECTIONS };
  const requests = Array.from({ length: DISTINCT_REQUESTS }, () => ({
    path: '/graphql',
    body: JSON.stringify({ query, variables: next() }),
  }));
  const requestFor = (nth: number) => requests[nth % DISTINCT_REQUESTS] ?? { path: '' };
  const { p50, p99, failed } = await loadPaced(gateway.url, pace, requestFor);
  if (failed > 0) throw new Error(`${failed} requests failed`);
  return { p50, p99, rss: (await gateway.tell()).rss };
}

const medianOf = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const medians = (turns: Turn[]) => {
  const of = (key: keyof Turn) => medianOf(turns.map((turn) => turn[key]));
  return { rate: of('rate'), perSecond: of('perSecond'), restCalls: of('restCalls') };
};

/** An answer without the addresses of pictures: over a host without additions ours passes pictures through the shop. */
function parseAnswer(text: string): { data?: unknown; errors?: unknown } {
  return JSON.parse(text.replaceAll(/"url":"[^"]*"/g, '"url":""')) as { data?: unknown; errors?: unknown };
}

/** Throws when a gateway answers otherwise than the first one, or with errors. */
async function compareAnswers(gateways: readonly Gateway[], cases: readonly Case[]): Promise<void> {
  for (const one of cases) {
    const variables = one.next();
    const texts = await Promise.all(gateways.map((gateway) => ask(gateway, one, variables)));
    const answers = texts.map(parseAnswer);
    for (const [at, { data, errors }] of answers.entries()) {
      if (!errors && isDeepStrictEqual(data, answers[0]?.data)) continue;
      const start = (text = '') => text.slice(0, 400);
      throw new Error(
        `${one.title}: ${gateways[at]?.name} answers otherwise:\n${start(texts[0])}\n${start(texts[at])}`,
      );
    }
  }
}

/** The medians of each gateway, by its name. Gateways take turns. */
async function measure(gateways: readonly Gateway[], host: Measured, one: Case): Promise<Map<string, Turn>> {
  const turns = new Map(gateways.map(({ name }) => [name, [] as Turn[]]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const gateway of gateways) {
      await load(gateway, one, round === 0 ? FIRST_WARM_UP_SECONDS : WARM_UP_SECONDS);
      turns.get(gateway.name)?.push(await takeTurn(gateway, host, one));
    }
  }
  return new Map([...turns].map(([name, all]) => [name, medians(all)]));
}

const cell = (value: number | string) =>
  (typeof value === 'string' ? value : value.toFixed(value < 100 ? 2 : 0)).padStart(14);
const row = (title: string, cells: (number | string)[]) => console.log(title.padEnd(18) + cells.map(cell).join(''));

async function benchUnkept(gateways: readonly Gateway[], host: Measured, core: number | undefined): Promise<void> {
  await compareAnswers(gateways, CASES);
  const byCase = new Map<Case, Map<string, Turn>>();
  for (const one of CASES) byCase.set(one, await measure(gateways, host, one));
  console.log('requests per CPU-second of the gateway; in brackets calls of the REST host for each request');
  row(
    '',
    CASES.map(({ title }) => title),
  );
  const of = (one: Case, name: string) => byCase.get(one)?.get(name);
  for (const { name } of gateways) {
    const shown = (one: Case) => `${of(one, name)?.rate.toFixed(0)} [${of(one, name)?.restCalls.toFixed(1)}]`;
    row(name, CASES.map(shown));
  }
  await benchPaced(gateways, core, (name) => of(MIXED, name)?.perSecond ?? 0);
}

/** Times answers at a part of what each gateway answers at the most; then those of a bare server at the rate of ours, which tells how late this machine is by itself. */
async function benchPaced(
  gateways: readonly Gateway[],
  core: number | undefined,
  mostOf: (name: string) => number,
): Promise<void> {
  console.log(`\n${MIXED.title} at ${PART_OF_LOAD * 100}% of each one's own most`);
  row('', ['requests/s', 'p50 ms', 'p99 ms', 'memory MB']);
  const rateOf = (name: string) => Math.round(mostOf(name) * PART_OF_LOAD);
  const time = async (gateway: Gateway, rate: number) => {
    const { p50, p99, rss } = await timeAnswers(gateway, MIXED, rate);
    row(gateway.name, [rate, p50, p99, rss]);
  };
  for (const gateway of gateways) await time(gateway, rateOf(gateway.name));
  const ours = gateways.find(({ name }) => name === 'ours');
  if (!ours) return;
  const bare = await startBare(await ask(ours, MIXED, MIXED.next()), core);
  await time(bare, rateOf(ours.name));
  bare.stop();
}

/** Starts a server that does nothing but send these bytes. */
async function startBare(answer: string, core: number | undefined): Promise<Gateway> {
  return { ...(await startProcess('peer-bare.ts', { env: { FIXED_ANSWER: answer }, core })), name: 'bare node:http' };
}

/** Answers that are kept as a whole, against a server that does nothing but send the same bytes. */
async function benchKept(kept: Gateway, host: Measured, core: number | undefined): Promise<void> {
  console.log('\nkept answers, requests per CPU-second');
  row('', ['bare node:http', 'ours, kept', 'ratio', 'memory MB']);
  for (const one of KEPT_CASES) {
    const bare = await startBare(await ask(kept, one, one.next()), core);
    const figures = await measure([bare, kept], host, one);
    const [ceiling, ours] = [figures.get(bare.name), figures.get(kept.name)];
    const { rss } = await kept.tell();
    row(one.title, [ceiling?.rate ?? 0, ours?.rate ?? 0, (ours?.rate ?? 0) / (ceiling?.rate ?? 1), rss]);
    bare.stop();
  }
}

/** Prints the figures of peers and of our gateway. The answers are compared before. */
export async function benchGateway(): Promise<void> {
  const pins = choosePins();
  if (pins.gateway === undefined) console.log('Processes are not pinned to a processor each.');
  const host = await startProcess('host.ts', { core: pins.rest });
  const gateways = await startGateways(host.url, pins.gateway, ONLY);
  try {
    const kept = gateways.find(({ name }) => name === 'ours, kept');
    const unkept = gateways.filter((gateway) => gateway !== kept);
    if (unkept.length > 0) await benchUnkept(unkept, host, pins.gateway);
    if (kept) await benchKept(kept, host, pins.gateway);
  } finally {
    for (const one of [...gateways, host]) one.stop();
  }
}
