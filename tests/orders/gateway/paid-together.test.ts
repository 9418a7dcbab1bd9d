import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../json.ts';
import { setStock } from '../../cart/shoppers.ts';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { ADDRESS, paymentInputOf, runOrderOperation } from '../../hosts/order-operations.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createOrderShop, type OrderShop } from './order-shop.ts';

const TRAIL =
  'moneyTrail { subtotal { amount } discountShare { amount } paid { amount } refundDue { amount } refundSent { amount } kept { amount } }';
const ORDER = `id orderId number placedAt itemCount subtotal { amount } discount { amount } firstPurchaseDiscount { amount }
  promoDiscount { amount } delivery { amount } total { amount } promoCode shippingAddress { city } billingAddress { name }
  payment { paymentOrderId status amount { amount } order { id } } refunds { amount { amount } status orderItem { orderItemId } }
  ${TRAIL} items { orderItemId sku quantity order { id } ${TRAIL} }`;

async function ordersOf(browser: TestBrowser, args = '') {
  const { data, errors } = await browser.request(
    `{ me { orders${args} { nodes { ${ORDER} } totalCount pageInfo { totalPages hasNextPage endCursor } } } }`,
  );
  expect(errors).toBeUndefined();
  return data.me.orders;
}
const amounts = (trail: Json): Record<string, number> =>
  Object.fromEntries(Object.entries<Json>(trail).map(([part, { amount }]) => [part, amount]));

/** Expects that each trail adds up exactly, and that an order's is the sum of its items'. */
function expectMoney(order: Json): void {
  const sums: Record<string, number> = {};
  for (const item of order.items) {
    const trail = amounts(item.moneyTrail);
    expect(trail['paid']).toBe((trail['subtotal'] ?? 0) - (trail['discountShare'] ?? 0));
    expect(trail['paid']).toBe((trail['kept'] ?? 0) + (trail['refundDue'] ?? 0) + (trail['refundSent'] ?? 0));
    for (const [part, amount] of Object.entries(trail)) sums[part] = (sums[part] ?? 0) + amount;
  }
  expect(amounts(order.moneyTrail)).toEqual(sums);
  expect(order).toMatchObject({
    subtotal: { amount: sums['subtotal'] },
    discount: { amount: sums['discountShare'] },
    total: { amount: sums['paid'] },
  });
  expect(order.firstPurchaseDiscount.amount + order.promoDiscount.amount).toBe(order.discount.amount);
  const refunded = order.refunds.reduce((sum: number, { amount }: Json) => sum + amount.amount, 0);
  expect(refunded).toBe((sums['refundDue'] ?? 0) + (sums['refundSent'] ?? 0));
}

