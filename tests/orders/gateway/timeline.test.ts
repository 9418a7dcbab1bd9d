import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operator } from '../../account/staff.ts';
import { setStock } from '../../cart/shoppers.ts';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import { createBasicShopHost } from '../../hosts/basic-shop-host.ts';
import { ADDRESS, paymentInputOf, runOrderOperation } from '../../hosts/order-operations.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway } from '../../hosts/test-gateway.ts';
import type { Json } from '../../test-api.ts';
import { createOrderShop, type OrderShop } from './order-shop.ts';

const DAY = 86_400_000;
let shop: OrderShop;
let asha: TestBrowser;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.newShopper();
  for (const sku of ['SK-1', 'SK-2']) await setStock(shop.api, sku, 1_000);
});

const EVENTS = 'timeline { kind at amount { amount } tracking { id url } expectedBy items { orderItemId } }';
const readOrder = async (orderId: string, by = asha): Promise<Json> => {
  const { data, errors } = await by.request(
    `query ($id: ID!) { me { order(id: $id) { canBuyAgain total { amount } ${EVENTS} } } }`,
    { id: orderId },
  );
  expect(errors).toBeUndefined();
  return data.me.order;
};
const kindsOf = ({ timeline }: Json) => timeline.map(({ kind }: Json) => kind);

