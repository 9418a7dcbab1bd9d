import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import {
  createBuyer,
  createCheckoutShop,
  payInWidget,
  listRefunds,
  rowsOf,
  startPayment,
  statusOf,
  stockOf,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

let shop: Shop;
let asha: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop();
  await addProducts(shop.api.database, [productOf(1, { variants: [{ sku: 'E-0', color: 'Indigo', stock: 0 }] })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await setStock(shop.api, 'E-0', 10);
  shop.api.jobs.length = 0;
  asha = await createBuyer(shop.api);
  await addToCart(asha, 'E-0', 2);
});

let events = 0;
const captured = (orderId: string) =>
  JSON.stringify({
    event: 'payment.captured',
    payload: { payment: { entity: { id: 'pay_AAAAAAAAAAAAAA', order_id: orderId } } },
  });

/** Sends a message, by default signed with the webhook's secret. */
function report(
  text: string,
  { eventId = `event-${++events}`, secret = shop.paymentAccount.webhookSecret, signature = '' } = {},
) {
  const signed = signature || createHmac('sha256', secret).update(text).digest('hex');
  return shop.api.app.inject({
    method: 'POST',
    url: '/payment/webhook',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signed, 'x-razorpay-event-id': eventId },
    payload: text,
  });
}

describe(`the payment provider's webhook (${DATABASE_KIND})`, () => {
  it('[CHECK-8] places an order without a verification', async () => {
    const { body } = await startPayment(asha);
    payInWidget(shop, body.id);
    const { statusCode } = await report(captured(body.id));
    expect(statusCode).toBe(200);
    expect(await statusOf(asha, body.id)).toBe('pending');
    await shop.api.work();
    expect(await statusOf(asha, body.id)).toBe('paid');
  });

  it('[CHECK-8] is only a hint: an unpaid order stays unpaid, whatever the message', async () => {
    const { body } = await startPayment(asha);
    expect((await report(captured(body.id))).statusCode).toBe(200);
    await shop.api.work();
    expect([await statusOf(asha, body.id), await stockOf(shop.api, 'E-0')]).toEqual(['pending', 8]);
  });

  it('[CHECK-8] is refused when its signature is forged, missing or of other bytes, without a request', async () => {
    const { body } = await startPayment(asha);
    payInWidget(shop, body.id);
    const text = captured(body.id);
    const right = createHmac('sha256', shop.paymentAccount.webhookSecret).update(text).digest('hex');
    const forged = [
      await report(text, { secret: shop.paymentAccount.keySecret }),
      await report(text, { signature: 'a'.repeat(64) }),
      await report(text, { signature: 'none' }),
      await report(text.replace('"event"', ' "event"'), { signature: right }),
    ];
    expect(forged.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
    const bare = await shop.api.app.inject({ method: 'POST', url: '/payment/webhook', payload: JSON.parse(text) });
    expect(bare.statusCode).toBe(401);
    expect(shop.api.jobs).toEqual([]);
  });

  it('[CHECK-8] is believed by its very bytes, however they are written', async () => {
    const text = `{ "event":\t"payment.captured", "payload": {}, "words": "\\u092c\\u0902\\u0927 ₹ बंध" }\n`;
    expect((await report(text)).statusCode).toBe(200);
  });

  it('[CHECK-8] sends one request, however often the message repeats, and returns the same response', async () => {
    const { body } = await startPayment(asha);
    const text = captured(body.id);
    const reported = [];
    for (let time = 0; time < 3; time++) reported.push(await report(text, { eventId: 'replayed' }));
    expect(new Set(reported.map((response) => response.body)).size).toBe(1);
    expect(reported.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(shop.api.jobs).toEqual([{ queue: 'settle', data: { paymentOrderId: body.id } }]);
  });

  it('[CHECK-8] is identified by its id, or by its bytes if it has none', async () => {
    const [one, other] = [captured('order_AAAAAAAAAAAAAA'), captured('order_BBBBBBBBBBBBBB')];
    const output = [
      [one, 'same'],
      [other, 'same'],
      [one, ''],
      [one, ''],
      [other, ''],
    ] as const;
    for (const [text, eventId] of output) expect((await report(text, { eventId })).statusCode).toBe(200);
    const signed = createHmac('sha256', shop.paymentAccount.webhookSecret).update(other).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signed };
    const { statusCode } = await shop.api.app.inject({
      method: 'POST',
      url: '/payment/webhook',
      headers,
      payload: other,
    });
    expect(statusCode).toBe(200);
    const requested = shop.api.jobs.map(({ data }) => JSON.stringify(data).replace(/[^AB]/g, '').slice(0, 1));
    expect(requested).toEqual(['A', 'A', 'B']);
    const ids = (await rowsOf(shop.api, 'provider_events')).map(({ id }) => id);
    expect(ids.filter((id) => id === 'same' || id === '' || /^[\w-]{43,64}$/.test(id)).length).toBe(3);
    shop.api.jobs.length = 0;
  });

  it('[CHECK-8] is accepted and ignored when it does not concern our orders', async () => {
    for (const text of ['{"event":"payment.captured"}', '{"event":7}', '{}', captured('order_AAAAAAAAAAAAAA')]) {
      expect((await report(text)).statusCode).toBe(200);
    }
    await shop.api.work();
    expect(shop.api.jobs).toEqual([]);
  });

  it('[CHECK-8] is forgotten after ten days', async () => {
    await report(captured('order_AAAAAAAAAAAAAA'), { eventId: 'old' });
    shop.api.clock.move(11 * 86_400_000);
    await shop.api.work('reconcile');
    expect((await rowsOf(shop.api, 'provider_events')).map(({ id }) => id)).not.toContain('old');
  });

  it('[CHECK-8] arrives over the wire as the provider sends it, refunds too', async () => {
    const address = await shop.api.app.listen({ host: '127.0.0.1', port: 0 });
    shop.simulator.setWebhookAddress(`${address}/payment/webhook`);
    shop.simulator.setWebhookFaults({ copies: 3, shuffle: true, forgedShare: 0.3 }, 7);
    const { body } = await startPayment(asha);
    const proof = payInWidget(shop, body.id);
    await shop.simulator.settled();
    await shop.api.work();
    expect(await statusOf(asha, body.id)).toBe('paid');
    const { payment } = (await asha.post('/payment/verification', proof)).body;
    const cancel = { orderItemId: payment.orders[0].orderItemId, canceled_reason: 'changed_my_mind' };
    expect((await asha.patch('/order/cancel', cancel)).status).toBe(200);
    await shop.api.work();
    await shop.simulator.settled();
    await shop.api.work();
    expect(await listRefunds(shop.api, body.id)).toMatchObject([{ state: 'processed' }]);
    expect(shop.simulator.ledger().forged.believed).toBe(0);
  });
});
