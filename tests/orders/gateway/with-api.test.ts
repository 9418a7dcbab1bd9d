import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { setStock } from '../../cart/shoppers.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import {
  ADDRESS,
  failureOf,
  orderOf,
  ordersOf,
  runOrderOperation,
  type OrderOperation,
} from '../../hosts/order-operations.ts';
import { createOrderShop, type OrderShop } from './order-shop.ts';

let shop: OrderShop;
let asha: TestBrowser;
let boss: TestBrowser;
beforeAll(async () => {
  shop = await createOrderShop();
  boss = await shop.newStaff('ADMIN');
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.newShopper();
  await setStock(shop.api, 'SK-1', 1_000);
});
const bought = async (placing = {}) => (await shop.placeOrder(asha, placing)).itemIds[0] ?? 'none';
const codesOf = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

describe('orders over the real api', () => {
  it('[ORDERS-2] [GATE-4] return the newest first, 20 on a page, with all fields of a page, by two calls', async () => {
    for (let at = 0; at < 45; at++) {
      shop.api.clock.move(1_000);
      await shop.placeOrder(asha, { isFirstPurchase: at === 0 });
    }
    shop.calls.length = 0;
    const { nodes, pageInfo } = await ordersOf(asha);
    expect(shop.calls.toSorted()).toEqual(['getOrderPage', 'getProfile']);
    expect(pageInfo).toEqual({ page: 1, totalPages: 3, totalItems: 45, hasNextPage: true, hasPreviousPage: false });
    const times = nodes.map(({ placedAt }: { placedAt: string }) => placedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const third = await ordersOf(asha, { page: 3 }, 'id discount { amount } total { amount }');
    expect(third.nodes).toHaveLength(5);
    expect(third.nodes.at(-1)).toMatchObject({ discount: { amount: 7_500 }, total: { amount: 142_500 } });
    expect((await ordersOf(asha, { status: 'CONFIRMED' }, 'id')).pageInfo).toMatchObject({
      totalItems: 0,
      totalPages: 0,
    });
  });

  it('[ORDER-1] [ORDER-5] return a whole item, with its share as the discount', async () => {
    const billing = { ...ADDRESS, name: 'Rohan Mehta', state: 'Delhi' };
    const placed = await shop.placeOrder(asha, {
      lines: [{ sku: 'SK-1', quantity: 2 }],
      status: 'Dispatched',
      billing,
      isFirstPurchase: true,
    });
    const id = placed.itemIds[0] ?? '';
    shop.calls.length = 0;
    expect(await orderOf(asha, id)).toMatchObject({
      orderItemId: id,
      shortId: id.slice(-8),
      orderId: placed.orderId,
      status: 'DISPATCHED',
      quantity: 2,
      subtotal: { amount: 300_000 },
      discount: { amount: 15_000 },
      firstPurchaseDiscount: { amount: 15_000 },
      promoDiscount: { amount: 0 },
      delivery: { amount: 0 },
      total: { amount: 285_000 },
      name: 'Leheriya saree 1',
      category: 'Saree',
      sku: 'SK-1',
      billingAddress: { name: 'Rohan Mehta', state: 'Delhi', country: 'India' },
      seller: { sellerId: 'se-1', shopName: 'Sanganer Dyers' },
      tracking: { id: 'RB12345IN', url: 'https://track.example.com/RB12345IN' },
      canCancel: false,
      refund: null,
    });
    expect(shop.calls.toSorted()).toEqual(['getOrder', 'getProfile']);
  });

  it('[ORDER-8] [ORDER-4] cancel once, return the refund, and refuse it the second time', async () => {
    const id = await bought({ isFirstPurchase: true });
    const input = { orderItemId: id, reason: 'OTHER_REASON', comment: 'Sorry.' };
    const first = await runOrderOperation(asha, 'cancelOrderItem', input);
    expect(first.userErrors).toEqual([]);
    expect(first.orderItem).toMatchObject({
      status: 'CANCELLED',
      cancellation: { byShopper: true, reason: 'OTHER_REASON', reasonText: 'Other reason', comment: 'Sorry.' },
      refund: { amount: { amount: 142_500 }, status: 'INITIATED' },
    });
    const second = await runOrderOperation(asha, 'cancelOrderItem', input);
    expect(codesOf(second)).toEqual(['NOT_ALLOWED_IN_STATUS']);
    expect(second.orderItem).toEqual(first.orderItem);
  });

  it('[ORDER-10] review a delivered item, once, and the product has the review at once', async () => {
    const id = await bought({ status: 'Delivered', lines: [{ sku: 'SK-9' }] });
    const review = (more = {}) =>
      runOrderOperation(asha, 'reviewOrderItem', { orderItemId: id, rating: 4, comment: 'Fine.', ...more });
    const count = '{ product(id: "p-00009") { rating reviewCount } }';
    expect((await asha.request(count)).data.product).toEqual({ rating: 0, reviewCount: 0 });
    for (const more of [{ rating: 6 }, { rating: 0 }, { comment: '' }, { comment: 'x'.repeat(2_001) }]) {
      expect(codesOf(await review(more))).toEqual(['INVALID_INPUT']);
    }
    expect((await review({ rating: 6, comment: ' ' })).userErrors).toMatchObject([
      { code: 'INVALID_INPUT', field: ['input', 'rating'] },
      { code: 'INVALID_INPUT', field: ['input', 'comment'] },
    ]);
    const done = await review();
    expect([done.userErrors, done.orderItem.canReview]).toEqual([[], false]);
    expect(codesOf(await review())).toEqual(['ALREADY_EXISTS']);
    expect((await asha.request(count)).data.product).toEqual({ rating: 4, reviewCount: 1 });
    const early = await runOrderOperation(asha, 'reviewOrderItem', {
      orderItemId: await bought(),
      rating: 5,
      comment: 'Soon.',
    });
    expect(codesOf(early)).toEqual(['NOT_ALLOWED_IN_STATUS']);
  });

  it('are never stored by a cache, nor returned from a cache', async () => {
    await bought();
    const { headers } = await asha.request('{ me { orderItems { nodes { id } } } }');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('staff over the real api', () => {
  it('[ORDER-2] move an item on, each step once, and see the items to send', async () => {
    const id = await bought();
    const move = (name: OrderOperation, more = {}) => runOrderOperation(boss, name, { orderItemId: id, ...more });
    expect((await move('confirmOrderItem')).orderItem).toMatchObject({ orderItemId: id, status: 'CONFIRMED' });
    const again = await move('confirmOrderItem');
    expect([again.orderItem, codesOf(again)]).toEqual([null, ['NOT_ALLOWED_IN_STATUS']]);
    const wrong = await move('dispatchOrderItem', { trackingId: 'RB1', trackingUrl: 'http://track.example' });
    const message = 'An address begins with https, and has no name and no password in it.';
    expect(wrong.userErrors).toEqual([{ code: 'INVALID_INPUT', field: ['input', 'trackingUrl'], message }]);
    const sent = await move('dispatchOrderItem', { trackingId: 'RB1', trackingUrl: 'https://track.example/RB1' });
    expect(sent.orderItem.tracking).toEqual({ id: 'RB1', url: 'https://track.example/RB1' });
    expect((await move('deliverOrderItem')).orderItem.status).toBe('DELIVERED');
    expect((await orderOf(asha, id)).canReview).toBe(true);
    const other = await bought();
    const gone = await runOrderOperation(boss, 'rejectOrderItem', { orderItemId: other, reason: 'The dye ran.' });
    expect(gone.orderItem.cancellation).toEqual({ byShopper: false, reasonText: 'The dye ran.' });
    const { data } = await boss.request(
      '{ me { role sales(status: DELIVERED) { nodes { orderItemId } pageInfo { totalItems } } } }',
    );
    expect(data.me.role).toBe('ADMIN');
    expect(data.me.sales.nodes).toContainEqual({ orderItemId: id });
  });

  it('are the only ones: FORBIDDEN for a shopper', async () => {
    const id = await bought();
    for (const name of ['confirmOrderItem', 'deliverOrderItem', 'dispatchOrderItem'] as const) {
      expect(await failureOf(asha, name, { orderItemId: id })).toBe('FORBIDDEN');
    }
    expect(await failureOf(asha, 'rejectOrderItem', { orderItemId: id, reason: 'No.' })).toBe('FORBIDDEN');
    expect(await failureOf(asha, 'setPrice', { productId: 'p-00001', price: 100 })).toBe('FORBIDDEN');
    expect(await failureOf(asha, 'changeStock', { sku: 'SK-1', by: 5 })).toBe('FORBIDDEN');
    const { data, errors } = await asha.request('{ me { role sales { nodes { id } } } }');
    expect(data.me).toEqual({ role: 'SHOPPER', sales: null });
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect((await orderOf(asha, id)).status).toBe('PLACED');
  });

  it('receive the errors of their input, and a shopper only a refusal', async () => {
    const wrong = [
      ['setPrice', { productId: 'p-00001', price: 150 }, 'price'],
      ['changeStock', { sku: 'SK-1', by: 2_000_000_000 }, 'by'],
      ['addProduct', { ...PRODUCT, variants: [{ sku: 'MO-9', color: 'Indigo', stock: 1 }], price: 150 }, 'price'],
    ] as const;
    for (const [name, input, field] of wrong) {
      expect([name, await failureOf(asha, name, input)]).toEqual([name, 'FORBIDDEN']);
      const { userErrors } = await runOrderOperation(boss, name, input);
      expect(userErrors).toMatchObject([{ code: 'INVALID_INPUT', field: ['input', field] }]);
    }
  });

  const PRODUCT = {
    sellerId: 'se-1',
    name: 'Mothra dupatta',
    category: 'Dupatta',
    fabric: 'Silk',
    pattern: 'Mothra',
    weight: 180,
    listPrice: 199_900,
    price: 149_900,
    collections: ['NEW_ARRIVALS'],
    occasions: ['OFFICE_WEAR'],
  };
  it('[REST-17] add a product, which is in the shop at once; errors are named', async () => {
    const variants = [{ sku: 'MO-1', color: 'Indigo', stock: 3 }];
    const add = (more = {}) => runOrderOperation(boss, 'addProduct', { ...PRODUCT, variants, ...more });
    const count = '{ category(name: "Dupatta") { productCount products { nodes { id } } } }';
    const before = (await asha.request(count)).data.category.productCount;
    const { product, userErrors } = await add();
    expect(userErrors).toEqual([]);
    expect(product).toMatchObject({ name: 'Mothra dupatta', variants: [{ sku: 'MO-1', stock: 3 }] });
    const { data } = await asha.request(count);
    expect(data.category.productCount).toBe(before + 1);
    expect(data.category.products.nodes).toContainEqual({ id: product.id });
    expect((await add()).userErrors).toMatchObject([
      { code: 'ALREADY_EXISTS', field: ['input', 'variants', '0', 'sku'] },
    ]);
    const wrong: [object, string][] = [
      [{ name: ' ' }, 'name'],
      [{ category: 'Shoes' }, 'category'],
      [{ price: 150 }, 'price'],
      [{ listPrice: -100 }, 'listPrice'],
      [{ price: 200_000 }, 'price'],
      [{ variants: [] }, 'variants'],
      [{ variants: [{ sku: 'lower', color: 'Indigo', stock: 1 }] }, 'variants.0.sku'],
      [{ variants: [{ sku: 'MO-2', color: 'Indigo', stock: 1, gtin: '4006381333932' }] }, 'variants.0.gtin'],
      [{ hsnCode: '62' }, 'hsnCode'],
      [{ brand: 'x'.repeat(71) }, 'brand'],
      [{ weightGrams: 0 }, 'weightGrams'],
      [{ sellerId: 'nobody' }, 'sellerId'],
    ];
    for (const [more, field] of wrong) {
      expect([more, (await add(more)).userErrors]).toMatchObject([
        more,
        [{ code: 'INVALID_INPUT', field: ['input', ...field.split('.')] }],
      ]);
    }
  });

  it('add a product with the fields of feeds: brand, HSN code, GTIN and weight in grams, by its old name too', async () => {
    const add = async (sku: string, more: object) => {
      const variants = [{ sku, color: 'Indigo', stock: 3, gtin: '4006381333931', image: null }];
      const codes = { brand: 'Neel Kothi', hsnCode: '621490' };
      const { product, userErrors } = await runOrderOperation(boss, 'addProduct', {
        ...PRODUCT,
        variants,
        ...codes,
        ...more,
      });
      expect(userErrors).toEqual([]);
      const { data } = await asha.request(
        'query ($id: ID!) { product(id: $id) { brand hsnCode weightGrams variants { gtin } } }',
        { id: product.id },
      );
      return data.product;
    };
    const reported = { brand: 'Neel Kothi', hsnCode: '621490', variants: [{ gtin: '4006381333931' }] };
    expect(await add('FE-1', { weightGrams: 310 })).toEqual({ ...reported, weightGrams: 310 });
    expect(await add('FE-2', { weight: 320 })).toEqual({ ...reported, weightGrams: 320 });
    expect(await add('FE-3', { weight: null, weightGrams: null, brand: null })).toEqual({
      ...reported,
      brand: null,
      weightGrams: null,
    });
  });

  it('set prices and stock, which everybody sees at once', async () => {
    const seen = '{ product(id: "p-00005") { price { amount } listPrice { amount } variant(sku: "SK-5") { stock } } }';
    expect((await asha.request(seen)).data.product).toMatchObject({
      price: { amount: 150_000 },
      variant: { stock: 6 },
    });
    const priced = await runOrderOperation(boss, 'setPrice', { productId: 'p-00005', price: 140_000 });
    expect(priced).toMatchObject({ userErrors: [], product: { price: { amount: 140_000 } } });
    const stocked = await runOrderOperation(boss, 'changeStock', { sku: 'SK-5', by: -4 });
    expect(stocked).toEqual({ userErrors: [], variant: { sku: 'SK-5', stock: 2, inStock: true } });
    expect((await asha.request(seen)).data.product).toMatchObject({
      price: { amount: 140_000 },
      variant: { stock: 2 },
    });
    const few = await runOrderOperation(boss, 'changeStock', { sku: 'SK-5', by: -3 });
    expect([few.variant, codesOf(few)]).toEqual([null, ['INSUFFICIENT_STOCK']]);
    expect((await runOrderOperation(boss, 'changeStock', { sku: 'none', by: 1 })).userErrors).toMatchObject([
      { code: 'NOT_FOUND', field: ['input', 'sku'] },
    ]);
    expect((await runOrderOperation(boss, 'setPrice', { productId: 'none', price: 100 })).userErrors).toMatchObject([
      { code: 'NOT_FOUND', field: ['input', 'productId'] },
    ]);
  });

  it('show staff one sold item, the items of a search, and their stock', async () => {
    const id = await bought();
    await bought();
    const others = { sellers: [{ id: 'se-5', shopName: 'Kutch Ties' }], products: [] };
    await createCatalogRepository(shop.api.database.db).insert(others);
    const seller = await shop.newStaff('SELLER', 'se-5');
    const read = (client: TestBrowser, fields: string) => client.request(`{ me { ${fields} } }`);
    const one = `sale(id: "${id}") { orderItemId sku }`;
    expect((await read(boss, one)).data.me.sale).toEqual({ orderItemId: id, sku: 'SK-1' });
    expect((await read(seller, one)).data.me.sale).toBeNull();
    expect((await read(asha, one)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const found = await read(boss, `sales(search: " ${id} ") { totalCount nodes { orderItemId } }`);
    expect(found.data.me.sales).toEqual({ totalCount: 1, nodes: [{ orderItemId: id }] });

    const stock = `stock(search: "sk-1", first: 1) {
      totalCount pageInfo { hasNextPage } nodes { sku stock product { id } } edges { cursor node { sku } } }`;
    const { data } = await read(boss, stock);
    expect(data.me.stock.nodes).toHaveLength(1);
    expect(data.me.stock.nodes[0]).toMatchObject({ stock: expect.any(Number), product: { id: expect.any(String) } });
    expect((await read(asha, stock)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await read(boss, 'stock(first: 51) { totalCount }')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
