import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SHOP } from '../../../schema/shop.ts';
import { operator } from '../../account/staff.ts';
import { addToCart } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import {
  createBuyer,
  createCheckoutShop,
  listRefunds,
  passMinutes,
  purchase,
  rowsOf,
  withProvider,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';
import { ProviderFailure } from '../../../api/checkout/provider/provider.ts';
import { sdkFor } from '../provider-simulator.ts';
import { checkMoney, givenBack, kindsOf } from './money-shop.ts';

let shop: Shop;
let asha: Buyer;
// Each in a separate shop: the provider's clock does not follow the shop's.
beforeEach(async () => {
  shop = await createCheckoutShop({ LOG_LEVEL: 'warn' }, {}, 300);
  const variants = ['M-0', 'M-1', 'M-2'].map((sku) => ({ sku, color: 'Indigo', stock: 10 }));
  await addProducts(shop.api.database, [productOf(1, { variants })]);
  asha = await createBuyer(shop.api);
});
afterEach(() => shop.close());

/** Buys two pieces and cancels one, whose refund the provider does not make: the balance is too low. */
async function cancelWithoutBalance() {
  await addToCart(asha, 'M-0');
  await addToCart(asha, 'M-1');
  const { body } = await purchase(shop, asha);
  const [item, other] = body.payment.orders;
  await asha.patch('/order/cancel', { orderItemId: item.orderItemId, canceled_reason: 'changed_my_mind' });
  shop.simulator.failNext('refund', 'error', 1_000);
  await shop.api.work();
  shop.simulator.failNext('refund', 'error', 0);
  const [refund] = await listRefunds(shop.api, body.payment.id);
  return { id: body.payment.id, other, refund, paymentId: String(refund.payment_id), refundId: String(refund.id) };
}
/** Refunds manually. The provider's times are whole seconds, so it is later. */
async function giveBackByHand(paymentId: string, amount: number): Promise<void> {
  shop.simulator.advance(2_000);
  await sdkFor(shop.simulator).payments.refund(paymentId, { amount });
}
/** Cancels both pieces, and refunds a part of the first one manually: both refunds are held. */
async function holdTwo() {
  const first = await cancelWithoutBalance();
  await asha.patch('/order/cancel', { orderItemId: first.other.orderItemId, canceled_reason: 'changed_my_mind' });
  shop.simulator.failNext('refund', 'error', 1_000);
  await shop.api.work();
  shop.simulator.failNext('refund', 'error', 0);
  const second = (await listRefunds(shop.api, first.id)).find((row) => row.id !== first.refundId);
  await giveBackByHand(first.paymentId, 20_000);
  await passMinutes(shop, 10, asha);
  return { ...first, second };
}
const rowOf = async (id: string) => (await rowsOf(shop.api, 'refunds')).find((row) => row.id === id);
const rowOfPayment = async (id: string) => (await rowsOf(shop.api, 'payments')).find((row) => row.id === id);
const requested = () => shop.api.mails.filter(({ subject }) => subject.endsWith('needs your decision'));
const say = async (path: string, body: object) =>
  (await (await operator(shop.api)).post(`/admin/money/${path}`, body)).status;

describe(`a refund that waits while a person gives back something of its payment (${DATABASE_KIND})`, () => {
  it('[CHECK-8] is not sent after another amount, and a person has to decide', async () => {
    const { paymentId, refundId, refund } = await cancelWithoutBalance();
    await giveBackByHand(paymentId, 20_000);
    await passMinutes(shop, 10, asha);
    expect(givenBack(shop, paymentId)).toEqual([20_000]);
    expect(await rowOf(refundId)).toMatchObject({ state: 'failed', check_at: null });
    const mail = requested().findLast(({ text }) => text.includes(refundId));
    expect(mail?.to).toBe(SHOP.email);
    expect(mail?.text).toMatch(/rfnd_\w{14} of ₹200\.00/);
    for (let look = 0; look < 3; look++) await passMinutes(shop, 10, asha);
    expect(requested().filter(({ text }) => text.includes(refundId))).toHaveLength(1);
    // Both refunds match.
    expect(await say('refunds', { id: refundId })).toBe(200);
    await shop.api.work();
    await passMinutes(shop, 10, asha);
    expect(givenBack(shop, paymentId)).toEqual([refund.amount, 20_000]);
    expect(await rowOf(refundId)).toMatchObject({ state: 'processed' });
  });

  it('[CHECK-8] that is ended by parts on the provider’s page counts once, and the other item’s money can still go back', async () => {
    const { id, paymentId, refundId, refund, other } = await cancelWithoutBalance();
    await giveBackByHand(paymentId, 20_000);
    await passMinutes(shop, 10, asha);
    // The nightly job reports the part, and saves it once our refund is decided.
    await passMinutes(shop, 70, asha);
    const night = await checkMoney(shop, { mend: true });
    expect(kindsOf(night).map(([kind]) => kind)).toEqual(['outside-refund', 'given-up-refund']);
    expect(night.lines[1]).toContain(`Our refund ${refundId} was requested before`);
    await giveBackByHand(paymentId, refund.amount - 20_000);
    await passMinutes(shop, 1, asha);
    expect(await say('settled', { refundId, how: 'by two parts on the page' })).toBe(200);
    const payment = (await rowsOf(shop.api, 'payments')).find((row) => row.id === paymentId);
    expect(payment?.refunded).toBe(refund.amount);
    await asha.patch('/order/cancel', { orderItemId: other.orderItemId, canceled_reason: 'changed_my_mind' });
    await shop.api.work();
    expect(givenBack(shop, paymentId).reduce((sum, amount) => sum + amount, 0)).toBe(payment?.amount);
    expect(await listRefunds(shop.api, id)).toHaveLength(4);
  });

  it('[CHECK-8] costs another item nothing that is cancelled before it is decided', async () => {
    const { paymentId, refundId, refund, other } = await cancelWithoutBalance();
    await giveBackByHand(paymentId, 20_000);
    await passMinutes(shop, 80, asha);
    const night = await checkMoney(shop, { mend: true });
    expect(night.lines[1]).toContain(`not saved while ${refundId} is undecided`);
    await asha.patch('/order/cancel', { orderItemId: other.orderItemId, canceled_reason: 'changed_my_mind' });
    await shop.api.work();
    await giveBackByHand(paymentId, refund.amount - 20_000);
    await passMinutes(shop, 1, asha);
    expect(await say('settled', { refundId, how: 'by two parts on the page' })).toBe(200);
    const payment = await rowOfPayment(paymentId);
    expect(givenBack(shop, paymentId).reduce((sum, amount) => sum + amount, 0)).toBe(payment?.amount);
    expect(payment?.refunded).toBe(payment?.amount);
  });

  it('[CHECK-8] is ended by the parts that make its sum, and by nothing that was given back besides', async () => {
    const { paymentId, refundId, refund } = await cancelWithoutBalance();
    for (const part of [20_000, 15_000, refund.amount - 20_000]) await giveBackByHand(paymentId, part);
    await passMinutes(shop, 10, asha);
    expect(await say('settled', { refundId, how: 'by two parts on the page' })).toBe(200);
    expect((await rowOfPayment(paymentId))?.refunded).toBe(refund.amount);
    await passMinutes(shop, 70, asha);
    expect(kindsOf(await checkMoney(shop, { mend: true })).map(([kind]) => kind)).toEqual(['outside-refund']);
    expect((await rowOfPayment(paymentId))?.refunded, 'all that went back').toBe(refund.amount + 15_000);
  });

  it('[CHECK-8] is not ended by a part of another one, which counts once', async () => {
    const { paymentId, refundId, refund, second } = await holdTwo();
    await giveBackByHand(paymentId, refund.amount - 20_000);
    await passMinutes(shop, 1, asha);
    expect(await say('settled', { refundId, how: 'by two parts on the page' })).toBe(200);
    expect(await say('settled', { refundId: second?.id, how: 'NEFT of 3 May' })).toBe(200);
    expect((await rowOfPayment(paymentId))?.refunded).toBe(refund.amount + second?.amount);
  });

  it('[CHECK-8] is not tried again after the refund, even if another refund was ended manually', async () => {
    const { paymentId, refundId, refund, second } = await holdTwo();
    expect(await say('settled', { refundId: second?.id, how: 'NEFT of 3 May' })).toBe(200);
    await giveBackByHand(paymentId, 30_000);
    await giveBackByHand(paymentId, refund.amount - 30_000);
    expect(await say('refunds', { id: refundId })).toBe(409);
  });

  it('[CHECK-8] is sent completely, and no other amount of it', async () => {
    const { paymentId, refundId, refund } = await cancelWithoutBalance();
    await giveBackByHand(paymentId, 20_000);
    await passMinutes(shop, 10, asha);
    for (const id of [refundId, String(refund.order_item_id)])
      expect(await say('refunds', { id, amount: refund.amount - 20_000 })).toBe(400);
    expect(await rowOf(refundId)).toMatchObject({ state: 'failed', check_at: null });
  });

  it('[CHECK-8] follows one of its own sum, also while the provider still makes that one', async () => {
    const { paymentId, refundId, refund } = await cancelWithoutBalance();
    await giveBackByHand(paymentId, refund.amount);
    await passMinutes(shop, 10, asha);
    await passMinutes(shop, 10, asha);
    expect(givenBack(shop, paymentId)).toEqual([refund.amount]);
    expect(await rowOf(refundId)).toMatchObject({ state: 'processed' });
  });

  it('[CHECK-8] is sent once beside another of its sum, of which one was given back on the page', async () => {
    for (const sku of ['M-0', 'M-1', 'M-2']) await addToCart(asha, sku);
    const { body } = await purchase(shop, asha);
    const paymentId: string = (await rowsOf(shop.api, 'payments')).find((row) => row.fulfils).id;
    for (const { orderItemId } of body.payment.orders.slice(0, 2))
      await asha.patch('/order/cancel', { orderItemId, canceled_reason: 'changed_my_mind' });
    const balanceTooLow = async () => {
      throw new ProviderFailure('refused', 'The balance is too low.');
    };
    await withProvider(
      shop,
      () => ({ refund: balanceTooLow }),
      () => shop.api.work(),
    );
    const [refund] = await listRefunds(shop.api, body.payment.id);
    await giveBackByHand(paymentId, refund.amount);
    const requested: string[] = [];
    await withProvider(
      shop,
      (real) => ({ refund: (...call) => (requested.push(call[2]), real.refund(...call)) }),
      async () => {
        for (let look = 0; look < 3; look++) await passMinutes(shop, 10, asha);
      },
    );
    expect(givenBack(shop, paymentId)).toEqual([refund.amount, refund.amount]);
    expect(requested, 'one of them alone').toHaveLength(1);
    expect((await listRefunds(shop.api, body.payment.id)).map(({ state }) => state)).toEqual([
      'processed',
      'processed',
    ]);
  });

  it('[CHECK-8] waits as before while the provider does not report the refunds', async () => {
    const { paymentId, refundId, refund } = await cancelWithoutBalance();
    shop.simulator.failNext('refunds', 'error', 1_000);
    await passMinutes(shop, 10, asha);
    expect([givenBack(shop, paymentId), await rowOf(refundId)]).toMatchObject([[], { state: 'waiting' }]);
    shop.simulator.failNext('refunds', 'error', 0);
    await passMinutes(shop, 10, asha);
    expect(givenBack(shop, paymentId)).toEqual([refund.amount]);
  });
});
