import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createMisbehavingShop, type MisbehavingHost } from '../../hosts/misbehaving-host.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';

const SUBSCRIBE = 'mutation { subscribeToNewsletter(input: { email: "a@b.example" }) { message userErrors { code } } }';
const ADD_PRODUCT =
  'mutation ($input: AddProductInput!) { addProduct(input: $input) { product { id } userErrors { code field message } } }';
const NEW_PRODUCT = {
  name: 'Bandhani saree',
  category: 'Saree',
  fabric: 'Georgette',
  listPrice: 200_000,
  price: 150_000,
  variants: [{ sku: 'NEW-1', color: 'Red', stock: 1, image: 'https://pictures.example/a.jpg' }],
};
const shop = createMisbehavingShop();
let host: MisbehavingHost;
let asha: TestBrowser;
beforeEach(async () => {
  ({ asha } = await (await shop).open());
  ({ host } = await shop);
});
afterAll(async () => (await shop).close());

const twist = (call: string, status: number, body: string) => {
  host.twist = (made, response) => {
    if (made.startsWith(call)) Object.assign(response, { status, body, headers: { 'content-type': 'text/plain' } });
  };
};

describe('a success without the body of the contract', () => {
  it.each<[number, string]>([
    [202, 'Accepted'],
    [202, ''],
    [204, ''],
    [200, 'Thank you!'],
    [200, '"OK"'],
    [201, 'true'],
    [200, 'null'],
    [200, '[]'],
  ])('of a change is a success: %d %s', async (status, body) => {
    twist('POST /newsletter/subscribe', status, body);
    const { data, errors } = await asha.request(SUBSCRIBE);
    expect([errors, data]).toEqual([undefined, { subscribeToNewsletter: { message: null, userErrors: [] } }]);
  });

  it.each(['{"message":"cut', '<html>Log in</html>', 'false', '["odd"]'])(
    'of a change is none when it is broken: %s',
    async (body) => {
      twist('POST /newsletter/subscribe', 200, body);
      const { errors } = await asha.request(SUBSCRIBE);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_INVALID_RESPONSE', outcome: 'UNKNOWN' });
    },
  );

  it.each<[number, string]>([
    [201, ''],
    [202, 'Accepted'],
    [200, '{"success":true,"message":"Added"}'],
  ])('of a new product is a success without the product: %d %s', async (status, body) => {
    twist('POST /admin/addproduct', status, body);
    const { data, errors } = await asha.request(ADD_PRODUCT, { input: NEW_PRODUCT });
    expect([errors, data]).toEqual([undefined, { addProduct: { product: null, userErrors: [] } }]);
  });

  it.each([204, 200])('of a read of one thing is null: %d', async (status) => {
    twist('GET /product/t-saree-1', status, '');
    expect(await asha.request('{ product(id: "t-saree-1") { productId } }')).toMatchObject({ data: { product: null } });
    twist('GET /order/getOrder', status, '');
    const order = await asha.request('{ me { orderItem(id: "o-1") { status } } }');
    expect([order.errors, order.data]).toEqual([undefined, { me: { orderItem: null } }]);
  });
});
