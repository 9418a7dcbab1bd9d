import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { setStock } from '../../cart/shoppers.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import type { Json } from '../../test-api.ts';
import { createOrderShop, type OrderShop } from './order-shop.ts';

let shop: OrderShop;
let [asha, boss, packer, dyer]: TestBrowser[] = [];
beforeAll(async () => {
  shop = await createOrderShop();
  const catalog = createCatalogRepository(shop.api.database.db);
  await catalog.insert({ sellers: [{ id: 'se-2', shopName: 'Bhuj Knots' }], products: [] });
  [asha, boss, packer] = [await shop.newShopper(), await shop.newStaff('ADMIN'), await shop.newStaff('PACKER')];
  dyer = await shop.newStaff('SELLER', 'se-2');
  for (const sku of ['SK-1', 'SK-2']) await setStock(shop.api, sku, 100);
});
afterAll(() => shop.close());

const ask = async (
  by: TestBrowser | undefined,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Json> => {
  const { data, errors } = (await by?.request(query, variables)) ?? {};
  return errors?.[0] ? errors[0].extensions?.['code'] : data;
};
const place = (placing: object = {}) =>
  shop.placeOrder(asha!, { lines: [{ sku: 'SK-1' }, { sku: 'SK-2', quantity: 2 }], ...placing });
const ORDER = `query ($id: ID!) { me { saleOrder(id: $id) { order { number items { orderItemId } total { amount } }
  payments { paymentId placedOrder amount { amount } refunds { status reason amount { amount } } } notes { text by } } } }`;
const NOTE = `mutation ($input: AddOrderNoteInput!) {
  addOrderNote(input: $input) { note { text by } userErrors { code field } } }`;

describe('a whole order, for staff', () => {
  it('has all its items, its payments and their refunds', async () => {
    const { orderId, itemIds, paymentId, total } = await place({ status: 'Cancelled', refund: 'processed' });
    const { me } = await ask(boss, ORDER, { id: orderId });
    const { order, payments } = me.saleOrder;
    expect(order.items.map((one: Json) => one.orderItemId)).toEqual(itemIds);
    expect(payments).toMatchObject([{ paymentId, placedOrder: true, amount: { amount: total } }]);
    expect(payments[0].refunds).toMatchObject(itemIds.map(() => ({ status: 'PROCESSED', reason: 'CANCELLED' })));
    expect(await ask(dyer, ORDER, { id: orderId })).toEqual({ me: { saleOrder: null } });
    expect(await ask(asha, ORDER, { id: orderId })).toBe('FORBIDDEN');
  });

  it('shows a seller only own items, and neither payments nor notes', async () => {
    const { orderId, itemIds } = await place();
    await sql`update order_items set seller_id = 'se-2' where id = ${itemIds[1]}`.execute(shop.api.database.db);
    await ask(boss, NOTE, { input: { orderId, text: 'Asha called.' } });
    const { me } = await ask(dyer, ORDER, { id: orderId });
    expect(me.saleOrder).toMatchObject({
      order: { items: [{ orderItemId: itemIds[1] }] },
      payments: [],
      notes: [],
    });
  });

  it('has notes with their writer, but no empty one', async () => {
    const { orderId } = await place();
    expect(await ask(boss, NOTE, { input: { orderId, text: ' \n ' } })).toMatchObject({
      addOrderNote: { note: null, userErrors: [{ code: 'INVALID_INPUT', field: ['input', 'text'] }] },
    });
    await ask(packer, NOTE, { input: { orderId, text: 'Wants it by Friday.' } });
    const { me } = await ask(boss, ORDER, { id: orderId });
    expect(me.saleOrder.notes).toMatchObject([{ text: 'Wants it by Friday.', by: expect.stringMatching(/^shopper-/) }]);
    expect(await ask(dyer, NOTE, { input: { orderId, text: 'Mine.' } })).toBe('FORBIDDEN');
    expect(await ask(boss, NOTE, { input: { orderId: 'or-none', text: 'Where?' } })).toMatchObject({
      addOrderNote: { userErrors: [{ code: 'NOT_FOUND' }] },
    });
  });
});

describe('parcels', () => {
  const PAPERS = `query ($ids: [ID!]!) { me { parcelLabels(orderItemIds: $ids) { name base64 }
    packingSlips(orderItemIds: $ids) { name base64 } } }`;

  it('have a label and a packing slip for each order, in one PDF', async () => {
    const [cash, prepaid] = [await place({ cash: 'due' }), await place()];
    const ids = [...cash.itemIds, ...prepaid.itemIds];
    const { me } = await ask(packer, PAPERS, { ids });
    for (const [field, name] of [
      ['parcelLabels', 'labels-2.pdf'],
      ['packingSlips', 'packing-slips-2.pdf'],
    ] as const) {
      const pdf = Buffer.from(me[field].base64, 'base64');
      expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
      expect(me[field].name).toBe(name);
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    }
    expect(await ask(dyer, PAPERS, { ids })).toEqual({ me: { parcelLabels: null, packingSlips: null } });
    expect(await ask(asha, PAPERS, { ids })).toBe('FORBIDDEN');
  });

  it('link to the page of their carrier, and name it', async () => {
    const { itemIds } = await place();
    const DISPATCH = `mutation ($input: DispatchOrderItemInput!) { dispatchOrderItem(input: $input) {
      orderItem { tracking { id url carrier } } userErrors { code field } } }`;
    const input = { orderItemId: itemIds[0], trackingId: 'D 1/2', carrier: 'pigeon' };
    expect(await ask(packer, DISPATCH, { input })).toMatchObject({
      dispatchOrderItem: { userErrors: [{ code: 'INVALID_INPUT', field: ['input', 'carrier'] }] },
    });
    expect(await ask(packer, DISPATCH, { input: { ...input, carrier: 'delhivery' } })).toMatchObject({
      dispatchOrderItem: {
        orderItem: {
          tracking: { id: 'D 1/2', url: 'https://www.delhivery.com/track-v2/package/D%201%2F2', carrier: 'Delhivery' },
        },
      },
    });
  });
});

describe('the list of sales', () => {
  it('is filtered by the way to pay and by the days of the order', async () => {
    const at = new Date('2026-10-05T20:00:00Z');
    const cash = await place({ at, cash: 'due' });
    const prepaid = await place({ at });
    const LIST = `query ($paidBy: SalePaymentKind, $from: Date, $until: Date) {
      me { sales(paidBy: $paidBy, placedFrom: $from, placedUntil: $until) { nodes { orderId } } } }`;
    const found = async (variables: Record<string, unknown>) => {
      const { me } = await ask(boss, LIST, variables);
      return new Set(me.sales.nodes.map((one: Json) => one.orderId));
    };
    // 8 pm in London is past midnight in India.
    const day = { from: '2026-10-06', until: '2026-10-06' };
    expect(await found(day)).toEqual(new Set([cash.orderId, prepaid.orderId]));
    expect(await found({ ...day, paidBy: 'CASH' })).toEqual(new Set([cash.orderId]));
    expect(await found({ ...day, paidBy: 'ONLINE' })).toEqual(new Set([prepaid.orderId]));
    expect(await found({ until: '2026-10-05' })).toEqual(new Set());
    expect(await ask(boss, LIST, { from: '2026-13-45' })).toMatch(/INPUT/);
  });
});
