import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../json.ts';
import { setStock } from '../../cart/shoppers.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { ADDRESS } from '../../hosts/order-operations.ts';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { createMisbehavingShop, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';

/** A list of the shop: its query, its path in the response, and the key of its items. */
interface List {
  name: string;
  /** The operation; `#` is replaced by the arguments in parentheses, `$` by the selection. */
  query: string;
  at: string[];
  id: string;
  sizes: number;
}
const PAGE_INFO =
  'pageInfo { hasNextPage hasPreviousPage startCursor endCursor page totalPages totalItems } totalCount';
const lists = (productId: string, category: string): List[] => [
  { name: 'products', query: '{ products(#) { $ } }', at: ['products'], id: 'id', sizes: 40 },
  {
    name: 'a category, the dearest first',
    query: `{ category(name: "${category}") { products(#, sort: PRICE_DESC) { $ } } }`,
    at: ['category', 'products'],
    id: 'id',
    sizes: 40,
  },
  {
    name: 'reviews of a product',
    query: `{ product(id: "${productId}") { reviews(#) { $ } } }`,
    at: ['product', 'reviews'],
    id: 'id',
    sizes: 7,
  },
  { name: 'order items', query: '{ me { orderItems(#) { $ } } }', at: ['me', 'orderItems'], id: 'id', sizes: 30 },
  {
    name: 'cart lines',
    query: '{ me { cart { itemsConnection(#) { $ } } } }',
    at: ['me', 'cart', 'itemsConnection'],
    id: 'id',
    sizes: 5,
  },
  {
    name: 'wishlist',
    query: '{ me { wishlist { itemsConnection(#) { $ } } } }',
    at: ['me', 'wishlist', 'itemsConnection'],
    id: 'id',
    sizes: 5,
  },
];

const REQUEST_NOTICE =
  'mutation ($input: RequestNoticeInput!) { requestNotice(input: $input) { userErrors { code } } }';
/** Only our own host has notices. */
const NOTICES: List = {
  name: 'notices',
  query: '{ me { notices(#) { $ } } }',
  at: ['me', 'notices'],
  id: 'id',
  sizes: 5,
};
/** The list that a basic host lacks. */
const sortedReviews = (productId: string): List => ({
  name: 'sorted reviews of a product',
  query: `{ product(id: "${productId}") { sortedReviews(#, sort: LOWEST) { $ } } }`,
  at: ['product', 'sortedReviews'],
  id: 'id',
  sizes: 7,
});

async function read(browser: TestBrowser, { query, at, id }: List, args: string) {
  const selection = `edges { cursor node { ${id} } } nodes { ${id} } ${PAGE_INFO}`;
  const { data, errors } = await browser.request(query.replace('#', args).replace('$', selection));
  expect(errors).toBeUndefined();
  const found = at.reduce((from: Json, step) => from[step], data);
  const ids: string[] = found.nodes.map((node: Json) => node[id]);
  expect(found.edges.map(({ node }: Json) => node[id])).toEqual(ids);
  expect([found.pageInfo.startCursor, found.pageInfo.endCursor]).toEqual([
    found.edges[0]?.cursor ?? null,
    found.edges.at(-1)?.cursor ?? null,
  ]);
  return {
    ids,
    pageInfo: found.pageInfo,
    totalCount: found.totalCount,
    cursors: found.edges.map(({ cursor }: Json) => cursor),
  };
}

/** All ids of a list, read forward or backward in parts of this size. */
async function readAll(browser: TestBrowser, list: List, size: number, isBackward: boolean): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  for (;;) {
    const from: string = cursor === null ? '' : `, ${isBackward ? 'before' : 'after'}: "${cursor}"`;
    const part = await read(browser, list, `${isBackward ? 'last' : 'first'}: ${size}${from}`);
    expect(part.ids.length).toBeLessThanOrEqual(size);
    if (isBackward) ids.unshift(...part.ids);
    else ids.push(...part.ids);
    cursor = isBackward ? part.pageInfo.startCursor : part.pageInfo.endCursor;
    const hasMore = isBackward ? part.pageInfo.hasPreviousPage : part.pageInfo.hasNextPage;
    expect(ids.length <= part.totalCount).toBe(true);
    if (!hasMore) {
      expect(ids).toHaveLength(part.totalCount);
      return ids;
    }
  }
}

/** Reads each list in parts of random sizes; throws if they are not the whole list. Returns the lengths of the lists. */
async function lengthsOf(browser: TestBrowser, all: List[]): Promise<number[]> {
  const seed = Date.now();
  console.info(`Seed of the sizes: ${seed}`);
  const lengths: number[] = [];
  for (const list of all) {
    const whole = await readAll(browser, list, list.sizes, false);
    expect([list.name, new Set(whole).size, whole.length > 2]).toEqual([list.name, whole.length, true]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: list.sizes }), fc.boolean(), async (size, isBackward) => {
        fc.pre(whole.length / size < 12);
        expect(await readAll(browser, list, size, isBackward)).toEqual(whole);
      }),
      { seed, numRuns: 6 },
    );
    lengths.push(whole.length);
  }
  return lengths;
}

