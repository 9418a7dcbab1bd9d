import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assertPayable, fingerprintOf, parsePaymentRequest } from '../../../api/checkout/rules.ts';
import { LEAST_PAYABLE } from '../../../schema/pricing.ts';
import { addToCart, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type Json } from '../../test-api.ts';
import {
  addressOf,
  createBuyer,
  createCheckoutShop,
  newAttempt,
  passMinutes,
  paymentBodyOf,
  rowsOf,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

describe('a request to pay', () => {
  const bodyOf = (...items: Json[]): Json => ({
    payment: { amount: 100 },
    receipt: newAttempt(),
    order: { shippingDetails: addressOf('asha@example.com'), orderItems: items },
    shppingbilling: true,
  });
  const [silk, cotton, wool] = ['S-1', 'C-1', 'W-1'].map((sku) => ({
    sku,
    quantity: 1,
    services: ['tassels', 'fall'],
  }));

  it('[CHECK-6] has each variant once, in the order of the skus, whatever order it came in', () => {
    const requests = [bodyOf(silk, cotton, wool), bodyOf(wool, silk, cotton)].map(parsePaymentRequest);
    for (const { items } of requests) {
      expect(items).toEqual(['C-1', 'S-1', 'W-1'].map((sku) => ({ sku, quantity: 1, services: ['fall', 'tassels'] })));
    }
    expect(new Set(requests.map(fingerprintOf)).size).toBe(1);
  });

  const HIGHEST = 2_147_483_647;
  it('[CHECK-6] is for one rupee at the least, and for no more than the database can hold', () => {
    const whyNot = (subtotal: number, total: number) => {
      try {
        return assertPayable({ subtotal, total }) ?? 'payable';
      } catch (error) {
        return error instanceof Error ? error.message : error;
      }
    };
    expect(whyNot(LEAST_PAYABLE, LEAST_PAYABLE)).toBe('payable');
    expect(whyNot(HIGHEST, LEAST_PAYABLE)).toBe('payable');
    expect(whyNot(LEAST_PAYABLE, LEAST_PAYABLE - 1)).toBe('There is nothing to pay.');
    expect(whyNot(HIGHEST + 1, HIGHEST + 1)).toBe('This is too much for one order.');
    expect(whyNot(HIGHEST + 1, LEAST_PAYABLE)).toBe('This is too much for one order.');
  });
});

describe(`the stored and counted values of a request to pay (${DATABASE_KIND})`, () => {
  const LIMIT = 5;
  let shop: Shop;
  let asha: Buyer;
  beforeAll(async () => {
    shop = await createCheckoutShop({ addressLimit: LIMIT });
    await addProducts(shop.api.database, [productOf(1, { variants: [{ sku: 'I-0', color: 'Indigo', stock: 0 }] })]);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await passMinutes(shop, 20);
    await setStock(shop.api, 'I-0', 20);
    asha = await createBuyer(shop.api);
    await addToCart(asha, 'I-0', 2);
  });

  it('[CHECK-4] include a different billing address, and none if it is the shipping address', async () => {
    const billing = { ...addressOf(asha.email), name: 'Verma & Sons', city: 'Ajmer' };
    const same = await paymentBodyOf(asha);
    const other = { ...(await paymentBodyOf(asha)), shppingbilling: false };
    const { id: first } = (await asha.post('/payment', same)).body;
    const order = { ...other.order, billingDetails: billing };
    const { id: second } = (await asha.post('/payment', { ...other, order })).body;
    const rows = await rowsOf(shop.api, 'orders');
    const billingOf = (id: string) => rows.find((row) => row.provider_order_id === id)?.billing;
    expect([billingOf(first), billingOf(second)]).toEqual([null, { ...billing, phone: '9829012345' }]);
  });

  it.each(['/payment', '/cash-on-delivery/orders'])(
    '[REST-19] counts a promo code that %s brings as a guess',
    async (path) => {
      const rohan = await createBuyer(shop.api);
      await addToCart(rohan, 'I-0', 2);
      // The logins count for another address.
      const elsewhere = { 'x-forwarded-for': '203.0.113.5' };
      const send = async (who: Buyer, changes: Json) => {
        const otp = path === '/payment' ? {} : { otp: '0000' };
        return (await who.post(path, { ...(await paymentBodyOf(who)), ...otp, ...changes }, elsewhere)).body.code;
      };
      const guess = async () =>
        (await asha.post('/promocode/validate', { promoCode: 'NONE', totalAmount: 100 }, elsewhere)).body.code;
      const tooLittle = { payment: { amount: 1 } };
      const responses: string[] = [];
      for (let count = 0; count < LIMIT; count += 1) responses.push(await send(asha, tooLittle));
      responses.push(await guess());
      for (let count = 1; count < LIMIT; count += 1)
        responses.push(await send(rohan, { ...tooLittle, promoCode: 'NONE' }));
      expect(responses).not.toContain('RATE_LIMITED');
      expect(await guess()).toBe('RATE_LIMITED');
    },
  );
});
