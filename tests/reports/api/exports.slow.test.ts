import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredExports } from '../../../api/reports/exports/exports.ts';
import { indianDayOf } from '../../../schema/days.ts';
import { admin, operator, withRole } from '../../account/staff.ts';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createCheckoutShop, type Shop } from '../../checkout/checkout-shop.ts';
import { createBuyer, placeOrderOf, type Buyer } from '../../orders/api/buyer.ts';
import { moveReturn, requested, UNTIL_RECEIVED } from '../../orders/api/returning.ts';
import { ADDRESS } from '../../orders/place-orders.ts';
import { DATABASE_KIND, type Client, type Json } from '../../test-api.ts';

let shop: Shop;
let boss: Client;
let asha: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop();
  const { api } = shop;
  await createCatalogRepository(api.database.db).insert({
    sellers: [{ id: 'rbs-03', shopName: '=Khatri, "Gali"' }],
    products: [],
  });
  const variantsOf = (...skus: string[]) => skus.map((sku) => ({ sku, color: 'Indigo', stock: 5_000 }));
  await addProducts(api.database, [
    productOf(1, { variants: variantsOf('O-A', 'O-B'), category: 'Saree' }),
    productOf(2, {
      sellerId: 'rbs-03',
      variants: variantsOf('O-X'),
      category: 'Kurti',
    }),
  ]);
  boss = await admin(api, 'boss@example.com');
  asha = await createBuyer(api);
});
afterAll(() => shop.close());

const period = () => {
  const day = indianDayOf(shop.api.clock.now());
  return { from: `${day.slice(0, 8)}01`, until: day };
};

/** Requests a file, makes it and reads its rows. Cells of these tests have no line ends. */
async function read(kind: string, client = boss): Promise<string[][]> {
  const { body } = await client.post('/admin/exports', { kind, ...period() });
  await makeFiles();
  const { gzip } = (await client.get(`/admin/exports/${body.export.exportId}/file`)).body;
  const text = gunzipSync(Buffer.from(gzip, 'base64')).toString('utf8');
  expect(text).toMatch(/^\uFEFF/);
  const lines = text.slice(1).split('\r\n').slice(0, -1);
  return lines.map((line) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].slice(0, -1).map(([, cell = '']) => cell),
  );
}

async function makeFiles(): Promise<void> {
  shop.api.jobs.splice(0, Infinity, ...shop.api.jobs.filter(({ queue }) => queue === 'export' || queue === 'invoice'));
  await shop.api.work();
}

const paiseOf = (cell = '') => Math.round(Number(cell) * 100);
/** The sum of a column, by its head. */
function sumOf(
  [head = [], ...rows]: string[][],
  name: string,
  wanted: (row: string[]) => boolean = () => true,
): number {
  const at = head.indexOf(name);
  expect([name, at]).not.toEqual([name, -1]);
  return rows.filter(wanted).reduce((sum, row) => sum + paiseOf(row[at]), 0);
}

const one = async (statement: ReturnType<typeof sql<Json>>): Promise<Json> =>
  (await statement.execute(shop.api.database.db)).rows[0];

interface Plan {
  skus: string[];
  quantity: number;
  state: string;
  cash: boolean;
  end: 'placed' | 'cancelled' | 'dispatched' | 'returned' | 'goodwill';
}
const PLAN: fc.Arbitrary<Plan> = fc.record({
  skus: fc.subarray(['O-A', 'O-B', 'O-X'], { minLength: 1 }),
  quantity: fc.integer({ min: 1, max: 10 }),
  state: fc.constantFrom('Rajasthan', 'Karnataka', 'Gujarat'),
  cash: fc.boolean(),
  end: fc.constantFrom('placed', 'cancelled', 'dispatched', 'returned', 'goodwill'),
});

