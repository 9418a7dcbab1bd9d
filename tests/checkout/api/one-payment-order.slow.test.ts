import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ProviderFailure,
  type PaymentProvider,
  type ProviderPayment,
} from '../../../api/checkout/provider/provider.ts';
import { retryAfterSettling } from '../../../api/checkout/settlement/retry-after-settling.ts';
import type { OrderRow } from '../../../api/checkout/tables.ts';
import { addToCart, cartIdOf, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type Json } from '../../test-api.ts';
import {
  createBuyer,
  createCheckoutShop,
  listRefunds,
  passMinutes,
  paymentBodyOf,
  payInWidget,
  purchase,
  rowsOf,
  startPayment,
  statusOf,
  stockOf,
  withProvider,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

let shop: Shop;
let asha: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop();
  const variants = [
    { sku: 'N-0', color: 'Indigo', stock: 0 },
    { sku: 'N-1', color: 'Rose', stock: 0, pictureSku: 'N-0' },
  ];
  await addProducts(shop.api.database, [productOf(1, { variants })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const sku of ['N-0', 'N-1']) await setStock(shop.api, sku, 10);
  asha = await createBuyer(shop.api);
  await addToCart(asha, 'N-0', 2);
  shop.api.jobs.length = 0;
});

const orderOf = async (paymentOrderId: string): Promise<Json> =>
  (await rowsOf(shop.api, 'orders')).find((row) => row.provider_order_id === paymentOrderId);
const verify = (who: Buyer, proof: Json) => who.post('/payment/verification', proof);
/** Counts the calls of one method of the provider while `work` runs. */
async function countCalls(
  method: 'createOrder' | 'listPayments' | 'refund' | 'findRefund',
  work: () => Promise<unknown>,
) {
  let count = 0;
  const counting = (real: PaymentProvider) => ({
    [method]: (...given: never[]) => {
      count += 1;
      return (real[method] as (...values: never[]) => Promise<unknown>)(...given);
    },
  });
  await withProvider(shop, counting, work);
  return count;
}

describe(`an attempt to pay (${DATABASE_KIND})`, () => {
  it('[CHECK-6] is opened at the provider once, however often it is sent', async () => {
    const body = await paymentBodyOf(asha);
    const ids = new Set<string>();
    const count = await countCalls('createOrder', async () => {
      for (let time = 0; time < 3; time++) ids.add((await asha.post('/payment', body)).body.id);
    });
    expect([count, ids.size]).toEqual([1, 1]);
  });

  it('[CHECK-6] is over when its money has gone back', async () => {
    const body = await paymentBodyOf(asha);
    const { id } = (await asha.post('/payment', body)).body;
    await passMinutes(shop, 15, asha);
    await setStock(shop.api, 'N-0', 1);
    expect((await verify(asha, payInWidget(shop, id))).body.payment).toMatchObject({ status: 'refunded', orders: [] });
    await setStock(shop.api, 'N-0', 10);
    expect(await asha.post('/payment', body)).toMatchObject({
      status: 400,
      body: { code: 'EXPIRED', message: 'This payment has ended. Please start again.' },
    });
    expect((await orderOf(id)).state).toBe('refunded');
  });

  it('[CHECK-6] is over when its time ended while the provider opened it', async () => {
    const body = await paymentBodyOf(asha);
    const slow = (real: PaymentProvider) => ({
      createOrder: async (order: { amount: number; receipt: string }) => {
        await passMinutes(shop, 15);
        return real.createOrder(order);
      },
    });
    const response = await withProvider(shop, slow, () => asha.post('/payment', body));
    expect(response).toMatchObject({
      status: 400,
      body: { code: 'EXPIRED', message: 'This payment has ended. Please start again.' },
    });
    expect(await stockOf(shop.api, 'N-0')).toBe(10);
  });

  it('[CHECK-6] stores the picture of the cloth that was bought', async () => {
    await addToCart(asha, 'N-1', 1);
    const { id } = (await startPayment(asha)).body;
    const { id: orderId } = await orderOf(id);
    const items = (await rowsOf(shop.api, 'order_items')).filter((row) => row.order_id === orderId);
    expect(items.map(({ sku, cloth }) => [sku, cloth.sku, cloth.color])).toEqual([
      ['N-0', 'N-0', 'Indigo'],
      ['N-1', 'N-0', 'Rose'],
    ]);
  });

  it('[CHECK-8] locks the pieces of the order that ends and of the one that takes its place', async () => {
    const older = (await startPayment(asha)).body.id;
    await asha.patch(`/cart/${await cartIdOf(asha, 'N-0')}`, { quantity: 1 });
    shop.api.statements.length = 0;
    const newer = (await startPayment(asha)).body.id;
    const locked = shop.api.statements
      .filter((statement) => /from variants where sku in .* for no key update/s.test(statement.sql))
      .flatMap(({ parameters }) => parameters);
    expect(locked.flat()).toEqual([(await orderOf(older)).id, (await orderOf(newer)).id]);
    const codes = shop.api.statements.filter((statement) =>
      /from promo_codes .* for no key update/s.test(statement.sql),
    );
    expect(codes.flatMap(({ parameters }) => parameters)).toEqual(locked);
  });
});

