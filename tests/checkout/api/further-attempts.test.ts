import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaymentProvider, ProviderFailure } from '../../../api/checkout/provider/provider.ts';
import { addToCart, cartOf, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type Json } from '../../test-api.ts';
import {
  createBuyer,
  createCheckoutShop,
  newAttempt,
  paymentBodyOf,
  passMinutes,
  payInWidget,
  placeInCash,
  requestCashOtp,
  rowsOf,
  statusOf,
  stockOf,
  withProvider,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

let shop: Shop;
let asha: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop();
  await addProducts(shop.api.database, [productOf(1, { variants: [{ sku: 'F-0', color: 'Indigo', stock: 0 }] })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await setStock(shop.api, 'F-0', 10);
  asha = await createBuyer(shop.api);
  await addToCart(asha, 'F-0', 2);
});

const start = (body: Json, receipt: string = body.receipt) => asha.post('/payment', { ...body, receipt });
const verify = (proof: Json) => asha.post('/payment/verification', proof);
const ordersOfAsha = async () =>
  (await rowsOf(shop.api, 'orders')).filter(({ shipping }) => shipping.email === asha.email);
const named = async (receipt: string) => (await asha.get(`/payment/attempt/${receipt}`)).body;
const TAKEN = { status: 409, body: { code: 'ALREADY_EXISTS', field: 'receipt' } };

describe(`a second name of one payment (${DATABASE_KIND})`, () => {
  it('[CHECK-8] still refers to it, also after it is paid and the cart is empty', async () => {
    const body = await paymentBodyOf(asha);
    const second = newAttempt();
    const [{ body: opened }, again] = [await start(body), await start(body, second)];
    expect(again.body).toEqual(opened);
    expect((await named(second)).payment).toMatchObject({ id: opened.id, status: 'pending' });
    await verify(payInWidget(shop, opened.id));
    expect(await cartOf(asha)).toEqual([]);
    for (const receipt of [second, body.receipt]) {
      expect((await start(body, receipt)).body).toEqual({ ...opened, status: 'paid' });
      expect((await named(receipt)).payment).toMatchObject({ id: opened.id, status: 'paid' });
    }
    expect(await ordersOfAsha()).toHaveLength(1);
  });

  it('[CHECK-8] is over with it, as the first is', async () => {
    const body = await paymentBodyOf(asha);
    const second = newAttempt();
    const { id } = (await start(body)).body;
    await start(body, second);
    await asha.delete(`/payment/${id}`);
    for (const receipt of [second, body.receipt])
      expect(await start(body, receipt)).toMatchObject({ status: 400, body: { code: 'EXPIRED' } });
    expect((await start(body, newAttempt())).status).toBe(200);
  });

  it('[CHECK-8] is refused for anything else, also for an order in cash', async () => {
    const body = await paymentBodyOf(asha);
    const second = newAttempt();
    const { id } = (await start(body)).body;
    await start(body, second);
    const elsewhere = { ...body.order, shippingDetails: { ...body.order.shippingDetails, city: 'Kota' } };
    expect(await start({ ...body, order: elsewhere }, second)).toMatchObject(TAKEN);
    expect(await placeInCash(shop, asha, { receipt: second })).toMatchObject(TAKEN);
    expect(await asha.get(`/cash-on-delivery/orders/${second}`)).toMatchObject({ status: 404 });
    expect([await statusOf(asha, id), await stockOf(shop.api, 'F-0')]).toEqual(['pending', 8]);
  });

  it('[CHECK-8] is one name of one order, however often it comes at once', async () => {
    const body = await paymentBodyOf(asha);
    const names = [body.receipt, newAttempt(), newAttempt()];
    const responses = await Promise.all([...names, ...names, ...names].map((receipt) => start(body, receipt)));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([responses[0]?.status, (await ordersOfAsha()).length, await stockOf(shop.api, 'F-0')]).toEqual([200, 1, 8]);
    await verify(payInWidget(shop, responses[0]?.body.id));
    for (const receipt of names) expect((await named(receipt)).payment.status).toBe('paid');
  });

  it("[CHECK-8] is its shopper's alone", async () => {
    const body = await paymentBodyOf(asha);
    const second = newAttempt();
    const { id } = (await start(body)).body;
    await start(body, second);
    const rohan = await createBuyer(shop.api);
    expect(await rohan.get(`/payment/attempt/${second}`)).toMatchObject({ status: 404 });
    await addToCart(rohan, 'F-0');
    const theirs = await rohan.post('/payment', await paymentBodyOf(rohan, { receipt: second }));
    expect([theirs.status, theirs.body.id === id]).toEqual([200, false]);
    expect((await named(second)).payment.id).toBe(id);
  });

  it('[CHECK-8] is stored when the provider did not respond the first time', async () => {
    const body = await paymentBodyOf(asha);
    const second = newAttempt();
    const away = (): Partial<PaymentProvider> => ({
      createOrder: () => Promise.reject(new ProviderFailure('unavailable', 'No answer.')),
    });
    await withProvider(shop, away, async () => {
      for (const receipt of [body.receipt, second]) expect((await start(body, receipt)).status).toBe(503);
    });
    const { id } = (await start(body)).body;
    await verify(payInWidget(shop, id));
    expect((await start(body, second)).body).toMatchObject({ id, status: 'paid' });
  });

  it('[CHECK-8] means the order too that only this call found out to be paid', async () => {
    const body = await paymentBodyOf(asha);
    const second = newAttempt();
    const { id } = (await start(body)).body;
    payInWidget(shop, id);
    shop.api.clock.move(15 * 60_000);
    asha.token = (await asha.post('/auth/token')).body.accessToken;
    expect((await start(body, second)).body).toMatchObject({ id, status: 'paid' });
    expect((await start(body, second)).body).toMatchObject({ id, status: 'paid' });
    expect(await ordersOfAsha()).toHaveLength(1);
  });

  it('[CHECK-8] starts again when the payment before it ended without money', async () => {
    const body = await paymentBodyOf(asha);
    const { id } = (await start(body)).body;
    shop.api.clock.move(15 * 60_000);
    asha.token = (await asha.post('/auth/token')).body.accessToken;
    const next = await start(body, newAttempt());
    expect([next.status, next.body.id === id]).toEqual([200, false]);
    expect([await statusOf(asha, id), await stockOf(shop.api, 'F-0')]).toEqual(['not_paid', 8]);
  });

  it('[CHECK-8] is replaced by a name under which the release before has opened another order', async () => {
    const body = await paymentBodyOf(asha);
    const second = newAttempt();
    const { id } = (await start(body)).body;
    await start(body, second);
    await asha.delete(`/payment/${id}`);
    const third = newAttempt();
    const next = (await start(body, third)).body.id;
    await sql`update orders set attempt_id = ${second} where attempt_id = ${third}`.execute(shop.api.database.db);
    expect((await start(body, second)).body.id).toBe(next);
  });

  it('[CHECK-8] is one of so many that a shopper has: the oldest go first', async () => {
    const body = await paymentBodyOf(asha);
    const { id } = (await start(body)).body;
    const [{ id: orderId, shopper_id: shopperId }] = await ordersOfAsha();
    await sql`
      insert into order_attempts (shopper_id, attempt_id, order_id, created_at)
      select ${shopperId}, 'old-' || n, ${orderId}, ${shop.api.clock.now()}::timestamptz - make_interval(mins => n)
      from generate_series(1, 1000) n`.execute(shop.api.database.db);
    const second = newAttempt();
    expect((await start(body, second)).body.id).toBe(id);
    const stored = (await rowsOf(shop.api, 'order_attempts')).filter((row) => row.shopper_id === shopperId);
    expect([stored.length, stored.some((row) => row.attempt_id === 'old-1000')]).toEqual([1_000, false]);
    expect((await named(second)).payment.id).toBe(id);
    await passMinutes(shop, 15);
  });
});

describe(`a name of an order in cash (${DATABASE_KIND})`, () => {
  it('[CHECK-8] remains that of its order, when another name requests the same at once', async () => {
    const body = await paymentBodyOf(asha);
    const otp = await requestCashOtp(shop, asha);
    const names = [body.receipt, newAttempt()];
    const place = (receipt: string) => asha.post('/cash-on-delivery/orders', { ...body, receipt, otp });
    const responses = await Promise.all(names.map(place));
    const placed = names.filter((_, at) => responses[at]?.status === 200);
    expect([placed.length, (await ordersOfAsha()).length, await stockOf(shop.api, 'F-0')]).toEqual([1, 1, 8]);
    const [receipt = ''] = placed;
    expect((await place(receipt)).body.order.orderId).toBe((await ordersOfAsha())[0].id);
    expect(await start(body, receipt)).toMatchObject(TAKEN);
  });
});
