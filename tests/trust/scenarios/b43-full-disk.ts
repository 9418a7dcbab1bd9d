import { setTimeout } from 'node:timers/promises';
import { newReceipt, rupeesOf, startPayment } from '../harness/purchases.ts';
import { openOwnServer } from '../harness/server.ts';
import { dropTemplates } from '../harness/shop/database-template.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { call, fillCarts } from '../harness/shoppers.ts';
import type { Answer } from '../harness/shoppers.ts';
import { openSmallDisk } from '../harness/small-disk.ts';
import { waitUntil } from '../harness/waiting.ts';
import type { Scenario, ScenarioContext, ScenarioResult } from '../scenario.ts';
import { playEmbedded } from './embedded-full-disk.ts';
import { rush } from './rush.ts';

const SIZES = {
  full: { buyers: 200, stock: 50, strikes: 5 },
  short: { buyers: 20, stock: 10, strikes: 1 },
  planted: { buyers: 8, stock: 6, strikes: 1 },
};
/** Room for the server, the template and the shop, and its settings for so little. */
const MEGABYTES = 400;
const ARGS = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB', '-c', 'autovacuum=off'];
/** Milliseconds for which the disk stays full, those until it is felt, and those until all is well after there is room. */
const [FULL_MS, FELT_MS, BACK_MS] = [3_000, 60_000, 10_000];
const PRICE = 10_000;

/** B43: the disk of the database fills up. */
export const fullDisk: Scenario = {
  id: 'B43',
  promise:
    'The disk of the database is full in the midst of orders and payments, until PostgreSQL itself gives up: every answer says so by its code, no acknowledged order or payment is lost, and the shop goes on by itself once there is room; over the embedded database likewise, whose process says when it must be started again',
  alone: true,
  plantedBugs: [
    {
      words: 'a full disk counts as a fault of the shop',
      changes: [{ file: 'api/platform/database.ts', find: '^(08|53|57P|', replace: '^(08|57P|' }],
    },
    {
      words: 'nobody hears that the embedded database has ended',
      changes: [{ file: 'api/platform/embedded-postgres.ts', find: 'this.#hasPanicked ||=', replace: 'void' }],
    },
  ],
  play: async (context) => {
    const embedded = await playEmbedded(context);
    // A planted bug that is found is not looked for again.
    if (context.size === 'planted' && embedded.broken.length > 0) return embedded;
    const results = [embedded, await playServer(context)];
    return {
      figures: results.map(({ figures }) => figures).join('; '),
      broken: results.flatMap(({ broken }) => broken),
    };
  },
};

/** Many buyers and few pieces on a PostgreSQL whose disk is full again and again. */
async function playServer({ size, random, open, say }: ScenarioContext): Promise<ScenarioResult> {
  using disk = openSmallDisk(MEGABYTES);
  const server = await openOwnServer({ within: disk.folder, args: ARGS });
  try {
    const log: string[] = [];
    await using shop = await open({ server: server.url, hear: (text) => void log.push(text) });
    const ask = await createProbe(shop);
    const broken: string[] = [];
    const told = { refused: 0, rounds: 0 };
    const backAfter: number[] = [];
    const askAll = async () => {
      const answers = await ask();
      told.refused += answers.filter(({ status }) => status === 503).length;
      broken.push(...answers.flatMap(describeOdd));
    };
    const strike = async () => {
      const before = told.refused;
      disk.fill();
      const isFelt = await waitUntil(async () => (await askAll(), disk.fill(), told.refused > before), FELT_MS, 20);
      if (!isFelt) broken.push(`the disk is full, and nobody noticed it for ${FELT_MS / 1_000} s`);
      const panic = writeLogUntilItEnds(shop);
      const until = performance.now() + FULL_MS;
      while (performance.now() < until) await askAll();
      await panic;
      disk.empty();
      // As its container does where it has ended.
      await server.start();
      const from = performance.now();
      const isWell = async () => (await ask()).every(({ status }) => status === 200);
      if (!(await waitUntil(isWell, 60_000, 20))) broken.push('nothing was right for a minute after there was room');
      backAfter.push(performance.now() - from);
      say(`full disk ${++told.rounds} of ${SIZES[size].strikes}`);
    };
    const results = await rush({ shop, random, ...SIZES[size], strike });
    const slowest = Math.max(...backAfter);
    return {
      figures: `${results.figures}; PostgreSQL: ${told.refused} calls were refused with UNAVAILABLE, back after ${(slowest / 1_000).toFixed(1)} s at the most`,
      broken: [
        ...new Set(broken),
        ...(broken.length > 0 ? describeCauses(log) : []),
        ...results.broken,
        ...(slowest <= BACK_MS ? [] : [`back after ${Math.round(slowest)} ms, and ${BACK_MS} are promised`]),
      ],
    };
  } finally {
    disk.empty();
    await dropTemplates(server.url).catch(() => undefined);
    await server.close();
  }
}

/** A read and a purchase that each api is asked for; an order takes room. */
async function createProbe(shop: TrialShop): Promise<() => Promise<Answer[]>> {
  const [sku = ''] = await shop.addProducts(1, 100_000, PRICE);
  const probes = await shop.shoppers(4);
  await fillCarts(shop.database, probes, [{ sku, quantity: 1 }]);
  const rupees = rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true });
  const input = { lines: [{ sku, quantity: 1 }], rupees };
  return async () => {
    const reads = shop.apis.map(({ address }) => call('GET', `${address}/product/Saree/1`, {}));
    const orders = probes.map((probe) => startPayment(probe, { ...input, receipt: newReceipt() }));
    return Promise.all([...reads, ...orders]);
  };
}

/** What an answer that is none of a shop that knows what is wrong says. */
function describeOdd({ status, body }: Answer): string[] {
  if (status === 200 || (status === 503 && body.code === 'UNAVAILABLE')) return [];
  return [`a full disk was answered with ${status} ${JSON.stringify(body).slice(0, 100)}`];
}

/** What a full disk and a server that ends are told by. */
const USUAL = /No space left|in recovery mode|not yet accepting|terminat|timeout|ECONN|connection error/;

/** The causes of the failures in the apis' log, but for the usual ones. */
function describeCauses(log: readonly string[]): string[] {
  const causes = log
    .join('')
    .matchAll(/"message":"([^"]*)/g)
    .map(([, words = '']) => words);
  return [...new Set(causes.filter((words) => !USUAL.test(words)))].map((words) => `an api has logged: ${words}`);
}

/** Fills PostgreSQL's log up to where it needs another file, which ends it. */
async function writeLogUntilItEnds({ database }: TrialShop): Promise<void> {
  for (let megabytes = 0; megabytes < 64; megabytes += 1) {
    const isWritten = await database
      .rows(`select pg_logical_emit_message(true, '', repeat('x', 1000000))`)
      .then(() => true)
      .catch(() => false);
    if (!isWritten) return;
    await setTimeout(20);
  }
  throw new Error('PostgreSQL goes on writing to a full disk.');
}
