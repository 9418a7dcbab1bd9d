import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CANCEL_REASONS } from '../../../schema/reasons.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type TestApi } from '../../test-api.ts';
import type { Placed } from '../place-orders.ts';
import {
  placeOrderOf,
  createBuyer,
  eventsOf,
  itemOf,
  listRefunds,
  readOrderItem,
  stockOf,
  type Buyer,
} from './buyer.ts';

let api: TestApi;
let asha: Buyer;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, PUBLIC_URL: 'http://shop.example' });
  const variants = ['A', 'B', 'C'].map((name) => ({ sku: `O-${name}`, color: 'Indigo', stock: 5_000 }));
  await addProducts(api.database, [productOf(1, { variants })]);
});
afterAll(() => api.close());
beforeEach(async () => {
  asha = await createBuyer(api);
  api.mails.length = 0;
  api.jobs.length = 0;
});

const cancel = (id: string, more: object = {}) =>
  asha.patch('/order/cancel', { orderItemId: id, canceled_reason: 'changed_my_mind', ...more });
const REFUSED = { status: 409, body: { code: 'NOT_ALLOWED_IN_STATUS' } };

describe(`cancelling (${DATABASE_KIND})`, () => {
  it('[ORDER-8] refunds money and releases pieces, once each, and sends a mail', async () => {
    const order = await placeOrderOf(api, asha, { lines: [{ sku: 'O-A', quantity: 3 }], isFirstPurchase: true });
    const left = await stockOf(api, 'O-A');
    const response = await cancel(itemOf(order), { additional_cancel_comment: '  Sorry.\r\nNext time. ' });
    expect(response).toMatchObject({ status: 200, body: { message: 'Order canceled successfully!' } });
    expect(await readOrderItem(asha, itemOf(order))).toMatchObject({
      status: 'Cancelled',
      is_canceled_by_user: true,
      cancel_date: api.clock.now().toISOString(),
      canceled_reason: 'changed_my_mind',
      additional_cancel_comment: 'Sorry.\nNext time.',
    });
    expect(await stockOf(api, 'O-A')).toBe(left + 3);
    const [refund, ...more] = await listRefunds(api, order.orderId);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ amount: order.total, reason: 'cancelled', state: 'waiting', refunded: order.total });
    expect(api.jobs).toEqual([{ queue: 'refund', data: { refundId: refund.id } }]);
    expect(await eventsOf(api, order.orderId)).toEqual([['cancelled', asha.id]]);
    const { rows } = await sql`select order_item_id from order_events where order_id = ${order.orderId}`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ order_item_id: itemOf(order) }]);
    expect(api.mails).toMatchObject([{ to: asha.email, subject: 'Your order has been cancelled' }]);
    const { text, html } = api.mails[0]!;
    for (const words of [
      'You have cancelled:',
      '3 × Leheriya saree 1, Indigo',
      '₹4,275.00 will be refunded',
      '5-7 business',
    ])
      expect(text).toContain(words);
    expect(html).toContain(`http://shop.example/myorders/${itemOf(order)}`);
  });

  it('[ORDER-8] gives back of an order of many items all that was paid, item by item', async () => {
    const lines = [{ sku: 'O-A', quantity: 2 }, { sku: 'O-B' }, { sku: 'O-C', quantity: 3 }];
    const order = await placeOrderOf(api, asha, { lines, isFirstPurchase: true });
    for (const id of order.itemIds) expect((await cancel(id)).status).toBe(200);
    const refunds = await listRefunds(api, order.orderId);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
    expect(refunds.map(({ refunded }) => refunded)).toEqual(refunds.map(() => order.total));
  });

  it('[ORDER-8] has the refund checked again in five minutes, in case its job is lost', async () => {
    const order = await placeOrderOf(api, asha);
    await cancel(itemOf(order));
    const { rows } = await sql<{ check_at: Date }>`
      select check_at from refunds where payment_id = ${order.paymentId}`.execute(api.database.db);
    expect(rows).toEqual([{ check_at: new Date(api.clock.now().getTime() + 300_000) }]);
  });

  it('[ORDER-8] refunds the rest of a payment, and nothing when all of it was refunded outside of the shop', async () => {
    const [part, paise, nothing] = [
      await placeOrderOf(api, asha),
      await placeOrderOf(api, asha),
      await placeOrderOf(api, asha),
    ];
    const giveBackOutside = ({ paymentId }: Placed, amount: number) =>
      sql`update payments set refunded = ${amount} where id = ${paymentId}`.execute(api.database.db);
    await giveBackOutside(part, part.total - 100);
    await giveBackOutside(paise, paise.total - 99);
    await giveBackOutside(nothing, nothing.total);
    expect((await cancel(itemOf(part))).status).toBe(200);
    expect(await listRefunds(api, part.orderId)).toMatchObject([{ amount: 100, refunded: part.total }]);
    // The provider refunds at least a rupee.
    for (const order of [paise, nothing]) {
      expect((await cancel(itemOf(order))).status).toBe(200);
      expect(await listRefunds(api, order.orderId)).toEqual([]);
    }
    expect(api.jobs).toHaveLength(1);
    expect(api.mails.map(({ text }) => /₹\S+ will be refunded/.exec(text)?.[0])).toEqual([
      '₹1.00 will be refunded',
      undefined,
      undefined,
    ]);
  });

  it('[ORDER-8] changes nothing for an item whose payment is unknown', async () => {
    const order = await placeOrderOf(api, asha);
    await sql`delete from payments where id = ${order.paymentId}`.execute(api.database.db);
    const left = await stockOf(api, 'O-A');
    expect((await cancel(itemOf(order))).status).toBe(500);
    expect((await readOrderItem(asha, itemOf(order))).status).toBe('Placed');
    expect([await stockOf(api, 'O-A'), api.mails, api.jobs]).toEqual([left, [], []]);
  });

  it.each(Object.keys(CANCEL_REASONS))('[ORDER-8] takes the reason %s', async (reason) => {
    const order = await placeOrderOf(api, asha, { status: 'Confirm' });
    expect((await cancel(itemOf(order), { canceled_reason: reason })).status).toBe(200);
    expect((await readOrderItem(asha, itemOf(order))).canceled_reason).toBe(reason);
  });

  it.each(['Dispatched', 'Delivered', 'Cancelled'] as const)('[ORDER-8] refuses an item that is %s', async (status) => {
    const order = await placeOrderOf(api, asha, { status });
    const before = [
      await stockOf(api, 'O-A'),
      await listRefunds(api, order.orderId),
      await readOrderItem(asha, itemOf(order)),
    ];
    expect(await cancel(itemOf(order))).toMatchObject(REFUSED);
    expect([
      await stockOf(api, 'O-A'),
      await listRefunds(api, order.orderId),
      await readOrderItem(asha, itemOf(order)),
    ]).toEqual(before);
    expect([api.mails, api.jobs]).toEqual([[], []]);
  });

  it('[ORDER-8] refuses the second time, and nothing more comes of it', async () => {
    const order = await placeOrderOf(api, asha);
    expect((await cancel(itemOf(order))).status).toBe(200);
    expect(await cancel(itemOf(order))).toMatchObject(REFUSED);
    expect([api.mails.length, api.jobs.length, (await listRefunds(api, order.orderId)).length]).toEqual([1, 1, 1]);
  });

  it.each([
    ['no reason', { canceled_reason: undefined }, 'canceled_reason'],
    ['a reason that is none of the six', { canceled_reason: 'constructor' }, 'canceled_reason'],
    ['a comment that is too long', { additional_cancel_comment: 'é'.repeat(501) }, 'additional_cancel_comment'],
    ['half a character', { additional_cancel_comment: 'ab\ud800' }, 'additional_cancel_comment'],
    ['no item', { orderItemId: undefined }, 'orderItemId'],
    ['what nobody asked for', { refund: 1 }, 'refund'],
  ])('[ORDER-8] refuses %s', async (_, change, field) => {
    const order = await placeOrderOf(api, asha);
    expect(await cancel(itemOf(order), change)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } });
    expect((await readOrderItem(asha, itemOf(order))).status).toBe('Placed');
  });

  it('[ORDER-8] stores a comment of 500 characters in any script, and an empty one as none', async () => {
    const [long, empty] = [await placeOrderOf(api, asha), await placeOrderOf(api, asha)];
    const comment = `${'नमस्ते '.repeat(71)}🙏🏽!`;
    expect((await cancel(itemOf(long), { additional_cancel_comment: comment })).status).toBe(200);
    expect((await readOrderItem(asha, itemOf(long))).additional_cancel_comment).toBe(comment);
    expect((await cancel(itemOf(empty), { additional_cancel_comment: ' \n ' })).status).toBe(200);
    expect((await readOrderItem(asha, itemOf(empty))).additional_cancel_comment).toBeUndefined();
  });
});

