import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operator } from '../../account/staff.ts';
import { addToCart, setStock } from '../../cart/shoppers.ts';
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
  stockOf,
  withProvider,
  type Shop,
} from '../checkout-shop.ts';
import { sdkFor } from '../provider-simulator.ts';
import { age, repairMoney } from './money-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createCheckoutShop();
  const variants = ['A-0', 'A-1'].map((sku) => ({ sku, color: sku, stock: 10 }));
  await addProducts(shop.api.database, [productOf(1, { variants })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const sku of ['A-0', 'A-1']) await setStock(shop.api, sku, 10);
});

/** An order of two pieces, delivered unless asked otherwise. */
async function sold({ isSent = true } = {}) {
  const buyer = await createBuyer(shop.api);
  for (const sku of ['A-0', 'A-1']) await addToCart(buyer, sku, 1);
  const { id } = (await startPayment(buyer)).body;
  const proof = payInWidget(shop, id);
  const items: Json[] = (await buyer.post('/payment/verification', proof)).body.payment.orders;
  const staff = await operator(shop.api);
  if (isSent)
    for (const { orderItemId } of items) {
      await staff.post(`/admin/orders/${orderItemId}/dispatch`, {});
      await staff.post(`/admin/orders/${orderItemId}/deliver`);
    }
  await shop.api.work();
  const paymentId = String(proof.razorpay_payment_id);
  return { buyer, staff, id: String(id), items, orderId: String(items[0]?.orderId), paymentId };
}
type Sold = Awaited<ReturnType<typeof sold>>;

/** A person refunds paise on the provider's page. */
const refundThere = async (paymentId: string, amount: number): Promise<string> => {
  const { id } = await sdkFor(shop.simulator).payments.refund(paymentId, { amount });
  await expect.poll(() => shop.simulator.ledger().refunds.find((one) => one.id === id)?.status).toBe('processed');
  return id;
};

let events = 0;
/** Sends the provider's webhook about a refund, and runs the jobs. */
async function report(refundId: string, { paymentId, kind = 'processed', eventId = `refund-${++events}` }: Told) {
  const entity = { id: refundId, payment_id: paymentId };
  const text = JSON.stringify({ event: `refund.${kind}`, payload: { refund: { entity } } });
  const response = await shop.api.app.inject({
    method: 'POST',
    url: '/payment/webhook',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': createHmac('sha256', shop.paymentAccount.webhookSecret).update(text).digest('hex'),
      'x-razorpay-event-id': eventId,
    },
    payload: text,
  });
  expect(response.statusCode).toBe(200);
}
interface Told {
  paymentId: string;
  kind?: string;
  eventId?: string;
}
const tell = async (...told: Parameters<typeof report>) => {
  await report(...told);
  await shop.api.work();
};

const notesOf = async ({ orderId }: Sold): Promise<Json[]> => {
  const { body } = await (await operator(shop.api)).get(`/admin/invoices?orderId=${orderId}`);
  return body.invoices.filter(({ kind }: Json) => kind === 'credit_note').toReversed();
};
const reasonsOf = async ({ id }: Sold) =>
  (await listRefunds(shop.api, id)).map(({ reason, amount }) => [reason, amount]);
const refundedOf = async ({ paymentId }: Sold) =>
  (await rowsOf(shop.api, 'payments')).find((row) => row.id === paymentId)?.refunded;

