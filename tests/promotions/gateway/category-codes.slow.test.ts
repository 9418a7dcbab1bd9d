import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { swapHolds } from '../../../api/checkout/holds/holds.ts';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { billOf, isPromoFor, promoDiscountOf, promoSubtotalOf } from '../../../schema/pricing.ts';
import { rowsOf } from '../../checkout/checkout-shop.ts';
import { setStock } from '../../cart/shoppers.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { paymentInputOf, runOrderOperation } from '../../hosts/order-operations.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';

let shop: OrderShop;
let boss: TestBrowser;
let asha: TestBrowser;
beforeAll(async () => {
  shop = await createOrderShop();
  const { db } = shop.api.database;
  await sql`update products p set category = 'Dupatta' from variants v
    where v.product_id = p.id and v.sku = 'SK-2'`.execute(db);
  await createPromoCodeRepository(db).insertCodes([
    { code: 'SAREE50', percent: 50, categories: ['Saree'] },
    { code: 'ALLSAREE', percent: 100, categories: ['Saree'], isListed: true },
    { code: 'BIGSAREE', amountOff: 10_000, minimumSubtotal: 400_000, categories: ['Saree'] },
  ]);
  boss = await shop.newStaff('ADMIN');
  for (const sku of ['SK-1', 'SK-2']) await setStock(shop.api, sku, 500);
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.newShopper();
  await runCartOperation(asha, 'addToCart', { sku: 'SK-1', quantity: 2 });
  await runCartOperation(asha, 'addToCart', { sku: 'SK-2' });
});

const TOTALS = `query ($promo: String) { me { cart {
  items { quantity unitPrice { amount } variant { sku product { category { name } } } }
  totals(promoCode: $promo) { total { amount } promoDiscount { amount } promoError { message }
    promoTerms { percent amountOff { amount } maximum { amount } minimumSubtotal { amount } categories } } } } }`;
const cartWith = async (promo: string) => (await asha.request(TOTALS, { promo })).data.me.cart;
const start = async (promoCode: string, expectedTotal: number) =>
  runOrderOperation(asha, 'startPayment', { ...(await paymentInputOf(asha)), promoCode, expectedTotal });
const UPDATE = `mutation ($input: UpdatePromoCodeInput!) { updatePromoCode(input: $input) {
  promoCode { version } userErrors { code field } } }`;

describe('a promo code for some categories', () => {
  it.each(['SAREE50', 'ALLSAREE'])('%s costs the same in api, gateway and storefront', async (code) => {
    const { items, totals } = await cartWith(code);
    const lines = items.map((item: (typeof items)[number]) => ({
      unitPrice: item.unitPrice.amount,
      quantity: item.quantity,
      category: item.variant.product.category.name,
      takesPromo: isPromoFor(totals.promoTerms, item.variant.product.category.name),
    }));
    const amounts = lines.map(({ unitPrice, quantity, category }: (typeof lines)[number]) => ({
      category,
      amount: unitPrice * quantity,
    }));
    const terms = { percent: totals.promoTerms.percent, categories: totals.promoTerms.categories };
    const promoDiscount = promoDiscountOf(terms, promoSubtotalOf(terms, amounts));
    const bill = billOf(lines, { promoDiscount, firstPurchasePercent: 5 });
    expect([totals.total.amount, totals.promoDiscount.amount]).toEqual([bill.total, bill.promoDiscount]);
    const { payment, userErrors } = await start(code, totals.total.amount);
    expect([userErrors, payment.amount.amount]).toEqual([[], totals.total.amount]);
    const rows = await rowsOf(shop.api, 'order_items');
    const shares = rows.slice(-2).map(({ sku, discount, promo_share }) => [sku, discount, promo_share]);
    expect(Object.fromEntries(shares.map(([sku, , share]) => [sku, share]))).toEqual({
      'SK-1': bill.promoDiscount,
      'SK-2': 0,
    });
  });

  it('takes nothing off without such pieces, and counts its minimum of their price', async () => {
    const small = await cartWith('BIGSAREE');
    expect(small.totals.promoError.message).toBe('This promo code is for Saree only, for ₹4,000 or more.');
    const { data } = await asha.request(
      '{ promoCode(code: "SAREE50", subtotal: 900000) { discount { amount } error { message } } }',
    );
    expect(data.promoCode).toEqual({
      discount: { amount: 0 },
      error: { message: 'This promo code is for Saree only.' },
    });
  });

  it('is refused with PRICE_CHANGED when staff change it before the payment, and as invalid when they pause it', async () => {
    const { totals } = await cartWith('SAREE50');
    const input = { promoCode: 'SAREE50', version: 1, percent: 40, categories: ['Saree'], isListed: false };
    expect((await boss.request(UPDATE, { input })).data.updatePromoCode.userErrors).toEqual([]);
    const again = (await boss.request(UPDATE, { input })).data.updatePromoCode;
    expect(again).toEqual({ promoCode: null, userErrors: [expect.objectContaining({ code: 'CHANGED_MEANWHILE' })] });
    const changed = await start('SAREE50', totals.total.amount);
    expect(changed.userErrors).toMatchObject([{ code: 'PRICE_CHANGED' }]);
    const PAUSE = 'mutation ($input: PausePromoCodeInput!) { pausePromoCode(input: $input) { userErrors { code } } }';
    const { total } = (await cartWith('SAREE50')).totals;
    await boss.request(PAUSE, { input: { promoCode: 'SAREE50', version: 2, isPaused: true } });
    expect((await start('SAREE50', total.amount)).userErrors).toMatchObject([{ code: 'INVALID_PROMO_CODE' }]);
  });

  it('is not claimed when it has changed since its terms were read', async () => {
    const { totals } = await cartWith('ALLSAREE');
    await start('ALLSAREE', totals.total.amount);
    const open = (await rowsOf(shop.api, 'orders')).findLast(({ promo_code: code }) => code === 'ALLSAREE');
    const claim = (promoVersion: number) =>
      shop.api.database.db
        .transaction()
        .execute((trx) => swapHolds(trx, { from: open, to: open, promoVersion }, shop.api.clock.now()));
    await expect(claim(7)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    await claim(1);
  });
});
