import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { ADDRESS, paymentInput, runOrderOperation } from '../../hosts/order-operations.ts';
import { createTestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';

let host: BasicShopHost;
let gateway: TestGateway;
beforeAll(async () => {
  host = await createBasicShopHost();
  gateway = await createTestGateway(host.url);
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});

describe('a payment', () => {
  it('[CHECK-1] names all that is wrong with attempt and addresses at once', async () => {
    const asha = Object.assign(createTestBrowser(gateway), { token: 't.asha' });
    const input = paymentInput(100, {
      attemptId: 'x',
      shippingAddress: { ...ADDRESS, pinCode: '1', phone: '2' },
      billingAddress: { ...ADDRESS, state: 'Texas' },
    });
    const { userErrors } = await runOrderOperation(asha, 'startPayment', input);
    expect(userErrors.map(({ field }: { field: string[] }) => field.slice(1).join('.'))).toEqual([
      'attemptId',
      'shippingAddress.pinCode',
      'shippingAddress.phone',
      'billingAddress.state',
    ]);
    expect(userErrors[0].message).toBe('An attemptId has 8 to 64 letters, digits and dashes.');
  });
});
