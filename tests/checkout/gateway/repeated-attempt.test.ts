import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { SIGNATURE } from '../../hosts/basic-host-orders.ts';
import { paymentInput, runOrderOperation, totalNow } from '../../hosts/order-operations.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';

let host: BasicShopHost;
let gateway: TestGateway;
let asha: TestBrowser;
let made = 0;
beforeAll(async () => {
  host = await createBasicShopHost();
  gateway = await createTestGateway(host.url);
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});
beforeEach(async () => {
  Object.assign(host, { amount: undefined });
  asha = Object.assign(createTestBrowser(gateway), { token: `t.meera${++made}` });
  await runCartOperation(asha, 'addToCart', { sku: 'SAR-1001-0' });
  host.calls.length = 0;
});

const start = (input: Record<string, unknown>) => runOrderOperation(asha, 'startPayment', input);
const verify = (paymentOrderId: string) =>
  runOrderOperation(asha, 'verifyPayment', { paymentOrderId, paymentId: 'pay_1', signature: SIGNATURE });
const posts = () => host.calls.filter((call) => call === '/payment').length;

describe('an attempt that is repeated over a host that knows no attempts', () => {
  it('[CHECK-8] opens one payment, also when it comes twice at a time', async () => {
    const input = paymentInput(await totalNow(asha));
    const [first, second] = await Promise.all([start(input), start(input)]);
    const third = await start(input);
    expect([first.payment.status, second.payment, third.payment]).toEqual(['PENDING', first.payment, first.payment]);
    expect(posts()).toBe(1);
  });

  it('[CHECK-8] returns paid after the payment, whichever of its responses was paid', async () => {
    const input = paymentInput(await totalNow(asha));
    const [{ payment }] = await Promise.all([start(input), start(input)]);
    await verify(payment.id);
    const empty = await start(input);
    await runCartOperation(asha, 'addToCart', { sku: 'SAR-1001-0' });
    const full = await start({ ...input, expectedTotal: await totalNow(asha) });
    expect([empty.payment, full.payment]).toMatchObject([
      { id: payment.id, status: 'PAID' },
      { id: payment.id, status: 'PAID' },
    ]);
    expect(posts()).toBe(1);
  });

  it('opens another payment for something else, and after a refusal', async () => {
    const input = paymentInput(await totalNow(asha));
    host.amount = input.expectedTotal + 100;
    expect((await start(input)).userErrors).toMatchObject([{ code: 'PRICE_CHANGED' }]);
    host.amount = undefined;
    const { payment } = await start(input);
    await runCartOperation(asha, 'addToCart', { sku: 'SAR-1002-0' });
    const other = await start({ ...input, expectedTotal: await totalNow(asha) });
    expect([payment.status, other.payment.status, other.payment.id === payment.id]).toEqual([
      'PENDING',
      'PENDING',
      false,
    ]);
    expect(posts()).toBe(3);
  });
});
