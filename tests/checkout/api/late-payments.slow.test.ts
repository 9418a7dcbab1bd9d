import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ProviderFailure,
  type FailureKind,
  type PaymentProvider,
  type ProviderPayment,
} from '../../../api/checkout/provider/provider.ts';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { addToCart, cartOf, cartIdOf, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import {
  purchase,
  createBuyer,
  passMinutes,
  createCheckoutShop,
  payInWidget,
  listRefunds,
  rowsOf,
  startPayment,
  statusOf,
  stockOf,
  subjectsTo,
  withProvider,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

const RECEIVED = 'We have received your order';
const HOUR = 60;
let shop: Shop;
let asha: Buyer;
let rohan: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop({ LOG_LEVEL: 'warn' });
  const variants = ['L-0', 'L-1'].map((sku) => ({ sku, color: 'Indigo', stock: 0 }));
  await addProducts(shop.api.database, [productOf(1, { variants })]);
  await createPromoCodeRepository(shop.api.database.db).insertCodes([{ code: 'LAST', amountOff: 10_000, mostUses: 1 }]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const sku of ['L-0', 'L-1']) await setStock(shop.api, sku, 10);
  [asha, rohan] = [await createBuyer(shop.api), await createBuyer(shop.api)];
});

const isFirst = async (who: Buyer) => (await who.get('/user/profile')).body.user.is_first_purchase;
/** A provider that returns other data of each payment. */
const reporting = (real: PaymentProvider, of: (payment: ProviderPayment) => ProviderPayment[]) => ({
  listPayments: async (orderId: string) => (await real.listPayments(orderId)).flatMap(of),
});
/** A started payment for pieces that its shopper abandons. */
async function leave(who: Buyer, sku: string, quantity = 1, changes = {}): Promise<string> {
  await addToCart(who, sku, quantity);
  return (await startPayment(who, changes)).body.id;
}

describe(`a payment without a report (${DATABASE_KIND})`, () => {
  it('[CHECK-8] gives everything back after fifteen minutes', async () => {
    const id = await leave(asha, 'L-0', 2);
    await passMinutes(shop, 14);
    expect(await stockOf(shop.api, 'L-0')).toBe(8);
    await passMinutes(shop, 1, asha);
    expect([await stockOf(shop.api, 'L-0'), await statusOf(asha, id)]).toEqual([10, 'not_paid']);
    expect([await isFirst(asha), await cartOf(asha)]).toEqual([true, [['L-0', 2]]]);
    expect(subjectsTo(shop.api, asha.email)).toEqual([]);
  });

  it('[CHECK-8] is found by the reconciler when it was made: the laptop was closed in the middle', async () => {
    const id = await leave(asha, 'L-0', 2);
    payInWidget(shop, id);
    await passMinutes(shop, 15, asha);
    expect([await statusOf(asha, id), await stockOf(shop.api, 'L-0'), await cartOf(asha)]).toEqual(['paid', 8, []]);
    expect(subjectsTo(shop.api, asha.email)).toEqual([RECEIVED]);
    await passMinutes(shop, 6 * 24 * HOUR);
    expect(subjectsTo(shop.api, asha.email)).toEqual([RECEIVED]);
    expect((await rowsOf(shop.api, 'orders')).filter(({ check_at }) => check_at !== null)).toEqual([]);
  });

  it('[CHECK-8] is checked by a reader after its time is over, once for all readers', async () => {
    const id = await leave(asha, 'L-0');
    await passMinutes(shop, 9, asha);
    payInWidget(shop, id);
    shop.api.clock.move(6 * 60_000);
    let requested = 0;
    const counting = (real: PaymentProvider) => ({
      listPayments: (orderId: string) => ((requested += 1), real.listPayments(orderId)),
    });
    const look = () => Promise.all(Array.from({ length: 5 }, () => statusOf(asha, id)));
    const seen = await withProvider(shop, counting, look);
    expect(requested).toBe(1);
    expect(seen).toContain('paid');
    expect(await statusOf(asha, id)).toBe('paid');
  });
});

