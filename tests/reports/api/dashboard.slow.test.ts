import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, seller, withRole } from '../../account/staff.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { placeOrderOf, createBuyer, type Buyer } from '../../orders/api/buyer.ts';
import { placeDelivered, requested } from '../../orders/api/returning.ts';
import { expectCheap, fillTables, insertionOfShoppers } from '../../statement-costs.ts';
import { DATABASE_KIND, createTestApi, type Client, type Json, type TestApi } from '../../test-api.ts';

const HOUR = 3_600_000;
let api: TestApi;
let asha: Buyer;
let boss: Client;
let dyer: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  const variantsOf = (...skus: string[]) => skus.map((sku) => ({ sku, color: 'Indigo', stock: 500 }));
  await addProducts(api.database, [productOf(1, { variants: variantsOf('O-A', 'O-B') })]);
  await sql`insert into sellers (id, shop_name) values ('se-2', 'Bhuj Knots')`.execute(api.database.db);
  await addProducts(api.database, [productOf(2, { sellerId: 'se-2', variants: variantsOf('O-X') })]);
  // Noon in India, of the next day.
  api.clock.move(36 * HOUR - ((api.clock.now().getTime() + 330 * 60_000) % (24 * HOUR)));
  asha = await createBuyer(api);
  boss = await admin(api, 'boss@example.com');
  dyer = await seller(api, 'dyer@example.com', 'se-2');
});
afterAll(() => api.close());

const read = async (client: Client): Promise<Json> => (await client.get('/admin/dashboard')).body;
const ago = (hours: number) => new Date(api.clock.now().getTime() - hours * HOUR);

describe(`the dashboard (${DATABASE_KIND})`, () => {
  it('compares the sales of today and of seven days with those of a week before, until the same time', async () => {
    const placing = (sku: string, hours: number, more = {}) =>
      placeOrderOf(api, asha, { lines: [{ sku }], at: ago(hours), ...more });
    const { total } = await placing('O-A', 1);
    await placing('O-X', 2);
    await placing('O-A', 3, { status: 'Cancelled' });
    await placing('O-A', 13);
    await placing('O-A', 7 * 24 + 1);
    await placing('O-A', 7 * 24 - 1);
    await placing('O-A', 8 * 24);
    await placing('O-A', 14 * 24);
    const figures = (orders: number) => ({ orders, amount: orders * total });
    const { today, lastDays } = await read(boss);
    expect(today).toEqual({ current: figures(2), before: figures(1) });
    expect(lastDays).toEqual({ current: figures(3), before: figures(2) });
    const own = await read(dyer);
    expect(own.today).toEqual({ current: figures(1), before: figures(0) });
  });

  it('counts what waits, for each role only what it may read', async () => {
    const before = await read(boss);
    await placeOrderOf(api, asha, { lines: [{ sku: 'O-X' }], status: 'Confirm' });
    const order = await placeDelivered(api, asha, { lines: [{ sku: 'O-X' }] });
    await requested(api, asha, order.itemIds[0] ?? '');
    // Low by its own number, which is above the shop's.
    await sql`update variants set stock = 8, low_stock = 8 where sku = 'O-X'`.execute(api.database.db);
    const after = await read(boss);
    expect(after).toEqual({
      ...before,
      today: expect.anything(),
      lastDays: expect.anything(),
      toDispatch: before.toDispatch + 1,
      lowStock: before.lowStock + 1,
      returnsToDecide: before.returnsToDecide + 1,
    });
    expect(Object.keys(await read(dyer)).toSorted()).toEqual(
      ['lastDays', 'lowStock', 'returnsOnTheWay', 'returnsToDecide', 'toConfirm', 'toDispatch', 'today'].toSorted(),
    );
    expect(await read(dyer)).toMatchObject({ toDispatch: 1, lowStock: 1, returnsToDecide: 1 });
    const keysOf = async (role: string) =>
      Object.keys(await read(await withRole(api, { email: `${role.toLowerCase()}@example.com`, role })));
    expect(await keysOf('EDITOR')).toEqual(['lowStock', 'reviewsReported']);
    expect((await keysOf('PACKER')).toSorted()).toEqual(
      ['lowStock', 'returnsOnTheWay', 'returnsToDecide', 'toConfirm', 'toDispatch'].toSorted(),
    );
    expect(await keysOf('ACCOUNTANT')).toContain('payoutsToPay');
    expect((await asha.get('/admin/dashboard')).status).toBe(403);
  });

  it('reads few rows, by an index', async () => {
    const products = Array.from({ length: 2_000 }, (_, at) => productOf(at + 10));
    await addProducts(api.database, products);
    const [lastMonth, lastHour] = [30 * 24, 1].map((hours) => sql.lit(ago(hours).toISOString()));
    await fillTables(api, [
      insertionOfShoppers(api, 10_000),
      sql`insert into order_items (id, order_id, position, shopper_id, sku, seller_id, name, category, color, list_price,
        unit_price, quantity, discount, status, placed_at, delivered_at, cloth)
      select 'oi-' || translate(lpad(n::text, 16, 'a'), '0189', 'bcde'), (select id from orders limit 1), n,
        (select shopper_id from orders limit 1), v.sku, 'se-1', 'Stole', 'Saree', 'Indigo', 200000, 150000, 1, 0,
        'Delivered', ${lastMonth}::timestamptz - n * interval '1 minute', ${lastHour}, '{}'::jsonb
      from (select sku, row_number() over () + 100 as n from variants) v
      on conflict do nothing`,
    ]);
    const scanned = /Seq Scan on (orders|order_items|variants|products|shoppers)/;
    await expectCheap(api, 14, scanned, () => boss.get('/admin/dashboard'));
    await expectCheap(api, 10, scanned, () => dyer.get('/admin/dashboard'));
  });
});
