import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../schema/settings.ts';
import { admin } from '../../account/staff.ts';
import { addToCart, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import {
  createBuyer,
  createCheckoutShop,
  paymentBodyOf,
  payInWidget,
  requestCashOtp,
  rowsOf,
  setPrice,
  startPayment,
  type Buyer,
  type Shop,
} from '../../checkout/checkout-shop.ts';
import { DATABASE_KIND, type Client, type Json } from '../../test-api.ts';

let shop: Shop;
let owner: Client;
beforeAll(async () => {
  shop = await createCheckoutShop({ OTP_LENGTH: '4' });
  await addProducts(shop.api.database, [productOf(1, { variants: [{ sku: 'C-0', color: 'Indigo', stock: 0 }] })]);
  owner = await admin(shop.api, 'owner@example.com');
  await setPrice(shop.api, 100_000);
  await setStock(shop.api, 'C-0', 20);
});
afterAll(() => shop.close());

async function buyer(): Promise<Buyer> {
  const who = await createBuyer(shop.api);
  await addToCart(who, 'C-0');
  return who;
}

async function save(content: Json): Promise<void> {
  const [name = ''] = Object.keys(content);
  const { sections } = (await owner.get('/admin/settings')).body;
  const { version } = sections.find((one: Json) => one.name === name);
  const { status, text } = await owner.put('/admin/settings', { version, content });
  if (status !== 200) throw new Error(text);
}

const { payment, policies } = DEFAULT_SETTINGS;

describe(`settings that touch money (${DATABASE_KIND})`, () => {
  it('discount a first purchase by the percent in force, refuse a total from before, and leave an open order alone', async () => {
    const [early, late] = [await buyer(), await buyer()];
    const opened = await startPayment(early);
    const body = await paymentBodyOf(late);
    await save({ payment: { ...payment, firstPurchasePercent: 10 } });
    expect(await late.post('/payment', body)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    expect((await late.post('/payment', { ...body, payment: { amount: 900 } })).status).toBe(200);
    expect((await early.post('/payment/verification', payInWidget(shop, opened.body.id))).status).toBe(200);
    const totals = (await rowsOf(shop.api, 'orders')).map(({ total }) => total);
    expect(new Set(totals)).toEqual(new Set([90_000, 95_000]));
    await save({ payment });
  });

  it('limit cash on delivery, and switch it off at the last moment too', async () => {
    const asha = await buyer();
    const offer = async () => (await asha.get('/cash-on-delivery?amount=95000')).body;
    expect(await offer()).toMatchObject({ available: true, maxAmount: 500_000 });
    const otp = await requestCashOtp(shop, asha);
    const body = await paymentBodyOf(asha);
    await save({ payment: { ...payment, maxCash: 900 } });
    expect(await offer()).toMatchObject({ available: false, maxAmount: 90_000 });
    await save({ payment: { ...payment, maxCash: 0 } });
    expect((await offer()).message).toBe('This shop takes no cash on delivery.');
    expect(await asha.post('/cash-on-delivery/orders', { ...body, otp })).toMatchObject({
      body: { code: 'CASH_NOT_AVAILABLE' },
    });
    await save({ payment });
    expect((await asha.post('/cash-on-delivery/orders', { ...body, otp })).status).toBe(200);
  });

  it('apply to an order the days of returns that were promised when it was placed', async () => {
    const asha = await buyer();
    const opened = await startPayment(asha);
    await asha.post('/payment/verification', payInWidget(shop, opened.body.id));
    const item = async (): Promise<Json> => (await asha.get('/order/All')).body.orders[0];
    const id = (await item()).orderItemId;
    shop.api.clock.move(60_000);
    await save({ policies: { ...policies, returnDays: 3 } });
    for (const step of ['confirm', 'dispatch', 'deliver'])
      expect((await owner.post(`/admin/orders/${id}/${step}`, {})).status).toBe(200);
    expect(await item()).toMatchObject({ return_until: '2026-12-04' });
    await save({ policies });
  });
});
