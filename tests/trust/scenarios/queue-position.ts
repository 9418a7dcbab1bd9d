import { startGateway, type GatewayOptions } from '../harness/gateway.ts';
import { startPausedHost, type PausedHost } from '../harness/paused-host.ts';
import { call } from '../harness/shoppers.ts';
import { waitUntil } from '../harness/waiting.ts';

const CROWD = '203.0.113.66';
const NEIGHBOUR = '198.51.100.7';
/** What one address asks for at once: so many queries, and so many calls of the host for each, which are all that a request may have in flight. */
const QUERIES = 20;
const CALLS_EACH = 8;
/** The calls of one kind that a gateway has under way at most. */
const UNDER_WAY = 32;
/** No figure: how long something may take that comes for certain. */
const GIVE_UP_MS = 60_000;

const PATIENT = { REST_TIMEOUT_MS: String(GIVE_UP_MS), REQUEST_DEADLINE_MS: String(GIVE_UP_MS) };

/** Where a neighbour's call came in the line of one address's calls. */
export interface QueuePosition {
  /** The calls that waited when the neighbour asked. */
  waiting: number;
  /** How many of them the host got before the neighbour's. */
  before: number;
}

/**
 * Has one address ask for more than the host is asked for at once, then another address for one thing, while the host holds
 * all answers back; then lets the host answer one call after another. The host stands in for the one of the options, and can do the same. How quick the machine is plays no part. Throws when
 * calls don't come.
 */
export async function findQueuePosition(options: GatewayOptions): Promise<QueuePosition> {
  await using host = await startPausedHost(options.restUrl);
  let said = '';
  await using gateway = await startGateway({
    ...options,
    restUrl: host.url,
    env: { ...options.env, ...PATIENT, METRICS_PORT: '0' },
    hear: (text) => (said += text),
  });
  const ask = (client: string, query: string) =>
    call('POST', `${gateway.address}/graphql`, { 'x-forwarded-for': client }, { query });
  const asked = Array.from({ length: QUERIES }, (_, at) => ask(CROWD, manyPages(at * CALLS_EACH)));
  const waiting = QUERIES * CALLS_EACH - UNDER_WAY;
  await until(() => waitingCalls(said), waiting);
  asked.push(ask(NEIGHBOUR, pages('theirs', 0)));
  await until(() => waitingCalls(said), waiting + 1);
  // Nobody waits for their answers: the gateway ends first.
  void Promise.allSettled(asked);
  return { waiting, before: await countBefore(host) };
}

/** In paise: a price that nobody else asks for, so that no answer serves another. */
const NEIGHBOURS_PRICE = 900_000;
const RUPEE = 100;
const pages = (alias: string, at: number, price = NEIGHBOURS_PRICE) =>
  `{ ${alias}: products(filter: { maxPrice: ${price + at * RUPEE} }, first: 24) { nodes { id } } }`;
const manyPages = (from: number) =>
  `{ ${Array.from({ length: CALLS_EACH }, (_, at) => pages(`a${at}`, from + at, 100_000).slice(2, -2)).join(' ')} }`;

/** Answers call by call until the neighbour's has come. */
async function countBefore(host: PausedHost): Promise<number> {
  const place = () => host.calls.findIndex((path) => path.includes(`maxPrice=${NEIGHBOURS_PRICE / RUPEE}&`));
  while (place() < 0) await answerNext(host);
  return place() - UNDER_WAY;
}

/** Answers one call, and waits for the next one to come in its place. */
async function answerNext(host: PausedHost): Promise<void> {
  const { length } = host.calls;
  host.answerOne();
  if (!(await waitUntil(() => host.calls.length > length, GIVE_UP_MS, 1))) throw new Error(`no call after ${length}`);
}

/** The number of calls that wait in the gateway, by its metrics. */
async function waitingCalls(said: string): Promise<number> {
  const [, address] = /Metrics: (\S+)/.exec(said) ?? [];
  if (!address) return 0;
  const text = await (await fetch(address)).text();
  const counts = [...text.matchAll(/^rest_calls\{[^}]*state="waiting"[^}]*\} (\d+)/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

async function until(count: () => Promise<number>, wanted: number): Promise<void> {
  if (!(await waitUntil(async () => (await count()) === wanted, GIVE_UP_MS)))
    throw new Error(`${await count()} calls wait, and not ${wanted}`);
}
