import { setTimeout } from 'node:timers/promises';
import { cancelPayment, newReceipt, persist, rupeesOf, startPayment, verify } from '../harness/buying.ts';
import type { Wish } from '../harness/buying.ts';
import { fillCarts } from '../harness/shoppers.ts';
import type { Answer, Shopper } from '../harness/shoppers.ts';
import { unlike } from '../harness/tally.ts';
import type { World } from '../harness/world/world.ts';
import type { Scenario, Stage } from '../scenario.ts';

const SIZES = { full: { keys: 20, times: 50 }, short: { keys: 3, times: 30 }, planted: { keys: 2, times: 30 } };
const PRICE = 75_000;

/** B7: one attempt under one name, asked for again and again. */
export const keys: Scenario = {
  id: 'B7',
  promise:
    'One attempt, asked for again and again under its name and after a kill, is one order; another wish under it is refused',
  plant: {
    words: 'a name is answered whatever is asked under it',
    changes: [
      {
        file: 'api/checkout/open-order.ts',
        find: 'if (same && same.wish_hash !== hash) refuse(',
        replace: "if (same && same.wish_hash === '') refuse(",
      },
    ],
  },
  play: async (stage) => {
    await using world = await stage.open();
    const { keys: count, times } = SIZES[stage.size];
    const [sku = ''] = await world.shelve(1, 1_000, PRICE);
    const lines = [{ sku, quantity: 1 }];
    const rupees = rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true });
    const shoppers = await world.shoppers(count);
    await fillCarts(world.database, shoppers, lines);
    const broken: string[] = [];
    for (const shopper of shoppers)
      broken.push(...(await repeat({ world, stage, shopper, wish: { lines, rupees, receipt: newReceipt() }, times })));
    const orders = await world.database.count('select count(*) from orders');
    const still = await world.settle();
    const ledger = await world.ledger();
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
  world: World;
  stage: Stage;
  shopper: Shopper;
  wish: Wish;
  times: number;
}

async function repeat({ world, stage, shopper, wish, times }: Repeating): Promise<string[]> {
  const ask = () => persist(() => startPayment(shopper, wish));
  const victim = stage.chance.pick(world.apis);
  const killing = setTimeout(stage.chance.below(60)).then(async () => {
    await victim.kill();
    await victim.start();
  });
  const answers = await Promise.all(Array.from({ length: times }, ask));
  await killing;
  answers.push(await ask());
  const ids = new Set(answers.map(({ body }) => `${body.id} ${body.amount} ${body.expiresAt}`));
  const others = await Promise.all([
    startPayment(shopper, { ...wish, city: 'Kota' }),
    startPayment(shopper, { ...wish, rupees: wish.rupees - 1 }),
    startPayment(shopper, { ...wish, promoCode: 'RANG10' }),
    startPayment(shopper, { ...wish, lines: wish.lines.map((line) => ({ ...line, quantity: 2 })) }),
  ]);
  return [
    ...unlike('the same again', answers, { 200: times + 1 }),
    ...(ids.size === 1 ? [] : [`one name was answered in ${ids.size} ways: ${[...ids].slice(0, 3).join(' | ')}`]),
    ...unlike('another wish under the name', others, { '409 ALREADY_EXISTS': others.length }),
    ...(await ended(world, stage, { shopper, wish, id: answers.at(-1)?.body.id })),
  ];
}

/** The same name once its payment is made, or given up. */
async function ended(
  world: World,
  { chance }: Stage,
  { shopper, wish, id }: { shopper: Shopper; wish: Wish; id: string },
): Promise<string[]> {
  if (chance.percent(50)) {
    await cancelPayment(shopper, id);
    return unlike('a name whose payment was given up', [await startPayment(shopper, wish)], { '400 EXPIRED': 1 });
  }
  const proof = await world.provider.pay(id);
  const told: Answer[] = proof ? [await verify(shopper, proof)] : [];
  const again = await startPayment(shopper, wish);
  const isPaid = again.body.id === id && again.body.status === 'paid';
  return [
    ...unlike('its payment', told, { 200: 1 }),
    ...(isPaid ? [] : [`a paid name is answered with ${JSON.stringify(again.body)}`]),
  ];
}
