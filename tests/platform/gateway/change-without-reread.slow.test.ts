import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createMisbehavingShop, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';

const CART_FIELDS = '{ line: cartItem { quantity } cart { itemCount } userErrors { code } }';
const ADD = `mutation ($sku: ID!, $quantity: Int) { addToCart(input: { sku: $sku, quantity: $quantity }) ${CART_FIELDS} }`;
const SET = `mutation ($id: ID!, $quantity: Int!) { setCartItemQuantity(input: { cartItemId: $id, quantity: $quantity }) ${CART_FIELDS} }`;
const LIKE = `mutation ($sku: ID!) { addToWishlist(input: { sku: $sku }) {
  wishlistItem { wishlistId } wishlist { itemCount } userErrors { code } } }`;
const SKU = 'SAR-1001-0';
let made = 0;

/** The ways in which a read fails: the request's time is over before, or the host responds that it is away. */
const WAYS = [
  ['is late', 'UPSTREAM_TIMEOUT'],
  ['fails', 'UPSTREAM_UNAVAILABLE'],
] as const;

describe.each(WAYS)('a change that the host has made, when the read after it %s', (way, code) => {
  let twisted: MisbehavingShop;
  let asha: TestBrowser;
  beforeAll(async () => {
    twisted = await createMisbehavingShop();
  });
  afterAll(() => twisted.close());
  beforeEach(async () => {
    const { gateway } = await twisted.open({ deadlineMs: way === 'is late' ? 1_500 : 9_000 });
    asha = Object.assign(createTestBrowser(gateway), { token: `t.unread${++made}` });
    twisted.shop.setStock(SKU, 5);
    twisted.shop.checksStock = true;
    await asha.request('{ me { name } }');
  });
  const own = () => twisted.shop.of(String(asha.token?.slice(2)));
  /** From the first change by this call on, the reads of the list fail. */
  const spoilReadsAfter = (change: string, read: string) => {
    let isChanged = false;
    twisted.host.twist = (call, response) => {
      isChanged ||= call.startsWith(change);
      if (!isChanged || !call.startsWith(read)) return undefined;
      if (way === 'is late') response.delayMs = 2_500;
      else Object.assign(response, { status: 503, body: {} });
      return undefined;
    };
  };
  const unread = (...paths: string[][]) => ({
    incomplete: expect.arrayContaining(paths.map((path) => ({ path, code }))),
  });

  it('[CART-5] [GATE-5] is done: an addition to the cart, without unknown data', async () => {
    spoilReadsAfter('POST /cart', 'GET /cart');
    const { data, errors, extensions } = await asha.request(ADD, { sku: SKU, quantity: 2 });
    expect([errors, data]).toEqual([undefined, { addToCart: { line: null, cart: null, userErrors: [] } }]);
    expect(extensions).toMatchObject(unread(['addToCart', 'line'], ['addToCart', 'cart']));
    expect(own().lines).toMatchObject([{ sku: SKU, quantity: 2 }]);
  });

  it.each([1, 4])('[CART-6] [GATE-5] is done: a quantity of 3 that is set to %d', async (quantity) => {
    own().lines.push({ id: 'c-1', sku: SKU, quantity: 3 });
    spoilReadsAfter('POST /cart', 'GET /cart');
    const { data, errors, extensions } = await asha.request(SET, { id: 'c-1', quantity });
    expect([errors, data]).toEqual([undefined, { setCartItemQuantity: { line: null, cart: null, userErrors: [] } }]);
    expect(extensions).toMatchObject(unread(['setCartItemQuantity', 'line'], ['setCartItemQuantity', 'cart']));
    expect(own().lines).toMatchObject([{ sku: SKU, quantity }]);
  });

  it('[WISH-1] [GATE-5] is done: an addition to the wishlist', async () => {
    spoilReadsAfter('POST /wishlist', 'GET /wishlist');
    const { data, errors, extensions } = await asha.request(LIKE, { sku: SKU });
    expect([errors, data]).toEqual([
      undefined,
      { addToWishlist: { wishlistItem: null, wishlist: null, userErrors: [] } },
    ]);
    expect(extensions).toMatchObject(unread(['addToWishlist', 'wishlistItem'], ['addToWishlist', 'wishlist']));
    expect(own().wishlist).toMatchObject([{ sku: SKU }]);
  });

  it('[GATE-3] stays done after it was reported, also if the stock is less afterwards', async () => {
    twisted.shop.checksStock = false;
    spoilReadsAfter('POST /cart', 'GET /cart');
    const { data } = await asha.request(ADD, { sku: SKU, quantity: 9 });
    expect(data.addToCart.userErrors).toEqual([]);
    await expect.poll(() => twisted.host.load.now, { timeout: 5_000 }).toBe(0);
    // A shopper's changes run one after another: after this one the first has ended completely.
    twisted.host.twist = () => undefined;
    await asha.request(ADD, { sku: 'SAR-1002-0' });
    expect(own().lines[0]).toMatchObject({ sku: SKU, quantity: 9 });
  });

  it('[GATE-5] has an unknown outcome when the change itself has no response in time', async () => {
    twisted.host.twist = (call, response) => {
      if (!call.startsWith('POST /cart')) return undefined;
      if (way === 'is late') response.delayMs = 2_500;
      else Object.assign(response, { status: 503, body: {} });
      return undefined;
    };
    const { data, errors } = await asha.request(ADD, { sku: SKU });
    expect([data.addToCart, errors?.[0]?.extensions]).toMatchObject([null, { code, outcome: 'UNKNOWN' }]);
  });
});
