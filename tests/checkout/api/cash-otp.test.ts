import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderFailure } from '../../../api/checkout/provider/provider.ts';
import { addToCart, cartIdOf, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type Json } from '../../test-api.ts';
import {
  createBuyer,
  createCheckoutShop,
  paymentBodyOf,
  placeInCash,
  requestCashOtp,
  setPrice,
  startPayment,
  statusOf,
  stockOf,
  withProvider,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

let shop: Shop;
let asha: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop({ OTP_LENGTH: '4' });
  const variants = ['C-0', 'C-1'].map((sku) => ({ sku, color: 'Indigo', stock: 0 }));
  await addProducts(shop.api.database, [productOf(1, { variants })]);
  await setPrice(shop.api, 100_000);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const sku of ['C-0', 'C-1']) await setStock(shop.api, sku, 20);
  asha = await createBuyer(shop.api);
  await addToCart(asha, 'C-0', 2);
});

describe(`the OTP of an order in cash (${DATABASE_KIND})`, () => {
  it('wants a right OTP, which is good once, has five tries and ten minutes', async () => {
    const request = await paymentBodyOf(asha);
    const send = (otp: string) => asha.post('/cash-on-delivery/orders', { ...request, otp });
    expect(await send('1234')).toMatchObject({ status: 400, body: { code: 'EXPIRED', field: 'otp' } });
    const otp = await requestCashOtp(shop, asha);
    const wrong = otp === '0000' ? '1111' : '0000';
    for (let tries = 0; tries < 5; tries++) {
      expect(await send(wrong)).toMatchObject({ status: 400, body: { code: 'INVALID_OTP', field: 'otp' } });
    }
    expect(await send(otp)).toMatchObject({ status: 400, body: { code: 'EXPIRED' } });
    const late = await requestCashOtp(shop, asha);
    shop.api.clock.move(600_001);
    asha.token = (await asha.post('/auth/token')).body.accessToken;
    expect(await send(late)).toMatchObject({ status: 400, body: { code: 'EXPIRED' } });
    const last = await requestCashOtp(shop, asha);
    expect(await send(last)).toMatchObject({ status: 200 });
    await addToCart(asha, 'C-1');
    const next = { ...(await paymentBodyOf(asha)), otp: last };
    expect(await asha.post('/cash-on-delivery/orders', next)).toMatchObject({ body: { code: 'EXPIRED' } });
  });

  it('does not accept the OTP of another shopper, and mails at most five a day', async () => {
    const rohan = await createBuyer(shop.api);
    await requestCashOtp(shop, rohan);
    const stolen = await requestCashOtp(shop, asha);
    await addToCart(rohan, 'C-0');
    // One in ten thousand OTPs equals that of another shopper.
    const own = await rohan.post('/cash-on-delivery/orders', { ...(await paymentBodyOf(rohan)), otp: `${stolen}1` });
    expect(own).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
    for (let sends = 0; sends < 4; sends++) await requestCashOtp(shop, asha);
    const sixth = await asha.post('/cash-on-delivery/otp', { amount: 1_000 });
    expect(sixth).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  });

  it('accepts an OTP only for the total and the PIN code in its mail', async () => {
    const request = await paymentBodyOf(asha);
    const send = (body: Json, otp: string) => asha.post('/cash-on-delivery/orders', { ...body, otp });
    const changed = {
      status: 400,
      body: { code: 'EXPIRED', field: 'otp', message: expect.stringContaining('changed') },
    };
    expect(await send(request, await requestCashOtp(shop, asha, 100))).toMatchObject(changed);
    const otp = await requestCashOtp(shop, asha);
    expect(shop.api.mails.at(-1)?.text).toContain(
      'order of ₹1,900.00, to be paid in cash on delivery at PIN code 302003',
    );
    const shippingDetails = { ...request.order.shippingDetails, pinCode: '110001' };
    expect(await send({ ...request, order: { ...request.order, shippingDetails } }, otp)).toMatchObject(changed);
    expect(await stockOf(shop.api, 'C-0')).toBe(20);
    await addToCart(asha, 'C-1');
    expect(await send(await paymentBodyOf(asha), otp)).toMatchObject(changed);
    expect([await stockOf(shop.api, 'C-0'), await stockOf(shop.api, 'C-1')]).toEqual([20, 20]);
    await asha.delete(`/cart/${await cartIdOf(asha, 'C-1')}`);
    expect(await send(request, otp)).toMatchObject({ status: 200 });
  });

  it('is not used while the provider does not report whether an open payment was made, and valid afterwards', async () => {
    const open = await startPayment(asha);
    const otp = await requestCashOtp(shop, asha);
    const away = () => ({ listPayments: () => Promise.reject(new ProviderFailure('unknown', 'It does not answer.')) });
    const refused = await withProvider(shop, away, () => placeInCash(shop, asha, { otp }));
    expect(refused).toMatchObject({ status: 503, body: { code: 'PROVIDER_UNAVAILABLE' } });
    expect([await statusOf(asha, open.body.id), await stockOf(shop.api, 'C-0')]).toEqual(['pending', 18]);
    expect(await placeInCash(shop, asha, { otp })).toMatchObject({ status: 200 });
    expect([await statusOf(asha, open.body.id), await stockOf(shop.api, 'C-0')]).toEqual(['not_paid', 18]);
  });

  it('mails no text of a client’s for a PIN code', async () => {
    const mails = shop.api.mails.length;
    const body = { amount: 100_000, pinCode: 'http://x.example' };
    expect(await asha.post('/cash-on-delivery/otp', body)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', field: 'pinCode' },
    });
    expect(shop.api.mails.length).toBe(mails);
  });

  it('preserves the OTP when the order is refused: a sold out piece, a code or a price that has changed', async () => {
    const otp = await requestCashOtp(shop, asha);
    await setStock(shop.api, 'C-0', 1);
    expect(await placeInCash(shop, asha, { otp })).toMatchObject({
      body: { code: 'INSUFFICIENT_STOCK', available: 1 },
    });
    await setStock(shop.api, 'C-0', 20);
    expect(await placeInCash(shop, asha, { otp, payment: { amount: 1 } })).toMatchObject({
      body: { code: 'PRICE_CHANGED' },
    });
    expect(await placeInCash(shop, asha, { otp, promoCode: 'NOSUCH' })).toMatchObject({
      body: { code: 'INVALID_PROMO_CODE' },
    });
    expect(await stockOf(shop.api, 'C-0')).toBe(20);
    expect(await placeInCash(shop, asha, { otp })).toMatchObject({ status: 200 });
  });
});
