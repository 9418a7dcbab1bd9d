import { newReceipt, retryUntilResponse, rupeesOf, startPayment, verify } from '../harness/purchases.ts';
import type { ShopDatabase } from '../harness/shop-database.ts';
import type { TestShop } from '../harness/shop/test-shop.ts';
import { fillCarts } from '../harness/shoppers.ts';
import { describeDifference } from '../harness/tally.ts';
import { mapConcurrently } from '../harness/waiting.ts';
import { isFound, type Scenario } from '../scenario.ts';

const SIZES = {
  full: { apis: 2, races: 20, buyers: 500, stock: 50 },
  short: { apis: 2, races: 2, buyers: 64, stock: 12 },
  planted: { apis: 1, races: 1, buyers: 64, stock: 12 },
};
const PRICE = 149_900;
/** Concurrent calls: as many as on a busy evening. */
const AT_ONCE = 64;

/** B3: all buyers at once, without kills. */
export const races: Scenario = {
  id: 'B3',
  promise: 'Races for the last pieces sell exactly all of them; a shop that reads and then writes oversells',
  plantedBugs: [
    {
      words: 'pieces are counted and then sold, without a lock',
      changes: [
        { file: 'api/checkout/holds/repository.ts', name: 'lockStock', body: '' },
        {
          file: 'api/checkout/holds/repository.ts',
          name: 'insertHolds',
          body: `await sql\`
            with held as (
              insert into stock_holds (order_id, sku, quantity)
              select order_id, sku, quantity from order_items where order_id = \${orderId}
              returning sku, quantity
            )
            update variants v set stock = (select s.stock from variants s where s.sku = v.sku) - held.quantity
            from held where v.sku = held.sku\`.execute(db);`,
        },
      ],
    },
  ],
  play: async ({ size, open }) => {
    const { apis, races: count, buyers, stock } = SIZES[size];
    await using shop = await open({ apis });
    const broken: string[] = [];
    for (let race = 0; race < count; race += 1) broken.push(...(await runRace(shop, buyers, stock)));
    if (isFound(size, broken)) return { figures: `a race of ${buyers} for ${stock}`, broken };
    const still = await shop.settle();
    const ledger = await shop.ledger();
    const oversold = await naiveRace(shop.database, buyers, stock);
    const control = oversold > 0 ? [] : ['the naive control did not oversell: there was no race'];
    return {
      figures: `${count} races of ${buyers} for ${stock}: sold ${ledger.sold} of ${count * stock}, left ${ledger.left}; the naive control sold ${stock + oversold} of ${stock}`,
      broken: [...broken, ...still, ...ledger.broken, ...control],
    };
  },
};

async function runRace(shop: TestShop, buyers: number, stock: number): Promise<string[]> {
  const [sku = ''] = await shop.addProducts(1, stock, PRICE);
  const shoppers = await shop.shoppers(buyers);
  const lines = [{ sku, quantity: 1 }];
  await fillCarts(shop.database, shoppers, lines);
  const rupees = rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true });
  const responses = await mapConcurrently(AT_ONCE, shoppers, async (shopper) => {
    const input = { lines, rupees, receipt: newReceipt() };
    // A machine at its limit responds with 503, and a client tries again.
    const opened = await retryUntilResponse(() => startPayment(shopper, input));
    const proof = opened.status === 200 ? await shop.provider.pay(opened.body.id) : undefined;
    return proof ? retryUntilResponse(() => verify(shopper, proof)) : opened;
  });
  return describeDifference(`a race for ${sku}`, responses, { 200: stock, '409 OUT_OF_STOCK': buyers - stock });
}

/** The same race in a shop that first reads the stock and then reduces it; returns the number of oversold pieces. */
async function naiveRace(database: ShopDatabase, buyers: number, stock: number): Promise<number> {
  await database.rows('create table naive_stock (left_over integer not null)');
  await database.rows('create table naive_sales (buyer integer not null)');
  await database.rows('insert into naive_stock values ($1)', [stock]);
  await mapConcurrently(AT_ONCE, Array.from({ length: buyers }), async (_, buyer) => {
    const left = await database.count('select left_over from naive_stock');
    if (left < 1) return;
    await database.rows('update naive_stock set left_over = $1', [left - 1]);
    await database.rows('insert into naive_sales values ($1)', [buyer]);
  });
  return (await database.count('select count(*) from naive_sales')) - stock;
}
