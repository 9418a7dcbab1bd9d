import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operator } from '../../account/staff.ts';
import { setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import { createCheckoutShop, listRefunds, passMinutes, rowsOf, type Shop } from '../checkout-shop.ts';
import { sdkFor } from '../provider-simulator.ts';
import { age, checkMoney, givenBack, kindsOf, repairMoney, payInSilence, payUnknown } from './money-shop.ts';

const DAY = 24 * 60;
let shop: Shop;
beforeAll(async () => {
  shop = await createCheckoutShop();
  const variants = [{ sku: 'A-0', color: 'Indigo', stock: 0 }];
  await addProducts(shop.api.database, [productOf(1, { variants })]);
});
afterAll(() => shop.close());
beforeEach(() => setStock(shop.api, 'A-0', 10));

/** Places a paid order of one item. */
async function buy() {
  const bought = await payInSilence(shop, 'A-0');
  const { payment } = (await bought.buyer.post('/payment/verification', bought.proof)).body;
  const paymentId: string = bought.proof.razorpay_payment_id;
  return { ...bought, itemId: payment.orders[0].orderItemId, paymentId, amount: payment.amount };
}
const refund = async (id: string, amount?: number) => {
  const response = await (await operator(shop.api)).post('/admin/money/refunds', amount ? { id, amount } : { id });
  return response.status === 200 ? 'done' : response.body.code;
};
const settle = async (refundId: string, how = 'NEFT 1234 of 3 May') =>
  (await (await operator(shop.api)).post('/admin/money/settled', { refundId, how })).status;
const deliver = async (itemId: string) => {
  for (const step of ['confirm', 'dispatch', 'deliver'])
    await (await operator(shop.api)).post(`/admin/orders/${itemId}/${step}`, {});
};
const givenUpMails = () => shop.api.mails.filter(({ subject }) => subject.endsWith(' has failed'));

/** A cancelled item whose refund the provider has not made in eleven days. */
async function giveUp() {
  const bought = await buy();
  await bought.buyer.patch('/order/cancel', { orderItemId: bought.itemId, canceled_reason: 'changed_my_mind' });
  shop.simulator.failRefunds(1_000);
  await shop.api.work();
  for (let days = 0; days < 11; days += 0.5) await passMinutes(shop, DAY / 2);
  shop.simulator.failRefunds(0);
  const [row] = await listRefunds(shop.api, bought.id);
  return { ...bought, refundId: String(row.id) };
}

describe(`a refund that was given up (${DATABASE_KIND})`, () => {
  it('[CHECK-8] is mailed to the operator once, with the next step, and tried again on command', async () => {
    const { refundId, paymentId, amount, id } = await giveUp();
    await passMinutes(shop, DAY);
    expect(givenUpMails()).toHaveLength(1);
    expect(givenUpMails()[0]?.to).toBe('help@rangbandh.example');
    expect(givenUpMails()[0]?.text).toContain(`npm run shop -- money refund ${refundId}`);
    expect(kindsOf(await checkMoney(shop))).toContainEqual(['given-up-refund', refundId]);
    expect([await refund(refundId), await refund(refundId)]).toEqual(['done', 'NOT_ALLOWED_IN_STATUS']);
    await shop.api.work();
    await passMinutes(shop, 10);
    expect((await listRefunds(shop.api, id))[0]).toMatchObject({ state: 'processed', check_at: null });
    const made = shop.simulator.ledger().refunds.filter((one) => one.payment_id === paymentId);
    expect(made.filter(({ status }) => status !== 'failed').map((one) => one.amount)).toEqual([amount]);
    expect(await refund(refundId)).toBe('NOT_ALLOWED_IN_STATUS');
  });

  it('[CHECK-8] is mailed again when it is given up again, and not tried where somebody made it at the provider', async () => {
    const { refundId, itemId, paymentId, amount, id } = await giveUp();
    const before = givenUpMails().length;
    shop.simulator.failRefunds(1_000);
    expect(await refund(itemId), 'by the item').toBe('done');
    await shop.api.work();
    for (let days = 0; days < 11; days += 0.5) await passMinutes(shop, DAY / 2);
    shop.simulator.failRefunds(0);
    expect(givenUpMails()).toHaveLength(before + 1);
    const tried = givenBack(shop, paymentId).length;
    await sdkFor(shop.simulator).payments.refund(paymentId, { amount });
    await expect.poll(() => refund(refundId)).toBe('done');
    await shop.api.work();
    expect((await listRefunds(shop.api, id))[0]).toMatchObject({ state: 'processed', check_at: null });
    expect(givenBack(shop, paymentId).length, 'nothing more went back').toBe(tried + 1);
    expect(await refund(refundId)).toBe('NOT_ALLOWED_IN_STATUS');
  });

  it('[CHECK-8] that somebody made at the provider counts as made by the comparison, and is no refund besides it', async () => {
    const { refundId, paymentId, amount, id } = await giveUp();
    await sdkFor(shop.simulator).payments.refund(paymentId, { amount });
    const isProcessed = () =>
      shop.simulator.ledger().refunds.some((one) => one.payment_id === paymentId && one.status === 'processed');
    await expect.poll(isProcessed).toBe(true);
    age(shop);
    const ofThis = (found: string[][]) => found.filter(([, about]) => about === refundId || about?.startsWith('rfnd_'));
    expect(ofThis(kindsOf(await checkMoney(shop)))).toEqual([['given-up-refund', refundId]]);
    expect((await repairMoney(shop)).mended).toBe(1);
    await shop.api.work();
    expect(await listRefunds(shop.api, id)).toMatchObject([{ id: refundId, state: 'processed', check_at: null }]);
    expect(ofThis(kindsOf(await repairMoney(shop)))).toEqual([]);
  });
});

describe(`a refund whose money went back another way (${DATABASE_KIND})`, () => {
  it('[CHECK-8] is ended by staff after a bank transfer of its money, and moves no money', async () => {
    const { refundId, id } = await giveUp();
    const before = givenBack(shop, id);
    expect([
      await settle('rf-nothing'),
      await settle(refundId, ''),
      await settle(refundId),
      await settle(refundId),
    ]).toEqual([404, 400, 200, 409]);
    expect(await refund(refundId)).toBe('NOT_ALLOWED_IN_STATUS');
    await passMinutes(shop, DAY);
    expect(givenBack(shop, id)).toEqual(before);
    expect((await listRefunds(shop.api, id)).map(({ state }) => state)).toEqual(['processed']);
    expect(kindsOf(await checkMoney(shop))).not.toContainEqual(['given-up-refund', refundId]);
    const trail = await (await operator(shop.api)).get(`/admin/money/${refundId}`);
    expect(trail.text).toContain('NEFT 1234 of 3 May');
  });

  it('[CHECK-8] is not ended manually while it is tried, nor after it is made', async () => {
    const { buyer, itemId, id } = await buy();
    await buyer.patch('/order/cancel', { orderItemId: itemId, canceled_reason: 'changed_my_mind' });
    const [row] = await listRefunds(shop.api, id);
    expect(await settle(String(row.id))).toBe(409);
    await shop.api.work();
    expect(await settle(String(row.id))).toBe(409);
  });
});

describe('money that a person gives back', () => {
  it('[CHECK-8] is refunded for a delivered item, once, and never beyond the paid amount', async () => {
    const { itemId, paymentId, amount } = await buy();
    expect(await refund(itemId), 'not delivered').toBe('NOT_ALLOWED_IN_STATUS');
    await deliver(itemId);
    expect(await refund(itemId, amount + 1)).toBe('INVALID_INPUT');
    expect(await refund(itemId, 10_000)).toBe('done');
    expect(await refund(itemId, 10_000), 'the same at once').toBe('NOT_ALLOWED_IN_STATUS');
    await shop.api.work();
    expect(await refund(itemId)).toBe('done');
    await shop.api.work();
    expect(await refund(paymentId)).toBe('INVALID_INPUT');
    expect(givenBack(shop, paymentId)).toEqual([amount - 10_000, 10_000]);
    const events = (await rowsOf(shop.api, 'order_events')).filter(({ kind }) => kind === 'goodwill');
    expect(events.map(({ by }) => by)).toEqual(['operator', 'operator']);
  });

  it('[CHECK-8] leaves enough for items that may still be cancelled', async () => {
    const { buyer, itemId, paymentId, amount } = await buy();
    expect(await refund(paymentId, 10_000)).toBe('INVALID_INPUT');
    await buyer.patch('/order/cancel', { orderItemId: itemId, canceled_reason: 'changed_my_mind' });
    await shop.api.work();
    expect(givenBack(shop, paymentId)).toEqual([amount]);
  });

  it('[CHECK-8] goes back twice in one moment by no race', async () => {
    const { itemId, paymentId, amount } = await buy();
    await deliver(itemId);
    const all = await Promise.all([1, 2, 3, 4].map(() => refund(itemId)));
    await shop.api.work();
    expect(all.filter((response) => response === 'done')).toHaveLength(1);
    expect(all.filter((response) => response === 'INVALID_INPUT')).toHaveLength(3);
    expect(givenBack(shop, paymentId)).toEqual([amount]);
  });

  it('[CHECK-8] is refused for ids of nothing', async () => {
    expect(
      await Promise.all(['oi-nothing', 'or-x', 'rf-nothing', 'pay_00000000000000'].map((id) => refund(id))),
    ).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_ALLOWED_IN_STATUS']);
  });
});

describe('the way of money', () => {
  const show = async (id: string): Promise<string> => {
    const { body } = await (await operator(shop.api)).get(`/admin/money/${id}`);
    return body.lines?.join('\n') ?? body.code;
  };

  it("[CHECK-8] is shown by any of its ids, with the provider's data, and without the payer", async () => {
    const { buyer, id, itemId, paymentId } = await buy();
    const row = (await rowsOf(shop.api, 'orders')).find((order) => order.provider_order_id === id);
    const trail = await show(row.id);
    for (const part of [
      `order ${row.id}  paid`,
      `item ${itemId}`,
      `payment ${paymentId}`,
      'event',
      'provider: payment',
    ])
      expect(trail).toContain(part);
    expect(trail).not.toMatch(new RegExp(`${buyer.email}|Asha|Johari|98290`));
    for (const other of [id, itemId, paymentId]) expect(await show(other)).toBe(trail);
    expect(await show('nothing')).toBe('NOT_FOUND');
  });

  it('[CHECK-8] shows a payment whose order is not in the database; a person may accept it, and it is not reported again', async () => {
    const paymentId = await payUnknown(shop, 'or-qqqqqqqqqqqqqqqq');
    age(shop);
    expect(await show(paymentId)).toMatch(/does not know it\.\nprovider: payment/);
    const keep = async (because: string) =>
      (await (await operator(shop.api)).post('/admin/money/kept', { paymentId, because })).status;
    expect([await keep('sent on Tuesday'), await keep('again')]).toEqual([200, 409]);
    expect(await show(paymentId)).toContain('kept: sent on Tuesday');
    expect(kindsOf(await repairMoney(shop)).filter(([, id]) => id === paymentId)).toEqual([]);
    await shop.api.work();
    expect(givenBack(shop, paymentId)).toEqual([]);
    const known = await buy();
    const refused = await (
      await operator(shop.api)
    ).post('/admin/money/kept', { paymentId: known.paymentId, because: 'x' });
    expect(refused.status).toBe(409);
    await sql`update orders set check_at = null`.execute(shop.api.database.db);
  });
});