describe('lists by cursors', () => {
  let own: OrderShop;
  let basic: MisbehavingShop;
  let asha: TestBrowser;
  let ravi: TestBrowser;
  beforeAll(async () => {
    own = await createOrderShop();
    asha = await own.newShopper();
    for (let at = 0; at < 33; at++) {
      own.api.clock.move(1_000);
      await own.placeOrder(asha, { lines: [{ sku: `SK-${at}` }] });
    }
    for (let at = 0; at < 7; at++) {
      await setStock(own.api, `SK-${at}`, 100);
      await runCartOperation(asha, 'addToCart', { sku: `SK-${at}` });
      await runCartOperation(asha, 'addToWishlist', { sku: `SK-${at}` });
      await asha.request(REQUEST_NOTICE, { input: { sku: `SK-${at}`, kind: 'PRICE' } });
    }
    for (let at = 0; at < 5; at++) {
      const shopper = await own.newShopper();
      const { itemIds } = await own.placeOrder(shopper, { status: 'Delivered', lines: [{ sku: 'SK-3' }] });
      own.api.clock.move(1_000);
      const input = { orderItemId: itemIds[0], rating: 4, comment: `Fine ${at}.` };
      await shopper.request(
        'mutation ($input: ReviewOrderItemInput!) { reviewOrderItem(input: $input) { userErrors { code } } }',
        { input },
      );
    }
    basic = await createMisbehavingShop();
    ravi = (await basic.open()).ravi;
    for (let at = 0; at < 33; at++) {
      const order = {
        shippingDetails: ADDRESS,
        billingDetails: ADDRESS,
        orderItems: [{ sku: 'SAR-1001-0', quantity: 1 }],
      };
      placeOrder(basic.shop.of('ravi'), basic.shop.shopFor('ravi'), { order, shppingbilling: true });
    }
    for (const sku of ['SAR-1001-0', 'SAR-1002-0', 'SAR-1005-0', 'DUP-1001-0']) {
      await runCartOperation(ravi, 'addToCart', { sku });
      await runCartOperation(ravi, 'addToWishlist', { sku });
    }
  });
  afterAll(async () => {
    await own.close();
    await basic.close();
  });

  it('are the same in parts of any size, forward and backward, on our own host', async () => {
    const all = [...lists('p-00003', 'Saree'), NOTICES, sortedReviews('p-00003')];
    expect(await lengthsOf(asha, all)).toEqual([60, 60, 5, 33, 7, 7, 7, 5]);
  });

  it('are the same in parts of any size, forward and backward, on a basic host', async () => {
    expect(await lengthsOf(ravi, lists('t-saree-4', 'Saree'))).toEqual([80, 50, expect.any(Number), 33, 4, 4]);
  });

  it('go on from the cursors of a numbered page', async () => {
    for (const [browser, productId] of [
      [asha, 'p-00003'],
      [ravi, 't-saree-4'],
    ] as const) {
      const [products, category, , orders] = lists(productId, 'Saree');
      for (const list of [products, category, orders]) {
        if (!list) throw new Error('No such list.');
        const whole = await readAll(browser, list, list.sizes, false);
        const second = await read(browser, list, 'page: 2');
        expect(second.pageInfo.page).toBe(2);
        const next = await read(browser, list, `first: 4, after: "${second.pageInfo.endCursor}"`);
        const at = whole.indexOf(second.ids.at(-1) ?? '');
        expect([list.name, next.ids]).toEqual([list.name, whole.slice(at + 1, at + 5)]);
      }
    }
  });

  it('lose and repeat nothing while something new comes in', async () => {
    const [products, , , orders, cart] = lists('p-00003', 'Saree');
    if (!products || !orders || !cart) throw new Error('No such list.');
    const before = await read(asha, orders, 'first: 10');
    await own.placeOrder(asha, { lines: [{ sku: 'SK-40' }] });
    const after = await read(asha, orders, `first: 10, after: "${before.pageInfo.endCursor}"`);
    const whole = await readAll(asha, orders, 50, false);
    expect([...before.ids, ...after.ids]).toEqual(whole.slice(1, 21));
    const lines = await read(asha, cart, 'first: 3');
    await runCartOperation(asha, 'removeFromCart', { cartItemId: lines.ids[0] });
    await runCartOperation(asha, 'removeFromCart', { cartItemId: lines.ids[2] });
    await setStock(own.api, 'SK-41', 10);
    await runCartOperation(asha, 'addToCart', { sku: 'SK-41' });
    const rest = await read(asha, cart, `first: 50, after: "${lines.cursors[1]}"`);
    expect(rest.ids).toEqual((await readAll(asha, cart, 50, false)).slice(2));
    const part = await read(asha, products, 'last: 3');
    expect((await read(asha, products, `first: 3, after: "${part.pageInfo.endCursor}"`)).ids).toEqual([]);
  });

  it('refuse contradictory arguments, and name the correct form', async () => {
    const wrong: [string, string][] = [
      ['first: 3, last: 3', 'last and before cannot be combined with first and after.'],
      ['page: 1, first: 3', 'page cannot be combined with first, after, last and before.'],
      ['first: 101', 'first must be from 1 to 100.'],
      ['last: -1', 'last must be from 1 to 100.'],
      ['first: 1, after: "x"', 'after must be a cursor of this list.'],
      ['last: 1, before: ""', 'before must be a cursor of this list.'],
      [`first: 1, after: "${btoa('999999999/1')}"`, 'after must be a cursor of this list.'],
    ];
    for (const [args, message] of wrong) {
      const { errors } = await own.gateway.request(`{ products(${args}) { nodes { id } } }`);
      expect([args, errors?.[0]?.message, errors?.[0]?.extensions?.['code']]).toEqual([
        args,
        message,
        'BAD_USER_INPUT',
      ]);
    }
  });
});
