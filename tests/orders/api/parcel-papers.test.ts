import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderLabels } from '../../../api/orders/sale-orders/label-pdf.ts';
import { renderPackingSlips } from '../../../api/orders/sale-orders/packing-slip-pdf.ts';
import type { PrintedParcel } from '../../../api/orders/sale-orders/parcels.ts';
import { LEGAL_FACTS } from '../../../schema/sellers.ts';
import { seller, withRole } from '../../account/staff.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createTestApi, DATABASE_KIND, type TestApi } from '../../test-api.ts';
import { ADDRESS } from '../place-orders.ts';
import { createBuyer, itemOf, placeOrderOf } from './buyer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1)]);
});
afterAll(() => api.close());

const PARCEL = {
  orderId: 'or-1',
  sellerId: 'se-1',
  shopName: 'Bhuj Knots',
  address: ADDRESS,
  placedAt: new Date(0),
  carrier: undefined,
  trackingId: undefined,
  cash: 0,
  pieces: [{ name: 'Saree', details: 'Red', sku: 'SK-1-A', quantity: 1 }],
};

describe(`the papers of parcels (${DATABASE_KIND})`, () => {
  it.each([
    ['labels', (parcels: PrintedParcel[]) => renderLabels(parcels, LEGAL_FACTS, new Date(0))],
    ['packing slips', (parcels: PrintedParcel[]) => renderPackingSlips(parcels, new Date(0))],
  ])('let other calls run between two parcels: %s', async (_, render) => {
    let [turns, isDone] = [0, false];
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    // The library and the fonts are loaded once.
    await render([PARCEL]);
    setImmediate(count);
    await render(Array.from({ length: 20 }, () => PARCEL));
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(20);
  });

  it('are drawn one after another: a person has five at once, and others take turns', async () => {
    const asha = await createBuyer(api);
    const ids = [itemOf(await placeOrderOf(api, asha, { lines: [{ sku: 'SK-1-A' }] }))];
    const dyer = await seller(api, 'dyer@example.com', 'se-1');
    const packer = await withRole(api, { email: 'packer@example.com', role: 'PACKER' });
    const path = `/admin/parcel-papers?kind=label&orderItemIds=${ids.join(',')}`;
    const many = Array.from({ length: 12 }, () => dyer.get(path));
    expect((await packer.get(path)).status).toBe(200);
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5);
  });
});
