import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createBasicShopHost, type BasicShopHost, type ChangeFault } from '../../hosts/basic-shop-host.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { SIGNATURE } from '../../hosts/basic-host-orders.ts';
import {
  ADDRESS,
  documentOf,
  failureOf,
  paymentOf,
  runOrderOperation,
  totalNow,
  paymentInput,
} from '../../hosts/order-operations.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';

const [A, B] = ['SAR-1001-0', 'SAR-1002-0'] as const;
const BARE =
  'mutation ($input: StartPaymentInput!) { startPayment(input: $input) { payment { id } userErrors { code } } }';
let host: BasicShopHost;
let gateway: TestGateway;
let asha: TestBrowser;
let name = '';
let made = 0;
beforeAll(async () => {
  host = await createBasicShopHost();
  gateway = await createTestGateway(host.url, { paymentTimeoutMs: 400 });
  await gateway.request('{ __typename }');
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});
beforeEach(async () => {
  Object.assign(host, { faultOf: () => undefined, amount: undefined, delaysOrders: false });
  for (const sku of [A, B]) host.setStock(sku, 5);
  name = `asha${++made}`;
  asha = Object.assign(createTestBrowser(gateway), { token: `t.${name}` });
  await runCartOperation(asha, 'addToCart', { sku: A, quantity: 2 });
  await runCartOperation(asha, 'addToCart', { sku: B });
  host.calls.length = 0;
});

const start = (input: Record<string, unknown>) => runOrderOperation(asha, 'startPayment', input);
const verify = (shopper: TestBrowser, paymentOrderId: string) =>
  runOrderOperation(shopper, 'verifyPayment', { paymentOrderId, paymentId: 'pay_1', signature: SIGNATURE });
const codeOf = async (input: Record<string, unknown>) => {
  const { userErrors, payment } = await start(input);
  expect(payment).toBeNull();
  return userErrors.map(({ code }: { code: string }) => code);
};
const sent = () => [...host.of(name).payments.values()];
const posts = () => host.calls.filter((call) => call === '/payment').length;
const sellerOf = (sku: string) =>
  host.catalogue.products.find(({ variants }) => variants.some((one) => one.sku === sku))?.seller.sellerId;
const priceOf = (sku: string) =>
  host.catalogue.products.find(({ variants }) => variants.some((one) => one.sku === sku))?.showPrice ?? 0;

