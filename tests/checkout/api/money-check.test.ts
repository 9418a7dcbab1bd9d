import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../../../api/checkout/provider/provider.ts';
import { admin, operator } from '../../account/staff.ts';
import { setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import { createCheckoutShop, rowsOf, stockOf, withProvider, type Shop } from '../checkout-shop.ts';
import { sdkFor } from '../provider-simulator.ts';
import { age, checkMoney, givenBack, kindsOf, repairMoney, payInSilence, payUnknown } from './money-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createCheckoutShop({ LOG_LEVEL: 'warn' });
  const variants = [{ sku: 'A-0', color: 'Indigo', stock: 0 }];
  await addProducts(shop.api.database, [productOf(1, { variants })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await setStock(shop.api, 'A-0', 10);
  // The data of earlier tests becomes older than a fortnight.
  shop.simulator.age(20 * 24 * 3_600_000);
  await shop.api.work();
});

const unknownReceipt = () =>
  `or-${Math.random()
    .toString(36)
    .replaceAll(/[^a-z2-7]/g, '')
    .padEnd(16, 'q')
    .slice(0, 16)}`;
const paymentRow = async (id: string) => (await rowsOf(shop.api, 'payments')).find((row) => row.id === id);
const verify = async ({ buyer, proof }: Awaited<ReturnType<typeof payInSilence>>) =>
  buyer.post('/payment/verification', proof);

describe(`the comparison with the provider's lists (${DATABASE_KIND})`, () => {
  it('[CHECK-8] finds nothing where nothing differs', async () => {
    await verify(await payInSilence(shop, 'A-0'));
    age(shop);
    expect(await checkMoney(shop)).toMatchObject({
      findings: 0,
      mended: 0,
      lines: [expect.stringContaining('1 payments')],
    });
  });

  it('[CHECK-8] refunds once a payment of an order that a restored database does not have', async () => {
    const [first, second] = [await payUnknown(shop, unknownReceipt()), await payUnknown(shop, unknownReceipt(), 5_000)];
    age(shop);
    const found = await checkMoney(shop);
    expect(kindsOf(found)).toEqual([
      ['unknown-order', second],
      ['unknown-order', first],
    ]);
    expect(givenBack(shop, first)).toEqual([]);
    const reports = await Promise.all([repairMoney(shop), repairMoney(shop), repairMoney(shop)]);
    expect(reports.reduce((sum, report) => sum + report.mended, 0)).toBe(2);
    await shop.api.work();
    await repairMoney(shop);
    await shop.api.work();
    expect([givenBack(shop, first), givenBack(shop, second)]).toEqual([[129_900], [5_000]]);
    expect((await checkMoney(shop)).findings).toBe(0);
  });

  it('shows what it has not repaired on the first screen of the owner', async () => {
    const id = await payUnknown(shop, unknownReceipt());
    age(shop);
    await checkMoney(shop);
    const boss = await admin(shop.api, 'owner-of-checks@example.com');
    const { moneyCheck } = (await boss.get('/admin/dashboard')).body;
    expect(moneyCheck).toMatchObject({ findings: 1, lines: [expect.stringContaining(id)] });
    await repairMoney(shop);
    expect((await boss.get('/admin/dashboard')).body.moneyCheck).toMatchObject({ findings: 0, lines: [] });
  });

  it('[CHECK-8] gives back the rest, where a part went back by other hands', async () => {
    const id = await payUnknown(shop, unknownReceipt());
    await sdkFor(shop.simulator).payments.refund(id, { amount: 29_900 });
    age(shop);
    await repairMoney(shop);
    await shop.api.work();
    expect(givenBack(shop, id)).toEqual([100_000, 29_900]);
  });

  it('[CHECK-8] does not touch payments younger than an hour, and those that this shop has not opened', async () => {
    const foreign = await payUnknown(shop, 'INV-2026-17');
    age(shop);
    const young = await payUnknown(shop, unknownReceipt());
    const report = await repairMoney(shop);
    expect([kindsOf(report), report.mended]).toEqual([[['not-ours', foreign]], 0]);
    await shop.api.work();
    expect([givenBack(shop, foreign), givenBack(shop, young)]).toEqual([[], []]);
  });

  it('[CHECK-8] does nothing if the total exceeds its limit', async () => {
    const id = await payUnknown(shop, unknownReceipt());
    age(shop);
    const report = await checkMoney(shop, { mend: true, mostAmount: 129_899 });
    expect([report.mended, report.lines[1]]).toEqual([0, expect.stringContaining('too much')]);
    expect(await paymentRow(id)).toBeUndefined();
    expect((await checkMoney(shop, { mend: true, mostAmount: 129_900 })).mended).toBe(1);
  });

  it('[CHECK-8] places orders that were paid and forgotten, and refunds them if the pieces are sold out', async () => {
    const [first, second] = [await payInSilence(shop, 'A-0', true), await payInSilence(shop, 'A-0', true)];
    await sql`update orders set check_at = null`.execute(shop.api.database.db);
    await setStock(shop.api, 'A-0', 1);
    age(shop);
    const paymentIds = [first, second].map(({ proof }) => proof.razorpay_payment_id);
    expect(kindsOf(await checkMoney(shop)).map(([kind]) => kind)).toEqual(['unsettled', 'unsettled']);
    const { lines } = await repairMoney(shop);
    expect(lines.join('\n')).toMatch(/→ placed/);
    expect(lines.join('\n')).toMatch(/→ given back, because it could not place the order/);
    await shop.api.work();
    expect(await stockOf(shop.api, 'A-0')).toBe(0);
    expect(paymentIds.flatMap((id) => givenBack(shop, id))).toHaveLength(1);
    expect((await checkMoney(shop)).findings).toBe(0);
  });

  it("[CHECK-8] places an order whose row is older than the provider's response", async () => {
    const silent = await payInSilence(shop, 'A-0');
    await sql`update orders set provider_order_id = null, check_at = null where provider_order_id = ${silent.id}`.execute(
      shop.api.database.db,
    );
    age(shop);
    expect((await repairMoney(shop)).lines[1]).toMatch(/^unsettled .*→ placed$/);
    expect(await paymentRow(silent.proof.razorpay_payment_id)).toMatchObject({ fulfils: true });
  });

  it('[CHECK-8] saves refunds made at the provider, so that they are never sent twice', async () => {
    const bought = await payInSilence(shop, 'A-0');
    const [{ orderItemId }] = (await verify(bought)).body.payment.orders;
    const paymentId = bought.proof.razorpay_payment_id;
    const { amount } = await paymentRow(paymentId);
    await sdkFor(shop.simulator).payments.refund(paymentId, { amount: amount - 5_000 });
    age(shop);
    expect((await repairMoney(shop)).lines[1]).toMatch(/^outside-refund .*→ saved$/);
    await bought.buyer.patch('/order/cancel', { orderItemId, canceled_reason: 'changed_my_mind' });
    await shop.api.work();
    expect(givenBack(shop, paymentId)).toEqual([5_000, amount - 5_000]);
    expect((await checkMoney(shop)).findings).toBe(0);
  });

  it('[CHECK-8] forgets a refund by other hands once it has failed: a cancellation gives all back', async () => {
    const bought = await payInSilence(shop, 'A-0');
    const [{ orderItemId }] = (await verify(bought)).body.payment.orders;
    const paymentId = bought.proof.razorpay_payment_id;
    const { amount } = await paymentRow(paymentId);
    const { id } = await sdkFor(shop.simulator).payments.refund(paymentId, { amount });
    age(shop);
    await repairMoney(shop);
    expect((await paymentRow(paymentId)).refunded).toBe(amount);
    const failed = (real: PaymentProvider): Partial<PaymentProvider> => ({
      listRefundsBetween: async (from, to) => {
        const list = await real.listRefundsBetween(from, to);
        for (const refund of list.items) if (refund.id === id) refund.status = 'failed';
        return list;
      },
    });
    const reported = await withProvider(shop, failed, async () => [await repairMoney(shop), await repairMoney(shop)]);
    expect(reported.map((report) => report.lines[1])).toEqual([
      expect.stringMatching(/^failed-outside-refund .*→ forgotten$/),
      undefined,
    ]);
    expect((await paymentRow(paymentId)).refunded).toBe(0);
    await bought.buyer.patch('/order/cancel', { orderItemId, canceled_reason: 'changed_my_mind' });
    const owed = (await rowsOf(shop.api, 'refunds')).filter((row) => row.payment_id === paymentId);
    expect(owed.map((row) => [row.reason, row.amount])).toEqual([['cancelled', amount]]);
    shop.api.jobs.length = 0;
    await sql`delete from refunds where payment_id = ${paymentId}`.execute(shop.api.database.db);
  });

  it('[CHECK-8] reports to a person different amounts, orders without a payment and entities unknown to the provider', async () => {
    const [first, second, third] = [
      await payInSilence(shop, 'A-0'),
      await payInSilence(shop, 'A-0'),
      await payInSilence(shop, 'A-0'),
    ];
    for (const one of [first, second, third]) await verify(one);
    const { db } = shop.api.database;
    const [a, b, c] = [first, second, third].map(({ proof }) => proof.razorpay_payment_id);
    await sql`update payments set amount = amount + 1 where id = ${a}`.execute(db);
    await sql`delete from payments where id = ${b}`.execute(db);
    await sql`update payments set id = 'pay_00000000000000' where id = ${c}`.execute(db);
    await sql`update orders set check_at = null`.execute(db);
    await sql`update orders set paid_at = paid_at - interval '2 hours'`.execute(db);
    await sql`update payments set created_at = created_at - interval '2 hours'`.execute(db);
    age(shop);
    const report = await checkMoney(shop);
    expect(new Set(kindsOf(report).map(([kind]) => kind))).toEqual(
      new Set(['amount-differs', 'unsettled', 'order-without-payment', 'unknown-payment']),
    );
    await sql`delete from payments where id in (${a}, 'pay_00000000000000')`.execute(db);
    await sql`update orders set state = 'refunded', paid_at = null, closed_at = now(), closed_because = 'expired'
      where provider_order_id in (${first.id}, ${second.id}, ${third.id})`.execute(db);
  });

  it('[CHECK-8] reports a refund that the provider does not know, and records that it can’t read', async () => {
    const id = await payUnknown(shop, unknownReceipt());
    age(shop);
    await repairMoney(shop);
    await shop.api.work();
    const { db } = shop.api.database;
    await sql`update refunds set provider_refund_id = 'rfnd_00000000000000', created_at = created_at - interval '2 hours'
      where payment_id = ${id}`.execute(db);
    age(shop);
    const report = await withProvider(
      shop,
      (real) => ({
        listPaymentsBetween: async (...at) => ({
          ...(await real.listPaymentsBetween(...at)),
          unreadable: ['pay_odd of order_odd'],
        }),
      }),
      () => checkMoney(shop),
    );
    const refundId = (await rowsOf(shop.api, 'refunds')).find((row) => row.payment_id === id)?.id;
    expect(kindsOf(report)).toEqual([
      ['unreadable', 'pay_odd of order_odd'],
      ['unknown-refund', refundId],
    ]);
    await sql`delete from refunds where payment_id = ${id}`.execute(db);
  });

  it("[CHECK-8] ignores an unreadable order as another shop's, and stops at a provider that fails", async () => {
    const id = await payUnknown(shop, unknownReceipt());
    age(shop);
    shop.simulator.failNext('order', 'odd', 2);
    expect(kindsOf(await checkMoney(shop))).toEqual([['not-ours', id]]);
    shop.simulator.failNext('order', 'error', 2);
    expect((await (await operator(shop.api)).post('/admin/money/checks', {})).body.code).toBe('UNAVAILABLE');
  });

  it('[CHECK-8] is only for the command line, and reports an unavailable provider', async () => {
    const boss = await admin(shop.api, `boss-${Math.random()}@example.com`);
    for (const path of ['checks', 'refunds', 'kept']) {
      const body = { checks: {}, refunds: { id: 'oi-1' }, kept: { paymentId: 'pay_1', because: 'x' } }[path];
      expect((await boss.post(`/admin/money/${path}`, body)).body.code).toBe('FORBIDDEN');
    }
    expect((await boss.get('/admin/money/or-1')).body.code).toBe('FORBIDDEN');
    shop.simulator.failNext('payments', 'error', 2);
    expect((await (await operator(shop.api)).post('/admin/money/checks', {})).body.code).toBe('UNAVAILABLE');
  });
});

describe('the comparison of each night', () => {
  const mailsAbout = () => shop.api.mails.filter(({ subject }) => subject.startsWith('Money:'));

  it('[CHECK-8] comes by the clock, once a night', () => {
    expect(shop.api.schedules.filter(({ queue }) => queue === 'money-check')).toEqual([
      { queue: 'money-check', when: '40 20 * * *' },
    ]);
  });

  it('[CHECK-8] mails its findings to the operator, and nothing if nothing differs', async () => {
    const before = mailsAbout().length;
    await shop.api.work('money-check');
    expect(mailsAbout()).toHaveLength(before);
    const id = await payUnknown(shop, unknownReceipt());
    const foreign = await payUnknown(shop, 'INV-2026-18');
    age(shop);
    await shop.api.work('money-check');
    expect(mailsAbout().at(-1)?.text).not.toContain(foreign);
    const mail = mailsAbout().at(-1);
    expect([mailsAbout().length, mail?.text]).toEqual([before + 1, expect.stringContaining(`unknown-order  ${id}`)]);
    expect(shop.api.logged()).toContain(`Money check: unknown-order  ${id}`);
    expect(givenBack(shop, id), 'a person decides').toEqual([]);
  });

  it('[CHECK-8] places forgotten orders automatically, but not more than twenty', async () => {
    const silent = await payInSilence(shop, 'A-0');
    await sql`update orders set check_at = null where provider_order_id = ${silent.id}`.execute(shop.api.database.db);
    age(shop);
    const { provider } = shop.paymentAccount;
    const { items } = await provider.listPaymentsBetween(new Date(0), shop.api.clock.now());
    const payment = items.find(({ id }) => id === silent.proof.razorpay_payment_id);
    const many = Array.from({ length: 21 }, (_, at) => ({
      ...payment!,
      id: `pay_0000000000000${at % 10}${at}`.slice(0, 18),
    }));
    await withProvider(
      shop,
      () => ({ listPaymentsBetween: async () => ({ items: [...many, payment!], unreadable: [] }) }),
      () => shop.api.work('money-check'),
    );
    expect(await paymentRow(silent.proof.razorpay_payment_id)).toBeUndefined();
    await shop.api.work('money-check');
    expect(await paymentRow(silent.proof.razorpay_payment_id)).toMatchObject({ fulfils: true });
  });
});
