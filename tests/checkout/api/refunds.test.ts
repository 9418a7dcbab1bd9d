import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../../../api/checkout/provider/provider.ts';
import { addToCart, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type Json } from '../../test-api.ts';
import {
  purchase,
  createBuyer,
  passMinutes,
  createCheckoutShop,
  listRefunds,
  rowsOf,
  withProvider,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';
import { sdkFor } from '../provider-simulator.ts';

const DAY = 24 * 60;
let shop: Shop;
let asha: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop({}, {}, 300);
  const variants = ['R-0', 'R-1'].map((sku) => ({ sku, color: 'Indigo', stock: 0 }));
  await addProducts(shop.api.database, [productOf(1, { variants })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const sku of ['R-0', 'R-1']) await setStock(shop.api, sku, 10);
  asha = await createBuyer(shop.api);
});

/** Buys two pieces and cancels one of them; its refund is not sent yet. */
async function cancelOne() {
  await addToCart(asha, 'R-0');
  await addToCart(asha, 'R-1');
  const { body } = await purchase(shop, asha);
  const [item] = body.payment.orders;
  const cancel = { orderItemId: item.orderItemId, canceled_reason: 'changed_my_mind' };
  const response = await asha.patch('/order/cancel', cancel);
  if (response.status !== 200) throw new Error(response.text);
  return { id: body.payment.id, item, owed: item.quantity * 150_000 - item.discount };
}

/** The provider's refunds of a payment, as pairs of state and amount, the oldest first. */
const sentOf = (refund: Json) =>
  shop.simulator
    .ledger()
    .refunds.filter(({ payment_id }) => payment_id === refund.payment_id)
    .map(({ status, amount }) => [status, amount])
    .toReversed();

