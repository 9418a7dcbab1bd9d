import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { setStock } from '../../cart/shoppers.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import {
  ordersOf,
  paymentOf,
  runOrderOperation,
  totalNow,
  paymentInput,
  paymentInputOf,
} from '../../hosts/order-operations.ts';
import type { Json } from '../../json.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';

let shop: OrderShop;
let asha: TestBrowser;
beforeAll(async () => {
  shop = await createOrderShop();
  await createPromoCodeRepository(shop.api.database.db).insertCodes([{ code: 'RANG10', percent: 10, maximum: 50_000 }]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.simulator.setWebhookAddress(undefined);
  asha = await shop.newShopper();
  for (const sku of ['SK-1', 'SK-2']) await setStock(shop.api, sku, 6);
  await runCartOperation(asha, 'addToCart', { sku: 'SK-1', quantity: 2 });
  await runCartOperation(asha, 'addToCart', { sku: 'SK-2' });
});

const start = (input: Record<string, unknown>, who = asha) => runOrderOperation(who, 'startPayment', input);
const open = async (more: { promoCode?: string } = {}) => {
  const { payment, userErrors } = await start(await paymentInputOf(asha, more));
  expect(userErrors).toEqual([]);
  return payment;
};
/** Pays in the widget, and returns the input of `verifyPayment`. */
function pay(id: string) {
  const { response } = shop.simulator.pay(id);
  return {
    paymentOrderId: id,
    paymentId: response?.razorpay_payment_id ?? '',
    signature: response?.razorpay_signature ?? '',
  };
}
const stockOf = async (sku: string) =>
  (await shop.gateway.request(`{ variant(sku: "${sku}") { stock } }`)).data.variant.stock;
const codesOf = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

describe('paying over the real api', () => {
  it('[CHECK-6] [CHECK-8] opens a payment that holds the pieces, and is paid once, however often it is reported', async () => {
    const total = await totalNow(asha);
    const payment = await open();
    expect(payment).toMatchObject({
      amount: { amount: total },
      keyId: shop.simulator.keyId,
      widgetUrl: shop.simulator.widgetUrl,
      status: 'PENDING',
      expiresAt: new Date(shop.api.clock.now().getTime() + 15 * 60_000).toISOString(),
    });
    expect([await stockOf('SK-1'), (await paymentOf(asha, payment.id)).status]).toEqual([4, 'PENDING']);
    const reported = pay(payment.id);
    const verified = await runOrderOperation(asha, 'verifyPayment', reported);
    expect(verified).toMatchObject({ payment: { status: 'PAID', amount: { amount: total } }, userErrors: [] });
    expect(verified.orderItems).toHaveLength(2);
    expect(await runOrderOperation(asha, 'verifyPayment', reported)).toEqual(verified);
    const { nodes } = await ordersOf(asha, {}, 'id total { amount }');
    expect(nodes).toHaveLength(2);
    expect(nodes.reduce((sum: number, one: { total: { amount: number } }) => sum + one.total.amount, 0)).toBe(total);
    const { data } = await asha.request('{ me { isFirstPurchase cart { itemCount } } }');
    expect(data.me).toEqual({ isFirstPurchase: false, cart: { itemCount: 0 } });
    expect(await stockOf('SK-1')).toBe(4);
  });

  it('[CHECK-8] returns the same payment for the same attempt, and refuses it for another request', async () => {
    const input = await paymentInputOf(asha);
    const [first, second] = await Promise.all([start(input), start(input)]);
    expect(second.payment).toEqual(first.payment);
    expect(await stockOf('SK-1')).toBe(4);
    await runCartOperation(asha, 'addToCart', { sku: 'SK-2' });
    const other = await start({ ...input, expectedTotal: await totalNow(asha) });
    expect([other.payment, codesOf(other)]).toEqual([null, ['ALREADY_EXISTS']]);
  });

  it('[CHECK-8] returns the order for a second attempt at the same payment, after that is paid', async () => {
    const input = await paymentInputOf(asha);
    const second = { ...input, attemptId: 'the-second-tab-1' };
    const { payment } = await start(input);
    expect((await start(second)).payment).toEqual(payment);
    await runOrderOperation(asha, 'verifyPayment', pay(payment.id));
    for (const again of [input, second])
      expect(await start(again)).toMatchObject({ payment: { id: payment.id, status: 'PAID' }, userErrors: [] });
  });

  it('[CHECK-8] does not return the paid order of the same attempt for another request', async () => {
    const input = await paymentInputOf(asha);
    await runOrderOperation(asha, 'verifyPayment', pay((await start(input)).payment.id));
    expect(await start(input)).toMatchObject({ payment: { status: 'PAID' }, userErrors: [] });
    const elsewhere = await start({ ...input, shippingAddress: { ...input.shippingAddress, city: 'Kota' } });
    expect([elsewhere.payment, codesOf(elsewhere)]).toEqual([null, ['ALREADY_EXISTS']]);
    // A client that lost the first response reads an empty cart, and must not get the error that there is nothing to
    // pay.
    const lost = await start({ ...input, expectedTotal: 5 });
    expect(lost).toMatchObject({
      payment: null,
      userErrors: [{ code: 'ALREADY_EXISTS', field: ['input', 'attemptId'] }],
    });
    await runCartOperation(asha, 'addToCart', { sku: 'SK-2' });
    const other = await start({ ...input, expectedTotal: await totalNow(asha) });
    expect([other.payment, codesOf(other)]).toEqual([null, ['ALREADY_EXISTS']]);
  });

  it('[CHECK-8] returns a paid attempt however many blanks its address was typed with', async () => {
    const { shippingAddress, ...rest } = await paymentInputOf(asha);
    const typed = { name: 'Asha\u200B Verma', address: '12,  Johari\r\n Bazaar', city: 'Jaipur\u00A0 City' };
    const input = { ...rest, shippingAddress: { ...shippingAddress, ...typed } };
    const { payment } = await start(input);
    await runOrderOperation(asha, 'verifyPayment', pay(payment.id));
    expect(await start(input)).toMatchObject({ payment: { id: payment.id, status: 'PAID' }, userErrors: [] });
  });

  it('[CHECK-8] returns a paid attempt, whatever was added to the cart since, also at the same total', async () => {
    const input = await paymentInputOf(asha);
    const { data } = await asha.request('{ me { cart { items { quantity variant { sku } } } } }');
    await runOrderOperation(asha, 'verifyPayment', pay((await start(input)).payment.id));
    await runCartOperation(asha, 'addToCart', { sku: 'SK-2' });
    expect(await start(input)).toMatchObject({ payment: { status: 'PAID' }, userErrors: [] });
    await runCartOperation(asha, 'addManyToCart', {
      items: data.me.cart.items.map(({ quantity, variant }: Json) => ({ sku: variant.sku, quantity })),
    });
    expect(await start(input)).toMatchObject({ payment: { status: 'PAID' }, userErrors: [] });
  });

  it('[CHECK-8] gives the pieces back when the widget is closed, and not when it has been paid', async () => {
    const { id } = await open();
    expect((await runOrderOperation(asha, 'cancelPayment', { paymentOrderId: id })).payment.status).toBe('NOT_PAID');
    expect(await stockOf('SK-1')).toBe(6);
    const next = await open();
    expect(next.id).not.toBe(id);
    pay(next.id);
    const ended = await runOrderOperation(asha, 'cancelPayment', { paymentOrderId: next.id });
    expect(ended.payment).toMatchObject({ status: 'PAID', orderItems: [{ status: 'PLACED' }, { status: 'PLACED' }] });
  });

  it("[CHECK-8] is paid by the provider's message to the gateway, even if the browser never returns", async () => {
    const { id } = await open();
    await shop.gateway.request('{ __typename }');
    shop.simulator.setWebhookAddress(`${shop.gateway.address}/payment/webhook`);
    pay(id);
    await shop.simulator.settled();
    await shop.api.work();
    expect((await paymentOf(asha, id)).status).toBe('PAID');
    const forged = await fetch(`${shop.gateway.address}/payment/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': '0'.repeat(64) },
      body: '{"event":"payment.captured"}',
    });
    expect([forged.status, await forged.text()]).toEqual([401, '']);
  });

  it('[CHECK-7] reports the changes since, with the new totals; no pieces are held', async () => {
    const before = await totalNow(asha, 'RANG10');
    const boss = await shop.newStaff('ADMIN');
    await runOrderOperation(boss, 'setPrice', { productId: 'p-00001', price: 140_000 });
    const dearer = await start(paymentInput(before, { promoCode: 'RANG10' }));
    expect(dearer).toMatchObject({ payment: null, userErrors: [{ code: 'PRICE_CHANGED' }] });
    expect(dearer.cart.totals.total.amount).toBe(await totalNow(asha));
    await runOrderOperation(boss, 'setPrice', { productId: 'p-00001', price: 150_000 });
    await setStock(shop.api, 'SK-1', 1);
    const few = await start(paymentInput(before));
    expect(few.userErrors).toMatchObject([
      { code: 'INSUFFICIENT_STOCK', message: expect.stringContaining('Leheriya saree 1, Indigo') },
    ]);
    expect(codesOf(await start(paymentInput(before, { promoCode: 'NOPE' })))).toEqual(['INSUFFICIENT_STOCK']);
    await setStock(shop.api, 'SK-1', 0);
    expect(codesOf(await start(paymentInput(before)))).toEqual(['OUT_OF_STOCK']);
    expect(await stockOf('SK-2')).toBe(6);
  });

  it('[CHECK-7] sets nothing aside for a payment that does not come to the accepted total', async () => {
    const input = await paymentInputOf(asha);
    const refused = await start({ ...input, acceptedTotal: input.expectedTotal + 100 });
    expect([refused.payment, codesOf(refused)]).toEqual([null, ['PRICE_CHANGED']]);
    expect(refused.userErrors).toMatchObject([{ field: ['input', 'acceptedTotal'] }]);
    expect([await stockOf('SK-1'), await stockOf('SK-2')]).toEqual([6, 6]);
    expect(
      (await start({ ...input, attemptId: 'once-more-1', acceptedTotal: input.expectedTotal })).userErrors,
    ).toEqual([]);
  });

  it('[CHECK-8] is a payment with a promo code that comes off the items to the paisa', async () => {
    const total = await totalNow(asha, 'RANG10');
    const { id, amount } = await open({ promoCode: 'rang10' });
    expect(amount.amount).toBe(total);
    await runOrderOperation(asha, 'verifyPayment', pay(id));
    const { nodes } = await ordersOf(asha, {}, 'promoCode discount { amount } total { amount }');
    expect(nodes.map(({ promoCode }: { promoCode: string }) => promoCode)).toEqual(['RANG10', 'RANG10']);
    expect(nodes.reduce((sum: number, one: { total: { amount: number } }) => sum + one.total.amount, 0)).toBe(total);
  });

  it('reports as data that the email must be proven first, when other shoppers with an unproven one are paying', async () => {
    const other = await shop.newShopper();
    await runCartOperation(other, 'addToCart', { sku: 'SK-1' });
    await sql`update shoppers set email_proven_at = null, bought_at = null`.execute(shop.api.database.db);
    expect((await start(await paymentInputOf(other), other)).userErrors).toEqual([]);
    await runCartOperation(asha, 'addToCart', { sku: 'SK-2', quantity: 2 });
    const { payment, userErrors } = await start(await paymentInputOf(asha));
    expect(payment).toBeNull();
    expect(userErrors).toEqual([expect.objectContaining({ code: 'EMAIL_NOT_VERIFIED' })]);
    await sql`update shoppers set email_proven_at = now(), bought_at = now()`.execute(shop.api.database.db);
    expect((await start(await paymentInputOf(asha))).payment).not.toBeNull();
  });

  it('[CHECK-8] refuses a signature that is forged, and has no order of it', async () => {
    const { id } = await open();
    const forged = await runOrderOperation(asha, 'verifyPayment', {
      paymentOrderId: id,
      paymentId: 'pay_forged',
      signature: '0'.repeat(64),
    });
    expect(forged).toMatchObject({ payment: null, orderItems: [], userErrors: [{ code: 'PAYMENT_FAILED' }] });
    expect((await ordersOf(asha, {}, 'id')).nodes).toEqual([]);
  });

  it('[GATE-4] costs one call for the payment, and three more before it', async () => {
    const input = await paymentInputOf(asha);
    shop.calls.length = 0;
    const { data } = await asha.request(
      'mutation ($input: StartPaymentInput!) { startPayment(input: $input) { payment { id } userErrors { code } } }',
      { input },
    );
    expect(shop.calls.toSorted()).toEqual(['getCart', 'getProfile', 'startPayment']);
    const reported = pay(data.startPayment.payment.id);
    shop.calls.length = 0;
    await runOrderOperation(asha, 'verifyPayment', reported);
    expect(shop.calls).toEqual(['verifyPayment']);
  });
});
