import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentProvider, ProviderPayment } from '../../../api/checkout/provider/provider.ts';
import { SHOP } from '../../../schema/shop.ts';
import { addToCart, cartOf, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type Json } from '../../test-api.ts';
import {
  createBuyer,
  createCheckoutShop,
  listRefunds,
  passMinutes,
  payInWidget,
  rowsOf,
  startPayment,
  statusOf,
  stockOf,
  subjectsTo,
  withProvider,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';
import { age, checkMoney, kindsOf } from './money-shop.ts';

let shop: Shop;
let asha: Buyer;
let id: string;
let proof: Json;
beforeAll(async () => {
  shop = await createCheckoutShop({ LOG_LEVEL: 'warn' });
  await addProducts(shop.api.database, [productOf(1, { variants: [{ sku: 'F-0', color: 'Indigo', stock: 0 }] })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await setStock(shop.api, 'F-0', 10);
  asha = await createBuyer(shop.api);
  await addToCart(asha, 'F-0');
  ({ id } = (await startPayment(asha)).body);
  proof = payInWidget(shop, id);
});

/** A provider that accepted dollars for this test's order. */
function inDollars(real: PaymentProvider): Partial<PaymentProvider> {
  const other = (payment: ProviderPayment): ProviderPayment =>
    payment.orderId === id ? { ...payment, amount: 1_599, foreignCurrency: 'USD' } : payment;
  return {
    listPayments: async (orderId) => (await real.listPayments(orderId)).map(other),
    listPaymentsBetween: async (...period) => {
      const { items, unreadable } = await real.listPaymentsBetween(...period);
      return { items: items.map(other), unreadable };
    },
  };
}
const ownersMails = () => shop.api.mails.filter(({ to, text }) => to === SHOP.email && text.includes(paymentId()));
const paymentId = (): string => proof.razorpay_payment_id;

describe(`a payment in another currency (${DATABASE_KIND})`, () => {
  it('[CHECK-7] ends its order at once, and the shopper and the operator are notified once, with its ids', async () => {
    await withProvider(shop, inDollars, async () => {
      const { body } = await asha.post('/payment/verification', proof);
      expect(body.payment.status).toBe('refunded');
      expect([await stockOf(shop.api, 'F-0'), await cartOf(asha)]).toEqual([10, [['F-0', 1]]]);
      await asha.post('/payment/verification', proof);
      await passMinutes(shop, 6 * 24 * 60, asha);
      expect(await statusOf(asha, id)).toBe('refunded');
    });
    const order = (await rowsOf(shop.api, 'orders')).find((row) => row.provider_order_id === id);
    expect(subjectsTo(shop.api, asha.email)).toEqual(['Your payment is being refunded']);
    expect(shop.api.mails.findLast(({ to }) => to === asha.email)?.text).toContain('payment of USD 15.99, but');
    expect(ownersMails()).toMatchObject([{ subject: 'A payment in another currency: USD 15.99' }]);
    expect(ownersMails()[0]?.text).toContain(`The payment ${paymentId()} of order ${order?.id} is USD 15.99`);
    expect(shop.api.logged()).toContain(`The payment ${paymentId()} of order ${order?.id} is in another currency`);
    expect([await listRefunds(shop.api, id), order?.check_at]).toEqual([[], null]);
  });

  it('[CHECK-7] is reported although its order was closed before', async () => {
    await withProvider(
      shop,
      () => ({ listPayments: async () => [] }),
      () => passMinutes(shop, 15, asha),
    );
    await withProvider(shop, inDollars, async () => {
      await passMinutes(shop, 15, asha);
      expect(await statusOf(asha, id)).toBe('refunded');
    });
    expect(ownersMails()).toHaveLength(1);
  });

  it('[CHECK-7] is reported by the comparison with the provider until it is refunded', async () => {
    await withProvider(shop, inDollars, async () => {
      await asha.post('/payment/verification', proof);
      age(shop);
      const report = await checkMoney(shop, { mend: true });
      expect(kindsOf(report)).toContainEqual(['other-currency', paymentId()]);
      expect(report.lines.join('\n')).toContain(`${paymentId()}  USD 15.99`);
    });
    expect(await listRefunds(shop.api, id)).toEqual([]);
  });
});
