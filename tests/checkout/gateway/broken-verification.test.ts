import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { paymentInputOf, runOrderOperation } from '../../hosts/order-operations.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';
import { rowsOf } from '../checkout-shop.ts';

let shop: OrderShop;
let asha: TestBrowser;
/** The faults of the next verifications, in order: before the api receives them, or after it has done all. */
const breaks: ('before' | 'after')[] = [];
let verifications = 0;

beforeAll(async () => {
  shop = await createOrderShop();
  asha = await shop.newShopper();
  shop.api.app.server.prependListener('request', ({ url }, response: ServerResponse) => {
    if (url !== '/payment/verification') return;
    verifications += 1;
    const when = breaks.shift();
    if (when === 'before') response.socket?.destroy();
    if (when === 'after') response.writeHead = () => response.destroy();
  });
});
afterAll(() => shop.close());
afterEach(() => {
  breaks.length = 0;
});

/** Opens a payment, pays it in the widget, and returns the input of `verifyPayment`. */
async function pay() {
  await runCartOperation(asha, 'addToCart', { sku: 'SK-1' });
  const { payment } = await runOrderOperation(asha, 'startPayment', await paymentInputOf(asha));
  const { response } = shop.simulator.pay(payment.id);
  verifications = 0;
  return {
    paymentOrderId: payment.id,
    paymentId: response?.razorpay_payment_id ?? '',
    signature: response?.razorpay_signature ?? '',
  };
}
const placedOf = async (paymentOrderId: string) =>
  (await rowsOf(shop.api, 'orders')).filter((row) => row.provider_order_id === paymentOrderId && row.state === 'paid');

it.each(['before', 'after'] as const)(
  '[CHECK-8] a verification that the api breaks off %s it has settled the payment is sent once more, and is one order',
  async (when) => {
    const reported = await pay();
    breaks.push(when);
    const verified = await runOrderOperation(asha, 'verifyPayment', reported);
    expect(verified).toMatchObject({ payment: { status: 'PAID' }, userErrors: [] });
    expect([verifications, verified.orderItems.length]).toEqual([2, 1]);
    expect(await placedOf(reported.paymentOrderId)).toHaveLength(1);
    const payments = (await rowsOf(shop.api, 'payments')).filter(({ id }) => id === reported.paymentId);
    expect(payments).toHaveLength(1);
  },
);

it('[CHECK-8] a verification that breaks off twice is not sent a third time, and is never called failed', async () => {
  const reported = await pay();
  breaks.push('before', 'before', 'before');
  const { errors } = await asha.request(
    'mutation ($input: VerifyPaymentInput!) { verifyPayment(input: $input) { payment { status } } }',
    { input: reported },
  );
  expect([errors?.[0]?.extensions?.code, verifications]).toEqual(['UPSTREAM_TIMEOUT', 2]);
});
