import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentProvider, ProviderPayment } from '../../../api/checkout/provider/provider.ts';
import { addToCart, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import {
  createBuyer,
  createCheckoutShop,
  listRefunds,
  passMinutes,
  payInWidget,
  startPayment,
  statusOf,
  stockOf,
  subjectsTo,
  withProvider,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

let shop: Shop;
let asha: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop({ LOG_LEVEL: 'warn' });
  const variants = ['L-0', 'L-1'].map((sku) => ({ sku, color: 'Indigo', stock: 0 }));
  await addProducts(shop.api.database, [productOf(1, { variants })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const sku of ['L-0', 'L-1']) await setStock(shop.api, sku, 10);
  asha = await createBuyer(shop.api);
});

/** A provider that lists other payments instead of each one. */
const reporting = (real: PaymentProvider, of: (payment: ProviderPayment) => ProviderPayment[]) => ({
  listPayments: async (orderId: string) => (await real.listPayments(orderId)).flatMap(of),
});
/** A started payment for a piece that its shopper abandons. */
async function leave(who: Buyer, sku: string): Promise<string> {
  await addToCart(who, sku);
  return (await startPayment(who)).body.id;
}

describe(`a payment of another amount (${DATABASE_KIND})`, () => {
  /** An order that was paid with a wrong amount, and the status that its shopper gets; `others` are listed with it. */
  async function underpay(who: Buyer, others: (made: ProviderPayment) => ProviderPayment[] = () => []) {
    const id = await leave(who, 'L-0');
    const proof = payInWidget(shop, id);
    const cheating = (real: PaymentProvider) =>
      reporting(real, (payment) => [...others(payment), { ...payment, amount: 100 }]);
    const { body } = await withProvider(shop, cheating, () => who.post('/payment/verification', proof));
    shop.api.jobs.length = 0;
    return { id, status: body.payment.status };
  }
  const unpaid = () => ({ listPayments: async () => [] });

  it('[CHECK-7] a payment of another amount places nothing, ends its order and goes back', async () => {
    const { id, status } = await underpay(asha);
    expect(await listRefunds(shop.api, id)).toMatchObject([{ amount: 100, reason: 'amount' }]);
    expect([status, subjectsTo(shop.api, asha.email).length, await stockOf(shop.api, 'L-0')]).toEqual([
      'refunded',
      1,
      10,
    ]);
    const mail = shop.api.mails.findLast(({ to }) => to === asha.email);
    expect(mail?.text).toMatch(/^(?!.*(too late|twice)).*it does not match the order total/s);
    expect(shop.api.logged()).toMatch(/pay_\w+ of ₹1\.00 goes back: its order or-\w+ comes to ₹1,425\.00\./);
  });

  it('[CHECK-7] after a payment of another amount the same cart can be paid for at once', async () => {
    const { id } = await underpay(asha);
    const again = await startPayment(asha);
    expect([again.status, again.body.id === id, await stockOf(shop.api, 'L-0')]).toEqual([200, false, 9]);
    const { body } = await asha.post('/payment/verification', payInWidget(shop, again.body.id));
    expect([body.payment.status, await statusOf(asha, id)]).toEqual(['paid', 'refunded']);
    shop.api.jobs.length = 0;
  });

  it('[CHECK-7] a payment of the right amount places the order, though one of another amount was made too', async () => {
    const { id, status } = await underpay(asha, (made) => [{ ...made, id: 'pay_RightRightRigh' }]);
    expect([status, await stockOf(shop.api, 'L-0')]).toEqual(['paid', 9]);
    expect(await listRefunds(shop.api, id)).toMatchObject([{ amount: 100, reason: 'amount' }]);
  });

  it.each<[how: string, end: (id: string) => Promise<unknown>]>([
    ['runs out', () => passMinutes(shop, 15, asha)],
    ['is given up', (id) => asha.delete(`/payment/${id}`)],
    ['makes way for another request', async () => (await addToCart(asha, 'L-1'), startPayment(asha))],
    ['makes way for an older one that is paid', () => payOlder()],
  ])(
    '[CHECK-7] an order that was paid with another amount, and possibly more, is reported as refunded once it %s',
    async (_, end) => {
      older = await leave(asha, 'L-1');
      await asha.delete(`/payment/${older}`);
      const { id, status } = await underpay(asha, (made) => [{ ...made, id: 'pay_OpenOpenOpenOp', status: 'created' }]);
      expect(status).toBe('pending');
      await withProvider(shop, unpaid, () => end(id));
      expect(await statusOf(asha, id)).toBe('refunded');
      expect(await listRefunds(shop.api, id)).toMatchObject([{ amount: 100, reason: 'amount' }]);
      shop.api.jobs.length = 0;
    },
  );

  let older = '';
  async function payOlder() {
    const createdAt = shop.api.clock.now();
    const paid = { id: 'pay_PaidLatePaidLa', orderId: older, amount: 142_500, amountRefunded: 0, captured: true };
    const payment = { ...paid, status: 'captured' as const, method: 'card', createdAt };
    const reported = (orderId: string): ProviderPayment[] => (orderId === older ? [payment] : []);
    const lately = () => ({ listPayments: async (orderId: string) => reported(orderId) });
    await withProvider(shop, lately, () => asha.delete(`/payment/${older}`));
    expect(await statusOf(asha, older)).toBe('paid');
  }
});
