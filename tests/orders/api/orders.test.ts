import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstPurchasePartOf } from '../../../api/orders/rules.ts';
import { createShopper } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type Client, type Json, type TestApi } from '../../test-api.ts';
import { ADDRESS, placeOrder, type Placing } from '../place-orders.ts';

let api: TestApi;
let asha: Client;
let rohan: Client;
let ashaId: string;

beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  const variants = ['A', 'B', 'C'].map((name) => ({ sku: `O-${name}`, color: 'Indigo', stock: 5_000 }));
  await addProducts(api.database, [productOf(1, { variants }), productOf(2, { name: 'Shibori dupatta' })]);
});
afterAll(() => api.close());
beforeEach(async () => {
  [asha, rohan] = [await createShopper(api), await createShopper(api)];
  ashaId = (await asha.get('/user/profile')).body.user.id;
});

const place = (placing: Partial<Placing> = {}) =>
  placeOrder(api.database, { shopperId: ashaId, lines: [{ sku: 'O-A' }], at: api.clock.now(), ...placing });
const idsOf = (body: Json): string[] => body.orders.map(({ orderItemId }: Json) => orderItemId);
const NO_ORDERS = { status: 404, body: { code: 'NOT_FOUND', message: 'Order not found' } };
const NOWHERE = { status: 404, body: { code: 'NOT_FOUND', message: 'We couldn’t find this order.' } };

