import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CANCEL_REASONS } from '../../../schema/reasons.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, sendJson } from '../../hosts/test-host.ts';
import { placeOrder, type BasicOrderItem } from '../../hosts/basic-host-orders.ts';
import { ADDRESS, failureOf, orderOf, ordersOf, runOrderOperation } from '../../hosts/order-operations.ts';

const [A, B] = ['SAR-1001-0', 'SAR-1002-0'] as const;
let host: BasicShopHost;
let gateway: TestGateway;
let asha: TestBrowser;
let name = '';
let made = 0;
beforeAll(async () => {
  host = await createBasicShopHost();
  gateway = await createTestGateway(host.url);
  await gateway.request('{ __typename }');
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});
beforeEach(() => {
  host.faultOf = () => undefined;
  name = `asha${++made}`;
  asha = Object.assign(createTestBrowser(gateway), { token: `t.${name}` });
});

const productOf = (sku: string) => {
  const found = host.catalogue.products.find(({ variants }) => variants.some((one) => one.sku === sku));
  if (!found) throw new Error(`No ${sku}.`);
  return found;
};
/** Places an order of the shopper at the host, and returns its item as the host stores it. */
function ordered(
  sku: string,
  changes: Partial<BasicOrderItem> = {},
  more: Record<string, unknown> = {},
  at?: Date,
): BasicOrderItem {
  const order = { shippingDetails: ADDRESS, billingDetails: ADDRESS, orderItems: [{ sku, quantity: 2 }] };
  const own = host.of(name);
  placeOrder(own, host.shopFor(name), { order, shppingbilling: true, ...more }, at);
  const item = own.items.at(-1);
  if (!item) throw new Error('Nothing was ordered.');
  return Object.assign(item, changes);
}
const read = async (item: BasicOrderItem) => orderOf(asha, item.orderItemId);