describe(`the known state of a payment (${DATABASE_KIND})`, () => {
  it('[CHECK-8] is the result of another call while the provider failed this one', async () => {
    const { id } = (await startPayment(asha)).body;
    const proof = payInWidget(shop, id);
    let isFirst = true;
    const failing = (real: PaymentProvider) => ({
      listPayments: async (orderId: string): Promise<ProviderPayment[]> => {
        if (!isFirst) return real.listPayments(orderId);
        isFirst = false;
        await verify(asha, proof);
        throw new ProviderFailure('unknown', 'nobody is there');
      },
    });
    const reported = await withProvider(shop, failing, () => verify(asha, proof));
    expect(reported.body.payment).toMatchObject({ status: 'paid', orders: [{}] });
  });

  it('[CHECK-8] is read from the shop alone once it was given up, also when its next look is due', async () => {
    const { id } = (await startPayment(asha)).body;
    await asha.delete(`/payment/${id}`);
    shop.api.clock.move(16 * 60_000);
    asha.token = (await asha.post('/auth/token')).body.accessToken;
    const count = await countCalls('listPayments', () => statusOf(asha, id));
    expect([count, await statusOf(asha, id)]).toEqual([0, 'not_paid']);
    expect((await orderOf(id)).check_at.getTime()).toBeLessThan(shop.api.clock.now().getTime());
  });

  it('[CHECK-8] leaves no job when the same proof comes after it was paid', async () => {
    const { id } = (await startPayment(asha)).body;
    const proof = payInWidget(shop, id);
    await verify(asha, proof);
    shop.api.jobs.length = 0;
    expect((await verify(asha, proof)).body.payment.status).toBe('paid');
    expect(shop.api.jobs).toEqual([]);
  });

  it('[CHECK-8] is decided again when the database failed once: a late payment is not refunded for that', async () => {
    const { id } = (await startPayment(asha)).body;
    await passMinutes(shop, 15, asha);
    const proof = payInWidget(shop, id);
    const { db } = shop.api.database;
    await sql`create sequence failures`.execute(db);
    await sql`create function fail_once() returns trigger language plpgsql as $$
      begin if nextval('failures') = 1 then raise exception 'once'; end if; return new; end $$`.execute(db);
    await sql`create trigger fail_once before insert on payments for each row execute function fail_once()`.execute(db);
    expect((await verify(asha, proof)).status).toBe(500);
    expect([(await orderOf(id)).state, await listRefunds(shop.api, id)]).toEqual(['closed', []]);
    expect((await verify(asha, proof)).body.payment.status).toBe('paid');
    await sql`drop trigger fail_once on payments`.execute(db);
  });
});