describe('an order paid together', () => {
  let shop: OrderShop;
  let basic: BasicShopHost;
  let gateway: TestGateway;
  let ravi: TestBrowser;
  beforeAll(async () => {
    shop = await createOrderShop();
    basic = await createBasicShopHost();
    gateway = await createTestGateway(basic.url);
    ravi = Object.assign(createTestBrowser(gateway), { token: 't.ravi' });
  });
  afterAll(async () => {
    await shop.close();
    await gateway.close();
    await basic.close();
  });

  it('is an order with its pieces, money and payment, on our own host by one call', async () => {
    const asha = await shop.newShopper();
    const lines = [{ sku: 'SK-1', quantity: 2 }, { sku: 'SK-2' }, { sku: 'SK-3', quantity: 3 }];
    const first = await shop.placeOrder(asha, { lines, isFirstPurchase: true });
    shop.api.clock.move(60_000);
    const second = await shop.placeOrder(asha, { lines: [{ sku: 'SK-4' }], status: 'Cancelled', refund: 'processed' });
    const orderItemId = first.itemIds[1];
    await runOrderOperation(asha, 'cancelOrderItem', { orderItemId, reason: 'CHANGED_MY_MIND' });
    shop.calls.length = 0;
    const { nodes, totalCount, pageInfo } = await ordersOf(asha);
    expect(shop.calls.toSorted()).toEqual(['getPaidOrders', 'getProfile']);
    expect([totalCount, pageInfo.totalPages]).toEqual([2, 1]);
    expect(nodes.map((order: Json) => order.orderId)).toEqual([second.orderId, first.orderId]);
    for (const order of nodes) expectMoney(order);
    expect(nodes[1]).toMatchObject({
      number: first.orderId.slice(-8).toUpperCase(),
      itemCount: 6,
      shippingAddress: { city: 'Jaipur' },
      payment: { status: 'PAID', amount: { amount: first.total }, order: { id: nodes[1].id } },
      refunds: [{ status: 'INITIATED', orderItem: { orderItemId } }],
      items: lines.map(({ sku, quantity = 1 }) => ({ sku, quantity, order: { id: nodes[1].id } })),
    });
    expect(amounts(nodes[0].moneyTrail)).toMatchObject({ refundDue: 0, refundSent: second.total, kept: 0 });
    const one = await asha.request(`query ($id: ID!) { me { order(id: $id) { ${ORDER} } } }`, { id: first.orderId });
    expect([one.errors, one.data.me.order]).toEqual([undefined, nodes[1]]);
    const rohan = await shop.newShopper();
    const foreign = await rohan.request('query ($id: ID!) { me { order(id: $id) { id } orders { totalCount } } }', {
      id: first.orderId,
    });
    expect(foreign.data.me).toEqual({ order: null, orders: { totalCount: 0 } });
  });

  it('is combined from its items on a basic host', async () => {
    const order = (skus: string[], promoCode?: string) => ({
      order: {
        shippingDetails: ADDRESS,
        billingDetails: ADDRESS,
        orderItems: skus.map((sku) => ({ sku, quantity: 1 })),
      },
      shppingbilling: true,
      ...(promoCode ? { promoCode } : {}),
    });
    const own = basic.of('ravi');
    const place = (skus: string[], at: string, promoCode?: string) =>
      placeOrder(own, basic.shopFor('ravi'), order(skus, promoCode), new Date(at));
    place(['SAR-1001-0', 'SAR-1002-0'], '2026-11-01T10:00:00Z', 'KNOT150');
    place(['SAR-1001-0'], '2026-11-02T10:00:00Z');
    place(['SAR-1001-0'], '2026-11-03T10:00:00Z');
    Object.assign(own.items.at(-1) ?? {}, {
      status: 'Cancelled',
      is_canceled_by_user: true,
      canceled_reason: 'other_reason',
    });
    basic.calls.length = 0;
    const { nodes, totalCount } = await ordersOf(ravi);
    expect(basic.calls.filter((call) => call.startsWith('/order'))).toEqual(['/order/All']);
    expect([totalCount, nodes.map((one: Json) => one.items.length)]).toEqual([3, [1, 1, 2]]);
    for (const one of nodes) expectMoney(one);
    expect(nodes[2]).toMatchObject({
      promoCode: 'KNOT150',
      payment: null,
      items: [{ sku: 'SAR-1001-0' }, { sku: 'SAR-1002-0' }],
    });
    const again = await ravi.request(`query ($id: ID!) { me { order(id: $id) { ${ORDER} } } }`, { id: nodes[2].id });
    expect(again.data.me.order).toEqual(nodes[2]);
    const part = await ordersOf(
      ravi,
      `(first: 1, after: "${(await ordersOf(ravi, '(first: 1)')).pageInfo.endCursor}")`,
    );
    expect(part.nodes.map(({ id }: Json) => id)).toEqual([nodes[1].id]);
  });

  it('[CHECK-8] is returned to a repeated attempt after it is paid, though the cart is then empty', async () => {
    const asha = await shop.newShopper();
    await setStock(shop.api, 'SK-20', 10);
    await runCartOperation(asha, 'addToCart', { sku: 'SK-20' });
    const input = await paymentInputOf(asha);
    const { payment } = await runOrderOperation(asha, 'startPayment', input);
    const { response } = shop.simulator.pay(payment.id);
    const reported = {
      paymentOrderId: payment.id,
      paymentId: response?.razorpay_payment_id,
      signature: response?.razorpay_signature,
    };
    expect((await runOrderOperation(asha, 'verifyPayment', reported)).userErrors).toEqual([]);
    const START = `mutation ($input: StartPaymentInput!) { startPayment(input: $input) {
      payment { id status } order { total { amount } items { sku } } userErrors { code } } }`;
    const { data, errors } = await asha.request(START, { input });
    expect([errors, data.startPayment]).toEqual([
      undefined,
      {
        payment: { id: payment.id, status: 'PAID' },
        order: { total: payment.amount, items: [{ sku: 'SK-20' }] },
        userErrors: [],
      },
    ]);
    const other = await asha.request(START, { input: { ...input, attemptId: 'another-attempt' } });
    expect(other.data.startPayment).toMatchObject({
      payment: null,
      order: null,
      userErrors: [{ code: 'INVALID_INPUT' }],
    });
  });
});
