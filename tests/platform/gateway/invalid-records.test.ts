import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../json.ts';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import { ADDRESS } from '../../hosts/order-operations.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createMisbehavingShop, type MisbehavingHost, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';

const LISTING =
  '{ category(name: "Saree") { products(page: 1) { nodes { id name price { amount display } listPrice { amount } cover { sku inStock } seller { id } } pageInfo { totalPages } } } }';
const CART =
  '{ me { name isFirstPurchase cart { itemCount items { id cartId quantity lineTotal { amount } variant { sku } } totals { subtotal { amount display } } } } }';
const ORDERS =
  '{ me { orderItems { nodes { id status statusText placedAt deliveredAt quantity seller { shopName } shippingAddress { name pinCode } unitPrice { amount } sku name } } } }';
const REVIEWS =
  '{ product(id: "t-saree-4") { reviews(first: 50) { totalCount nodes { id rating reviewer createdAt } } } }';

let twisted: MisbehavingShop;
let shop: MisbehavingShop['shop'];
let host: MisbehavingHost;
let gateway: TestGateway;
let asha: TestBrowser;
let ravi: TestBrowser;

beforeAll(async () => {
  twisted = await createMisbehavingShop();
  ({ shop, host } = twisted);
  for (const name of ['asha', 'ravi']) {
    shop
      .of(name)
      .lines.push({ id: 'c-1', sku: 'SAR-1001-0', quantity: 1 }, { id: 'c-2', sku: 'SAR-1002-0', quantity: 2 });
    const orderItems = ['SAR-1001-0', 'SAR-1002-0', 'SAR-1003-0'].map((sku) => ({ sku, quantity: 1 }));
    const request = { shppingbilling: true, order: { shippingDetails: ADDRESS, billingDetails: ADDRESS, orderItems } };
    placeOrder(shop.of(name), shop.shopFor(name), request);
  }
});
afterAll(() => twisted.close());
beforeEach(async () => {
  ({ gateway, asha, ravi } = await twisted.open());
});

/** Changes the parsed response of the calls that begin with this. */
const change = (call: string, edit: (body: Json) => void) => {
  host.twist = (made, response) => {
    if (made.startsWith(call) && typeof response.body === 'object') edit(response.body);
  };
};
const idsOf = (lines: Json[]) => lines.map(({ cartId }) => cartId);

