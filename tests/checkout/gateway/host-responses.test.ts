import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, sendJson, type TestHost } from '../../hosts/test-host.ts';
import { failureOf, paymentOf, runOrderOperation, paymentInput } from '../../hosts/order-operations.ts';

/** The host's response to a call such as `POST /payment`. A number is a status without a body. */
type Responses = Record<string, unknown>;

const PRICE = 1_500;
const variant = { sku: 'SK-1', productId: 'p-1', image: '/a.jpg', color: 'Indigo', stock: 5 };
const product = { name: 'Leheriya saree', category: 'Saree', showPrice: PRICE, sellerId: 'se-1' };
const CART = { cartData: [{ cartId: 'c-1', sku: 'SK-1', quantity: 1, variant: { ...variant, product } }] };
const PROFILE = { user: { id: 's-1', name: 'Asha', email: 'asha@example.com', is_first_purchase: false } };
const USUAL: Responses = {
  'GET /additions': { additions: ['payment-status', 'order-pages'] },
  'GET /cart': CART,
  'GET /user/profile': PROFILE,
};
const payment = (status: string) => ({ id: 'order_1', amount: PRICE * 100, status, orders: [] });

let host: TestHost;
let gateway: TestGateway;
let asha: TestBrowser;
let responses: Responses = USUAL;
const bytes: Buffer[] = [];
const reported: Record<string, unknown>[] = [];
beforeAll(async () => {
  host = await createTestHost(async (path, _, response, request) => {
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(Buffer.from(chunk));
    bytes.push(Buffer.concat(body));
    reported.push(request.headers);
    const result = responses[`${request.method} /${path.join('/')}`];
    if (result === 'cut') return (response.socket?.destroy(), 'sent');
    if (typeof result === 'number') return (response.writeHead(result).end('secret words'), 'sent');
    if (!Array.isArray(result)) return result;
    sendJson(response, Number(result[0]), result[1]);
    return 'sent';
  });
  gateway = await createTestGateway(host.url, {
    razorpayKeyId: 'rzp_own',
    paymentWidgetUrl: 'https://own.example/w.js',
  });
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});
beforeEach(() => {
  responses = USUAL;
  bytes.length = 0;
  reported.length = 0;
  host.calls.length = 0;
  asha = Object.assign(createTestBrowser(gateway), { token: 't.asha' });
});
const responding = (more: Responses) => void (responses = { ...USUAL, ...more });
const start = () => runOrderOperation(asha, 'startPayment', paymentInput(PRICE * 100));

