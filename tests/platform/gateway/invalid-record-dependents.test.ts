import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import { ADDRESS } from '../../hosts/order-operations.ts';
import { createRichCatalogHost } from '../../hosts/rich-catalog-host.ts';
import { createTestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import {
  createMisbehavingHost,
  createMisbehavingShop,
  type MisbehavingHost,
  type MisbehavingShop,
} from '../../hosts/misbehaving-host.ts';
import type { Json } from '../../json.ts';

let twisted: MisbehavingShop;
let shop: MisbehavingShop['shop'];
let host: MisbehavingHost;
let gateway: TestGateway;

beforeAll(async () => {
  twisted = await createMisbehavingShop();
  ({ shop, host } = twisted);
  const orderItems = ['SAR-1001-0', 'SAR-1002-0', 'SAR-1003-0'].map((sku) => ({ sku, quantity: 1 }));
  const order = { shippingDetails: ADDRESS, billingDetails: ADDRESS, orderItems };
  placeOrder(shop.of('asha'), shop.shopFor('asha'), { shppingbilling: true, order });
});
afterAll(() => twisted.close());
beforeEach(async () => {
  ({ gateway } = await twisted.open());
});

describe('an invalid value', () => {
  it('for the time of an order never costs the order: its first known time is used, else 1970', async () => {
    host.twist = (made, { body }) => {
      if (made === 'GET /order/All') {
        body.orders[0].order.createdAt = 'soon';
        delete body.orders[1].order.createdAt;
        body.orders[2].order.createdAt = [];
        body.orders[2].cancel_date = '2026-11-03T09:00:00.000Z';
      } else if (made.startsWith('GET /order/getOrder/')) body.orders.order.createdAt = { at: 'noon' };
    };
    const asha = Object.assign(createTestBrowser(gateway), { token: 't.asha' });
    const { data, errors } = await asha.request('{ me { orderItems { nodes { id placedAt } } } }');
    expect(errors).toBeUndefined();
    const [third, second, first] = data.me.orderItems.nodes;
    expect([first.placedAt, second.placedAt]).toEqual(['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z']);
    expect(third.placedAt).toBe('2026-11-03T09:00:00.000Z');
    const one = await asha.request('query ($id: ID!) { me { orderItem(id: $id) { id } } }', { id: first.id });
    expect([one.errors, one.data.me.orderItem]).toEqual([undefined, { id: first.id }]);
  });

  it("for a category's name, longer than the limit, costs the other categories nothing", async () => {
    const long = 'x'.repeat(41);
    host.twist = (_, { body }) => {
      if (body.categoryCounts) body.categoryCounts[long] = 3;
    };
    const { data, errors } = await gateway.request(
      '{ categories { name products(sort: PRICE_ASC) { nodes { id } } } }',
    );
    expect(errors).toBeUndefined();
    const [saree] = data.categories;
    expect([saree.name, saree.products.nodes.length]).toEqual(['Saree', 24]);
    expect(data.categories.at(-1)).toEqual({ name: long, products: { nodes: [] } });
  });

  it('for the number of pages costs a listing nothing but the number: there is a next page after each full one', async () => {
    const query =
      'query ($page: Int) { category(name: "Saree") { products(page: $page) { nodes { id } pageInfo { totalPages hasNextPage } } } }';
    const before = await gateway.request(query);
    for (const odd of [null, 'many', -3, { of: 3 }]) {
      host.twist = (_, { body }) => {
        if (body.products) body.totalPages = odd;
      };
      const over = await createTestGateway(host.url);
      const [first, last] = [await over.request(query), await over.request(query, { page: 3 })];
      await over.close();
      expect([odd, first.errors, last.errors]).toEqual([odd, undefined, undefined]);
      const page = { nodes: before.data.category.products.nodes, pageInfo: { totalPages: 2, hasNextPage: true } };
      expect(first.data.category.products).toEqual(page);
      expect(last.data.category.products.nodes).toHaveLength(2);
      expect(last.data.category.products.pageInfo).toEqual({ totalPages: 3, hasNextPage: false });
    }
  });

  it('for the name of a product costs the reviews of it their product, and nothing else', async () => {
    const rich = await createRichCatalogHost();
    const twistedRich = await createMisbehavingHost(rich.url);
    const over = await createTestGateway(twistedRich.url);
    const query = '{ recentReviews { id variant { sku image { alt } product { productId name } } } }';
    const before = await over.request(query);
    const lost = before.data.recentReviews[0].variant.product.productId;
    twistedRich.twist = (made, { body }) => {
      const products: Json[] = made.startsWith('GET /products?') ? body.products : [];
      for (const product of products) if (product.productId === lost) delete product.name;
    };
    const { data, errors } = await over.request(query);
    await over.close();
    await twistedRich.close();
    await rich.close();
    expect(errors).toBeUndefined();
    const expected = structuredClone(before.data.recentReviews);
    for (const review of expected) if (review.variant.product.productId === lost) review.variant = null;
    expect(data.recentReviews).toEqual(expected);
  });
});
