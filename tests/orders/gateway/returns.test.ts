import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setStock } from '../../cart/shoppers.ts';
import { operator } from '../../account/staff.ts';
import { photoOf } from '../../account/uploading.ts';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import { createBasicShopHost } from '../../hosts/basic-shop-host.ts';
import { ADDRESS, failureOf, RETURN, runOrderOperation } from '../../hosts/order-operations.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway } from '../../hosts/test-gateway.ts';
import type { Json } from '../../test-api.ts';
import { moveReturn, nextPickupDay, UNTIL_RECEIVED } from '../api/returning.ts';
import { createOrderShop, type OrderShop } from './order-shop.ts';

const DAY = 86_400_000;
let shop: OrderShop;
let asha: TestBrowser;
beforeAll(async () => {
  shop = await createOrderShop();
  // Another variant of the product of `SK-1`.
  await sql`
    insert into variants (sku, product_id, position, color, stock)
    select 'SK-1-B', product_id, 9, 'Mustard', 100 from variants where sku = 'SK-1'`.execute(shop.api.database.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.newShopper();
  await setStock(shop.api, 'SK-1', 1_000);
});

const { email: _email, ...PICKUP } = ADDRESS;
/** Places an order of two pieces, which were delivered a day ago. */
const placeDelivered = (placing = {}) =>
  shop.placeOrder(asha, {
    lines: [{ sku: 'SK-1', quantity: 2 }],
    status: 'Delivered',
    at: new Date(shop.api.clock.now().getTime() - 4 * DAY),
    ...placing,
  });
const inputFor = (orderItemId: string | undefined, more: object = {}) => ({
  orderItemId,
  quantity: 1,
  kind: 'REFUND',
  reason: 'SIZE_TOO_SMALL',
  pickup: PICKUP,
  pickupDay: nextPickupDay(shop.api),
  ...more,
});
const requestReturn = (orderItemId: string | undefined, more: object = {}): Promise<Json> =>
  runOrderOperation(asha, 'requestReturn', inputFor(orderItemId, more));
const receive = async (returnId: string) => moveReturn(await operator(shop.api), returnId, UNTIL_RECEIVED);
const TRAIL = 'moneyTrail { paid { amount } refundDue { amount } refundSent { amount } kept { amount } }';
const readOrder = async (orderId: string): Promise<Json> => {
  const { data, errors } = await asha.request(
    `query ($id: ID!) { me { order(id: $id) { itemCount subtotal { amount } discount { amount } total { amount } ${TRAIL}
      refunds { orderItem { orderItemId } amount { amount } status initiatedAt }
      items { orderItemId quantity isReplacement canCancel returnUntil returnableQuantity ${TRAIL}
        returns { ${RETURN} exchangeVariant { sku } replacement { orderItemId } } } } } }`,
    { id: orderId },
  );
  if (!data?.me) throw new Error(JSON.stringify(errors));
  return data.me.order;
};

describe('returns over the real api', () => {
  it('are requested and withdrawn, and the payload has the item as it is then', async () => {
    const { itemIds } = await placeDelivered();
    const made = await requestReturn(itemIds[0], { comment: ' Too tight. ' });
    expect(made).toMatchObject({
      userErrors: [],
      return: {
        state: 'REQUESTED',
        kind: 'REFUND',
        quantity: 1,
        reason: 'SIZE_TOO_SMALL',
        reasonText: 'Size too small',
        comment: 'Too tight.',
        pickup: { name: 'Asha Verma', city: 'Jaipur', pinCode: '302003' },
        pickupDay: nextPickupDay(shop.api),
        canWithdraw: true,
        refund: null,
      },
      orderItem: { returnableQuantity: 1, returns: [{ state: 'REQUESTED' }] },
    });
    const { returnId } = made.return;
    const withdrawn = await runOrderOperation(asha, 'withdrawReturn', { returnId });
    expect(withdrawn).toMatchObject({
      userErrors: [],
      return: { returnId, state: 'WITHDRAWN', canWithdraw: false },
      orderItem: { returnableQuantity: 2, returns: [{ returnId, state: 'WITHDRAWN' }] },
    });
    const again = await runOrderOperation(asha, 'withdrawReturn', { returnId });
    expect(again).toMatchObject({ return: null, orderItem: null, userErrors: [{ code: 'NOT_ALLOWED_IN_STATUS' }] });
  });

  it('have the shopper’s pictures, each used once', async () => {
    const response = await fetch(`${shop.gateway.address}/uploads`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', ...asha.headers() },
      body: new Uint8Array(await photoOf()),
    });
    const { id } = await response.json();
    const { itemIds } = await placeDelivered();
    const made = await requestReturn(itemIds[0], { pictureIds: [id] });
    expect(made.return.pictures).toEqual([expect.stringMatching(`^/pictures/uploads/${id}\\?until=`)]);
    const again = await requestReturn(itemIds[0], { pictureIds: [id] });
    expect(again.userErrors).toMatchObject([{ code: 'INVALID_INPUT', field: ['input', 'pictureIds'] }]);
  });

  it('name the field of each fault', async () => {
    const { itemIds } = await placeDelivered();
    for (const [more, field] of [
      [{ quantity: 0 }, ['quantity']],
      [{ pickup: { ...PICKUP, pinCode: '12' } }, ['pickup', 'pinCode']],
      [{ pickupDay: '2020-01-01' }, ['pickupDay']],
      [{ kind: 'EXCHANGE' }, ['exchangeSku']],
      [{ comment: 'x'.repeat(501) }, ['comment']],
      [{ payout: { upiId: 'asha@okaxis' } }, ['payout']],
      [{ pictureIds: ['up-1', 'up-2', 'up-3', 'up-4'] }, ['pictureIds']],
    ] as const) {
      const { userErrors, return: none } = await requestReturn(itemIds[0], more);
      expect([none, userErrors]).toMatchObject([null, [{ code: 'INVALID_INPUT', field: ['input', ...field] }]]);
    }
    expect((await requestReturn(itemIds[0], { quantity: 3 })).userErrors).toMatchObject([
      { code: 'NOT_ALLOWED_IN_STATUS', field: ['input', 'quantity'] },
    ]);
    const meera = await shop.newShopper();
    const foreign: Json = await runOrderOperation(meera, 'requestReturn', inputFor(itemIds[0]));
    expect(foreign.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['input', 'orderItemId'] }]);
  });

  it('move the money of the item and of the order, with the refund of the pieces', async () => {
    const { orderId, itemIds } = await placeDelivered({ isFirstPurchase: true });
    const { return: made } = await requestReturn(itemIds[0]);
    await receive(made.returnId);
    const due = { paid: { amount: 285_000 }, refundDue: { amount: 142_500 }, refundSent: { amount: 0 } };
    const order = await readOrder(orderId);
    expect(order).toMatchObject({
      moneyTrail: { ...due, kept: { amount: 142_500 } },
      refunds: [
        {
          orderItem: { orderItemId: itemIds[0] },
          amount: { amount: 142_500 },
          status: 'INITIATED',
          initiatedAt: shop.api.clock.now().toISOString(),
        },
      ],
      items: [{ moneyTrail: due, returns: [{ state: 'RECEIVED', refund: { status: 'INITIATED' } }] }],
    });
    const sentAt = new Date('2026-11-27T16:00:00.000Z');
    await sql`
      update refunds set state = 'processed', processed_at = ${sentAt} where return_id = ${made.returnId}`.execute(
      shop.api.database.db,
    );
    expect(await readOrder(orderId)).toMatchObject({
      moneyTrail: { refundDue: { amount: 0 }, refundSent: { amount: 142_500 }, kept: { amount: 142_500 } },
      items: [
        {
          returns: [
            {
              state: 'REFUNDED',
              refund: { status: 'PROCESSED', processedAt: sentAt.toISOString(), expectedBy: '2026-12-08' },
            },
          ],
        },
      ],
    });
  });

  it('exchange pieces for an item of the same order, which its sums do not count again', async () => {
    const { orderId, itemIds } = await placeDelivered({ isFirstPurchase: true });
    const before = await readOrder(orderId);
    const made = await requestReturn(itemIds[0], { kind: 'EXCHANGE', exchangeSku: 'SK-1-B' });
    expect(made).toMatchObject({ userErrors: [], return: { kind: 'EXCHANGE', exchangeSku: 'SK-1-B' } });
    await receive(made.return.returnId);
    const order = await readOrder(orderId);
    const sums = ({ itemCount, subtotal, discount, total, moneyTrail }: Json) => [
      itemCount,
      subtotal,
      discount,
      total,
      moneyTrail,
    ];
    expect(sums(order)).toEqual(sums(before));
    expect(order.items).toMatchObject([
      { isReplacement: false, returnableQuantity: 1, returns: [{ state: 'EXCHANGED', refund: null }] },
      { isReplacement: true, quantity: 1, canCancel: true, moneyTrail: { paid: { amount: 142_500 } }, returns: [] },
    ]);
    const [{ returns }, replacement] = order.items;
    expect(returns[0].exchangeVariant).toEqual({ sku: 'SK-1-B' });
    expect(returns[0].replacement).toEqual({ orderItemId: replacement.orderItemId });
  });

  it('refuse an exchange of more pieces than are left', async () => {
    const { itemIds } = await placeDelivered();
    await setStock(shop.api, 'SK-1-B', 0);
    const exchange = { kind: 'EXCHANGE', exchangeSku: 'SK-1-B' };
    expect((await requestReturn(itemIds[0], exchange)).userErrors).toMatchObject([{ code: 'OUT_OF_STOCK' }]);
    await setStock(shop.api, 'SK-1-B', 100);
  });

  it('of a cash order show a masked account, and its replacement cannot be cancelled', async () => {
    const { orderId, itemIds } = await placeDelivered({ cash: 'collected' });
    const made = await requestReturn(itemIds[0], { payout: { upiId: 'asha@okaxis' } });
    await receive(made.return.returnId);
    shop.api.clock.move(1_000);
    const exchanged = await requestReturn(itemIds[0], { kind: 'EXCHANGE', exchangeSku: 'SK-1-B' });
    await receive(exchanged.return.returnId);
    const order = await readOrder(orderId);
    expect(order.items[0].returns[0]).toMatchObject({ payoutAccount: 'UPI as••••@okaxis' });
    expect(order.items[0].returns[0].refund).toMatchObject({
      account: 'UPI as••••@okaxis',
      status: 'INITIATED',
      amount: { amount: 150_000 },
    });
    expect(order.items[1]).toMatchObject({ isReplacement: true, canCancel: false });
  });
});

describe('returns over a basic host', () => {
  it('are absent without a trace: fields are empty, and changes fail with FORBIDDEN', async () => {
    const host = await createBasicShopHost();
    const gateway = await createTestGateway(host.url);
    const shopper = Object.assign(createTestBrowser(gateway), { token: 't.asha' });
    const order = {
      shippingDetails: ADDRESS,
      billingDetails: ADDRESS,
      orderItems: [{ sku: 'SAR-1001-0', quantity: 2 }],
    };
    placeOrder(host.of('asha'), host.shopFor('asha'), { order, shppingbilling: true });
    const { data } = await shopper.request(
      '{ me { orderItems { nodes { returnableQuantity returnUntil isReplacement returns { returnId } } } } }',
    );
    const none = { returnableQuantity: 0, returnUntil: null, isReplacement: false, returns: [] };
    expect(data.me.orderItems.nodes).toEqual([none]);
    expect(await failureOf(shopper, 'requestReturn', inputFor('oi-1'))).toBe('FORBIDDEN');
    expect(await failureOf(shopper, 'withdrawReturn', { returnId: 'rt-1' })).toBe('FORBIDDEN');
    await gateway.close();
    await host.close();
  });
});