describe('a host that reports payments', () => {
  it('[CHECK-6] returns key, widget, status and time; the gateway replaces an address that no page may load', async () => {
    const opened = {
      amount: PRICE * 100,
      id: 'order_1',
      keyId: 'rzp_1',
      status: 'pending',
      expiresAt: '2026-11-21T10:00:00Z',
    };
    responding({ 'POST /payment': { ...opened, widgetUrl: 'https://pay.example/w.js' } });
    expect((await start()).payment).toEqual({
      id: 'order_1',
      amount: { amount: PRICE * 100 },
      keyId: 'rzp_1',
      widgetUrl: 'https://pay.example/w.js',
      status: 'PENDING',
      expiresAt: '2026-11-21T10:00:00.000Z',
    });
    for (const widgetUrl of ['javascript:alert(1)', '', 'w.js', 'data:text/javascript,1']) {
      responding({ 'POST /payment': { ...opened, keyId: null, widgetUrl } });
      expect((await start()).payment).toMatchObject({ keyId: 'rzp_own', widgetUrl: 'https://own.example/w.js' });
    }
    const strict = await createTestGateway(host.url, { isProduction: true });
    const browser = Object.assign(createTestBrowser(strict), { token: asha.token });
    responding({ 'POST /payment': { ...opened, widgetUrl: 'http://127.0.0.1:4004/w.js' } });
    expect((await start()).payment.widgetUrl).toBe('http://127.0.0.1:4004/w.js');
    const inProduction = await runOrderOperation(browser, 'startPayment', paymentInput(PRICE * 100));
    await strict.close();
    expect(inProduction.payment.widgetUrl).toBe('https://checkout.razorpay.com/v1/checkout.js');
  });

  const REFUSED: [status: number, body: object, code: string, field: string[] | null][] = [
    [409, { code: 'PRICE_CHANGED', message: 'It is dearer now.' }, 'PRICE_CHANGED', null],
    [409, { code: 'INSUFFICIENT_STOCK', available: 1 }, 'INSUFFICIENT_STOCK', null],
    [409, { code: 'ALREADY_EXISTS', field: 'receipt' }, 'ALREADY_EXISTS', ['input', 'attemptId']],
    [400, { code: 'EXPIRED' }, 'EXPIRED', null],
    [400, { code: 'INVALID_PROMO_CODE', field: 'promoCode' }, 'INVALID_PROMO_CODE', ['input', 'promoCode']],
    [
      400,
      { code: 'INVALID_INPUT', field: 'billingDetails.phone' },
      'INVALID_INPUT',
      ['input', 'billingAddress', 'phone'],
    ],
    [400, { error: 'Product is out of stock' }, 'OUT_OF_STOCK', null],
    [400, { error: 'Coupon has expired' }, 'INVALID_PROMO_CODE', null],
    [400, { error: 'Amount does not match' }, 'PRICE_CHANGED', null],
    [422, {}, 'INVALID_INPUT', null],
    [402, {}, 'PAYMENT_FAILED', null],
  ];
  it('[CHECK-7] [REST-20] reads why it was refused, with codes and without', async () => {
    for (const [status, body, code, field] of REFUSED) {
      responding({ 'POST /payment': [status, body] });
      const { userErrors, payment: none, cart } = await start();
      expect([body, userErrors]).toMatchObject([body, [{ code, field }]]);
      expect([none, cart.itemCount]).toEqual([null, 1]);
    }
  });

  it('[CHECK-8] reports an unavailable payment provider, not an unavailable shop, however often, and opens a payment once it is back', async () => {
    const message = 'The payment provider is not responding right now.';
    for (let time = 0; time < 30; time++) {
      responding({ 'POST /payment': [503, { code: 'PROVIDER_UNAVAILABLE', message }] });
      const { userErrors, payment: none, cart } = await start();
      expect(userErrors).toMatchObject([{ code: 'UNAVAILABLE', message, field: null }]);
      expect([none, cart.itemCount]).toEqual([null, 1]);
    }
    responding({ 'POST /payment': { amount: PRICE * 100, id: 'order_1' } });
    expect((await start()).payment).not.toBeNull();
  });

  it('[CHECK-7] names the amount of a payment that it does not want also when that cannot be given up', async () => {
    const result = { amount: PRICE * 100 + 500, id: 'order_1', status: 'pending' };
    for (const gone of [404, 503, 500]) {
      host.calls.length = 0;
      responding({ 'POST /payment': result, 'DELETE /payment/order_1': [gone, {}] });
      expect((await start()).userErrors).toMatchObject([{ code: 'PRICE_CHANGED' }]);
      expect(host.calls.filter((call) => call.includes('order_1'))).toHaveLength(1);
    }
  });

  it('[CHECK-7] reads the cart again after a refusal, and not before', async () => {
    responding({ 'POST /payment': [409, { code: 'OUT_OF_STOCK' }] });
    await start();
    expect(host.calls.filter((call) => call === '/cart')).toHaveLength(2);
  });

  const FAILED: [answer: unknown, code: string][] = [
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [429, 'RATE_LIMITED'],
    [500, 'UPSTREAM_TIMEOUT'],
    [502, 'UPSTREAM_TIMEOUT'],
    [503, 'UPSTREAM_UNAVAILABLE'],
    ['cut', 'UPSTREAM_TIMEOUT'],
    [200, 'UPSTREAM_TIMEOUT'],
    [302, 'UPSTREAM_TIMEOUT'],
    [{ amount: -5, id: 'order_1' }, 'UPSTREAM_TIMEOUT'],
    [{ id: 'order_1' }, 'UPSTREAM_TIMEOUT'],
  ];
  it('[CHECK-8] [GATE-5] distinguishes an unknown outcome from a known one, and each call is sent once', async () => {
    for (const [result, code] of FAILED) {
      // One gateway each, because so many failures would open the group's circuit.
      const other = await createTestGateway(host.url);
      const browser = Object.assign(createTestBrowser(other), { token: asha.token });
      responding({ 'POST /payment': result });
      host.calls.length = 0;
      expect([result, await failureOf(browser, 'startPayment', paymentInput(PRICE * 100))]).toEqual([result, code]);
      expect(host.calls.filter((call) => call === '/payment')).toHaveLength(1);
      await other.close();
    }
  });

  it('[CHECK-8] [REST-21] returns the state of a payment, in each of its four states', async () => {
    const words = { pending: 'PENDING', paid: 'PAID', not_paid: 'NOT_PAID', refunded: 'REFUNDED' };
    for (const [rest, status] of Object.entries(words)) {
      responding({
        'GET /payment/order_1': { payment: payment(rest) },
        'DELETE /payment/order_1': { payment: payment(rest) },
        'POST /payment/verification': { success: true, payment: payment(rest) },
      });
      expect(await paymentOf(asha, 'order_1')).toMatchObject({
        paymentOrderId: 'order_1',
        status,
        amount: { amount: PRICE * 100 },
      });
      const verified = await runOrderOperation(asha, 'verifyPayment', {
        paymentOrderId: 'order_1',
        paymentId: 'pay_1',
        signature: 'f',
      });
      expect(verified).toMatchObject({ payment: { status }, orderItems: [], userErrors: [] });
      expect((await runOrderOperation(asha, 'cancelPayment', { paymentOrderId: 'order_1' })).payment.status).toBe(
        status,
      );
    }
    expect(await paymentOf(asha, 'order_2')).toBeNull();
    const none = await runOrderOperation(asha, 'cancelPayment', { paymentOrderId: 'order_2' });
    expect(none).toMatchObject({
      payment: null,
      userErrors: [{ code: 'NOT_FOUND', field: ['input', 'paymentOrderId'] }],
    });
  });

  it('[CHECK-8] is paid for as before while payments rest: the catalogue and the cart stay up', async () => {
    const other = await createTestGateway(host.url);
    const headers = { authorization: `Bearer ${asha.token}`, 'x-forwarded-for': '203.0.113.1' };
    const browser = Object.assign(createTestBrowser(other), { token: asha.token, headers: () => headers });
    responding({ 'POST /payment': 503 });
    for (let at = 0; at < 10; at++) await failureOf(browser, 'startPayment', paymentInput(PRICE * 100));
    host.calls.length = 0;
    expect(await failureOf(browser, 'startPayment', paymentInput(PRICE * 100))).toBe('UPSTREAM_UNAVAILABLE');
    expect(host.calls).not.toContain('/payment');
    const { data } = await browser.request('{ me { cart { itemCount } } }');
    expect(data.me.cart.itemCount).toBe(1);
    await other.close();
  });
});

