import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createAccessTokens } from '../api/account/sessions/access-tokens.ts';
import { openDatabase } from '../api/platform/database.ts';
import { migrate } from '../api/platform/migrations.ts';
import { MIGRATIONS } from '../api/server.ts';
import { CATEGORIES } from '../schema/shop.ts';
import { freePort } from '../scripts/ports.ts';
import { openApi } from './shop-servers.ts';
import { amountsFor, COLOURS, CRAFTS, FABRICS, fillShop, MOTIFS, nthId, VARIANT_COLOURS } from './million-data.ts';
import type { Amounts } from './million-data.ts';
import { loadPaced } from './paced-load.ts';
import type { PacedRequest } from './paced-load.ts';
import { withScratchDatabase } from './scratch-database.ts';

/**
 * Measures the api over a million products, five million reviews and two million orders in PostgreSQL: each kind of call at a constant
 * rate, with response times from when they were due. TEST_DATABASE_URL names a server where our role is a superuser; BENCH_DATABASE_URL
 * a filled database; BENCH_PRODUCTS a smaller number of products; BENCH_KIND the kinds with these words in their title.
 */
const [RATE, WARM_SECONDS, SECONDS, GOAL_MS] = [200, 10, 20, 20];
/** Access tokens are valid for ten minutes, and signing them takes time: this number of shoppers sends the calls. */
const SEARCHING_SHOPPERS = 2_000;

type RequestOf = (nth: number) => PacedRequest;

const pick = <T>(list: readonly T[], nth: number): T => {
  const one = list[nth % list.length];
  if (one === undefined) throw new Error('There is nothing to pick from.');
  return one;
};
const search = (parameters: Record<string, string | number>): PacedRequest => ({
  path: `/search?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]))}`,
});
/** Mostly the first pages, as shoppers read, and sometimes a late one. */
const PAGES = [1, 1, 1, 1, 2, 1, 3, 1, 2, 1, 4, 1, 7, 12, 1, 2, 30, 100, 1, 500];

/** The query of the storefront's listing: sold-out products are last. */
const listing: RequestOf = (nth) => {
  const [category, page] = [pick(CATEGORIES, nth), pick(PAGES, Math.floor(nth / 5))];
  const sort = pick(['relevance', 'relevance', 'price_asc', 'rating', 'newest'], Math.floor(nth / 7));
  return search({ category, page, sort, soldOutLast: 'true' });
};
const filtered: RequestOf = (nth) => {
  const [category, fabric] = [pick(CATEGORIES, nth), pick(FABRICS, Math.floor(nth / 5))];
  const page = pick([1, 1, 2, 1, 3, 1, 20], Math.floor(nth / 3));
  const more = pick<Record<string, string>>(
    [{}, { maxPrice: '3000' }, { occasion: 'Wedding' }, { inStock: 'true', sort: 'price_asc' }],
    Math.floor(nth / 40),
  );
  return search({ category, fabric, page, soldOutLast: 'true', ...more });
};

/** Each kind of call. `tokens` belong to the first shoppers; the first of all have bought very often. */
function requestsOf(amounts: Amounts, tokens: string[]): Record<string, RequestOf> {
  const productId = (nth: number) => `b-${1 + ((nth * 7_919) % amounts.products)}`;
  const shopper = (nth: number) => amounts.regulars + (nth % (tokens.length - amounts.regulars));
  const asShopper = (nth: number, path: string): PacedRequest => ({ path, token: pick(tokens, shopper(nth)) });
  const asRegular = (nth: number, path: string): PacedRequest => ({
    path,
    token: pick(tokens, nth % amounts.regulars),
  });
  // Every tenth order belongs to a regular, one after the other.
  const orderNumber = (nth: number) => 10 * ((nth % amounts.regulars) + amounts.regulars * (1 + (nth % 1_000)));
  return {
    'listing: a category, sold out last': listing,
    'listing: page 500': (nth) => search({ category: pick(CATEGORIES, nth), page: 500, soldOutLast: 'true' }),
    'listing: page 500 as the contract has it': (nth) => ({ path: `/product/${pick(CATEGORIES, nth)}/500` }),
    'listing: by filters': filtered,
    'filters with their counts': (nth) =>
      search({ category: pick(CATEGORIES, nth), counts: 'true', soldOutLast: 'true' }),
    'categories and showcases': (nth) => ({ path: nth % 2 === 0 ? '/categories' : '/showcases' }),
    'a product': (nth) => ({ path: `/product/${productId(nth)}` }),
    'its reviews': (nth) => ({ path: `/reviews?first=10&sku=B-${1 + ((nth * 7_919) % amounts.products)}-0` }),
    'search: a common word': (nth) =>
      search({ text: pick([...CRAFTS, ...CATEGORIES], nth), page: pick([1, 1, 2], nth) }),
    'search: two words': (nth) => search({ text: `${pick(COLOURS, nth)} ${pick(MOTIFS, Math.floor(nth / 8))}` }),
    'search: a rare text': (nth) => search({ text: `${pick(MOTIFS, nth)} ${1000 + ((nth * 31) % 9000)}` }),
    'search: mistyped': (nth) => search({ text: pick(['leheria', 'bandani', 'gharcola', 'shiburi', 'georgete'], nth) }),
    'search: a common word, as the storefront asks': (nth) =>
      search({ text: pick([...CRAFTS, ...CATEGORIES], nth), page: pick([1, 1, 2], nth), soldOutLast: 'true' }),
    'search: a colour and a category, as the storefront asks': (nth) =>
      search({ text: `${pick(VARIANT_COLOURS, nth)} ${pick(CATEGORIES, Math.floor(nth / 24))}`, soldOutLast: 'true' }),
    'search: words that no product has together': (nth) => {
      const [one, other] = [pick(CATEGORIES, nth), pick(CATEGORIES, nth + 1 + (Math.floor(nth / 5) % 4))];
      return search({ text: `${one} ${other}`, soldOutLast: 'true' });
    },
    'a cart': (nth) => asShopper(nth, '/cart'),
    'orders of a shopper': (nth) => asShopper(nth, '/orders'),
    'orders of one who buys much, pages 1 to 100': (nth) => asRegular(nth, `/orders?page=${1 + (nth % 100)}`),
    'one order': (nth) => asRegular(nth, `/order/getOrder/${nthId('oi', orderNumber(nth) * 2)}`),
  };
}

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(11);