describe(`the list of ordered items (${DATABASE_KIND})`, () => {
  it('[REST-31] returns all fields of an item in the contract, with name and prices at the purchase', async () => {
    const { itemIds, orderId } = await place({ lines: [{ sku: 'O-A', quantity: 2 }] });
    await sql`update products set name = 'Renamed', show_price = 900000, list_price = 999900 where id = 'p-00001'`.execute(
      api.database.db,
    );
    const { status, body, headers } = await asha.get(`/order/getOrder/${itemIds[0]}`);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.orders).toEqual({
      orderItemId: expect.stringMatching(/^oi-[a-z2-7]{16}$/),
      orderId,
      status: 'Placed',
      quantity: 2,
      sku: 'O-A',
      discount: 0,
      first_purchase_discount: 0,
      variant: {
        sku: 'O-A',
        productId: 'p-00001',
        image: expect.stringMatching(/^\/pictures\/RBSR-\d{4}-IN\.whole\./),
        color: 'Indigo',
        stock: 4_998,
        product: { name: 'Leheriya saree 1', category: 'Saree', price: 2_000, showPrice: 1_500, discount: 25 },
      },
      order: { createdAt: '2026-11-20T09:00:00.000Z', shippingDetail: ADDRESS },
      seller: { shopName: 'Sanganer Dyers', sellerId: 'se-1' },
      is_canceled_by_user: false,
      review_done: false,
      payment_method: 'upi',
      services: [],
    });
    await sql`update products set name = 'Leheriya saree 1', show_price = 150000, list_price = 200000 where id = 'p-00001'`.execute(
      api.database.db,
    );
  });

  it('[REST-31] returns the state of an item, and its tracking', async () => {
    const { itemIds } = await place({ status: 'Delivered', billing: { ...ADDRESS, name: 'Verma & Sons' } });
    expect((await asha.get(`/order/getOrder/${itemIds[0]}`)).body.orders).toMatchObject({
      status: 'Delivered',
      confirmed_date: '2026-11-21T09:00:00.000Z',
      dispatched_date: '2026-11-22T09:00:00.000Z',
      delivered_date: '2026-11-23T09:00:00.000Z',
      trackingId: 'RB12345IN',
      trackingSite: 'https://track.example.com/RB12345IN',
      order: { billingDetail: { name: 'Verma & Sons' } },
    });
  });

  it('[REST-31] returns the state of a refund after it has arrived or failed', async () => {
    const refunds = ['waiting', 'sent', 'processed', 'failed'] as const;
    const reported = [];
    for (const refund of refunds) {
      const { itemIds } = await place({ status: 'Cancelled', refund, cancelledBy: 'seller' });
      reported.push((await asha.get(`/order/getOrder/${itemIds[0]}`)).body.orders);
    }
    expect(reported.map((item) => item.refund_status)).toEqual([undefined, undefined, 'Processed', 'Failed']);
    expect(reported[0]).toMatchObject({
      status: 'Cancelled',
      is_canceled_by_user: false,
      canceled_reason: 'The dye ran.',
      cancel_date: '2026-11-21T09:00:00.000Z',
    });
  });

  it('[REST-31] shares discounts among the lines, to the paisa', async () => {
    const lines = [{ sku: 'O-A' }, { sku: 'O-B', quantity: 2 }, { sku: 'SK-2-A', quantity: 3 }];
    const { itemIds, total } = await place({ lines, isFirstPurchase: true });
    const items = await Promise.all(itemIds.map(async (id) => (await asha.get(`/order/getOrder/${id}`)).body.orders));
    const paid = items.map((item) => item.variant.product.showPrice * 100 * item.quantity - item.discount);
    expect(paid.reduce((sum, each) => sum + each, 0)).toBe(total);
    expect(items.every(({ discount }) => discount > 0)).toBe(true);
    expect(items.map((item) => item.first_purchase_discount)).toEqual(items.map(({ discount }) => discount));
  });

  it('[REST-31] returns the part of a discount for the first purchase, in whole rupees if it is whole', () => {
    const order = { promo_discount: 20_000, first_purchase_discount: 10_000 };
    const item = (discount: number, promo_share: number | null = null) => ({ discount, promo_share });
    expect([30_000, 10_000, 100, 1, 0].map((discount) => firstPurchasePartOf(item(discount), order))).toEqual([
      10_000, 3_300, 0, 0, 0,
    ]);
    expect(firstPurchasePartOf(item(1_050), order)).toBe(350);
    expect(firstPurchasePartOf(item(500), { promo_discount: 500, first_purchase_discount: 0 })).toBe(0);
    expect(firstPurchasePartOf(item(0), { promo_discount: 0, first_purchase_discount: 0 })).toBe(0);
    // A code for some categories has a share of its own.
    expect(firstPurchasePartOf(item(30_000, 25_000), order)).toBe(5_000);
  });

  it('[REST-30] returns the items in one state, or all, the oldest first', async () => {
    const first = await place({ lines: [{ sku: 'O-A' }, { sku: 'O-B' }] });
    const second = await place({ status: 'Delivered', at: new Date(api.clock.now().getTime() + 60_000) });
    const all = (await asha.get('/order/All')).body;
    expect(idsOf(all)).toEqual([...first.itemIds.toSorted(), ...second.itemIds]);
    expect(idsOf((await asha.get('/order/Placed')).body)).toEqual(first.itemIds.toSorted());
    expect(idsOf((await asha.get('/order/Delivered')).body)).toEqual(second.itemIds);
    expect((await asha.get('/order/Lost')).status).toBe(400);
  });

  it('[REST-30] returns 404 with a message for each state in which the shopper has no orders', async () => {
    for (const status of ['All', 'Placed', 'Confirm', 'Dispatched', 'Delivered', 'Cancelled']) {
      expect(await asha.get(`/order/${status}`)).toMatchObject(NO_ORDERS);
    }
    await place();
    expect((await asha.get('/order/All')).status).toBe(200);
    expect(await asha.get('/order/Delivered')).toMatchObject(NO_ORDERS);
  });

  it('[REST-30] returns pages of twenty, the newest first, with the total', async () => {
    const lines = [{ sku: 'O-A' }, { sku: 'O-B' }, { sku: 'O-C' }];
    for (let minute = 0; minute < 15; minute++) {
      await place({ lines, at: new Date(api.clock.now().getTime() + minute * 60_000) });
    }
    const pages = await Promise.all([1, 2, 3, 4].map(async (page) => (await asha.get(`/orders?page=${page}`)).body));
    expect(pages.map((page) => page.orders.length)).toEqual([20, 20, 5, 0]);
    expect(pages.map(({ totalPages, totalItems }) => [totalPages, totalItems])).toEqual(pages.map(() => [3, 45]));
    const all = idsOf((await asha.get('/order/All')).body);
    expect(pages.flatMap(idsOf)).toEqual(all.toReversed());
    expect((await asha.get('/orders?status=Delivered')).body).toEqual({ orders: [], totalPages: 0, totalItems: 0 });
    for (const wrong of ['page=0', 'page=x', 'page=100001', 'status=All']) {
      expect((await asha.get(`/orders?${wrong}`)).status).toBe(400);
    }
  });

  it('[REST-30] returns pages of twenty orders, each complete, the newest first, with the total', async () => {
    const placed = [];
    for (let minute = 0; minute < 21; minute++) {
      const lines = minute === 0 ? [{ sku: 'O-B' }, { sku: 'O-A' }] : [{ sku: 'O-C' }];
      placed.unshift(await place({ lines, at: new Date(api.clock.now().getTime() + minute * 60_000) }));
    }
    const pages = await Promise.all(
      ['', '?page=2', '?page=3'].map(async (at) => (await asha.get(`/orders/paid${at}`)).body),
    );
    const ordersIn = (page: Json) => page.orders.map((order: Json) => [order.orderId, idsOf(order)]);
    expect(pages.flatMap(ordersIn)).toEqual(placed.map(({ orderId, itemIds }) => [orderId, itemIds]));
    expect(pages.map(({ orders, totalPages, totalItems }) => [orders.length, totalPages, totalItems])).toEqual([
      [20, 2, 21],
      [1, 2, 21],
      [0, 2, 21],
    ]);
  });

  it('[ORDERS-1] shows nothing of an order that is not paid', async () => {
    const { itemIds, orderId } = await place();
    await sql`update order_items set status = null, placed_at = null where order_id = ${orderId}`.execute(
      api.database.db,
    );
    expect(await asha.get(`/order/getOrder/${itemIds[0]}`)).toMatchObject(NOWHERE);
    expect(await asha.get('/order/All')).toMatchObject(NO_ORDERS);
    expect((await asha.get('/orders')).body.totalItems).toBe(0);
    expect(
      await asha.patch('/order/cancel', { orderItemId: itemIds[0], canceled_reason: 'changed_my_mind' }),
    ).toMatchObject(NOWHERE);
  });
});

