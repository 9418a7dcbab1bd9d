import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { createInvoices } from '../../../api/orders/invoices/invoices.ts';
import { admin, seller } from '../../account/staff.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type Client, type Json, type TestApi } from '../../test-api.ts';
import { ADDRESS, type Placing } from '../place-orders.ts';
import { createBuyer, itemOf, placeOrderOf, readOrderItem, type Buyer } from './buyer.ts';
import { deliveredAt, moveReturn, requested, UNTIL_RECEIVED } from './returning.ts';

let api: TestApi;
let asha: Buyer;
let boss: Client;
let stranger: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, PUBLIC_URL: 'http://shop.example' });
  await createCatalogRepository(api.database.db).insert({
    sellers: [{ id: 'rbs-03', shopName: 'Khatri Gali Bandhani, Bhuj' }],
    products: [],
  });
  const variants = ['A', 'B'].map((name) => ({ sku: `O-${name}`, color: `Colour ${name}`, stock: 5_000 }));
  const others = ['X', 'Y'].map((name) => ({ sku: `O-${name}`, color: `Colour ${name}`, stock: 5_000 }));
  await addProducts(api.database, [
    productOf(1, { variants, category: 'Saree', hsnCode: '50072010' }),
    productOf(2, { sellerId: 'rbs-03', variants: others, category: 'Kurti' }),
  ]);
  boss = await admin(api, 'boss@example.com');
  stranger = await seller(api, 'stranger@example.com', 'rbs-03');
});
afterAll(() => api.close());
beforeEach(async () => {
  asha = await createBuyer(api);
  [api.mails.length, api.jobs.length] = [0, 0];
});

/** The invoices of another process. */
const invoices = () => createInvoices({ db: api.database.db, now: () => api.clock.now() });

/** Places a confirmed order. */
const place = (placing: Partial<Placing>) => placeOrderOf(api, asha, { status: 'Confirm', ...placing });

/** Dispatches items, one after the other. */
async function dispatch(...ids: string[]): Promise<void> {
  for (const id of ids) expect((await boss.post(`/admin/orders/${id}/dispatch`, {})).status).toBe(200);
}

/** Runs the waiting jobs of invoices; the refunds of these tests have no provider. */
async function make(): Promise<void> {
  api.jobs.splice(0, api.jobs.length, ...api.jobs.filter(({ queue }) => queue === 'invoice'));
  await api.work();
}

/** Cancels on behalf of the shopper. */
const cancel = (orderItemId: string) =>
  asha.patch('/order/cancel', { orderItemId, canceled_reason: 'changed_my_mind' });

/** The documents of an item, as its shopper sees them. */
const documentsOf = async (id: string): Promise<Json[]> => (await readOrderItem(asha, id)).invoices ?? [];

/** The stored rows of an order, the oldest first. */
async function rowsOf(orderId: string): Promise<Json[]> {
  const { rows } = await sql<Json>`
    select * from invoices where order_id = ${orderId} order by kind desc, serial`.execute(api.database.db);
  return rows;
}

/** The text of a PDF is compressed: only its head and its title are plain. */
const startOf = (pdf: string) => Buffer.from(pdf, 'base64').toString('latin1', 0, 5);

