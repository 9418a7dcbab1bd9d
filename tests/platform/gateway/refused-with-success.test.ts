import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import { ADDRESS } from '../../hosts/order-operations.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { createMisbehavingShop, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';

const [HELD, WANTED] = ['SAR-1001-0', 'SAR-1002-0'];
let twisted: MisbehavingShop;
let asha: TestBrowser;
let orderItemId = '';
beforeAll(async () => {
  twisted = await createMisbehavingShop();
});
afterAll(() => twisted.close());
beforeEach(async () => {
  ({ asha } = await twisted.open());
  const own = twisted.shop.of('asha');
  const order = { shippingDetails: ADDRESS, billingDetails: ADDRESS, orderItems: [{ sku: HELD, quantity: 1 }] };
  own.items.length = 0;
  placeOrder(own, twisted.shop.shopFor('asha'), { order, shppingbilling: true });
  orderItemId = own.items[0]?.orderItemId ?? '';
  own.lines = [{ id: 'c-1', sku: HELD, quantity: 1 }];
  own.wishlist = [{ id: 'w-1', sku: HELD }];
});

describe('a change that the host refuses under the status of a success', () => {
  const changes: [row: string, call: string, operation: () => string][] = [
    ['CART-5', 'POST /cart', () => `addToCart(input: { sku: "${WANTED}" })`],
    ['CART-6', 'DELETE /cart/', () => 'removeFromCart(input: { cartItemId: "c-1" })'],
    ['WISH-3', 'POST /wishlist', () => `addToWishlist(input: { sku: "${WANTED}" })`],
    ['WISH-3', 'DELETE /wishlist/', () => 'removeFromWishlist(input: { wishlistItemId: "w-1" })'],
    ['PROFILE-3', 'PATCH /user/update-profile', () => 'updateProfile(input: { name: "Asha", phone: "9829012345" })'],
    [
      'ORDER-8',
      'PATCH /order/cancel',
      () => `cancelOrderItem(input: { orderItemId: "${orderItemId}", reason: OTHER_REASON })`,
    ],
  ];
  for (const body of [{ error: 'Not on Sundays.' }, { error: true, message: 'Not on Sundays.' }]) {
    it.each(changes)(`[%s] returns the message of ${JSON.stringify(body)}: %s`, async (_, call, operation) => {
      twisted.responseAt(call, 200, body);
      const { data, errors } = await asha.request(`mutation { change: ${operation()} { userErrors { message } } }`);
      expect([errors, data]).toEqual([undefined, { change: { userErrors: [{ message: 'Not on Sundays.' }] } }]);
    });
  }

  it.each(changes)('[%s] is made where the error is empty: %s', async (_, call, operation) => {
    let isAsked = false;
    twisted.host.twist = (made, response) => {
      if (!made.startsWith(call)) return;
      isAsked = true;
      Object.assign(response, { status: 200, body: { error: false, message: 'Done' } });
    };
    const { data } = await asha.request(`mutation { change: ${operation()} { userErrors { message } } }`);
    expect([isAsked, data.change.userErrors]).toEqual([true, []]);
  });
});
