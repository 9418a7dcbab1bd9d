import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGstRepository } from '../../../api/reports/exports/gst-repository.ts';
import { creditNoteRows, seriesRows } from '../../../api/reports/exports/gst-rules.ts';
import { createSalesRepository } from '../../../api/reports/exports/sales-repository.ts';
import { operator } from '../../account/staff.ts';
import { addToCart } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import type { Client, Json } from '../../test-api.ts';
import { createBuyer, createCheckoutShop, payInWidget, startPayment, type Shop } from '../checkout-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createCheckoutShop();
  const variants = ['A-0', 'A-1'].map((sku) => ({ sku, color: sku, stock: 10 }));
  await addProducts(shop.api.database, [productOf(1, { variants })]);
  await sql`insert into sellers (id, shop_name) values ('se-9', 'Bhuj Knots') on conflict do nothing`.execute(
    shop.api.database.db,
  );
});
afterAll(() => shop.close());

/** Places a paid order of two items, the second one of another seller if asked for, and delivers both. */
async function sold({ hasOtherSeller = false, isSent = true } = {}) {
  const buyer = await createBuyer(shop.api);
  for (const sku of ['A-0', 'A-1']) await addToCart(buyer, sku, 1);
  const { id } = (await startPayment(buyer)).body;
  const { body } = await buyer.post('/payment/verification', payInWidget(shop, id));
  const [first, second]: Json[] = body.payment.orders;
  if (hasOtherSeller)
    await sql`update order_items set seller_id = 'se-9' where id = ${second.orderItemId}`.execute(shop.api.database.db);
  const staff = await operator(shop.api);
  if (isSent)
    for (const { orderItemId } of [first, second]) {
      await staff.post(`/admin/orders/${orderItemId}/dispatch`, {});
      await staff.post(`/admin/orders/${orderItemId}/deliver`);
    }
  await shop.api.work();
  return { buyer, staff, itemId: String(first.orderItemId), orderId: String(first.orderId) };
}
const giveBack = async (staff: Client, id: string, amount: number): Promise<void> => {
  const { status, text } = await staff.post('/admin/money/refunds', { id, amount });
  expect(status, text).toBe(200);
  await shop.api.work();
};
/** The credit notes of an order, the oldest first. */
const notesOf = async (staff: Client, orderId: string): Promise<Json[]> => {
  const { body } = await staff.get(`/admin/invoices?orderId=${orderId}`);
  return body.invoices.filter(({ kind }: Json) => kind === 'credit_note').toReversed();
};

describe('a refund out of goodwill', () => {
  it('has a credit note of its amount, which changes no tax, and which the shopper can download', async () => {
    const { buyer, staff, itemId, orderId } = await sold();
    await giveBack(staff, itemId, 10_050);
    const [note, ...others] = await notesOf(staff, orderId);
    expect(others).toEqual([]);
    expect(note).toMatchObject({ total: 10_050, taxable: 0, cgst: 0, sgst: 0, igst: 0 });
    const { body } = await staff.get(`/admin/invoices/${note.invoiceId}`);
    expect(body.lines).toMatchObject([{ description: 'Refund out of goodwill', taxable: 0, total: 10_050 }]);
    const { body: own } = await buyer.get(`/order/invoice/${note.invoiceId}`);
    expect(Buffer.from(own.pdf, 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
    // Its refund names it, and the files of the tax return have it in its series only.
    const period = { from: new Date(0), to: new Date('2100-01-01') };
    const [refund] = await createSalesRepository(shop.api.database.db).listRefunds(period, undefined, 9);
    expect(refund?.credit_note).toBe(note.number);
    const documents = await createGstRepository(shop.api.database.db).list(period, undefined, 9);
    expect(creditNoteRows(documents)).toHaveLength(1);
    expect(seriesRows(documents).flat()).toContain(note.number);
    const { body: item } = await buyer.get(`/order/getOrder/${itemId}`);
    expect(item.orders.invoices.map(({ kind }: Json) => kind)).toEqual(['invoice', 'credit_note']);
  });

  it('has one of each seller with an invoice, and their shares add up to it', async () => {
    const { staff, itemId, orderId } = await sold({ hasOtherSeller: true });
    await giveBack(staff, itemId, 12_345);
    const notes = await notesOf(staff, orderId);
    expect(new Set(notes.map(({ shopName }) => shopName)).size).toBe(2);
    expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(12_345);
    await giveBack(staff, itemId, 300);
    expect((await notesOf(staff, orderId)).reduce((sum, { total }) => sum + total, 0)).toBe(12_645);
  });

  it('has none before the invoice, and two refunds at once have one each', async () => {
    const before = await sold({ isSent: false });
    const refused = await before.staff.post('/admin/money/refunds', { id: before.itemId, amount: 500 });
    expect(refused.status).not.toBe(200);
    const { staff, itemId, orderId } = await sold();
    const answers = await Promise.all(
      [500, 700].map((amount) => staff.post('/admin/money/refunds', { id: itemId, amount })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await shop.api.work();
    const totals = (await notesOf(staff, orderId)).map(({ total }) => Number(total));
    expect(new Set(totals)).toEqual(new Set([500, 700]));
    expect(totals).toHaveLength(2);
  });
});
