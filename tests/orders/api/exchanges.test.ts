import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrderRepository } from '../../../api/orders/repository.ts';
import { admin } from '../../account/staff.ts';
import { setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type Client, type Json, type TestApi } from '../../test-api.ts';
import { createBuyer, eventsOf, itemOf, listRefunds, readOrderItem, stockOf, type Buyer } from './buyer.ts';
import { moveReturn, placeDelivered, requested, requestReturn, stepOf, UNTIL_RECEIVED } from './returning.ts';
import type { Placed } from '../place-orders.ts';

let api: TestApi;
let asha: Buyer;
let boss: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, PUBLIC_URL: 'http://shop.example' });
  const variants = ['A', 'B'].map((name) => ({ sku: `O-${name}`, color: `Colour ${name}`, stock: 5_000 }));
  await addProducts(api.database, [productOf(1, { variants })]);
  boss = await admin(api, 'boss@example.com');
});
afterAll(() => api.close());
beforeEach(async () => {
  asha = await createBuyer(api);
  await setStock(api, 'O-B', 10);
  [api.mails.length, api.jobs.length] = [0, 0];
});

const FOR_B = { kind: 'exchange', exchangeSku: 'O-B' };
const itemsOf = async ({ orderId }: Placed): Promise<Json[]> =>
  (await asha.get(`/orders/paid/${orderId}`)).body.order.orders;

