import { setTimeout } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { rush } from './rush.ts';

const SIZES = {
  full: { apis: 3, buyers: 500, stock: 50, strikes: 100 },
  short: { apis: 2, buyers: 40, stock: 6, strikes: 4 },
  planted: { apis: 3, buyers: 50, stock: 6, strikes: 3 },
};

/** B1: many buyers, few pieces, and api processes that are killed meanwhile. */
export const kills: Scenario = {
  id: 'B1',
  promise: 'Many buyers compete for few pieces while api processes are killed',
  plantedBugs: [
    {
      words: 'a late payment is placed without a new hold',
      changes: [{ file: 'api/checkout/settlement/apply-payments.ts', name: 'claimHoldsAgain', body: '' }],
    },
  ],
  play: async ({ size, random, open }) => {
    const { apis, ...amounts } = SIZES[size];
    await using shop = await open({ apis });
    const strike = async () => {
      // Just after other calls have started.
      await setTimeout(20 + random.below(180));
      const api = random.pick(shop.apis);
      await api.kill();
      await api.start();
    };
    // Awaited, because the shop closes with this block.
    return await rush({ shop, random, ...amounts, strike });
  },
};