describe('[GATE-3] paying over a basic host', () => {
  it("[CHECK-6] [REST-20] opens a payment in the specification's shape, in rupees, with each line's seller", async () => {
    const total = await totalNow(asha, 'Diwali24');
    const { payment, userErrors, cart } = await start(
      paymentInput(total, { promoCode: ' Diwali24 ', attemptId: 'try-0001' }),
    );
    expect(userErrors).toEqual([]);
    expect(payment).toEqual({
      id: expect.stringMatching(/^order_old/),
      amount: { amount: total },
      keyId: null,
      widgetUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      status: 'PENDING',
      expiresAt: null,
    });
    expect(cart.itemCount).toBe(3);
    expect(sent()).toEqual([
      {
        payment: { amount: total / 100 },
        receipt: 'try-0001',
        order: {
          shippingDetails: ADDRESS,
          billingDetails: ADDRESS,
          orderItems: [
            { sellerId: sellerOf(A), quantity: 2, sku: A },
            { sellerId: sellerOf(B), quantity: 1, sku: B },
          ],
        },
        shppingbilling: true,
        promoCode: 'Diwali24',
      },
    ]);
  });

  it('[CHECK-2] sends another billing address as one, and tidies both', async () => {
    const billingAddress = {
      ...ADDRESS,
      name: ' Rohan  ',
      phone: '+91 98290-12346',
      pinCode: '110 001',
      state: 'delhi',
    };
    await start(paymentInput(await totalNow(asha), { billingAddress }));
    const [body] = sent();
    expect(body).toMatchObject({ shppingbilling: false, order: { shippingDetails: ADDRESS } });
    expect(body).toMatchObject({
      order: { billingDetails: { name: 'Rohan', phone: '9829012346', pinCode: '110001', state: 'Delhi' } },
    });
    expect(body).not.toHaveProperty('promoCode');
  });

  it("takes the widget's key and address from the settings", async () => {
    const settings = { razorpayKeyId: 'rzp_test_1', paymentWidgetUrl: 'https://pay.example/widget.js' };
    const other = await createTestGateway(host.url, settings);
    const browser = Object.assign(createTestBrowser(other), { token: asha.token });
    const { payment } = await runOrderOperation(browser, 'startPayment', paymentInput(await totalNow(browser)));
    await other.close();
    expect(payment).toMatchObject({ keyId: 'rzp_test_1', widgetUrl: 'https://pay.example/widget.js' });
  });

  it('[GATE-4] costs four calls and a look at the catalogue for sellers, however long the cart', async () => {
    const total = await totalNow(asha, 'KNOT150');
    host.calls.length = 0;
    const { data } = await asha.request(BARE, { input: paymentInput(total, { promoCode: 'KNOT150' }) });
    expect(data.startPayment.userErrors).toEqual([]);
    expect(host.calls.filter((call) => !call.startsWith('/product')).toSorted()).toEqual([
      '/cart',
      '/payment',
      '/promocode/validate',
      '/user/profile',
    ]);
    expect(host.calls.filter((call) => call.startsWith('/product')).length).toBeLessThanOrEqual(1);
  });

  it('[CHECK-7] refuses before anything is sent: empty cart, stock, code, price', async () => {
    const total = await totalNow(asha);
    expect(await codeOf(paymentInput(total - 100))).toEqual(['PRICE_CHANGED']);
    expect(await codeOf(paymentInput(total, { promoCode: 'nope' }))).toEqual(['INVALID_PROMO_CODE']);
    host.setStock(A, 1);
    const few = await start(paymentInput(total));
    expect(few.userErrors).toMatchObject([
      { code: 'INSUFFICIENT_STOCK', message: expect.stringMatching(/saree.*: Only 1 item left/) },
    ]);
    host.setStock(B, 0);
    const none = await start(paymentInput(total));
    expect(none.userErrors).toMatchObject([
      { code: 'OUT_OF_STOCK', message: expect.stringMatching(/saree.* is sold out/) },
    ]);
    host.of(name).lines = [];
    const empty = await start(paymentInput(total));
    expect(empty.userErrors).toEqual([{ code: 'INVALID_INPUT', field: null, message: 'Your cart is empty.' }]);
    expect([posts(), sent()]).toEqual([0, []]);
  });

  it('[CHECK-7] returns the current total of the cart when its price has changed', async () => {
    const { cart, userErrors } = await start(paymentInput((await totalNow(asha)) + 500));
    expect(cart.totals.total.amount).toBe(await totalNow(asha));
    expect(userErrors[0]).toMatchObject({ code: 'PRICE_CHANGED', field: ['input', 'expectedTotal'] });
  });

  it("[CHECK-7] refuses when the host's amount isn't the expected one", async () => {
    const total = await totalNow(asha);
    host.amount = total + 100;
    expect(await codeOf(paymentInput(total))).toEqual(['PRICE_CHANGED']);
  });

  const WRONG: [field: string, value: string][] = [
    ['name', ' '],
    ['name', 'x'.repeat(101)],
    ['address', ''],
    ['address', 'x'.repeat(301)],
    ['city', '\u0007'],
    ['state', 'Atlantis'],
    ['pinCode', '012345'],
    ['pinCode', '30200'],
    ['pinCode', '3020031'],
    ['phone', '98290123456'],
    ['phone', '5829012345'],
    ['email', 'asha@'],
    ['email', `${'a'.repeat(250)}@b.in`],
  ];
  it('[CHECK-1] names the field of an address that is wrong, and sends nothing', async () => {
    const total = await totalNow(asha);
    for (const [field, value] of WRONG) {
      for (const place of ['shippingAddress', 'billingAddress']) {
        const { userErrors } = await start(paymentInput(total, { [place]: { ...ADDRESS, [field]: value } }));
        expect([value, userErrors]).toEqual([
          value,
          [{ code: 'INVALID_INPUT', field: ['input', place, field], message: expect.stringMatching(/^Please /) }],
        ]);
      }
    }
    for (const attemptId of ['short', 'x'.repeat(65), 'with space', 'ünïcödé-1']) {
      const { userErrors } = await start(paymentInput(total, { attemptId }));
      expect(userErrors).toMatchObject([{ code: 'INVALID_INPUT', field: ['input', 'attemptId'] }]);
    }
    expect(posts()).toBe(0);
  });

  it('[REST-21] [CHECK-6] a payment that the host calls good is paid, with the items of the newest order', async () => {
    const total = await totalNow(asha);
    const { payment } = await start(paymentInput(total));
    expect(await paymentOf(asha, payment.id)).toMatchObject({ status: 'PENDING', amount: { amount: total } });
    const verified = await verify(asha, payment.id);
    expect(verified.userErrors).toEqual([]);
    expect(verified.orderItems.map((item: { sku: string }) => item.sku).toSorted()).toEqual([A, B]);
    expect(verified.payment).toMatchObject({ paymentOrderId: payment.id, status: 'PAID' });
    expect(verified.payment.amount.amount).toBe(total);
    expect(await paymentOf(asha, payment.id)).toEqual(verified.payment);
  });

  it("[CHECK-8] [ORDER-12] is known to its shopper alone, and not to a gateway that hasn't opened it", async () => {
    const { payment } = await start(paymentInput(await totalNow(asha)));
    const rohan = Object.assign(createTestBrowser(gateway), { token: 't.rohan' });
    expect([await paymentOf(rohan, payment.id), await paymentOf(asha, 'order_none')]).toEqual([null, null]);
    const other = await createTestGateway(host.url);
    const elsewhere = Object.assign(createTestBrowser(other), { token: asha.token });
    expect(await paymentOf(elsewhere, payment.id)).toBeNull();
    const verified = await verify(elsewhere, payment.id);
    await other.close();
    expect(verified.payment).toMatchObject({ status: 'PAID', amount: { amount: (priceOf(A) * 2 + priceOf(B)) * 100 } });
  });

  it('[REST-21] an item whose status the host leaves out, or has a word of its own for, stays in its order', async () => {
    const { payment } = await start(paymentInput(await totalNow(asha)));
    const { items } = host.of(name);
    items.push = (...more) =>
      Array.prototype.push.apply(
        items,
        more.map((item, at) => Object.assign(item, { status: [undefined, 'Being packed'][at] })),
      );
    const verified = await verify(asha, payment.id);
    expect(verified.orderItems.map((item: { sku: string }) => item.sku).toSorted()).toEqual([A, B]);
  });

  it('[REST-21] is paid without items when none of the orders is it, or none can be read', async () => {
    const buy = async () => {
      await runCartOperation(asha, 'addToCart', { sku: A });
      const { payment } = await start(paymentInput(await totalNow(asha)));
      return verify(asha, payment.id);
    };
    const PAID = { payment: { status: 'PAID', orderItems: [] }, orderItems: [], userErrors: [] };
    await buy();
    for (const item of host.of(name).items) Object.assign(item['order'] ?? {}, { createdAt: '2026-01-01T00:00:00Z' });
    expect((await buy()).orderItems).toHaveLength(1);
    host.of(name).items.pop();
    host.delaysOrders = true;
    expect(await buy()).toMatchObject(PAID);
    const { items } = host.of(name);
    items.length = 0;
    host.delaysOrders = false;
    const unreadable = (item: object) => Object.assign(item, { variant: 'garbage' });
    items.push = (...more) => Array.prototype.push.apply(items, more.map(unreadable));
    expect(await buy()).toMatchObject(PAID);
  });

  it('[CHECK-8] refuses an invalid signature, and an impossible payment, without an order', async () => {
    const { payment } = await start(paymentInput(await totalNow(asha)));
    const report = (more: Record<string, unknown>) =>
      runOrderOperation(asha, 'verifyPayment', {
        paymentOrderId: payment.id,
        paymentId: 'pay_1',
        signature: SIGNATURE,
        ...more,
      });
    const forged = await report({ signature: '0'.repeat(64) });
    const reported = { code: 'PAYMENT_FAILED', message: 'Payment verification failed' };
    expect(forged).toMatchObject({ payment: null, orderItems: [], userErrors: [reported] });
    // It does not claim to know where the money is.
    expect(await paymentOf(asha, payment.id)).toMatchObject({ status: 'PENDING' });
    expect((await report({ signature: 'f'.repeat(300) })).userErrors).toMatchObject([{ code: 'PAYMENT_FAILED' }]);
    for (const paymentOrderId of ['../user', '', 'x'.repeat(201)]) {
      expect((await report({ paymentOrderId })).userErrors).toMatchObject([
        { code: 'NOT_FOUND', field: ['input', 'paymentOrderId'] },
      ]);
    }
    expect(host.of(name).items).toEqual([]);
  });

  it('[CHECK-8] has nothing to end where the host has no call for it', async () => {
    host.calls.length = 0;
    const ended = await runOrderOperation(asha, 'cancelPayment', { paymentOrderId: 'order_1' });
    expect([ended, host.calls]).toEqual([{ payment: null, userErrors: [] }, []]);
  });
});

