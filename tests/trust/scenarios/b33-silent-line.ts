import { setTimeout } from 'node:timers/promises';
import { createBreakableProxy } from '../../hosts/breakable-proxy.ts';
import { newReceipt, rupeesOf, startPayment } from '../harness/purchases.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { fillCarts, type Shopper } from '../harness/shoppers.ts';
import { waitUntil } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';
import { rush } from './rush.ts';

const SIZES = {
  full: { buyers: 200, stock: 50, strikes: 5 },
  short: { buyers: 40, stock: 10, strikes: 1 },
  planted: { buyers: 10, stock: 6, strikes: 1 },
};
const DARK_MS = 10_000;
/**
 * What is promised: how long a call may take while nothing comes through, until all is well again, until `/livez` says so, and to end.
 * An api waits 3.5 s for a connection and 4.5 s for an answer; the rest is for a busy machine.
 */
const [ANSWER_MS, BACK_MS, HOPELESS_MS, END_MS] = [10_000, 5_000, 25_000, 25_000];
const PRICE = 10_000;

/** B33: the line to the database goes silent, without a word that it has. */
export const silentLine: Scenario = {
  id: 'B33',
  promise:
    'Where the line to PostgreSQL goes silent, callers hear so in seconds, and all is well within 5 s of its healing, though the old connections stay silent; one that stays silent makes /livez red, and keeps no api from ending',
  alone: true,
  plantedBugs: [
    {
      words: 'an api waits for the answer to a statement for ever',
      changes: [
        {
          file: 'api/platform/postgres-connections.ts',
          find: 'query_timeout: answerMs',
          replace: 'query_timeout: 0 * answerMs',
        },
      ],
    },
    {
      words: 'nobody hears that there is no sign of life',
      changes: [
        {
          file: 'api/platform/postgres-heartbeat.ts',
          find: 'silentSince ??= performance.now() - ANSWER_MS;',
          replace: '',
        },
      ],
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
        const asked = shop.apis.flatMap(({ address }) =>
          Array.from({ length: 12 }, () => timeOf(`${address}/categories`)),
        );
        const slowest = Math.max(...(await Promise.all(asked)));
        if (slowest > ANSWER_MS) broken.push(`a call took ${seconds(slowest)}, and ${seconds(ANSWER_MS)} are promised`);
        await dark;
        proxy.mend();
        const from = performance.now();
        for (const _ of [...shop.apis, ...shop.apis]) {
          await waitUntil(async () => (await probe()) === 200, 60_000, 20);
        }
        backAfter.push(performance.now() - from);
      };
      const results = await rush({ shop, random, ...SIZES[size], strike: darkFor });
      const slowest = Math.max(...backAfter);
      if (slowest > BACK_MS) broken.push(`back after ${seconds(slowest)}, and ${seconds(BACK_MS)} are promised`);
      proxy.silence();
      const hopeless = await untilHopeless(shop);
      if (hopeless > HOPELESS_MS) broken.push(`/livez was still green after ${seconds(HOPELESS_MS)} of silence`);
      const ended = Math.max(...(await Promise.all(shop.apis.map((api) => api.terminate()))));
      if (ended > END_MS) broken.push(`an api took ${seconds(ended)} to end, and ${seconds(END_MS)} are promised`);
      return {
        figures: `${results.figures}; back after ${seconds(slowest)} at the most; /livez red after ${seconds(hopeless)}; ended after ${seconds(ended)}`,
        broken: [...results.broken, ...broken],
      };
    } finally {
      await proxy.close();
    }
  },
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

/** A write that the next api in turn answers, or not. */
async function createProbe(shop: TrialShop): Promise<() => Promise<number>> {
  const [sku = ''] = await shop.addProducts(1, 1_000, PRICE);
  const [shopper]: (Shopper | undefined)[] = await shop.shoppers(1);
  if (!shopper) throw new Error('There is no shopper to probe with.');
  await fillCarts(shop.database, [shopper], [{ sku, quantity: 1 }]);
  const rupees = rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true });
  return async () =>
    (await startPayment(shopper, { lines: [{ sku, quantity: 1 }], rupees, receipt: newReceipt() })).status;
}

/** Milliseconds until a call is answered, whatever the answer. */
async function timeOf(address: string): Promise<number> {
  const from = performance.now();
  await fetch(address, { signal: AbortSignal.timeout(60_000) })
    .then((answer) => answer.text())
    .catch(() => '');
  return performance.now() - from;
}

/** Milliseconds until every api says that it can't help itself; Infinity when one doesn't. */
async function untilHopeless({ apis }: TrialShop): Promise<number> {
  const from = performance.now();
  const isRed = async ({ address }: { address: string }) => (await fetch(`${address}/livez`)).status === 503;
  const areRed = async () => (await Promise.all(apis.map(isRed))).every(Boolean);
  return (await waitUntil(areRed, HOPELESS_MS + 5_000, 200)) ? performance.now() - from : Infinity;
}
