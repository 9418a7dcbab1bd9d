import { atMost, until } from '../harness/time.ts';
import type { Scenario } from '../scenario.ts';
import { openPayments, ordersIn } from './paying.ts';

const SIZES = {
  full: { paid: 1_000, unpaid: 50 },
  short: { paid: 100, unpaid: 10 },
  planted: { paid: 60, unpaid: 20 },
};

/** B8: nobody but the provider's events tells the shop of payments. */
export const events: Scenario = {
  id: 'B8',
  promise: 'Each event three times, shuffled, and a tenth of them forged: every payment counts once, no forgery counts',
  plant: {
    words: 'events are believed without a look at their signature',
    changes: [
      {
        file: 'api/checkout/webhooks/webhook-handler.ts',
        find: 'if (!isWebhookSignature(body, signature, paymentAccount.webhookSecret))',
        replace: 'if (body.length === 0)',
      },
    ],
  },
  play: async ({ size, open, chance }) => {
    await using world = await open();
    const { paid, unpaid } = SIZES[size];
    await world.provider.messages({ copies: 3, shuffle: true, spreadMs: 2_000, forgedShare: 0.1, seed: chance.seed });
    const opened = chance.shuffled(await openPayments(world, paid + unpaid));
    await atMost(8, opened.slice(0, paid), ({ id }) => world.provider.pay(id));
    await until(async () => (await ordersIn(world, 'paid')) >= paid, 60_000);
    await world.provider.settled();
    const fulfilled = await ordersIn(world, 'paid');
    const still = await world.settle();
    const { forged, deliveries } = await world.provider.books();
    const ledger = await world.ledger();
    return {
      figures: `${paid} payments, ${deliveries['delivered']} messages and ${forged.sent} forged ones: ${fulfilled} fulfilled once, ${forged.believed} forged ones believed`,
      broken: [
        ...(fulfilled === paid ? [] : [`${fulfilled} of ${paid} payments were fulfilled by events`]),
        ...(forged.sent > 0 ? [] : ['nothing was forged']),
        ...(forged.believed === 0 ? [] : [`${forged.believed} forged messages were answered as if they were true`]),
        ...still,
        ...ledger.broken,
      ],
    };
  },
};
