import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startProcess, type Measured, type Told } from './process.ts';

/**
 * What a half-broken REST host does to the gateway: whether its memory stays flat, and its event loop free. Shoppers look at
 * listings, products and their carts; some ask for products that nobody has.
 */
const CONNECTIONS = 50;
/** Until V8 has collected all of its heap once: before that, memory grows whatever a program does. */
const WARM_UP_SECONDS = 100;
const SECONDS = 60;
const GOAL_MS = 50;

const LISTING = `query ($page: Int!) { category(name: "Saree") { name products(page: $page) {
  nodes { id name price { amount display } variants { sku inStock image { url } reviewCount } } pageInfo { totalPages } } } }`;
const PRODUCT = `query ($id: ID!) { product(id: $id) { id name price { display } seller { shopName } variants { sku stock }
  reviewCount reviews(first: 3) { totalCount nodes { id rating comment reviewer } } } }`;
const CART = `{ me { name cart { itemCount items { id quantity lineTotal { display } variant { sku product { id name } } }
  totals { total { display } } } } }`;

const below = (limit: number) => Math.floor(Math.random() * limit);
const QUESTIONS: readonly (() => { query: string; variables?: object })[] = [
  () => ({ query: LISTING, variables: { page: 1 + below(12) } }),
  () => ({ query: PRODUCT, variables: { id: `b-${below(288)}` } }),
  () => ({ query: CART }),
  () => ({ query: PRODUCT, variables: { id: `gone-${below(1e9)}` } }),
];

function nextRequest() {
  const question = QUESTIONS[below(QUESTIONS.length)]?.() ?? { query: CART };
  const headers = { 'content-type': 'application/json', authorization: `Bearer t.${below(1e6)}` };
  return { method: 'POST' as const, headers, body: JSON.stringify(question) };
}

const load = (gateway: Measured, duration: number) =>
  autocannon({
    url: `${gateway.url}/graphql`,
    connections: CONNECTIONS,
    duration,
    timeout: 20,
    requests: [{ setupRequest: (request) => Object.assign(request, nextRequest()) }],
  });

/** What a process tells, once a second. */
async function sample(gateway: Measured, seconds: number): Promise<Told[]> {
  const samples: Told[] = [];
  for (let second = 0; second < seconds; second++) {
    await pause(1_000);
    samples.push(await gateway.tell());
  }
  return samples;
}

const lowest = (samples: readonly Told[], key: 'heap' | 'rss') => Math.min(...samples.map((one) => one[key]));

function printMemory(samples: readonly Told[], key: 'heap' | 'rss', title: string): void {
  const third = Math.floor(samples.length / 3);
  const [first, last] = [lowest(samples.slice(0, third), key), lowest(samples.slice(-third), key)];
  const most = Math.max(...samples.map((one) => one[key]));
  console.log(
    `${title.padEnd(30)}${first.toFixed(0).padStart(6)} → ${last.toFixed(0)} MB   ${(last / first).toFixed(2)} ×   ` +
      `most ${most.toFixed(0)} MB`,
  );
}

/** Prints memory, event loop delay and answers of a gateway over a half-broken REST host. */
export async function benchBroken(): Promise<void> {
  const host = await startProcess('broken-host.ts');
  const gateway = await startProcess('ours.ts', { restUrl: host.url, log: 'ignore' });
  try {
    await load(gateway, WARM_UP_SECONDS);
    const before = await gateway.watch();
    const [{ requests, latency, errors, timeouts, ...rest }, samples] = await Promise.all([
      load(gateway, SECONDS),
      sample(gateway, SECONDS),
    ]);
    const after = await gateway.tell();
    console.log(`a third of the answers slow, a third broken; ${CONNECTIONS} connections, ${SECONDS} s`);
    printMemory(samples, 'heap', 'heap, first third → last');
    printMemory(samples, 'rss', 'memory, first third → last');
    const { p99, max } = after.loopDelay;
    console.log(
      `${'event loop delay'.padEnd(30)}   p99 ${p99.toFixed(1)} ms (goal ${GOAL_MS} ms), most ${max.toFixed(0)} ms`,
    );
    console.log(
      `${'answers'.padEnd(30)}   ${requests.average.toFixed(0)}/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms; ` +
        `5xx ${rest['5xx']}, unanswered ${errors + timeouts}; ${((after.cpu - before.cpu) / SECONDS).toFixed(2)} processors`,
    );
  } finally {
    for (const one of [gateway, host]) one.stop();
  }
}
