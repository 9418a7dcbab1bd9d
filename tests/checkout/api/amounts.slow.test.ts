import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { billOf, promoDiscountOf } from '../../../schema/pricing.ts';
import { FIRST_PURCHASE_PERCENT } from '../../../schema/shop.ts';
import { addToCart } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type Json } from '../../test-api.ts';
import {
  purchase,
  createBuyer,
  passMinutes,
  createCheckoutShop,
  payInWidget,
  listRefunds,
  rowsOf,
  setPrice,
  startPayment,
  paymentBodyOf,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

const RUNS = 60;
const CODES = {
  TENTH: { percent: 10 },
  CAPPED: { percent: 33, maximum: 70_000 },
  FLAT: { amountOff: 12_300, minimumSubtotal: 50_000 },
  ALL: { percent: 100 },
};
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const prices = fc.sample(fc.oneof(fc.integer({ min: 100, max: 900_000 }), fc.integer({ min: 50, max: 999 })), {
  seed,
  numRuns: 40,
});

let shop: Shop;
beforeAll(async () => {
  console.log(`Carts are drawn with SEED=${seed}.`);
  shop = await createCheckoutShop({ commissionRate: 0.0725 });
  const products = prices.map((showPrice, at) =>
    productOf(at, {
      showPrice,
      listPrice: showPrice * 2,
      variants: [{ sku: `D-${at}`, color: 'Indigo', stock: 5_000 }],
    }),
  );
  await addProducts(shop.api.database, products);
  const codes = Object.entries(CODES).map(([code, terms]) => Object.assign({ code }, terms));
  await createPromoCodeRepository(shop.api.database.db).insertCodes(codes);
});
afterAll(() => shop.close());

const carts = fc.record({
  lines: fc.uniqueArray(fc.tuple(fc.nat({ max: prices.length - 1 }), fc.integer({ min: 1, max: 10 })), {
    selector: ([at]) => at,
    minLength: 1,
    maxLength: 8,
  }),
  promoCode: fc.option(fc.constantFrom('TENTH', 'CAPPED', 'FLAT', 'ALL'), { nil: undefined }),
});

/** Returns the storefront's amounts of a cart, in paise, computed from the catalogue's prices. */
async function shownTo(who: Buyer, code: keyof typeof CODES | undefined, isFirstPurchase: boolean) {
  const { cartData } = (await who.get('/cart')).body;
  const lines = cartData.map(({ quantity, variant }: Json) => ({
    quantity,
    unitPrice: variant.product.showPrice * 100,
  }));
  const { subtotal } = billOf(lines);
  const firstPurchasePercent = isFirstPurchase ? FIRST_PURCHASE_PERCENT : 0;
  return billOf(lines, { promoDiscount: code ? promoDiscountOf(CODES[code], subtotal) : 0, firstPurchasePercent });
}

const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

describe(`the charged amount (${DATABASE_KIND})`, () => {
  it('[CHECK-7] is the shown amount to the paisa, and the shares of the items add up to it', async () => {
    for (const [run, { lines, promoCode }] of fc.sample(carts, { seed, numRuns: RUNS }).entries()) {
      const who = await createBuyer(shop.api);
      for (const [at, quantity] of lines) await addToCart(who, `D-${at}`, quantity);
      const shown = await shownTo(who, promoCode, true);
      const isTooSmall = promoCode === 'FLAT' && shown.promoDiscount === 0;
      const code = isTooSmall || !promoCode ? {} : { promoCode };
      const paymentBody = { ...(await paymentBodyOf(who)), ...code, payment: { amount: shown.total / 100 } };
      const started = await who.post('/payment', paymentBody);
      const drawn = `seed ${seed}, cart ${run}`;
      expect([started.status, started.body.amount], drawn).toEqual([200, shown.total]);
      const { payment } = (await who.post('/payment/verification', payInWidget(shop, started.body.id))).body;
      const paid = payment.orders.map(
        (item: Json) => item.quantity * item.variant.product.showPrice * 100 - item.discount,
      );
      expect([payment.amount, paid.reduce((sum: number, part: number) => sum + part, 0)], drawn).toEqual([
        shown.total,
        shown.total,
      ]);
      expect(
        paid.every((part: number) => part >= 0),
        drawn,
      ).toBe(true);
    }
    const charged = shop.simulator.ledger().payments.map(({ order_id, amount }) => `${order_id} ${amount}`);
    const orders = (await rowsOf(shop.api, 'orders')).map(
      ({ provider_order_id, total }) => `${provider_order_id} ${total}`,
    );
    expect(new Set(charged)).toEqual(new Set(orders));
    expect(charged).toHaveLength(RUNS);
  });

  it('[CHECK-8] goes back item by item, in amounts that the provider takes, until all that was paid is back', async () => {
    for (const [run, { lines, promoCode }] of fc.sample(carts, { seed: seed + 1, numRuns: RUNS / 3 }).entries()) {
      const who = await createBuyer(shop.api);
      for (const [at, quantity] of lines) await addToCart(who, `D-${at}`, quantity);
      const code = promoCode === 'FLAT' ? undefined : promoCode;
      const { total } = await shownTo(who, code, true);
      const { payment } = (
        await purchase(shop, who, { payment: { amount: total / 100 }, ...(code && { promoCode: code }) })
      ).body;
      for (const { orderItemId } of payment.orders) {
        await who.patch('/order/cancel', { orderItemId, canceled_reason: 'changed_my_mind' });
      }
      await passMinutes(shop, 5);
      const refunds = await listRefunds(shop.api, payment.id);
      const drawn = `seed ${seed}, cart ${run}`;
      expect(new Set(refunds.map(({ state }) => state)), drawn).toEqual(new Set(['processed']));
      expect(sumOf(refunds), drawn).toBe(payment.amount);
      const taken = shop.simulator.ledger().payments.find(({ order_id }) => order_id === payment.id);
      expect([taken?.amount_refunded, taken?.status], drawn).toEqual([payment.amount, 'refunded']);
    }
  });

  it('[CHECK-7] has no first-purchase discount the second time', async () => {
    const who = await createBuyer(shop.api);
    for (const isFirst of [true, false]) {
      await addToCart(who, 'D-0', 3);
      const { total } = await shownTo(who, undefined, isFirst);
      const { body } = await startPayment(who, { payment: { amount: total / 100 } });
      expect(body.amount).toBe(total);
      await who.post('/payment/verification', payInWidget(shop, body.id));
    }
  });

  it('[CHECK-7] is refused with a message if it is too large, before discounts', async () => {
    const who = await createBuyer(shop.api);
    await setPrice(shop.api, 220_000_000);
    await addToCart(who, 'D-0', 10);
    expect(await startPayment(who)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', field: 'order.orderItems', message: 'This is too much for one order.' },
    });
  });
});
