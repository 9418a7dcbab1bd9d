import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGatewayShop, type GatewayShop } from '../../cart/gateway/gateway-shop.ts';
import { DOCUMENT_TEXTS } from '../../document-texts.ts';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { ADDRESS } from '../../hosts/order-operations.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';

/** Returns a document of the storefront. */
const documentOf = (name: string) => {
  const found = Object.values(DOCUMENT_TEXTS).find((text) => new RegExp(`^query ${name}\\b`).test(text));
  if (!found) throw new Error(`The storefront has no query ${name}.`);
  return found;
};
const DETAILS = 'product { id fabric reviewCount seller { shopName } variants { sku inStock } }';

/** One view: the caller, the query, and the number of items. */
interface View {
  name: string;
  items?: number;
  query: string;
  variables?: Record<string, unknown>;
  /** The most calls of a view after the first, over any host. */
  most: number;
  /** Whether each item is a separate order with a promo code. */
  hasCodes?: boolean;
}
const page = (name: string, variables?: Record<string, unknown>, title = name): View => ({
  name: title,
  query: documentOf(name),
  ...(variables ? { variables } : {}),
  most: 2,
});
const personal = (name: string, items: number, query = documentOf(name), title = name): View => ({
  name: title,
  items,
  query,
  most: 4,
});
const viewsOf = (productId: string): View[] => [
  page('homePage'),
  page('categoryPage', { category: 'Saree', page: 1 }),
  page('categoryPage', { category: 'Saree', page: 1, filter: { inStock: true } }, 'categoryPage with a filter'),
  page('searchPage', { search: { text: 'saree' }, page: 1 }),
  page('productPage', { id: productId, reviews: 10 }),
  // The products that go with it need a separate call.
  { ...page('similarProducts', { id: productId }), most: 3 },
  page('productReviews', { id: productId, first: 10 }),
  ...[1, 10, 50].map((items) => personal('cart', items)),
  ...[1, 10, 50].map((items) =>
    personal(
      'cart',
      items,
      `{ me { cart { items { id variant { sku ${DETAILS} } } } } }`,
      'cart with details of its products',
    ),
  ),
  ...[1, 10, 50].map((items) => personal('wishlist', items)),
  ...[1, 10].map((items) => personal('orderItems', items)),
  ...[1, 10].map((items) =>
    personal(
      'orderItems',
      items,
      `{ me { orderItems { nodes { id variant { sku ${DETAILS} } } } } }`,
      'orders with details of their products',
    ),
  ),
  ...[1, 10].map((items): View => ({
    name: 'orders with their discounts',
    items,
    query: '{ me { orderItems { nodes { id discount { amount } total { amount } } } } }',
    most: 2 + items,
    hasCodes: true,
  })),
];

/** Returns the calls of the first and the second view on a newly opened gateway. */
type Measure = (view: View, productId: string) => Promise<[first: number, second: number]>;

let own: GatewayShop;
let ravi: TestBrowser;
let basic: BasicShopHost;
beforeAll(async () => {
  own = await createGatewayShop();
  ravi = await own.newShopper();
  basic = await createBasicShopHost();
});
afterAll(async () => {
  await own.close();
  await basic.close();
});

const SKUS = () => basic.catalogue.products.flatMap(({ variants }) => variants.map(({ sku }) => sku));

/** Fills a basic host's cart and wishlist with this many variants of different products, and places as many orders. */
function fillBasic(items: number, hasCodes = false): void {
  const shopper = basic.of('ravi');
  const skus = basic.catalogue.products.map(({ variants }) => variants[0]?.sku ?? '').slice(0, items);
  expect(SKUS().length).toBeGreaterThan(items);
  shopper.lines = skus.map((sku, at) => ({ id: `c-${at}`, sku, quantity: 1 }));
  shopper.wishlist = skus.map((sku, at) => ({ id: `w-${at}`, sku }));
  shopper.items.length = 0;
  const orderItems = skus.map((sku) => ({ sku, quantity: 1 }));
  const requestOf = (some: typeof orderItems) => ({
    shppingbilling: true,
    order: { shippingDetails: ADDRESS, billingDetails: ADDRESS, orderItems: some },
    ...(hasCodes && { promoCode: 'KNOT150' }),
  });
  if (!hasCodes) {
    placeOrder(shopper, basic.shopFor('ravi'), requestOf(orderItems));
    return;
  }
  for (const [day, item] of orderItems.entries()) {
    placeOrder(shopper, basic.shopFor('ravi'), requestOf([item]), new Date(Date.UTC(2026, 9, 1 + day)));
  }
}

