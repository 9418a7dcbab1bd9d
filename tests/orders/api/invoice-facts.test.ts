import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEGAL_FACTS } from '../../../schema/sellers.ts';
import { admin } from '../../account/staff.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createTestApi, DATABASE_KIND, type Client, type Json, type TestApi } from '../../test-api.ts';
import { createBuyer, itemOf, placeOrderOf, type Buyer } from './buyer.ts';

let api: TestApi;
let boss: Client;
let asha: Buyer;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1, { variants: [{ sku: 'O-A', color: 'Indigo', stock: 500 }] })]);
  boss = await admin(api, 'boss@example.com');
  asha = await createBuyer(api);
});
afterAll(() => api.close());

/** Sends an order, and returns the content of its invoice. */
async function invoiced(): Promise<Json> {
  const placed = await placeOrderOf(api, asha, { status: 'Confirm', lines: [{ sku: 'O-A' }] });
  await boss.post(`/admin/orders/${itemOf(placed)}/dispatch`, {});
  api.jobs.splice(0, api.jobs.length, ...api.jobs.filter(({ queue }) => queue === 'invoice'));
  await api.work();
  const { rows } = await sql<Json>`
    select id, gstin, content, pdf from invoices where order_id = ${placed.orderId}`.execute(api.database.db);
  return rows[0];
}

const KUTCH = {
  legalName: 'Sanganer Dyers Kutch LLP',
  address: ['4 Vegetable Lane', 'Bhuj 370001'],
  state: 'Gujarat',
  gstin: '24AAFFK3303G1ZV',
} as const;

describe(`the legal facts on invoices (${DATABASE_KIND})`, () => {
  it('are those in force when the invoice is made; earlier invoices do not change', async () => {
    const before = await invoiced();
    expect(before.content.seller).toMatchObject({ gstin: LEGAL_FACTS.shop.gstin, state: 'Rajasthan' });
    const legal = { ...LEGAL_FACTS, sellers: [...LEGAL_FACTS.sellers, { sellerId: 'se-1', facts: KUTCH }] };
    expect((await boss.put('/admin/settings', { version: 0, content: { legal } })).status).toBe(200);
    const after = await invoiced();
    expect(after).toMatchObject({ gstin: KUTCH.gstin, content: { seller: KUTCH } });
    // The shopper's address is in Rajasthan, so the tax is now that of another state.
    expect(after.content.lines[0]).toMatchObject({ cgst: 0 });
    const { rows } = await sql<Json>`select * from invoices where id = ${before.id}`.execute(api.database.db);
    expect(rows[0]).toMatchObject({ gstin: before.gstin, content: before.content });
    expect(rows[0].pdf.equals?.(before.pdf) ?? String(rows[0].pdf) === String(before.pdf)).toBe(true);
    const { sellers } = (await boss.get('/admin/sellers')).body;
    expect(sellers.find(({ sellerId }: Json) => sellerId === 'se-1')).toMatchObject({ legalName: KUTCH.legalName });
    await boss.post('/admin/settings/legal/restore', { version: 1, to: 0 });
    expect((await invoiced()).content.seller.gstin).toBe(LEGAL_FACTS.shop.gstin);
  });
});
