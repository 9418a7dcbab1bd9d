import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import type { Case } from './cases.ts';
import type { Gateway } from './gateways.ts';
import { loadPaced } from './paced-load.ts';
import type { Measured } from './process.ts';

const CONNECTIONS = 50;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const FIRST_WARM_UP_SECONDS = 2;
const WARM_UP_SECONDS = 0.5;
/** Seconds of a paced load. */
const PACED_SECONDS = 10;
/** The number of distinct requests that a paced load repeats: they are built beforehand, so that the load tool is not the slow part. */
const DISTINCT_REQUESTS = 600;

/** The figures of one gateway for one case. */
export interface Rates {
  /** Requests per second of processor time of the gateway. */
  perCpuSecond: number;
  /** Requests per second of elapsed time. */
  perSecond: number;
  /** Calls of the REST host per request. */
  restCalls: number;
}

const post = (query: string, variables: object) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

/** Sends one request and returns the text of the response. */
export async function requestOnce({ url }: Measured, { query }: Case, variables: object): Promise<string> {
  return (await fetch(`${url}/graphql`, post(query, variables))).text();
}

/** Measures gateways in turns, several times, and returns the medians of each by name. */
export async function measureRates(
  gateways: readonly Gateway[],
  host: Measured,
  one: Case,
): Promise<ReadonlyMap<string, Rates>> {
  const turns = new Map(gateways.map(({ name }) => [name, [] as Rates[]]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const gateway of gateways) {
      await load(gateway, one, round === 0 ? FIRST_WARM_UP_SECONDS : WARM_UP_SECONDS);
      turns.get(gateway.name)?.push(await takeTurn(gateway, host, one));
    }
  }
  return new Map([...turns].map(([name, all]) => [name, mediansOf(all)]));
}

function load(gateway: Measured, { query, next }: Case, duration: number) {
  const requests = [{ setupRequest: (request: autocannon.Request) => Object.assign(request, post(query, next())) }];
  return autocannon({ url: `${gateway.url}/graphql`, connections: CONNECTIONS, duration, requests });
}

async function takeTurn(gateway: Measured, host: Measured, one: Case): Promise<Rates> {
  const [before, hostBefore, startedAt] = [await gateway.report(), await host.report(), performance.now()];
  const { '2xx': fine, non2xx, errors } = await load(gateway, one, SECONDS);
  const [after, hostAfter] = [await gateway.report(), await host.report()];
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`);
  return {
    perCpuSecond: fine / (after.cpu - before.cpu),
    perSecond: (1_000 * fine) / (performance.now() - startedAt),
    restCalls: (hostAfter.calls - hostBefore.calls) / fine,
  };
}

function mediansOf(turns: readonly Rates[]): Rates {
  const median = (key: keyof Rates) =>
    turns.map((turn) => turn[key]).toSorted((a, b) => a - b)[Math.floor(turns.length / 2)] ?? 0;
  return { perCpuSecond: median('perCpuSecond'), perSecond: median('perSecond'), restCalls: median('restCalls') };
}

/** Measures latencies in milliseconds at a constant rate, from the time when a request was due, and the memory in megabytes then. */
export async function measurePaced(gateway: Measured, { query, next }: Case, perSecond: number) {
  const pace = { perSecond, seconds: PACED_SECONDS, connections: CONNECTIONS };
  const requests = Array.from({ length: DISTINCT_REQUESTS }, () => ({
    path: '/graphql',
    body: JSON.stringify({ query, variables: next() }),
  }));
  const requestFor = (nth: number) => requests[nth % DISTINCT_REQUESTS] ?? { path: '' };
  const { p50, p99, failed } = await loadPaced(gateway.url, pace, requestFor);
  if (failed > 0) throw new Error(`${failed} requests failed`);
  return { p50, p99, rss: (await gateway.report()).rss };
}

/** Sends 50 equal requests at once to a gateway with an empty cache, and returns the number of calls to the REST host. */
export async function measureBurst(gateway: Measured, host: Measured, one: Case): Promise<number> {
  const { calls } = await host.report();
  const variables = one.next();
  await Promise.all(Array.from({ length: CONNECTIONS }, () => requestOnce(gateway, one, variables)));
  return (await host.report()).calls - calls;
}

/** Throws if a gateway's response differs from the first one's, or has errors. */
export async function compareResponses(gateways: readonly Gateway[], cases: readonly Case[]): Promise<void> {
  for (const one of cases) {
    const variables = one.next();
    const texts = await Promise.all(gateways.map((gateway) => requestOnce(gateway, one, variables)));
    const [expected] = texts.map(parseResponse);
    for (const [at, text] of texts.entries()) {
      const { data, errors } = parseResponse(text);
      if (!errors && isDeepStrictEqual(data, expected?.data)) continue;
      const [first, other] = [texts[0] ?? '', text].map((whole) => whole.slice(0, 400));
      throw new Error(`${one.title}: ${gateways[at]?.name} differs:\n${first}\n${other}`);
    }
  }
}

/** Parses a response without the addresses of pictures: over the basic host our gateway serves pictures through the shop. */
function parseResponse(text: string): { data?: unknown; errors?: unknown } {
  return JSON.parse(text.replaceAll(/"url":"[^"]*"/g, '"url":""')) as { data?: unknown; errors?: unknown };
}