/** Fills the cart and the wishlist on our own host. It places no orders: their number changes no call. */
async function fillOwn(items: number): Promise<void> {
  const more = { items: Array.from({ length: items }, (_, at) => ({ sku: `SK-${at}` })) };
  const state = await ravi.request(
    '{ me { cart { items { id variant { sku } } } wishlist { items { variant { sku } } } } }',
  );
  for (const { id } of state.data.me.cart.items) {
    await ravi.request('mutation ($id: ID!) { removeFromCart(input: { cartItemId: $id }) { removedId } }', { id });
  }
  await ravi.request(
    'mutation ($input: AddManyToCartInput!) { addManyToCart(input: $input) { userErrors { code } } }',
    {
      input: more,
    },
  );
  for (const { sku } of more.items) {
    await ravi.request('mutation ($sku: ID!) { addToWishlist(input: { sku: $sku }) { userErrors { code } } }', { sku });
  }
}

async function countTwice(
  gateway: TestGateway,
  calls: unknown[],
  { query, variables }: View,
  token: string | undefined,
) {
  const browser = Object.assign(createTestBrowser(gateway), { token });
  for (const [name, value] of ravi.cookies) browser.cookies.set(name, value);
  // The gateway periodically asks a host for its capabilities: that is not a call of a view.
  await browser.request('{ __typename }');
  const counts: number[] = [];
  for (let view = 0; view < 2; view++) {
    calls.length = 0;
    const { errors, extensions } = await browser.request(query, variables);
    expect([query.slice(0, 60), errors, extensions]).toEqual([query.slice(0, 60), undefined, undefined]);
    counts.push(calls.length);
  }
  await gateway.close();
  return counts as [number, number];
}

const measureOwn: Measure = async (view) => {
  if (view.items !== undefined) await fillOwn(view.items);
  const calls: string[] = [];
  const limits = { readTimeoutMs: 20_000, deadlineMs: 25_000 };
  const gateway = await createTestGateway(own.address, limits, {
    onCall: (id) => id !== 'getShopSettings' && calls.push(id),
  });
  return countTwice(gateway, calls, view, ravi.token);
};
const measureBasic: Measure = async (view) => {
  if (view.items !== undefined) fillBasic(view.items, view.hasCodes);
  return countTwice(await createTestGateway(basic.url), basic.calls, view, 't.ravi');
};

const OWN_PRODUCT = 'p-00001';
const BASIC_PRODUCT = 't-saree-4';

it('[GATE-4] every view costs the REST calls in docs/rest-calls.md, and a second one never more than a few', async () => {
  const rows: string[][] = [];
  const others = viewsOf(BASIC_PRODUCT);
  for (const [at, view] of viewsOf(OWN_PRODUCT).entries()) {
    const other = others[at] ?? view;
    const [ownFirst, ownSecond] = await measureOwn(view, OWN_PRODUCT);
    const [basicFirst, basicSecond] = await measureBasic(other, BASIC_PRODUCT);
    rows.push([view.name, view.items ?? '', ownFirst, ownSecond, basicFirst, basicSecond].map(String));
    expect([view.name, view.items, basicSecond <= view.most]).toEqual([view.name, view.items, true]);
    expect([view.name, view.items, ownFirst <= 4]).toEqual([view.name, view.items, true]);
  }
  const text = readFileSync(join(import.meta.dirname, '../../../docs/rest-calls.md'), 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  const documented = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(documented.slice(2)).toEqual(rows);
});