describe('the timeline of an order', () => {
  it('has each step with its time, amount and parcel, the oldest first', async () => {
    const at = new Date(shop.api.clock.now().getTime() - 5 * DAY);
    const lines = [{ sku: 'SK-1', quantity: 2 }, { sku: 'SK-2' }];
    const { orderId, itemIds, total } = await shop.placeOrder(asha, { lines, status: 'Delivered', at });
    const order = await readOrder(orderId);
    expect(kindsOf(order)).toEqual(['PLACED', 'PAID', 'CONFIRMED', 'DISPATCHED', 'DELIVERED']);
    const [placed, paid, , dispatched] = order.timeline;
    expect(placed).toMatchObject({ at: at.toISOString(), amount: null, tracking: null });
    expect(paid).toMatchObject({ amount: { amount: total } });
    expect(dispatched).toMatchObject({
      at: new Date(at.getTime() + 2 * DAY).toISOString(),
      tracking: { id: 'RB12345IN', url: 'https://track.example.com/RB12345IN' },
    });
    expect(dispatched.items.map(({ orderItemId }: Json) => orderItemId)).toEqual(itemIds);
  });

  it('names the cancelled item and its refund, and who cancelled', async () => {
    const { orderId, itemIds } = await shop.placeOrder(asha, { lines: [{ sku: 'SK-1' }, { sku: 'SK-2' }] });
    const [mine, theirs] = itemIds;
    await asha.request(
      'mutation ($input: CancelOrderItemInput!) { cancelOrderItem(input: $input) { userErrors { code } } }',
      {
        input: { orderItemId: mine, reason: 'OTHER_REASON' },
      },
    );
    await (await operator(shop.api)).post(`/admin/orders/${theirs}/reject`, { reason: 'The dye ran.' });
    const order = await readOrder(orderId);
    expect(kindsOf(order).toSorted()).toEqual([
      'CANCELLED_BY_SHOP',
      'CANCELLED_BY_SHOPPER',
      'PAID',
      'PLACED',
      'REFUND_INITIATED',
    ]);
    const refund = order.timeline.find(({ kind }: Json) => kind === 'REFUND_INITIATED');
    expect(refund.amount.amount).toBe(order.total.amount);
    const cancelled = order.timeline.find(({ kind }: Json) => kind === 'CANCELLED_BY_SHOPPER');
    expect(cancelled.items).toEqual([{ orderItemId: mine }]);
  });

  it('has cash that was collected, and no payment of a cash order', async () => {
    const { orderId, total } = await shop.placeOrder(asha, { cash: 'collected', status: 'Delivered' });
    const order = await readOrder(orderId);
    expect(kindsOf(order)).not.toContain('PAID');
    const cash = order.timeline.find(({ kind }: Json) => kind === 'CASH_COLLECTED');
    expect(cash.amount.amount).toBe(total);
  });

  it('has what a basic host reports, and offers nothing that it lacks', async () => {
    const host = await createBasicShopHost();
    const gateway = await createTestGateway(host.url);
    try {
      const ravi = Object.assign(createTestBrowser(gateway), { token: 't.ravi' });
      const lines = [{ sku: 'SAR-1001-0', quantity: 2 }];
      const order = { shippingDetails: ADDRESS, billingDetails: ADDRESS, orderItems: lines };
      placeOrder(host.of('ravi'), host.shopFor('ravi'), { order, shppingbilling: true });
      const { data } = await ravi.request(
        `{ me { unpaidOrder { orderId } orders { nodes { canBuyAgain ${EVENTS} } } } }`,
      );
      const [first] = data.me.orders.nodes;
      expect(data.me.unpaidOrder).toBeNull();
      expect(first.canBuyAgain).toBe(false);
      expect(kindsOf(first)).toEqual(['PLACED']);
      const failed = await ravi.request('mutation { buyAgain(input: { orderId: "x" }) { userErrors { code } } }');
      expect(failed.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    } finally {
      await gateway.close();
      await host.close();
    }
  });
});

describe('buying again through the gateway', () => {
  const BUY = `mutation ($input: BuyAgainInput!) { buyAgain(input: $input) { pieces { sku name ordered added inCart leftOut price { amount }
    priceNow { amount } } cart { itemCount } userErrors { code field message } } }`;
  const buyAgain = async (orderId: string, by = asha): Promise<Json> =>
    (await by.request(BUY, { input: { orderId } })).data.buyAgain;

  it('fills the cart of the payload, and names what was left out', async () => {
    const { orderId } = await shop.placeOrder(asha, { lines: [{ sku: 'SK-1', quantity: 2 }, { sku: 'SK-2' }] });
    await setStock(shop.api, 'SK-2', 0);
    expect(await buyAgain(orderId)).toMatchObject({
      pieces: [
        { sku: 'SK-1', ordered: 2, added: 2, inCart: 2, leftOut: null },
        { sku: 'SK-2', ordered: 1, added: 0, inCart: 0, leftOut: 'SOLD_OUT', priceNow: null },
      ],
      cart: { itemCount: 2 },
      userErrors: [],
    });
    expect(await buyAgain(orderId)).toMatchObject({ cart: { itemCount: 2 } });
  });

  it('finds no order of another shopper', async () => {
    const { orderId } = await shop.placeOrder(asha);
    const meera = await shop.newShopper();
    expect(await buyAgain(orderId, meera)).toMatchObject({
      pieces: [],
      cart: { itemCount: 0 },
      userErrors: [{ code: 'NOT_FOUND', field: ['input', 'orderId'] }],
    });
  });

  it('offers an unpaid order, and pays it by the cart', async () => {
    await asha.request('mutation { addToCart(input: { sku: "SK-1", quantity: 2 }) { userErrors { code } } }');
    const { payment } = await runOrderOperation(asha, 'startPayment', await paymentInputOf(asha));
    await runOrderOperation(asha, 'cancelPayment', { paymentOrderId: payment.id });
    const { data } = await asha.request(
      '{ me { unpaidOrder { orderId total { amount } promoCode placedAt endedAt pieces { sku quantity color size name } } } }',
    );
    expect(data.me.unpaidOrder).toMatchObject({
      total: { amount: payment.amount.amount },
      promoCode: null,
      pieces: [{ sku: 'SK-1', quantity: 2 }],
    });
    expect(await buyAgain(data.me.unpaidOrder.orderId)).toMatchObject({ pieces: [{ added: 0, inCart: 2 }] });
  });
});
