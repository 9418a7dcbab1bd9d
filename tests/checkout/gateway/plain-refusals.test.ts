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
/** The status and body of each call, of a host with the calls of the specification alone. */
let answers: Record<string, [status: number, body: unknown]> = {};
beforeAll(async () => {
  host = await createTestHost((path, _, response, request) => {
    const call = `${request.method} /${path.join('/')}`;
    const answer = answers[call];
    if (!answer) return USUAL[call];
    sendJson(response, ...answer);
    return 'sent';
  });
  gateway = await createTestGateway(host.url);
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});
beforeEach(() => {
  answers = {};
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
    answers = { 'POST /payment/verification': [status, { message: 'This payment was not completed' }] };
    const { userErrors, payment } = await verify();
    expect([status, payment, userErrors]).toMatchObject([
      status,
      null,
      [{ code, message: 'This payment was not completed' }],
    ]);
  }
});

it('[CHECK-8] [REST-21] what says nothing of a proof is no refusal', async () => {
  const cases = [
    [408, 'UPSTREAM_TIMEOUT'],
    [425, 'UPSTREAM_TIMEOUT'],
    [429, 'RATE_LIMITED'],
    [500, 'UPSTREAM_TIMEOUT'],
    [502, 'UPSTREAM_TIMEOUT'],
    [503, 'UPSTREAM_UNAVAILABLE'],
  ] as const;
  for (const [status, code] of cases) {
    answers = { 'POST /payment/verification': [status, { message: 'Later' }] };
    expect([status, await failureOf(asha, 'verifyPayment', PROOF)]).toEqual([status, code]);
  }
  answers = { 'POST /payment': [408, { message: 'Later' }] };
  expect(await failureOf(asha, 'startPayment', paymentInput(PRICE * 100))).toBe('UPSTREAM_TIMEOUT');
});
