import { setTimeout } from 'node:timers/promises';
import { createBreakableProxy } from '../../hosts/breakable-proxy.ts';
import { newReceipt, rupeesOf, startPayment } from '../harness/purchases.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { fillCarts, type Shopper } from '../harness/shoppers.ts';
import { waitUntil } from '../harness/waiting.ts';
import { isFound, type Scenario } from '../scenario.ts';
import { rush } from './rush.ts';

const SIZES = {
  full: { buyers: 200, stock: 50, strikes: 5 },
  short: { buyers: 20, stock: 6, strikes: 1 },
  planted: { buyers: 10, stock: 6, strikes: 1 },
};
const DARK_MS = 10_000;
/**
 * The promised limits: of a call while the connection is silent, of the recovery, of the report by `/livez`, and of the shutdown.
 * An api waits 3.5 s for a connection and 4.5 s for a response; the rest is for a busy machine.
 */
const [RESPONSE_MS, BACK_MS, HOPELESS_MS, END_MS] = [10_000, 5_000, 25_000, 25_000];
const PRICE = 10_000;

/** B33: the connection to the database becomes silent, without an error. */
export const silentConnection: Scenario = {
  id: 'B33',
  promise:
    'If the connection to PostgreSQL goes silent, calls fail within seconds, and recover within 5 s after it works again, though old connections remain silent; permanent silence makes /livez fail, and an api can still shut down',
  alone: true,
  plantedBugs: [
    {
      words: 'an api waits for a statement without a timeout',
      changes: [{ file: 'api/platform/postgres-connections.ts', name: 'RESPONSE_MS', body: '0' }],
    },
    {
      words: 'missing signs of life are not noticed',
      changes: [{ file: 'api/platform/postgres-heartbeat.ts', name: 'isHopeless', body: 'return false;' }],
    },
  ],
  play: async ({ size, random, server, open }) => {
    const proxy = await createBreakableProxy(server.url);
    try {
      await using shop = await open({ portForApis: proxy.port });
      const probe = await createProbe(shop);
      const broken: string[] = [];
      const backAfter: number[] = [];
      const darkFor = async () => {
        proxy.silence();
        const dark = setTimeout(DARK_MS);
        const requested = shop.apis.flatMap(({ address }) =>
          Array.from({ length: 12 }, () => timeOf(`${address}/categories`)),
        );
        const slowest = Math.max(...(await Promise.all(requested)));
        if (slowest > RESPONSE_MS)
          broken.push(`a call took ${seconds(slowest)}, and ${seconds(RESPONSE_MS)} are promised`);
        await dark;
        proxy.repair();
        const from = performance.now();
        for (const _ of [...shop.apis, ...shop.apis]) {
          await waitUntil(async () => (await probe()) === 200, 60_000, 20);
        }
        backAfter.push(performance.now() - from);
      };
      const results = await rush({ shop, random, ...SIZES[size], strike: darkFor });
      const slowest = Math.max(...backAfter);
      if (slowest > BACK_MS) broken.push(`back after ${seconds(slowest)}, and ${seconds(BACK_MS)} are promised`);
      if (isFound(size, broken)) return { figures: results.figures, broken };
      proxy.silence();
      const hopeless = await untilHopeless(shop);
      if (hopeless > HOPELESS_MS) broken.push(`/livez was still green after ${seconds(HOPELESS_MS)} of silence`);
      const ended = Math.max(...(await Promise.all(shop.apis.map((api) => api.terminate()))));
      if (ended > END_MS) broken.push(`an api took ${seconds(ended)} to end, and ${seconds(END_MS)} are promised`);
      return {
        figures: `${results.figures}; recovered after ${seconds(slowest)} at most; /livez failed after ${seconds(hopeless)}; ended after ${seconds(ended)}`,
        broken: [...results.broken, ...broken],
      };
    } finally {
      await proxy.close();
    }
  },
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

/** A write to the next api in turn, with or without a response. */
async function createProbe(shop: TestShop): Promise<() => Promise<number>> {
  const [sku = ''] = await shop.addProducts(1, 1_000, PRICE);
  const [shopper]: (Shopper | undefined)[] = await shop.shoppers(1);
  if (!shopper) throw new Error('There is no shopper to probe with.');
  await fillCarts(shop.database, [shopper], [{ sku, quantity: 1 }]);
  const rupees = rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true });
  return async () =>
    (await startPayment(shopper, { lines: [{ sku, quantity: 1 }], rupees, receipt: newReceipt() })).status;
}

/** Milliseconds until a call has a response, of any kind. */
async function timeOf(address: string): Promise<number> {
  const from = performance.now();
  await fetch(address, { signal: AbortSignal.timeout(1.5 * RESPONSE_MS) })
    .then((response) => response.text())
    .catch(() => '');
  return performance.now() - from;
}

/** Milliseconds until every api reports that it needs a restart; Infinity if one doesn't. */
async function untilHopeless({ apis }: TestShop): Promise<number> {
  const from = performance.now();
  const isRed = async ({ address }: { address: string }) => (await fetch(`${address}/livez`)).status === 503;
  const areRed = async () => (await Promise.all(apis.map(isRed))).every(Boolean);
  return (await waitUntil(areRed, HOPELESS_MS + 5_000, 200)) ? performance.now() - from : Infinity;
}
