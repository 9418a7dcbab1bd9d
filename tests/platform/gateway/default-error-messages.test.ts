import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway } from '../../hosts/test-gateway.ts';
import { createMisbehavingShop, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import { ADDRESS } from '../../hosts/order-operations.ts';

const UNKNOWN = 'We couldn’t confirm whether this went through. Please check before you try again.';
const AWAY = 'We can’t reach the shop right now. Please try again in a moment.';

describe('a change that the host refuses without a message', () => {
  let twisted: MisbehavingShop;
  let asha: TestBrowser;
  beforeAll(async () => {
    twisted = await createMisbehavingShop();
  });
  afterAll(() => twisted.close());
  beforeEach(async () => {
    ({ asha } = await twisted.open());
  });
  const wordsOf = async (operation: string) => {
    const name = operation.split('(')[0] ?? '';
    // The host only reports a refusal: it has made the change.
    twisted.shop.of('asha').wishlist.length = 0;
    const { data, errors } = await asha.request(`mutation { ${operation} { userErrors { code message } } }`);
    return errors?.[0]?.message ?? data[name].userErrors[0];
  };
  const orderedAs = (status: string) => {
    const own = twisted.shop.of('asha');
    const order = {
      shippingDetails: ADDRESS,
      billingDetails: ADDRESS,
      orderItems: [{ sku: 'SAR-1001-0', quantity: 1 }],
    };
    placeOrder(own, twisted.shop.shopFor('asha'), { order, shppingbilling: true });
    const [item] = own.items.slice(-1);
    return item && Object.assign(item, { status }).orderItemId;
  };
  const ADD = 'addToCart(input: { sku: "SAR-1001-0" })';
  const REMOVE = 'removeFromCart(input: { cartItemId: "1" })';
  const LIKE = 'addToWishlist(input: { sku: "SAR-1001-0" })';
  const UNLIKE = 'removeFromWishlist(input: { wishlistItemId: "1" })';
  const UPDATE = 'updateProfile(input: { name: "Asha", phone: "9876543210" })';

  const CHANGES: [id: string, call: string, operation: string, words: string][] = [
    ['CART-5', 'POST /cart', ADD, 'Failed to add product to cart.'],
    ['CART-6', 'DELETE /cart', REMOVE, 'Failed to remove product from cart.'],
    ['WISH-3', 'POST /wishlist', LIKE, 'Failed to add item to wishlist.'],
    ['WISH-3', 'DELETE /wishlist', UNLIKE, 'Failed to remove item from wishlist.'],
    ['PROFILE-3', 'PATCH /user/update-profile', UPDATE, 'Failed to update profile.'],
  ];
  it.each(CHANGES)("[%s] returns the specification's message: %s", async (_, call, operation, words) => {
    twisted.responseAt(call, 400, {});
    expect(await wordsOf(operation)).toEqual({ code: 'INVALID_INPUT', message: words });
    twisted.responseAt(call, 400, { message: 'Not today.' });
    expect(await wordsOf(operation)).toEqual({ code: 'INVALID_INPUT', message: 'Not today.' });
    for (const status of [403, 405, 418]) {
      twisted.responseAt(call, status, {});
      expect([status, await wordsOf(operation)]).toEqual([status, words]);
    }
    twisted.responseAt(call, 500, {});
    expect(await wordsOf(operation)).toBe(`${words} ${UNKNOWN}`);
    twisted.responseAt(call, 500, { message: 'Stock service is down' });
    expect(await wordsOf(operation)).toBe('Stock service is down');
  });

  const IMPOSSIBLE: [id: string, operation: string, words: string][] = [
    ['CART-5', 'addToCart(input: { sku: "" })', 'Failed to add product to cart.'],
    ['CART-5', 'addToCart(input: { sku: "../1" })', 'Failed to add product to cart.'],
    ['CART-6', 'removeFromCart(input: { cartItemId: "../1" })', 'Failed to remove product from cart.'],
    ['CART-6', 'removeFromCart(input: { cartItemId: "" })', 'Failed to remove product from cart.'],
    ['WISH-3', 'addToWishlist(input: { sku: "" })', 'Failed to add item to wishlist.'],
    ['WISH-3', 'removeFromWishlist(input: { wishlistItemId: "../1" })', 'Failed to remove item from wishlist.'],
  ];
  it.each(IMPOSSIBLE)('[%s] returns it for a thing that cannot exist: %s', async (_, operation, words) => {
    expect(await wordsOf(operation)).toEqual({ code: 'NOT_FOUND', message: words });
  });

  it.each(CHANGES)('[%s] returns it if the host does not know the thing: %s', async (_, call, operation, words) => {
    twisted.responseAt(call, 404, {});
    const reported = await wordsOf(operation);
    expect(reported.message ?? reported).toBe(words);
  });

  it("[ORDER-8] [ORDER-10] returns the specification's message for an order", async () => {
    const placed = orderedAs('Placed');
    const cancel = `cancelOrderItem(input: { orderItemId: "${placed}", reason: CHANGED_MY_MIND })`;
    const review = () =>
      `reviewOrderItem(input: { orderItemId: "${orderedAs('Delivered')}", rating: 5, comment: "Good" })`;
    twisted.responseAt('PATCH /order/cancel', 400, {});
    expect(await wordsOf(cancel)).toEqual({ code: 'NOT_ALLOWED_IN_STATUS', message: 'Failed to cancel order.' });
    twisted.responseAt('PATCH /order/cancel', 502, {});
    expect(await wordsOf(cancel)).toBe(`Failed to cancel order. ${UNKNOWN}`);
    for (const [status, code] of [
      [400, 'NOT_ALLOWED_IN_STATUS'],
      [409, 'ALREADY_EXISTS'],
    ] as const) {
      twisted.responseAt('POST /order/rating', status, {});
      expect(await wordsOf(review())).toEqual({ code, message: 'Failed to submit review.' });
    }
    twisted.responseAt('POST /order/rating', 500, {});
    expect(await wordsOf(review())).toBe(`Failed to submit review. ${UNKNOWN}`);
  });

  it('preserves the messages of codes with more detail', async () => {
    twisted.responseAt('POST /cart', 409, { code: 'OUT_OF_STOCK' });
    expect(await wordsOf(ADD)).toEqual({ code: 'OUT_OF_STOCK', message: 'This item is out of stock.' });
    twisted.responseAt('POST /cart', 409, { code: 'INSUFFICIENT_STOCK', available: 2 });
    expect(await wordsOf(ADD)).toEqual({ code: 'INSUFFICIENT_STOCK', message: 'Only 2 items left.' });
  });

  it('adds the known outcome if no host is reached', async () => {
    const nowhere = await createTestGateway('http://127.0.0.1:1');
    asha = Object.assign(createTestBrowser(nowhere), { token: 't.asha' });
    expect(await wordsOf(REMOVE)).toBe(`Failed to remove product from cart. ${AWAY}`);
    await nowhere.close();
  });
});
