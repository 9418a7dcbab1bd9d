import { atMost, until } from '../harness/time.ts';
import type { Scenario } from '../scenario.ts';
import { openPayments, ordersIn } from './paying.ts';

const SIZES = { full: 200, short: 40, planted: 10 };

/** B9: paid, and nobody says so. */
export const silence: Scenario = {
  id: 'B9',
  promise: 'Every event is lost and every laptop closed: the reconciler finds each paid order by itself',
  plant: {
    words: 'an order is opened without a time at which it is asked after',
    changes: [{ file: 'api/checkout/repository.ts', find: 'check_at: order.expires_at,', replace: 'check_at: null,' }],
  },
  play: async ({ size, open }) => {
    await using world = await open();
    const count = SIZES[size];
    await world.provider.messages({ drop: 1 });
    const opened = await openPayments(world, count);
    await atMost(8, opened, ({ id }) => world.provider.pay(id));
    const early = await ordersIn(world, 'paid');
    await world.pass(16);
    const from = performance.now();
    // In the full form nobody wakes the reconciler: its own turn comes within a minute.
    if (size !== 'full') await world.reconcile();
    await until(async () => (await ordersIn(world, 'paid')) === count, size === 'full' ? 100_000 : 15_000, 250);
    const seconds = Math.round((performance.now() - from) / 1_000);
    const found = await ordersIn(world, 'paid');
    const still = await world.settle();
    const ledger = await world.ledger();
    return {
      figures: `${count} paid orders without a word: ${early} known before, ${found} found, the last ${seconds} s after their holds ran out`,
      broken: [...(found === count ? [] : [`${found} of ${count} were found`]), ...still, ...ledger.broken],
    };
  },
};