describe(`another shopper's orders (${DATABASE_KIND})`, () => {
  it('[ORDER-12] are hidden from every call, and get the same response as those that do not exist', async () => {
    const { itemIds, orderId } = await place();
    const delivered = await place({ status: 'Delivered' });
    const made = ['oi-aaaaaaaaaaaaaaaa', "oi-' or true --", '%', 'OI-AAAAAAAAAAAAAAAA', '../All', 'x'.repeat(100)];
    for (const id of [...itemIds, ...delivered.itemIds, ...made]) {
      const url = `/order/getOrder/${encodeURIComponent(id)}`;
      expect(await rohan.get(url)).toMatchObject(NOWHERE);
      const cancel = { orderItemId: id, canceled_reason: 'changed_my_mind' };
      expect(await rohan.patch('/order/cancel', cancel)).toMatchObject(NOWHERE);
      const review = { orderItemId: id, sku: 'O-A', rating: 1, comment: 'Not mine' };
      expect(await rohan.post('/order/rating', review)).toMatchObject(NOWHERE);
    }
    expect(await rohan.get('/order/All')).toMatchObject(NO_ORDERS);
    expect((await rohan.get('/orders')).body.totalItems).toBe(0);
    for (const id of [orderId, 'or-aaaaaaaaaaaaaaaa'])
      expect(await rohan.get(`/orders/paid/${id}`)).toMatchObject(NOWHERE);
    expect((await rohan.get('/orders/paid')).body).toEqual({ orders: [], totalPages: 0, totalItems: 0 });
    expect(idsOf((await asha.get(`/orders/paid/${orderId}`)).body.order)).toEqual(itemIds);
    expect((await asha.get(`/order/getOrder/${itemIds[0]}`)).body.orders.status).toBe('Placed');
    expect((await asha.get(`/order/getOrder/${delivered.itemIds[0]}`)).body.orders.review_done).toBe(false);
  });

  it('[ORDER-12] are nothing for a visitor either', async () => {
    const { itemIds } = await place();
    const visitor = api.client();
    const responses = [
      await visitor.get(`/order/getOrder/${itemIds[0]}`),
      await visitor.get('/order/All'),
      await visitor.get('/orders'),
      await visitor.patch('/order/cancel', { orderItemId: itemIds[0], canceled_reason: 'changed_my_mind' }),
      await visitor.post('/order/rating', { orderItemId: itemIds[0], sku: 'O-A', rating: 5, comment: 'Nice' }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });
});
