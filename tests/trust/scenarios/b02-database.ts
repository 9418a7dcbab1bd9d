import { setTimeout } from 'node:timers/promises';
import { newReceipt, rupeesOf, startPayment } from '../harness/purchases.ts';
import { openOwnServer } from '../harness/server.ts';
import { dropTemplates } from '../harness/shop/database-template.ts';
import { fillCarts } from '../harness/shoppers.ts';
import { waitUntil } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';
import { rush } from './rush.ts';

const SIZES = {
  full: { buyers: 500, stock: 50, strikes: 10 },
  short: { buyers: 80, stock: 10, strikes: 4 },
  planted: { buyers: 20, stock: 6, strikes: 2 },
};
const BACK_MS = 3_000;
const PRICE = 10_000;

/** Makes the pool wait before it connects; stands before the line by which it hears of broken connections. */
const WAITS = `
  let after = 0;
  const connect = pool.connect.bind(pool);
  pool.connect = (async () => {
    await new Promise((go) => setTimeout(go, Math.max(0, after - Date.now())));
    return connect();
  }) as never;
`;
const LISTENS = "  pool.on('connect', (client) => {";
const TELLS = 'if (!pool.ending) onConnectionLost(error);';

/** B2: many buyers, few pieces, and a PostgreSQL that is killed meanwhile. */
export const database: Scenario = {
  id: 'B2',
  promise: 'The same while PostgreSQL is killed; the apis are back within 3 s by themselves',
  alone: true,
  plantedBugs: [
    {
      words: 'an api waits 12 s after a connection broke before it opens another',
      changes: [
        { file: 'api/platform/postgres.ts', find: LISTENS, replace: WAITS + LISTENS },
        { file: 'api/platform/postgres.ts', find: TELLS, replace: `after = Date.now() + 12_000; ${TELLS}` },
      ],
    },
  ],
  play: async ({ size, random, open }) => {
    const server = await openOwnServer();
    try {
      await using shop = await open({ server: server.url });
      const [sku = ''] = await shop.addProducts(1, 1_000, PRICE);
      const [probe] = await shop.shoppers(1);
      if (!probe) throw new Error('There is no shopper to probe with.');
      await fillCarts(shop.database, [probe], [{ sku, quantity: 1 }]);
      const rupees = rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true });
      const input = { lines: [{ sku, quantity: 1 }], rupees };
      const backAfter: number[] = [];
      const strike = async () => {
        await setTimeout(50 + random.below(500));
        await server.kill();
        await server.start();
        const from = performance.now();
        // Each api in turn, twice: a write that is answered.
        for (const _ of [...shop.apis, ...shop.apis]) {
          await waitUntil(
            async () => (await startPayment(probe, { ...input, receipt: newReceipt() })).status === 200,
            30_000,
            20,
          );
        }
        backAfter.push(performance.now() - from);
      };
      const { figures, broken } = await rush({ shop, random, ...SIZES[size], strike });
      const slowest = Math.max(...backAfter);
      const late = slowest > BACK_MS ? [`back after ${Math.round(slowest)} ms, and ${BACK_MS} are promised`] : [];
      return { figures: `${figures}; back after ${Math.round(slowest)} ms at the most`, broken: [...broken, ...late] };
    } finally {
      await dropTemplates(server.url);
      await server.close();
    }
  },
};