describe(`the provider's list of an order (${DATABASE_KIND})`, () => {
  /** Verifies a payment while the provider lists others, given the one that was made; returns the captured ids. */
  async function verifyAmong(listOf: (made: ProviderPayment) => ProviderPayment[]) {
    const { id } = (await startPayment(asha)).body;
    const proof = payInWidget(shop, id);
    const captured: string[] = [];
    const listing = (real: PaymentProvider) => ({
      listPayments: async (orderId: string) => (await real.listPayments(orderId)).flatMap(listOf),
      capture: async (paymentId: string, amount: number) => {
        captured.push(paymentId);
        return { ...(await real.listPayments(id))[0]!, id: paymentId, amount, status: 'captured' as const };
      },
    });
    const { body } = await withProvider(shop, listing, () => verify(asha, proof));
    const { id: orderId } = await orderOf(id);
    const saved = (await rowsOf(shop.api, 'payments')).filter((row) => row.order_id === orderId).map((row) => row.id);
    shop.api.jobs.length = 0;
    return { status: body.payment.status, captured, saved, made: proof.razorpay_payment_id };
  }
  const as = (payment: ProviderPayment, name: string, changes: Partial<ProviderPayment>): ProviderPayment => ({
    ...payment,
    id: `pay_${name.padEnd(14, 'x')}`,
    ...changes,
  });

  it('[CHECK-8] takes no second payment when one is made already', async () => {
    const { captured, saved, made, status } = await verifyAmong((payment) => [
      as(payment, 'second', { status: 'authorized' }),
      payment,
    ]);
    expect([captured, saved, status]).toEqual([[], [made], 'paid']);
  });

  it('[CHECK-8] captures the authorized one, and ignores failed and undecided ones', async () => {
    const { captured, saved, status } = await verifyAmong((payment) => [
      as(payment, 'aside', { status: 'authorized' }),
      as(payment, 'failed', { status: 'failed' }),
      as(payment, 'open', { status: 'created' }),
    ]);
    expect([captured, saved, status]).toEqual([['pay_asidexxxxxxxxx'], ['pay_asidexxxxxxxxx'], 'paid']);
  });

  it('[CHECK-8] takes nothing of another amount', async () => {
    const { captured, saved, status } = await verifyAmong((payment) => [
      as(payment, 'less', { status: 'authorized', amount: 100 }),
    ]);
    expect([captured, saved, status]).toEqual([[], [], 'pending']);
  });
});

describe(`a refund that has gone back (${DATABASE_KIND})`, () => {
  it('[ORDERS-4] is not requested again, whatever source reports it', async () => {
    const { payment } = (await purchase(shop, asha)).body;
    const cancel = { orderItemId: payment.orders[0].orderItemId, canceled_reason: 'changed_my_mind' };
    await asha.patch('/order/cancel', cancel);
    await shop.api.work();
    await passMinutes(shop, 24 * 60);
    const [{ id, state, provider_refund_id: there }] = await listRefunds(shop.api, payment.id);
    expect([state, there]).toEqual(['processed', expect.stringMatching(/^rfnd_/)]);
    const report = async () => {
      shop.api.jobs.push({ queue: 'refund', data: { refundId: id } });
      await shop.api.work();
    };
    expect(
      await countCalls('refund', () => countCalls('findRefund', report).then((count) => expect(count).toBe(0))),
    ).toBe(0);
  });
});

describe('turns until an order is opened', () => {
  it('[CHECK-6] end after five, each after the settling of the one before', async () => {
    const order = await orderOf((await startPayment(asha)).body.id);
    const seen: string[] = [];
    const settle = async (one: OrderRow) => {
      seen.push('settle');
      return { ...one, total: one.total + 1 };
    };
    const turns = retryAfterSettling(shop.api.database, settle, order.shopper_id, async (_, settled) => {
      seen.push(`turn after ${settled?.total ?? 'nothing'}`);
      if (seen.length > 20) throw new Error('They do not end.');
      return { settleFirst: settled ?? { ...order, total: 0 } };
    });
    await expect(turns).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(seen.filter((words) => words !== 'settle')).toEqual([
      'turn after nothing',
      ...[1, 2, 3, 4].map((count) => `turn after ${count}`),
    ]);
  });
});
