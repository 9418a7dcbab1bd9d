import { mapConcurrently, waitUntil } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';
import { openPayments, countOrders } from './open-payments.ts';

const SIZES = { full: 200, short: 40, planted: 10 };

/** B9: payments of which nobody tells the shop. */
export const silence: Scenario = {
  id: 'B9',
  promise: 'Every event is lost and every laptop closed: the reconciler finds each paid order by itself',
  plantedBugs: [
    {
      words: 'an order is opened without a time at which it is asked after',
      changes: [
        { file: 'api/checkout/repository.ts', find: 'check_at: order.expires_at,', replace: 'check_at: null,' },
      ],
    },
    {
      words: 'nobody ever starts the reconciler',
      changes: [
        {
          file: 'api/checkout/checkout.ts',
          find: 'await jobs.repeat(RECONCILE_QUEUE.name, reconcileSeconds);',
          replace: '',
        },
      ],
    },
  ],
  play: async ({ size, open }) => {
    await using shop = await open();
    const count = SIZES[size];
    await shop.provider.setWebhookFaults({ drop: 1 });
    const opened = await openPayments(shop, count);
    await mapConcurrently(8, opened, ({ id }) => shop.provider.pay(id));
    const early = await countOrders(shop, 'paid');
    await shop.passMinutes(16);
    const from = performance.now();
    await waitUntil(async () => (await countOrders(shop, 'paid')) === count, size === 'planted' ? 15_000 : 60_000, 250);
    const seconds = Math.round((performance.now() - from) / 1_000);
    const found = await countOrders(shop, 'paid');
    const still = await shop.settle();
    const ledger = await shop.ledger();
    return {
      figures: `${count} paid orders without a word: ${early} known before, ${found} found, the last ${seconds} s after their holds ran out`,
      broken: [...(found === count ? [] : [`${found} of ${count} were found`]), ...still, ...ledger.broken],
    };
  },
};
