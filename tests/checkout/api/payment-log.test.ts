import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderFailure, type PaymentProvider } from '../../../api/checkout/provider/provider.ts';
import { addToCart, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import {
  createBuyer,
  createCheckoutShop,
  listRefunds,
  passMinutes,
  payInWidget,
  paymentBodyOf,
  placeInCash,
  purchase,
  requestCashOtp,
  rowsOf,
  startPayment,
  statusOf,
  withProvider,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

let shop: Shop;
let asha: Buyer;
/** The number of log lines when the test began. */
let before = 0;
beforeAll(async () => {
  shop = await createCheckoutShop({ LOG_LEVEL: 'warn' });
  await addProducts(shop.api.database, [productOf(1, { variants: [{ sku: 'G-0', color: 'Indigo', stock: 0 }] })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await setStock(shop.api, 'G-0', 10);
  asha = await createBuyer(shop.api);
  await addToCart(asha, 'G-0', 1);
  before = shop.api.logged().length;
});

/** The messages logged in this test, without the lines that every such call writes. */
const logged = (): string[] =>
  shop.api
    .logged()
    .slice(before)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).msg)
    .filter((words) => words !== 'security' && words !== 'A call failed.');
const away = async () => Promise.reject(new ProviderFailure('unknown', 'nobody is there'));
const bug = async () => Promise.reject(new Error('a bug'));
const orderIdOf = async (paymentOrderId: string) =>
  (await rowsOf(shop.api, 'orders')).find((row) => row.provider_order_id === paymentOrderId)?.id;
const during = <T>(otherwise: Partial<PaymentProvider>, work: () => Promise<T>) =>
  withProvider(shop, () => otherwise, work);

describe(`the log of payments for the operator (${DATABASE_KIND})`, () => {
  it('[CHECK-6] contains why one could not be started', async () => {
    const { status } = await during({ createOrder: away }, () => startPayment(asha));
    expect([status, logged()]).toEqual([503, ['A payment could not be started: nobody is there']]);
  });

  it('[CHECK-6] leaves no order of a start that failed for a bug without a word', async () => {
    const { status } = await during({ createOrder: bug }, () => startPayment(asha));
    expect([status, logged()]).toEqual([500, []]);
  });

  it('[CHECK-8] contains only which order waits for the provider', async () => {
    const { id } = (await startPayment(asha)).body;
    const proof = payInWidget(shop, id);
    const { status } = await during({ listPayments: away }, () => asha.post('/payment/verification', proof));
    const words = `Order ${await orderIdOf(id)} waits for the payment provider: nobody is there`;
    expect([status, logged()]).toEqual([200, [words]]);
  });

  it('[CHECK-8] distinguishes a bug from a provider that is unavailable', async () => {
    const { id } = (await startPayment(asha)).body;
    const proof = payInWidget(shop, id);
    const { status } = await during({ listPayments: bug }, () => asha.post('/payment/verification', proof));
    expect([status, logged()]).toEqual([500, []]);
    expect((await asha.post('/payment/verification', proof)).body.payment.status).toBe('paid');
  });

  it('[CHECK-8] contains the failures of the reconciler, once for each order, and nothing of the others', async () => {
    const ids: string[] = [];
    for (const who of [asha, await createBuyer(shop.api)]) {
      if (who !== asha) await addToCart(who, 'G-0', 1);
      ids.push((await startPayment(who)).body.id);
    }
    shop.api.clock.move(15 * 60_000);
    const failing = (real: PaymentProvider) => ({
      listPayments: (id: string) => (id === ids[0] ? bug() : real.listPayments(id)),
    });
    await withProvider(shop, failing, () => shop.api.work('reconcile'));
    expect(logged()).toEqual(['The reconciler failed: Error: a bug']);
    shop.api.clock.move(60_000);
    await shop.api.work('reconcile');
    expect(logged()).toHaveLength(1);
  });
});

describe(`the log of refunds for the operator (${DATABASE_KIND})`, () => {
  const passDay = () => passMinutes(shop, 24 * 60);
  /** A refund that is requested but not sent yet. */
  async function requestRefund(): Promise<{ id: string; send: () => Promise<void>; read: () => Promise<unknown> }> {
    const { payment } = (await purchase(shop, asha)).body;
    const cancel = { orderItemId: payment.orders[0].orderItemId, canceled_reason: 'changed_my_mind' };
    expect((await asha.patch('/order/cancel', cancel)).status).toBe(200);
    const [{ id }] = await listRefunds(shop.api, payment.id);
    const read = async () => {
      const [{ state, check_at: at, provider_refund_id: there }] = await listRefunds(shop.api, payment.id);
      return { state, isDone: at === null, there };
    };
    return { id, send: () => shop.api.work(), read };
  }

  it('[ORDERS-4] contains only that one is tried again', async () => {
    const { id, send, read } = await requestRefund();
    await during({ refund: away }, send);
    expect(logged()).toEqual([`The refund ${id} is retried: nobody is there`]);
    expect(await read()).toEqual({ state: 'waiting', isDone: false, there: null });
    await passDay();
    await passDay();
    expect(logged()).toHaveLength(1);
    const there = shop.simulator.ledger().refunds.map((refund) => refund.id);
    expect(await read()).toEqual({ state: 'processed', isDone: true, there: expect.toBeOneOf(there) });
  });

  it('[ORDERS-4] reports one that meets a bug, and does not change it', async () => {
    const { id, send, read } = await requestRefund();
    await expect(during({ refund: bug }, send)).rejects.toThrow('a bug');
    expect(await read()).toEqual({ state: 'waiting', isDone: false, there: null });
    await during({ refund: bug }, passDay);
    expect(logged()).toEqual(['The reconciler failed: Error: a bug']);
    await passDay();
    await passDay();
    expect(await read()).toMatchObject({ state: 'processed', isDone: true });
    expect(logged().join('\n')).not.toContain(id);
  });
});

describe(`the log of orders in cash for the operator (${DATABASE_KIND})`, () => {
  it('[CHECK-8] names the open payment that blocks one, and distinguishes it from a bug', async () => {
    const { id } = (await startPayment(asha)).body;
    await addToCart(asha, 'G-0', 1);
    const otp = await requestCashOtp(shop, asha);
    const place = () => placeInCash(shop, asha, { otp });
    expect((await during({ listPayments: away }, place)).status).toBe(503);
    const words = `An order in cash waits for the payment of order ${await orderIdOf(id)}: nobody is there`;
    expect(logged()).toEqual([words]);
    const { status, body } = await during({ listPayments: bug }, place);
    expect([status, body.code]).toEqual([500, 'INTERNAL']);
    expect(logged().filter((line) => line === words)).toHaveLength(1);
    expect(await statusOf(asha, id)).toBe('pending');
    expect((await place()).status).toBe(200);
  });

  it('[CHECK-8] contains one order, when the same attempt comes twice while an open payment is checked', async () => {
    await startPayment(asha);
    await addToCart(asha, 'G-0', 1);
    const body = { ...(await paymentBodyOf(asha)), otp: await requestCashOtp(shop, asha) };
    const bothAsk = Promise.withResolvers<void>();
    let asking = 0;
    const waiting = {
      listPayments: async () => {
        asking += 1;
        if (asking === 2) bothAsk.resolve();
        await bothAsk.promise;
        return [];
      },
    };
    const placeTwice = () => Promise.all([1, 2].map(() => asha.post('/cash-on-delivery/orders', body)));
    const responses = await during(waiting, placeTwice);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1);
    expect(logged()).toEqual([]);
  });
});
