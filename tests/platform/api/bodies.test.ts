import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartOf, addToCart, createShopper } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { OPERATIONS, sampleOf } from '../../contract.ts';
import type { Json } from '../../json.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';

let api: TestApi;
let asha: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1)]);
  asha = await createShopper(api);
});
afterAll(() => api.close());

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
/** The bodies of a call without one, as curl, axios and fetch send them. */
const EMPTY: [what: string, headers: Record<string, string>, payload?: string][] = [
  ['nothing', {}],
  ['an empty form, as curl -d and axios', { 'content-type': FORM }, ''],
  ['an empty text, as fetch', { 'content-type': 'text/plain;charset=UTF-8' }, ''],
  ['JSON without a body', { 'content-type': JSON_TYPE }],
  ['JSON of a charset without a body', { 'content-type': `${JSON_TYPE}; charset=utf-8` }, ''],
  ['null as JSON', { 'content-type': JSON_TYPE }, 'null'],
  ['an empty object', { 'content-type': JSON_TYPE }, '{}'],
];

describe(`a call without a body (${DATABASE_KIND})`, () => {
  it.each(EMPTY)('[REST-1] [REST-2] renews and ends the session with %s', async (_, headers, payload) => {
    const shopper = await createShopper(api);
    const cookie = () => [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const send = (url: string) =>
      api.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, cookie: cookie() },
        ...(payload !== undefined && { payload }),
      });
    const renewed = await send('/auth/token');
    expect(renewed.json()).toEqual({ accessToken: expect.stringMatching(/^[^.]+\.[^.]+\.[^.]+$/) });
    for (const { name, value } of renewed.cookies) shopper.cookies.set(name, value);
    expect((await send('/user/logout')).statusCode).toBe(200);
    expect((await send('/auth/token')).statusCode).toBe(401);
  });

  it.each(EMPTY)('[REST-24] removes a line of the cart with %s', async (_, headers, payload) => {
    const added = await addToCart(asha, 'SK-1-A', 1);
    const response = await api.app.inject({
      method: 'DELETE',
      url: `/cart/${added.body.data.cartId}`,
      headers: { ...headers, authorization: `Bearer ${asha.token}`, cookie: cookieOf(asha) },
      ...(payload !== undefined && { payload }),
    });
    expect(response.statusCode).toBe(200);
    expect(await cartOf(asha)).toEqual([]);
  });

  it('[REST-1] is no way in for the form or the text of another site', async () => {
    const send = async (headers: Record<string, string>) =>
      (await api.app.inject({ method: 'POST', url: '/auth/token', headers, payload: '' })).statusCode;
    for (const type of [FORM, 'text/plain', 'multipart/form-data; boundary=x']) {
      const form = { 'content-type': type, host: 'shop.example' };
      expect(await send({ ...form, 'sec-fetch-site': 'cross-site' })).toBe(415);
      expect(await send({ ...form, 'sec-fetch-site': 'same-site' })).toBe(415);
      expect(await send({ ...form, origin: 'https://elsewhere.example' })).toBe(415);
      expect(await send({ ...form, origin: 'null' })).toBe(415);
      expect(await send({ ...form, origin: 'https://shop.example' })).toBe(404);
      expect(await send({ ...form, 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' })).toBe(404);
    }
  });

  it('[REST-1] is still refused with a body that is no JSON', async () => {
    const send = (type: string) =>
      api.app.inject({ method: 'POST', url: '/auth/token', headers: { 'content-type': type }, payload: 'a=1' });
    for (const type of [FORM, 'text/plain']) {
      const response = await send(type);
      expect([response.statusCode, response.json()]).toMatchObject([415, { code: 'UNSUPPORTED_TYPE' }]);
    }
    expect((await send(JSON_TYPE)).json()).toEqual({ code: 'BAD_INPUT', message: 'The body is not valid JSON.' });
  });

  it('reports a forbidden name in valid JSON', async () => {
    for (const payload of ['{"__proto__":1}', '{"constructor":{"prototype":1}}', '[{"\\u005f_proto__":{}}]']) {
      const headers = { 'content-type': JSON_TYPE };
      const response = await api.app.inject({ method: 'POST', url: '/user/send-otp', headers, payload });
      const message = 'The body must have nothing named "__proto__", and no "constructor" with a "prototype" in it.';
      expect([payload, response.statusCode, response.json()]).toEqual([payload, 400, { code: 'BAD_INPUT', message }]);
    }
  });

  it('is refused with bytes that are not UTF-8, and stores none of them', async () => {
    const payload = Buffer.concat([Buffer.from('{"name":"Ren'), Buffer.from([0xe9]), Buffer.from('e","phone":""}')]);
    const headers = { 'content-type': JSON_TYPE, authorization: `Bearer ${asha.token}`, cookie: cookieOf(asha) };
    const response = await api.app.inject({ method: 'PATCH', url: '/user/update-profile', headers, payload });
    const message = 'The body must be JSON in UTF-8: it has bytes that are none.';
    expect([response.statusCode, response.json()]).toEqual([400, { code: 'BAD_INPUT', message }]);
    expect((await asha.get('/user/profile')).body.user.name).not.toContain('\ufffd');
  });

  it('reports its missing body if the operation needs one', async () => {
    for (const [, headers, payload] of EMPTY.slice(0, -1)) {
      const sent = { headers, ...(payload !== undefined && { payload }) };
      const response = await api.app.inject({ method: 'POST', url: '/user/send-otp', ...sent });
      expect([response.statusCode, response.json()]).toMatchObject([
        400,
        { code: 'INVALID_INPUT', message: expect.stringMatching(/^body (is missing|must be an object)$/) },
      ]);
    }
  });
});

const cookieOf = ({ cookies }: Client) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const ADDRESS = {
  name: 'Asha Verma',
  address: '12, Johari Bazaar',
  city: 'Jaipur',
  state: 'Rajasthan',
  pinCode: '302003',
  phone: '9829012345',
  email: 'asha@example.com',
};
const payment = (change: object, order: object = {}) => ({
  payment: { amount: 1_500 },
  receipt: 'attempt-1',
  order: { shippingDetails: ADDRESS, orderItems: [{ sku: 'SK-1-A', quantity: 1 }], ...order },
  shppingbilling: true,
  ...change,
});

describe(`a field of a body that is wrong (${DATABASE_KIND})`, () => {
  const NESTED: [url: string, field: string, message: string, body: object][] = [
    ['/payment', 'payment.amount', 'must be a number', payment({ payment: { amount: 'abc' } })],
    ['/payment', 'payment.amount', 'is missing', payment({ payment: {} })],
    [
      '/payment',
      'order.orderItems[1].quantity',
      'must be a whole number',
      payment(
        {},
        {
          orderItems: [
            { sku: 'SK-1-A', quantity: 1 },
            { sku: 'SK-2-A', quantity: 'x' },
          ],
        },
      ),
    ],
    ['/payment', 'order.orderItems[0].sku', 'is missing', payment({}, { orderItems: [{ quantity: 1 }] })],
    [
      '/payment',
      'order.shippingDetails.name',
      'must have at most 5000 characters',
      payment({}, { shippingDetails: { ...ADDRESS, name: 'a'.repeat(5_001) } }),
    ],
    [
      '/payment',
      'order.shippingDetails.phone',
      'must be a text',
      payment({}, { shippingDetails: { ...ADDRESS, phone: null } }),
    ],
    [
      '/cart/items',
      'items[1].quantity',
      'must be a whole number',
      {
        items: [
          { sku: 'SK-1-A', quantity: 1 },
          { sku: 'SK-1-A', quantity: 1.5 },
        ],
      },
    ],
    ['/cart/items', 'items[0].colour', 'is not known', { items: [{ sku: 'SK-1-A', quantity: 1, colour: 'Red' }] }],
    ['/cart/items', 'items[0].sku', 'must not contain a NUL character', { items: [{ sku: 'SK\0', quantity: 1 }] }],
  ];
  it.each(NESTED)('is named by its path at %s: %s %s', async (url, field, message, body) => {
    const response = await asha.post(url, body);
    expect(response).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', field, message: `${field} ${message}` },
    });
  });

  it('[REST-2] is refused by its path and limit where a text is longer than the contract allows, at every call', async () => {
    const calls = OPERATIONS.filter(({ path, requestBody }) => requestBody && !path.startsWith('/admin/'));
    const texts = calls.flatMap(({ method, path, requestBody }) => {
      const schema = requestBody?.content['application/json']?.schema;
      const limits = Object.entries<Json>(schema?.properties ?? {}).filter(([, { maxLength }]) => maxLength);
      return limits.map(([field, { maxLength }]) => ({ method, path, field, maxLength, body: sampleOf(schema) }));
    });
    expect(texts.length).toBeGreaterThan(20);
    for (const { method, path, field, maxLength, body } of texts) {
      const url = path.replaceAll(/\{\w+\}/g, 'none');
      const long = { ...body, [field]: 'é'.repeat(maxLength + 1) };
      expect(await asha.call(method.toUpperCase() as 'GET', url, long)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', field, message: `${field} must have at most ${maxLength} characters` },
      });
    }
  });

  const OF_OTHER_TYPE: [url: string, field: string, must: string, body: object][] = [
    ['/user/send-otp', 'email', 'must be a text', { email: ['x@y.example'] }],
    ['/user/send-otp', 'email', 'must be a text', { email: null }],
    ['/newsletter/subscribe', 'email', 'must be a text', { email: ['x@y.example'] }],
    ['/user/login', 'password', 'must be a text', { email: 'x@y.example', password: 12_345_678 }],
    ['/user/login', 'unbound', 'must be true or false', { email: 'x@y.example', password: 'abc', unbound: 'true' }],
    ['/cart', 'quantity', 'must be a whole number', { sku: 'SK-1-A', quantity: '1' }],
    ['/cart', 'quantity', 'must be a whole number', { sku: 'SK-1-A', quantity: [1] }],
    ['/cart', 'sku', 'must be a text', { sku: ['SK-1-A'], quantity: 1 }],
    ['/wishlist', 'sku', 'must be a text', { sku: true }],
    ['/promocode/validate', 'totalAmount', 'must be a number', { promoCode: 'RANG10', totalAmount: '4000' }],
    ['/payment', 'shppingbilling', 'must be true or false', payment({ shppingbilling: 1 })],
  ];
  it.each(OF_OTHER_TYPE)('is not taken for the right type at %s: %s %s, not %j', async (url, field, must, body) => {
    const response = await asha.post(url, body);
    expect(response).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', field, message: `${field} ${must}` },
    });
  });

  it('[REST-20] may be null if the contract does not require it: null is absent', async () => {
    const { email } = (await asha.get('/user/profile')).body.user;
    const shippingDetails = { ...ADDRESS, email };
    const orderItems = [{ sku: 'SK-1-A', quantity: 1, sellerId: null }];
    const response = await asha.post(
      '/payment',
      payment({ promoCode: null }, { shippingDetails, billingDetails: null, orderItems }),
    );
    // The cart is empty, which is checked after all fields are valid.
    expect(response).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
  });

  it('is no id by being a number without bounds', async () => {
    const headers = { 'content-type': JSON_TYPE, authorization: `Bearer ${asha.token}`, cookie: cookieOf(asha) };
    const send = (url: string, payload: string) => api.app.inject({ method: 'POST', url, headers, payload });
    const sku = await send('/cart', '{"sku":-1e999,"quantity":1}');
    expect([sku.statusCode, sku.json()]).toMatchObject([400, { field: 'sku', message: 'sku must be a text' }]);
    const many = await send('/cart', '{"sku":"SK-1-A","quantity":1e999}');
    expect([many.statusCode, many.json()]).toMatchObject([400, { field: 'quantity' }]);
  });

  it('does not affect numbers in paths and queries, which are texts there', async () => {
    expect((await api.get('/product/Saree/1')).status).toBe(200);
    expect((await api.get('/search?text=silk&page=1&fabric=Silk')).status).toBe(200);
    expect((await api.get('/search?text=silk&page=x')).body).toMatchObject({ field: 'page', code: 'BAD_INPUT' });
  });
});

describe(`a refusal (${DATABASE_KIND})`, () => {
  it('repeats no part of the requested address', async () => {
    const odd = ['/product/%ff?mark=secret', `/product/${'secret'.repeat(100)}`, '/%E0%A4%A/secret'];
    for (const url of odd) {
      const { statusCode, body, headers } = await api.app.inject({ url });
      expect(headers['x-request-id']).toMatch(/^[\w-]+$/);
      const { message, code } = JSON.parse(body);
      expect([statusCode, message, code]).toEqual(
        statusCode === 414
          ? [414, 'The address is too long.', 'ADDRESS_TOO_LONG']
          : [400, 'The address is not well formed.', 'BAD_INPUT'],
      );
    }
  });

  it('is documented for every operation', () => {
    const undocumented = OPERATIONS.filter(({ responses }) => !responses['default']?.content?.['application/json']);
    expect(undocumented.map(({ operationId }) => operationId)).toEqual([]);
  });
});

it('a body that is too large is refused', async () => {
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const init = { method: 'POST', headers: { 'content-type': JSON_TYPE }, body: 'x'.repeat(5_000_000) };
  const response = await fetch(`${address}/user/login`, init);
  expect([response.status, (await response.json()).code]).toEqual([413, 'TOO_LARGE']);
});