describe('[GATE-3] orders over a basic host', () => {
  it('[ORDERS-2] [REST-30] return the newest first, 20 on a page, by one call', async () => {
    for (let at = 0; at < 45; at++) ordered(at % 2 === 0 ? A : B);
    const ids = host.of(name).items.map(({ orderItemId }) => orderItemId);
    host.calls.length = 0;
    const { nodes, pageInfo } = await ordersOf(asha, { page: 2 }, 'orderItemId subtotal { amount } name');
    expect(nodes.map(({ orderItemId }: { orderItemId: string }) => orderItemId)).toEqual(
      ids.toReversed().slice(20, 40),
    );
    expect(pageInfo).toEqual({ page: 2, totalPages: 3, totalItems: 45, hasNextPage: true, hasPreviousPage: true });
    expect(host.calls.toSorted()).toEqual(['/order/All', '/user/profile']);
    expect((await ordersOf(asha, { page: 4 }, 'id')).nodes).toEqual([]);
  });

  it('[ORDERS-1] use the word in REST for one state; an empty state is an empty page', async () => {
    const confirmed = ordered(A, { status: 'Confirm' });
    ordered(B);
    host.calls.length = 0;
    const { nodes } = await ordersOf(asha, { status: 'CONFIRMED' }, 'orderItemId status');
    expect(nodes).toEqual([{ orderItemId: confirmed.orderItemId, status: 'CONFIRMED' }]);
    expect(host.calls).toContain('/order/Confirm');
    const none = await ordersOf(asha, { status: 'DELIVERED' }, 'id');
    const noPages = { page: 1, totalPages: 0, totalItems: 0, hasNextPage: false, hasPreviousPage: false };
    expect(none).toEqual({ nodes: [], pageInfo: noPages });
    const { errors } = await asha.request('{ me { orderItems(page: 0) { nodes { id } } } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['404 and words', 404, { message: 'Order not found' }],
    ['an empty list', 200, { orders: [] }],
  ])('[REST-30] return an empty page for a host that reports no orders by %s', async (_, status, reply) => {
    const user = { name: 'Asha', email: 'asha@example.com', phone: '', is_first_purchase: true };
    const empty = await createTestHost(([first], _url, response) => {
      if (first === 'user') return { user };
      if (first !== 'order') return undefined;
      sendJson(response, status, reply);
      return 'sent';
    });
    const over = await createTestGateway(empty.url);
    const shopper = Object.assign(createTestBrowser(over), { token: 't.asha' });
    const { nodes, pageInfo } = await ordersOf(shopper, { status: 'DELIVERED' }, 'id');
    expect([nodes, pageInfo.totalItems]).toEqual([[], 0]);
    expect(empty.calls).toContain('/order/Delivered');
    await over.close();
    await empty.close();
  });

  it("[ORDER-1] [ORDER-5] [REST-31] return a whole item from any of the host's spellings", async () => {
    const item = ordered(A, {}, { promoCode: 'KNOT150' }, new Date('2026-11-01T10:00:00Z'));
    const { showPrice, productId, name: called, seller } = productOf(A);
    expect(await read(item)).toMatchObject({
      orderItemId: item.orderItemId,
      shortId: item.orderItemId.slice(-8),
      orderId: null,
      status: 'PLACED',
      placedAt: '2026-11-01T10:00:00.000Z',
      confirmedAt: null,
      dispatchedAt: null,
      deliveredAt: null,
      quantity: 2,
      promoCode: 'KNOT150',
      canCancel: true,
      canReview: false,
      unitPrice: { amount: showPrice * 100 },
      subtotal: { amount: showPrice * 200 },
      discount: { amount: 15_000 },
      firstPurchaseDiscount: { amount: 0 },
      promoDiscount: { amount: 15_000 },
      delivery: { amount: 0 },
      total: { amount: showPrice * 200 - 15_000, display: expect.stringMatching(/^₹.*\.00$/) },
      name: called,
      category: 'Saree',
      color: expect.any(String),
      sku: A,
      productId,
      path: expect.stringMatching(/^\/Saree\/.+/),
      listPrice: { amount: productOf(A).price * 100 },
      image: expect.objectContaining({ alt: expect.stringContaining(called) }),
      shippingAddress: { ...ADDRESS, country: 'India' },
      billingAddress: { ...ADDRESS, country: 'India' },
      seller: { sellerId: seller.sellerId, shopName: seller.shopName },
      tracking: null,
      cancellation: null,
      refund: null,
    });
  });

  it('[GATE-4] cost one call for each promo code and subtotal, also on a page whose codes and totals are all different', async () => {
    for (let at = 0; at < 20; at++)
      ordered(A, { quantity: 1 + (at % 10) }, { promoCode: ['KNOT150', 'GONE'][at % 2] }, new Date(at * 86_400_000));
    host.calls.length = 0;
    const { nodes } = await ordersOf(asha, {}, 'discount { amount } total { amount } seller { id }');
    const discounts = nodes.map(({ discount }: { discount: { amount: number } }) => discount.amount);
    expect(new Set(discounts)).toEqual(new Set([15_000, 0]));
    expect(host.calls.filter((call) => call === '/promocode/validate')).toHaveLength(10);
    expect(host.calls.length).toBeLessThanOrEqual(13);
  });

  it('[ORDER-5] return another billing address if one was given, and the shipping address if it is empty', async () => {
    const other = { ...ADDRESS, name: 'Rohan Mehta' };
    const details = { shippingDetails: ADDRESS, billingDetails: other, orderItems: [{ sku: A, quantity: 1 }] };
    const item = ordered(A, {}, { shppingbilling: false, order: details });
    expect((await read(item)).billingAddress).toEqual({ ...other, country: 'India' });
    const empty = { name: '', address: ' ', city: '', state: '', pinCode: '', phone: '', email: '' };
    const none = ordered(A, {}, { shppingbilling: false, order: { ...details, billingDetails: empty } });
    expect((await read(none)).billingAddress.name).toBe(ADDRESS.name);
  });

  it('[ORDER-2] [ORDER-4] return the arrival, and that a review is possible', async () => {
    const delivered_date = '2026-11-20T08:00:00Z';
    const item = await read(ordered(A, { status: 'Delivered', delivered_date }));
    expect(item).toMatchObject({ status: 'DELIVERED', deliveredAt: '2026-11-20T08:00:00.000Z' });
    expect([item.canReview, item.canCancel]).toEqual([true, false]);
    expect((await read(ordered(A, { status: 'Delivered', review_done: 1 }))).canReview).toBe(false);
    expect((await read(ordered(A, { delivered_date }))).deliveredAt).toBeNull();
  });

  it("[ORDER-4] return who cancelled it and why, and the refund: the shopper's reasons and a seller's text", async () => {
    const cancelled = { status: 'Cancelled', cancel_date: '2026-11-20', is_canceled_by_user: true };
    for (const [word, text] of Object.entries(CANCEL_REASONS)) {
      for (const canceled_reason of [word, text]) {
        const { cancellation } = await read(ordered(A, { ...cancelled, canceled_reason }));
        expect(cancellation).toMatchObject({ reason: word.toUpperCase(), reasonText: text, byShopper: true });
      }
    }
    const { showPrice } = productOf(A);
    const bySeller = ordered(A, { ...cancelled, is_canceled_by_user: 0, canceled_reason: 'out_of_stock' });
    expect(await read(bySeller)).toMatchObject({
      cancellation: { byShopper: false, reason: null, reasonText: 'Out of stock', comment: null },
      refund: { amount: { amount: showPrice * 200 }, status: 'INITIATED' },
    });
    for (const [at, refund_status, status] of [
      [1, 'Processed', 'PROCESSED'],
      [2, 'Failed', 'FAILED'],
      [3, 'Initiated', 'INITIATED'],
      [4, null, 'INITIATED'],
    ] as const) {
      const item = ordered(A, { ...cancelled, refund_status }, { promoCode: 'KNOT150' }, new Date(at * 86_400_000));
      expect((await read(item)).refund).toEqual({ amount: { amount: showPrice * 200 - 15_000 }, status });
    }
  });

  it('[GATE-5] fail closed on an invalid order item', async () => {
    for (const changes of [{ quantity: 'many' }, { quantity: 0 }, { quantity: 1e9 }, { order: null }]) {
      const item = ordered(A, changes);
      const { errors } = await asha.request('query ($id: ID!) { me { orderItem(id: $id) { id } } }', {
        id: item.orderItemId,
      });
      expect(errors?.[0]?.extensions?.['code']).toBe('UPSTREAM_INVALID_RESPONSE');
    }
  });

  it('[ORDER-12] find nothing by an invalid id, and send no call for an impossible one', async () => {
    ordered(A);
    expect(await orderOf(asha, 'old-item-none')).toBeNull();
    host.calls.length = 0;
    for (const id of ['../All', '', 'a/../b', 'x'.repeat(201)]) expect(await orderOf(asha, id)).toBeNull();
    expect(new Set(host.calls)).toEqual(new Set(['/user/profile']));
  });
});

describe('[ORDER-8] [REST-32] cancelling over such a host', () => {
  const cancel = (orderItemId: string, more: Record<string, unknown> = {}) =>
    runOrderOperation(asha, 'cancelOrderItem', { orderItemId, reason: 'CHANGED_MY_MIND', ...more });

  it("sends the specification's words and reads the item again", async () => {
    const item = ordered(A);
    const { orderItem, userErrors } = await cancel(item.orderItemId, { comment: ' Too late ' });
    expect(userErrors).toEqual([]);
    expect(orderItem).toMatchObject({
      status: 'CANCELLED',
      canCancel: false,
      cancellation: { byShopper: true, reason: 'CHANGED_MY_MIND', reasonText: 'Changed my mind' },
      refund: { status: 'INITIATED' },
    });
    expect(item['canceled_reason']).toBe('changed_my_mind');
  });

  it('refuses it in any other state, with the unchanged item, without a call, and with a reason', async () => {
    const on3rd = '2026-11-03T08:00:00.000Z';
    const states = [
      ['Dispatched', {}, 'This order was dispatched and can no longer be cancelled.'],
      [
        'Delivered',
        { delivered_date: on3rd },
        'This order was delivered on 3 November and can no longer be cancelled.',
      ],
      ['Returned', {}, 'This order is marked “Returned” and can no longer be cancelled. Please contact support.'],
    ] as const;
    for (const [status, more, message] of states) {
      const item = ordered(A, { status, ...more });
      host.calls.length = 0;
      const { orderItem, userErrors } = await cancel(item.orderItemId);
      expect(userErrors).toMatchObject([{ code: 'NOT_ALLOWED_IN_STATUS', message }]);
      expect(orderItem.status).toBe(status === 'Returned' ? 'OTHER' : status.toUpperCase());
      expect(host.calls).not.toContain('/order/cancel');
    }
  });

  it('leaves the words to the host where it is cancelled already', async () => {
    const item = ordered(A, { status: 'Cancelled', cancel_date: '2026-11-03T08:00:00.000Z' });
    const { userErrors } = await cancel(item.orderItemId);
    expect(userErrors).toMatchObject([{ code: 'NOT_ALLOWED_IN_STATUS', message: 'Order is on its way already' }]);
    host.faultOf = (call) => (call === 'PATCH /order' ? 'is html' : undefined);
    const silent = await cancel(item.orderItemId);
    host.faultOf = () => undefined;
    const message = 'This order was cancelled on 3 November already.';
    expect(silent.userErrors).toMatchObject([{ code: 'NOT_ALLOWED_IN_STATUS', message }]);
    expect(silent.orderItem.status).toBe('CANCELLED');
  });

  it('refuses a missing item, and too long a text', async () => {
    const none = await cancel('old-item-none');
    expect(none).toMatchObject({
      orderItem: null,
      userErrors: [{ code: 'NOT_FOUND', field: ['input', 'orderItemId'] }],
    });
    const long = await cancel(ordered(A).orderItemId, { comment: 'x'.repeat(501) });
    expect(long.userErrors).toMatchObject([{ code: 'INVALID_INPUT', field: ['input', 'comment'] }]);
    expect(long.orderItem.status).toBe('PLACED');
  });

  it('counts once when it is lost on the way: it is reported, and sent once', async () => {
    const item = ordered(A);
    host.faultOf = (call) => (call === 'PATCH /order' ? 'is lost' : undefined);
    host.calls.length = 0;
    expect(await failureOf(asha, 'cancelOrderItem', { orderItemId: item.orderItemId, reason: 'OTHER_REASON' })).toBe(
      'UPSTREAM_UNAVAILABLE',
    );
    expect(host.calls.filter((call) => call === '/order/cancel')).toHaveLength(1);
  });
});

describe('[ORDER-10] [REST-33] reviewing over such a host', () => {
  const review = (orderItemId: string, more: Record<string, unknown> = {}) =>
    runOrderOperation(asha, 'reviewOrderItem', { orderItemId, rating: 5, comment: ' Lovely. ', ...more });
  const codes = async (orderItemId: string, more?: Record<string, unknown>) =>
    (await review(orderItemId, more)).userErrors.map(({ code }: { code: string }) => code);

  it("reads the item's variant first, and the button goes", async () => {
    const item = ordered(A, { status: 'Delivered' });
    const { orderItem, userErrors } = await review(item.orderItemId);
    expect([orderItem.canReview, userErrors, item.review_done]).toEqual([false, [], true]);
  });

  it('refuses the second, one before delivery, an unknown item, and an invalid review', async () => {
    const item = ordered(A, { status: 'Delivered' });
    for (const rating of [0, 6, -1]) expect(await codes(item.orderItemId, { rating })).toEqual(['INVALID_INPUT']);
    for (const comment of ['', '  ', 'x'.repeat(2_001)]) {
      expect(await codes(item.orderItemId, { comment })).toEqual(['INVALID_INPUT']);
    }
    expect(item.review_done).toBe('false');
    await review(item.orderItemId);
    host.calls.length = 0;
    expect(await codes(item.orderItemId)).toEqual(['ALREADY_EXISTS']);
    expect(await codes(ordered(A).orderItemId)).toEqual(['NOT_ALLOWED_IN_STATUS']);
    expect(await codes('old-item-none')).toEqual(['NOT_FOUND']);
    expect(host.calls).not.toContain('/order/rating');
  });
});

describe('staff over such a host', () => {
  it('receive FORBIDDEN, without a call', async () => {
    const item = ordered(A);
    const { data } = await asha.request('{ me { role } }');
    expect(data.me.role).toBe('SHOPPER');
    host.calls.length = 0;
    const input = { orderItemId: item.orderItemId };
    expect(await failureOf(asha, 'confirmOrderItem', input)).toBe('FORBIDDEN');
    expect(await failureOf(asha, 'dispatchOrderItem', input)).toBe('FORBIDDEN');
    expect(await failureOf(asha, 'deliverOrderItem', input)).toBe('FORBIDDEN');
    expect(await failureOf(asha, 'rejectOrderItem', { ...input, reason: 'Gone.' })).toBe('FORBIDDEN');
    expect(await failureOf(asha, 'setPrice', { productId: 't-saree-1', price: 100 })).toBe('FORBIDDEN');
    expect(await failureOf(asha, 'changeStock', { sku: A, by: 1 })).toBe('FORBIDDEN');
    expect(host.calls).toEqual([]);
    const { errors } = await asha.request('{ me { sales { nodes { id } } } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});