describe('[CHECK-8] an outcome that is not known', () => {
  const faults: ChangeFault[] = ['fails', 'is lost', 'is slow', 'is html'];
  for (const fault of faults) {
    it(`is never called failed: startPayment when it ${fault}, sent once, and again with the same attempt`, async () => {
      const input = paymentInput(await totalNow(asha));
      host.faultOf = (call) => (call === 'POST /payment' ? fault : undefined);
      const { errors } = await asha.request(documentOf('startPayment'), { input });
      expect(errors?.[0]).toMatchObject({
        message: expect.stringContaining('try again'),
        extensions: { code: 'UPSTREAM_TIMEOUT' },
      });
      expect(JSON.stringify(errors)).not.toContain('secret');
      expect(posts()).toBe(1);
      host.faultOf = () => undefined;
      expect((await start(input)).payment).toMatchObject({ status: 'PENDING' });
    });

    it(`is never called failed: verifyPayment when it ${fault}`, async () => {
      const { payment } = await start(paymentInput(await totalNow(asha)));
      const input = { paymentOrderId: payment.id, paymentId: 'pay_1', signature: SIGNATURE };
      host.faultOf = (call) => (call === 'POST /payment' ? fault : undefined);
      expect(await failureOf(asha, 'verifyPayment', input)).toBe('UPSTREAM_TIMEOUT');
      expect(host.calls.filter((call) => call === '/payment/verification')).toHaveLength(1);
      host.faultOf = () => undefined;
      expect((await runOrderOperation(asha, 'verifyPayment', input)).payment.status).toBe('PAID');
    });
  }

  it('has longer than other calls, and its own deadline', async () => {
    const patient = await createTestGateway(host.url, {
      writeTimeoutMs: 100,
      deadlineMs: 300,
      paymentDeadlineMs: 5_000,
      paymentTimeoutMs: 4_000,
    });
    const browser = Object.assign(createTestBrowser(patient), { token: asha.token });
    const input = paymentInput(await totalNow(asha));
    host.pause = (call) =>
      call === 'POST /payment' ? new Promise((done) => setTimeout(done, 450)) : Promise.resolve();
    const { payment } = await runOrderOperation(browser, 'startPayment', input);
    host.pause = async () => undefined;
    await patient.close();
    expect(payment.status).toBe('PENDING');
  });

  it('is not when the host cannot be reached: nothing was sent', async () => {
    const gone = await createBasicShopHost();
    const away = await createTestGateway(gone.url);
    const browser = Object.assign(createTestBrowser(away), { token: 't.somebody' });
    await gone.close();
    const input = { paymentOrderId: 'order_1', paymentId: 'pay_1', signature: SIGNATURE };
    expect(await failureOf(browser, 'verifyPayment', input)).toBe('UPSTREAM_UNAVAILABLE');
    await away.close();
  });
});

describe('a visitor', () => {
  it('pays nothing and reads nothing: UNAUTHENTICATED', async () => {
    const visitor = createTestBrowser(gateway);
    const verify = { paymentOrderId: 'order_1', paymentId: 'pay_1', signature: SIGNATURE };
    expect(await failureOf(visitor, 'startPayment', paymentInput(100))).toBe('UNAUTHENTICATED');
    expect(await failureOf(visitor, 'verifyPayment', verify)).toBe('UNAUTHENTICATED');
    expect(await failureOf(visitor, 'cancelPayment', { paymentOrderId: 'order_1' })).toBe('UNAUTHENTICATED');
    expect(host.calls.filter((call) => call.startsWith('/payment'))).toEqual([]);
  });
});
