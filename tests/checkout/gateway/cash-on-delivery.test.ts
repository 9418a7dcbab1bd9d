import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CASH_ON_DELIVERY } from '../../../schema/shop.ts';
import { setStock } from '../../cart/shoppers.ts';
import { createBasicShopHost } from '../../hosts/basic-shop-host.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { failureOf, paymentInput, paymentInputOf, runOrderOperation, totalNow } from '../../hosts/order-operations.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway } from '../../hosts/test-gateway.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';

let shop: OrderShop;
let asha: TestBrowser;
let boss: TestBrowser;
beforeAll(async () => {
  shop = await createOrderShop();
  boss = await shop.newStaff('ADMIN');
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.newShopper();
  for (const sku of ['SK-1', 'SK-2']) await setStock(shop.api, sku, 6);
  await runCartOperation(asha, 'addToCart', { sku: 'SK-1', quantity: 2 });
});

/** Requests a mailed OTP, and returns it. */
async function otpFor(who: TestBrowser): Promise<string> {
  const { data } = await who.request('{ me { email } }');
  const sent = await runOrderOperation(who, 'sendCashOnDeliveryOtp', {
    amount: await totalNow(who),
    pinCode: '302003',
  });
  expect(sent.userErrors).toEqual([]);
  const mail = shop.api.mails.findLast(({ to, subject }) => to === data.me.email && /order OTP/.test(subject));
  return /^\d{4,8}$/m.exec(mail?.text ?? '')?.[0] ?? 'none';
}
const place = (input: Record<string, unknown>, who = asha) => runOrderOperation(who, 'placeCashOnDeliveryOrder', input);
const inputWithOtp = async (otp?: string) => ({ ...(await paymentInputOf(asha)), otp: otp ?? (await otpFor(asha)) });
const offer = async (amount: number, pinCode: string | null = null) => {
  const query =
    'query ($amount: Paise!, $pinCode: String) { me { cashOnDelivery(amount: $amount, pinCode: $pinCode) { available message maxAmount { amount } } } }';
  return (await asha.request(query, { amount, pinCode })).data.me.cashOnDelivery;
};
const codesOf = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

