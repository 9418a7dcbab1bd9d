import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { expectCheap, fillTables, insertionOfShoppers } from '../../statement-costs.ts';
import { DATABASE_KIND, explain, type ApiResponse } from '../../test-api.ts';
import {
  createBuyer,
  createCheckoutShop,
  payInWidget,
  placeInCash,
  startPayment,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

const MANY = 5_000;
let shop: Shop;
let asha: Buyer;
let [paymentOrderId, proof]: [string, object] = ['', {}];

beforeAll(async () => {
  shop = await createCheckoutShop();
  const { database, clock } = shop.api;
  const products = Array.from({ length: 2_000 }, (_, index) => productOf(index));
  await addProducts(database, products);
  const now = sql.lit(clock.now().toISOString());
  const over = sql`${now}::timestamptz - interval '30 days'`;
  await fillTables(shop.api, [
    insertionOfShoppers(shop.api, MANY),
    sql`insert into orders (id, shopper_id, chain_id, attempt_id, wish_hash, state, provider_order_id, subtotal,
        promo_discount, first_purchase_discount, total, shipping, created_at, expires_at, paid_at)
      select 'or-' || substr(id, 4), id, 'ch-' || substr(id, 4), id, lpad(id, 43, 'x'), 'paid', 'p-' || id, 100, 0, 0, 100,
        '{}', ${over}, ${over}, ${over} from shoppers`,
    sql`insert into order_items (id, order_id, position, shopper_id, sku, seller_id, name, category, color, list_price,
        unit_price, quantity, discount, status, placed_at, cloth)
      select 'oi-' || substr(shopper_id, 4), id, 0, shopper_id, 'SK-' || (row_number() over () % 2000) || '-A', 'se-1', 'N',
        'Saree', 'C', 100, 100, 1, 0, 'Placed', ${over}, '{}' from orders`,
    sql`insert into payments (id, order_id, amount, fulfils, created_at) select 'pay' || id, id, 100, true, ${over} from orders`,
    sql`insert into refunds (id, payment_id, order_item_id, amount, reason, state, created_at)
      select 'rf-' || substr(i.id, 4), p.id, i.id, 100, 'cancelled', 'processed', ${over}
      from order_items i join payments p on p.order_id = i.order_id`,
    sql`insert into order_events (order_id, key, kind, created_at) select id, id, 'placed', ${over} from orders`,
    sql`insert into provider_events (id, created_at) select id, ${now} from orders`,
    // Some of the shoppers never bought, and wait for a cash-on-delivery parcel.
    sql`update shoppers set bought_at = null where id in (select id from shoppers order by id limit 200)`,
    sql`update order_items i set cash = 'due' from shoppers s where s.id = i.shopper_id and s.bought_at is null`,
  ]);
  asha = await createBuyer(shop.api);
});
afterAll(() => shop.close());

/** A scan of a whole table that has many rows here. */
const SCANNED =
  /Seq Scan on (orders|order_items|payments|refunds|order_events|provider_events|shoppers|variants|products)/;

const begin = async () => {
  await addToCart(asha, 'SK-7-A');
  const response = await startPayment(asha);
  paymentOrderId = response.body.id;
  return response;
};
const reconcile = async () => {
  await shop.api.work('reconcile');
  return { status: 200 };
};

/** The payment operations, and the most statements of each, including the session's. */
const CALLS: [what: string, most: number, run: () => Promise<Pick<ApiResponse, 'status'>>][] = [
  ['a start', 35, begin],
  ['a look at it', 3, () => asha.get(`/payment/${paymentOrderId}`)],
  ['an end of it', 15, () => asha.delete(`/payment/${paymentOrderId}`)],
  ['another start', 35, begin],
  [
    'the verification',
    30,
    () => ((proof = payInWidget(shop, paymentOrderId)), asha.post('/payment/verification', proof)),
  ],
  ['the same again', 15, () => asha.post('/payment/verification', proof)],
  ['the look that was noted before it', 2, () => shop.api.work().then(() => ({ status: 200 }))],
  ['the reconciler with nothing to do', 3, reconcile],
];

describe(`the statements of the checkout among ${MANY} orders (${DATABASE_KIND})`, () => {
  it.each(CALLS)('[CHECK-8] %s costs at most %i, and reads no table from end to end', async (_, most, run) => {
    await expectCheap(shop.api, most, SCANNED, run);
  });

  it('[CHECK-8] count the pieces that wait to be paid in cash without a look at other orders', async () => {
    await sql`update shoppers set bought_at = null where email = ${asha.email}`.execute(shop.api.database.db);
    await addToCart(asha, 'SK-9-A');
    shop.api.statements.length = 0;
    expect((await placeInCash(shop, asha)).status).toBe(200);
    const counting = shop.api.statements.filter(({ sql: text }) =>
      /i\.cash = 'due' and i\.status = 'Placed'/.test(text),
    );
    expect(counting).toHaveLength(1);
    for (const statement of counting) {
      const plan = await explain(shop.api.database, statement);
      expect(plan).toContain('order_items_unconfirmed_cash');
      expect(plan).not.toMatch(SCANNED);
    }
  });
});
