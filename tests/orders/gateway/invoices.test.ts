import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operator } from '../../account/staff.ts';
import { createBasicShopHost } from '../../hosts/basic-shop-host.ts';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import { ADDRESS } from '../../hosts/order-operations.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway } from '../../hosts/test-gateway.ts';
import type { Json } from '../../test-api.ts';
import { createOrderShop, type OrderShop } from './order-shop.ts';

let shop: OrderShop;
let asha: TestBrowser;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.newShopper();
});

const ITEM = `query ($id: ID!) { me { orderItem(id: $id) {
  invoices { invoiceId kind number issuedAt total { amount } url } seller { legal { legalName gstin countryOfOrigin
  grievanceOfficer { name email } } } } } }`;
const readItem = async (id: string): Promise<Json> => (await asha.request(ITEM, { id })).data.me.orderItem;

/** Places an order and dispatches it, and makes its invoice; returns the item's id. */
async function dispatch(): Promise<string> {
  const { itemIds } = await shop.placeOrder(asha, { status: 'Confirm' });
  const id = itemIds[0] ?? '';
  await (await operator(shop.api)).post(`/admin/orders/${id}/dispatch`, {});
  shop.api.jobs.splice(0, Infinity, ...shop.api.jobs.filter(({ queue }) => queue === 'invoice'));
  await shop.api.work();
  return id;
}

const download = (url: string, headers: Record<string, string> = {}) => fetch(shop.gateway.address + url, { headers });

describe('invoices over the real api', () => {
  it('are listed with their number, and the seller with its legal facts', async () => {
    const { invoices, seller } = await readItem(await dispatch());
    expect(invoices).toEqual([
      {
        invoiceId: expect.stringMatching(/^iv-/),
        kind: 'INVOICE',
        number: expect.stringMatching(/^INV\/26-27\/\d{5}$/),
        issuedAt: shop.api.clock.now().toISOString(),
        total: { amount: expect.any(Number) },
        url: `/invoices/${invoices[0].invoiceId}`,
      },
    ]);
    expect(seller.legal).toMatchObject({
      legalName: 'Rangbandh Crafts Private Limited',
      countryOfOrigin: 'India',
      grievanceOfficer: { name: 'Meera Rathore' },
    });
  });

  it('are downloaded by their shopper, and no cache stores them', async () => {
    const [{ url, number }] = (await readItem(await dispatch())).invoices;
    const answer = await download(url, asha.headers());
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number.replaceAll('/', '-')}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('do not exist for others: the response is the same as for an unknown one', async () => {
    const [{ url }] = (await readItem(await dispatch())).invoices;
    const other = await shop.newShopper();
    const [foreign, unknown] = [
      await download(url, other.headers()),
      await download('/invoices/iv-aaaaaaaaaaaaaaaa', other.headers()),
    ];
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    const bodyOf = async (answer: Response) => (await answer.text()).replace(/"requestId":"[^"]*"/, '');
    expect(await bodyOf(foreign)).toBe(await bodyOf(unknown));
    expect((await download(url)).status).toBe(401);
    for (const token of ['not a token', 'e30.e30.e30'])
      expect((await download(url, { authorization: `Bearer ${token}` })).status).toBe(401);
    expect((await download(`/invoices/${'x'.repeat(90)}`, other.headers())).status).toBe(404);
  });
});

describe('invoices over a basic host', () => {
  it('are absent without a trace', async () => {
    const host = await createBasicShopHost();
    const gateway = await createTestGateway(host.url);
    const shopper = Object.assign(createTestBrowser(gateway), { token: 't.asha' });
    const order = {
      shippingDetails: ADDRESS,
      billingDetails: ADDRESS,
      orderItems: [{ sku: 'SAR-1001-0', quantity: 2 }],
    };
    placeOrder(host.of('asha'), host.shopFor('asha'), { order, shppingbilling: true });
    const { data } = await shopper.request(
      '{ me { orderItems { nodes { invoices { number } seller { legal { gstin } } } } } }',
    );
    expect(data.me.orderItems.nodes).toEqual([{ invoices: [], seller: { legal: null } }]);
    expect((await fetch(`${gateway.address}/invoices/iv-1`, { headers: shopper.headers() })).status).toBe(404);
    await gateway.close();
    await host.close();
  });
});