describe('one invalid record', () => {
  const spoiled: [string, (product: Json) => void][] = [
    ['without a seller', (product) => delete product.seller],
    ['with a price in words', (product) => (product.showPrice = 'cheap')],
    ['that is null', () => undefined],
  ];
  for (const [what, spoil] of spoiled) {
    it(`of a listing, a product ${what}, is left out and counted; the others are returned`, async () => {
      const before = await gateway.request(LISTING);
      ({ gateway } = await twisted.open());
      change('GET /product/Saree/1', (body) => {
        if (what === 'that is null') body.products[3] = null;
        else spoil(body.products[3]);
      });
      const { data, errors, extensions } = await gateway.request(LISTING);
      expect([errors, extensions]).toEqual([undefined, { warnings: 1 }]);
      const nodes = before.data.category.products.nodes;
      expect(data.category.products.nodes).toEqual(nodes.filter((_: Json, at: number) => at !== 3));
    });
  }

  it('does not hide a product with an invalid detail; the product has no detail', async () => {
    change('GET /product/Saree/1', (body) => {
      Object.assign(body.products[0], { fabric: { a: 1 }, rating: 'good', discount: [], price: null, weight: 'heavy' });
      body.products[1].variants = 'none';
      body.products[2].variants[0].stock = { left: 3 };
      body.products[2].variants[0].image = null;
    });
    const { data, errors, extensions } = await gateway.request(LISTING);
    expect(errors).toBeUndefined();
    expect(extensions?.['warnings']).toBe(3);
    const [first, second, third] = data.category.products.nodes;
    expect(first.listPrice).toEqual({ amount: first.price.amount });
    expect([second.cover, third.cover.sku]).toEqual([null, 'SAR-1002-2']);
  });

  it('counts the existing products of a category with a negative count', async () => {
    change('GET /product', (body) => Object.assign(body.categoryCounts, { Kurti: -1, Saree: -5 }));
    const { data, errors } = await gateway.request('{ categories { name productCount } }');
    expect(errors).toBeUndefined();
    const counts = Object.fromEntries(data.categories.map((one: Json) => [one.name, one.productCount]));
    expect(counts.Kurti).toBe(0);
    const sarees = shop.catalogue.products.filter(({ category }) => category === 'Saree');
    expect(counts.Saree).toBe(sarees.length);
  });

  it('does not hide a variant without a picture; its picture is empty', async () => {
    change('GET /product/t-saree-3', (body) => delete body.product.variants[0].image);
    const { data, errors } = await gateway.request(
      '{ product(id: "t-saree-3") { variants { image { url srcSet } } } }',
    );
    expect(errors).toBeUndefined();
    const [first, second] = data.product.variants;
    expect([first.image.url.slice(0, 10), first.image.srcSet]).toEqual(['data:image', null]);
    expect(second.image.url).toMatch(/^\/pictures\//);
  });

  it('of a cart costs this one line, and no other shopper anything, however often it is read', async () => {
    host.twist = (made, response, request) => {
      const isAshas = request.headers.authorization === 'Bearer t.asha';
      if (made === 'GET /cart' && isAshas) response.body.cartData[0].quantity = 'many';
    };
    for (let time = 0; time < 14; time++) {
      const { data, errors, extensions } = await asha.request(CART);
      expect([errors, extensions, idsOf(data.me.cart.items)]).toEqual([undefined, { warnings: 1 }, ['c-2']]);
    }
    const other = await ravi.request(CART);
    expect([other.errors, idsOf(other.data.me.cart.items)]).toEqual([undefined, ['c-2', 'c-1']]);
  });

  it('a line without its variant is left out', async () => {
    change('GET /cart', (body) => delete body.cartData[1].variant);
    const { data, errors } = await asha.request(CART);
    expect([errors, idsOf(data.me.cart.items)]).toEqual([undefined, ['c-1']]);
  });

  it('among orders is never left out for an unknown status, a missing address or a missing seller', async () => {
    change('GET /order/All', (body) => {
      body.orders[0].status = 'Returned';
      Object.assign(body.orders[1], { seller: null, delivered_date: 'soon', is_canceled_by_user: 'perhaps' });
      delete body.orders[2].order.shippingDetail;
    });
    const { data, errors } = await asha.request(ORDERS);
    expect(errors).toBeUndefined();
    const [third, second, first] = data.me.orderItems.nodes;
    expect([first.status, first.statusText]).toEqual(['OTHER', 'Returned']);
    expect([second.seller, second.deliveredAt, second.statusText]).toEqual([{ shopName: '' }, null, 'Placed']);
    expect(third.shippingAddress).toEqual({ name: '', pinCode: '' });
  });

  it('an order in an unknown state can be requested by that, and neither cancelled nor reviewed', async () => {
    change('GET /order/All', (body) => (body.orders[0].status = 'return_requested'));
    const { data, errors } = await asha.request(
      '{ me { orderItems(status: OTHER) { nodes { status statusText canCancel canReview refund { status } } pageInfo { totalItems } } } }',
    );
    expect(errors).toBeUndefined();
    const shown = { status: 'OTHER', statusText: 'return requested', canCancel: false, canReview: false, refund: null };
    expect(data.me.orderItems).toEqual({ nodes: [shown], pageInfo: { totalItems: 1 } });
  });

  it('a review of half a star more or without its writer is shown', async () => {
    change('GET /product/variant/reviews/', ({ reviews: [first, second] }) => {
      if (first) first.rating = 4.5;
      if (second) delete second.user;
    });
    const plain = await gateway.request(REVIEWS);
    const { totalCount, nodes } = plain.data.product.reviews;
    expect([plain.errors, nodes.length]).toEqual([undefined, totalCount]);
    expect(nodes.map(({ rating }: Json) => rating)).toContain(5);
    expect(nodes.map(({ reviewer }: Json) => reviewer)).toContain('Anonymous');
  });

  it('is logged once a minute with its place and an id that is one, and nothing of its value', async () => {
    const lines: string[] = [];
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (line: string | Uint8Array) => (lines.push(String(line)), true);
    const loud = await createTestGateway(host.url, { logLevel: 'warn' });
    change('GET /product/Saree/1', (body) => {
      body.products[2].showPrice = 'hunter2';
      Object.assign(body.products[3], { productId: 'postgres://shop:hunter2@10.0.0.7', showPrice: 'cheap' });
    });
    for (let time = 0; time < 3; time++) {
      await loud.request(LISTING);
    }
    await loud.close();
    process.stdout.write = write;
    const parts = lines.filter((line) => line.includes('a part of a host response was left out'));
    expect(parts).toHaveLength(2);
    expect(JSON.parse(parts[0] ?? '')).toMatchObject({
      call: 'getCategoryPage',
      path: 'products.2.showPrice',
      id: 't-saree-3',
      expected: 'a number',
    });
    expect(lines.join('')).not.toContain('hunter2');
  });
});

describe('the ways in which hosts write things', () => {
  it('words for true and false', async () => {
    for (const [word, meaning] of Object.entries({
      yes: true,
      Y: true,
      '1': true,
      TRUE: true,
      no: false,
      N: false,
      '0': false,
      off: false,
    })) {
      change('GET /user/profile', (body) => (body.user.is_first_purchase = word));
      expect([word, (await asha.request(CART)).data.me.isFirstPurchase]).toEqual([word, meaning]);
    }
  });

  it('prices with decimals, in groups and with the sign of the rupee', async () => {
    const forms: [unknown, number][] = [
      [1299.5, 129_950],
      ['1299.50', 129_950],
      ['1,29,999', 12_999_900],
      ['₹ 1,299.00', 129_900],
      ['Rs. 999', 99_900],
    ];
    for (const [written, paise] of forms) {
      change('GET /cart', (body) => (body.cartData[0].variant.product.showPrice = written));
      const { data } = await asha.request(CART);
      expect([written, data.me.cart.items[1]?.lineTotal.amount]).toEqual([written, paise]);
    }
  });

  it('amounts beyond those of an Int', async () => {
    change('GET /cart', (body) => {
      for (const line of body.cartData) Object.assign(line.variant.product, { showPrice: 25_000_000 });
    });
    const { data, errors } = await asha.request(CART);
    expect(errors).toBeUndefined();
    expect(data.me.cart.totals.subtotal).toEqual({ amount: 7_500_000_000, display: '₹7,50,00,000.00' });
  });

  const EMPTY: [string, (response: { status: number; body: Json }) => void][] = [
    ['null', (response) => (response.body = { cartData: null })],
    ['a 204', (response) => Object.assign(response, { status: 204, body: '' })],
  ];
  for (const [what, empty] of EMPTY) {
    it(`${what} for an empty cart`, async () => {
      host.twist = (made, response) => (made === 'GET /cart' ? empty(response) : undefined);
      const { data, errors } = await asha.request(CART);
      expect([errors, data.me.cart.items]).toEqual([undefined, []]);
    });
  }

  it('a 404 for a catalogue without products', async () => {
    host.twist = (made, response) => {
      if (made === 'GET /product') Object.assign(response, { status: 404, body: { message: 'None' } });
    };
    const { data, errors } = await gateway.request('{ categories { name productCount } }');
    expect(errors).toBeUndefined();
    expect(data.categories.map(({ productCount }: Json) => productCount)).toEqual(data.categories.map(() => 0));
  });

  it('null for a list or a product', async () => {
    change('GET /product', (body) => {
      if (body.products) body.products = null;
      if (body.product) body.product = null;
    });
    const { data, errors } = await gateway.request(
      '{ category(name: "Saree") { products { nodes { id } } } product(id: "t-saree-1") { id } }',
    );
    expect([errors, data]).toEqual([undefined, { category: { products: { nodes: [] } }, product: null }]);
  });

  it('[REST-12] [REST-31] a list with the one requested thing, and an empty one for none', async () => {
    const [first] = shop.of('asha').items;
    const READ = `{ me { orderItem(id: "${first?.orderItemId}") { status } } product(id: "t-saree-1") { productId } }`;
    const read = async (listOf: (one: unknown) => unknown[]) => {
      host.twist = (made, { body }) => {
        if (made.startsWith('GET /order/getOrder')) body.orders = listOf(body.orders);
        if (made === 'GET /product/t-saree-1') body.product = listOf(body.product);
      };
      return asha.request(READ);
    };
    const one = await read((thing) => [thing]);
    expect(one.errors).toBeUndefined();
    expect(one.data).toEqual({ me: { orderItem: { status: 'PLACED' } }, product: { productId: 't-saree-1' } });
    expect((await read(() => [])).data).toEqual({ me: { orderItem: null }, product: null });
  });

  it('ids of any characters: a listed thing can be opened, changed and removed', async () => {
    const id = 'साड़ी/7 ?#%+==';
    const { lines } = shop.of('meera');
    lines.push({ id, sku: 'SAR-1001-0', quantity: 1 });
    const meera = Object.assign(createTestBrowser(gateway), { token: 't.meera' });
    const { data } = await meera.request(CART);
    expect(idsOf(data.me.cart.items)).toEqual([id]);
    const removed = await meera.request(
      'mutation ($id: ID!) { removeFromCart(input: { cartItemId: $id }) { removedId userErrors { code } } }',
      { id: data.me.cart.items[0].id },
    );
    expect(removed.data.removeFromCart).toEqual({ removedId: `CartItem:${id}`, userErrors: [] });
    const product = shop.catalogue.products[0];
    const before = product?.productId;
    Object.assign(product ?? {}, { productId: id });
    host.twist = (made, response) => {
      if (made === `GET /product/${encodeURIComponent(id)}`)
        Object.assign(response, { status: 200, body: { product } });
    };
    const opened = await gateway.request('query ($id: ID!) { product(id: $id) { productId path } }', { id });
    Object.assign(product ?? {}, { productId: before });
    expect(opened.data.product.productId).toBe(id);
    expect(opened.data.product.path).toContain(encodeURIComponent(id));
  });
});
