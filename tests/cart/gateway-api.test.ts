import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { promotionsRepository } from '../../api/promotions/repository.ts';
import { codeFor } from '../account/people.ts';
import { addProducts, productOf } from '../catalog/products.ts';
import { openTestApi, type TestApi } from '../database.ts';
import { openBrowser, type TestBrowser } from '../hosts/browser.ts';
import { openTestGateway, type TestGateway } from '../hosts/gateway.ts';
import { change, piecesOf, READ_CART, READ_WISHLIST, wishesOf } from '../hosts/shoppers.ts';
import { setStock } from './shoppers.ts';

const REQUEST = 'mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { userErrors { code } } }';
const VERIFY = 'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { accessToken } }';

let api: TestApi;
let gateway: TestGateway;
let asha: TestBrowser;
const calls: string[] = [];
let made = 0;

beforeAll(async () => {
  api = await openTestApi({ ADDRESS_LIMIT: '100000' });
  await addProducts(
    api.database,
    Array.from({ length: 20 }, (_, at) =>
      productOf(at, { variants: [{ sku: `SK-${at}`, color: 'Indigo', stock: 6 }] }),
    ),
  );
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  gateway = await openTestGateway(url, {}, { onCall: (id) => void calls.push(id) });
});
afterAll(async () => {
  await gateway.close();
  await api.close();
});
beforeEach(async () => {
  asha = await someone();
});
/** Somebody new who is logged in. */
const someone = async () => {
  const browser = openBrowser(gateway);
  const email = `shopper-${++made}@example.com`;
  await browser.ask(REQUEST, { input: { email } });
  const { data } = await browser.ask(VERIFY, { input: { email, otp: codeFor(api, email) } });
  browser.token = data.verifyOtp.accessToken;
  return browser;
};

describe('cart and wishlist over the real api', () => {
  it('[REST-22] [REST-23] [CART-3] puts pieces into the cart, a line grows, the newest stands first', async () => {
    const { cartItem, cart, userErrors } = await change(asha, 'addToCart', { sku: 'SK-1', quantity: 2 });
    expect([cartItem.quantity, cart.itemCount, userErrors]).toEqual([2, 2, []]);
    await change(asha, 'addToCart', { sku: 'SK-2' });
    expect((await change(asha, 'addToCart', { sku: 'SK-1', quantity: 1 })).cartItem.quantity).toBe(3);
    expect(await piecesOf(asha)).toEqual([
      ['SK-2', 1],
      ['SK-1', 3],
    ]);
    void READ_CART;
    void READ_WISHLIST;
    void wishesOf;
    void setStock;
    void promotionsRepository;
  });
});
