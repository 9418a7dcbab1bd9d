import { mapConcurrently, waitUntil } from '../harness/waiting.ts';
import { isFound, type Scenario } from '../scenario.ts';
import { openPayments, countOrders } from './open-payments.ts';

const SIZES = { full: { apis: 2, count: 200 }, short: { apis: 2, count: 24 }, planted: { apis: 1, count: 6 } };

/** B9: payments that no message reports to the shop. */
export const silence: Scenario = {
  id: 'B9',
  promise: 'Every event is lost and every browser closed: the reconciler finds each paid order',
  plantedBugs: [
    {
      words: 'an order is opened without a time for its check',
      changes: [{ file: 'api/checkout/repository.ts', name: 'insertOrder.check_at', body: 'null' }],
    },
    {
      words: 'the reconciler is never started',
      changes: [{ file: 'api/platform/jobs.ts', name: 'repeat', body: '' }],
    },
  ],
  play: async ({ size, open }) => {
    const { apis, count } = SIZES[size];
    await using shop = await open({ apis });
    await shop.provider.setWebhookFaults({ drop: 1 });
    const opened = await openPayments(shop, count);
    await mapConcurrently(8, opened, ({ id }) => shop.provider.pay(id));
    const early = await countOrders(shop, 'paid');
    await shop.passMinutes(16);
    const from = performance.now();
    await waitUntil(async () => (await countOrders(shop, 'paid')) === count, size === 'planted' ? 15_000 : 60_000, 250);
    const seconds = Math.round((performance.now() - from) / 1_000);
    const found = await countOrders(shop, 'paid');
    const figures = `${count} paid orders without an event: ${early} known before, ${found} found, the last ${seconds} s after their holds ran out`;
    const missing = found === count ? [] : [`${found} of ${count} were found`];
    if (isFound(size, missing)) return { figures, broken: missing };
    const still = await shop.settle();
    const ledger = await shop.ledger();
    return { figures, broken: [...missing, ...still, ...ledger.broken] };
  },
};
