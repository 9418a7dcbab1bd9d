import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amountsOf, monthAfter } from '../../../api/reports/sellers/rules.ts';
import { indianDayOf } from '../../../schema/days.ts';
import { admin, operator, seller, withRole } from '../../account/staff.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createBuyer, placeOrderOf, stockOf, type Buyer } from '../../orders/api/buyer.ts';
import { moveReturn, placeDelivered, requested, UNTIL_RECEIVED } from '../../orders/api/returning.ts';
import { DATABASE_KIND, createTestApi, type Client, type Json, type TestApi } from '../../test-api.ts';

let api: TestApi;
let boss: Client;
let dyer: Client;
let asha: Buyer;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1, { variants: [{ sku: 'O-A', color: 'Indigo', stock: 500 }] })]);
  await sql`insert into sellers (id, shop_name) values ('se-2', 'Bhuj Knots')`.execute(api.database.db);
  await addProducts(api.database, [
    productOf(2, { sellerId: 'se-2', variants: [{ sku: 'O-X', color: 'Indigo', stock: 500 }] }),
  ]);
  boss = await admin(api, 'boss@example.com');
  dyer = await seller(api, 'dyer@example.com', 'se-2');
  asha = await createBuyer(api);
});
afterAll(() => api.close());

const month = () => indianDayOf(api.clock.now()).slice(0, 7);
const statementOf = async (client: Client, id: string): Promise<Json> => {
  const { statements } = (await client.get(`/admin/statements?month=${month()}`)).body;
  return statements.find((one: Json) => one.sellerId === id);
};
const sellerOf = async (id: string): Promise<Json> =>
  (await boss.get('/admin/sellers')).body.sellers.find((one: Json) => one.sellerId === id);

describe('the amounts of a statement', () => {
  it('add up, and returns reduce the commission', () => {
    const sums = fc.record({
      sales: fc.integer({ min: 0, max: 1_000_000_000 }),
      returns: fc.integer({ min: 0, max: 1_000_000_000 }),
      rate: fc.integer({ min: 0, max: 10_000 }),
    });
    fc.assert(
      fc.property(sums, (given) => {
        const { sales, returns, commission, tax, payout } = amountsOf(given);
        expect(sales - returns).toBe(commission + tax + payout);
        expect(Math.abs(commission - ((sales - returns) * given.rate) / 10_000)).toBeLessThanOrEqual(0.5);
      }),
    );
    expect(amountsOf({ sales: 100_000, returns: 20_000, rate: 1_250 })).toMatchObject({
      commission: 10_000,
      tax: 1_800,
      payout: 68_200,
    });
    expect(monthAfter('2026-12')).toBe('2027-01');
  });
});

