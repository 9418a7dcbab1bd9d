import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failureOf, paymentInput, runOrderOperation } from '../../hosts/order-operations.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, sendJson, type TestHost } from '../../hosts/test-host.ts';

const PRICE = 1_500;
const product = { name: 'Leheriya saree', category: 'Saree', showPrice: PRICE, sellerId: 'se-1' };
const variant = { productId: 'p-1', image: '/a.jpg', color: 'Indigo', stock: true, product };
const USUAL: Record<string, unknown> = {
  'GET /cart': { cartData: [{ cartId: 'c-1', sku: 'SK-1', quantity: 1, variant }] },
  'GET /user/profile': { user: { name: 'Asha', email: 'asha@example.com', is_first_purchase: false } },
  'POST /payment': { amount: PRICE * 100, id: 'order_1' },
};

let host: TestHost;
let gateway: TestGateway;
let asha: TestBrowser;
/** The status and body of each call of a basic host. */
let responses: Record<string, [status: number, body: unknown]> = {};
beforeAll(async () => {
  host = await createTestHost((path, _, response, request) => {
    const call = `${request.method} /${path.join('/')}`;
    const reply = responses[call];
    if (!reply) return USUAL[call];
    sendJson(response, ...reply);
    return 'sent';
  });
  gateway = await createTestGateway(host.url);
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});
beforeEach(() => {
  responses = {};
  asha = Object.assign(createTestBrowser(gateway), { token: 't.asha' });
});

const PROOF = { paymentOrderId: 'order_1', paymentId: 'pay_1', signature: 'f' };
const verify = () => runOrderOperation(asha, 'verifyPayment', PROOF);

it('[CHECK-8] [REST-21] a proof that the host refuses is refused, by whichever status', async () => {
  const cases = [
    [400, 'PAYMENT_FAILED'],
    [402, 'PAYMENT_FAILED'],
    [404, 'NOT_FOUND'],
    [409, 'PAYMENT_FAILED'],
    [410, 'PAYMENT_FAILED'],
    [422, 'PAYMENT_FAILED'],
  ] as const;
  for (const [status, code] of cases) {
    responses = { 'POST /payment/verification': [status, { message: 'This payment was not completed' }] };
    const { userErrors, payment } = await verify();
    expect([status, payment, userErrors]).toMatchObject([
      status,
      null,
      [{ code, message: 'This payment was not completed' }],
    ]);
  }
});

it('[CHECK-8] [REST-21] a response without a word about the proof is no refusal', async () => {
  const cases = [
    [408, 'UPSTREAM_TIMEOUT'],
    [425, 'UPSTREAM_TIMEOUT'],
    [429, 'RATE_LIMITED'],
    [500, 'UPSTREAM_TIMEOUT'],
    [502, 'UPSTREAM_TIMEOUT'],
    [503, 'UPSTREAM_UNAVAILABLE'],
  ] as const;
  for (const [status, code] of cases) {
    responses = { 'POST /payment/verification': [status, { message: 'Later' }] };
    expect([status, await failureOf(asha, 'verifyPayment', PROOF)]).toEqual([status, code]);
  }
  responses = { 'POST /payment': [408, { message: 'Later' }] };
  expect(await failureOf(asha, 'startPayment', paymentInput(PRICE * 100))).toBe('UPSTREAM_TIMEOUT');
});

it('[CHECK-6] [GATE-5] a refusal with a success status shows the host’s message', async () => {
  const refusal = (message: string) => [200, { success: false, message }] as [number, unknown];
  responses = { 'POST /payment/verification': refusal('Your bank declined this payment') };
  expect(await verify()).toMatchObject({
    payment: null,
    userErrors: [{ code: 'PAYMENT_FAILED', message: 'Your bank declined this payment' }],
  });
  responses = { 'POST /payment': refusal('Leheriya saree was sold out a minute ago') };
  const opened = await runOrderOperation(asha, 'startPayment', paymentInput(PRICE * 100));
  expect(opened).toMatchObject({
    payment: null,
    userErrors: [{ code: 'OUT_OF_STOCK', message: 'Leheriya saree was sold out a minute ago' }],
  });
  responses = { 'POST /promocode/validate': [200, { success: 'false', error: 'This code ended in May' }] };
  const withCode = paymentInput(PRICE * 100, { promoCode: 'MAY' });
  expect((await runOrderOperation(asha, 'startPayment', withCode)).userErrors).toMatchObject([
    { code: 'INVALID_PROMO_CODE', message: 'This code ended in May' },
  ]);
});

it('[GATE-5] a refusal with a success status reveals no addresses and stacks', async () => {
  for (const message of [
    'connect 10.0.0.7:5432 failed at http://10.0.0.7/pay',
    'Error\n  at verify (/srv/pay.js:4:2)',
  ]) {
    responses = { 'POST /payment/verification': [200, { success: false, message }] };
    expect((await verify()).userErrors).toMatchObject([
      { code: 'PAYMENT_FAILED', message: 'The payment was not completed.' },
    ]);
  }
});

it('[CHECK-8] nothing but a success is one', async () => {
  for (const body of [{ success: 0 }, { success: 'no' }, { success: null }, { message: 'Hello' }, {}]) {
    responses = { 'POST /payment/verification': [200, body] };
    expect([body, (await verify()).userErrors]).toMatchObject([body, [{ code: 'PAYMENT_FAILED' }]]);
  }
});

it('[REST-21] a success counts whatever the host returns beside it', async () => {
  responses = { 'POST /payment/verification': [200, { success: 'yes', message: 'Payment verified' }] };
  expect(await verify()).toMatchObject({ payment: { status: 'PAID' }, userErrors: [] });
});

it('[CHECK-6] opens no payment of nothing', async () => {
  const free = { ...variant, product: { ...product, showPrice: 0 } };
  responses = { 'GET /cart': [200, { cartData: [{ cartId: 'c-1', sku: 'SK-1', quantity: 1, variant: free }] }] };
  expect(await runOrderOperation(asha, 'startPayment', paymentInput(0))).toMatchObject({
    payment: null,
    userErrors: [{ code: 'INVALID_INPUT', message: 'There is nothing to pay.' }],
  });
});

it('[CHECK-8] promises nothing of a second attempt where the host knows no attempts', async () => {
  responses = { 'POST /payment': [500, {}] };
  const { errors } = await asha.request(
    'mutation($input: StartPaymentInput!) { startPayment(input: $input) { userErrors { code } } }',
    { input: paymentInput(PRICE * 100) },
  );
  expect(errors?.map(({ message }) => message)).toEqual([
    'It is not known yet whether the payment was opened. Nothing was charged. Please try again.',
  ]);
});
