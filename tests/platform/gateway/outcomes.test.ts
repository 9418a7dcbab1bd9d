import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../json.ts';
import { ADDRESS } from '../../hosts/order-operations.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway } from '../../hosts/test-gateway.ts';
import { createMisbehavingShop, type ChangeableResponse, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';

const BOTH = `mutation ($sku: ID!) {
  added: addToCart(input: { sku: $sku }) { cartItem { quantity } userErrors { code } }
  liked: addToWishlist(input: { sku: $sku }) { wishlistItem { wishlistId } userErrors { code } }
}`;
const ADD = 'mutation ($sku: ID!) { addToCart(input: { sku: $sku }) { cartItem { quantity } userErrors { code } } }';
const [SKU, OTHER, SOLD] = ['SAR-1001-0', 'SAR-1002-0', 'SAR-1003-0'] as const;
let made = 0;

describe('a change that fails', () => {
  let twisted: MisbehavingShop;
  let asha: TestBrowser;
  beforeAll(async () => {
    twisted = await createMisbehavingShop();
  });
  afterAll(() => twisted.close());
  beforeEach(async () => {
    const { gateway } = await twisted.open({ readTimeoutMs: 300, writeTimeoutMs: 300, deadlineMs: 2_000 });
    asha = Object.assign(createTestBrowser(gateway), { token: `t.asha${++made}` });
    for (const sku of [SKU, OTHER, SOLD]) twisted.shop.setStock(sku, sku === SOLD ? 0 : 2);
  });
  const twist = (call: string, change: (response: ChangeableResponse) => void | 'hangs') => {
    twisted.host.twist = (made, response) => (made.startsWith(call) ? change(response) : undefined);
  };
  const extensionsOf = ({ errors }: { errors?: readonly Json[] | undefined }) => errors?.[0]?.extensions;

  it('still reports the one before it', async () => {
    twist('POST /wishlist', (response) => void Object.assign(response, { status: 503, body: {} }));
    const { data, errors } = await asha.request(BOTH, { sku: SKU });
    expect(data).toEqual({ added: { cartItem: { quantity: 1 }, userErrors: [] }, liked: null });
    expect(errors).toMatchObject([{ path: ['liked'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });

  it('reports an unknown outcome when it was sent without a response, and names the field to check', async () => {
    twist('POST /wishlist', () => 'hangs');
    const late = await asha.request(
      'mutation ($sku: ID!) { addToWishlist(input: { sku: $sku }) { userErrors { code } } }',
      { sku: SKU },
    );
    expect(late.errors?.[0]?.message).toBe(
      'Failed to add item to wishlist. We couldn’t confirm whether this went through. Please check before you try again.',
    );
    expect(extensionsOf(late)).toMatchObject({ code: 'UPSTREAM_TIMEOUT', outcome: 'UNKNOWN', readBack: 'me.wishlist' });
    const { data } = await asha.request('{ me { wishlist { itemCount } } }');
    expect(data.me.wishlist.itemCount, 'it was done').toBe(1);
    twist('POST /wishlist', (response) => void (response.status = 502));
    const lost = await asha.request(
      'mutation ($sku: ID!) { addToWishlist(input: { sku: $sku }) { userErrors { code } } }',
      { sku: OTHER },
    );
    expect(extensionsOf(lost)).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', outcome: 'UNKNOWN' });
  });

  it('reports that it was not done when nothing was sent', async () => {
    twist('GET /cart', () => 'hangs');
    const set = 'mutation { setCartItemQuantity(input: { cartItemId: "c-1", quantity: 2 }) { userErrors { code } } }';
    expect(extensionsOf(await asha.request(set))).toMatchObject({
      code: 'UPSTREAM_TIMEOUT',
      outcome: 'NOT_DONE',
    });
    const { gateway } = await twisted.open({ deadlineMs: 300 });
    const hasty = Object.assign(createTestBrowser(gateway), { token: asha.token });
    twist('GET /cart', (response) => void (response.delayMs = 600));
    expect(extensionsOf(await hasty.request(ADD, { sku: OTHER }))).toMatchObject({ outcome: 'NOT_DONE' });
    await expect.poll(() => twisted.host.load.now).toBe(0);
    twist('GET /cart', () => undefined);
    // A shopper's changes run one after another: after this one the first has ended completely.
    await hasty.request(ADD, { sku: OTHER });
    expect(twisted.shop.of(String(asha.token?.slice(2))).lines, 'nothing is added later').toMatchObject([
      { sku: OTHER, quantity: 1 },
    ]);
    const nowhere = await createTestGateway('http://127.0.0.1:1');
    const nobody = Object.assign(createTestBrowser(nowhere), { token: 't.asha' });
    const away = await nobody.request(
      'mutation { removeFromCart(input: { cartItemId: "c-1" }) { userErrors { code } } }',
    );
    expect([away.data, extensionsOf(away)]).toMatchObject([
      { removeFromCart: null },
      { code: 'UPSTREAM_UNAVAILABLE', outcome: 'NOT_DONE' },
    ]);
    await nowhere.close();
    // A host without TLS, or with an untrusted certificate, receives no byte of the request.
    const plain = await createTestGateway(twisted.host.url.replace('http:', 'https:'));
    const unheard = Object.assign(createTestBrowser(plain), { token: 't.asha' });
    const untold = await unheard.request(
      'mutation { login(input: { email: "a@b.in", password: "words" }) { accessToken } }',
    );
    expect(extensionsOf(untold)).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', outcome: 'NOT_DONE' });
    await plain.close();
  });

  it('reports no outcome when the shop itself has refused it', async () => {
    const refused = await asha.request(
      'mutation { removeFromCart(input: { cartItemId: "none" }) { userErrors { code __typename } } }',
    );
    expect([refused.errors, refused.data.removeFromCart.userErrors]).toEqual([
      undefined,
      [{ code: 'NOT_FOUND', __typename: 'PlainUserError' }],
    ]);
  });

  it('returns how many pieces are left, for programs', async () => {
    twisted.shop.checksStock = false;
    const { data } = await asha.request(
      'mutation ($sku: ID!) { addToCart(input: { sku: $sku, quantity: 10 }) { userErrors { code message ... on StockError { available } } } }',
      { sku: OTHER },
    );
    expect(data.addToCart.userErrors).toEqual([
      { code: 'INSUFFICIENT_STOCK', message: 'Only 2 items left.', available: 2 },
    ]);
    const sold = await asha.request(
      'mutation { addToCart(input: { sku: "SAR-1003-0" }) { userErrors { code ... on StockError { available } } } }',
    );
    expect(sold.data.addToCart.userErrors).toEqual([{ code: 'OUT_OF_STOCK', available: 0 }]);
  });

  it('returns the total that has changed, for programs', async () => {
    await asha.request(ADD, { sku: SKU });
    const { data } = await asha.request(
      `mutation ($input: StartPaymentInput!) { startPayment(input: $input) { userErrors { code ... on PriceChangedError { total { amount } } } cart { totals { total { amount } } } } }`,
      {
        input: {
          attemptId: 'attempt-0001',
          expectedTotal: 1,
          shippingAddress: ADDRESS,
        },
      },
    );
    const { userErrors, cart } = data.startPayment;
    expect(userErrors).toEqual([{ code: 'PRICE_CHANGED', total: cart.totals.total }]);
  });
});
