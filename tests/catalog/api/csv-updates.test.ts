import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { seller, withRole } from '../../account/staff.ts';
import { createTestApi, DATABASE_KIND, type Client, type Json, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

let api: TestApi;
let manager: Client;
let dyer: Client;
/** Another manager: one person has at most three unfinished imports. */
let second: Client;
/** The product of the running test. */
let at = 10;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  const others = { sellers: [{ id: 'se-2', shopName: 'Bhuj Knots' }], products: [] };
  await createCatalogRepository(api.database.db).insert(others);
  await addProducts(api.database, [
    productOf(1, { name: "'=Sum", careGuide: 'Wash\ncold, "gently"', description: '-50 % less, @ home' }),
    productOf(2, { sellerId: 'se-2' }),
    ...Array.from({ length: 20 }, (_, nth) => productOf(10 + nth, { collections: ['Featured', 'Best Sellers'] })),
  ]);
  manager = await withRole(api, { email: 'manager@example.com', role: 'MANAGER' });
  second = await withRole(api, { email: 'second@example.com', role: 'MANAGER' });
  dyer = await seller(api, 'dyer@example.com', 'se-1');
});
beforeEach(() => void (at += 1));
afterAll(() => api.close());

const send = async (csv: string, more: object = {}, client = manager): Promise<Json> =>
  (await client.post('/admin/files/products', { csv, isDryRun: false, ...more })).body;
const check = (csv: string, client = manager) => send(csv, { isDryRun: true }, client);
const read = async (id: string): Promise<Json> => (await manager.get(`/admin/products/${id}`)).body.product;
const idOf = (nth: number) => `p-000${nth}`;
const finish = async (importId: string, client = manager): Promise<Json> => {
  await api.work();
  return (await client.get(`/admin/files/products/${importId}`)).body.import;
};
const exportAll = async (client = manager): Promise<string> => (await client.get('/admin/files/products')).body.csv;
/** The head of an export, and the rows of one of its products with some cells replaced. */
async function exportOf(nth: number, replace: (row: string) => string): Promise<string> {
  const lines = (await exportAll()).trimEnd().split('\r\n');
  return [lines[0], ...lines.filter((line) => line.startsWith(idOf(nth))).map(replace)].join('\r\n');
}
const places = ({ faults }: Json) => faults.map(({ row, field }: Json) => `${row} ${field}`);

