import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { addToCart, createShopper } from '../shoppers.ts';

const DAY = 86_400_000;
let api: TestApi;
let asha: Client;
beforeAll(async () => {
  api = await createTestApi();
  const variants = [{ sku: 'SK-1', color: 'Indigo', stock: 50 }];
  await addProducts(api.database, [productOf(1, { showPrice: 100_000, variants })]);
  const day = (days: number) => new Date(api.clock.now().getTime() + days * DAY).toISOString();
  await createPromoCodeRepository(api.database.db).insertCodes([
    { code: 'TEN', percent: 10, maximum: 15_000, isListed: true },
    { code: 'KNOT', amountOff: 30_000, minimumSubtotal: 150_000, isListed: true },
    { code: 'ONCE', amountOff: 5_000, mostUsesEach: 1, isListed: true },
    { code: 'SECRET', percent: 50 },
    { code: 'OVER', percent: 20, validUntil: day(-1), isListed: true },
    { code: 'SOON', percent: 20, validFrom: day(1), isListed: true },
    { code: 'GONE', percent: 20, mostUses: 1, isListed: true },
  ]);
  await sql`update promo_codes set used = 1 where code = 'GONE'`.execute(api.database.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  asha = await createShopper(api);
});
const codesOf = async () => {
  const { offers } = (await asha.get('/cart/offers')).body;
  return offers.map(({ promoCode }: { promoCode: string }) => promoCode);
};

describe(`the offers for a cart (${DATABASE_KIND})`, () => {
  it('are the listed codes with their conditions: first those that apply, then those that need more', async () => {
    await addToCart(asha, 'SK-1', 1);
    const { status, body, headers } = await asha.get('/cart/offers');
    const price = (await api.get('/product/p-00001')).body.product.showPrice;
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.offers).toEqual([
      { promoCode: 'TEN', condition: '10% off, up to ₹150', discount: Math.round(price / 10) },
      { promoCode: 'ONCE', condition: '₹50 off', discount: 50 },
      {
        promoCode: 'KNOT',
        condition: '₹300 off, on ₹1,500 or more',
        discount: 0,
        reason: `Add ₹${1_500 - price} more to use this code.`,
      },
    ]);
  });

  it('follow the cart, and each takes off what it promises', async () => {
    await addToCart(asha, 'SK-1', 2);
    expect(await codesOf()).toEqual(['KNOT', 'TEN', 'ONCE']);
    const { offers } = (await asha.get('/cart/offers')).body;
    const price = (await api.get('/product/p-00001')).body.product.showPrice;
    for (const { promoCode, discount } of offers) {
      const { body } = await asha.post('/promocode/validate', { promoCode, totalAmount: 2 * price });
      expect(body.discount).toBe(discount);
    }
  });

  it('leave out a code that this shopper has used up, and no other shopper’s', async () => {
    const ravi = await createShopper(api);
    await addToCart(ravi, 'SK-1', 1);
    await addToCart(asha, 'SK-1', 1);
    const { id } = (await ravi.get('/user/profile')).body.user;
    await sql`insert into promo_uses (code, shopper_id, order_id, created_at) values ('ONCE', ${id}, 'o-1', now())`.execute(
      api.database.db,
    );
    expect((await ravi.get('/cart/offers')).body.offers).toHaveLength(2);
    expect(await codesOf()).toContain('ONCE');
  });

  it('are none for an empty cart, and need a login', async () => {
    expect(await codesOf()).toEqual([]);
    expect((await api.get('/cart/offers')).status).toBe(401);
  });
});
