import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { seller, withRole } from '../../account/staff.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type Client, type Json, type TestApi } from '../../test-api.ts';
import { ADDRESS } from '../place-orders.ts';
import { createBuyer, placeOrderOf, type Buyer } from './buyer.ts';

let api: TestApi;
let accountant: Client;
let dyer: Client;
let asha: Buyer;
let orderId: string;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await createCatalogRepository(api.database.db).insert({
    sellers: [{ id: 'rbs-03', shopName: 'Khatri Gali Bandhani, Bhuj' }],
    products: [],
  });
  const variantOf = (sku: string) => [{ sku, color: 'Indigo', stock: 500 }];
  await addProducts(api.database, [
    productOf(1, { variants: variantOf('O-A') }),
    productOf(2, { sellerId: 'rbs-03', variants: variantOf('O-X') }),
  ]);
  const boss = await withRole(api, { email: 'boss@example.com', role: 'ADMIN' });
  accountant = await withRole(api, { email: 'accountant@example.com', role: 'ACCOUNTANT' });
  dyer = await seller(api, 'dyer@example.com', 'se-1');
  asha = await createBuyer(api);
  const placed = await placeOrderOf(api, asha, {
    status: 'Confirm',
    lines: [{ sku: 'O-A' }, { sku: 'O-X' }],
    shipping: { ...ADDRESS, name: 'Asha 100%_Verma' },
  });
  orderId = placed.orderId;
  const ravi = await createBuyer(api);
  const other = await placeOrderOf(api, ravi, { status: 'Confirm', lines: [{ sku: 'O-A' }] });
  for (const id of [...placed.itemIds, ...other.itemIds]) await boss.post(`/admin/orders/${id}/dispatch`, {});
  api.jobs.splice(0, api.jobs.length, ...api.jobs.filter(({ queue }) => queue === 'invoice'));
  await api.work();
});
afterAll(() => api.close());

const list = async (query: Record<string, string> = {}, client = accountant): Promise<Json> =>
  (await client.get(`/admin/invoices?${new URLSearchParams(query).toString()}`)).body;
const sellersOf = ({ invoices }: Json) => invoices.map(({ sellerId }: Json) => sellerId).toSorted();

describe(`the list of invoices (${DATABASE_KIND})`, () => {
  it('is searched by number, order, name and email', async () => {
    const all = await list();
    expect(sellersOf(all)).toEqual(['rbs-03', 'se-1', 'se-1']);
    const [first] = all.invoices;
    expect((await list({ search: ` ${first.number.toLowerCase()} ` })).invoices).toContainEqual(first);
    expect(sellersOf(await list({ search: orderId.slice(2, -1) }))).toEqual(['rbs-03', 'se-1']);
    expect((await list({ search: '100%_v' })).invoices[0]).toMatchObject({ buyerName: 'Asha 100%_Verma' });
    expect((await list({ search: 'asha_100' })).totalItems).toBe(0);
    const email = (await asha.get('/user/profile')).body.user.email;
    expect((await list({ search: email.toUpperCase() })).totalItems).toBe(2);
    expect((await list({ search: email }, dyer)).totalItems).toBe(0);
  });

  it('is filtered by kind, seller and month of India', async () => {
    expect((await list({ kind: 'credit_note' })).totalItems).toBe(0);
    expect(sellersOf(await list({ sellerId: 'rbs-03' }))).toEqual(['rbs-03']);
    const [{ issued_at }] = (await list()).invoices;
    const month = new Date(Date.parse(issued_at) + 330 * 60_000).toISOString().slice(0, 7);
    expect((await list({ month, kind: 'invoice' })).totalItems).toBe(3);
    expect((await list({ month: '2001-01' })).totalItems).toBe(0);
    expect((await accountant.get('/admin/invoices?month=2026-13')).status).toBe(400);
  });

  it('shows a seller only own documents', async () => {
    expect(sellersOf(await list({}, dyer))).toEqual(['se-1', 'se-1']);
    expect((await list({ sellerId: 'rbs-03' }, dyer)).totalItems).toBe(0);
    const packer = await withRole(api, { email: 'packer@example.com', role: 'PACKER' });
    expect((await packer.get('/admin/invoices')).status).toBe(403);
  });

  it('finds a text by the index', async () => {
    const text = await api.database.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql<Json>`explain select id from invoices v where v.number is not null
        and lower(v.number || ' ' || v.order_id || ' ' || coalesce(v.content #>> '{billTo,name}', '')) like '%verma%'`.execute(
        trx,
      );
      return JSON.stringify(rows);
    });
    expect(text).toContain('invoices_by_text');
  });
});
