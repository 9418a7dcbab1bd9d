import { mapConcurrently, waitUntil } from '../harness/waiting.ts';
import { isFound, type Scenario } from '../scenario.ts';
import { openPayments, countOrders } from './open-payments.ts';

const SIZES = {
  full: { apis: 2, paid: 1_000, unpaid: 50 },
  short: { apis: 2, paid: 60, unpaid: 10 },
  planted: { apis: 1, paid: 20, unpaid: 6 },
};

/** B8: only the provider's webhooks report payments to the shop. */
export const events: Scenario = {
  id: 'B8',
  promise:
    'Each event is sent three times, shuffled, with one forged in ten: every payment counts once, no forgery counts',
  plantedBugs: [
    {
      words: 'the signature of events is not checked',
      changes: [{ file: 'api/checkout/provider/signatures.ts', name: 'isWebhookSignature', body: 'return true;' }],
    },
  ],
  play: async ({ size, open, random }) => {
    const { apis, paid, unpaid } = SIZES[size];
    await using shop = await open({ apis });
    await shop.provider.setWebhookFaults({
      copies: 3,
      shuffle: true,
      spreadMs: 2_000,
      forgedShare: 0.1,
      seed: random.seed,
    });
    const opened = random.shuffled(await openPayments(shop, paid + unpaid));
    await mapConcurrently(8, opened.slice(0, paid), ({ id }) => shop.provider.pay(id));
    await waitUntil(async () => (await countOrders(shop, 'paid')) >= paid, 60_000);
    await shop.provider.settled();
    const fulfilled = await countOrders(shop, 'paid');
    const { forged } = await shop.provider.ledger();
    const believed = forged.believed === 0 ? [] : [`${forged.believed} forged messages were accepted`];
    if (isFound(size, believed)) return { figures: `${paid} payments`, broken: believed };
    const still = await shop.settle();
    const { deliveries } = await shop.provider.ledger();
    const ledger = await shop.ledger();
    return {
      figures: `${paid} payments, ${deliveries['delivered']} messages and ${forged.sent} forged ones: ${fulfilled} fulfilled once, ${forged.believed} forged ones accepted`,
      broken: [
        ...(fulfilled === paid ? [] : [`${fulfilled} of ${paid} payments were fulfilled by events`]),
        ...(forged.sent > 0 ? [] : ['nothing was forged']),
        ...believed,
        ...still,
        ...ledger.broken,
      ],
    };
  },
};
