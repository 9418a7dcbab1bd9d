import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderFailure, type PaymentProvider } from '../../../api/checkout/provider/provider.ts';
import { createRazorpay } from '../../../api/checkout/provider/razorpay.ts';
import { OPERATIONS } from 'stand-ins/razorpay/call-faults';
import { addToCart, cartOf, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import {
  createBuyer,
  passMinutes,
  createCheckoutShop,
  payInWidget,
  rowsOf,
  startPayment,
  statusOf,
  stockOf,
  withProvider,
  paymentBodyOf,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

let shop: Shop;
let asha: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop({}, {}, 300);
  const variants = ['A-0', 'A-1'].map((sku) => ({ sku, color: 'Indigo', stock: 0 }));
  await addProducts(shop.api.database, [productOf(1, { variants })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  proceeds('away', 0);
  for (const sku of ['A-0', 'A-1']) await setStock(shop.api, sku, 10);
  asha = await createBuyer(shop.api);
  await addToCart(asha, 'A-0', 2);
});

/** Makes the provider fail at every call, or this many times. */
function proceeds(_: 'away', times = 1_000_000): void {
  for (const operation of OPERATIONS) shop.simulator.failNext(operation, 'error', times);
}
/** The same provider, with other API keys of the shop. */
function wrongKeys(): PaymentProvider {
  const { address: baseUrl, keyId } = shop.simulator;
  return createRazorpay({ baseUrl, keyId, keySecret: 'not this one' });
}
/** Sends the provider's event of a captured payment; returns the status. */
async function reportCapture(order_id: string, id: string): Promise<number> {
  const payload = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: { id, order_id } } } });
  const signature = createHmac('sha256', shop.paymentAccount.webhookSecret).update(payload).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signature };
  return (await shop.api.app.inject({ method: 'POST', url: '/payment/webhook', headers, payload })).statusCode;
}
const ordersOf = async (who: Buyer) =>
  (await rowsOf(shop.api, 'orders')).filter(({ shipping }) => shipping.email === who.email);

