import { newReceipt, rupeesOf, startPayment } from '../harness/buying.ts';
import { fillCarts } from '../harness/shoppers.ts';
import type { Answer } from '../harness/shoppers.ts';
import { tally } from '../harness/tally.ts';
import { atMost, until } from '../harness/time.ts';
import type { World } from '../harness/world/world.ts';
import type { Scenario } from '../scenario.ts';

/** How many payments are begun, and how many of them within an hour: a shopper may open 20. */
const SIZES = { full: { all: 1_000, pace: 20 }, short: { all: 128, pace: 8 }, planted: { all: 60, pace: 20 } };
const PRICE = 50_000;
/** What one shopper may keep from the others at the most: the pieces of one cart. */
const CAP = 10;
/** For how many minutes of a day at the most: three hours, and what was begun just before they were over. */
const MINUTES = 195;
const AN_HOUR = 61;

/** B6: one account that only ever begins to buy. */
export const holds: Scenario = {
  id: 'B6',
  promise:
    'One account that begins to buy and never pays keeps one cart from the others at the most, for three hours of a day, and all comes back',
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
    const { all, pace } = SIZES[size];
    for (let begun = 0; begun < all; begun += pace) {
      const batch = Array.from({ length: pace }, (_, at) => `Town ${letters(begun + at)}`);
      // Each address makes another wish, which takes the place of the one before.
      answers.push(
        ...(await atMost(3, batch, (city) => startPayment(shopper, { lines, rupees, receipt: newReceipt(), city }))),
      );
      await world.pass(AN_HOUR);
      if (begun % 200 === 180) say(`${begun + pace} begun`);
    }
    const most = await watch();
    const counts = tally(answers);
    const opened = counts.get('200') ?? 0;
    // In the full form nobody wakes the reconciler: its own turn comes within a minute.
    if (size !== 'full') await world.reconcile();
    const freed = await until(async () => (await heldOf(world)) === 0, size === 'full' ? 90_000 : 10_000, 250);
    const still = await world.settle();
    const ledger = await world.ledger();
    const minutes = await minutesHeld(world);
    return {
      figures: `${answers.length} begun, ${opened} opened; ${most} pieces held at the most, for ${minutes} minutes of a day at the most; held ${ledger.held} and left ${ledger.left} of 100 in the end`,
      broken: [
        ...(most > CAP ? [`one account held ${most} pieces`] : []),
        ...(minutes > MINUTES ? [`one account held pieces for ${minutes} minutes of a day`] : []),
        ...(freed ? [] : ['the reconciler did not release the last hold']),
        ...(opened < answers.length / 4 ? [`only ${opened} were opened: ${[...counts].join(' ')}`] : []),
        ...still,
        ...ledger.broken,
      ],
    };
  },
};

const letters = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

const heldOf = ({ database }: World) => database.count('select coalesce(sum(quantity), 0) from stock_holds');

/** For how many minutes pieces were held in the worst 24 hours. */
const minutesHeld = ({ database }: World) =>
  database.count(
    `select ceil(extract(epoch from max(held)) / 60)::int from (
       select sum(least(closed_at, expires_at) - created_at)
         over (order by created_at range between '1 day' preceding and current row) as held
       from orders
     ) days`,
  );

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