/** Places an order and takes it to its end, by the calls of shopper and staff. */
async function follow({ skus, quantity, state, cash, end }: Plan) {
  const { api } = shop;
  const isDelivered = end === 'returned' || end === 'goodwill';
  const order = await placeOrderOf(api, asha, {
    lines: skus.map((sku) => ({ sku, quantity })),
    shipping: { ...ADDRESS, state },
    status: 'Confirm',
    ...(cash ? { cash: 'due' } : {}),
  });
  const [first = ''] = order.itemIds;
  if (end === 'placed') return;
  if (end === 'cancelled')
    return expect(
      (await asha.patch('/order/cancel', { orderItemId: first, canceled_reason: 'changed_my_mind' })).status,
    ).toBe(200);
  for (const id of order.itemIds) expect((await boss.post(`/admin/orders/${id}/dispatch`, {})).status).toBe(200);
  await makeFiles();
  if (!isDelivered) return;
  for (const id of order.itemIds)
    expect((await boss.post(`/admin/orders/${id}/${cash ? 'collect' : 'deliver'}`)).status).toBe(200);
  if (end === 'returned') {
    const payout = cash ? { payout: { upiId: 'asha@okaxis' } } : {};
    const { returnId } = await requested(api, asha, first, { quantity: 1, ...payout });
    await moveReturn(boss, returnId, UNTIL_RECEIVED);
    await makeFiles();
  } else if (!cash) {
    await sql`insert into refunds (id, payment_id, amount, reason, state, created_at)
      values ('rf-' || translate(substr(md5(${order.orderId}), 1, 16), '0189', 'ghij'), ${order.paymentId}, 12345, 'goodwill', 'processed',
        ${api.clock.now()})`.execute(api.database.db);
    await sql`update payments set refunded = refunded + 12345 where id = ${order.paymentId}`.execute(api.database.db);
  }
}

async function expectSums(): Promise<void> {
  const { orderSum, refundSum } = await readSalesFiles();
  const books = await one(sql`select
    (select coalesce(sum(amount), 0)::int from payments where fulfils) as paid,
    (select coalesce(sum(refunded), 0)::int from payments) as refunded,
    (select coalesce(sum(amount), 0)::int from refunds) as refunds,
    (select coalesce(sum(total), 0)::int from orders where state = 'paid') as orders`);
  expect(orderSum).toEqual({ online: books.paid, all: books.orders });
  expect(refundSum.provider).toBe(books.refunds);
  expect(books.refunded).toBe(books.refunds);
  const byHand = await one(sql`select coalesce(sum(amount), 0)::int as sum from returns where payout is not null`);
  expect(refundSum.byHand).toBe(byHand.sum);
  await expectTaxes();
}

async function readSalesFiles() {
  const [orders, refunds] = [await read('orders'), await read('refunds')];
  const [way, of] = [orders[0]?.indexOf('Way to pay') ?? -1, refunds[0]?.indexOf('Way') ?? -1];
  return {
    orderSum: {
      online: sumOf(orders, 'Amount', (row) => row[way] === 'Online'),
      all: sumOf(orders, 'Amount'),
    },
    refundSum: {
      provider: sumOf(refunds, 'Amount', (row) => row[of] === 'Payment provider'),
      byHand: sumOf(refunds, 'Amount', (row) => row[of] === 'By hand'),
    },
  };
}

async function expectTaxes(): Promise<void> {
  const [sales, large] = [await read('gst_sales'), await read('gst_large_sales')];
  const [notes, hsn, series] = [await read('gst_credit_notes'), await read('gst_hsn'), await read('gst_documents')];
  const columns = [
    ['Taxable value', 'taxable'],
    ['CGST', 'cgst'],
    ['SGST/UTGST', 'sgst'],
    ['IGST', 'igst'],
  ] as const;
  const invoiced = await one(sql`select sum(taxable)::int as taxable, sum(cgst)::int as cgst, sum(sgst)::int as sgst,
    sum(igst)::int as igst, sum(total)::int as total, count(*)::int as count from invoices where kind = 'invoice' and number is not null`);
  const credited =
    await one(sql`select coalesce(sum(taxable), 0)::int as taxable, coalesce(sum(cgst), 0)::int as cgst, coalesce(sum(sgst), 0)::int as sgst,
    coalesce(sum(igst), 0)::int as igst, coalesce(sum(total), 0)::int as total, count(*)::int as count from invoices where kind = 'credit_note' and number is not null`);
  const table = notes[0]?.indexOf('Table') ?? -1;
  for (const [name, column] of columns) {
    const net = invoiced[column] - credited[column];
    const onLarge = sumOf(notes, name, (row) => row[table] === '9B');
    expect([name, sumOf(sales, name) + sumOf(large, name) - onLarge]).toEqual([name, net]);
    expect([name, sumOf(hsn, name)]).toEqual([name, net]);
    expect([name, sumOf(notes, name)]).toEqual([name, credited[column]]);
  }
  expect(sumOf(hsn, 'Total value')).toBe(invoiced.total - credited.total);
  const issued = series.slice(1).reduce((sum, row) => sum + Number(row[4]), 0);
  expect(issued).toBe(invoiced.count + credited.count);
}

