import { readPayment, verify } from '../harness/purchases.ts';
import type { Json } from '../harness/shoppers.ts';
import type { Scenario } from '../scenario.ts';
import { openPayments } from './open-payments.ts';

/** The provider's published cards for payments that succeed: networks of India, then international ones and those for instalments. */
const GOOD = [
  '4100 2800 0000 1007',
  '5500 6700 0000 1002',
  '6527 6589 0000 1005',
  '3608 280009 1007',
  '3402 560004 01007',
  '5555 5555 5555 4444',
  '5105 1051 0510 5100',
  '5104 0600 0000 0008',
  '4012 8888 8888 1881',
  '4718 6091 0820 4366',
  '5104 0155 5555 5558',
  '5241 8100 0000 0000',
  '4111 1111 1111 1111',
  '5267 3181 8797 5449',
];

/** The provider's published cards for payments that fail, by the reason that the provider then gives. */
const BAD: Record<string, readonly string[]> = {
  payment_timed_out: ['4100 2800 0009 0000', '5305 6200 0006 0000'],
  insufficient_fund: ['4100 2800 0008 0001', '5305 6200 0005 0001'],
  payment_cancelled: ['4100 2800 0007 0002', '5305 6200 0004 0002'],
  card_declined: [
    '4100 2800 0006 0003',
    '5305 6200 0003 0003',
    '4100 2800 0005 0004',
    '5305 6200 0002 0004',
    '4100 2800 0004 0005',
    '5305 6200 0001 0005',
  ],
  card_disabled_for_online_payments: ['4100 2800 0003 0006', '5305 6200 0000 0006'],
  card_number_invalid: ['4100 2800 0001 0008', '5305 6200 0008 0008'],
  gateway_technical_error: ['4100 2800 0002 0007', '5305 6200 0009 0007'],
  authentication_failed: ['4100 2800 0000 0009', '5305 6200 0007 0009'],
};

interface Row {
  number: string;
  /** The reason of its failure; undefined when it pays. */
  reason: string | undefined;
}

/** B10: the cards that the provider publishes for tests, each paying an order of its own. */
export const cards: Scenario = {
  id: 'B10',
  promise: 'Every test card that the provider publishes ends in the shop as published: an order, or nothing charged',
  plantedBugs: [
    {
      words: 'every attempt at paying counts as a payment',
      changes: [
        {
          file: 'api/checkout/settlement/read-payments.ts',
          find: "boolean => status === 'captured';",
          replace: "boolean => status !== 'authorized';",
        },
      ],
    },
  ],
  play: async ({ size, open, random }) => {
    await using shop = await open();
    const all: Row[] = [
      ...GOOD.map((number) => ({ number, reason: undefined })),
      ...Object.entries(BAD).flatMap(([reason, numbers]) => numbers.map((number) => ({ number, reason }))),
    ];
    const rows = size === 'planted' ? random.shuffled(all).slice(0, 12) : all;
    const opened = await openPayments(shop, rows.length);
    const broken: string[] = [];
    for (const [at, { number, reason }] of rows.entries()) {
      const { shopper, id } = opened[at] ?? {};
      if (!shopper || !id) throw new Error('There is no order for a card.');
      let attempt: Json = await shop.provider.typeCard(id, number);
      if (attempt.step === 'bank')
        attempt = await shop.provider.answerBank(attempt.paymentId, reason ? 'failure' : 'success');
      if (attempt.response) await verify(shopper, attempt.response);
      const said: string = attempt.error?.reason ?? 'none';
      const state: string = (await readPayment(shopper, id)).body.payment?.status;
      const wanted = reason ? 'pending' : 'paid';
      if (state !== wanted || said !== (reason ?? 'none'))
        broken.push(
          `${number} ends as ${state} with the reason ${said}, and is published as ${wanted} with ${reason ?? 'none'}`,
        );
    }
    const still = await shop.settle();
    const ledger = await shop.ledger();
    return {
      figures: `${rows.length} published cards: ${ledger.orders} pay, ${rows.length - ledger.orders} fail with the published reason`,
      broken: [...broken, ...still, ...ledger.broken],
    };
  },
};
