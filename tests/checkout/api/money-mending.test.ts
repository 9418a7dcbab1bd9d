import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutDependencies } from '../../../api/checkout/dependencies.ts';
import type { Finding } from '../../../api/checkout/money/findings.ts';
import { mendFindings, type MendLimits } from '../../../api/checkout/money/mend.ts';
import { compare } from '../../../api/checkout/money/read-books.ts';
import { ProviderFailure, type ProviderErrorDetails } from '../../../api/checkout/provider/provider.ts';
import { operator } from '../../account/staff.ts';
import { setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import { createCheckoutShop, rowsOf, withProvider } from '../checkout-shop.ts';
import type { Shop } from '../checkout-shop.ts';
import { checkMoney, payInSilence, payUnknown } from './money-shop.ts';

let shop: Shop;
const errors: string[] = [];
const noted: unknown[] = [];
const asked: { paymentId: string; amount: number; reason: string }[] = [];
beforeAll(async () => {
  shop = await createCheckoutShop();
  const variants = [{ sku: 'A-0', color: 'Indigo', stock: 50 }];
  await addProducts(shop.api.database, [productOf(1, { variants })]);
  await setStock(shop.api, 'A-0', 50);
});
afterAll(() => shop.close());
beforeEach(() => {
  errors.length = 0;
  asked.length = 0;
});

/** What mending needs of the checkout. */
const dependencies = () => {
  const needed: Partial<CheckoutDependencies> = {
    db: shop.api.database.db,
    now: () => shop.api.clock.now(),
    paymentAccount: shop.paymentAccount,
    requestRefund: async (_, refund) => void asked.push(refund),
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
const ALL: MendLimits = { kinds: ['unsettled', 'unknown-order', 'outside-refund'], mostFindings: 20, mostAmount: 1e9 };
const mend = async (findings: Finding[], limits = ALL) => {
  const outcomes = await mendFindings(
    dependencies(),
    async () => {
      throw new Error('Nothing is settled here.');
    },
    findings,
    limits,
  );
  return findings.map((finding) => outcomes.get(finding)?.words);
};
const TOO_MUCH = 'not mended: too much for one time, a person has to look at it first';
const GONE = 'its order has gone';
const unsettled = (amount: number): Finding => ({ kind: 'unsettled', id: 'pay_1', amount, orderId: 'or-none' });

describe(`mending (${DATABASE_KIND})`, () => {
  it('[CHECK-8] does nothing of what moves too much, counted or summed, and all else', async () => {
    const limits = { ...ALL, mostFindings: 2, mostAmount: 100 };
    expect(await mend([unsettled(50), unsettled(50)], limits)).toEqual([GONE, GONE]);
    expect(await mend([unsettled(50), unsettled(51)], limits)).toEqual([TOO_MUCH, TOO_MUCH]);
    expect(await mend([unsettled(1), unsettled(1), unsettled(1)], limits)).toEqual([TOO_MUCH, TOO_MUCH, TOO_MUCH]);
    const outside: Finding = { kind: 'outside-refund', id: 'rfnd_1', paymentId: 'pay_none', amount: 1_000 };
    const notSaved = 'not saved: by our rows less than that is left of the payment, a person has to look';
    // What is only saved moves nothing, and counts for nothing.
    expect(await mend([unsettled(100), outside, unsettled(1)], limits)).toEqual([TOO_MUCH, notSaved, TOO_MUCH]);
    expect(await mend([unsettled(100), outside], limits)).toEqual([GONE, notSaved]);
    expect(await mend([unsettled(1), outside], { ...limits, kinds: ['outside-refund'] })).toEqual([
      undefined,
      notSaved,
    ]);
  });

  it('[CHECK-8] goes on where one can’t be mended, and tells the log', async () => {
    const { id, proof } = await payInSilence(shop, 'A-0');
    const order = (await rowsOf(shop.api, 'orders')).find((row) => row.provider_order_id === id);
    const finding: Finding = { kind: 'unsettled', id: proof.razorpay_payment_id, amount: 1, orderId: order.id };
    expect(await mend([finding, unsettled(1)])).toEqual([
      'could not be mended now, and will be tried again the next time',
      GONE,
    ]);
    expect(errors).toEqual([
      `unsettled ${proof.razorpay_payment_id} could not be mended: Error: Nothing is settled here.`,
    ]);
  });

  it('[CHECK-8] says how an order stands that did not settle', async () => {
    const { id } = await payInSilence(shop, 'A-0');
    const order = (await rowsOf(shop.api, 'orders')).find((row) => row.provider_order_id === id);
    const finding: Finding = {
      kind: 'unsettled',
      id: 'pay_never',
      amount: 1,
      orderId: order.id,
      providerOrderId: 'order_x',
    };
    const settled: unknown[] = [];
    const outcomes = await mendFindings(
      dependencies(),
      async (row) => {
        settled.push(row.provider_order_id);
        return row;
      },
      [finding],
      ALL,
    );
    expect(outcomes.get(finding)).toEqual({ words: `not settled yet: the order is ${order.state}`, isMended: false });
    expect(settled, 'an order that has its name at the provider keeps it').toEqual([id]);
  });

  it('[CHECK-8] gives back what is left of a payment, and only of an order that nobody knows by now', async () => {
    const paymentId = await payUnknown(shop, 'or-qqqqqqqqqqqqqqqq', 5_000);
    const unknown: Finding = {
      kind: 'unknown-order',
      id: paymentId,
      amount: 5_000,
      orderId: 'or-qqqqqqqqqqqqqqqq',
      providerOrderId: 'order_q',
    };
    const nothing = 'nothing of it is left that the provider gives back';
    const with_ = (changes: object) =>
      withProvider(
        shop,
        (real) => ({ findPayment: async (id) => ({ ...(await real.findPayment(id)), ...changes }) }),
        () => mend([unknown]),
      );
    expect(await with_({ status: 'authorized' })).toEqual([nothing]);
    expect(await with_({ amountRefunded: 5_000 })).toEqual([nothing]);
    expect(await with_({ amountRefunded: 5_001 })).toEqual([nothing]);
    expect(await with_({ amountRefunded: 4_901 }), 'less than a rupee').toEqual([nothing]);
    const { id } = await payInSilence(shop, 'A-0');
    expect(await mend([{ ...unknown, providerOrderId: id }])).toEqual(['its order is known by now']);
    const order = (await rowsOf(shop.api, 'orders')).find((row) => row.provider_order_id === id);
    expect(await mend([{ ...unknown, orderId: order.id }])).toEqual(['its order is known by now']);
    expect(asked).toEqual([]);
    noted.length = 0;
    expect(await with_({ amountRefunded: 4_900 })).toEqual(['given back']);
    expect(noted).toEqual([['refund-by-staff', { what: paymentId }]]);
    expect(asked).toEqual([{ paymentId, amount: 100, reason: 'unknown' }]);
    expect(await mend([unknown])).toEqual(['known by now']);
  });

  it('[CHECK-8] saves a refund of a payment without an order, and tells the order of one that has it', async () => {
    const { buyer, id, proof } = await payInSilence(shop, 'A-0');
    await buyer.post('/payment/verification', proof);
    const order = (await rowsOf(shop.api, 'orders')).find((row) => row.provider_order_id === id);
    const refund: Finding = {
      kind: 'outside-refund',
      id: 'rfnd_out',
      paymentId: proof.razorpay_payment_id,
      amount: 100,
      orderId: order.id,
    };
    expect(await mend([refund])).toEqual(['saved']);
    const eventsOf = async (kind: string) =>
      (await rowsOf(shop.api, 'order_events')).filter((row) => row.kind === kind).map(({ order_id }) => order_id);
    expect(await eventsOf('refunded outside')).toEqual([order.id]);
    expect(await mend([{ ...refund, id: 'rfnd_out2', orderId: undefined }])).toEqual(['saved']);
    expect(await eventsOf('refunded outside')).toEqual([order.id]);
  });
});

describe('what the provider does not know', () => {
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
      async () => (await compare(dependencies(), period())).findings.map(({ kind, id }) => `${kind} ${id}`),
    );

  it('[CHECK-8] is asked for one by one, five hundred at the most', async () => {
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

  it('[CHECK-8] is not what it only fails to tell', async () => {
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
            // What it lists brings rows of any time.
            items: [
              { id: 'rfnd_9', paymentId: 'pay_00000000000001', amount: 5, status: 'failed' as const, createdAt: from },
            ],
            unreadable: [],
          }),
          findPayment: failing('refused', { status: 400 }),
          findRefund: failing('refused', { status: 400 }),
        }),
        async () => (await compare(dependencies(), { from, to })).findings.map(({ kind }) => kind),
      );
    };
    const BOTH = ['unknown-payment', 'unknown-refund'];
    expect(await only('2026-01-01T00:00:00Z')).toEqual(BOTH);
    expect(await only('2026-01-02T00:00:00Z')).toEqual(BOTH);
    expect(await only('2025-12-31T23:59:59Z')).toEqual([]);
    expect(await only('2026-01-02T00:00:01Z')).toEqual([]);
  });

  it('[CHECK-8] an order of another currency is nobody’s of ours; another failure ends the comparison', async () => {
    await payUnknown(shop, 'or-bbbbbbbbbbbbbbbb');
    const ask = (details: ProviderErrorDetails) =>
      withProvider(
        shop,
        () => ({ findOrder: failing('refused', details), listRefundsBetween: EMPTY }),
        async () =>
          (await compare(dependencies(), { from: new Date(0), to: new Date(shop.api.clock.now().getTime() + 60_000) }))
            .findings,
      );
    expect((await ask({ status: 200 })).map(({ kind }) => kind)).toContain('not-ours');
    await expect(ask({ status: 400 })).rejects.toThrow(ProviderFailure);
  });
});

describe('the command’s answer', () => {
  it('[CHECK-8] says that the provider is away, and hides no fault of our own', async () => {
    const ask = (error: Error) =>
      withProvider(
        shop,
        () => ({ listPaymentsBetween: throwing(error) }),
        async () => (await operator(shop.api)).post('/admin/money/checks', {}),
      );
    const away = await ask(new ProviderFailure('unavailable', 'It is away.'));
    expect([away.status, away.body]).toMatchObject([503, { message: 'The payment provider: It is away.' }]);
    expect((await ask(new TypeError('Odd.'))).status).toBe(500);
  });

  it('[CHECK-8] tells from when to when it looked', async () => {
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
