import { newReceipt, rupeesOf, startPayment } from '../harness/buying.ts';
import { fillCarts } from '../harness/shoppers.ts';
import type { Answer } from '../harness/shoppers.ts';
import { tally } from '../harness/tally.ts';
import { atMost, until } from '../harness/time.ts';
import type { World } from '../harness/world.ts';
import type { Scenario } from '../scenario.ts';

const SIZES = { full: 1_000, short: 120, planted: 60 };
const PRICE = 50_000;
/** What one shopper may keep from the others at the most: the pieces of one cart. */
const CAP = 10;
const AN_HOUR = 61;
/** As many as a shopper may open within an hour. */
const PACE = 20;

/** B6: one account that only ever begins to buy. */
export const holds: Scenario = {
  id: 'B6',
  promise:
    'One account that begins to buy and never pays keeps one cart from the others at the most, and all comes back',
  plant: {
    words: 'what an order gives back is forgotten, and never for sale again',
    changes: [
      {
        file: 'api/checkout/holds/repository.ts',
        find: 'set stock = v.stock + freed.quantity from freed',
        replace: 'set stock = v.stock from freed',
      },
    ],
  },
  play: async ({ size, open, say }) => {
    await using world = await open();
    const [sku = ''] = await world.shelve(1, 100, PRICE);
    const [shopper] = await world.shoppers(1);
    if (!shopper) throw new Error('There is no shopper.');
    const lines = [{ sku, quantity: CAP }];
    await fillCarts(world.database, [shopper], lines);
    const rupees = rupeesOf([{ unitPrice: PRICE, quantity: CAP }], { isFirstPurchase: true });
    const watch = watchHolds(world);
    const answers: Answer[] = [];
    for (let begun = 0; begun < SIZES[size]; begun += PACE) {
      const batch = Array.from({ length: PACE }, (_, at) => `Town ${letters(begun + at)}`);
      // Each address makes another wish, which takes the place of the one before.
      answers.push(
        ...(await atMost(3, batch, (city) => startPayment(shopper, { lines, rupees, receipt: newReceipt(), city }))),
      );
      await world.pass(AN_HOUR);
      if (begun % 200 === 180) say(`${begun + PACE} begun`);
    }
    const most = await watch();
    const counts = tally(answers);
    const opened = counts.get('200') ?? 0;
    // In the full form nobody wakes the reconciler: its own turn comes within a minute.
    if (size !== 'full') await world.reconcile();
    const freed = await until(async () => (await heldOf(world)) === 0, size === 'full' ? 90_000 : 10_000, 250);
    const still = await world.settle();
    const ledger = await world.ledger();
    return {
      figures: `${answers.length} begun, ${opened} opened; ${most} pieces held at the most; held ${ledger.held} and left ${ledger.left} of 100 in the end`,
      broken: [
        ...(most > CAP ? [`one account held ${most} pieces`] : []),
        ...(freed ? [] : ['the reconciler did not release the last hold']),
        ...(opened < answers.length / 2 ? [`only ${opened} were opened: ${[...counts].join(' ')}`] : []),
        ...still,
        ...ledger.broken,
      ],
    };
  },
};

const letters = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

const heldOf = ({ database }: World) => database.count('select coalesce(sum(quantity), 0) from stock_holds');

/** Looks again and again how much is held; the function that it answers ends that and tells the most. */
function watchHolds(world: World): () => Promise<number> {
  let [most, isOver] = [0, false];
  const looking = until(
    async () => {
      most = Math.max(most, await heldOf(world));
      return isOver;
    },
    3_600_000,
    5,
  );
  return async () => {
    isOver = true;
    await looking;
    return most;
  };
}
