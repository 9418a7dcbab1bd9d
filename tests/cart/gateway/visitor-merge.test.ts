import type { ApolloClient } from '@apollo/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApolloClient } from '../../../web/shopper/client.ts';
import { changeQueue } from '../../../web/shopper/change-queue.ts';
import { mergeVisitorItems } from '../../../web/app/merge-visitor-items.ts';
import { mergeResultVar } from '../../../web/cart/merge-state.ts';
import { authLink } from '../../../web/session/auth-link.ts';
import { session } from '../../../web/session/session.ts';
import { visitorCart, visitorWishlist } from '../../../web/shopper/visitor-items.ts';
import { ChangeFactsDocument } from '../../../web/shop/change-facts.graphql.generated.ts';
import { codeFor } from '../../account/people.ts';
import { piecesOf, READ_CART, runCartOperation, wishlistSkusOf } from '../../hosts/cart-operations.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { setStock } from '../shoppers.ts';
import { createGatewayShop, type GatewayShop } from './gateway-shop.ts';

let shop: GatewayShop;
let asha: TestBrowser;
let client: ApolloClient;
/** Hooks between a browser and the gateway, called with each request's text before it is sent and after its response. */
const line = { before: async (_request: string) => {}, after: async (_request: string) => {} };

beforeAll(async () => {
  shop = await createGatewayShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  // Without browser storage, the tab's memory is used.
  for (const storage of ['localStorage', 'sessionStorage']) vi.stubGlobal(storage, {});
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('StorageEvent', Event);
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    const request = typeof options.body === 'string' ? options.body : '';
    await line.before(request);
    const response = await send(address, options);
    await line.after(request);
    return response;
  });
  const before = [changeQueue(), authLink()];
  client = createApolloClient({ uri: `${shop.gateway.address}/graphql`, before });
  await client.query({ query: ChangeFactsDocument });
  asha = await logIn();
});
afterEach(() => {
  session.end();
  client.stop();
  mergeResultVar({ hasFailed: false, notes: [] });
  Object.assign(line, { before: async () => {}, after: async () => {} });
  vi.unstubAllGlobals();
});

let shoppers = 0;
/** Logs a new shopper in, as an app without cookies. */
async function logIn(): Promise<TestBrowser> {
  const browser = createTestBrowser(shop.gateway);
  const email = `visitor-${(shoppers += 1)}@example.com`;
  const request = 'mutation ($email: EmailAddress!) { requestOtp(input: { email: $email }) { userErrors { code } } }';
  await browser.request(request, { email });
  const verify = `mutation ($email: EmailAddress!, $otp: String!) {
    verifyOtp(input: { email: $email, otp: $otp, unbound: true }) { accessToken } }`;
  const { data } = await browser.request(verify, { email, otp: codeFor(shop.api, email) });
  browser.token = data.verifyOtp.accessToken;
  return browser;
}

/** Merges the items that wait in this browser for the shopper; returns the notices. */
async function mergeFor({ token = '' }: TestBrowser) {
  await session.begin(token);
  await mergeVisitorItems(client);
  return mergeResultVar();
}
const adds = (request: string) => request.includes('addVisitorItem');
const cut = async (request: string) => {
  if (adds(request)) throw new TypeError('Failed to fetch');
};
const skus = () => visitorCart.read().map(({ sku }) => sku);

