import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseErrorBody, parseErrorMessage } from '../../../bff/host/host-error-messages.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { createMisbehavingShop, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';
import { paymentInput } from '../../hosts/order-operations.ts';

const FIT = [
  'Stock service is down',
  'Payments are paused until 6 p.m. Please pay at 18:30 or later.',
  'We are moving house today. Orders of Rs. 1,250.50 and more wait.',
  'Please select another size.',
  'Only 3 item(s) can be sent by express delivery.',
  'Your session token has expired.',
  'हम अभी बंद हैं।',
  'Payment Error. Please use another card.',
];
const UNFIT = [
  'TypeError: stock is wrong',
  'Error: Stock service is down',
  'java.lang.NullPointerException',
  'Unhandled rejection',
  'connect ECONNREFUSED',
  'No answer of 10.0.0.7',
  'No answer of fe80::1ff:fe23:4567:890a',
  'No answer of localhost',
  'Cannot find server.js',
  'select id from products',
  'UPDATE carts SET quantity',
  'relation "carts" does not exist',
  'duplicate key value',
  'Cannot read properties of undefined (reading sku)',
  'sku is null',
  'getCart is not a function',
  'Unexpected token < in JSON at position 0',
  'MongoNetworkTimeout',
  'postgres is starting up',
  'socket hang up',
  'getaddrinfo failed',
  'timeout of 5000ms exceeded',
  'user_id is wrong',
  '<b>Sorry</b>',
  'Authorization: Bearer x',
  'Could not write to canary@example.com',
  'Refused eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIxMjM0NTY3ODkwIn0',
  'at /srv/app.js',
  'See http://stock.example',
  'A\nB',
  'x'.repeat(301),
  'password=hunter2',
  'E11000 duplicate key error collection: shop.users index: email_1 dup key: { email: "x@y.z" }',
  'SequelizeDatabaseError: column "foo" does not exist',
  'prisma.cart.findMany() invocation:',
  "Cannot read properties of undefined (reading '_id')",
  "ER_DUP_ENTRY: Duplicate entry 'x@y.in' for key 'email'",
  'Cast to ObjectId failed for value "x" (type string) at path "_id" for model "Cart"',
  'jwt malformed',
  'invalid signature',
  'Request failed with status code 500',
  'secretOrPrivateKey must have a value',
  'permission denied for schema shop',
  'DB_PASSWORD is missing',
];
/** Messages in which a host may refuse the shopper's input or choice. */
const FIT_REFUSALS = [
  'asha.verma+shop@example.co.in has an account already.',
  'User with email "a@b.c" already exists',
  'Please use your gmail.com address.',
  'ENTER A VALID OTP. EXPIRED OTPS ARE NOT TAKEN.',
  'Coupon DIWALI_SALE has expired',
  'Promo code SAVE_100 needs an order of Rs.1,250.50 or ₹2,000.',
  'Code "WELCOME10" is not valid',
  'The total = ₹500 is too little.',
  'Quantity must be > 0',
  'Password: must have 8 characters',
  'Please select a size from the list',
  'Please update your cart and set the quantity.',
  'We do not deliver to Mongolia.',
  'Order 550e8400-e29b-41d4-a716-446655440000 is on its way.',
  'RBSR-2101-MR: only 2 left',
  'leheriya-georgette-saree-with-zari-border is sold out.Please choose another one.',
  '“Rani pink” isn’t left in ‘M’.',
  'यह कोड मान्य नहीं है।',
];
const EMPTY = [
  'Internal Server Error',
  '500 Internal Server Error',
  'Bad Gateway',
  'Service Unavailable',
  'Gateway Timeout',
  'Internal error',
  'Error',
  'An unexpected error occurred.',
  'We can’t reach the shop right now. Please try again in a moment.',
  '503',
  '',
];

