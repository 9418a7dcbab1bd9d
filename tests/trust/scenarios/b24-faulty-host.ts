import { setTimeout } from 'node:timers/promises';
import { openFaultyLine, type FaultyLine, type HostFault } from '../harness/faulty-line.ts';
import { startGateway } from '../harness/gateway.ts';
import { call, type Json } from '../harness/shoppers.ts';
import { percentilesOf } from '../harness/waiting.ts';
import type { Scenario, ScenarioContext, ScenarioResult, Size } from '../scenario.ts';

/** The number of pages that are asked for at each fault, and milliseconds: for the first page, for half of the others, until all is right again. */
interface Limits {
  pages: number;
  firstMs: number;
  p50Ms: number;
  backMs: number;
}

const FULL: Limits = { pages: 200, firstMs: 1_100, p50Ms: 20, backMs: 2_500 };
/** Other work shares the machine then. */
const SHORT: Limits = { pages: 30, firstMs: 4_000, p50Ms: 250, backMs: 10_000 };
const SIZES: Record<Size, Limits> = { full: FULL, short: SHORT, planted: { ...SHORT, pages: 12 } };
const FAULTS: Record<Size, readonly HostFault[]> = {
  full: ['away', 'dropped', 'hung', 'cut', 'garbage'],
  short: ['away', 'dropped', 'hung', 'cut', 'garbage'],
  planted: ['hung'],
};
const PRODUCTS = 15;
const PAGE = `{ category(name: "Saree") { products(first: ${PRODUCTS}) { nodes {
  id name price { amount } variants { sku stock } reviews(first: 2) { totalCount }
} } } }`;
const GIVE_UP_MS = 45_000;
/** What an owner sets whose host is quick: without settings the gateway gives a slow one 4 and 9 seconds, and the first page then takes 4. */
const LIMITS_FOR_A_QUICK_HOST = { REST_TIMEOUT_MS: '800', REQUEST_DEADLINE_MS: '3000', COST_PER_SECOND: '1000000' };

/** B24: the REST host misbehaves in every way, and people look at the catalogue. */
export const faultyHost: Scenario = {
  id: 'B24',
  promise:
    'While the REST host is away, drops connections, hangs, sends half of its answers or something else, the first page comes within 1.1 s and half of the others within 20 ms, those that were seen before as they were; all is right with the first probe after it is well, 15 of 15 products; where half of the calls for reviews fail, no product is missing',
  alone: true,
  plantedBugs: [
    {
      words: 'the circuit to a host that hangs never opens',
      changes: [
        {
          file: 'bff/platform/upstream/circuit-breaker.ts',
          find: 'const MIN_CALLS = 10;',
          replace: 'const MIN_CALLS = 1e9;',
        },
      ],
    },
    {
      words: 'no last answer stands in for one that does not come',
      changes: [
        {
          file: 'bff/platform/upstream/public-cache.ts',
          find: 'entry && entry.usableUntil > now ? entry : undefined',
          replace: 'undefined',
        },
      ],
    },
    {
      words: 'reviews that could not be had are an error of the page',
      changes: [
        {
          file: 'bff/platform/upstream/request-deadline.ts',
          find: 'if (!isHosts) throw error;',
          replace: 'if (isHosts) throw error;',
        },
      ],
    },
  ],
  play: async (context) => {
    const { size, open, changes } = context;
    await using opened = new AsyncDisposableStack();
    const shop = opened.use(await open({ apis: 1 }));
    const results: ScenarioResult[] = [];
    const start = async (isBasic: boolean) => {
      const line = opened.use(await openFaultyLine(shop.api(), { isBasic }));
      const gateway = opened.use(
        await startGateway({ restUrl: line.address, changes, env: { ...LIMITS_FOR_A_QUICK_HOST, LOG_LEVEL: 'fatal' } }),
      );
      return { line, address: gateway.address, limits: SIZES[size] };
    };
    const whole = await start(false);
    for (const fault of FAULTS[size]) results.push(await playFault(whole, fault, context));
    results.push(await playHalf(await start(true)));
    return {
      figures: results.map(({ figures }) => figures).join('; '),
      broken: results.flatMap(({ broken }) => broken),
    };
  },
};

interface Subject {
  line: FaultyLine;
  /** The gateway's. */
  address: string;
  limits: Limits;
}

