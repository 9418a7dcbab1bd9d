import { setTimeout } from 'node:timers/promises';
import {
  cancelPayment,
  newReceipt,
  retryUntilResponse,
  rupeesOf,
  startPayment,
  verify,
  type PaymentInput,
} from '../harness/purchases.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { fillCarts, type HttpResponse, type Shopper } from '../harness/shoppers.ts';
import { describeDifference } from '../harness/tally.ts';
import { isFound, type Scenario, type ScenarioContext } from '../scenario.ts';

const SIZES = {
  full: { apis: 2, keys: 20, times: 50 },
  short: { apis: 2, keys: 2, times: 30 },
  planted: { apis: 1, keys: 1, times: 10 },
};
const PRICE = 75_000;

/** B7: one attempt with one id, sent repeatedly. */
export const keys: Scenario = {
  id: 'B7',
  promise:
    'An attempt that is repeated under its name, also after a kill, is one order; another request under the name is refused',
  plantedBugs: [
    {
      words: 'an attempt’s name returns its result for any request',
      changes: [{ file: 'api/checkout/rules.ts', name: 'fingerprintOf', body: "return '';" }],
    },
  ],
  play: async (stage) => {
    const { apis, keys: count, times } = SIZES[stage.size];
    await using shop = await stage.open({ apis });
    const [sku = ''] = await shop.addProducts(1, 1_000, PRICE);
    const lines = [{ sku, quantity: 1 }];
    const rupees = rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true });
    const shoppers = await shop.shoppers(count);
    await fillCarts(shop.database, shoppers, lines);
    const broken: string[] = [];
    for (const shopper of shoppers)
      broken.push(...(await repeat({ shop, stage, shopper, input: { lines, rupees, receipt: newReceipt() }, times })));
    if (isFound(stage.size, broken)) return { figures: `${count} names ${times} times at once`, broken };
    const orders = await shop.database.count('select count(*) from orders');
    const still = await shop.settle();
    const ledger = await shop.ledger();
    return {
      figures: `${count} names ${times} times at once and again after a kill: ${orders} orders, ${ledger.orders} of them paid`,
      broken: [
        ...broken,
        ...(orders === count ? [] : [`${count} names made ${orders} orders`]),
        ...still,
        ...ledger.broken,
      ],
    };
  },
};

interface Repeating {
  shop: TestShop;
  stage: ScenarioContext;
  shopper: Shopper;
  input: PaymentInput;
  times: number;
}

async function repeat({ shop, stage, shopper, input, times }: Repeating): Promise<string[]> {
  const request = () => retryUntilResponse(() => startPayment(shopper, input));
  const victim = stage.random.pick(shop.apis);
  const killing = setTimeout(stage.random.below(60)).then(async () => {
    await victim.kill();
    await victim.start();
  });
  const responses = await Promise.all(Array.from({ length: times }, request));
  await killing;
  responses.push(await request());
  const ids = new Set(responses.map(({ body }) => `${body.id} ${body.amount} ${body.expiresAt}`));
  const others = await Promise.all([
    startPayment(shopper, { ...input, city: 'Kota' }),
    startPayment(shopper, { ...input, rupees: input.rupees - 1 }),
    startPayment(shopper, { ...input, promoCode: 'RANG10' }),
    startPayment(shopper, { ...input, lines: input.lines.map((line) => ({ ...line, quantity: 2 })) }),
  ]);
  return [
    ...describeDifference('the same again', responses, { 200: times + 1 }),
    ...(ids.size === 1 ? [] : [`one name was answered in ${ids.size} ways: ${[...ids].slice(0, 3).join(' | ')}`]),
    ...describeDifference('another request under the name', others, { '409 ALREADY_EXISTS': others.length }),
    ...(await ended(shop, stage, { shopper, input, id: responses.at(-1)?.body.id })),
  ];
}

/** The same id after its payment is made or cancelled. */
async function ended(
  shop: TestShop,
  { random }: ScenarioContext,
  { shopper, input, id }: { shopper: Shopper; input: PaymentInput; id: string },
): Promise<string[]> {
  if (random.percent(50)) {
    await cancelPayment(shopper, id);
    return describeDifference('a name whose payment was given up', [await startPayment(shopper, input)], {
      '400 EXPIRED': 1,
    });
  }
  const proof = await shop.provider.pay(id);
  const results: HttpResponse[] = proof ? [await verify(shopper, proof)] : [];
  const again = await startPayment(shopper, input);
  const isPaid = again.body.id === id && again.body.status === 'paid';
  return [
    ...describeDifference('its payment', results, { 200: 1 }),
    ...(isPaid ? [] : [`a paid name is answered with ${JSON.stringify(again.body)}`]),
  ];
}