describe(`invoices (${DATABASE_KIND})`, () => {
  it('are made once for each seller of an order, at the first dispatch, and are attached to the mails', async () => {
    const { orderId, itemIds } = await place({ lines: [{ sku: 'O-A', quantity: 2 }, { sku: 'O-X' }, { sku: 'O-B' }] });
    const [first = '', ofOther = '', second = ''] = itemIds;
    expect(await documentsOf(first)).toEqual([]);
    await dispatch(first, second);
    expect(api.jobs.filter(({ queue }) => queue === 'invoice')).toHaveLength(1);
    expect(await documentsOf(first), 'listed once it is made').toEqual([]);
    await make();
    const [row, ...more] = await rowsOf(orderId);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ kind: 'invoice', seller_id: 'se-1', shopper_id: asha.id, financial_year: '2026-27' });
    expect(row.content.lines).toMatchObject([
      { orderItemId: first, hsn: '50072010', quantity: 2, percent: 5 },
      { orderItemId: second, hsn: '50072010', quantity: 1, percent: 5 },
    ]);
    const [{ invoiceId, number, kind, total }] = await documentsOf(first);
    expect({ number, kind, total }).toEqual({ number: row.number, kind: 'invoice', total: row.total });
    expect(number).toMatch(/^INV\/26-27\/\d{5}$/);
    expect(await documentsOf(second)).toMatchObject([{ invoiceId }]);
    expect(await documentsOf(ofOther)).toEqual([]);
    expect(api.mails.map(({ subject, attachmentId }) => [subject, attachmentId])).toEqual([
      ['Your order is on its way', invoiceId],
      ['Your order is on its way', invoiceId],
    ]);
  });

  it('charge the halves within a state, and the integrated tax to another state', async () => {
    const within = await place({ lines: [{ sku: 'O-A' }] });
    const across = await place({ lines: [{ sku: 'O-A' }], shipping: { ...ADDRESS, state: 'karnataka' } });
    await dispatch(itemOf(within), itemOf(across));
    await make();
    const [[own], [other]] = [await rowsOf(within.orderId), await rowsOf(across.orderId)];
    expect(own).toMatchObject({ igst: 0, total: within.total });
    expect(own.taxable + own.cgst + own.sgst).toBe(within.total);
    expect(other).toMatchObject({ cgst: 0, sgst: 0, total: across.total });
    expect(other.content.placeOfSupply).toEqual({ state: 'Karnataka', code: '29' });
  });

  it('count without a gap for each registration, and never go back in time', async () => {
    const orders = [];
    for (let count = 0; count < 3; count++) orders.push(await place({ lines: [{ sku: 'O-X' }] }));
    await dispatch(...orders.map(itemOf));
    await make();
    const { rows } = await sql<{ serial: number; gstin: string }>`
      select serial, gstin from invoices where seller_id = 'rbs-03' and kind = 'invoice' order by serial
    `.execute(api.database.db);
    expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_, at) => at + 1));
    expect(new Set(rows.map(({ gstin }) => gstin.slice(0, 2)))).toEqual(new Set(['24']));
  });

  it('do not contain what was cancelled before, and a refund before the invoice has no credit note', async () => {
    const { orderId, itemIds } = await place({ lines: [{ sku: 'O-A' }, { sku: 'O-B' }] });
    const [kept = '', cancelled = ''] = itemIds;
    await cancel(cancelled);
    await dispatch(kept);
    await make();
    const rows = await rowsOf(orderId);
    expect(rows).toHaveLength(1);
    expect(rows[0].content.lines).toHaveLength(1);
    expect(await documentsOf(cancelled)).toEqual([]);
  });

  it('are void if all of it was cancelled before the job ran; the mail goes without one', async () => {
    const { orderId, itemIds } = await place({ lines: [{ sku: 'O-A' }], cash: 'due' });
    await dispatch(...itemIds);
    await boss.post(`/admin/orders/${itemIds[0]}/refuse`);
    await make();
    expect(await rowsOf(orderId)).toEqual([]);
    const { attachmentId = '' } = api.mails[0] ?? {};
    expect(await invoices().makeInvoice(attachmentId)).toBeUndefined();
  });

  it('are the same file for every download and mail, also if two processes make it', async () => {
    const order = await place({ lines: [{ sku: 'O-A' }] });
    await dispatch(itemOf(order));
    const { attachmentId = '' } = api.mails[0] ?? {};
    const made = await Promise.all([invoices().makeInvoice(attachmentId), invoices().makeInvoice(attachmentId)]);
    await make();
    const { invoice, pdf } = (await asha.get(`/order/invoice/${attachmentId}`)).body;
    expect(startOf(pdf)).toBe('%PDF-');
    for (const one of made) expect(one?.content.toString('base64')).toBe(pdf);
    expect(made[0]).toMatchObject({
      filename: `${invoice.number.replaceAll('/', '-')}.pdf`,
      contentType: 'application/pdf',
    });
  });

  it('belong to their shopper and their seller: for others there is none', async () => {
    const order = await place({ lines: [{ sku: 'O-A' }] });
    await dispatch(itemOf(order));
    await make();
    const [{ invoiceId }] = await documentsOf(itemOf(order));
    const other = await createBuyer(api);
    const refused = await other.get(`/order/invoice/${invoiceId}`);
    expect(refused.status).toBe(404);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.body).toEqual((await other.get('/order/invoice/iv-aaaaaaaaaaaaaaaa')).body);
    expect((await api.client().get(`/order/invoice/${invoiceId}`)).status).toBe(401);
    expect((await asha.get(`/admin/invoices/${invoiceId}`)).status).toBe(403);
    expect((await stranger.get(`/admin/invoices/${invoiceId}`)).status).toBe(404);
    expect((await stranger.get(`/admin/invoices?orderId=${order.orderId}`)).body.invoices).toEqual([]);
    expect((await boss.get(`/admin/invoices?orderId=${order.orderId}`)).body).toMatchObject({
      invoices: [{ invoiceId, orderId: order.orderId, gstin: expect.stringMatching(/^08/) }],
      totalItems: 1,
    });
    const found = (await boss.get(`/admin/invoices/${invoiceId}`)).body;
    expect(found.lines).toMatchObject([{ orderItemId: itemOf(order), quantity: 1, total: order.total }]);
  });
});

