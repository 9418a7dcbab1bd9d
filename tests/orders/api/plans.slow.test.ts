import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, seller } from '../../account/staff.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { expectCheap, fillTables, insertionOfShoppers } from '../../statement-costs.ts';
import { DATABASE_KIND, explain, createTestApi, type ApiResponse, type Client, type TestApi } from '../../test-api.ts';
import { ADDRESS } from '../place-orders.ts';
import { placeOrderOf, createBuyer, itemOf, type Buyer } from './buyer.ts';

const MANY = 5_000;
let api: TestApi;
let asha: Buyer;
let boss: Client;
let dyer: Client;

beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  const sellers = Array.from({ length: 50 }, (_, at) => `se-${at + 1}`);
  await addProducts(api.database, []);
  await sql`insert into sellers select id, id from unnest(${sellers}::text[]) id on conflict do nothing`.execute(
    api.database.db,
  );
  const products = Array.from({ length: 2_000 }, (_, at) => productOf(at, { sellerId: `se-${1 + (at % 50)}` }));
  await addProducts(api.database, products);
  asha = await createBuyer(api);
  const [now, address] = [sql.lit(api.clock.now().toISOString()), sql.lit(JSON.stringify(ADDRESS))];
  const named = (prefix: string) =>
    sql`${sql.lit(prefix)}::text || '-' || translate(lpad(n::text, 16, 'a'), '0189', 'bcde')`;
  const numbers = sql`generate_series(1, ${sql.lit(MANY)}) n`;
  await fillTables(api, [
    insertionOfShoppers(api, MANY),
    sql`insert into orders (id, shopper_id, chain_id, attempt_id, wish_hash, state, subtotal, promo_discount,
        first_purchase_discount, total, shipping, created_at, expires_at, paid_at)
      select ${named('or')}, ${named('sh')}, ${named('ch')}, ${named('at')}, repeat('h', 43), 'paid', 150000, 0, 0, 150000,
        ${address}::jsonb, ${now}, ${now}, ${now} from ${numbers} on conflict do nothing`,
    sql`insert into payments (id, order_id, amount, fulfils, created_at)
      select 'pay' || id, id, 150000, true, ${now} from orders`,
    sql`insert into order_items (id, order_id, position, shopper_id, sku, seller_id, name, category, color, list_price,
        unit_price, quantity, discount, status, placed_at, cloth)
      select 'oi-' || substr(o.id, 4), o.id, 0, o.shopper_id, v.sku, p.seller_id, p.name, p.category, v.color, 200000,
        150000, 1, 0, 'Placed', o.created_at - row_number() over () * interval '1 minute',
        '{}'::jsonb
      from (select *, row_number() over () - 1 as n from orders) o
      join products p on p.id = 'p-' || lpad((o.n % 2000)::text, 5, '0')
      join variants v on v.product_id = p.id and v.position = 0`,
  ]);
  [boss, dyer] = [await admin(api, 'boss@example.com'), await seller(api, 'dyer@example.com', 'se-2')];
  await sql`update variants set stock = 500 where sku = 'SK-1-A'`.execute(api.database.db);
  await placeOrderOf(api, asha, { lines: [{ sku: 'SK-1-A' }] });
});
afterAll(() => api.close());

const placed = async (status: 'Placed' | 'Delivered' = 'Placed') =>
  itemOf(await placeOrderOf(api, asha, { status, lines: [{ sku: 'SK-1-A', quantity: 1 }] }));
const cancel = (id: string) => asha.patch('/order/cancel', { orderItemId: id, canceled_reason: 'other_reason' });
const review = (id: string) =>
  asha.post('/order/rating', { orderItemId: id, sku: 'SK-1-A', rating: 5, comment: 'Yes.' });

/** A scan of a whole table that has many rows here. */
const SCANNED = /Seq Scan on (orders|order_items|payments|shoppers|variants|products)/;
/** An admin's page counts these tables for its total. */
const COUNTED = /Seq Scan on (orders|payments|shoppers|variants|products)/;

/** The calls, and the most statements of each, including the session's. */
const CALLS: [
  call: string,
  most: number,
  prepare: () => Promise<string>,
  run: (id: string) => Promise<ApiResponse>,
  no?: RegExp,
][] = [
  ["a shopper's orders", 2, placed, () => asha.get('/order/All')],
  ["a page of a shopper's orders", 2, placed, () => asha.get('/orders?status=Placed')],
  ['an order', 2, placed, (id) => asha.get(`/order/getOrder/${id}`)],
  ['a cancellation', 6, placed, cancel],
  ['a review', 10, () => placed('Delivered'), review],
  ["a page of a seller's orders", 2, placed, () => dyer.get('/admin/orders')],
  ['a page of all orders', 2, placed, () => boss.get('/admin/orders?page=50'), COUNTED],
  // Four of them are of the audit log: the piece before and after, the entry and its outcome.
  ['a dispatch', 10, placed, (id) => boss.post(`/admin/orders/${id}/dispatch`, {})],
];

describe(`the statements on orders among ${MANY} (${DATABASE_KIND})`, () => {
  it.each(CALLS)('[ORDERS-1] %s costs at most %i, and reads no table from end to end', async (...call) => {
    const [, most, prepare, run, never = SCANNED] = call;
    const id = await prepare();
    await expectCheap(api, most, never, () => run(id));
  });

  it("[ORDERS-1] counts and cuts a shopper's paid orders by an index alone", async () => {
    await sql`vacuum (analyze) orders`.execute(api.database.db);
    api.statements.length = 0;
    expect((await asha.get('/orders/paid?page=2')).status).toBe(200);
    const counting = api.statements.find(({ sql: text }) => text.includes('count(*)'));
    const plan = await explain(api.database, counting!);
    expect(plan.match(/Index Only Scan using orders_paid_by_shopper/g)).toHaveLength(2);
  });
});
