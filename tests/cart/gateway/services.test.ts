import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createGatewayShop, type GatewayShop } from './gateway-shop.ts';

let shop: GatewayShop;
let basicHost: BasicShopHost;
let basic: TestGateway;
let asha: TestBrowser;
beforeAll(async () => {
  shop = await createGatewayShop();
  basicHost = await createBasicShopHost();
  basic = await createTestGateway(basicHost.url);
});
afterAll(async () => {
  for (const part of [basic, basicHost, shop]) await part.close();
});
beforeEach(async () => {
  asha = await shop.newShopper();
});

const LINE = `id services { code name price { amount } } unitPrice { amount } lineTotal { amount }
  variant { product { price { amount } } }`;
const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { cartItem { ${LINE} } userErrors { code field } } }`;
const SET = `mutation ($input: SetCartItemServicesInput!) { setCartItemServices(input: $input) {
  cartItem { ${LINE} } cart { totals { subtotal { amount } } } userErrors { code field } } }`;
const OFFERED = (sku: string) =>
  `{ variant(sku: "${sku}") { product { services { code name description price { amount } } } } }`;

describe('a service on a piece for a price', () => {
  it('is offered by category, chosen with the piece, and only part of the price of the line', async () => {
    const { services } = (await asha.request(OFFERED('SK-1'))).data.variant.product;
    expect(services).toMatchObject([
      { code: 'fall-pico', name: 'Fall and pico', description: expect.any(String), price: { amount: 15_000 } },
      { code: 'blouse-piece', price: { amount: 35_000 } },
    ]);
    const { data, errors } = await asha.request(ADD, { input: { sku: 'SK-1', quantity: 2, services: ['fall-pico'] } });
    expect(errors).toBeUndefined();
    expect(data.addToCart.cartItem).toMatchObject({
      services: [{ code: 'fall-pico', name: 'Fall and pico', price: { amount: 15_000 } }],
      unitPrice: { amount: 165_000 },
      lineTotal: { amount: 330_000 },
      variant: { product: { price: { amount: 150_000 } } },
    });
  });

  it('is set at the line, and a service that the shop does not have is a user error', async () => {
    const { data } = await asha.request(ADD, { input: { sku: 'SK-2', services: ['fall-pico'] } });
    const cartItemId = data.addToCart.cartItem.id;
    const set = async (services: string[]) =>
      (await asha.request(SET, { input: { cartItemId, services } })).data.setCartItemServices;
    expect(await set(['blouse-piece'])).toMatchObject({
      cartItem: { unitPrice: { amount: 185_000 } },
      cart: { totals: { subtotal: { amount: 185_000 } } },
      userErrors: [],
    });
    expect(await set(['steaming'])).toMatchObject({
      cartItem: null,
      userErrors: [{ code: 'INVALID_INPUT', field: ['input', 'services'] }],
    });
  });

  it('is absent on a basic host, where a request for it is refused', async () => {
    const browser = createTestBrowser(basic);
    browser.token = 't.asha';
    const sarees = basicHost.catalogue.products.filter(({ category }) => category === 'Saree');
    const { sku = '' } = sarees.flatMap(({ variants }) => variants).find(({ stock }) => stock) ?? {};
    expect((await browser.request(OFFERED(sku))).data.variant.product.services).toEqual([]);
    const refused = await browser.request(ADD, { input: { sku, services: ['fall-pico'] } });
    expect(refused.data.addToCart).toMatchObject({
      cartItem: null,
      userErrors: [{ code: 'INVALID_INPUT', field: ['input', 'services'] }],
    });
    const { data } = await browser.request(ADD, { input: { sku } });
    expect(data.addToCart.cartItem.services).toEqual([]);
    const { errors } = await browser.request(SET, { input: { cartItemId: data.addToCart.cartItem.id, services: [] } });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