describe(`a refund made on the provider's page (${DATABASE_KIND})`, () => {
  it('[CHECK-8] is in the money trail at its webhook, with a credit note of its amount; the stock stays', async () => {
    const order = await sold();
    const stock = await stockOf(shop.api, 'A-0');
    const refundId = await refundThere(order.paymentId, 40_050);
    await tell(refundId, order);
    expect(await reasonsOf(order)).toEqual([['outside', 40_050]]);
    expect(await refundedOf(order)).toBe(40_050);
    const { body } = await order.staff.get(`/admin/money/${order.orderId}`);
    expect(body.lines.filter((line: string) => line.includes(refundId))).toEqual([
      expect.stringMatching(/^refund rf-\S+ {2}₹400\.50 of \S+ {2}outside {2}processed/),
      expect.stringMatching(/^event .*refunded outside/),
      expect.stringMatching(/^provider: refund/),
    ]);
    const [note, ...others] = await notesOf(order);
    expect([note?.total, note?.taxable, others]).toEqual([40_050, 0, []]);
    const { body: document } = await order.staff.get(`/admin/invoices/${note?.invoiceId}`);
    expect(document.lines).toMatchObject([{ description: 'Refund by the payment provider', total: 40_050 }]);
    expect(await stockOf(shop.api, 'A-0')).toBe(stock);
    expect((await repairMoney(shop)).findings).toBe(0);
  });

  it('[CHECK-8] counts once, however often and by whom it is reported, and each part counts', async () => {
    const order = await sold();
    const first = await refundThere(order.paymentId, 30_000);
    for (let copy = 0; copy < 3; copy++) await report(first, { ...order, eventId: 'one-event' });
    for (const kind of ['created', 'processed', 'speed_changed']) await report(first, { ...order, kind });
    const jobs = shop.api.jobs.splice(0);
    expect(jobs).toHaveLength(4);
    await Promise.all([...jobs.map((job) => (shop.api.jobs.push(job), shop.api.work())), shop.api.work()]);
    const second = await refundThere(order.paymentId, 20_000);
    age(shop);
    await Promise.all([tell(second, order), repairMoney(shop)]);
    await shop.api.work();
    expect(await reasonsOf(order)).toEqual([
      ['outside', 30_000],
      ['outside', 20_000],
    ]);
    expect((await notesOf(order)).map(({ total }) => Number(total)).toSorted((one, other) => other - one)).toEqual([
      30_000, 20_000,
    ]);
    expect(await refundedOf(order)).toBe(50_000);
  });

  it('[CHECK-8] is not our own, whose response comes later than its webhook', async () => {
    const order = await sold();
    const { body } = await order.staff.post('/admin/money/refunds', { id: order.paymentId, amount: 25_000 });
    expect(body.message ?? body.lines, JSON.stringify(body)).toBeTruthy();
    await withProvider(
      shop,
      (real) => ({
        refund: async (...call) => {
          const made = await real.refund(...call);
          // The webhook overtakes the response.
          const waiting = shop.api.jobs.splice(0);
          await expect(tell(made.id, order)).rejects.toThrow(/^Not saved while rf-\S+ is undecided\.$/);
          shop.api.jobs.push(...waiting, { queue: 'outside-refund', data: { providerRefundId: made.id } });
          return made;
        },
      }),
      () => shop.api.work(),
    );
    const [own] = await listRefunds(shop.api, order.id);
    await tell(own?.provider_refund_id, order);
    expect(await reasonsOf(order)).toEqual([['goodwill', 25_000]]);
    expect((await notesOf(order)).map(({ total }) => total)).toEqual([25_000]);
    expect(await refundedOf(order)).toBe(25_000);
  });

  it('[CHECK-8] is saved once a refund of ours of another amount is decided, which may include it', async () => {
    const order = await sold();
    await order.staff.post('/admin/money/refunds', { id: order.paymentId, amount: 25_000 });
    const waiting = shop.api.jobs.splice(0);
    const refundId = await refundThere(order.paymentId, 11_000);
    await expect(tell(refundId, order)).rejects.toThrow(/undecided$/);
    shop.api.jobs.push(...waiting);
    await shop.api.work();
    await passMinutes(shop, 5);
    shop.api.jobs.push({ queue: 'outside-refund', data: { providerRefundId: refundId } });
    await shop.api.work();
    expect(await reasonsOf(order)).toEqual([
      ['goodwill', 25_000],
      ['outside', 11_000],
    ]);
    expect((await notesOf(order)).map(({ total }) => total)).toEqual([25_000, 11_000]);
  });

  it('[CHECK-8] of an undecided refund of ours is taken for that one at once', async () => {
    const order = await sold({ isSent: false });
    shop.simulator.failNext('refund', 'error', 5);
    const cancel = { orderItemId: order.items[0]?.orderItemId, canceled_reason: 'changed_my_mind' };
    await order.buyer.patch('/order/cancel', cancel);
    await shop.api.work();
    shop.simulator.failNext('refund', 'error', 0);
    const [own] = await listRefunds(shop.api, order.id);
    await sql`update refunds set state = 'failed', check_at = null where id = ${own?.id}`.execute(shop.api.database.db);
    await tell(await refundThere(order.paymentId, own?.amount), order);
    expect(await listRefunds(shop.api, order.id)).toMatchObject([{ reason: 'cancelled', state: 'processed' }]);
    expect(await refundedOf(order)).toBe(own?.amount);
  });

  it('[CHECK-8] has its credit note also if it was made or saved before the invoice', async () => {
    const order = await sold({ isSent: false });
    await tell(await refundThere(order.paymentId, 12_000), order);
    expect([await reasonsOf(order), await notesOf(order)]).toEqual([[['outside', 12_000]], []]);
    for (const { orderItemId } of order.items) await order.staff.post(`/admin/orders/${orderItemId}/dispatch`, {});
    await shop.api.work();
    age(shop);
    await repairMoney(shop);
    await shop.api.work();
    expect((await notesOf(order)).map(({ total }) => total)).toEqual([12_000]);
    expect((await repairMoney(shop)).findings).toBe(0);
    expect(await refundedOf(order)).toBe(12_000);
  });

  it('[CHECK-8] is forgotten at the webhook of its failure, and stays if it has a credit note', async () => {
    const failed = (refundId: string) =>
      withProvider(
        shop,
        (real) => ({
          findRefund: async (id) => ({ ...(await real.findRefund(id)), status: 'failed' }),
          listRefunds: async (id) => {
            const made = await real.listRefunds(id);
            for (const one of made) if (one.id === refundId) one.status = 'failed';
            return made;
          },
        }),
        () => tell(refundId, { paymentId: '', kind: 'failed' }),
      );
    const [open, sent] = [await sold({ isSent: false }), await sold()];
    for (const order of [open, sent]) {
      const refundId = await refundThere(order.paymentId, 7_000);
      await tell(refundId, order);
      await failed(refundId);
    }
    expect([await reasonsOf(open), await refundedOf(open)]).toEqual([[], 0]);
    expect([await reasonsOf(sent), (await notesOf(sent)).length]).toEqual([[['outside', 7_000]], 1]);
  });

  it('[CHECK-8] of a payment that is not ours changes nothing', async () => {
    const { id } = await shop.paymentAccount.provider.createOrder({ amount: 90_000, receipt: 'another system' });
    const paymentId = String(payInWidget(shop, id).razorpay_payment_id);
    const before = (await rowsOf(shop.api, 'refunds')).length;
    await tell(await refundThere(paymentId, 5_000), { paymentId });
    expect((await rowsOf(shop.api, 'refunds')).length).toBe(before);
  });
});
