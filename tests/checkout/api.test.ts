import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProducts, productOf } from '../catalog/products.ts';
import { add, cartOf } from '../cart/shoppers.ts';
import { DATABASE_KIND } from '../database.ts';
import { buyer, openShop, pay, start, statusOf, stockOf, type Buyer, type Shop } from './shop.ts';

let shop: Shop;
let asha: Buyer;
beforeAll(async () => {
  shop = await openShop();
  const variants = Array.from({ length: 10 }, (_, index) => ({ sku: `B-${index}`, color: 'Indigo', stock: 20 }));
  await addProducts(shop.api.database, [productOf(1, { variants, name: 'Rani Leheriya Saree' })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await buyer(shop.api);
});

describe(`buying (${DATABASE_KIND})`, () => {
  it('[CHECK-6] [REST-20] [REST-21] starts a payment, and places the order once it is paid', async () => {
    await add(asha, 'B-0', 2);
    const started = await start(asha);
    expect(started).toMatchObject({
      status: 200,
      body: { amount: 285_000, status: 'pending', keyId: shop.till.keyId },
    });
    expect(await stockOf(shop.api, 'B-0')).toBe(18);
    const verified = await asha.post('/payment/verification', pay(shop, started.body.id));
    expect(verified).toMatchObject({
      status: 200,
      body: { success: true, payment: { status: 'paid', amount: 285_000 } },
    });
    expect(verified.body.payment.orders).toMatchObject([
      { sku: 'B-0', quantity: 2, status: 'Placed', discount: 15_000 },
    ]);
    expect(await cartOf(asha)).toEqual([]);
    expect(await stockOf(shop.api, 'B-0')).toBe(18);
    expect(await statusOf(asha, started.body.id)).toBe('paid');
  });
});
