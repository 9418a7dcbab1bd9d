import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { admin } from '../../account/staff.ts';
import { uploaded } from '../../account/uploading.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { createBuyer, itemOf, readOrderItem, type Buyer } from './buyer.ts';
import { placeDelivered, requested, requestReturn } from './returning.ts';

let api: TestApi;
let asha: Buyer;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1, { variants: [{ sku: 'O-A', color: 'A', stock: 5_000 }] })]);
});
afterAll(() => api.close());
beforeEach(async () => {
  asha = await createBuyer(api);
});

const ADDRESS = /^\/pictures\/uploads\/up-[a-z2-7]{26}\?until=\d+&key=\S+$/;

describe('the pictures of a return', () => {
  it('are in the order and in the staff’s list, and can be read only by their signed addresses', async () => {
    const order = await placeDelivered(api, asha);
    const pictureIds = [await uploaded(asha), await uploaded(asha)];
    const { pictures, returnId } = await requested(api, asha, itemOf(order), { pictureIds });
    expect(pictures).toEqual([expect.stringMatching(ADDRESS), expect.stringMatching(ADDRESS)]);
    expect(pictures.map((url: string) => /up-\w+/.exec(url)?.[0])).toEqual(pictureIds);
    expect((await readOrderItem(asha, itemOf(order))).returns).toMatchObject([{ returnId, pictures }]);
    const list = await (await admin(api, 'boss@example.com')).get('/admin/returns');
    expect(list.body.returns[0]).toMatchObject({ returnId, pictures });
    expect((await api.client().get(pictures[0])).status).toBe(200);
    expect((await api.client().get(`/pictures/uploads/${pictureIds[0]}`)).status).toBe(404);
  });

  it('are absent for none', async () => {
    const order = await placeDelivered(api, asha);
    expect(await requested(api, asha, itemOf(order))).not.toHaveProperty('pictures');
  });

  it('are refused when they are used, belong to another shopper or are too many, and then nothing is requested', async () => {
    const order = await placeDelivered(api, asha, { lines: [{ sku: 'O-A', quantity: 2 }] });
    const meera = await createBuyer(api);
    const [foreign, used] = [await uploaded(meera), await uploaded(asha)];
    await requested(api, asha, itemOf(order), { pictureIds: [used] });
    for (const pictureIds of [[foreign], [used], ['up-unknown'], [foreign, foreign], ['a', 'b', 'c', 'd']]) {
      const { status, body } = await requestReturn(api, asha, itemOf(order), { pictureIds });
      expect([status, body.code, body.field]).toEqual([400, 'INVALID_INPUT', 'pictureIds']);
    }
    expect((await readOrderItem(asha, itemOf(order))).returns).toHaveLength(1);
  });
});
