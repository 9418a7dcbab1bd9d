import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print, separateOperations } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBrowser } from '../../hosts/test-browser.ts';
import { createBasicShopHost } from '../../hosts/basic-shop-host.ts';
import { createTestGateway } from '../../hosts/test-gateway.ts';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import { ADDRESS, ITEM, runOrderOperation, paymentInputOf } from '../../hosts/order-operations.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { createOrderShop, type OrderShop } from './order-shop.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** The storefront's operations about orders and payments, by their names. */
const QUESTIONS = (() => {
  const text = (pattern: string) =>
    globSync(pattern, { cwd: ROOT })
      .map((file) => readFileSync(join(ROOT, file), 'utf8'))
      .join('\n')
      .replaceAll(/ @unmask(\([^)]*\))?/g, '');
  const own = Object.keys(separateOperations(parse(text('web/{orders,checkout}/**/*.graphql'), { noLocation: true })));
  const all = separateOperations(
    parse(text('web/{account,cart,app,wishlist,orders,checkout,catalog/product}/**/*.graphql')),
  );
  return Object.entries(all)
    .filter(([name, document]) => own.includes(name) && /^query /m.test(print(document)))
    .map(([name, document]): [string, string] => [name, print(document)]);
})();

describe('[GATE-4] a storefront query of orders or payments', () => {
  let shop: OrderShop;
  beforeAll(async () => {
    shop = await createOrderShop();
  });
  afterAll(() => shop.close());

  it('is something', () => {
    expect(QUESTIONS.map(([name]) => name)).toEqual(
      expect.arrayContaining(['orderItems', 'orderItem', 'paymentStatus']),
    );
  });

  it('costs at most 3 REST calls over the real api, a full page of orders too', async () => {
    const asha = await shop.newShopper();
    await runCartOperation(asha, 'addToCart', { sku: 'SK-31' });
    const { payment } = await runOrderOperation(asha, 'startPayment', await paymentInputOf(asha));
    for (let at = 0; at < 25; at++) await shop.placeOrder(asha, { lines: [{ sku: `SK-${at}` }] });
    const { itemIds } = await shop.placeOrder(asha, { lines: [{ sku: 'SK-30' }], status: 'Cancelled' });
    for (const [name, document] of QUESTIONS) {
      const id = name === 'orderItem' ? itemIds[0] : payment.id;
      shop.calls.length = 0;
      const { errors } = await asha.request(document, { id, page: 1, amount: 100 });
      expect([name, errors, shop.calls.length <= 3, shop.calls]).toEqual([name, undefined, true, shop.calls]);
    }
  });

  it('is refused before any call when it is many pages at once', async () => {
    const asha = await shop.newShopper();
    const pages = (count: number) =>
      Array.from({ length: count }, (_, at) => `p${at}: orderItems(page: ${at + 1}) { nodes { ${ITEM} } }`);
    expect((await asha.request(`{ me { ${pages(2).join(' ')} } }`)).errors).toBeUndefined();
    shop.calls.length = 0;
    const { errors } = await asha.request(`{ me { ${pages(5).join(' ')} } }`);
    expect([errors?.[0]?.extensions?.['code'], shop.calls]).toEqual(['QUERY_TOO_COSTLY', []]);
  });

  it('costs the same for twenty orders as for one over a basic host', async () => {
    const host = await createBasicShopHost();
    const gateway = await createTestGateway(host.url);
    const asha = Object.assign(createTestBrowser(gateway), { token: 't.asha' });
    await asha.request('{ categories { name } }');
    const costs: Record<string, number[]> = {};
    for (const count of [1, 20]) {
      const own = host.of('asha');
      own.items.length = 0;
      for (let at = 0; at < count; at++) {
        const order = {
          shippingDetails: ADDRESS,
          billingDetails: ADDRESS,
          orderItems: [{ sku: 'SAR-1001-0', quantity: 1 + (at % 3) }],
        };
        placeOrder(own, host.shopFor('asha'), { order, shppingbilling: true, promoCode: 'KNOT150' });
      }
      for (const [name, document] of QUESTIONS) {
        host.calls.length = 0;
        const { errors } = await asha.request(document, {
          id: own.items[0]?.orderItemId ?? 'none',
          page: 1,
          amount: 100,
        });
        expect([name, errors]).toEqual([name, undefined]);
        (costs[name] ??= []).push(host.calls.length);
      }
    }
    await gateway.close();
    await host.close();
    for (const [name, [one = 0, twenty = 0]] of Object.entries(costs)) {
      expect([name, one <= 4, twenty <= one + 2]).toEqual([name, true, true]);
    }
  });
});
