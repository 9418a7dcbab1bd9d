import { setTimeout } from 'node:timers/promises';
import { newReceipt, rupeesOf, startPayment } from '../harness/buying.ts';
import { openOwnServer } from '../harness/server.ts';
import { fillCarts } from '../harness/shoppers.ts';
import { until } from '../harness/time.ts';
import { dropTemplates } from '../harness/world.ts';
import type { Scenario } from '../scenario.ts';
import { rush } from './rush.ts';

const SIZES = {
  full: { buyers: 500, stock: 50, strikes: 10 },
  short: { buyers: 40, stock: 8, strikes: 3 },
  planted: { buyers: 20, stock: 6, strikes: 2 },
};
const BACK_MS = 3_000;
const PRICE = 10_000;

/** B2: many buyers, few pieces, and a PostgreSQL that is killed in the middle of it. */
export const database: Scenario = {
  id: 'B2',
  promise: 'The same while PostgreSQL is killed; the apis are back within 3 s by themselves',
  plant: {
    words: 'an api waits 5 s after a connection broke before it opens another',
    changes: [
      {
        file: 'api/platform/postgres.ts',
        find: "  pool.on('error', onBreak);",
        replace:
          "  let after = 0;\n  const connect = pool.connect.bind(pool);\n  pool.connect = (async () => {\n    await new Promise((go) => setTimeout(go, Math.max(0, after - Date.now())));\n    return connect();\n  }) as never;\n  pool.on('error', (error) => {\n    after = Date.now() + 5_000;\n    onBreak(error);\n  });",
      },
    ],
  },
  play: async ({ size, chance, open }) => {
    const server = await openOwnServer();
    try {
      await using world = await open({ server: server.url });
      const [sku = ''] = await world.shelve(1, 1_000, PRICE);
      const [probe] = await world.shoppers(1);
      if (!probe) throw new Error('There is no shopper to probe with.');
      await fillCarts(world.database, [probe], [{ sku, quantity: 1 }]);
      const rupees = rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true });
      const wish = { lines: [{ sku, quantity: 1 }], rupees };
      const backAfter: number[] = [];
      const strike = async () => {
        await setTimeout(50 + chance.below(500));
        await server.kill();
        await server.start();
        const from = performance.now();
        // Each api in turn: a write that is answered, twice as often as there are apis.
        for (const _ of [...world.apis, ...world.apis]) {
          await until(
            async () => (await startPayment(probe, { ...wish, receipt: newReceipt() })).status === 200,
            30_000,
            20,
          );
        }
        backAfter.push(performance.now() - from);
      };
      const { figures, broken } = await rush({ world, chance, ...SIZES[size], strike });
      const slowest = Math.max(...backAfter);
      const late = slowest > BACK_MS ? [`back after ${Math.round(slowest)} ms, and ${BACK_MS} are promised`] : [];
      return { figures: `${figures}; back after ${Math.round(slowest)} ms at the most`, broken: [...broken, ...late] };
    } finally {
      await dropTemplates(server.url);
      await server.close();
    }
  },
};