describe(`a payment that comes too late (${DATABASE_KIND})`, () => {
  it('[CHECK-8] places the order when all its pieces are available again', async () => {
    const id = await leave(asha, 'L-0', 2);
    await passMinutes(shop, 15);
    payInWidget(shop, id);
    await passMinutes(shop, 15, asha);
    expect([await statusOf(asha, id), await stockOf(shop.api, 'L-0')]).toEqual(['paid', 8]);
    expect([await isFirst(asha), await cartOf(asha)]).toEqual([false, []]);
    expect(subjectsTo(shop.api, asha.email)).toEqual([RECEIVED]);
  });

  it('[CHECK-8] is refunded completely when a piece is sold out, and the shopper is notified', async () => {
    const id = await leave(asha, 'L-0', 2);
    await passMinutes(shop, 15);
    await setStock(shop.api, 'L-0', 1);
    payInWidget(shop, id);
    await passMinutes(shop, 15, asha);
    expect([await statusOf(asha, id), await stockOf(shop.api, 'L-0')]).toEqual(['refunded', 1]);
    expect(await listRefunds(shop.api, id)).toMatchObject([{ amount: 285_000, reason: 'late', state: 'sent' }]);
    expect(subjectsTo(shop.api, asha.email)).toHaveLength(1);
    expect([await isFirst(asha), await cartOf(asha)]).toEqual([true, [['L-0', 2]]]);
    await passMinutes(shop, 6 * 24 * HOUR);
    const [refund] = await listRefunds(shop.api, id);
    const sent = shop.simulator.ledger().refunds.filter(({ payment_id }) => payment_id === refund.payment_id);
    expect([refund.state, sent.length]).toEqual(['processed', 1]);
  });

  it('[CHECK-8] is refunded when it began more than an hour late: no price is guaranteed for ever', async () => {
    const payBegun = (who: Buyer, id: string, minutes: number) => {
      const createdAt = new Date(shop.api.clock.now().getTime() + minutes * 60_000);
      const begun = (real: PaymentProvider) => reporting(real, (payment) => [{ ...payment, createdAt }]);
      return withProvider(shop, begun, () => who.post('/payment/verification', payInWidget(shop, id)));
    };
    const [stale, fresh] = [await leave(asha, 'L-0', 2), await leave(rohan, 'L-1')];
    await passMinutes(shop, 15, asha, rohan);
    await payBegun(asha, stale, 61);
    await payBegun(rohan, fresh, 59);
    expect([await statusOf(asha, stale), await statusOf(rohan, fresh)]).toEqual(['refunded', 'paid']);
    expect(await listRefunds(shop.api, stale)).toMatchObject([{ amount: 285_000, reason: 'late' }]);
    expect([await stockOf(shop.api, 'L-0'), await stockOf(shop.api, 'L-1')]).toEqual([10, 9]);
  });

  it('[CHECK-8] is refunded completely when its code is used up, and no piece is taken', async () => {
    const id = await leave(asha, 'L-0', 2, { promoCode: 'LAST' });
    await passMinutes(shop, 15, rohan);
    await addToCart(rohan, 'L-1');
    expect((await purchase(shop, rohan, { promoCode: 'LAST' })).body.payment.status).toBe('paid');
    payInWidget(shop, id);
    await passMinutes(shop, 15, asha);
    expect([await statusOf(asha, id), await stockOf(shop.api, 'L-0')]).toEqual(['refunded', 10]);
    expect(await isFirst(asha)).toBe(true);
  });

  it('[CHECK-8] is refunded completely when another order has used the discount for the first purchase', async () => {
    const [id, other] = [await leave(asha, 'L-0', 2), await leave(rohan, 'L-1')];
    await passMinutes(shop, 15, asha);
    await sql`
      update shoppers set first_order_id = (select id from orders where provider_order_id = ${other})
      where email = ${asha.email}`.execute(shop.api.database.db);
    payInWidget(shop, id);
    await passMinutes(shop, 15, asha);
    expect([await statusOf(asha, id), await stockOf(shop.api, 'L-0')]).toEqual(['refunded', 10]);
    expect(await listRefunds(shop.api, id)).toMatchObject([{ amount: 285_000, reason: 'late' }]);
  });

  it('[CHECK-8] places an order that is not closed yet, however late: its pieces are still held', async () => {
    const id = await leave(asha, 'L-0', 2);
    shop.api.clock.move(2 * HOUR * 60_000);
    asha.token = (await asha.post('/auth/token')).body.accessToken;
    const createdAt = shop.api.clock.now();
    const now = (real: PaymentProvider) => reporting(real, (payment) => [{ ...payment, createdAt }]);
    const reported = await withProvider(shop, now, () => asha.post('/payment/verification', payInWidget(shop, id)));
    expect([reported.body.payment.status, await stockOf(shop.api, 'L-0')]).toEqual(['paid', 8]);
  });

  it('[CHECK-8] goes back a second time too, when the first one has gone back', async () => {
    const id = await leave(asha, 'L-0', 2);
    await passMinutes(shop, 15, asha);
    await setStock(shop.api, 'L-0', 1);
    await asha.post('/payment/verification', payInWidget(shop, id));
    expect(await statusOf(asha, id)).toBe('refunded');
    await setStock(shop.api, 'L-0', 10);
    const setAside = (real: PaymentProvider) => ({
      ...reporting(real, (payment) => [{ ...payment, status: 'authorized' as const, captured: false }]),
      capture: () => Promise.reject(new Error('What has gone back is taken again.')),
    });
    expect((await withProvider(shop, setAside, () => asha.delete(`/payment/${id}`))).status).toBe(200);
    const twice = (real: PaymentProvider) =>
      reporting(real, (payment) => [{ ...payment, id: 'pay_AgainAgainAgai' }, payment]);
    const again = await withProvider(shop, twice, () => asha.delete(`/payment/${id}`));
    expect(again).toMatchObject({ status: 200, body: { payment: { status: 'refunded' } } });
    expect((await listRefunds(shop.api, id)).map(({ amount, reason }) => [amount, reason])).toEqual([
      [285_000, 'late'],
      [285_000, 'late'],
    ]);
    expect(await stockOf(shop.api, 'L-0')).toBe(10);
    shop.api.jobs.length = 0;
  });

  it('[CHECK-8] of a replaced attempt goes back when the newer one is paid', async () => {
    const older = await leave(asha, 'L-0', 2);
    await asha.patch(`/cart/${await cartIdOf(asha, 'L-0')}`, { quantity: 1 });
    expect((await purchase(shop, asha)).body.payment.status).toBe('paid');
    payInWidget(shop, older);
    await passMinutes(shop, 15, asha);
    expect([await statusOf(asha, older), await stockOf(shop.api, 'L-0')]).toEqual(['refunded', 9]);
    expect(await listRefunds(shop.api, older)).toMatchObject([{ amount: 285_000, reason: 'duplicate' }]);
  });

  it('[CHECK-8] of a replaced attempt is placed when it is the first to be paid, and the newer one goes back', async () => {
    const older = await leave(asha, 'L-0', 2);
    await asha.patch(`/cart/${await cartIdOf(asha, 'L-0')}`, { quantity: 1 });
    const newer = (await startPayment(asha)).body.id;
    await asha.post('/payment/verification', payInWidget(shop, older));
    expect([await statusOf(asha, older), await statusOf(asha, newer)]).toEqual(['paid', 'not_paid']);
    expect([await stockOf(shop.api, 'L-0'), await cartOf(asha)]).toEqual([8, []]);
    const proof = payInWidget(shop, newer);
    expect((await asha.post('/payment/verification', proof)).body.payment.status).toBe('refunded');
    await shop.api.work();
    expect(await listRefunds(shop.api, newer)).toMatchObject([{ amount: 142_500, state: 'sent' }]);
    expect(await stockOf(shop.api, 'L-0')).toBe(8);
  });

  it('[CHECK-8] of an attempt before the shopper last paid goes back', async () => {
    const first = await leave(asha, 'L-0');
    await passMinutes(shop, 15, asha);
    expect((await purchase(shop, asha)).body.payment.status).toBe('paid');
    await addToCart(asha, 'L-1');
    const open = (await startPayment(asha)).body.id;
    await asha.post('/payment/verification', payInWidget(shop, first));
    expect([await statusOf(asha, first), await statusOf(asha, open)]).toEqual(['refunded', 'pending']);
  });
});

