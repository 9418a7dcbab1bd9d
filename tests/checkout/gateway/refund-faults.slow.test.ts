import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operator } from '../../account/staff.ts';
import { setStock } from '../../cart/shoppers.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { ordersOf, paymentInputOf, runOrderOperation } from '../../hosts/order-operations.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import type { Json } from '../../json.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';
import { listRefunds } from '../checkout-shop.ts';

const DAY = 24 * 60 * 60_000;
let shop: OrderShop;
let asha: TestBrowser;
let email: string;
let shoppers = 0;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  email = `asha-${++shoppers}@example.com`;
  asha = await shop.newShopper(email);
  await setStock(shop.api, 'SK-1', 5);
  await runCartOperation(asha, 'addToCart', { sku: 'SK-1' });
});

/** Buys one piece; returns the ids. */
async function buy() {
  const { payment } = await runOrderOperation(asha, 'startPayment', await paymentInputOf(asha));
  const { response } = shop.simulator.pay(payment.id);
  const proof = { paymentId: response?.razorpay_payment_id ?? '', signature: response?.razorpay_signature ?? '' };
  await runOrderOperation(asha, 'verifyPayment', { paymentOrderId: payment.id, ...proof });
  const { nodes } = await ordersOf(asha, {}, 'orderItemId');
  return { paymentOrderId: payment.id, paymentId: proof.paymentId, id: String(nodes[0].orderItemId) };
}
const cancel = (orderItemId: string) =>
  runOrderOperation(asha, 'cancelOrderItem', { orderItemId, reason: 'CHANGED_MY_MIND' });

const MONEY =
  'refund { status amount { amount } } moneyTrail { paid { amount } refundDue { amount } refundSent { amount } kept { amount } }';
/** Returns the refund, the item and the list of orders that a client sees; they must agree. */
async function seen(id: string): Promise<Json[]> {
  asha = await shop.newShopper(email);
  const document = `query ($id: ID!) {
    me { orderItem(id: $id) { ${MONEY} order { moneyTrail { refundDue { amount } refundSent { amount } } } } orders(first: 1) { nodes { refunds { status amount { amount } } } } }
  }`;
  const { data, errors } = await asha.request(document, { id });
  expect(errors).toBeUndefined();
  const { refund, moneyTrail, order } = data.me.orderItem;
  expect(data.me.orders.nodes[0].refunds).toEqual([refund]);
  const { paid, kept, refundDue: due, refundSent: sent } = moneyTrail;
  expect(order.moneyTrail).toEqual({ refundDue: due, refundSent: sent });
  expect(paid.amount).toBe(kept.amount + due.amount + sent.amount);
  return [refund.status, refund.amount.amount, due.amount, sent.amount];
}
/** Lets this many milliseconds pass, and runs the reconciler; the shopper's session is over by then. */
async function pass(ms: number): Promise<void> {
  shop.api.clock.move(ms);
  await shop.api.work('reconcile');
}
async function passDays(days: number): Promise<void> {
  for (let half = 0; half < days * 2; half += 1) await pass(DAY / 2);
}

describe('a refund, as the client of a shopper sees it', () => {
  it('[ORDER-4] is on its way while the provider refuses it or hangs, late when it failed, and paid once it is made', async () => {
    const { id } = await buy();
    shop.simulator.failNext('refund', 'error', 1_000);
    await cancel(id);
    await shop.api.work();
    expect(await seen(id), 'refused for now').toEqual(['INITIATED', 142_500, 142_500, 0]);
    shop.simulator.failNext('refund', 'error', 0);
    shop.simulator.failRefunds(1);
    await pass(600_000);
    expect(await seen(id), 'the provider makes it').toEqual(['INITIATED', 142_500, 142_500, 0]);
    await pass(600_000);
    expect(await seen(id), 'failed there').toEqual(['FAILED', 142_500, 142_500, 0]);
    await pass(600_000);
    await pass(600_000);
    expect(await seen(id)).toEqual(['PROCESSED', 142_500, 0, 142_500]);
  });

  it('[ORDER-4] is late once it was given up, and paid once it went back by a bank transfer', async () => {
    const { id, paymentOrderId } = await buy();
    await cancel(id);
    shop.simulator.failRefunds(1_000);
    await shop.api.work();
    await passDays(11);
    shop.simulator.failRefunds(0);
    expect(await seen(id)).toEqual(['FAILED', 142_500, 142_500, 0]);
    const [refund] = await listRefunds(shop.api, paymentOrderId);
    const body = { refundId: refund.id, how: 'NEFT of 3 May' };
    expect((await (await operator(shop.api)).post('/admin/money/settled', body)).status).toBe(200);
    expect(await seen(id)).toEqual(['PROCESSED', 142_500, 0, 142_500]);
  });

  it.each([
    ['a part', 42_500, 'INITIATED', 100_000],
    ['all but paise', 142_450, 'PROCESSED', 0],
    ['all', 142_500, 'PROCESSED', 0],
  ])('[ORDER-4] is the rest of the payment, if %s of it was refunded before', async (_, before, ...now) => {
    const { id, paymentId } = await buy();
    await sql`update payments set refunded = ${before} where id = ${paymentId}`.execute(shop.api.database.db);
    await cancel(id);
    shop.api.jobs.length = 0;
    const [, left] = now;
    expect(await seen(id)).toEqual([...now, left, 142_500 - left]);
  });
});