describe(`sellers (${DATABASE_KIND})`, () => {
  it('are added, edited by one person at a time, and have their commission from the month on', async () => {
    const { body } = await boss.post('/admin/sellers', { shopName: ' Jodhpur Dyers ', commissionRate: 1_200 });
    const made = await sellerOf(body.sellerId);
    expect(made).toMatchObject({ shopName: 'Jodhpur Dyers', commissionRate: 1_200, version: 1, products: 0 });
    const path = `/admin/sellers/${body.sellerId}`;
    const edit = { shopName: 'Jodhpur Dyers & Sons', commissionRate: 1_500, version: 1 };
    const both = await Promise.all([boss.put(path, edit), boss.put(path, { ...edit, shopName: 'Other' })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('CHANGED_MEANWHILE');
    expect(await sellerOf(body.sellerId)).toMatchObject({ commissionRate: 1_500, version: 2 });
    expect((await boss.put(path, { shopName: ' ', version: 2 })).body.field).toBe('shopName');
    expect((await boss.put('/admin/sellers/nobody', edit)).status).toBe(404);
    expect((await dyer.put(path, edit)).status).toBe(403);
    expect((await (await operator(api)).get('/admin/sellers')).status).toBe(200);
  });

  it('have a statement of each month, which only they and the shop see', async () => {
    await boss.put('/admin/sellers/se-2', { ...(await editOf('se-2')), commissionRate: 1_000 });
    const order = await placeDelivered(api, asha, { lines: [{ sku: 'O-X', quantity: 3 }] });
    await placeDelivered(api, asha, { lines: [{ sku: 'O-A' }] });
    const { returnId } = await requested(api, asha, order.itemIds[0] ?? '');
    const { amount } = (await moveReturn(boss, returnId, UNTIL_RECEIVED)).refund ?? {};
    const own = await statementOf(dyer, 'se-2');
    const { rows } = await sql<{ amount: number }>`select amount from returns where id = ${returnId}`.execute(
      api.database.db,
    );
    const returns = rows[0]?.amount ?? amount;
    expect(own).toEqual({
      sellerId: 'se-2',
      shopName: 'Bhuj Knots',
      month: month(),
      sales: order.total,
      returns,
      commissionRate: 1_000,
      ...pick(amountsOf({ sales: order.total, returns, rate: 1_000 })),
    });
    expect(await statementOf(dyer, 'se-1')).toBeUndefined();
    expect(await statementOf(boss, 'se-1')).toBeDefined();
    const packer = await withRole(api, { email: 'packer@example.com', role: 'PACKER' });
    expect((await packer.get(`/admin/statements?month=${month()}`)).status).toBe(403);
    expect((await boss.get('/admin/statements?month=2026-13')).body.field).toBe('month');
  });

  it('are paid once, after the month, the amount that was seen, and the statement then stays', async () => {
    const past = await statementOf(boss, 'se-2');
    const path = `/admin/statements/se-2/${past.month}/payment`;
    const pay = (client: Client, payout: number) => client.put(path, { payout, reference: 'UTR 1' });
    expect((await pay(boss, past.payout)).body.code).toBe('NOT_ALLOWED_IN_STATUS');
    const days = 86_400_000;
    api.clock.move(31 * days);
    [boss, dyer] = [await admin(api, 'boss2@example.com'), await seller(api, 'dyer2@example.com', 'se-2')];
    expect((await pay(boss, past.payout + 1)).body.code).toBe('CHANGED_MEANWHILE');
    expect((await pay(dyer, past.payout)).status).toBe(403);
    const twice = await Promise.all([pay(boss, past.payout), pay(boss, past.payout)]);
    expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    await boss.put('/admin/sellers/se-2', { ...(await editOf('se-2')), commissionRate: 2_000 });
    const { statements } = (await dyer.get(`/admin/statements?month=${past.month}`)).body;
    expect(statements).toEqual([{ ...past, reference: 'UTR 1', paidAt: api.clock.now().toISOString() }]);
    const file = { kind: 'payouts', from: `${past.month}-01`, until: indianDayOf(api.clock.now()) };
    const { exportId } = (await boss.post('/admin/exports', file)).body.export;
    api.jobs.splice(0, Infinity, ...api.jobs.filter(({ queue }) => queue === 'export'));
    await api.work();
    const { gzip } = (await boss.get(`/admin/exports/${exportId}/file`)).body;
    const text = gunzipSync(Buffer.from(gzip, 'base64')).toString('utf8');
    expect(text).toContain(`${past.month},se-2,Bhuj Knots,${(past.sales / 100).toFixed(2)},`);
  });

  it('sell nothing more once they are ended, whatever puts pieces back', async () => {
    const buyer = await createBuyer(api);
    const order = await placeOrderOf(api, buyer, { lines: [{ sku: 'O-X' }] });
    const { version } = await sellerOf('se-2');
    const stock = await stockOf(api, 'O-X');
    const end = { isEnded: true, version };
    expect((await boss.put('/admin/sellers/se-2/ended', { ...end, version: version - 1 })).status).toBe(409);
    expect((await boss.put('/admin/sellers/se-2/ended', end)).body.seller.endedAt).toBe(api.clock.now().toISOString());
    expect(await stockOf(api, 'O-X')).toBe(0);
    expect((await dyer.get('/admin/products')).body.message).toBe('The shop no longer works with this seller.');
    const [archived] = await productsOfDyer();
    expect(archived).toMatchObject({ state: 'archived' });
    const live = { version: archived.version, state: 'live' };
    expect((await boss.put(`/admin/products/${archived.productId}/state`, live)).status).toBe(409);
    const cancelled = { orderItemId: order.itemIds[0], canceled_reason: 'changed_my_mind' };
    expect((await buyer.patch('/order/cancel', cancelled)).status).toBe(200);
    await boss.patch('/admin/variants/O-X/stock', { by: 5 });
    expect(await stockOf(api, 'O-X')).toBe(0);
    const product = {
      name: 'Mothra',
      category: 'Saree',
      fabric: 'Silk',
      price: 2_000,
      showPrice: 1_500,
      collections: [],
      occasions: [],
    };
    const added = await boss.post('/admin/addproduct', {
      ...product,
      sellerId: 'se-2',
      variants: [{ sku: 'NEW-1', color: 'Red', stock: 1 }],
    });
    expect(added.body.field).toBe('sellerId');
    await boss.put('/admin/sellers/se-2/ended', { isEnded: false, version: version + 1 });
    expect(await productsOfDyer()).toMatchObject([{ state: 'live' }]);
    // The cancelled piece and the counted ones are there, too.
    expect(await stockOf(api, 'O-X')).toBe(stock + 6);
    expect((await dyer.patch('/admin/variants/O-X/stock', { by: 5 })).status).toBe(200);
  });

  it('have sums above the limit of an integer, which are paid and listed', async () => {
    await sql`insert into sellers (id, shop_name) values ('se-3', 'Pochampally Looms')`.execute(api.database.db);
    const variants = [{ sku: 'O-Z', color: 'Indigo', stock: 500 }];
    await addProducts(api.database, [productOf(3, { sellerId: 'se-3', variants })]);
    const buyer = await createBuyer(api);
    for (const _ of [1, 2]) await placeDelivered(api, buyer, { lines: [{ sku: 'O-Z' }] });
    const crore = 1_000_000_000;
    await sql`update order_items set unit_price = ${2 * crore}, discount = 0 where sku = 'O-Z'`.execute(
      api.database.db,
    );
    const statement = await statementOf(await admin(api, 'boss3@example.com'), 'se-3');
    expect(statement).toMatchObject({ sales: 4 * crore, returns: 0, payout: 4 * crore });
    api.clock.move(31 * 86_400_000);
    const boss4 = await admin(api, 'boss4@example.com');
    const path = `/admin/statements/se-3/${statement.month}/payment`;
    expect((await boss4.put(path, { payout: 4 * crore, reference: 'UTR 3' })).body).toMatchObject({
      statement: { sales: 4 * crore, payout: 4 * crore, reference: 'UTR 3' },
    });
  });
});

/** The products of the seller that is ended, with their states. */
const productsOfDyer = async (): Promise<Json[]> => (await boss.get('/admin/products?search=O-X')).body.products;
const pick = ({ commission, tax, payout }: ReturnType<typeof amountsOf>) => ({ commission, tax, payout });
const editOf = async (id: string) => {
  const { shopName, version } = await sellerOf(id);
  return { shopName, version };
};
