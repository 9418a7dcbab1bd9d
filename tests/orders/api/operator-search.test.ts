import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../api/cli/run.ts';
import { readOperatorConfig } from '../../../api/config.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createTestApi, TEST_SECRET, type TestApi } from '../../test-api.ts';
import { ADDRESS } from '../place-orders.ts';
import { seller as sellerOf } from '../../account/staff.ts';
import { createBuyer, placeOrderOf, itemOf } from './buyer.ts';

let api: TestApi;
let apiUrl: string;
let [asha, meera, email, order] = ['', '', '', ''];
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1, { variants: [{ sku: 'O-A', color: 'Indigo', stock: 500 }] })]);
  apiUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const place = async (name: string, phone: string) => {
    const buyer = await createBuyer(api);
    const shipping = { ...ADDRESS, name, phone, email: buyer.email };
    return { buyer, order: await placeOrderOf(api, buyer, { lines: [{ sku: 'O-A' }], shipping }) };
  };
  const first = await place('Asha 100%_Verma', '9829012345');
  const second = await place('Meera Joshi', '9414056789');
  [asha, meera] = [itemOf(first.order), itemOf(second.order)];
  [email, order] = [second.buyer.email, second.order.orderId];
});
afterAll(() => api.close());

const shop = (...line: string[]) =>
  run(
    line,
    () => readOperatorConfig({ REST_URL: apiUrl, SESSION_SECRET: TEST_SECRET }),
    () => api.clock.now(),
  );

/** Which of the two items a search of the operator lists. */
async function found(search: string): Promise<string[]> {
  const { code, output } = await shop('orders', 'list', '--search', search);
  expect(code).toBe(0);
  return [asha, meera].filter((id) => output.includes(id));
}

describe("an order, from the operator's command line", () => {
  it('is found by phone number, name, email and id, however they are typed', async () => {
    for (const text of ['9829012345', '+91 98290 12345', '098290-12345', '12345', 'asha', 'VERMA', asha])
      expect([text, await found(text)]).toEqual([text, [asha]]);
    for (const text of [email, email.toUpperCase(), 'meera jo', order]) expect(await found(text)).toEqual([meera]);
    for (const text of ['9000000000', 'a%v', 'nobody@example.com', '___', "'or 1=1 --"])
      expect(await found(text)).toEqual([]);
    expect(await found('100%_')).toEqual([asha]);
    expect(await shop('orders', 'list', '--search', 'meera', '--status', 'Delivered')).toMatchObject({
      code: 0,
      output: 'There are no orders.',
    });
  });

  it('is found by its SKU, in capital letters or not', async () => {
    for (const text of ['O-A', 'o-a']) {
      const { output } = await shop('orders', 'list', '--search', text);
      expect([output.includes(asha), output.includes(meera)]).toEqual([true, true]);
    }
    expect(await found('O-B')).toEqual([]);
  });

  it('is not found by a seller by email, which sellers do not see', async () => {
    const seller = await sellerOf(api, 'seller@example.com', 'se-1');
    const listed = async (search: string) =>
      (await seller.get(`/admin/orders?search=${encodeURIComponent(search)}`)).body.totalItems;
    expect([await listed(email), await listed('meera'), await listed('056789')]).toEqual([0, 1, 1]);
  });
});