describe("a visitor's item at the login over the real api", () => {
  it('[CART-4] [CART-11] is added up to the stock, and the rest is reported', async () => {
    await runCartOperation(asha, 'addToCart', { sku: 'SK-1', quantity: 4 });
    visitorCart.add('SK-2', 3, 10);
    visitorCart.add('SK-1', 5, 10);
    const { notes, hasFailed } = await mergeFor(asha);
    expect(await piecesOf(asha)).toEqual([
      ['SK-2', 3],
      ['SK-1', 6],
    ]);
    expect(notes).toEqual(['Leheriya saree 1: 2 of 5 added. Only 6 items left.']);
    expect([hasFailed, skus()]).toEqual([false, []]);
  });

  it('[CART-5] is reported if it is sold out, if the cart has the whole stock, and if the shop no longer sells it', async () => {
    await setStock(shop.api, 'SK-3', 0);
    await runCartOperation(asha, 'addToCart', { sku: 'SK-4', quantity: 6 });
    for (const sku of ['SK-3', 'SK-4', 'SK-GONE']) visitorCart.add(sku, 1, 10);
    const { notes, hasFailed } = await mergeFor(asha);
    expect(notes).toEqual([
      'Leheriya saree 3: not added. Sold out.',
      'Leheriya saree 4: not added. You already have 6 in your cart.',
      'One of your items is no longer available.',
    ]);
    expect([await piecesOf(asha), hasFailed, skus()]).toEqual([[['SK-4', 6]], false, []]);
  });

  it('[CART-5] is added as far as there still is any, when others buy meanwhile', async () => {
    visitorCart.add('SK-5', 5, 10);
    line.before = async (request) => {
      if (adds(request)) await setStock(shop.api, 'SK-5', 2);
    };
    const { notes } = await mergeFor(asha);
    expect(await piecesOf(asha)).toEqual([['SK-5', 2]]);
    expect(notes).toEqual(['Leheriya saree 5: 2 of 5 added. Only 2 items left.']);
  });

  it('[CART-2] comes with its services, which join those of the line; one that is no longer offered is left out', async () => {
    await runCartOperation(asha, 'addToCart', { sku: 'SK-6', services: ['blouse-piece'] });
    visitorCart.add('SK-6', 1, 10, ['fall-pico', 'gone-by-now']);
    await mergeFor(asha);
    const { data } = await asha.request(
      '{ me { cart { items { quantity services { code } unitPrice { amount } } } } }',
    );
    expect(data.me.cart.items).toEqual([
      { quantity: 2, services: [{ code: 'fall-pico' }, { code: 'blouse-piece' }], unitPrice: { amount: 200_000 } },
    ]);
  });

  it('[WISH-4] is on the wishlist once, beside the former items', async () => {
    await runCartOperation(asha, 'addToWishlist', { sku: 'SK-7' });
    for (const sku of ['SK-7', 'SK-8']) visitorWishlist.add(sku, 1, 1);
    await mergeFor(asha);
    expect(await wishlistSkusOf(asha)).toEqual(['SK-8', 'SK-7']);
    expect(visitorWishlist.read()).toEqual([]);
  });

  it('counts once when the response gets lost, also if other shoppers bought the last pieces meanwhile', async () => {
    visitorCart.add('SK-9', 2, 10);
    line.after = cut;
    expect(await mergeFor(asha)).toMatchObject({ hasFailed: true, notes: [] });
    expect(skus()).toEqual(['SK-9']);
    expect(await piecesOf(asha)).toEqual([['SK-9', 2]]);
    expect(await mergeFor(asha)).toMatchObject({ hasFailed: true });
    await setStock(shop.api, 'SK-9', 0);
    line.after = async () => {};
    expect(await mergeFor(asha)).toMatchObject({ hasFailed: false, notes: [] });
    expect([await piecesOf(asha), skus()]).toEqual([[['SK-9', 2]], []]);
  });

  it('waits when it could not be sent, and is added once by the next merge', async () => {
    visitorCart.add('SK-10', 2, 10);
    line.before = cut;
    expect(await mergeFor(asha)).toMatchObject({ hasFailed: true });
    expect(await piecesOf(asha)).toEqual([]);
    line.before = async () => {};
    await Promise.all([mergeFor(asha), mergeFor(asha)]);
    expect(await piecesOf(asha)).toEqual([['SK-10', 2]]);
    expect((await asha.request(READ_CART)).data.me.cart.itemCount).toBe(2);
  });

  it('[AUTH-11] never comes to a second shopper once it was sent for a first', async () => {
    visitorCart.add('SK-11', 1, 10);
    line.after = cut;
    await mergeFor(asha);
    line.after = async () => {};
    const lata = await logIn();
    await mergeFor(lata);
    expect([await piecesOf(lata), await piecesOf(asha), skus()]).toEqual([[], [['SK-11', 1]], []]);
  });
});