describe(`products changed by files (${DATABASE_KIND})`, () => {
  it('changes nothing by an export that is imported as it is', async () => {
    const csv = await exportAll();
    const before = await manager.get('/admin/products?sort=oldest');
    const checked = await check(csv);
    expect(checked).toMatchObject({ faults: [], created: 0, updated: 0, largePriceChanges: 0 });
    expect(new Set(checked.changes.map(({ action }: Json) => action))).toEqual(new Set(['unchanged']));
    const done = await finish((await send(csv)).import.importId);
    expect(done).toMatchObject({ isFinished: true, added: 0, updated: 0, faults: [] });
    expect((await manager.get('/admin/products?sort=oldest')).body).toEqual(before.body);
    expect((await manager.get('/admin/variants/SK-1-A/movements')).body.movements).toEqual([]);
    expect((await manager.get('/admin/products/p-00001/prices')).body.prices).toHaveLength(1);
  });

  it('lists each change, and makes it with history, stock movement and audit entry', async () => {
    const csv = [
      'product,name,pattern,category,showPrice,sku,color,variantSize,stock',
      `${idOf(at)},Tide dupatta,,Dupatta,"1,400",SK-${at}-A,Teal,M,9`,
      `,,,,,SK-${at}-B,,,`,
      `${idOf(at)},,,,,SK-${at}-C,Madder,,4`,
    ].join('\n');
    const { changes, ...checked } = await check(csv);
    expect(checked).toMatchObject({ faults: [], products: 1, created: 0, updated: 1 });
    expect(changes.map(({ row, action }: Json) => `${row} ${action}`)).toEqual(['2 update', '3 unchanged', '4 create']);
    expect(changes[0].fields).toEqual([
      { field: 'name', before: `Leheriya saree ${at}`, after: 'Tide dupatta' },
      { field: 'category', before: 'Saree', after: 'Dupatta' },
      { field: 'pattern', before: 'Leheriya', after: '' },
      { field: 'showPrice', before: '1500', after: '1400' },
      { field: 'color', before: 'Indigo', after: 'Teal' },
      { field: 'variantSize', before: '', after: 'M' },
      { field: 'stock', before: '3', after: '9' },
    ]);
    expect(await read(idOf(at))).toMatchObject({ name: `Leheriya saree ${at}` });
    const done = await finish((await send(csv, { plan: checked.plan })).import.importId);
    expect(done).toMatchObject({ added: 0, updated: 1, done: 3, faults: [] });
    const product = await read(idOf(at));
    expect(product).toMatchObject({
      name: 'Tide dupatta',
      category: 'Dupatta',
      showPrice: 1_400,
      price: 2_000,
      version: 2,
    });
    expect(product).toMatchObject({ state: 'live', fabric: 'Georgette', collections: ['Featured', 'Best Sellers'] });
    expect(product.pattern).toBeUndefined();
    expect(product.variants).toMatchObject([
      { color: 'Teal', size: 'M', stock: 9 },
      { color: 'Mustard', stock: 0 },
      { color: 'Madder', stock: 4 },
    ]);
    const { movements } = (await manager.get(`/admin/variants/SK-${at}-A/movements`)).body;
    expect(movements).toMatchObject([{ by: 6, stock: 9, reason: 'import', person: 'manager@example.com' }]);
    expect((await manager.get(`/admin/products/${idOf(at)}/prices`)).body.prices[1]).toMatchObject({
      showPrice: 1_500,
    });
    const boss = await withRole(api, { email: 'boss@example.com', role: 'ADMIN' });
    const { entries } = (await boss.get(`/admin/audit?object=${idOf(at)}`)).body;
    expect(entries).toMatchObject([{ operation: 'importProducts', role: 'MANAGER', outcome: 'done' }]);
    expect(entries[0].details).toContainEqual({ name: 'showPrice', before: '1500', after: '1400' });
    expect(await check(csv)).toMatchObject({ created: 0, updated: 0 });
  });

  it('changes a price by more than half only when it is confirmed', async () => {
    const csv = `sku,price,showPrice\nSK-${at}-A,4000,900\nSK-${at}-B,,`;
    const checked = await check(csv);
    expect(checked.largePriceChanges).toBe(1);
    expect(checked.changes.map((row: Json) => row.isLargePriceChange)).toEqual([true, false]);
    expect(await send(csv)).toMatchObject({ code: 'INVALID_INPUT', field: 'confirmsPrices' });
    await finish((await send(csv, { confirmsPrices: true })).import.importId);
    expect(await read(idOf(at))).toMatchObject({ price: 4_000, showPrice: 900 });
    const half = await check(`sku,showPrice\nSK-${at}-A,1350`);
    expect(half.largePriceChanges).toBe(0);
  });

  it('names the column and the reason of each fault', async () => {
    const csv = [
      'product,name,showPrice,sellerId,sku,color,stock',
      `${idOf(at)},,2500,,SK-${at}-A,,-4`,
      `${idOf(at)},,,se-2,SK-1-A,,1`,
      `p-00012,Other,,,SK-12-A,,`,
      `X,,,,SK-12-B,,`,
      `p-00013,Name,,,SK-13-A,,`,
      `p-00013,Another name,,,SK-13-B,,`,
    ].join('\n');
    const { faults } = await check(csv);
    expect(faults.map(({ row, field }: Json) => `${row} ${field}`)).toEqual([
      '2 stock',
      '3 sellerId',
      '3 sku',
      '7 name',
      '5 product',
    ]);
    expect(faults[2].message).toBe('Another product has this sku.');
    expect(places(await check(`sku,showPrice\nSK-${at}-A,2500`))).toEqual(['2 showPrice']);
    expect(places(await check(`sku,name\nNEW-1,Only a name`))).toContain('2 price');
    expect(places(await check(`product,sku,name\np-00002,SK-2-A,Mine`, dyer))).toContain('2 sku');
    expect(await exportAll(dyer)).not.toContain('p-00002');
  });

  it('refuses a file that is older than an edit, and leaves what was sold', async () => {
    const renamed = await exportOf(at, (row) => row.replace('Leheriya saree', 'Tide saree'));
    await manager.put(`/admin/products/${idOf(at)}/price`, { showPrice: 1_450 });
    expect(places(await check(renamed))).toEqual(['2 revision']);
    const same = await exportOf(at, (row) => row.replace('Leheriya saree', 'Tide saree'));
    const counted = await exportOf(at, (row) => row.replace(/,3,3,r/, ',8,3,r'));
    await manager.patch(`/admin/variants/SK-${at}-A/stock`, { by: -2 });
    expect(places(await check(counted))).toEqual(['2 stock']);
    const done = await finish((await send(same)).import.importId);
    expect(done).toMatchObject({ updated: 1, faults: [] });
    expect(await read(idOf(at))).toMatchObject({
      name: `Tide saree ${at}`,
      showPrice: 1_450,
      variants: [{ stock: 1 }, {}],
    });
  });

  it('loses nothing of two imports and an edit at once', async () => {
    const file = (sku: string, values: string) => `sku,name,stock\n${sku},${values}`;
    const checked = await check(file(`SK-${at}-A`, 'First,5'));
    const started = [
      await send(file(`SK-${at}-A`, 'First,5'), { plan: checked.plan }),
      await send(file(`SK-${at}-A`, 'Second,')),
      await send(file(`SK-${at + 1}-A`, 'Edited,4')),
      await send(file(`SK-${at}-A`, ',7'), {}, second),
    ];
    await manager.patch(`/admin/variants/SK-${at}-A/stock`, { by: -1 });
    const { version, category, fabric, craft } = await read(idOf(at + 1));
    await manager.put(`/admin/products/${idOf(at + 1)}`, { version, name: 'By hand', category, fabric, craft });
    const ended = [];
    for (const [nth, { import: one }] of started.entries())
      ended.push(await finish(one.importId, nth < 3 ? manager : second));
    expect(ended.map(({ updated, faults }) => [updated, faults.length])).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
    expect(ended[1]).toMatchObject({
      problem: 'Some products were not imported.',
      faults: [{ row: 2, field: 'revision' }],
    });
    // The stock was 3: one was sold, the files add 2 and 4.
    expect(await read(idOf(at))).toMatchObject({ name: 'First', variants: [{ stock: 8 }, {}] });
    expect(await read(idOf(at + 1))).toMatchObject({ name: 'By hand', variants: [{ stock: 3 }, {}] });
    expect(await send(file(`SK-${at}-A`, 'First,5'), { plan: checked.plan })).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    at += 1;
  });
});