describe(`an exchange (${DATABASE_KIND})`, () => {
  it('takes its pieces at the request, and becomes an item of the same order at the receipt', async () => {
    const order = await placeDelivered(api, asha, { lines: [{ sku: 'O-A', quantity: 3 }], isFirstPurchase: true });
    const stock = await stockOf(api, 'O-A');
    const made = await requested(api, asha, itemOf(order), { ...FOR_B, quantity: 2 });
    expect(made).toMatchObject({ kind: 'exchange', exchange_sku: 'O-B' });
    expect(await stockOf(api, 'O-B')).toBe(8);
    expect(api.mails.at(-1)?.text).toContain('In exchange, you get 2 × Leheriya saree 1, Colour B.');
    const exchanged = await moveReturn(boss, made.returnId, UNTIL_RECEIVED);
    const [old, replacement, ...more] = await itemsOf(order);
    expect(more).toEqual([]);
    expect(exchanged).toMatchObject({ state: 'exchanged', replacement_item_id: replacement.orderItemId });
    expect(exchanged).not.toHaveProperty('amount');
    expect(replacement).toMatchObject({ status: 'Placed', quantity: 2, sku: 'O-B', replaces: made.returnId });
    expect(replacement.variant).toMatchObject({ color: 'Colour B', product: old.variant.product });
    // Two of three pieces were paid with exactly two thirds.
    expect(300_000 - replacement.discount).toBe(Math.round((order.total * 2) / 3));
    expect([await stockOf(api, 'O-A'), await stockOf(api, 'O-B')]).toEqual([stock + 2, 8]);
    expect(await listRefunds(api, order.orderId)).toEqual([]);
    expect((await eventsOf(api, order.orderId)).map(([kind]) => kind).slice(-2)).toEqual([
      'return received',
      'return exchanged',
    ]);
    expect(api.mails.at(-1)?.subject).toBe('Your exchange is confirmed');
  });

  it('gives the pieces back when it is declined or withdrawn, once', async () => {
    const order = await placeDelivered(api, asha);
    const first = await requested(api, asha, itemOf(order), FOR_B);
    expect((await stepOf(boss, 'decline', first.returnId)).status).toBe(200);
    expect(await stockOf(api, 'O-B')).toBe(10);
    const second = await requested(api, asha, itemOf(order), FOR_B);
    const answers = await Promise.all([1, 2, 3].map(() => asha.post(`/returns/${second.returnId}/withdraw`)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await stockOf(api, 'O-B')).toBe(10);
  });

  it('is refused like a cart when too few pieces are left, also by many requests at once', async () => {
    const order = await placeDelivered(api, asha, { lines: [{ sku: 'O-A', quantity: 8 }] });
    await setStock(api, 'O-B', 0);
    expect((await requestReturn(api, asha, itemOf(order), FOR_B)).body).toMatchObject({
      code: 'OUT_OF_STOCK',
      available: 0,
    });
    await setStock(api, 'O-B', 2);
    expect((await requestReturn(api, asha, itemOf(order), { ...FOR_B, quantity: 3 })).body).toMatchObject({
      code: 'INSUFFICIENT_STOCK',
      available: 2,
    });
    const answers = await Promise.all(Array.from({ length: 6 }, () => requestReturn(api, asha, itemOf(order), FOR_B)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.code === 'OUT_OF_STOCK')).toHaveLength(4);
    expect(await stockOf(api, 'O-B')).toBe(0);
  });

  it('is refunded only through the item that replaces it, and counts once in the sales', async () => {
    const sales = () => createOrderRepository(api.database.db).sumSales(new Date(0));
    const before = await sales();
    const order = await placeDelivered(api, asha, { lines: [{ sku: 'O-A', quantity: 2 }], isFirstPurchase: true });
    const made = await requested(api, asha, itemOf(order), FOR_B);
    const { replacement_item_id: id } = await moveReturn(boss, made.returnId, UNTIL_RECEIVED);
    expect((await sales()).paise - before.paise).toBe(order.total);
    expect((await readOrderItem(asha, itemOf(order))).returnable_quantity).toBe(1);
    const rest = await requested(api, asha, itemOf(order));
    await moveReturn(boss, rest.returnId, UNTIL_RECEIVED);
    expect(await requestReturn(api, asha, itemOf(order))).toMatchObject({ status: 409 });
    expect(await requestReturn(api, asha, id)).toMatchObject({ status: 409 });
    expect((await boss.post(`/admin/orders/${id}/dispatch`, {})).status).toBe(200);
    expect((await boss.post(`/admin/orders/${id}/deliver`)).status).toBe(200);
    const again = await requested(api, asha, id);
    await moveReturn(boss, again.returnId, UNTIL_RECEIVED);
    const refunds = await listRefunds(api, order.orderId);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
  });

  it('can be cancelled before its dispatch, with the money for its pieces', async () => {
    const order = await placeDelivered(api, asha, { lines: [{ sku: 'O-A', quantity: 2 }] });
    const made = await requested(api, asha, itemOf(order), FOR_B);
    const { replacement_item_id: orderItemId } = await moveReturn(boss, made.returnId, UNTIL_RECEIVED);
    const cancel = { orderItemId, canceled_reason: 'changed_my_mind' };
    expect((await asha.patch('/order/cancel', cancel)).status).toBe(200);
    expect(await stockOf(api, 'O-B')).toBe(10);
    expect(await listRefunds(api, order.orderId)).toMatchObject([{ amount: 150_000, reason: 'cancelled' }]);
  });

  it('of a cash order cannot be cancelled, because there is no payment to refund', async () => {
    const order = await placeDelivered(api, asha, { cash: 'collected' });
    const made = await requested(api, asha, itemOf(order), FOR_B);
    const { replacement_item_id: orderItemId } = await moveReturn(boss, made.returnId, UNTIL_RECEIVED);
    const cancelled = await asha.patch('/order/cancel', { orderItemId, canceled_reason: 'changed_my_mind' });
    expect(cancelled).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('can be returned after') },
    });
    expect((await boss.post(`/admin/orders/${orderItemId}/reject`, { reason: 'Torn.' })).status).toBe(409);
    expect(await readOrderItem(asha, orderItemId)).toMatchObject({ status: 'Placed', payment_method: 'cod' });
    expect((await boss.post(`/admin/orders/${orderItemId}/dispatch`, {})).status).toBe(200);
    expect((await boss.post(`/admin/orders/${orderItemId}/deliver`)).status).toBe(200);
    const payout = { upiId: 'asha@okaxis' };
    expect(await requested(api, asha, orderItemId, { payout })).toMatchObject({ state: 'requested' });
  });
});
