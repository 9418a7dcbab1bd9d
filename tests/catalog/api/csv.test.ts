import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seller, withRole } from '../../account/staff.ts';
import { createTestApi, DATABASE_KIND, type Client, type Json, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

let api: TestApi;
let manager: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1, { name: '=HYPERLINK("x")', pattern: 'A, "b"' }), productOf(2)]);
  manager = await withRole(api, { email: 'manager@example.com', role: 'MANAGER' });
});
afterAll(() => api.close());

const HEAD = 'product,name,category,fabric,price,showPrice,sellerId,sku,color,stock';
const send = (path: string, csv: string, isDryRun = false, client = manager) =>
  client.post(`/admin/files/${path}`, { csv, isDryRun });
const find = async (text: string): Promise<Json[]> =>
  (await manager.get(`/admin/products?search=${text}`)).body.products;

describe(`products in files (${DATABASE_KIND})`, () => {
  it('lists the faults of each row, and adds nothing', async () => {
    const csv = [
      HEAD,
      'A,Tide one,Hat,Silk,900,800,se-1,TIDE-1,Indigo,4',
      'B,Tide two,Saree,Silk,9.5,800,se-1,TIDE-2,Indigo,4',
      'C,Tide three,Saree,Silk,900,950,se-9,TIDE-3,Indigo,many',
      'C,,,,,,,TIDE-1,Madder,4',
    ].join('\n');
    const { body } = await send('products', csv);
    expect(body.import).toBeUndefined();
    const places = body.faults.map(({ row, field }: Json) => `${row} ${field}`);
    expect(places).toEqual(['2 category', '3 price', '4 stock', '4 sellerId', '5 sku']);
    expect(body.faults[4].message).toBe('Row 2 has this sku already.');
    expect(await find('tide')).toEqual([]);
    const other = async (text: string) => (await send('products', text)).body.message;
    expect(await other('sku,colour\nX,Y')).toContain('“colour” is not a column');
    expect(await other(`${HEAD}\n`)).toBe('The file has no rows.');
    expect(await other('product\n"A')).toContain('not a CSV file');
  });

  it('refuses more rows than a file may have, before it reads them', async () => {
    const head = 'product,name,category,fabric,price,showPrice,sku,color,stock\n';
    const { status, body } = await send('products', head + 'A\n'.repeat(60_000), true);
    expect([status, body.message]).toEqual([400, 'A file has at most 10,000 rows.']);
    const most = await send('products', head + 'A\n'.repeat(10_000), true);
    expect([most.body.rows, most.body.products, most.body.faults.length]).toEqual([10_000, 1, 200]);
    const stock = await send('stock', `sku,counted\n${'A,1\n'.repeat(400)}`, true);
    expect(stock.body.faults.length).toBe(200);
  });

  it('lets a person start three imports, until one is finished', async () => {
    const clerk = await withRole(api, { email: 'clerk@example.com', role: 'MANAGER' });
    const start = async (sku: string) =>
      (await send('products', `${HEAD}\nA,Wave,Saree,Silk,900,800,se-1,${sku},Indigo,4`, false, clerk)).status;
    expect([await start('WAVE-1'), await start('WAVE-2'), await start('WAVE-3')]).toEqual([200, 200, 200]);
    expect(await start('WAVE-4')).toBe(409);
    await api.work();
    expect(await start('WAVE-4')).toBe(200);
    await api.work();
  });

  it('adds drafts by a job, once however often the file is sent', async () => {
    const csv = `\uFEFF${HEAD}\r\nA,"Tide, one",Saree,Silk,"1,900",800,se-1,TIDE-1,Indigo,4\r\nA,,,,,,,TIDE-2,Madder,5\r\n`;
    expect((await send('products', csv, true)).body).toMatchObject({ rows: 2, products: 1, created: 1, faults: [] });
    const started = await Promise.all([send('products', csv), send('products', csv)]);
    const ids = started.map(({ body }) => body.import.importId);
    const progress = (id: string, client = manager) => client.get(`/admin/files/products/${id}`);
    await api.work();
    for (const id of ids) expect((await progress(id)).body.import).toMatchObject({ done: 2, isFinished: true });
    const found = await find('tide');
    expect(found).toMatchObject([{ name: 'Tide, one', state: 'draft', price: 1_900, variants: [{}, { stock: 5 }] }]);
    const dyer = await seller(api, 'dyer@example.com', 'se-1');
    expect((await progress(ids[0], dyer)).status).toBe(404);
  });

  it('writes a file that spreadsheets run no formula of, and that it reads again', async () => {
    const { csv } = (await manager.get('/admin/files/products')).body;
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    const again = (await send('products', csv, true)).body;
    expect(again.faults).toEqual([]);
    expect(again.rows).toBeGreaterThan(3);
  });

  it('sets the stock to what was counted, all rows or none', async () => {
    const { csv } = (await manager.get('/admin/files/stock')).body;
    expect(csv).toContain('SK-2-A,Leheriya saree 2,Indigo,,3,');
    const wrong = await send('stock', 'sku,counted\nSK-2-A,7\nNONE,1\nSK-2-B,-1\nSK-2-A,8');
    expect(wrong.body.faults.map(({ row, field }: Json) => `${row} ${field}`)).toEqual(['3 sku', '4 counted', '5 sku']);
    const counted = 'sku,counted\nSK-2-A,7\nSK-2-B,0\nSK-1-A,';
    expect((await send('stock', counted, true)).body).toEqual({ rows: 2, changes: 1, faults: [] });
    expect((await find('SK-2-A'))[0]?.variants[0].stock).toBe(3);
    await send('stock', counted);
    const { movements } = (await manager.get('/admin/variants/SK-2-A/movements')).body;
    expect(movements).toMatchObject([{ by: 4, stock: 7, reason: 'counted', person: 'manager@example.com' }]);
    const packer = await withRole(api, { email: 'packer@example.com', role: 'PACKER' });
    expect((await send('products', csv, true, packer)).status).toBe(403);
    expect((await send('stock', counted, false, packer)).body.changes).toBe(0);
  });
});
