import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderFailure, type PaymentProvider } from '../../../api/checkout/provider/provider.ts';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { addToCart, cartOf, cartIdOf, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type Json } from '../../test-api.ts';
import {
  purchase,
  createBuyer,
  createCheckoutShop,
  payInWidget,
  rowsOf,
  setPrice,
  startPayment,
  statusOf,
  stockOf,
  paymentBodyOf,
  withProvider,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

let shop: Shop;
let asha: Buyer;
let rohan: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop();
  const variants = Array.from({ length: 5 }, (_, index) => ({ sku: `B-${index}`, color: 'Indigo', stock: 0 }));
  await addProducts(shop.api.database, [productOf(1, { variants, name: 'Rani Leheriya Saree' })]);
  await createPromoCodeRepository(shop.api.database.db).insertCodes([
    { code: 'TEN', percent: 10 },
    { code: 'ONCE', amountOff: 10_000, mostUsesEach: 1 },
    { code: 'OVER', percent: 10, validUntil: '2026-11-20T09:05:00Z' },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await setPrice(shop.api, 150_000);
  for (const sku of ['B-0', 'B-1', 'B-2']) await setStock(shop.api, sku, 20);
  [asha, rohan] = [await createBuyer(shop.api), await createBuyer(shop.api)];
});

const isFirst = async (who: Buyer) => (await who.get('/user/profile')).body.user.is_first_purchase;
const validate = (who: Buyer, promoCode: string) => who.post('/promocode/validate', { promoCode, totalAmount: 1_500 });

describe(`buying (${DATABASE_KIND})`, () => {
  it('[CHECK-6] [REST-20] [REST-21] starts a payment, and places the order once it is paid', async () => {
    await addToCart(asha, 'B-0', 2);
    const started = await startPayment(asha);
    const { keyId, widgetUrl } = shop.paymentAccount;
    expect(started).toMatchObject({ status: 200, body: { amount: 285_000, status: 'pending', keyId, widgetUrl } });
    expect(started.body.expiresAt).toBe(new Date(shop.api.clock.now().getTime() + 900_000).toISOString());
    expect([await stockOf(shop.api, 'B-0'), await cartOf(asha)]).toEqual([18, [['B-0', 2]]]);
    const { status, body } = await asha.post('/payment/verification', payInWidget(shop, started.body.id));
    expect([status, body.success, body.payment.status, body.payment.amount]).toEqual([200, true, 'paid', 285_000]);
    expect(body.payment.orders).toMatchObject([{ sku: 'B-0', quantity: 2, status: 'Placed', discount: 15_000 }]);
    expect([await stockOf(shop.api, 'B-0'), await cartOf(asha)]).toEqual([18, []]);
    expect(await statusOf(asha, started.body.id)).toBe('paid');
    expect(await rowsOf(shop.api, 'stock_holds')).toEqual([]);
    const [order] = await rowsOf(shop.api, 'orders');
    expect(order).toMatchObject({ state: 'paid', closed_because: null, closed_at: null });
    const events = (await rowsOf(shop.api, 'order_events')).filter(({ order_id: id }) => id === order.id);
    expect(events.map(({ kind }) => kind)).toEqual(['opened', 'placed']);
  });

  it.each(['r1', 'rcpt#12345678'])('[REST-20] takes the receipt %s that a client makes up', async (receipt) => {
    await addToCart(asha, 'B-0');
    const { status, body } = await startPayment(asha, { receipt });
    expect([status, body]).toMatchObject([200, { id: expect.stringMatching(/^order_/) }]);
    expect((await startPayment(asha, { receipt })).body.id).toBe(body.id);
  });

  it('[CHECK-8] stores forty letters of an unknown payment method', async () => {
    await addToCart(asha, 'B-0');
    const proof = payInWidget(shop, (await startPayment(asha)).body.id);
    const odd = (real: PaymentProvider): Partial<PaymentProvider> => ({
      listPayments: async (id) =>
        (await real.listPayments(id)).map((payment) => Object.assign(payment, { method: 'x'.repeat(100) })),
    });
    const { body } = await withProvider(shop, odd, () => asha.post('/payment/verification', proof));
    const row = (await rowsOf(shop.api, 'payments')).find(({ id }) => id === proof.razorpay_payment_id);
    expect([body.payment.status, row.method]).toEqual(['paid', 'x'.repeat(40)]);
  });

  it('[CHECK-8] sends one mail that the order was placed, however often it is verified', async () => {
    await addToCart(asha, 'B-0');
    const { body } = await startPayment(asha);
    const proof = payInWidget(shop, body.id);
    for (let time = 0; time < 3; time++) {
      expect((await asha.post('/payment/verification', proof)).body.payment.status).toBe('paid');
    }
    const mails = shop.api.mails.filter(({ to, subject }) => to === asha.email && subject.includes('order'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('₹1,425.00');
  });

  it('[CHECK-8] leaves in the cart the pieces that were added while the payment was open', async () => {
    await addToCart(asha, 'B-0', 2);
    const { body } = await startPayment(asha);
    await addToCart(asha, 'B-0', 1);
    await addToCart(asha, 'B-1', 1);
    await asha.post('/payment/verification', payInWidget(shop, body.id));
    expect(await cartOf(asha)).toEqual([
      ['B-0', 1],
      ['B-1', 1],
    ]);
  });

  it("[CHECK-8] leaves the held pieces, the code and the first purchase to the order's own shopper alone", async () => {
    await setStock(shop.api, 'B-0', 2);
    await addToCart(asha, 'B-0', 2);
    await startPayment(asha, { promoCode: 'ONCE' });
    expect((await asha.get('/cart')).body.cartData[0].variant.stock).toBe(2);
    expect((await asha.patch(`/cart/${await cartIdOf(asha, 'B-0')}`, { quantity: 2 })).status).toBe(200);
    expect([await isFirst(asha), (await validate(asha, 'ONCE')).status]).toEqual([true, 200]);
    expect(await addToCart(rohan, 'B-0')).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
  });

  it('[CHECK-8] uses up the first purchase and the code once it is paid', async () => {
    await addToCart(asha, 'B-0');
    await purchase(shop, asha, { promoCode: 'ONCE' });
    expect(await isFirst(asha)).toBe(false);
    expect(await validate(asha, 'ONCE')).toMatchObject({ status: 400, body: { code: 'INVALID_PROMO_CODE' } });
    await addToCart(asha, 'B-0');
    expect((await startPayment(asha)).body.amount).toBe(150_000);
  });

  it('[CHECK-8] shows everybody how many pieces are held, until they are sold or released', async () => {
    for (const sku of ['B-3', 'B-4']) await setStock(shop.api, sku, 20);
    await addToCart(asha, 'B-3', 2);
    for (const sku of ['B-3', 'B-4']) await addToCart(rohan, sku);
    const held = async () =>
      new Map(
        (await shop.api.get('/variants/held?sku=B-3&sku=B-4')).body.held.map(({ sku, quantity }: Json) => [
          sku,
          quantity,
        ]),
      );
    const { body } = await startPayment(asha);
    const other = await startPayment(rohan);
    expect(await held()).toEqual(
      new Map([
        ['B-3', 3],
        ['B-4', 1],
      ]),
    );
    await asha.post('/payment/verification', payInWidget(shop, body.id));
    expect(await held()).toEqual(
      new Map([
        ['B-3', 1],
        ['B-4', 1],
      ]),
    );
    await rohan.delete(`/payment/${other.body.id}`);
    expect(await held()).toEqual(new Map());
  });

  it('[CHECK-8] gives pieces, code and first purchase back when the payment is given up', async () => {
    await addToCart(asha, 'B-0', 3);
    const { body } = await startPayment(asha, { promoCode: 'ONCE' });
    expect(await stockOf(shop.api, 'B-0')).toBe(17);
    const ended = await asha.delete(`/payment/${body.id}`);
    expect(ended).toMatchObject({
      status: 200,
      body: { payment: { status: 'not_paid', amount: 417_500, orders: [] } },
    });
    expect(await stockOf(shop.api, 'B-0')).toBe(20);
    expect([await isFirst(asha), (await validate(asha, 'ONCE')).status]).toEqual([true, 200]);
    expect((await asha.delete(`/payment/${body.id}`)).body.payment.status).toBe('not_paid');
    expect(await stockOf(shop.api, 'B-0')).toBe(20);
    expect(await cartOf(asha)).toEqual([['B-0', 3]]);
  });

  it('[CHECK-8] a payment that was made is not ended, nor one that may still be made', async () => {
    await addToCart(asha, 'B-0');
    const first = await startPayment(asha);
    shop.simulator.pay(first.body.id);
    expect((await asha.delete(`/payment/${first.body.id}`)).body.payment.status).toBe('paid');
    await addToCart(asha, 'B-1');
    const second = await startPayment(asha);
    shop.simulator.pay(second.body.id, 'late', 60_000);
    expect((await asha.delete(`/payment/${second.body.id}`)).body.payment.status).toBe('pending');
    expect(await stockOf(shop.api, 'B-1')).toBe(19);
  });
});

describe(`the same again (${DATABASE_KIND})`, () => {
  it('[REST-20] the same attempt returns the same payment, and is refused with another request', async () => {
    await addToCart(asha, 'B-0');
    const paymentBody = await paymentBodyOf(asha);
    const [first, again] = [await asha.post('/payment', paymentBody), await asha.post('/payment', paymentBody)];
    expect(again.body).toEqual(first.body);
    const other = {
      ...paymentBody,
      shppingbilling: false,
      order: { ...paymentBody.order, billingDetails: paymentBody.order.shippingDetails },
    };
    expect(await asha.post('/payment', other)).toMatchObject({ status: 409, body: { code: 'ALREADY_EXISTS' } });
    await asha.post('/payment/verification', payInWidget(shop, first.body.id));
    expect((await asha.post('/payment', paymentBody)).body).toEqual({ ...first.body, status: 'paid' });
  });

  it('[REST-20] is found under the name that the client gave it, by its own shopper alone', async () => {
    await addToCart(asha, 'B-0');
    const receipt = 'the-only-one';
    const { body } = await startPayment(asha, { receipt });
    const payment = { id: body.id, amount: 142_500, status: 'pending', orders: [] };
    expect(await asha.get(`/payment/attempt/${receipt}`)).toMatchObject({ status: 200, body: { payment } });
    expect(await rohan.get(`/payment/attempt/${receipt}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await asha.get('/payment/attempt/another-one')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await asha.delete(`/payment/${body.id}`);
    const unopened = { createOrder: () => Promise.reject(new ProviderFailure('unavailable', 'No answer.')) };
    await withProvider(
      shop,
      () => unopened,
      () => startPayment(asha, { receipt: 'never-opened' }),
    );
    expect(await asha.get('/payment/attempt/never-opened')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('[REST-20] an attempt that is over stays over', async () => {
    await addToCart(asha, 'B-0');
    const paymentBody = await paymentBodyOf(asha);
    const { body } = await asha.post('/payment', paymentBody);
    await asha.delete(`/payment/${body.id}`);
    expect(await asha.post('/payment', paymentBody)).toMatchObject({ status: 400, body: { code: 'EXPIRED' } });
  });

  it('[CHECK-8] two tabs with the same cart pay the same payment', async () => {
    await addToCart(asha, 'B-0', 2);
    const [one, other] = [await startPayment(asha), await startPayment(asha)];
    expect(other.body.id).toBe(one.body.id);
    expect(await stockOf(shop.api, 'B-0')).toBe(18);
  });

  it('[CHECK-8] another request takes the place of the older one, whose pieces go back', async () => {
    await addToCart(asha, 'B-0', 2);
    const older = await startPayment(asha, { promoCode: 'ONCE' });
    await asha.patch(`/cart/${await cartIdOf(asha, 'B-0')}`, { quantity: 1 });
    const newer = await startPayment(asha, { promoCode: 'ONCE' });
    expect(newer).toMatchObject({ status: 200, body: { amount: 132_500 } });
    expect(await stockOf(shop.api, 'B-0')).toBe(19);
    expect([await statusOf(asha, older.body.id), await statusOf(asha, newer.body.id)]).toEqual(['not_paid', 'pending']);
  });

  it('[CHECK-8] a newer request is refused, and the older one is unchanged', async () => {
    await addToCart(asha, 'B-0', 2);
    const older = await startPayment(asha);
    await addToCart(asha, 'B-1', 1);
    await setStock(shop.api, 'B-1', 0);
    expect(await startPayment(asha)).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
    expect([await statusOf(asha, older.body.id), await stockOf(shop.api, 'B-0')]).toEqual(['pending', 18]);
  });

  it('[CHECK-8] twenty new orders an hour are the limit', async () => {
    await addToCart(asha, 'B-0');
    for (let order = 0; order < 20; order++) {
      const { body, status } = await startPayment(asha);
      expect(status).toBe(200);
      await asha.delete(`/payment/${body.id}`);
    }
    const refused = await startPayment(asha);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers['retry-after'])).toBe(60);
    expect(refused.headers['ratelimit-policy']).toBe('"orders";q=20;w=3600');
  });
});

describe(`the payment provider's patience (${DATABASE_KIND})`, () => {
  it('[CHECK-8] is not used up by one shopper: calls to it are counted, only for that shopper', async () => {
    const small = await createCheckoutShop({ addressLimit: 6 });
    const [one, other] = [await createBuyer(small.api), await createBuyer(small.api)];
    const unknown = '/payment/order_AAAAAAAAAAAAAA';
    const statuses: number[] = [];
    for (let call = 0; call < 6; call++) statuses.push((await one.delete(unknown)).status);
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(await one.delete(unknown)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    const proof = { razorpay_order_id: 'a', razorpay_payment_id: 'b', razorpay_signature: 'c' };
    expect((await one.post('/payment/verification', proof)).status).toBe(429);
    expect([(await one.get(unknown)).status, (await other.delete(unknown)).status]).toEqual([404, 404]);
    await small.close();
  });
});

describe(`a change after the shopper has seen the cart (${DATABASE_KIND})`, () => {
  const changed: [what: string, change: (paymentBody: Json) => Promise<unknown>, code: string][] = [
    ['a price', () => setPrice(shop.api, 160_000), 'PRICE_CHANGED'],
    [
      'a line that is no longer in the cart',
      async () => asha.delete(`/cart/${await cartIdOf(asha, 'B-0')}`),
      'PRICE_CHANGED',
    ],
    ['a line that came in', () => addToCart(asha, 'B-1'), 'PRICE_CHANGED'],
    ['a quantity', async () => asha.patch(`/cart/${await cartIdOf(asha, 'B-0')}`, { quantity: 2 }), 'PRICE_CHANGED'],
    ['the last piece gone', () => setStock(shop.api, 'B-0', 0), 'OUT_OF_STOCK'],
    ['too few pieces left', () => setStock(shop.api, 'B-0', 2), 'INSUFFICIENT_STOCK'],
    ['a code that is none', async (paymentBody) => (paymentBody.promoCode = 'NONE'), 'INVALID_PROMO_CODE'],
  ];
  it.each(changed)('[CHECK-7] %s is reported before anything is charged', async (_, change, code) => {
    await addToCart(asha, 'B-0', 3);
    const paymentBody = await paymentBodyOf(asha);
    await change(paymentBody);
    const stock = await stockOf(shop.api, 'B-0');
    const refused = await asha.post('/payment', paymentBody);
    expect(refused.body.code).toBe(code);
    expect(await stockOf(shop.api, 'B-0')).toBe(stock);
    const { orders } = shop.simulator.ledger();
    expect((await rowsOf(shop.api, 'orders')).filter(({ attempt_id }) => attempt_id === paymentBody.receipt)).toEqual(
      [],
    );
    expect(shop.simulator.ledger().orders).toHaveLength(orders.length);
  });

  it('[CHECK-7] names the piece of which too few are left', async () => {
    await addToCart(asha, 'B-0', 3);
    const paymentBody = await paymentBodyOf(asha);
    await setStock(shop.api, 'B-0', 2);
    const { body } = await asha.post('/payment', paymentBody);
    expect(body.message).toBe('Only 2 items of "Rani Leheriya Saree" left.');
    expect(body.available).toBe(2);
    await setStock(shop.api, 'B-0', 1);
    const last = await asha.post('/payment', paymentBody);
    expect(last.body).toMatchObject({ available: 1, message: 'Only 1 item of "Rani Leheriya Saree" left.' });
  });

  it('[CHECK-7] one rupee can be paid, and nothing is refused in words', async () => {
    await setPrice(shop.api, 100);
    for (const who of [asha, rohan]) await addToCart(who, 'B-0');
    expect(await startPayment(asha)).toMatchObject({ status: 200, body: { amount: 100 } });
    await setPrice(shop.api, 40);
    expect(await startPayment(rohan)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', field: 'order.orderItems', message: 'There is nothing to pay.' },
    });
  });

  it('[CHECK-7] a code that expired between the cart and the payment is reported', async () => {
    await addToCart(asha, 'B-0');
    const paymentBody = await paymentBodyOf(asha, { promoCode: 'OVER' });
    expect(paymentBody.payment.amount).toBe(1_275);
    shop.api.clock.move(5 * 60_000);
    const { status, body } = await asha.post('/payment', paymentBody);
    expect([status, body.code, body.message]).toEqual([400, 'INVALID_PROMO_CODE', 'This promo code has expired.']);
    expect(await stockOf(shop.api, 'B-0')).toBe(20);
  });
});
