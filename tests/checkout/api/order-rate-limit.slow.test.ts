import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type ApiResponse } from '../../test-api.ts';
import {
  addressOf,
  purchase,
  createBuyer,
  passMinutes,
  createCheckoutShop,
  payInWidget,
  startPayment,
  statusOf,
  stockOf,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

const HOUR = 60;
let shop: Shop;
let asha: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop();
  const variants = [{ sku: 'P-0', color: 'Indigo', stock: 0 }];
  await addProducts(shop.api.database, [productOf(1, { variants })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await passMinutes(shop, 15);
  await setStock(shop.api, 'P-0', 10);
  asha = await createBuyer(shop.api);
  await addToCart(asha, 'P-0', 2);
});

/** Runs `one` this many times, this many minutes apart; returns the statuses. */
async function times(count: number, minutes: number, one: (at: number) => Promise<ApiResponse>): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < count; at++) {
    statuses.push((await one(at)).status);
    await passMinutes(shop, minutes, asha);
  }
  return statuses;
}

/** Starts a payment with another request, which replaces an open one. */
const startAnew = (at: number) => {
  const shippingDetails = { ...addressOf(asha.email), city: `Town ${'abcdefghijklmnopqrstuvwxyz'[at % 26]}` };
  return startPayment(asha, { order: { shippingDetails, orderItems: [{ sku: 'P-0', quantity: 2 }] } });
};
const all = (count: number): number[] => Array.from({ length: count }, () => 200);

describe(`a shopper who holds pieces without paying (${DATABASE_KIND})`, () => {
  it('[CHECK-8] may not hold them for more than three hours of a day, and is informed when to retry', async () => {
    expect(await times(12, 15, () => startPayment(asha))).toEqual(all(12));
    const refused = await startPayment(asha);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers['retry-after'])).toBe(21 * 3_600);
    expect(refused.headers['ratelimit-policy']).toBe('"hold-minutes";q=180;w=86400');
    expect(await stockOf(shop.api, 'P-0')).toBe(10);
    await passMinutes(shop, 21 * HOUR - 1, asha);
    expect((await startPayment(asha)).status).toBe(429);
    await passMinutes(shop, 1, asha);
    expect((await startPayment(asha)).status).toBe(200);
  });

  it('[CHECK-8] gains nothing by wishing for something else in time: minutes are counted, not orders', async () => {
    expect(await times(13, 14, startAnew)).toEqual(all(13));
    const refused = await startAnew(13);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    await passMinutes(shop, 15);
    expect(await stockOf(shop.api, 'P-0')).toBe(10);
  });

  it('[CHECK-8] gains nothing by giving up in time', async () => {
    const hold = async () => {
      const opened = await startPayment(asha);
      shop.api.clock.move(9 * 60_000);
      if (opened.status === 200) await asha.delete(`/payment/${opened.body.id}`);
      return opened;
    };
    expect(await times(21, 1, hold)).toEqual([...all(20), 429]);
  });
});

describe(`an honest shopper (${DATABASE_KIND})`, () => {
  it('[CHECK-8] may cancel nineteen times within minutes, and hour after hour', async () => {
    for (let hour = 0; hour < 3; hour++) {
      for (let at = 0; at < 19; at++) expect((await startAnew(at)).status).toBe(200);
      await asha.delete(`/payment/${(await startAnew(19)).body.id}`);
      await passMinutes(shop, HOUR, asha);
    }
    expect((await startPayment(asha)).status).toBe(200);
  });

  it('[CHECK-8] may still buy again after a payment, also at the last minute or late', async () => {
    await times(6, 1, async () => {
      await addToCart(asha, 'P-0', 1);
      const opened = await startPayment(asha);
      shop.api.clock.move(14 * 60_000);
      await asha.post('/payment/verification', payInWidget(shop, opened.body.id));
      return opened;
    });
    await setStock(shop.api, 'P-0', 10);
    await times(7, 15, async () => {
      await addToCart(asha, 'P-0', 1);
      const opened = await startPayment(asha);
      await passMinutes(shop, 15, asha);
      await asha.post('/payment/verification', payInWidget(shop, opened.body.id));
      expect(await statusOf(asha, opened.body.id)).toBe('paid');
      return opened;
    });
    await addToCart(asha, 'P-0');
    expect((await purchase(shop, asha)).body.payment.status).toBe('paid');
  });

  it('[CHECK-8] is not blamed for an unavailable payment provider', async () => {
    shop.simulator.failNext('createOrder', 'error', 14);
    expect(new Set(await times(14, 15, () => startPayment(asha)))).toEqual(new Set([503]));
    expect((await startPayment(asha)).status).toBe(200);
  });
});
