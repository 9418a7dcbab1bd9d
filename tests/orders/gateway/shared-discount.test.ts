import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { ADDRESS, ordersOf } from '../../hosts/order-operations.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';

const [A, B] = ['SAR-1001-0', 'SAR-1002-0'] as const;
const name = 'asha';
let host: BasicShopHost;
let gateway: TestGateway;
let asha: TestBrowser;
beforeAll(async () => {
  host = await createBasicShopHost();
  gateway = await createTestGateway(host.url);
  asha = Object.assign(createTestBrowser(gateway), { token: `t.${name}` });
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});

it('[ORDER-5] takes a promo code off once for all that was paid together, wherever an item is read', async () => {
  const details = { shippingDetails: ADDRESS, billingDetails: ADDRESS };
  const orderItems = [A, B].map((sku) => ({ sku, quantity: 1 }));
  placeOrder(
    host.of(name),
    host.shopFor(name),
    { order: { ...details, orderItems }, shppingbilling: true, promoCode: 'KNOT150' },
    new Date('2026-11-01T10:00:00Z'),
  );
  const [, last] = host.of(name).items;
  Object.assign(last ?? {}, { status: 'Confirm' });
  const FIELDS = 'orderItemId discount { amount } total { amount } subtotal { amount }';
  const { nodes } = await ordersOf(asha, {}, FIELDS);
  const sum = (part: 'discount' | 'total' | 'subtotal') =>
    nodes.reduce((all: number, node: Record<string, { amount: number }>) => all + (node[part]?.amount ?? 0), 0);
  expect([sum('discount'), sum('total')]).toEqual([15_000, sum('subtotal') - 15_000]);
  const [confirmed] = (await ordersOf(asha, { status: 'CONFIRMED' }, FIELDS)).nodes;
  for (const node of nodes) {
    const { data } = await asha.request(`query ($id: ID!) { me { orderItem(id: $id) { ${FIELDS} } } }`, {
      id: node.orderItemId,
    });
    expect(data.me.orderItem).toEqual(node);
    if (node.orderItemId === confirmed.orderItemId) expect(confirmed).toEqual(node);
  }
});