describe('orders in cash over the real api', () => {
  it('are placed with their whole amount due, empty the cart, and return their payment method', async () => {
    const total = await totalNow(asha);
    const placed = await place(await inputWithOtp());
    expect(placed).toMatchObject({
      userErrors: [],
      cart: { itemCount: 0 },
      order: {
        paymentMethod: 'CASH_ON_DELIVERY',
        payment: null,
        total: { amount: total },
        moneyTrail: { paid: { amount: 0 }, toCollect: { amount: total } },
        items: [{ cash: 'DUE' }],
      },
    });
    const { data } = await asha.request(
      '{ me { isFirstPurchase orderItems { nodes { paymentMethod cash refund { status } } } } }',
    );
    expect(data.me).toEqual({
      isFirstPurchase: false,
      orderItems: { nodes: [{ paymentMethod: 'CASH_ON_DELIVERY', cash: 'DUE', refund: null }] },
    });
  });

  it('are returned again for the same attempt, although their cart is empty and their OTP is used', async () => {
    const input = await inputWithOtp();
    const first = await place(input);
    const again = await place(input);
    expect(again.order).toEqual(first.order);
    expect(again.userErrors).toEqual([]);
  });

  it('are not returned to another request under the same attempt', async () => {
    const input = await inputWithOtp();
    expect((await place(input)).userErrors).toEqual([]);
    const other = { ...input, expectedTotal: input.expectedTotal + 100 };
    const refused = [{ code: 'ALREADY_EXISTS', field: ['input', 'attemptId'] }];
    expect(await place(other)).toMatchObject({ order: null, userErrors: refused });
    await runCartOperation(asha, 'addToCart', { sku: 'SK-2' });
    const changed = await place({ ...input, expectedTotal: await totalNow(asha) });
    expect([changed.order, codesOf(changed)]).toEqual([null, ['ALREADY_EXISTS']]);
    const second = await inputWithOtp();
    expect((await place(second)).userErrors).toEqual([]);
    await runCartOperation(asha, 'addToCart', { sku: 'SK-2' });
    expect(await totalNow(asha)).toBe(second.expectedTotal);
    const elsewhere = await place({ ...second, shippingAddress: { ...second.shippingAddress, city: 'Kota' } });
    expect([elsewhere.order, codesOf(elsewhere)]).toEqual([null, ['ALREADY_EXISTS']]);
  });

  it('are not returned to a request for another address under the same attempt, after the cart is empty', async () => {
    const input = await inputWithOtp();
    expect((await place(input)).userErrors).toEqual([]);
    const elsewhere = { ...input, shippingAddress: { ...input.shippingAddress, city: 'Kota' } };
    const refused = [{ code: 'ALREADY_EXISTS', field: ['input', 'attemptId'] }];
    expect(await place(elsewhere)).toMatchObject({ order: null, userErrors: refused });
    expect((await place(input)).order).not.toBeNull();
  });

  it('are distinguished from a payment under the same attempt, and the reverse, after the cart is empty', async () => {
    const refused = { userErrors: [{ code: 'ALREADY_EXISTS', field: ['input', 'attemptId'] }] };
    const start = (from: Record<string, unknown>) => runOrderOperation(asha, 'startPayment', from);
    const { otp, ...input } = await inputWithOtp();
    expect((await place({ ...input, otp })).userErrors).toEqual([]);
    expect(await start(input)).toMatchObject({ payment: null, ...refused });
    expect(codesOf(await start({ ...input, attemptId: 'never-used-1' }))).toEqual(['INVALID_INPUT']);
    await runCartOperation(asha, 'addToCart', { sku: 'SK-1' });
    const paid = await paymentInputOf(asha);
    const { id } = (await start(paid)).payment;
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = shop.simulator.pay(id).response ?? {};
    await runOrderOperation(asha, 'verifyPayment', { paymentOrderId: id, paymentId, signature });
    expect(await place({ ...paid, otp: '1234' })).toMatchObject({ order: null, ...refused });
    expect(codesOf(await place({ ...paid, attemptId: 'never-used-2', otp: '1234' }))).toEqual(['INVALID_INPUT']);
  });

  it('are refused with words at the field: a wrong OTP, none, another total, a PIN code without cash on delivery', async () => {
    const input = await inputWithOtp();
    const wrong = await place({ ...input, otp: `${input.otp}0` });
    expect(wrong).toMatchObject({
      order: null,
      userErrors: [{ code: 'INVALID_OTP', field: ['input', 'otp'], message: 'Incorrect OTP. Please try again.' }],
    });
    expect(codesOf(await place({ ...input, otp: ' ' }))).toEqual(['INVALID_OTP']);
    expect(codesOf(await place({ ...input, expectedTotal: 100 }))).toEqual(['PRICE_CHANGED']);
    const there = { ...input, shippingAddress: { ...input.shippingAddress, pinCode: '744101' } };
    expect(codesOf(await place(there))).toEqual(['CASH_NOT_AVAILABLE']);
    expect((await place(input)).userErrors).toEqual([]);
  });

  it('mail no OTP for an address that they could not be sent to, and name its fields', async () => {
    const { shippingAddress, expectedTotal: amount } = await paymentInputOf(asha);
    const wrong = { ...shippingAddress, state: 'राजस्थान', phone: '98765432101234' };
    const { email } = (await asha.request('{ me { email } }')).data.me;
    const mails = () => shop.api.mails.filter(({ to, subject }) => to === email && /order OTP/.test(subject)).length;
    const send = (more: object) =>
      runOrderOperation(asha, 'sendCashOnDeliveryOtp', { amount, pinCode: '302003', ...more });
    const { userErrors } = await send({ shippingAddress: wrong, billingAddress: { ...shippingAddress, name: ' ' } });
    expect(userErrors.map(({ field }: { field: string[] }) => field.join('.'))).toEqual([
      'input.shippingAddress.state',
      'input.shippingAddress.phone',
      'input.billingAddress.name',
    ]);
    expect(mails()).toBe(0);
    expect((await send({ shippingAddress })).userErrors).toEqual([]);
    expect(mails()).toBe(1);
  });

  it('are confirmed by an OTP for their own total alone', async () => {
    const otp = await otpFor(asha);
    await runCartOperation(asha, 'addToCart', { sku: 'SK-2' });
    expect(await place(await inputWithOtp(otp))).toMatchObject({
      order: null,
      userErrors: [
        { code: 'EXPIRED', field: ['input', 'otp'], message: 'Your order has changed. Please request a new OTP.' },
      ],
    });
    expect((await place(await inputWithOtp())).userErrors).toEqual([]);
  });

  it('are not offered for an invalid amount or PIN code, and the argument is named', async () => {
    const refusalOf = async (amount: number, pinCode: string | null) => {
      const query =
        'query ($amount: Paise!, $pinCode: String) { me { name cashOnDelivery(amount: $amount, pinCode: $pinCode) { available } } }';
      const { data, errors } = await asha.request(query, { amount, pinCode });
      expect(data.me).toEqual({ name: expect.any(String), cashOnDelivery: null });
      return errors?.map(({ message, extensions }) => [message, extensions?.['code']]);
    };
    expect(await refusalOf(-1, null)).toEqual([['amount must not be negative.', 'BAD_USER_INPUT']]);
    const wrongPin = [['pinCode must have six digits, the first of them not 0.', 'BAD_USER_INPUT']];
    for (const pinCode of ['34200', 'abc', '034200']) expect(await refusalOf(100, pinCode)).toEqual(wrongPin);
  });

  it('are offered up to the shop’s limit', async () => {
    const most = CASH_ON_DELIVERY.maxRupees * 100;
    expect(await offer(most, '302003')).toEqual({ available: true, message: null, maxAmount: { amount: most } });
    expect(await offer(most + 1)).toMatchObject({ available: false, message: expect.stringContaining('up to') });
    expect(await offer(1, '744 101')).toMatchObject({ available: false, message: expect.stringContaining('744101') });
    const tooMuch = await runOrderOperation(asha, 'sendCashOnDeliveryOtp', { amount: most + 1 });
    expect(codesOf(tooMuch)).toEqual(['CASH_NOT_AVAILABLE']);
  });

  it('are collected or returned only by staff, and their money has the recorded state', async () => {
    const { order } = await place(await inputWithOtp());
    const [{ orderItemId }] = order.items;
    const { amount } = order.total;
    expect(codesOf(await runOrderOperation(boss, 'collectCash', { orderItemId }))).toEqual(['NOT_ALLOWED_IN_STATUS']);
    await runOrderOperation(boss, 'dispatchOrderItem', { orderItemId });
    expect(await failureOf(asha, 'collectCash', { orderItemId })).toBe('FORBIDDEN');
    expect(await failureOf(asha, 'refuseDelivery', { orderItemId })).toBe('FORBIDDEN');
    expect((await runOrderOperation(boss, 'collectCash', { orderItemId })).orderItem).toMatchObject({
      status: 'DELIVERED',
      cash: 'COLLECTED',
      moneyTrail: { paid: { amount }, kept: { amount }, toCollect: { amount: 0 } },
    });
    await runCartOperation(asha, 'addToCart', { sku: 'SK-2' });
    const other = (await place(await inputWithOtp())).order.items[0].orderItemId;
    await runOrderOperation(boss, 'dispatchOrderItem', { orderItemId: other });
    expect((await runOrderOperation(boss, 'refuseDelivery', { orderItemId: other })).orderItem).toMatchObject({
      status: 'CANCELLED',
      cash: 'REFUSED',
      moneyTrail: { paid: { amount: 0 }, toCollect: { amount: 0 } },
    });
  });

  it('are not offered, and their calls forbidden, on a host that accepts none; nor does it return the held pieces', async () => {
    const host = await createBasicShopHost();
    const gateway = await createTestGateway(host.url);
    const shopper = Object.assign(createTestBrowser(gateway), { token: asha.token });
    const { data } = await shopper.request('{ me { cashOnDelivery(amount: 100) { available } } }');
    expect(data?.me?.cashOnDelivery ?? null).toBeNull();
    expect(await failureOf(shopper, 'sendCashOnDeliveryOtp', { amount: 100 })).toBe('FORBIDDEN');
    const input = { ...paymentInput(100), otp: '1234' };
    expect(await failureOf(shopper, 'placeCashOnDeliveryOrder', input)).toBe('FORBIDDEN');
    expect(await failureOf(shopper, 'collectCash', { orderItemId: 'x' })).toBe('FORBIDDEN');
    const { data: sample } = await gateway.request(
      '{ category(name: "Saree") { products { nodes { variants { held } } } } }',
    );
    expect(sample.category.products.nodes[0].variants[0]).toEqual({ held: null });
    await gateway.close();
    await host.close();
  });

  it('return the pieces held for a payment beside the stock', async () => {
    const held = async () => (await shop.gateway.request('{ variant(sku: "SK-1") { stock held } }')).data.variant;
    const before = await held();
    const { payment } = await runOrderOperation(asha, 'startPayment', await paymentInputOf(asha));
    expect(await held()).toEqual({ stock: before.stock - 2, held: before.held + 2 });
    await runOrderOperation(asha, 'cancelPayment', { paymentOrderId: payment.id });
    expect(await held()).toEqual(before);
  });

  it('return the payment method of a payment by the provider', async () => {
    const { payment } = await runOrderOperation(asha, 'startPayment', await paymentInputOf(asha));
    const { response } = shop.simulator.pay(payment.id);
    const proof = { paymentId: response?.razorpay_payment_id, signature: response?.razorpay_signature };
    await runOrderOperation(asha, 'verifyPayment', { paymentOrderId: payment.id, ...proof });
    const { data } = await asha.request(
      '{ me { orders { nodes { paymentMethod } } orderItems { nodes { paymentMethod cash } } } }',
    );
    expect(data.me.orders.nodes).toEqual([{ paymentMethod: 'CARD' }]);
    expect(data.me.orderItems.nodes).toEqual([{ paymentMethod: 'CARD', cash: null }]);
  });
});