describe(`an unavailable payment provider (${DATABASE_KIND})`, () => {
  it.each(['error', 'do-then-error', 'do-then-hang', 'do-then-cut', 'html', 'odd'] as const)(
    '[CHECK-6] at the start (%s): the shopper is informed, and the same call again opens the one payment',
    async (kind) => {
      const paymentBody = await paymentBodyOf(asha);
      shop.simulator.failNext('createOrder', kind);
      expect(await asha.post('/payment', paymentBody)).toMatchObject({
        status: 503,
        body: { code: 'PROVIDER_UNAVAILABLE' },
      });
      expect([await stockOf(shop.api, 'A-0'), await cartOf(asha)]).toEqual([8, [['A-0', 2]]]);
      const again = await asha.post('/payment', paymentBody);
      expect([again.status, await stockOf(shop.api, 'A-0'), (await ordersOf(asha)).length]).toEqual([200, 8, 1]);
      await asha.post('/payment/verification', payInWidget(shop, again.body.id));
      expect(await statusOf(asha, again.body.id)).toBe('paid');
    },
  );

  const no = (words: string) => async () => Promise.reject(new ProviderFailure('refused', words, { status: 400 }));
  const NOES: [why: string, otherwise: (real: PaymentProvider) => Partial<PaymentProvider>][] = [
    ['for its keys', () => ({ createOrder: (order) => wrongKeys().createOrder(order) })],
    ['for its amount', (real) => ({ createOrder: (order) => real.createOrder({ ...order, amount: 99 }) })],
    ['for a reason of its own', () => ({ createOrder: no('POST /v1/orders was refused: 403') })],
  ];
  it.each(NOES)('[CHECK-6] that refuses the shop %s: the held pieces are released at once', async (_, otherwise) => {
    const paymentBody = await paymentBodyOf(asha);
    const refused = await withProvider(shop, otherwise, () =>
      Promise.all([1, 2, 3].map(() => asha.post('/payment', paymentBody))),
    );
    // A later attempt learns that this one is over.
    expect(refused.map(({ body }) => body.code).filter((code) => code !== 'EXPIRED')).toContain('PAYMENT_FAILED');
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400]));
    expect([await stockOf(shop.api, 'A-0'), await cartOf(asha)]).toEqual([10, [['A-0', 2]]]);
    expect(await ordersOf(asha)).toMatchObject([{ state: 'closed', closed_because: 'refused' }]);
    expect(await asha.post('/payment', paymentBody)).toMatchObject({ status: 400, body: { code: 'EXPIRED' } });
    const again = await startPayment(asha);
    expect([again.status, await stockOf(shop.api, 'A-0')]).toEqual([200, 8]);
    await asha.delete(`/payment/${again.body.id}`);
  });

  it('[CHECK-6] that refuses one of two concurrent openings: the other one stays', async () => {
    const paymentBody = await paymentBodyOf(asha);
    const opened = Promise.withResolvers<void>();
    let calls = 0;
    const onceNo = (real: PaymentProvider): Partial<PaymentProvider> => ({
      createOrder: async (order) => {
        calls += 1;
        if (calls > 1) return real.createOrder(order).finally(opened.resolve);
        await opened.promise;
        await expect.poll(async () => (await ordersOf(asha))[0].provider_order_id).not.toBeNull();
        return no('POST /v1/orders was refused: 400')();
      },
    });
    const responses = await withProvider(shop, onceNo, () =>
      Promise.all([asha.post('/payment', paymentBody), asha.post('/payment', paymentBody)]),
    );
    expect(responses.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '400']);
    const [order] = await ordersOf(asha);
    expect([order.state, await stockOf(shop.api, 'A-0')]).toEqual(['awaiting', 8]);
    expect((await asha.delete(`/payment/${order.provider_order_id}`)).status).toBe(200);
  });

  it('[CHECK-6] for good at the start: the held pieces are released in time', async () => {
    proceeds('away');
    expect((await startPayment(asha)).status).toBe(503);
    await passMinutes(shop, 15);
    expect([await stockOf(shop.api, 'A-0'), (await ordersOf(asha))[0].state]).toEqual([10, 'closed']);
  });

  it('[CHECK-8] when the payment is verified: it is pending, and paid within a minute of the provider coming back', async () => {
    const { body } = await startPayment(asha);
    const proof = payInWidget(shop, body.id);
    proceeds('away');
    const reported = await asha.post('/payment/verification', proof);
    expect(reported).toMatchObject({
      status: 200,
      body: { success: true, payment: { status: 'pending', orders: [] } },
    });
    await passMinutes(shop, 1);
    expect([await statusOf(asha, body.id), await stockOf(shop.api, 'A-0')]).toEqual(['pending', 8]);
    proceeds('away', 0);
    await passMinutes(shop, 1);
    expect([await statusOf(asha, body.id), await stockOf(shop.api, 'A-0')]).toEqual(['paid', 8]);
  });

  it("[CHECK-8] when its event arrives without a verification: it is paid within a minute of the provider's return", async () => {
    const { body } = await startPayment(asha);
    const { razorpay_payment_id: id } = payInWidget(shop, body.id);
    proceeds('away');
    expect(await reportCapture(body.id, id)).toBe(200);
    // The retries of the event's job end before the provider is back.
    await shop.api.work().catch(() => undefined);
    shop.api.jobs.length = 0;
    await passMinutes(shop, 2);
    expect((await ordersOf(asha))[0].state).toBe('awaiting');
    proceeds('away', 0);
    await passMinutes(shop, 1);
    expect((await ordersOf(asha))[0].state).toBe('paid');
  });

  it('[CHECK-8] when the payment is given up: nothing is released that may have been paid', async () => {
    const { body } = await startPayment(asha);
    payInWidget(shop, body.id);
    proceeds('away');
    expect((await asha.delete(`/payment/${body.id}`)).body.payment.status).toBe('pending');
    expect(await stockOf(shop.api, 'A-0')).toBe(8);
    proceeds('away', 0);
    expect((await asha.delete(`/payment/${body.id}`)).body.payment.status).toBe('paid');
  });

  it('[CHECK-8] when another request would replace it: the older payment stays, because it may have been paid', async () => {
    const older = (await startPayment(asha)).body.id;
    payInWidget(shop, older);
    await addToCart(asha, 'A-1');
    proceeds('away');
    expect(await startPayment(asha)).toMatchObject({ status: 503, body: { code: 'PROVIDER_UNAVAILABLE' } });
    expect([await statusOf(asha, older), await stockOf(shop.api, 'A-0')]).toEqual(['pending', 8]);
    proceeds('away', 0);
    const refused = await startPayment(asha);
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    expect([await statusOf(asha, older), await cartOf(asha)]).toEqual(['paid', [['A-1', 1]]]);
  });

  it('[CHECK-8] for hours: pieces are held for one hour, then released, and paid orders are still placed', async () => {
    const { body } = await startPayment(asha);
    payInWidget(shop, body.id);
    proceeds('away');
    await passMinutes(shop, 15);
    await passMinutes(shop, 44, asha);
    expect([await statusOf(asha, body.id), await stockOf(shop.api, 'A-0')]).toEqual(['pending', 8]);
    await passMinutes(shop, 16, asha);
    expect([await statusOf(asha, body.id), await stockOf(shop.api, 'A-0')]).toEqual(['not_paid', 10]);
    proceeds('away', 0);
    await passMinutes(shop, 15, asha);
    expect([await statusOf(asha, body.id), await stockOf(shop.api, 'A-0')]).toEqual(['paid', 8]);
  });

  it('[CHECK-8] for one order: the others are looked after', async () => {
    const rohan = await createBuyer(shop.api);
    await addToCart(rohan, 'A-1', 1);
    const [one, other] = [(await startPayment(asha)).body.id, (await startPayment(rohan)).body.id];
    payInWidget(shop, one);
    payInWidget(shop, other);
    shop.api.clock.move(14 * 60_000);
    const failing = (real: PaymentProvider) => ({
      listPayments: (id: string) => (id === one ? Promise.reject(new Error('a bug')) : real.listPayments(id)),
    });
    await withProvider(shop, failing, () => passMinutes(shop, 1, asha, rohan));
    const states = [...(await ordersOf(asha)), ...(await ordersOf(rohan))].map(({ state }) => state);
    expect(states).toEqual(['awaiting', 'paid']);
    await passMinutes(shop, 1);
    expect((await ordersOf(asha))[0].state).toBe('paid');
  });
});