describe(`at the same time (${DATABASE_KIND})`, () => {
  it('[ORDER-8] fifty calls to cancel make one refund, one mail, and give the pieces back once', async () => {
    const order = await placeOrderOf(api, asha, { lines: [{ sku: 'O-A', quantity: 2 }] });
    const left = await stockOf(api, 'O-A');
    const responses = await Promise.all(Array.from({ length: 50 }, () => cancel(itemOf(order))));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.code === 'NOT_ALLOWED_IN_STATUS')).toHaveLength(49);
    expect(await listRefunds(api, order.orderId)).toHaveLength(1);
    expect([await stockOf(api, 'O-A'), api.mails.length, api.jobs.length]).toEqual([left + 2, 1, 1]);
  });

  it('[ORDER-8] all items of an order can be cancelled at once, and the payment counts each', async () => {
    const lines = [{ sku: 'O-A' }, { sku: 'O-B' }, { sku: 'O-C' }];
    for (let round = 0; round < 10; round++) {
      const order = await placeOrderOf(api, asha, { lines, isFirstPurchase: true });
      const responses = await Promise.all(order.itemIds.toReversed().map((id) => cancel(id)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      const refunds = await listRefunds(api, order.orderId);
      expect(refunds[0].refunded).toBe(order.total);
    }
  });

  it('[ORDER-8] never gives back more than was paid, whatever the code above does', async () => {
    const order = await placeOrderOf(api, asha);
    await cancel(itemOf(order));
    const again = sql`update payments set refunded = refunded + 1 where order_id = ${order.orderId}`;
    await expect(again.execute(api.database.db)).rejects.toThrow('payments_check');
    const twice = sql`
      insert into refunds (id, payment_id, order_item_id, amount, reason, state, created_at)
      select 'rf-aaaaaaaaaaaaaaaa', payment_id, order_item_id, amount, reason, state, created_at from refunds
      where order_item_id = ${itemOf(order)}`;
    await expect(twice.execute(api.database.db)).rejects.toThrow('refunds_order_item_id_key');
  });
});
