import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { logIn } from '../../account/people.ts';
import { admin, seller, withRole } from '../../account/staff.ts';
import { createTestApi, DATABASE_KIND, type Client, type Json, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

let api: TestApi;
let boss: Client;
let dyer: Client;
let shopper: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  const others = { sellers: [{ id: 'se-2', shopName: 'Bhuj Knots' }], products: [] };
  await createCatalogRepository(api.database.db).insert(others);
  const products = Array.from({ length: 8 }, (_, at) => productOf(at, at === 2 ? { sellerId: 'se-2' } : {}));
  await addProducts(api.database, products);
  boss = await admin(api, 'boss@example.com');
  dyer = await seller(api, 'dyer@example.com', 'se-1');
  shopper = await logIn(api, 'shopper@example.com');
});
afterAll(() => api.close());

const read = async (id: string, client = boss): Promise<Json> =>
  (await client.get(`/admin/products/${id}`)).body.product;
const wordsOf = ({ version, name, category, fabric, craft }: Json) => ({ version, name, category, fabric, craft });
const setState = async (id: string, state: string) =>
  boss.put(`/admin/products/${id}/state`, { version: (await read(id)).version, state });

describe(`products of staff (${DATABASE_KIND})`, () => {
  it('edits all words of one version; a second editor must load it again', async () => {
    const product = await read('p-00001');
    const words = { ...wordsOf(product), name: 'Mothra dupatta', category: 'Dupatta', craft: 'mothra', weight: 120 };
    const both = await Promise.all([
      boss.put('/admin/products/p-00001', { ...words, careGuide: 'Wash\ncold' }),
      boss.put('/admin/products/p-00001', { ...words, name: 'Another' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('CHANGED_MEANWHILE');
    const changed = await read('p-00001');
    expect(changed).toMatchObject({ version: product.version + 1, category: 'Dupatta', craft: 'mothra', weight: 120 });
    expect(changed.pattern).toBeUndefined();
    const wrong = await boss.put('/admin/products/p-00001', { ...wordsOf(changed), category: 'Hat', name: ' ' });
    expect(wrong.body.errors.map(({ field }: Json) => field)).toEqual(['name', 'category']);
  });

  it('takes a product out of every listing, and holds its pieces until it is live again', async () => {
    await shopper.post('/cart', { sku: 'SK-3-A', quantity: 1 });
    const listed = async () => {
      const [page, search, newest, categories] = await Promise.all([
        api.get('/product/Saree/1'),
        api.get('/search?text=leheriya%20saree%203&counts=true'),
        api.get('/product'),
        api.get('/categories'),
      ]);
      const has = ({ body }: Json) => body.products.some(({ productId }: Json) => productId === 'p-00003');
      return [page, search, newest].map(has).concat(categories.body.categories[0].productCount);
    };
    const before = await listed();
    expect(before.slice(0, 3)).toEqual([true, true, true]);
    expect((await setState('p-00003', 'archived')).body.product).toMatchObject({ state: 'archived' });
    const after = await listed();
    expect(after.slice(0, 3)).toEqual([false, false, false]);
    expect(after[3]).toBe(Number(before[3]) - 1);
    expect((await api.get('/product/p-00003')).status).toBe(404);
    expect((await api.get('/products?productId=p-00003')).body.products).toEqual([]);
    expect((await api.get('/variants?sku=SK-3-A')).body.variants).toEqual([]);
    const [line] = (await shopper.get('/cart')).body.cartData;
    expect(JSON.stringify(line)).toContain('"stock":0');
    expect((await shopper.post('/cart', { sku: 'SK-3-A', quantity: 1 })).body.code).toBe('OUT_OF_STOCK');
    const { body } = await boss.patch('/admin/variants/SK-3-A/stock', { by: 4, reason: 'received' });
    expect(body.variant.stock).toBe(7);
    await setState('p-00003', 'live');
    expect((await api.get('/variants?sku=SK-3-A')).body.variants).toMatchObject([{ stock: 7 }]);
    expect((await listed()).slice(0, 3)).toEqual([true, true, true]);
    const { movements } = (await boss.get('/admin/variants/SK-3-A/movements')).body;
    expect(movements).toMatchObject([{ by: 4, stock: 7, reason: 'received', person: 'boss@example.com' }]);
  });

  it('lists, filters and sorts the products of staff', async () => {
    const ids = async (query: string, client = boss) =>
      (await client.get(`/admin/products?${query}`)).body.products.map(({ productId }: Json) => productId);
    await setState('p-00004', 'draft');
    expect(await ids('state=draft')).toEqual(['p-00004']);
    expect(await ids('search=sk-4')).toEqual(['p-00004']);
    expect(await ids('search=P-00004')).toEqual(['p-00004']);
    expect(await ids('search=LEHERIYA+saree+5&state=live&lowStock=true&category=Saree')).toEqual(['p-00005']);
    expect((await ids('sort=oldest'))[0]).toBe('p-00000');
    expect((await ids('sort=newest'))[0]).toBe('p-00007');
    expect(await ids('search=100%25')).toEqual([]);
    expect(await ids('search=leheriya', dyer)).not.toContain('p-00002');
  });

  it('adds, changes and retires variants, but not the last one', async () => {
    const path = '/admin/products/p-00005';
    const at = async () => ({ version: (await read('p-00005')).version });
    const added = await boss.post(`${path}/variants`, { ...(await at()), sku: 'NEW-5', color: 'Teal', stock: 2 });
    expect(added.body.product.variants[2]).toMatchObject({ sku: 'NEW-5', stock: 2, lowStock: 5, isLow: true });
    const twice = await boss.post(`${path}/variants`, { ...(await at()), sku: 'SK-1-A', color: 'Teal', stock: 2 });
    expect(twice.body).toMatchObject({ code: 'ALREADY_EXISTS', field: 'sku' });
    const change = async (sku: string, values: object) =>
      boss.put(`${path}/variants/${sku}`, { ...(await at()), color: 'Teal', isRetired: false, ...values });
    expect((await change('NEW-5', { lowStock: 1, size: 'M' })).body.product.variants[2]).toMatchObject({
      isLow: false,
    });
    expect((await change('SK-5-A', { size: 'M' })).body).toMatchObject({ code: 'ALREADY_EXISTS', field: 'size' });
    await change('NEW-5', { isRetired: true, color: 'Teal' });
    const { variants } = (await api.get('/product/p-00005')).body.product;
    expect(variants.map(({ sku }: Json) => sku)).toEqual(['SK-5-A', 'SK-5-B']);
    await change('SK-5-A', { isRetired: true });
    expect((await change('SK-5-B', { isRetired: true })).body).toMatchObject({ field: 'isRetired' });
    expect((await change('SK-5-A', { isRetired: false })).body.product.variants[0]).toMatchObject({ stock: 3 });
    expect((await change('SK-6-A', {})).status).toBe(404);
  });

  it('deletes only what is not live and was never ordered', async () => {
    expect((await boss.delete('/admin/products/p-00006')).body.code).toBe('NOT_ALLOWED_IN_STATUS');
    await setState('p-00006', 'draft');
    expect((await boss.delete('/admin/products/p-00006')).status).toBe(200);
    expect((await boss.get('/admin/products/p-00006')).status).toBe(404);
  });

  it('shows a seller only own products, and an editor no prices and no stock', async () => {
    expect((await dyer.get('/admin/products/p-00002')).status).toBe(404);
    const words = wordsOf(await read('p-00002'));
    expect((await dyer.put('/admin/products/p-00002', words)).status).toBe(404);
    expect((await dyer.put('/admin/products/p-00002/state', { version: 1, state: 'draft' })).status).toBe(404);
    expect((await dyer.delete('/admin/products/p-00002')).status).toBe(404);
    expect((await dyer.get('/admin/products/p-00002/prices')).status).toBe(404);
    expect((await dyer.get('/admin/variants/SK-2-A/movements')).status).toBe(404);
    const editor = await withRole(api, { email: 'editor@example.com', role: 'EDITOR' });
    expect((await editor.put('/admin/products/p-00002', words)).status).toBe(200);
    const refused = [
      editor.put('/admin/products/p-00002/price', { showPrice: 5 }),
      editor.patch('/admin/variants/SK-2-A/stock', { by: 1 }),
      editor.post('/admin/products/p-00002/variants', { version: 2, sku: 'NEW-2', color: 'Teal', stock: 1 }),
      editor.delete('/admin/products/p-00002'),
    ];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it('adds a draft that nobody finds', async () => {
    const variants = [{ sku: 'DRAFT-1', color: 'Teal', stock: 3 }];
    const draft = { name: 'Secret tide', category: 'Saree', fabric: 'Silk', price: 900, showPrice: 800, isDraft: true };
    const { body } = await dyer.post('/admin/addproduct', { ...draft, variants });
    expect((await api.get('/search?text=secret')).body.products).toEqual([]);
    expect(await read(body.product.productId)).toMatchObject({ state: 'draft', variants: [{ stock: 3 }] });
  });
});
