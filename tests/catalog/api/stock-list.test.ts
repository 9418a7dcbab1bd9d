import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { logIn } from '../../account/people.ts';
import { admin, seller } from '../../account/staff.ts';
import { createTestApi, DATABASE_KIND, type Client, type Json, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

let api: TestApi;
let boss: Client;
let dyer: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  const others = { sellers: [{ id: 'se-2', shopName: 'Bhuj Knots' }], products: [] };
  await createCatalogRepository(api.database.db).insert(others);
  await addProducts(api.database, [productOf(1), productOf(2, { sellerId: 'se-2' })]);
  boss = await admin(api, 'boss@example.com');
  dyer = await seller(api, 'dyer@example.com', 'se-1');
});
afterAll(() => api.close());

describe(`the list of stock (${DATABASE_KIND})`, () => {
  it('lists the stock of staff, the lowest first, by level and by search', async () => {
    const variants = [0, 5, 6].map((pieces, at) => ({ sku: `LIST-${at}`, color: `Dye ${at}`, stock: pieces }));
    const { body } = await dyer.post('/admin/addproduct', {
      name: 'Low tide cloth',
      category: 'Dupatta',
      fabric: 'Cotton Mulmul',
      price: 1_200,
      showPrice: 999,
      variants,
    });
    const listed = async (client: Client, query: string) => {
      const page = (await client.get(`/admin/variants?${query}`)).body;
      return [page.totalItems, ...page.variants.map(({ sku }: Json) => sku)];
    };
    const [out, low, plenty] = variants.map(({ sku }) => sku);
    expect(await listed(dyer, 'search=low+tide+CLOTH')).toEqual([3, out, low, plenty]);
    expect(await listed(dyer, 'search=list-&level=low')).toEqual([2, out, low]);
    expect(await listed(boss, `search=${body.product.productId}&level=out`)).toEqual([1, out]);
    expect(await listed(dyer, 'search=LIST-&page=2')).toEqual([3]);
    expect(await listed(dyer, 'search=SK-2-A')).toEqual([0]);
    expect(await listed(boss, 'search=SK-2-A')).toEqual([1, 'SK-2-A']);
    expect(await listed(boss, 'search=100%25_')).toEqual([0]);
    const shopper = await logIn(api, 'shopper@example.com');
    expect((await shopper.get('/admin/variants')).status).toBe(403);
  });
});