async function playFault(subject: Subject, fault: HostFault, { say }: ScenarioContext): Promise<ScenarioResult> {
  const { line, address, limits } = subject;
  const before = await untilWhole(subject);
  line.setFault(fault);
  // One page that somebody has seen, and one that nobody has.
  const firsts = await Promise.all([look(address, PAGE), look(address, unseen())]);
  const [seen, others]: [Look[], Look[]] = [[], []];
  for (let page = 0; page < limits.pages; page += 1) {
    seen.push(await look(address, PAGE));
    others.push(await look(address, unseen()));
  }
  line.setFault(undefined);
  const from = performance.now();
  const after = await untilWhole(subject);
  const backMs = performance.now() - from;
  const firstMs = Math.max(...firsts.map(({ ms }) => ms));
  const [p50, p50Unseen] = [p50Of(seen), p50Of(others)];
  const wrong = [firsts[0], ...seen].filter(({ products }) => JSON.stringify(products) !== before);
  const unsaid = seen.filter(({ isStale }) => !isStale).length;
  const uncoded = [firsts[1], ...others].filter(({ code }) => !code.startsWith('UPSTREAM_'));
  const figures = `${fault}: first ${Math.round(firstMs)} ms, then p50 ${p50} ms and of pages that nobody had seen ${p50Unseen} ms, right after ${Math.round(backMs)} ms`;
  say(figures);
  const late = (what: string, ms: number, most: number) =>
    ms <= most ? [] : [`${fault}: ${what} ${Math.round(ms)} ms, and ${most} ms are promised`];
  const not = (count: number, words: string) => (count === 0 ? [] : [`${fault}: ${count} ${words}`]);
  return {
    figures,
    broken: [
      ...late('the first page took', firstMs, limits.firstMs),
      ...late('half of the pages took more than', p50, limits.p50Ms),
      ...late('half of the pages that nobody had seen took more than', p50Unseen, limits.p50Ms),
      ...late('all was right after', backMs, limits.backMs),
      ...not(wrong.length, `of ${seen.length + 1} pages were not as before`),
      ...not(unsaid, 'pages did not say that they may be old'),
      ...not(uncoded.length, `pages that nobody had seen failed without a code of the host: ${uncoded[0]?.code}`),
      ...(after === before ? [] : [`${fault}: afterwards the page was ${after?.slice(0, 200)}`]),
    ],
  };
}

/** Half of the calls for reviews fail, on a host of the specification that has one for each variant. */
async function playHalf(subject: Subject): Promise<ScenarioResult> {
  const { line, address, limits } = subject;
  line.setFault('half');
  const looks: Look[] = [];
  for (let page = 0; page < limits.pages / 10; page += 1) looks.push(await look(address, PAGE));
  line.setFault(undefined);
  const least = Math.min(...looks.map(({ products }) => products.length));
  const whole = Math.max(...looks.map(({ products }) => products.filter(({ reviews }) => reviews !== null).length));
  const failed = looks.filter(({ code }) => code !== '');
  return {
    figures: `half: ${least} of ${PRODUCTS} products on every page, up to ${whole} with their reviews`,
    broken: [
      ...(least === PRODUCTS ? [] : [`half: a page had ${least} of ${PRODUCTS} products`]),
      ...(failed.length === 0 ? [] : [`half: ${failed.length} pages had errors: ${failed[0]?.code}`]),
    ],
  };
}

/** One answer of the gateway. */
interface Look {
  ms: number;
  products: Json[];
  isStale: boolean;
  /** Of the first error; empty when there is none. */
  code: string;
}

async function look(address: string, query: string): Promise<Look> {
  const from = performance.now();
  const { status, body } = await call('POST', `${address}/graphql`, {}, { query });
  return {
    ms: performance.now() - from,
    products: body.data?.category?.products?.nodes ?? [],
    isStale: body.extensions?.stale === true,
    code: status === 200 ? (body.errors?.[0]?.extensions?.code ?? '') : `HTTP ${status}`,
  };
}

const p50Of = (looks: readonly Look[]): number => percentilesOf(looks.map(({ ms }) => ms)).p50;

let asked = 0;
/** A page that nobody has asked for. */
const unseen = () => `{ product(id: "nobody-${++asked}") { name } }`;

/** Asks until all products come as they are now: answers them as text; undefined when they don't come. */
async function untilWhole({ address }: Subject): Promise<string | undefined> {
  for (const until = performance.now() + GIVE_UP_MS; performance.now() < until;) {
    const { products, isStale, code } = await look(address, PAGE);
    const isWhole = products.length === PRODUCTS && products.every(({ reviews }) => reviews !== null);
    if (isWhole && !isStale && code === '') return JSON.stringify(products);
    await setTimeout(20);
  }
  return undefined;
}