describe('the words of a host that fails', () => {
  it.each(FIT)('are for shoppers: %s', (words) => {
    expect(parseErrorMessage(JSON.stringify({ message: words }))).toBe(words);
    expect(parseErrorMessage(JSON.stringify({ error: ` ${words} ` }))).toBe(words);
    expect(parseErrorMessage(JSON.stringify({ message: 'Internal Server Error', error: words }))).toBe(words);
    expect(parseErrorMessage(JSON.stringify({ message: words, error: 'No.' }))).toBe(words);
  });

  it.each([...UNFIT, ...EMPTY])('are not for shoppers: %s', (words) => {
    expect(parseErrorMessage(JSON.stringify({ message: words }))).toBeUndefined();
    expect(parseErrorMessage(JSON.stringify({ error: words }))).toBeUndefined();
    expect(parseErrorMessage(JSON.stringify({ message: { error: words } }))).toBeUndefined();
  });

  it('are absent in a body that is not a JSON object', () => {
    const page = '<html><body><h1>Stock service is down</h1></body></html>';
    for (const text of [page, 'Stock service is down', '', '{', '"Stock service is down"', '{"message":7}'])
      expect([text, parseErrorMessage(text)]).toEqual([text, undefined]);
  });
});

describe('the words of a host that refuses', () => {
  const wordsIn = (body: unknown) => parseErrorBody(JSON.stringify(body)).message;
  const unfit = UNFIT.filter((words) => words !== 'Could not write to canary@example.com');

  it.each([...FIT, ...FIT_REFUSALS])('[AUTH-8] are for shoppers: %s', (words) => {
    expect([{ message: words }, { error: ` ${words} ` }, { errors: [{ msg: words }] }].map(wordsIn)).toEqual([
      words,
      words,
      words,
    ]);
  });

  it.each(unfit)('[GATE-5] are not for shoppers: %s', (words) => {
    const bodies = [{ message: words }, { error: words }, { errors: { sku: [words] } }, { detail: { message: words } }];
    expect(bodies.map(wordsIn)).toEqual([undefined, undefined, undefined, undefined]);
    const named = { message: words, errors: { sku: [words], name: ['Not so.'], phone: ['Nor so.'] } };
    expect(parseErrorBody(JSON.stringify(named)).fields?.map(({ field }) => field)).toEqual(['name', 'phone']);
  });

  it('are looked for where the first ones are not for shoppers', () => {
    expect(wordsIn({ message: 'E11000 duplicate key', error: 'This address is taken.' })).toBe(
      'This address is taken.',
    );
  });

  it('may begin with the name of their field', () => {
    expect(wordsIn({ field: 'pin_code', message: 'pin_code is not known' })).toBe('pin_code is not known');
    expect(wordsIn({ message: '"order.phone" is empty', errors: [{ path: 'order.phone' }] })).toBe(
      '"order.phone" is empty',
    );
    expect(wordsIn({ field: 'pin_code', message: 'pin_code fails in user_id' })).toBeUndefined();
  });
});

