import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../json.ts';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { SIGNATURE } from '../../hosts/basic-host-orders.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { paymentInput, runOrderOperation, totalNow } from '../../hosts/order-operations.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';

const [A, B] = ['SAR-1001-0', 'SAR-1002-0'] as const;
const PRICED =
  'mutation ($input: StartPaymentInput!) { startPayment(input: $input) { payment { id } userErrors { code ... on PriceChangedError { total { amount } } } } }';
let host: BasicShopHost;
let gateway: TestGateway;
let asha: TestBrowser;
let name = '';
let made = 0;
beforeAll(async () => {
  host = await createBasicShopHost();
  gateway = await createTestGateway(host.url);
  await gateway.request('{ __typename }');
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});
beforeEach(async () => {
  host.amount = undefined;
  for (const sku of [A, B]) host.setStock(sku, 5);
  name = `asha${++made}`;
  asha = Object.assign(createTestBrowser(gateway), { token: `t.${name}` });
  await runCartOperation(asha, 'addToCart', { sku: A, quantity: 2 });
  await runCartOperation(asha, 'addToCart', { sku: B });
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

describe('[GATE-3] the paid amount over a basic host', () => {
  it("[CHECK-7] opens a payment of the host's own amount once the shopper has accepted it, and of no other", async () => {
    const total = await totalNow(asha);
    host.amount = total + 5_000;
    const { data } = await asha.request(PRICED, { input: paymentInput(total) });
    const [error] = data.startPayment.userErrors;
    expect([error.code, error.total.amount]).toEqual(['PRICE_CHANGED', total + 5_000]);
    const accepted = { acceptedTotal: error.total.amount };
    const { payment, userErrors } = await start(paymentInput(total, { ...accepted, attemptId: 'try-0002' }));
    expect([userErrors, payment.amount.amount]).toEqual([[], total + 5_000]);
    expect(sent().map((body) => (body['payment'] as { amount: number }).amount)).toEqual([total / 100, total / 100]);
    expect((await verify(asha, payment.id)).payment.amount.amount).toBe(total + 5_000);
    await runCartOperation(asha, 'addToCart', { sku: A });
    const next = await totalNow(asha);
    expect(await codeOf(paymentInput(next - 100, { acceptedTotal: total + 5_000 }))).toEqual(['PRICE_CHANGED']);
    host.amount = next;
    expect(await codeOf(paymentInput(next, { acceptedTotal: total + 5_000 }))).toEqual(['PRICE_CHANGED']);
    expect(await codeOf(paymentInput(total + 5_000))).toEqual(['PRICE_CHANGED']);
  });

  it('[CHECK-7] is right to the paisa, where prices have decimals and a host counts in fractions of rupees', async () => {
    const product = host.catalogue.products.find(({ variants }) => variants.some(({ sku }) => sku === B));
    const { showPrice } = product!;
    Object.assign(product!, { showPrice: 1_234.35 });
    const { data } = await asha.request(
      '{ me { cart { items { lineTotal { amount } } totals { subtotal { amount } } } } }',
    );
    const [line, other] = data.me.cart.items.map(({ lineTotal }: Json) => lineTotal.amount);
    expect([line, data.me.cart.totals.subtotal.amount]).toEqual([123_435, 123_435 + other]);
    const total = await totalNow(asha, 'KNOT150');
    host.amount = total - 1e-7;
    const { payment, userErrors } = await start(paymentInput(total, { promoCode: 'KNOT150' }));
    Object.assign(product!, { showPrice });
    expect([userErrors, payment.amount.amount]).toEqual([[], total]);
    expect(sent().map((body) => (body['payment'] as { amount: number }).amount)).toEqual([total / 100]);
  });

  it.each([['KNOT150'], [undefined]])(
    '[THANKS-1] its items add up to the paid amount, by the code %s',
    async (promoCode) => {
      const total = await totalNow(asha, promoCode);
      const { payment } = await start(paymentInput(total, promoCode ? { promoCode } : {}));
      await verify(asha, payment.id);
      const ITEM = 'total { amount } discount { amount } firstPurchaseDiscount { amount } promoDiscount { amount }';
      const { data } = await asha.request(
        `query ($id: ID!) { me { payment(id: $id) { amount { amount } orderItems { ${ITEM} } order { total { amount } } } } }`,
        { id: payment.id },
      );
      const { amount, orderItems, order } = data.me.payment;
      const sum = (part: string) =>
        orderItems.reduce(
          (all: number, item: Record<string, { amount: number }>) => all + (item[part]?.amount ?? 0),
          0,
        );
      expect([sum('total'), order.total.amount, amount.amount]).toEqual([total, total, total]);
      expect(sum('promoDiscount')).toBe(promoCode ? 15_000 : 0);
      expect(sum('firstPurchaseDiscount')).toBe(sum('discount') - sum('promoDiscount'));
      expect(sum('firstPurchaseDiscount')).toBeGreaterThan(0);
    },
  );
});
