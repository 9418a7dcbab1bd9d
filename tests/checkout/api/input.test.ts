import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type Json } from '../../test-api.ts';
import {
  addressOf,
  createBuyer,
  createCheckoutShop,
  payInWidget,
  rowsOf,
  startPayment,
  stockOf,
  paymentBodyOf,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

let shop: Shop;
let asha: Buyer;
let rohan: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop();
  await addProducts(shop.api.database, [productOf(1, { variants: [{ sku: 'I-0', color: 'Indigo', stock: 0 }] })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await setStock(shop.api, 'I-0', 20);
  [asha, rohan] = [await createBuyer(shop.api), await createBuyer(shop.api)];
  await addToCart(asha, 'I-0', 2);
});

const shipping = (part: string, value: string) => (paymentBody: Json) =>
  (paymentBody.order.shippingDetails[part] = value);

describe(`an error in a request to pay (${DATABASE_KIND})`, () => {
  const cases: [what: string, field: string, change: (paymentBody: Json) => unknown][] = [
    ['an empty cart', 'order.orderItems', (paymentBody) => (paymentBody.order.orderItems = [])],
    [
      'a quantity of 0',
      'order.orderItems[0].quantity',
      (paymentBody) => (paymentBody.order.orderItems[0].quantity = 0),
    ],
    [
      'a quantity of 11',
      'order.orderItems[0].quantity',
      (paymentBody) => (paymentBody.order.orderItems[0].quantity = 11),
    ],
    ['no name for the attempt', 'receipt', (paymentBody) => (paymentBody.receipt = '')],
    [
      'a name for the attempt with other characters',
      'receipt',
      (paymentBody) => (paymentBody.receipt = 'attempt 12345'),
    ],
    ['a PIN code of five digits', 'order.shippingDetails.pinCode', shipping('pinCode', '30200')],
    ['a PIN code that begins with 0', 'order.shippingDetails.pinCode', shipping('pinCode', '030200')],
    ['a phone of eleven digits', 'order.shippingDetails.phone', shipping('phone', '98290123456')],
    ['a phone that begins with 5', 'order.shippingDetails.phone', shipping('phone', '5829012345')],
    ['no name', 'order.shippingDetails.name', shipping('name', '  ')],
    ['a name of 101 characters', 'order.shippingDetails.name', shipping('name', 'a'.repeat(101))],
    ['no address', 'order.shippingDetails.address', shipping('address', ' \n ')],
    ['an address of 301 characters', 'order.shippingDetails.address', shipping('address', 'a'.repeat(301))],
    ['a city that turns the reading direction', 'order.shippingDetails.city', shipping('city', 'Jai\u202Epur')],
    ['a city of 81 characters', 'order.shippingDetails.city', shipping('city', 'a'.repeat(81))],
    ['a name of signs alone', 'order.shippingDetails.name', shipping('name', '😀')],
    ['an address of signs alone', 'order.shippingDetails.address', shipping('address', '.,-')],
    ['a city of digits alone', 'order.shippingDetails.city', shipping('city', '१२३')],
    ['a state of another country', 'order.shippingDetails.state', shipping('state', 'Texas')],
    ['an email that is none', 'order.shippingDetails.email', shipping('email', 'asha')],
    ["somebody else's email", 'order.shippingDetails.email', shipping('email', 'other@example.com')],
    [
      'a billing address that is left out',
      'order.billingDetails',
      (paymentBody) => (paymentBody.shppingbilling = false),
    ],
    [
      'a billing address with a wrong PIN code',
      'order.billingDetails.pinCode',
      (paymentBody) => {
        paymentBody.shppingbilling = false;
        paymentBody.order.billingDetails = { ...addressOf('bill@example.com'), pinCode: '12' };
      },
    ],
  ];
  it.each(cases)('[CHECK-7] %s is refused by its field, and no pieces are held', async (_, field, change) => {
    const paymentBody = await paymentBodyOf(asha);
    change(paymentBody);
    const { status, body } = await asha.post('/payment', paymentBody);
    expect([status, body.code, body.field]).toEqual([400, 'INVALID_INPUT', field]);
    expect(await stockOf(shop.api, 'I-0')).toBe(20);
  });

  it('[CHECK-1] [CHECK-2] accepts addresses as people type them, and a bill for another person', async () => {
    const typed = { ...addressOf(` ${asha.email.toUpperCase()} `), pinCode: '302 003', address: '12  Johari\nBazaar ' };
    const billingDetails = { ...addressOf('bill@example.com'), name: 'Verma Textiles' };
    const order = { ...(await paymentBodyOf(asha)).order, shippingDetails: typed, billingDetails };
    expect((await startPayment(asha, { order, shppingbilling: false })).status).toBe(200);
    const stored = (await rowsOf(shop.api, 'orders')).find(({ billing }) => billing !== null);
    const reported = { ...addressOf(asha.email), phone: '9829012345' };
    expect(stored.shipping).toEqual(reported);
    expect(stored.billing).toEqual({ ...reported, name: 'Verma Textiles', email: 'bill@example.com' });
  });

  it('[CHECK-2] stores no billing address if it is the shipping address, whatever else is sent', async () => {
    const { order } = await paymentBodyOf(asha);
    const billingDetails = { ...addressOf('bill@example.com'), pinCode: '12' };
    const { status, body } = await startPayment(asha, { order: { ...order, billingDetails }, shppingbilling: true });
    expect(status).toBe(200);
    const row = (await rowsOf(shop.api, 'orders')).find(({ provider_order_id: id }) => id === body.id);
    expect(row.billing).toBeNull();
  });

  it("[CHECK-7] charges the shop's amount, whatever amount is sent", async () => {
    const paymentBody = await paymentBodyOf(asha);
    for (const amount of [0, 1, 2_849, 2_850.4, 2_851, 1_000_000_000]) {
      const refused = await asha.post('/payment', { ...paymentBody, payment: { amount } });
      expect([amount, refused.status, refused.body.code]).toEqual([amount, 409, 'PRICE_CHANGED']);
    }
    expect((await asha.post('/payment', paymentBody)).body.amount).toBe(285_000);
  });
});

describe(`payments of others (${DATABASE_KIND})`, () => {
  it("[ORDER-12] [REST-21] another shopper's payment is as little there as none", async () => {
    const { body } = await startPayment(asha);
    const proof = payInWidget(shop, body.id);
    const absent = 'order_AAAAAAAAAAAAAA';
    for (const [call, other] of [
      [rohan.get(`/payment/${body.id}`), rohan.get(`/payment/${absent}`)],
      [rohan.delete(`/payment/${body.id}`), rohan.delete(`/payment/${absent}`)],
      [
        rohan.post('/payment/verification', proof),
        rohan.post('/payment/verification', { ...proof, razorpay_order_id: absent }),
      ],
    ]) {
      const [foreign, none] = [await call, await other];
      expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(foreign?.text).toBe(none?.text);
    }
    expect((await asha.get(`/payment/${body.id}`)).body.payment.status).toBe('pending');
  });

  it('[REST-21] refuses a signature that is forged or of another payment, and places nothing', async () => {
    const [mine, foreign] = [
      await startPayment(asha),
      await (async () => (await addToCart(rohan, 'I-0'), startPayment(rohan)))(),
    ];
    const proof = payInWidget(shop, foreign.body.id);
    const forgeries = [
      { ...proof, razorpay_order_id: mine.body.id },
      { ...proof, razorpay_order_id: mine.body.id, razorpay_signature: 'a'.repeat(64) },
      { ...proof, razorpay_order_id: mine.body.id, razorpay_signature: '' },
      { ...proof, razorpay_order_id: mine.body.id, razorpay_payment_id: 'pay_AAAAAAAAAAAAAA' },
    ];
    for (const forged of forgeries) {
      expect(await asha.post('/payment/verification', forged)).toMatchObject({
        status: 400,
        body: { code: 'PAYMENT_FAILED', message: 'Failed to process payment.' },
      });
    }
    expect((await asha.get(`/payment/${mine.body.id}`)).body.payment.status).toBe('pending');
  });

  it.each([
    ['POST', '/payment'],
    ['POST', '/payment/verification'],
    ['GET', '/payment/order_AAAAAAAAAAAAAA'],
    ['DELETE', '/payment/order_AAAAAAAAAAAAAA'],
  ] as const)('[REST-20] %s %s asks a visitor to log in', async (method, url) => {
    const response = await shop.api.client().call(method, url);
    expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