describe("the payment provider's events", () => {
  const body = Buffer.from('{"event":"payment.captured",  "payload":{"z":1,"a":"₹"}}');
  const signature = createHmac('sha256', 'any').update(body).digest('hex');
  const send = (sent: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${gateway.address}/payment/webhook`, {
      method: 'POST',
      body: sent,
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature, ...headers },
    });

  it('[CHECK-8] are forwarded byte for byte, with the two headers and no personal data, and only its status is returned', async () => {
    await gateway.request('{ __typename }');
    responding({ 'POST /payment/webhook': { message: 'taken' } });
    const result = await send(body, {
      'x-razorpay-event-id': 'ev_1',
      cookie: '__Host-rest.a=b',
      authorization: 'Bearer t.asha',
    });
    expect([result.status, await result.text()]).toEqual([200, '']);
    expect(bytes.at(-1)?.equals(body)).toBe(true);
    expect(reported.at(-1)).toMatchObject({
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': 'ev_1',
    });
    expect(Object.keys(reported.at(-1) ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
    expect(Object.keys(reported.at(-1) ?? {})).not.toEqual(expect.arrayContaining(['authorization']));
  });

  it("[CHECK-8] return the host's refusal, and are sent again when the host does not respond", async () => {
    const cases: [answer: unknown, status: number][] = [
      [[401, { code: 'UNAUTHENTICATED', message: 'secret words' }], 401],
      [[400, {}], 400],
      [500, 500],
      [429, 429],
      ['cut', 503],
    ];
    for (const [result, status] of cases) {
      responding({ 'POST /payment/webhook': result });
      const reply = await send(body);
      expect([result, reply.status, await reply.text()]).toEqual([result, status, '']);
    }
  });

  it('[CHECK-8] are no longer than 64 kB', async () => {
    responding({ 'POST /payment/webhook': { message: 'taken' } });
    expect((await send('x'.repeat(65_536))).status).toBe(200);
    host.calls.length = 0;
    expect((await send('x'.repeat(65_537))).status).toBe(413);
    expect(host.calls).toEqual([]);
  });

  it('[CHECK-8] are nothing where the host takes none, and by no other way', async () => {
    const old = await createTestHost(() => undefined);
    const other = await createTestGateway(old.url);
    const reply = await fetch(`${other.address}/payment/webhook`, { method: 'POST', body });
    expect([reply.status, old.calls.includes('/payment/webhook')]).toEqual([404, false]);
    await other.close();
    await old.close();
    expect((await fetch(`${gateway.address}/payment/webhook`)).status).toBe(404);
  });
});
