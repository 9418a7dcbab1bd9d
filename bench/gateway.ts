import autocannon from 'autocannon';
import { startProcess, type Measured } from './process.ts';

const CONNECTIONS = 20;
const WARM_UP_SECONDS = 3;
const SECONDS = 6;
const GOAL = 8;

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
const cases: Case[] = [
  { title: 'Q1 listing, 12 pages', query: LISTING, next: () => ({ page: 1 + Math.floor(Math.random() * 12) }) },
  { title: 'Q1 listing, each page once', query: LISTING, next: () => ({ page: 1 + (nth++ % 90_000) }) },
  { title: 'Q2 product, 288 products', query: PRODUCT, next: () => ({ id: `b-${Math.floor(Math.random() * 288)}` }) },
];

interface Figure {
  /** Requests for each second of the gateway's processor time. */
  rate: number;
  restCalls: number;
  p99: number;
}

const post = (query: string, variables: object) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

async function ask(gateway: Measured, query: string, variables: object): Promise<string> {
  return (await fetch(`${gateway.url}/graphql`, post(query, variables))).text();
}

async function measure(gateway: Measured, host: Measured, { query, next }: Case): Promise<Figure> {
  const run = (duration: number) =>
    autocannon({
      url: `${gateway.url}/graphql`,
      connections: CONNECTIONS,
      duration,
      requests: [{ setupRequest: (request) => Object.assign(request, post(query, next())) }],
    });
  await run(WARM_UP_SECONDS);
  const [before, hostBefore] = await Promise.all([gateway.tell(), host.tell()]);
  const { '2xx': fine, non2xx, errors, latency } = await run(SECONDS);
  const [after, hostAfter] = await Promise.all([gateway.tell(), host.tell()]);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`);
  return {
    rate: fine / (after.cpu - before.cpu),
    restCalls: (hostAfter.calls - hostBefore.calls) / fine,
    p99: latency.p99,
  };
}

const cell = (value: number, digits = 0) => value.toFixed(digits).padStart(9);

/** Prints requests per processor second of a plain gateway and of ours, side by side on one static REST host. */
export async function benchGateway(): Promise<void> {
  const host = await startProcess('host.ts');
  const [naive, ours] = await Promise.all([startProcess('naive.ts', host.url), startProcess('ours.ts', host.url)]);
  try {
    console.log(
      `${'requests per CPU-second'.padEnd(28)}    naive     ours    ratio  calls naive/ours   p99 naive/ours`,
    );
    for (const one of cases) {
      const variables = one.next();
      const answers = [await ask(naive, one.query, variables), await ask(ours, one.query, variables)];
      if (answers[0]?.trim() !== answers[1]?.trim()) throw new Error(`The answers differ:\n${answers.join('\n')}`);
      const [theirs, mine] = [await measure(naive, host, one), await measure(ours, host, one)];
      const goal = one.query === LISTING ? ` (goal ${GOAL})` : '';
      console.log(
        `${one.title.padEnd(28)}${cell(theirs.rate)}${cell(mine.rate)}${cell(mine.rate / theirs.rate, 1)}` +
          `${cell(theirs.restCalls, 2)}${cell(mine.restCalls, 2)}${cell(theirs.p99)}${cell(mine.p99)} ms${goal}`,
      );
    }
  } finally {
    for (const one of [naive, ours, host]) one.stop();
  }
}
