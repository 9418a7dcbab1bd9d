import { setTimeout } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { rush } from './rush.ts';

const SIZES = {
  full: { buyers: 500, stock: 50, strikes: 100 },
  short: { buyers: 60, stock: 8, strikes: 6 },
  planted: { buyers: 50, stock: 6, strikes: 3 },
};

/** B1: many buyers, few pieces, and api processes that are killed in the middle of it. */
export const kills: Scenario = {
  id: 'B1',
  promise: 'Buyers rush for few pieces while api processes are killed',
  plant: {
    words: 'what was paid late is placed without being held again',
    changes: [
      {
        file: 'api/checkout/settlement/apply-payments.ts',
        find: "if (order.state === 'closed') await claimHoldsAgain(trx, order, now);",
        replace: "if (order.state === 'closed') void claimHoldsAgain;",
      },
    ],
  },
  play: async ({ size, chance, open }) => {
    await using world = await open({ apis: 3 });
    const strike = async () => {
      // Just after others have begun something.
      await setTimeout(20 + chance.below(180));
      const api = chance.pick(world.apis);
      await api.kill();
      await api.start();
    };
    // Awaited, for the world ends with this block.
    return await rush({ world, chance, ...SIZES[size], strike });
  },
};
