import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import {
  createBuyer,
  createCheckoutShop,
  passMinutes,
  rowsOf,
  startPayment,
  statusOf,
  stockOf,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';
import { sdkFor } from '../provider-simulator.ts';

let shop: Shop;
let asha: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop();
  await addProducts(shop.api.database, [productOf(1, { variants: [{ sku: 'W-0', color: 'Indigo', stock: 0 }] })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await setStock(shop.api, 'W-0', 5);
  asha = await createBuyer(shop.api);
  await addToCart(asha, 'W-0');
});

type PaymentMethod = NonNullable<Parameters<Shop['simulator']['pay']>[3]>;
const METHODS: [method: PaymentMethod, entity: object][] = [
  ['upi', { method: 'upi', vpa: 'success@razorpay', bank: null, wallet: null, upi: { vpa: 'success@razorpay' } }],
  ['netbanking', { method: 'netbanking', vpa: null, bank: 'HDFC', wallet: null }],
  ['wallet', { method: 'wallet', vpa: null, bank: null, wallet: 'mobikwik' }],
  ['card', { method: 'card', card: { last4: '1111', network: 'Visa' } }],
];

describe(`the ways to pay (${DATABASE_KIND})`, () => {
  it.each(METHODS)(
    '[CHECK-6] by %s: the provider reports it as published, and so does the order',
    async (method, entity) => {
      const { body } = await startPayment(asha);
      const { paymentId, response } = shop.simulator.pay(body.id, 'success', undefined, method);
      const payment = await sdkFor(shop.simulator).payments.fetch(paymentId ?? '');
      expect(payment).toMatchObject({ ...entity, status: 'captured', order_id: body.id });
      expect('card' in payment).toBe(method === 'card');
      const verified = await asha.post('/payment/verification', response ?? {});
      expect(verified.body.payment.orders).toMatchObject([{ payment_method: method }]);
      const saved = (await rowsOf(shop.api, 'payments')).find((row) => row.id === paymentId);
      expect(saved.method).toBe(method);
    },
  );

  it.each(['upi', 'netbanking', 'wallet'] as const)('[CHECK-8] by %s that fails charge nothing', async (method) => {
    const { body } = await startPayment(asha);
    const { error } = shop.simulator.pay(body.id, 'failure', undefined, method);
    expect(error).toMatchObject({ reason: 'payment_declined' });
    await asha.delete(`/payment/${body.id}`);
    expect([await statusOf(asha, body.id), await stockOf(shop.api, 'W-0')]).toEqual(['not_paid', 5]);
  });

  it('[CHECK-8] by UPI stay pending for minutes: nothing is given back, and the approval counts', async () => {
    const { body } = await startPayment(asha);
    shop.simulator.pay(body.id, 'pending', 5 * 60_000, 'upi');
    await asha.delete(`/payment/${body.id}`);
    expect([await statusOf(asha, body.id), await stockOf(shop.api, 'W-0')]).toEqual(['pending', 4]);
    await passMinutes(shop, 4, asha);
    expect(await statusOf(asha, body.id)).toBe('pending');
    shop.simulator.advance(6 * 60_000);
    await shop.simulator.settled();
    await passMinutes(shop, 11, asha);
    expect([await statusOf(asha, body.id), await stockOf(shop.api, 'W-0')]).toEqual(['paid', 4]);
  });

  it('[CHECK-8] by UPI approved after the hold is over place the order late, while its piece is still there', async () => {
    const { body } = await startPayment(asha);
    shop.simulator.pay(body.id, 'late', 20 * 60_000, 'upi');
    await passMinutes(shop, 16, asha);
    expect([await statusOf(asha, body.id), await stockOf(shop.api, 'W-0')]).toEqual(['not_paid', 5]);
    shop.simulator.advance(21 * 60_000);
    await shop.simulator.settled();
    await passMinutes(shop, 15, asha);
    expect([await statusOf(asha, body.id), await stockOf(shop.api, 'W-0')]).toEqual(['paid', 4]);
  });
});
