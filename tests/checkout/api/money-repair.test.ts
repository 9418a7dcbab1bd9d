import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutDependencies } from '../../../api/checkout/dependencies.ts';
import type { Discrepancy } from '../../../api/checkout/money/discrepancies.ts';
import { repairDiscrepancies, type RepairLimits } from '../../../api/checkout/money/repair.ts';
import { compare } from '../../../api/checkout/money/compare-with-provider.ts';
import { ProviderFailure, type ProviderErrorDetails } from '../../../api/checkout/provider/provider.ts';
import { operator } from '../../account/staff.ts';
import { setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import { createCheckoutShop, rowsOf, withProvider, type Shop } from '../checkout-shop.ts';
import { checkMoney, payInSilence, payUnknown } from './money-shop.ts';

let shop: Shop;
const errors: string[] = [];
const noted: unknown[] = [];
const requested: { paymentId: string; amount: number; reason: string }[] = [];
beforeAll(async () => {
  shop = await createCheckoutShop();
  const variants = [{ sku: 'A-0', color: 'Indigo', stock: 50 }];
  await addProducts(shop.api.database, [productOf(1, { variants })]);
  await setStock(shop.api, 'A-0', 50);
});
afterAll(() => shop.close());
beforeEach(() => {
  errors.length = 0;
  requested.length = 0;
});

/** The checkout functions that the repair needs. */
const dependencies = () => {
  const needed: Partial<CheckoutDependencies> = {
    db: shop.api.database.db,
    now: () => shop.api.clock.now(),
    paymentAccount: shop.paymentAccount,
    requestRefund: async (_, refund) => void requested.push(refund),
    log: { warn: () => undefined, error: (words) => void errors.push(words) },
    securityLog: {
      write: (...line: unknown[]) => void noted.push(line),
    } as unknown as CheckoutDependencies['securityLog'],
  };
  return needed as CheckoutDependencies;
};
const throwing = (error: Error) => async () => {
  throw error;
};
const ALL: RepairLimits = {
  kinds: ['unsettled', 'unknown-order', 'outside-refund'],
  mostDiscrepancies: 20,
  mostAmount: 1e9,
};
const repair = async (discrepancies: Discrepancy[], limits = ALL) => {
  const outcomes = await repairDiscrepancies(
    dependencies(),
    async () => {
      throw new Error('Nothing is settled here.');
    },
    discrepancies,
    limits,
  );
  return discrepancies.map((discrepancy) => outcomes.get(discrepancy)?.words);
};
const TOO_MUCH = 'not repaired: too much for one run, a person must check it first';
const GONE = 'its order no longer exists';
const unsettled = (amount: number): Discrepancy => ({ kind: 'unsettled', id: 'pay_1', amount, orderId: 'or-none' });

describe(`the repair (${DATABASE_KIND})`, () => {
  it('[CHECK-8] skips discrepancies beyond the limit, counted or summed, and does all others', async () => {
    const limits = { ...ALL, mostDiscrepancies: 2, mostAmount: 100 };
    expect(await repair([unsettled(50), unsettled(50)], limits)).toEqual([GONE, GONE]);
    expect(await repair([unsettled(50), unsettled(51)], limits)).toEqual([TOO_MUCH, TOO_MUCH]);
    expect(await repair([unsettled(1), unsettled(1), unsettled(1)], limits)).toEqual([TOO_MUCH, TOO_MUCH, TOO_MUCH]);
    const outside: Discrepancy = { kind: 'outside-refund', id: 'rfnd_1', paymentId: 'pay_none', amount: 1_000 };
    const notSaved = 'not saved: by our rows less than that is left of the payment, a person must check it';
    // A saved discrepancy moves no money, and does not count.
    expect(await repair([unsettled(100), outside, unsettled(1)], limits)).toEqual([TOO_MUCH, notSaved, TOO_MUCH]);
    expect(await repair([unsettled(100), outside], limits)).toEqual([GONE, notSaved]);
    expect(await repair([unsettled(1), outside], { ...limits, kinds: ['outside-refund'] })).toEqual([
      undefined,
      notSaved,
    ]);
  });

  it('[CHECK-8] continues if one repair fails, and logs it', async () => {
    const { id, proof } = await payInSilence(shop, 'A-0');
    const order = (await rowsOf(shop.api, 'orders')).find((row) => row.provider_order_id === id);
    const discrepancy: Discrepancy = { kind: 'unsettled', id: proof.razorpay_payment_id, amount: 1, orderId: order.id };
    expect(await repair([discrepancy, unsettled(1)])).toEqual([
      'could not be repaired now, and is tried again the next time',
      GONE,
    ]);
    expect(errors).toEqual([
      `unsettled ${proof.razorpay_payment_id} could not be repaired: Error: Nothing is settled here.`,
    ]);
  });

  it('[CHECK-8] reports the state of an order that did not settle', async () => {
    const { id } = await payInSilence(shop, 'A-0');
    const order = (await rowsOf(shop.api, 'orders')).find((row) => row.provider_order_id === id);
    const discrepancy: Discrepancy = {
      kind: 'unsettled',
      id: 'pay_never',
      amount: 1,
      orderId: order.id,
      providerOrderId: 'order_x',
    };
    const settled: unknown[] = [];
    const outcomes = await repairDiscrepancies(
      dependencies(),
      async (row) => {
        settled.push(row.provider_order_id);
        return row;
      },
      [discrepancy],
      ALL,
    );
    expect(outcomes.get(discrepancy)).toEqual({
      words: `not settled yet: the order is ${order.state}`,
      isRepaired: false,
    });
    expect(settled, 'an order that has its name at the provider keeps it').toEqual([id]);
  });

  it('[CHECK-8] refunds the rest of a payment, and only of an order that is still unknown', async () => {
    const paymentId = await payUnknown(shop, 'or-qqqqqqqqqqqqqqqq', 5_000);
    const unknown: Discrepancy = {
      kind: 'unknown-order',
      id: paymentId,
      amount: 5_000,
      orderId: 'or-qqqqqqqqqqqqqqqq',
      providerOrderId: 'order_q',
    };
    const nothing = 'too little of it is left for a refund by the provider';
    const with_ = (changes: object) =>
      withProvider(
        shop,
        (real) => ({ findPayment: async (id) => ({ ...(await real.findPayment(id)), ...changes }) }),
        () => repair([unknown]),
      );
    expect(await with_({ status: 'authorized' })).toEqual([nothing]);
    expect(await with_({ amountRefunded: 5_000 })).toEqual([nothing]);
    expect(await with_({ amountRefunded: 5_001 })).toEqual([nothing]);
    expect(await with_({ amountRefunded: 4_901 }), 'less than a rupee').toEqual([nothing]);
    const { id } = await payInSilence(shop, 'A-0');
    expect(await repair([{ ...unknown, providerOrderId: id }])).toEqual(['its order is known by now']);
    const order = (await rowsOf(shop.api, 'orders')).find((row) => row.provider_order_id === id);
    expect(await repair([{ ...unknown, orderId: order.id }])).toEqual(['its order is known by now']);
    expect(requested).toEqual([]);
    noted.length = 0;
    expect(await with_({ amountRefunded: 4_900 })).toEqual(['given back']);
    expect(noted).toEqual([['refund-by-staff', { what: paymentId }]]);
    expect(requested).toEqual([{ paymentId, amount: 100, reason: 'unknown' }]);
    expect(await repair([unknown])).toEqual(['known by now']);
  });

  it('[CHECK-8] saves a refund of a payment without an order, and reports the order of one that has it', async () => {
    const { buyer, id, proof } = await payInSilence(shop, 'A-0');
    await buyer.post('/payment/verification', proof);
    const order = (await rowsOf(shop.api, 'orders')).find((row) => row.provider_order_id === id);
    const refund: Discrepancy = {
      kind: 'outside-refund',
      id: 'rfnd_out',
      paymentId: proof.razorpay_payment_id,
      amount: 100,
      orderId: order.id,
    };
    expect(await repair([refund])).toEqual(['saved']);
    const eventsOf = async (kind: string) =>
      (await rowsOf(shop.api, 'order_events')).filter((row) => row.kind === kind).map(({ order_id }) => order_id);
    expect(await eventsOf('refunded outside')).toEqual([order.id]);
    expect(await repair([{ ...refund, id: 'rfnd_out2', orderId: undefined }])).toEqual(['saved']);
    expect(await eventsOf('refunded outside')).toEqual([order.id]);
  });
});

describe('the list of records unknown to the provider', () => {
  const period = () => ({ from: new Date(0), to: shop.api.clock.now() });
  const failing = (kind: 'refused' | 'unavailable', details: ProviderErrorDetails) => async () =>
    Promise.reject(new ProviderFailure(kind, 'No.', details));
  const twoHoursAgo = () => new Date(shop.api.clock.now().getTime() - 7_200_000);
  const EMPTY = async () => ({ items: [], unreadable: [] });
  beforeEach(async () => {
    await sql`delete from refunds`.execute(shop.api.database.db);
    await sql`delete from payments`.execute(shop.api.database.db);
    await sql`update orders set paid_at = null, state = 'refunded', closed_at = now(), closed_because = 'expired', check_at = null`.execute(
      shop.api.database.db,
    );
  });
  const insertPayments = (from: number, to: number) =>
    sql`insert into payments (id, order_id, amount, fulfils, refunded, kept_because, created_at)
      select 'pay_' || lpad(n::text, 14, '0'), null, 100, false, 0, 'test', ${twoHoursAgo()}
      from generate_series(${from}::int, ${to}::int) n`.execute(shop.api.database.db);
  const kindsNow = async (findPayment: () => Promise<never>) =>
    withProvider(
      shop,
      () => ({ listPaymentsBetween: EMPTY, listRefundsBetween: EMPTY, findPayment, findRefund: findPayment }),
      async () => (await compare(dependencies(), period())).discrepancies.map(({ kind, id }) => `${kind} ${id}`),
    );

  it('[CHECK-8] needs one request for each record, five hundred at the most', async () => {
    await insertPayments(1, 500);
    expect(await kindsNow(failing('refused', { status: 400 }))).toHaveLength(500);
    await insertPayments(501, 502);
    const found = await kindsNow(failing('refused', { status: 400 }));
    expect([found.length, found.at(-1)]).toEqual([501, 'not-asked 2 more']);
    const { db } = shop.api.database;
    await sql`insert into refunds (id, payment_id, amount, reason, state, provider_refund_id, created_at)
      select 'rf-' || translate(lpad(n::text, 16, '0'), '0189', 'abcd'), 'pay_' || lpad(n::text, 14, '0'), 100, 'unknown', 'processed', 'rfnd_' || n, ${twoHoursAgo()}
      from generate_series(1, 501) n`.execute(db);
    const both = await kindsNow(failing('refused', { status: 400 }));
    expect([both.length, both.at(-1)]).toEqual([1_001, 'not-asked 3 more']);
  });

  it('[CHECK-8] excludes entities that the provider only fails to return', async () => {
    await insertPayments(1, 1);
    expect(await kindsNow(failing('refused', { status: 404 }))).toEqual(['unknown-payment pay_00000000000001']);
    for (const status of [401, 403])
      await expect(kindsNow(failing('refused', { status }))).rejects.toThrow(ProviderFailure);
    await expect(kindsNow(failing('unavailable', { status: 400 }))).rejects.toThrow(ProviderFailure);
    await expect(kindsNow(async () => Promise.reject(new TypeError('Odd.')))).rejects.toThrow(TypeError);
  });

  it('[CHECK-8] counts only within the period', async () => {
    await insertPayments(1, 1);
    const { db } = shop.api.database;
    const only = async (at: string) => {
      await sql`update payments set created_at = ${at}::timestamptz`.execute(db);
      await sql`insert into refunds (id, payment_id, amount, reason, state, provider_refund_id, created_at)
        values ('rf-aaaaaaaaaaaaaaaa', 'pay_00000000000001', 100, 'unknown', 'processed', 'rfnd_1', ${at}::timestamptz) on conflict (id) do update
        set created_at = excluded.created_at`.execute(db);
      const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')];
      return withProvider(
        shop,
        () => ({
          listPaymentsBetween: EMPTY,
          listRefundsBetween: async () => ({
            // The list includes rows of any time.
            items: [
              { id: 'rfnd_9', paymentId: 'pay_00000000000001', amount: 5, status: 'failed' as const, createdAt: from },
            ],
            unreadable: [],
          }),
          findPayment: failing('refused', { status: 400 }),
          findRefund: failing('refused', { status: 400 }),
        }),
        async () => (await compare(dependencies(), { from, to })).discrepancies.map(({ kind }) => kind),
      );
    };
    const BOTH = ['unknown-payment', 'unknown-refund'];
    expect(await only('2026-01-01T00:00:00Z')).toEqual(BOTH);
    expect(await only('2026-01-02T00:00:00Z')).toEqual(BOTH);
    expect(await only('2025-12-31T23:59:59Z')).toEqual([]);
    expect(await only('2026-01-02T00:00:01Z')).toEqual([]);
  });

  it('[CHECK-8] an order of another currency belongs to another shop; another failure ends the comparison', async () => {
    await payUnknown(shop, 'or-bbbbbbbbbbbbbbbb');
    const request = (details: ProviderErrorDetails) =>
      withProvider(
        shop,
        () => ({ findOrder: failing('refused', details), listRefundsBetween: EMPTY }),
        async () =>
          (await compare(dependencies(), { from: new Date(0), to: new Date(shop.api.clock.now().getTime() + 60_000) }))
            .discrepancies,
      );
    expect((await request({ status: 200 })).map(({ kind }) => kind)).toContain('not-ours');
    await expect(request({ status: 400 })).rejects.toThrow(ProviderFailure);
  });
});

describe('the command’s output', () => {
  it('[CHECK-8] reports an unavailable provider, and hides no fault of our own', async () => {
    const request = (error: Error) =>
      withProvider(
        shop,
        () => ({ listPaymentsBetween: throwing(error) }),
        async () => (await operator(shop.api)).post('/admin/money/checks', {}),
      );
    const away = await request(new ProviderFailure('unavailable', 'It is away.'));
    expect([away.status, away.body]).toMatchObject([503, { message: 'The payment provider: It is away.' }]);
    expect((await request(new TypeError('Odd.'))).status).toBe(500);
  });

  it('[CHECK-8] reports the checked period', async () => {
    const now = shop.api.clock.now().getTime();
    const seen: Date[] = [];
    await withProvider(
      shop,
      () => ({
        listPaymentsBetween: async (from, to) => {
          seen.push(from, to);
          return { items: [], unreadable: [] };
        },
        listRefundsBetween: async () => ({ items: [], unreadable: [] }),
      }),
      () => checkMoney(shop, { days: 3 }),
    );
    const HOUR = 3_600_000;
    const ages = seen.map((at) => Math.round((now - at.getTime()) / HOUR));
    expect(ages).toEqual([72, 1]);
  });
});