describe(`money that goes back (${DATABASE_KIND})`, () => {
  it('[CHECK-8] is sent once, and followed until the provider has processed it', async () => {
    const { id, item, owed } = await cancelOne();
    await shop.api.work();
    const [sent] = await listRefunds(shop.api, id);
    expect(sent).toMatchObject({ state: 'sent', amount: owed, order_item_id: item.orderItemId });
    await passMinutes(shop, 5, asha);
    const [processed] = await listRefunds(shop.api, id);
    expect(processed).toMatchObject({ state: 'processed', check_at: null });
    expect(sentOf(processed)).toEqual([['processed', owed]]);
    const reported = (await asha.get(`/order/getOrder/${item.orderItemId}`)).body.orders;
    expect(reported.refund_status).toBe('Processed');
    const events = (await rowsOf(shop.api, 'order_events')).filter(({ kind }) => kind === 'refunded');
    expect(events).toMatchObject([{ order_item_id: item.orderItemId }]);
  });

  it('[ORDER-8] is reported after the order itself: both mails have the order of the events', async () => {
    const { id } = await cancelOne();
    const mails = shop.api.mails.filter(({ to, sequenceKey }) => to === asha.email && sequenceKey);
    const order = (await rowsOf(shop.api, 'orders')).find((row) => row.provider_order_id === id);
    expect(mails.map(({ subject, sequenceKey }) => [subject, sequenceKey])).toEqual([
      ['We have received your order', order?.id],
      ['Your order has been cancelled', order?.id],
    ]);
    shop.api.jobs.length = 0;
  });

  it.each(['error', 'hang', 'do-then-hang', 'do-then-error', 'do-then-cut', 'odd'] as const)(
    '[CHECK-8] is sent once though the provider does not respond (%s)',
    async (kind) => {
      const { id, owed } = await cancelOne();
      shop.simulator.failNext('refund', kind, 3);
      await shop.api.work();
      const [waiting] = await listRefunds(shop.api, id);
      expect(waiting).toMatchObject({ state: 'waiting', provider_refund_id: null });
      shop.simulator.failNext('refund', kind, 0);
      for (let look = 0; look < 3; look++) await passMinutes(shop, 10);
      const [processed] = await listRefunds(shop.api, id);
      expect([processed.state, sentOf(processed)]).toEqual(['processed', [['processed', owed]]]);
    },
  );

  it('[CHECK-8] goes out once though it is sent by several at the same time', async () => {
    const { id, owed } = await cancelOne();
    const job = shop.api.jobs.splice(0).find(({ queue }) => queue === 'refund');
    if (!job) throw new Error('No job.');
    shop.api.jobs.push(job);
    await Promise.all([
      shop.api.work(),
      ...Array.from({ length: 4 }, () => (shop.api.jobs.push(job), shop.api.work())),
    ]);
    await passMinutes(shop, 10);
    const [processed] = await listRefunds(shop.api, id);
    expect([processed.state, sentOf(processed)]).toEqual(['processed', [['processed', owed]]]);
  });

  it('[CHECK-8] is sent again when the provider has failed to deliver it, and not earlier', async () => {
    const { id, item, owed } = await cancelOne();
    shop.simulator.failRefunds(1);
    await shop.api.work();
    await passMinutes(shop, 5, asha);
    const [failed] = await listRefunds(shop.api, id);
    expect([failed.state, sentOf(failed)]).toEqual(['failed', [['failed', owed]]]);
    const reported = (await asha.get(`/order/getOrder/${item.orderItemId}`)).body.orders;
    expect(reported.refund_status).toBe('Failed');
    for (let look = 0; look < 3; look++) await passMinutes(shop, 10);
    const [processed] = await listRefunds(shop.api, id);
    expect(processed.state).toBe('processed');
    expect(sentOf(processed)).toEqual([
      ['failed', owed],
      ['processed', owed],
    ]);
  });

  it('[CHECK-8] is given up after ten days with a word in the log, and not tried for ever', async () => {
    const { id } = await cancelOne();
    shop.simulator.failRefunds(1_000);
    await shop.api.work();
    let looks = 0;
    for (let days = 0; days < 12; days += 0.25) {
      await passMinutes(shop, DAY / 4);
      looks += 1;
    }
    shop.simulator.failRefunds(0);
    const [given] = await listRefunds(shop.api, id);
    expect(given).toMatchObject({ state: 'failed', check_at: null });
    const events = (await rowsOf(shop.api, 'order_events')).filter(({ kind }) => kind === 'refund given up');
    expect(events).toHaveLength(1);
    expect(sentOf(given).length).toBeLessThan(looks);
  });

  it('[CHECK-8] that somebody gives back at the provider meanwhile is followed there, and not tried for days', async () => {
    const { id, item } = await cancelOne();
    shop.simulator.failNext('refund', 'error', 3);
    await shop.api.work();
    shop.simulator.failNext('refund', 'error', 0);
    const [waiting] = await listRefunds(shop.api, id);
    const { payment_id: paymentId, amount } = waiting;
    const rest = shop.simulator.ledger().payments.find((one) => one.id === paymentId)?.amount ?? 0;
    const { payments } = sdkFor(shop.simulator);
    await payments.refund(paymentId, { amount });
    if (rest > amount) await payments.refund(paymentId, { amount: rest - amount });
    await expect.poll(() => sentOf(waiting).map(([status]) => status)).toEqual(['processed', 'processed']);
    for (let look = 0; look < 3; look++) await passMinutes(shop, 10, asha);
    expect(await listRefunds(shop.api, id)).toMatchObject([{ state: 'processed', check_at: null }]);
    expect(sentOf(waiting)).toHaveLength(2);
    expect((await asha.get(`/order/getOrder/${item.orderItemId}`)).body.orders.refund_status).toBe('Processed');
  });

  it('[CHECK-8] is recorded as made though the provider made it only after the shop had given it up', async () => {
    const { id, item } = await cancelOne();
    const late = (real: PaymentProvider): Partial<PaymentProvider> => ({
      refund: async (...call) => ({ ...(await real.refund(...call)), status: 'pending' }),
      findRefund: async (refundId) => ({ ...(await real.findRefund(refundId)), status: 'pending' }),
    });
    await withProvider(shop, late, async () => {
      await shop.api.work();
      for (let days = 0; days < 11; days += 0.5) await passMinutes(shop, DAY / 2);
    });
    const [given] = await listRefunds(shop.api, id);
    expect(given).toMatchObject({ state: 'failed', check_at: null });
    // The job that the provider's event adds.
    shop.api.jobs.push({ queue: 'refund', data: { refundId: given.id } });
    await shop.api.work();
    await shop.api.work();
    expect(await listRefunds(shop.api, id)).toMatchObject([{ state: 'processed', check_at: null }]);
    expect(sentOf(given)).toHaveLength(1);
    expect(
      (await rowsOf(shop.api, 'order_events')).filter(
        ({ order_item_id, kind }) => order_item_id === item.orderItemId && kind === 'refunded',
      ),
    ).toHaveLength(1);
  });

  it('[CHECK-8] all of them add up to the paid amount', async () => {
    await addToCart(asha, 'R-0', 3);
    await addToCart(asha, 'R-1', 2);
    const { body } = await purchase(shop, asha);
    for (const { orderItemId } of body.payment.orders) {
      await asha.patch('/order/cancel', { orderItemId, canceled_reason: 'changed_my_mind' });
    }
    await shop.api.work();
    const refunds = await listRefunds(shop.api, body.payment.id);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(body.payment.amount);
    const { rows } = await sql<Json>`
      select amount, refunded from payments where id = ${refunds[0].payment_id}`.execute(shop.api.database.db);
    expect(rows).toEqual([{ amount: body.payment.amount, refunded: body.payment.amount }]);
  });
});