describe('a failure of the host', () => {
  let twisted: MisbehavingShop;
  let asha: TestBrowser;
  beforeAll(async () => {
    twisted = await createMisbehavingShop();
  });
  afterAll(() => twisted.close());
  beforeEach(async () => {
    ({ asha } = await twisted.open());
  });
  const errorOf = async (operation: string, variables?: Record<string, unknown>) => {
    const { errors } = await asha.request(operation, variables);
    return [errors?.[0]?.message, errors?.[0]?.extensions];
  };
  const DOWN = { message: 'Stock service is down' };

  const CHANGES: [call: string, operation: string, readBack?: string][] = [
    ['POST /cart', 'addToCart(input: { sku: "SAR-1001-0" })', 'me.cart'],
    ['DELETE /cart', 'removeFromCart(input: { cartItemId: "1" })', 'me.cart'],
    ['POST /wishlist', 'addToWishlist(input: { sku: "SAR-1001-0" })', 'me.wishlist'],
    ['PATCH /user/update-profile', 'updateProfile(input: { name: "A", phone: "9876543210" })', 'me'],
    ['POST /user/login', 'login(input: { email: "a@b.in", password: "x" })'],
    ['POST /user/send-otp', 'requestOtp(input: { email: "a@b.in" })'],
    ['POST /user/verify-otp', 'verifyOtp(input: { email: "a@b.in", otp: "1234" })'],
  ];
  it.each(CHANGES)('[GATE-5] [AUTH-8] returns its message at %s', async (call, operation, readBack) => {
    twisted.responseAt(call, 500, DOWN);
    expect(await errorOf(`mutation { ${operation} { userErrors { code } } }`)).toEqual([
      'Stock service is down',
      {
        code: 'UPSTREAM_INVALID_RESPONSE',
        fromHost: true,
        outcome: 'UNKNOWN',
        ...(readBack ? { readBack } : {}),
        requestId: expect.any(String),
      },
    ]);
  });

  it('[GATE-5] returns its message with any status, also for a read', async () => {
    for (const status of [501, 502, 503, 504, 599]) {
      ({ asha } = await twisted.open());
      twisted.responseAt('POST /cart', status, { error: 'Stock service is down' });
      const add = 'mutation { addToCart(input: { sku: "SAR-1001-0" }) { userErrors { code } } }';
      expect([status, ...(await errorOf(add))]).toMatchObject([
        status,
        'Stock service is down',
        { outcome: 'UNKNOWN' },
      ]);
    }
    ({ asha } = await twisted.open());
    twisted.responseAt('GET /order', 500, DOWN);
    expect(await errorOf('{ me { orderItems { nodes { id } } } }')).toMatchObject([
      'Stock service is down',
      { code: 'UPSTREAM_INVALID_RESPONSE', fromHost: true },
    ]);
  });

  it('[GATE-5] hides messages that are not for shoppers', async () => {
    for (const body of [
      { message: 'TypeError: x' },
      { message: 'Bad Gateway' },
      '<h1>Stock service is down</h1>',
      {},
    ]) {
      ({ asha } = await twisted.open());
      twisted.responseAt('GET /order', 502, body);
      const [message, extensions] = await errorOf('{ me { orderItems { nodes { id } } } }');
      expect(message).toBe('We can’t reach the shop right now. Please try again in a moment.');
      expect(extensions).not.toHaveProperty('fromHost');
    }
  });

  it('[GATE-5] hides messages that are not for shoppers in a refusal, and names the failed call', async () => {
    const ADD = 'mutation { addToCart(input: { sku: "SAR-1001-0" }) { userErrors { message } } }';
    const LOGIN = 'mutation { login(input: { email: "a@b.in", password: "x" }) { userErrors { message } } }';
    const secret = { message: 'connect ECONNREFUSED 10.0.0.5:27017' };
    for (const status of [400, 404, 409, 422]) {
      twisted.responseAt('POST /cart', status, secret);
      const { data } = await asha.request(ADD);
      expect(data.addToCart.userErrors).toEqual([{ message: 'Failed to add product to cart.' }]);
    }
    twisted.responseAt('POST /user/login', 401, secret);
    expect((await asha.request(LOGIN)).data.login.userErrors).toEqual([{ message: 'Incorrect email or password.' }]);
    twisted.responseAt('GET /order', 403, secret);
    expect(await errorOf('{ me { orderItems { nodes { id } } } }')).toMatchObject(['This is not allowed.', {}]);
  });

  it('[CHECK-6] returns its message for a payment, and that its opening is unknown', async () => {
    await asha.request('mutation { addToCart(input: { sku: "SAR-1001-0" }) { userErrors { code } } }');
    const { data } = await asha.request('{ me { cart { totals { total { amount } } } } }');
    const { amount } = data.me.cart.totals.total;
    const start = 'mutation ($input: StartPaymentInput!) { startPayment(input: $input) { userErrors { code } } }';
    const pay = () => errorOf(start, { input: paymentInput(amount) });
    twisted.responseAt('POST /payment', 500, { message: 'The bank is closed' });
    expect(await pay()).toMatchObject([
      'The bank is closed',
      { code: 'UPSTREAM_TIMEOUT', fromHost: true, outcome: 'UNKNOWN' },
    ]);
    twisted.responseAt('POST /payment', 503, { message: 'The bank is closed' });
    expect(await pay()).toMatchObject(['The bank is closed', { code: 'UPSTREAM_UNAVAILABLE', fromHost: true }]);
  });

  it('[CART-9] returns its message for a promo code', async () => {
    twisted.responseAt('POST /promocode', 500, { message: 'Codes are being counted' });
    const checked = await asha.request('{ promoCode(code: "KNOT150", subtotal: 1) { error { code message } } }');
    expect(checked.data.promoCode.error).toEqual({ code: 'UNAVAILABLE', message: 'Codes are being counted' });
  });
});