describe('credit notes', () => {
  it('are void if their invoice was made after the cancellation, whichever job runs first', async () => {
    const { orderId, itemIds } = await place({ lines: [{ sku: 'O-A' }, { sku: 'O-B', quantity: 2 }] });
    const [sent = '', cancelled = ''] = itemIds;
    await dispatch(sent);
    await cancel(cancelled);
    await cancel(cancelled);
    // The note's job runs before the invoice's job: the invoice has been requested, and gets its number first.
    api.jobs.reverse();
    await make();
    const rows = await rowsOf(orderId);
    // The invoice was made after the cancellation, so it has no line to credit.
    expect(rows.map(({ kind, content }) => [kind, content.lines.length])).toEqual([['invoice', 1]]);
    const { attachmentId: invoiceId } = api.mails[0] ?? {};
    expect(await documentsOf(sent)).toMatchObject([{ invoiceId }]);
  });

  it('state the refund of a cancelled item of the invoice, and its tax', async () => {
    const { orderId, itemIds } = await place({
      lines: [{ sku: 'O-A' }, { sku: 'O-B', quantity: 2 }],
      isFirstPurchase: true,
    });
    const [sent = '', cancelled = ''] = itemIds;
    await dispatch(sent);
    await make();
    await cancel(cancelled);
    await make();
    const [invoice, note] = await rowsOf(orderId);
    const { rows } = await sql<{ amount: number }>`
      select amount from refunds where order_item_id = ${cancelled}`.execute(api.database.db);
    expect(note).toMatchObject({ kind: 'credit_note', total: rows[0]?.amount, order_item_id: cancelled });
    expect(note.content).toMatchObject({ reason: 'cancelled', invoice: { number: invoice.number } });
    const own = invoice.content.lines.find(({ orderItemId }: Json) => orderItemId === cancelled);
    expect([note.taxable, note.cgst, note.total]).toEqual([own.taxable, own.cgst, own.total]);
    expect(await documentsOf(cancelled)).toMatchObject([{ kind: 'invoice' }, { kind: 'credit_note' }]);
    expect(await documentsOf(sent)).toMatchObject([{ kind: 'invoice' }]);
    expect(api.mails.at(-1)).toMatchObject({ subject: 'Your order has been cancelled', attachmentId: note.id });
  });

  it('of all returned pieces add up to the invoice, to the paisa', async () => {
    const order = await place({ lines: [{ sku: 'O-A', quantity: 3 }], isFirstPurchase: true });
    const id = itemOf(order);
    await dispatch(id);
    await make();
    await boss.post(`/admin/orders/${id}/deliver`);
    await deliveredAt(api, id, api.clock.now());
    for (let piece = 0; piece < 3; piece++) {
      const { returnId } = await requested(api, asha, id);
      await moveReturn(boss, returnId, UNTIL_RECEIVED);
    }
    await make();
    const [invoice, ...notes] = await rowsOf(order.orderId);
    expect(notes.map(({ content }) => content.reason)).toEqual(['returned', 'returned', 'returned']);
    for (const part of ['total', 'taxable', 'cgst', 'sgst', 'igst'])
      expect(notes.reduce((sum, note) => sum + note[part], 0)).toBe(invoice[part]);
    const mailed = api.mails.filter(({ subject }) => subject === 'We have received your return');
    expect(mailed.map(({ attachmentId }) => attachmentId)).toEqual(notes.map((note) => note.id));
  });

  it('are made for a parcel that was refused at the door, of the whole price', async () => {
    const order = await place({ lines: [{ sku: 'O-A' }], cash: 'due' });
    await dispatch(itemOf(order));
    await make();
    await boss.post(`/admin/orders/${itemOf(order)}/refuse`);
    await make();
    const [invoice, note] = await rowsOf(order.orderId);
    expect(note).toMatchObject({ kind: 'credit_note', total: invoice.total, taxable: invoice.taxable });
  });

  it('of exchanged pieces are for the line that they replaced, once these are returned too', async () => {
    const order = await place({ lines: [{ sku: 'O-A' }] });
    const id = itemOf(order);
    await dispatch(id);
    await make();
    await boss.post(`/admin/orders/${id}/deliver`);
    const { returnId } = await requested(api, asha, id, { kind: 'exchange', exchangeSku: 'O-B' });
    const { replacement_item_id: other } = await moveReturn(boss, returnId, UNTIL_RECEIVED);
    await dispatch(other);
    await make();
    expect(await rowsOf(order.orderId), 'an exchange changes no tax').toHaveLength(1);
    expect(await documentsOf(other)).toMatchObject([{ kind: 'invoice' }]);
    await boss.post(`/admin/orders/${other}/deliver`);
    const second = await requested(api, asha, other);
    await moveReturn(boss, second.returnId, UNTIL_RECEIVED);
    await make();
    const [invoice, note] = await rowsOf(order.orderId);
    expect(note).toMatchObject({ order_item_id: other, total: invoice.total });
    expect(note.content.lines).toMatchObject([{ orderItemId: id }]);
  });
});