describe(`the behaviour of banks (${DATABASE_KIND})`, () => {
  it('[CHECK-8] a failed attempt that pays in the end places the order', async () => {
    const id = await leave(asha, 'L-0');
    shop.simulator.pay(id, 'failure');
    expect(await statusOf(asha, id)).toBe('pending');
    shop.simulator.pay(id, 'late-after-failure', 60_000);
    await passMinutes(shop, 15, asha);
    expect(await statusOf(asha, id)).toBe('not_paid');
    shop.simulator.advance(60_000);
    await passMinutes(shop, 15, asha);
    expect(await statusOf(asha, id)).toBe('paid');
  });

  it('[CHECK-8] a failed attempt can be given up', async () => {
    const id = await leave(asha, 'L-0');
    shop.simulator.pay(id, 'failure');
    expect((await asha.delete(`/payment/${id}`)).body.payment.status).toBe('not_paid');
    expect(await stockOf(shop.api, 'L-0')).toBe(10);
  });

  it('[CHECK-8] an authorized payment is captured, once', async () => {
    const id = await leave(asha, 'L-0');
    const proof = payInWidget(shop, id);
    const taken: number[] = [];
    const settingAside = (real: PaymentProvider) => ({
      ...reporting(real, (payment) => [{ ...payment, status: 'authorized' as const, captured: false }]),
      capture: (paymentId: string, amount: number) => (taken.push(amount), real.capture(paymentId, amount)),
    });
    const reported = await withProvider(shop, settingAside, async () => {
      await asha.post('/payment/verification', proof);
      return asha.post('/payment/verification', proof);
    });
    expect([reported.body.payment.status, taken]).toEqual(['paid', [142_500]]);
  });

  /** A provider that has authorized a payment and fails to capture it. */
  const failingToTake = (kind: FailureKind) => (real: PaymentProvider) => ({
    ...reporting(real, (payment) => [{ ...payment, status: 'authorized' as const, captured: false }]),
    capture: () => Promise.reject(new ProviderFailure(kind, 'It was not taken.')),
  });

  it('[CHECK-8] an authorized payment that can not be captured ends with its time, and one that still can does not', async () => {
    const [refused, unknown] = [await leave(asha, 'L-0'), await leave(rohan, 'L-1')];
    for (const [who, id, kind] of [
      [asha, refused, 'refused'],
      [rohan, unknown, 'unknown'],
    ] as const) {
      const proof = payInWidget(shop, id);
      const reported = await withProvider(shop, failingToTake(kind), () => who.post('/payment/verification', proof));
      expect([kind, reported.status, reported.body.payment.status]).toEqual([kind, 200, 'pending']);
      // It may still be captured later, so its shopper can't cancel it.
      const stored = await withProvider(shop, failingToTake(kind), () => who.delete(`/payment/${id}`));
      expect(stored.body.payment.status).toBe('pending');
    }
    expect(shop.api.logged()).toMatch(/The payment pay_\w+ of order or-\w+ can't be captured: It was not taken\./);
    await withProvider(shop, failingToTake('unknown'), () => passMinutes(shop, 15, asha, rohan));
    expect([await statusOf(asha, refused), await statusOf(rohan, unknown)]).toEqual(['pending', 'pending']);
    await withProvider(shop, failingToTake('refused'), () => passMinutes(shop, 1, asha));
    expect([await statusOf(asha, refused), await stockOf(shop.api, 'L-0')]).toEqual(['not_paid', 10]);
    await passMinutes(shop, 15, asha, rohan);
    expect([await statusOf(asha, refused), await statusOf(rohan, unknown)]).toEqual(['paid', 'paid']);
  });

  it('[CHECK-8] a second payment of one order goes back', async () => {
    const id = await leave(asha, 'L-0');
    const proof = payInWidget(shop, id);
    const twice = (real: PaymentProvider) =>
      reporting(real, (payment) => [{ ...payment, id: 'pay_TwiceTwiceTwic' }, payment]);
    const { body } = await withProvider(shop, twice, () => asha.post('/payment/verification', proof));
    expect(body.payment.status).toBe('paid');
    expect(await listRefunds(shop.api, id)).toMatchObject([{ payment_id: 'pay_TwiceTwiceTwic', reason: 'duplicate' }]);
    expect(subjectsTo(shop.api, asha.email)).toHaveLength(2);
    shop.api.jobs.length = 0;
  });
});
