import { newReceipt, rupeesOf, startPayment } from '../harness/purchases.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { fillCarts, type HttpResponse } from '../harness/shoppers.ts';
import { countResponses } from '../harness/tally.ts';
import { mapConcurrently, waitUntil } from '../harness/waiting.ts';
import { isFound, type Scenario } from '../scenario.ts';
import { playCrowd } from './holding-crowd.ts';

/** The number of payments, and of those within an hour: a shopper may open 20. */
const SIZES = { full: { all: 1_000, pace: 20 }, short: { all: 60, pace: 6 }, planted: { all: 60, pace: 20 } };
const PRICE = 50_000;
/** The maximum that one shopper may hold: the pieces of one cart. */
const CAP = 10;
/** The maximum minutes of a day: three hours, and payments that were started just before their end. */
const MINUTES = 195;
const AN_HOUR = 61;

/** B6: one account that starts many purchases and completes none, and a crowd of new accounts that do the same. */
export const holds: Scenario = {
  id: 'B6',
  promise:
    'An account that never pays holds at most one cart, for three hours a day; 1,000 new accounts from 20 addresses hold at most 10% of the stock, and honest new buyers can buy; all pieces are released',
  plantedBugs: [
    {
      words: 'the pieces of an expired order are never for sale again',
      changes: [
        {
          file: 'api/checkout/holds/repository.ts',
          name: 'deleteHoldsAndRestock',
          body: 'await sql`delete from stock_holds where order_id = ${orderId}`.execute(db);',
        },
      ],
    },
    {
      words: 'the cap for shoppers who never paid is not checked',
      changes: [{ file: 'api/checkout/holds/limits/rules.ts', name: 'findExceededLimit', body: 'return undefined;' }],
    },
    {
      words: 'two concurrent shoppers who never paid both pass the cap',
      changes: [{ file: 'api/checkout/holds/limits/repository.ts', name: 'lockFirstTime', body: '' }],
    },
  ],
  play: async ({ size, open, say }) => {
    await using shop = await open();
    const [sku = ''] = await shop.addProducts(1, 100, PRICE);
    const [shopper] = await shop.shoppers(1);
    if (!shopper) throw new Error('There is no shopper.');
    const lines = [{ sku, quantity: CAP }];
    await fillCarts(shop.database, [shopper], lines);
    const rupees = rupeesOf([{ unitPrice: PRICE, quantity: CAP }], { isFirstPurchase: true });
    const watch = watchHolds(shop);
    const responses: HttpResponse[] = [];
    const { all, pace } = SIZES[size];
    for (let begun = 0; begun < all; begun += pace) {
      const batch = Array.from({ length: pace }, (_, at) => `Town ${letters(begun + at)}`);
      // Each address makes another request, which replaces the previous one.
      responses.push(
        ...(await mapConcurrently(3, batch, (city) =>
          startPayment(shopper, { lines, rupees, receipt: newReceipt(), city }),
        )),
      );
      await shop.passMinutes(AN_HOUR);
      if (begun % 200 === 180) say(`${begun + pace} started`);
    }
    const most = await watch();
    const counts = countResponses(responses);
    const opened = counts.get('200') ?? 0;
    const freed = await waitUntil(async () => (await heldOf(shop)) === 0, 30_000, 250);
    const minutes = await minutesHeld(shop);
    say('one account');
    const broken = [
      ...(most > CAP ? [`one account held ${most} pieces`] : []),
      ...(minutes > MINUTES ? [`one account held pieces for ${minutes} minutes of a day`] : []),
      ...(freed ? [] : ['the reconciler did not release the last hold']),
      ...(opened < responses.length / 4 ? [`only ${opened} were opened: ${[...counts].join(' ')}`] : []),
    ];
    if (isFound(size, broken)) return { figures: `${responses.length} started`, broken };
    const crowd = await playCrowd(shop, size);
    if (isFound(size, crowd.broken)) return crowd;
    const still = await shop.settle();
    const ledger = await shop.ledger();
    return {
      figures: `${responses.length} started, ${opened} opened; ${most} pieces held at most, for ${minutes} minutes a day; all were released in the end. ${crowd.figures}`,
      broken: [...broken, ...crowd.broken, ...still, ...ledger.broken],
    };
  },
};

const letters = (number: number): string =>
  String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

const heldOf = ({ database }: TestShop) => database.count('select coalesce(sum(quantity), 0) from stock_holds');

/** The minutes for which pieces were held in the worst 24 hours. */
const minutesHeld = ({ database }: TestShop) =>
  database.count(
    `select ceil(extract(epoch from max(held)) / 60)::int from (
       select sum(least(closed_at, expires_at) - created_at)
         over (order by created_at range between '1 day' preceding and current row) as held
       from orders
     ) days`,
  );

/** Samples the held pieces; the returned function stops it and returns the maximum. */
function watchHolds(shop: TestShop): () => Promise<number> {
  let [most, isOver] = [0, false];
  const looking = waitUntil(
    async () => {
      most = Math.max(most, await heldOf(shop));
      return isOver;
    },
    3_600_000,
    20,
  );
  return async () => {
    isOver = true;
    await looking;
    return most;
  };
}
