import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { createGatewayShop, type GatewayShop } from './gateway-shop.ts';

let shop: GatewayShop;
beforeAll(async () => {
  shop = await createGatewayShop();
  await createPromoCodeRepository(shop.api.database.db).insertCodes([
    { code: 'TEN', percent: 10, isListed: true },
    { code: 'LARGE', amountOff: 15_000, minimumSubtotal: 9_900_000, isListed: true },
  ]);
});
afterAll(() => shop.close());

it('the offers of a cart have their condition, what they save, and why one does not apply', async () => {
  const asha = await shop.newShopper();
  const { cart } = await runCartOperation(asha, 'addToCart', { sku: 'SK-1' });
  const { data, errors } = await asha.request(
    `{ me { cart {
      offers { promoCode condition saving { amount } applicable reason }
      totals(promoCode: "TEN") { promoDiscount { amount } } } } }`,
  );
  expect([errors, cart.itemCount]).toEqual([undefined, 1]);
  const { offers, totals } = data.me.cart;
  expect(offers).toEqual([
    { promoCode: 'TEN', condition: '10% off', saving: totals.promoDiscount, applicable: true, reason: null },
    {
      promoCode: 'LARGE',
      condition: '₹150 off, on ₹99,000 or more',
      saving: { amount: 0 },
      applicable: false,
      reason: expect.stringMatching(/^Add ₹[\d,]+ more to use this code\.$/),
    },
  ]);
});