async function measure(base: string, amounts: Amounts, tokens: string[]): Promise<void> {
  console.log(`${amounts.products} products, ${RATE} requests/s${' '.repeat(22)}p50        p99        max`);
  const wanted = process.env['BENCH_KIND'] ?? '';
  const kinds = Object.entries(requestsOf(amounts, tokens)).filter(([title]) => title.includes(wanted));
  for (const [title, request] of kinds) {
    await loadPaced(base, { perSecond: RATE, seconds: WARM_SECONDS }, request);
    const { p50, p99, max, failed } = await loadPaced(base, { perSecond: RATE, seconds: SECONDS }, (nth) =>
      request(nth + 13),
    );
    const verdict = p99 <= GOAL_MS ? 'within the goal' : `over the goal of ${GOAL_MS} ms`;
    console.log(
      `${title.padEnd(46)}${ms(p50)}${ms(p99)}${ms(max)}   ${verdict}${failed > 0 ? `, ${failed} failed` : ''}`,
    );
  }
}

/** Reads all tables and indexes once: a running shop has them in memory, and one call that waits for a disk delays many others. */
async function readIntoMemory(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('create extension if not exists pg_prewarm');
    await client.query(`
      select pg_prewarm(oid) from pg_class
      where relkind in ('r', 'i', 't') and relpersistence = 'p' and relnamespace <> 'pg_catalog'::regnamespace`);
  } finally {
    await client.end();
  }
}

async function measureOn(url: string, amounts: Amounts): Promise<void> {
  await readIntoMemory(url);
  const secret = randomBytes(32).toString('hex');
  const sign = createAccessTokens(secret, () => new Date());
  const port = await freePort(21_800, '127.0.0.1');
  const api = await openApi(port, { DATABASE_URL: url, SESSION_SECRET: secret, LOG_LEVEL: 'warn' });
  try {
    const tokens = await Promise.all(
      Array.from({ length: SEARCHING_SHOPPERS }, (_, at) =>
        sign.sign({ shopperId: nthId('sh', at + 1), sessionId: nthId('se', at + 1), bindingHash: null }),
      ),
    );
    await measure(`http://127.0.0.1:${port}`, amounts, tokens);
  } finally {
    await api.close();
  }
}

async function fillAndMeasure(url: string, amounts: Amounts): Promise<void> {
  const started = performance.now();
  const database = await openDatabase({ url });
  await migrate(database, MIGRATIONS);
  await database.close();
  await fillShop(url, amounts);
  console.log(`filled in ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  await measureOn(url, amounts);
}

/** Prints p50 and p99 of each kind of call at 200 requests a second over a million products, beside the goal of 20 ms. */
export async function benchMillion(): Promise<void> {
  const amounts = amountsFor(Number(process.env['BENCH_PRODUCTS'] ?? 1_000_000));
  const filled = process.env['BENCH_DATABASE_URL'];
  if (filled) return measureOn(filled, amounts);
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    console.log('It wants TEST_DATABASE_URL, a PostgreSQL server with 15 GB to spare.');
    return;
  }
  await withScratchDatabase(server, (url) => fillAndMeasure(url, amounts));
}

if (import.meta.main) await benchMillion();
