import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../api/cli/run.ts';
import { readOperatorConfig } from '../../../api/config.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { placeOrder } from '../../orders/place-orders.ts';
import { securityLines } from '../../platform/security-lines.ts';
import { createTestApi, TEST_SECRET, type TestApi } from '../../test-api.ts';
import { logIn } from '../people.ts';

const sku = 'O-A';
let api: TestApi;
let apiUrl: string;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, LOG_LEVEL: 'error' });
  await addProducts(api.database, [productOf(1, { variants: [{ sku, color: 'Indigo', stock: 500 }] })]);
  apiUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const shop = (...line: string[]) =>
  run(
    line,
    () => readOperatorConfig({ REST_URL: apiUrl, SESSION_SECRET: TEST_SECRET }),
    () => api.clock.now(),
  );

describe("an account, from the operator's command line", () => {
  it('is exported as one JSON document, whatever the case of its address', async () => {
    const email = 'asha-cli@example.com';
    const client = await logIn(api, email);
    await client.post('/wishlist', { sku });
    const { code, output } = await shop('account', 'export', 'Asha-CLI@example.com');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ profile: { email }, wishlist: [{ sku }], orders: [] });
    expect(securityLines(api, 'account-exported')).toMatchObject([{ how: 'operator' }]);
  });

  it('is erased, unless an order is open, and its owner receives a mail', async () => {
    const email = 'meera-cli@example.com';
    const client = await logIn(api, email);
    const shopperId: string = (await client.get('/user/profile')).body.user.id;
    const { itemIds } = await placeOrder(api.database, { shopperId, lines: [{ sku }], status: 'Dispatched' });
    const refused = await shop('account', 'erase', email);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('An order is still on its way.');
    expect((await shop('orders', 'deliver', itemIds[0] ?? '')).code).toBe(0);
    api.mails.length = 0;
    expect(await shop('account', 'erase', email)).toEqual({ code: 0, output: 'The account is deleted.' });
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Your account is deleted']]);
    expect((await client.get('/user/profile')).status).toBe(401);
    const again = await shop('account', 'erase', email);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('[NOT_FOUND]') });
  });

  it('is neither without an address', async () => {
    for (const command of ['export', 'erase']) {
      expect(await shop('account', command)).toMatchObject({ code: 2, output: expect.stringContaining('<email>') });
    }
  });
});