describe(`files for the accountant (${DATABASE_KIND})`, () => {
  it('agree with the payments, refunds, invoices and credit notes of any orders, to the paisa', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(PLAN, { minLength: 3, maxLength: 5 }), async (plans) => {
        for (const plan of plans) await follow(plan);
        await makeFiles();
        await expectSums();
      }),
      { numRuns: 4 },
    );
  });

  it('list large invoices to other states singly, and their credit notes in table 9B', async () => {
    const before = await read('gst_large_sales');
    await follow({ skus: ['O-X', 'O-A', 'O-B'], quantity: 10, state: 'Karnataka', cash: false, end: 'dispatched' });
    const { rows } = await sql<{ id: string }>`
      update invoices set content = jsonb_set(content, '{lines,0,taxable}', '20000000'), total = total - taxable + 20000000, taxable = 20000000
      where id = (select id from invoices where kind = 'invoice' and content->'placeOfSupply'->>'code' = '29' order by issued_at desc, id limit 1)
      returning id`.execute(shop.api.database.db);
    expect(rows).toHaveLength(1);
    expect(await read('gst_large_sales')).toHaveLength(before.length + 1);
  });
});

describe('an export', () => {
  it('is made once by its job, reports its progress, and is deleted after a week', async () => {
    shop.api.clock.move(1_000);
    const request = { kind: 'orders', ...period() };
    const [first, second] = await Promise.all([
      boss.post('/admin/exports', request),
      boss.post('/admin/exports', request),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const id = first.body.export.exportId;
    expect((await boss.get(`/admin/exports/${id}/file`)).status).toBe(404);
    expect(first.body.export).toMatchObject({ state: 'waiting', rowsDone: 0 });
    await makeFiles();
    const { exports, totalItems } = (await boss.get('/admin/exports')).body;
    const done = exports.find((entry: Json) => entry.exportId === id);
    expect(done).toMatchObject({ state: 'done', fileName: `orders-${request.from}-${request.until}.csv` });
    expect(done.rowsDone).toBe(done.rowsTotal);
    expect(totalItems).toBeGreaterThanOrEqual(exports.length);
    expect((await boss.get(`/admin/exports/${id}/file`)).status).toBe(200);
    await deleteExpiredExports(shop.api.database.db, new Date(shop.api.clock.now().getTime() + 8 * 86_400_000));
    expect((await boss.get(`/admin/exports/${id}/file`)).status).toBe(404);
  });

  it('is refused while ten of the person are unfinished', async () => {
    const accountant = await withRole(shop.api, { email: 'ten-files@example.com', role: 'ACCOUNTANT' });
    const request = (day: number) =>
      accountant.post('/admin/exports', { kind: 'payouts', from: `2026-01-${day}`, until: `2026-01-${day}` });
    for (let day = 10; day < 20; day++) expect((await request(day)).status).toBe(200);
    expect((await request(20)).body.code).toBe('NOT_ALLOWED_IN_STATUS');
    await makeFiles();
    expect((await request(20)).status).toBe(200);
    await makeFiles();
  });

  it('contains no formula', async () => {
    await follow({ skus: ['O-X'], quantity: 1, state: 'Rajasthan', cash: false, end: 'placed' });
    const cells = (await read('orders')).flat();
    expect(cells).toContain(`"'=Khatri, ""Gali"""`);
  });

  it('refuses a wrong period, and every role but owner and accountant', async () => {
    const refused = async (changes: object) =>
      (await boss.post('/admin/exports', { kind: 'orders', ...period(), ...changes })).body.field;
    expect(await refused({ from: '2026-02-30' })).toBe('from');
    expect(await refused({ until: '2026-01-01', from: '2026-01-02' })).toBe('until');
    expect(await refused({ from: '2024-01-01', until: '2026-01-02' })).toBe('until');
    const accountant = await withRole(shop.api, { email: 'books@example.com', role: 'ACCOUNTANT' });
    expect((await accountant.get('/admin/exports')).status).toBe(200);
    const manager = await withRole(shop.api, { email: 'manager@example.com', role: 'MANAGER' });
    expect((await manager.post('/admin/exports', { kind: 'orders', ...period() })).status).toBe(403);
    expect((await (await operator(shop.api)).get('/admin/exports')).status).toBe(200);
  });
});
